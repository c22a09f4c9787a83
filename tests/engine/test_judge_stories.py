"""The judge's told games: each move with its verdict, and the same future from every position on the way."""

from __future__ import annotations

from typing import Any

import pytest

from engine.referee import judge
from tests.engine.judge.stories import STORIES, Story
from tests.engine.stories import move


def scenario(story: Story) -> tuple[dict[str, Any], list[str]]:
    """The story as the referee reads it, and the verdict on each of its moves."""
    _, game, rules, position, lines = story
    rules = dict(rules)
    told: dict[str, Any] = {"game": game, "position": position, "moves": []}
    preset = rules.pop("preset", None)
    if preset:
        told["preset"] = preset
    told["rules"] = rules
    verdicts = []
    for line in lines.splitlines():
        text, verdict = line.strip().split(" > ")
        word, _, rest = text.partition(" ")
        told["moves"].append({"do": "restock", "order": rest} if word == "restock" else move(text))
        verdicts.append(verdict)
    return told, verdicts


@pytest.mark.parametrize("story", STORIES, ids=[story[0] for story in STORIES])
def test_every_move_is_judged_as_the_rule_book_does(story: Story) -> None:
    told, verdicts = scenario(story)
    lines = judge(told)[:-1]
    assert ["ok" if line["ok"] else line["refusal"] for line in lines] == verdicts


def alike(position: dict[str, Any]) -> dict[str, Any]:
    """A position without the order of cards in hands; one of a hand that is over keeps no hands."""
    hands = None if position["phase"] == "over" else [sorted(hand.split()) for hand in position["hands"]]
    return {**position, "hands": hands}


@pytest.mark.parametrize("story", STORIES, ids=[story[0] for story in STORIES])
def test_every_position_on_the_way_has_the_same_future_and_an_honest_list(story: Story) -> None:
    """Fed back, a position gives the same lines; what it lists is accepted, but for a draw that needs the shuffle."""
    told, _ = scenario(story)
    whole = judge(told)
    for cut in range(len(told["moves"]) + 1):
        start = {**told, "moves": told["moves"][:cut]}
        closing = judge(start)[-1]
        again = {**told, "position": closing["position"], "moves": told["moves"][cut:]}
        lines = judge(again)
        assert lines[:-1] == whole[cut:-1]
        assert alike(lines[-1]["position"]) == alike(whole[-1]["position"])
        for offer in closing["legal"]:
            verdict = judge({**start, "moves": [*start["moves"], offer]})[-2]
            assert verdict["ok"] or verdict["refusal"] == "E_RESTOCK_DUE", (offer, verdict)


def test_there_are_many_of_them() -> None:
    assert sum(len(scenario(story)[1]) for story in STORIES) >= 300
