"""What Discord would not print is not printed: lengths, counts, layouts and files."""

from __future__ import annotations

from typing import Any

import pytest

from playground import GuildPlace, StandIn
from tests.playground.raw import Raw
from tests.playground.small_bot import picture

Json = dict[str, Any]
V2 = 1 << 15


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Draw", "custom_id": custom_id} | more


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def menu(count: int = 2, **more: Any) -> Json:
    options = [{"label": f"card {number}", "value": f"{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | more


def text(words: str) -> Json:
    return {"type": 10, "content": words}


def gallery(count: int = 1, words: str = "a board", url: str = "https://example.org/a.png") -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, "description": words} for _ in range(count)]}


TOO_MUCH: list[tuple[str, Json, tuple[str | int, ...]]] = [
    ("content over 2,000", {"content": "x" * 2001}, ("content",)),
    ("eleven embeds", {"embeds": [{"title": "x"}] * 11}, ("embeds",)),
    ("embed title over 256", {"embeds": [{"title": "x" * 257}]}, ("embeds", 0, "title")),
    ("embed description over 4,096", {"embeds": [{"description": "x" * 4097}]}, ("embeds", 0, "description")),
    ("26 embed fields", {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]}, ("embeds", 0, "fields")),
    (
        "field name over 256",
        {"embeds": [{"fields": [{"name": "x" * 257, "value": "b"}]}]},
        ("embeds", 0, "fields", 0, "name"),
    ),
    (
        "field value over 1,024",
        {"embeds": [{"fields": [{"name": "a", "value": "x" * 1025}]}]},
        ("embeds", 0, "fields", 0, "value"),
    ),
    ("empty field value", {"embeds": [{"fields": [{"name": "a", "value": ""}]}]}, ("embeds", 0, "fields", 0, "value")),
    ("footer over 2,048", {"embeds": [{"footer": {"text": "x" * 2049}}]}, ("embeds", 0, "footer", "text")),
    ("author over 256", {"embeds": [{"author": {"name": "x" * 257}}]}, ("embeds", 0, "author", "name")),
    ("6,000 in all embeds", {"embeds": [{"description": "x" * 3001}] * 2}, ("embeds",)),
    ("six rows", {"components": [row(button(f"{n}")) for n in range(6)]}, ("components",)),
    (
        "six buttons in a row",
        {"components": [row(*(button(f"{n}") for n in range(6)))]},
        ("components", 0, "components"),
    ),
    ("an empty row", {"components": [row()]}, ("components", 0, "components")),
    ("a bare button", {"components": [button()]}, ("components", 0, "type")),
    ("label over 80", {"components": [row(button(label="x" * 81))]}, ("components", 0, "components", 0, "label")),
    ("neither label nor emoji", {"components": [row(button(label=None))]}, ("components", 0, "components", 0)),
    (
        "a word for an emoji",
        {"components": [row(button(emoji={"name": "heart"}))]},
        ("components", 0, "components", 0, "emoji"),
    ),
    ("custom id over 100", {"components": [row(button("x" * 101))]}, ("components", 0, "components", 0, "custom_id")),
    ("no custom id", {"components": [row(button(""))]}, ("components", 0, "components", 0, "custom_id")),
    ("the same custom id twice", {"components": [row(button("a"), button("a"))]}, ("components",)),
    (
        "a link with a custom id",
        {"components": [row(button(style=5, url="https://example.org"))]},
        ("components", 0, "components", 0),
    ),
    (
        "url over 512",
        {"components": [row({"type": 2, "style": 5, "label": "a", "url": "h" * 513})]},
        ("components", 0, "components", 0, "url"),
    ),
    ("26 options", {"components": [row(menu(26))]}, ("components", 0, "components", 0, "options")),
    ("no options", {"components": [row(menu(0))]}, ("components", 0, "components", 0, "options")),
    (
        "placeholder over 150",
        {"components": [row(menu(placeholder="x" * 151))]},
        ("components", 0, "components", 0, "placeholder"),
    ),
    (
        "more to choose than there is",
        {"components": [row(menu(2, min_values=1, max_values=3))]},
        ("components", 0, "components", 0, "max_values"),
    ),
    (
        "at least 2 of at most 1",
        {"components": [row(menu(min_values=2, max_values=1))]},
        ("components", 0, "components", 0, "min_values"),
    ),
    ("a menu beside a button", {"components": [row(menu(), button())]}, ("components", 0, "components")),
    (
        "the same option twice",
        {"components": [row(menu(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))]},
        ("components", 0, "components", 0, "options", 1, "value"),
    ),
    (
        "option label over 100",
        {"components": [row(menu(options=[{"label": "x" * 101, "value": "1"}]))]},
        ("components", 0, "components", 0, "options", 0, "label"),
    ),
    ("a text display without the flag", {"components": [text("hello")]}, ("components", 0, "type")),
    ("content beside V2", {"flags": V2, "content": "x", "components": [text("hello")]}, ("content",)),
    ("embeds beside V2", {"flags": V2, "embeds": [{"title": "x"}], "components": [text("hello")]}, ("embeds",)),
    ("41 components", {"flags": V2, "components": [text("x") for _ in range(41)]}, ("components",)),
    (
        "41 components, nested",
        {"flags": V2, "components": [{"type": 17, "components": [text("x") for _ in range(40)]}]},
        ("components",),
    ),
    ("over 4,000 in text displays", {"flags": V2, "components": [text("x" * 2001), text("y" * 2000)]}, ("components",)),
    ("an empty text display", {"flags": V2, "components": [text("")]}, ("components", 0, "content")),
    ("eleven pictures", {"flags": V2, "components": [gallery(11)]}, ("components", 0, "items")),
    (
        "alt text over 1,024",
        {"flags": V2, "components": [gallery(words="x" * 1025)]},
        ("components", 0, "items", 0, "description"),
    ),
    (
        "a picture that was not sent",
        {"flags": V2, "components": [gallery(url="attachment://none.png")]},
        ("components", 0, "items", 0, "media", "url"),
    ),
    (
        "a container in a container",
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text("x")]}]}]},
        ("components", 0, "components", 0, "type"),
    ),
    (
        "a section without accessory",
        {"flags": V2, "components": [{"type": 9, "components": [text("x")]}]},
        ("components", 0, "accessory"),
    ),
    (
        "four texts in a section",
        {"flags": V2, "components": [{"type": 9, "components": [text("x")] * 4, "accessory": button()}]},
        ("components", 0, "components"),
    ),
    (
        "a file that is not attached",
        {"flags": V2, "components": [{"type": 13, "file": {"url": "https://example.org/a"}}]},
        ("components", 0, "file", "url"),
    ),
    (
        "nonce-free mentions of all and some",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
    ),
]


