"""Stories written as the players would type them, in which some lines are refused and have to say why."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter

from engine.rules import Value
from playground import Person, Reply
from tests.e2e.company import seated
from tests.e2e.harness import Dealer, Room
from text.language import language


@dataclass(frozen=True)
class Story:
    """A stacked deal and what is typed: `ana /discard card=KC ! E_TAKEN_CARD` is refused, a line without ! is done.

    `[buy]` is a press of that button below the table.
    """

    name: str
    lines: str
    hands: Sequence[str]
    upcard: str = "KC"
    stock: str = ""
    each: int = 0
    rules: Mapping[str, Value] = field(default_factory=dict)

    @property
    def refused(self) -> set[str]:
        """The codes of the refusals in it."""
        return {code.strip() for line in self.lines.splitlines() for code in line.split("!")[1:]}


async def play(room: Room, dealer: Dealer, game: str, story: Story, people: Sequence[Person]) -> None:
    """Play a story at a table of its own, which is closed then."""
    seats = list(people[: max(2, len(story.hands))])
    dealer.stack(*story.hands, upcard=story.upcard, stock=story.stock, each=story.each)
    table = await seated(room, game, seats, story.rules)
    await (await seats[0].slash("/table start")).settled()
    for line in filter(None, map(str.strip, story.lines.splitlines())):
        await typed(room, table, {person.name.lower(): person for person in seats}, line)
    await (await seats[0].slash("/table end")).settled()


async def typed(room: Room, table: int, people: Mapping[str, Person], line: str) -> Reply:
    """One line of a story; what is refused is told in private and in words, and leaves everything as it was."""
    said, _, code = (part.strip() for part in line.partition("!"))
    name, path, *options = shlex.split(said)
    person = people[name]
    before, hand = await room.glance(table), (await room.view(table, person)).hand
    if path.startswith("["):
        reply = await person.click(
            await room.table_message(table), custom_id=f"rm1:{table}:{before.version}:{path[1:-1]}"
        )
    else:
        reply = await person.slash(path, options=dict(option.split("=", 1) for option in options))
    await reply.settled()
    if reply.message is not None and "sure" in str(reply.message.custom_ids):
        button = next(one for one in reply.message.custom_ids if ":sure:" in one)
        reply = await (await person.click(reply, custom_id=button)).settled()
    after = await room.glance(table)
    if not code:
        assert after.version > before.version, (line, reply.text)
        return reply
    assert reply.ephemeral, line
    assert says(code, person.locale, reply.text), (line, reply.text)
    assert (after.version, (await room.view(table, person)).hand) == (before.version, hand), line
    assert not any(says(code, "en", message.text) for message in room.heard), line
    return reply


def says(code: str, locale: str, text: str) -> bool:
    """Whether the text holds a sentence for this refusal, word for word but for its facts."""
    return bool(sentences(f"refusal.{code}", locale, text))


def sentences(key: str, locale: str, text: str) -> list[str]:
    """The keys below this one whose sentence is in the text, word for word but for its facts."""
    messages = language("cs" if locale == "cs" else "en").messages
    below = [name for name in messages if name == key or name.startswith(f"{key}.")]
    return [name for name in below if all(part in text for part in _fixed(messages[name]))]


def _fixed(template: str) -> list[str]:
    return [part for words, *_ in Formatter().parse(template) for part in words.split("\n") if part]
