"""Members' names are their own words, and can neither ping, nor link, nor draw, nor turn a sentence round."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from text.names import LONGEST_NAME, plain_name, safe_name, shorten

ESCAPED = re.compile(r"\\(.)")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n Silva\t", "Ana Silva"),
        ("\u202eevil\u2066", "evil"),
        ("a\u0000b\ufeffc\u200bd", "abcd"),
        ("", "?"),
        ("\u200d\u202e", "?"),
        ("ليلى", "ليلى"),
        ("美優 🌸", "美優 🌸"),
        ("👩\u200d🌾", "👩\u200d🌾"),
    ],
)
def test_a_name_is_one_line_of_visible_signs(name: str, shown: str) -> None:
    assert plain_name(name) == shown


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("**Ana**", r"\*\*Ana\*\*"),
        ("_a_~~b~~||c||`d`", r"\_a\_\~\~b\~\~\|\|c\|\|\`d\`"),
        ("@everyone", "@\u200beveryone"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678\\>"),
        ("<#1> <:x:2> <t:3:R>", r"\<\#1\> \<:x:2\> \<t:3:R\>"),
        ("[win](https://x.example)", r"\[win\]\(https\://x.example\)"),
        ("https://x.example", r"https\://x.example"),
        ("# Big", r"\# Big"),
        ("> quote", r"\> quote"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("-# small", r"\-\# small"),
        ("a\\b", r"a\\b"),
        ("Mary-Ann 2.0", "Mary-Ann 2.0"),
    ],
)
def test_a_name_in_a_message_is_only_its_letters(name: str, message: str) -> None:
    assert safe_name(name) == message


@given(st.text(max_size=120))
def test_any_name_is_harmless(name: str) -> None:
    plain, safe = plain_name(name), safe_name(name)
    assert 0 < len(plain) <= LONGEST_NAME
    assert not any(unicodedata.category(sign) in ("Cc", "Zl", "Zp") for sign in plain)
    assert ESCAPED.sub(r"\1", safe).replace("@\u200b", "@") == plain
    bare = ESCAPED.sub("", safe)
    assert not re.search(r"[*_~`|<>\[\]#]|@(?!\u200b)|://", bare)


def test_a_long_text_ends_in_an_ellipsis() -> None:
    assert shorten("abcdef", 4) == "abc…"
    assert shorten("abcd", 4) == "abcd"