@pytest.mark.parametrize(("body", "place"), [case[1:] for case in TOO_MUCH], ids=[case[0] for case in TOO_MUCH])
async def test_too_much_is_refused_by_name_and_place(
    standin: StandIn, room: GuildPlace, raw: Raw, body: Json, place: tuple[str | int, ...]
) -> None:
    channel = room.channel()
    answer = await raw("POST", f"/channels/{channel.id}/messages", body)
    assert (answer.status, answer.code, answer.json["message"]) == (400, 50035, "Invalid Form Body")
    assert answer.fault_at(*place), answer.json
    assert [violation.code for violation in standin.world.violations] == [50035]
    assert standin.world.visible_messages(room.owner.id, channel) == []


JUST_RIGHT: list[tuple[str, Json]] = [
    ("2,000 characters", {"content": "x" * 2000}),
    ("25 buttons", {"components": [row(*(button(f"{r}{n}") for n in range(5))) for r in range(5)]}),
    ("25 options", {"components": [row(menu(25, min_values=0, max_values=25))]}),
    ("ten embeds of 600", {"embeds": [{"description": "x" * 600}] * 10}),
    ("40 components", {"flags": V2, "components": [{"type": 17, "components": [text("x") for _ in range(39)]}]}),
    ("4,000 in text displays", {"flags": V2, "components": [text("x" * 4000)]}),
    ("alt text of 1,024", {"flags": V2, "components": [gallery(10, "x" * 1024)]}),
]


@pytest.mark.parametrize("body", [case[1] for case in JUST_RIGHT], ids=[case[0] for case in JUST_RIGHT])
async def test_the_most_that_fits_is_printed(standin: StandIn, room: GuildPlace, raw: Raw, body: Json) -> None:
    answer = await raw("POST", f"/channels/{room.channel().id}/messages", body)
    assert answer.status == 200, answer.json
    assert not standin.world.violations


async def test_nothing_to_say_is_refused(room: GuildPlace, raw: Raw) -> None:
    assert (await raw("POST", f"/channels/{room.channel().id}/messages", {"content": ""})).code == 50006


async def test_json_is_answered_without_a_charset(room: GuildPlace, raw: Raw) -> None:
    answer = await raw("GET", "/users/@me")
    assert answer.headers["Content-Type"] == "application/json"


async def test_a_wrong_token_opens_nothing(standin: StandIn, raw: Raw) -> None:
    assert (await raw("GET", "/users/@me", token="guessed")).status == 401
    assert standin.world.violations[0].kind == "bad token"


async def test_eleven_files_or_a_huge_one_are_refused(room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/messages"
    eleven = {f"{number}.txt": b"x" for number in range(11)}
    assert (await raw("POST", where, {}, files=eleven)).fault_at("attachments")
    huge = await raw("POST", where, {}, files={"a.bin": b"x" * (10 * 1024 * 1024 + 1)})
    assert (huge.status, huge.code) == (413, 40005)


async def test_a_picture_needs_words(standin: StandIn, room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/messages"
    told = {"attachments": [{"id": 0, "filename": "hand.png", "description": "7 of hearts"}]}
    sent = await raw("POST", where, told, files={"hand.png": picture(40, 30)})
    assert (sent.json["attachments"][0]["width"], sent.json["attachments"][0]["height"]) == (40, 30)
    assert not standin.world.violations
    await raw("POST", where, {}, files={"hand.png": picture()})
    await raw("POST", where, {"embeds": [{"image": {"url": "attachment://b.png"}}]}, files={"b.png": picture()})
    await raw("POST", where, {"embeds": [{"image": {"url": "attachment://gone.png"}}], "content": "x"})
    kinds = [violation.kind for violation in standin.world.violations]
    assert kinds == ["no alt text", "no alt text", "no alt text", "lost picture"]


async def test_a_v2_file_that_nothing_shows_is_lost(standin: StandIn, room: GuildPlace, raw: Raw) -> None:
    told = {"flags": V2, "components": [text("x")], "attachments": [{"id": 0, "description": "a hand"}]}
    await raw("POST", f"/channels/{room.channel().id}/messages", told, files={"hand.png": picture()})
    assert [violation.kind for violation in standin.world.violations] == ["lost picture"]


async def test_alt_text_of_an_attachment_over_1024_is_refused(room: GuildPlace, raw: Raw) -> None:
    told = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    answer = await raw("POST", f"/channels/{room.channel().id}/messages", told, files={"hand.png": picture()})
    assert answer.fault_at("attachments", 0, "description")


async def test_an_edit_adds_files_unless_it_lists_what_to_keep(room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/messages"
    words = {"attachments": [{"id": 0, "description": "a hand"}]}
    first = (await raw("POST", where, words, files={"one.png": picture()})).json
    one = f"{where}/{first['id']}"
    added = (await raw("PATCH", one, {}, files={"two.png": picture()})).json
    assert [item["filename"] for item in added["attachments"]] == ["one.png", "two.png"]
    kept = added["attachments"][1]["id"]
    after = (await raw("PATCH", one, {"attachments": [{"id": kept, "description": "the second"}]})).json
    assert [(item["filename"], item["description"]) for item in after["attachments"]] == [("two.png", "the second")]
    replaced = (await raw("PATCH", one, words, files={"three.png": picture()})).json
    assert [item["filename"] for item in replaced["attachments"]] == ["three.png"]
    assert (await raw("PATCH", one, {"attachments": [{"id": "5"}]})).fault_at("attachments", 0, "id")


async def test_files_can_be_fetched_again(standin: StandIn, room: GuildPlace, raw: Raw) -> None:
    words = {"attachments": [{"id": 0, "description": "a hand"}]}
    sent = await raw("POST", f"/channels/{room.channel().id}/messages", words, files={"one.png": picture()})
    async with raw.session.get(sent.json["attachments"][0]["url"]) as response:
        assert await response.read() == picture()
        assert response.content_type == "image/png"


async def test_v2_cannot_be_taken_back_and_a_classic_message_needs_clearing(room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/messages"
    classic = (await raw("POST", where, {"content": "x", "embeds": [{"title": "y"}]})).json["id"]
    layout = {"flags": V2, "components": [text("hello")]}
    assert (await raw("PATCH", f"{where}/{classic}", layout)).fault_at("content")
    cleared = await raw("PATCH", f"{where}/{classic}", layout | {"content": None, "embeds": []})
    assert cleared.json["flags"] & V2
    assert (await raw("PATCH", f"{where}/{classic}", {"content": "back"})).fault_at("content")


async def test_a_nonce_sends_once(room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/messages"
    body = {"content": "x", "nonce": "turn-7", "enforce_nonce": True}
    first, second = await raw("POST", where, body), await raw("POST", where, body)
    assert first.json["id"] == second.json["id"]
    assert len(room.owner.visible_messages(room.channel())) == 1
    assert (await raw("POST", where, {"content": "x", "nonce": "x" * 26})).fault_at("nonce")


async def test_the_bells_ring_for_whom_they_may(room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/messages"
    ana, ben = room.member("Ana"), room.member("Ben")
    both = f"{ana.mention} {ben.mention} @everyone"
    sent = await raw("POST", where, {"content": both, "allowed_mentions": {"parse": [], "users": [str(ben.id)]}})
    assert (len(ana.pings), len(ben.pings)) == (0, 1)
    await raw("PATCH", f"{where}/{sent.json['id']}", {"content": both})
    assert (len(ana.pings), len(ben.pings)) == (0, 1)
    await raw("POST", where, {"flags": V2, "components": [text(f"your turn {ana.mention}")]})
    assert (len(ana.pings), len(ben.pings)) == (1, 1)


async def test_an_unknown_route_is_a_violation(standin: StandIn, raw: Raw) -> None:
    assert (await raw("GET", "/voice/regions")).status == 404
    assert standin.world.violations[0].kind == "unknown route"
