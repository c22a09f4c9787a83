"""People who play on: each move is drawn from the legal ones, and made by command, by the table or by a panel."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.actions import (
    Buy,
    CallRummy,
    Decline,
    Discard,
    Draw,
    GoOut,
    LayContract,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    Take,
    declared_code,
)
from engine.cards import Card
from engine.views import PlayerView
from playground import Message, Person, Reply
from tests.e2e.harness import Room


@dataclass
class Party:
    """The people at one table, and the dice that decide for them; `ways` are the routes they may use."""

    room: Room
    table_id: int
    people: Sequence[Person]
    dice: Random
    ways: Sequence[str] = ("command", "panel", "table")
    calls: float = 0.5
    """How often somebody calls who can."""
    done: Counter[str] = field(default_factory=Counter)

    async def play(self, most: int = 4_000) -> None:
        """Play until the game is over."""
        for _ in range(most):
            status = (await self.room.glance(self.table_id)).view.status
            if status == "finished":
                return
            await self.step()
        raise AssertionError("the game did not come to an end")

    async def play_hands(self, hands: int) -> None:
        """Play until so many hands are over, or the game is."""
        start = (await self.room.glance(self.table_id)).view.deal
        while True:
            view = (await self.room.glance(self.table_id)).view
            if view.status in ("finished", "closed") or view.deal >= start + hands:
                return
            await self.step()

    async def step(self) -> None:
        """One move of somebody, or everybody's wish for the next hand."""
        view = (await self.room.glance(self.table_id)).view
        if view.status == "between":
            await self.ask_for_next_hand()
            return
        if view.status != "playing":
            return
        if view.can_call and self.dice.random() < self.calls and await self.somebody_calls():
            return
        person = next((one for one in self.people if one.id == view.seats[view.turn].user), None)
        if person is None or view.seats[view.turn].is_computer:
            await asyncio.sleep(0.02)
            return
        seen = await self.room.view(self.table_id, person)
        if not seen.legal or seen.table.turn != seen.seat:
            await asyncio.sleep(0.01)
            return
        await self.make(person, self.choose(seen), self.dice.choice(list(self.ways)))

    async def ask_for_next_hand(self) -> None:
        message = await self.room.table_message(self.table_id)
        deal = (await self.room.glance(self.table_id)).view.deal
        for person in self.people:
            glance = await self.room.glance(self.table_id)
            if glance.view.status != "between" or glance.view.deal != deal:
                return
            if "Next hand" in message.labels and not message.deleted:
                await (await person.click(message, label="Next hand")).settled()
        await asyncio.sleep(0.01)

    async def somebody_calls(self) -> bool:
        order = list(self.people)
        self.dice.shuffle(order)
        for person in order:
            seen = await self.room.view(self.table_id, person)
            calls = [move for move in seen.legal if isinstance(move, CallRummy)]
            if calls:
                await self.make(person, self.dice.choice(calls), self.dice.choice(["command", "panel"]))
                return True
        return False

    def choose(self, seen: PlayerView) -> Move:
        """One of the legal moves; melds and lay-offs are liked, so that hands come to an end."""
        moves = [move for move in seen.legal if not isinstance(move, CallRummy)]
        plays = [move for move in moves if isinstance(move, LayMeld | LayOff | LayContract | GoOut | SwapJoker)]
        if plays and self.dice.random() < 0.8:
            return self.dice.choice(plays)
        takes = [move for move in moves if isinstance(move, Take)]
        draws = [move for move in moves if isinstance(move, Draw)]
        if takes and draws and self.dice.random() < 0.5:
            return draws[0]
        return self.dice.choice(moves)

    async def make(self, person: Person, move: Move, way: str) -> None:
        """Make the move and see that it was made."""
        before = await self.room.view(self.table_id, person)
        self.done[type(move).__name__] += 1
        self.done[way] += 1
        reply = await (self._type(person, move) if way == "command" else self._tap(person, move, way))
        assert not reply.failed
        after = (await self.room.glance(self.table_id)).view
        assert after.version > before.table.version, f"{move} of {person} by {way} was not made: {reply.text}"

    # by commands

    async def _type(self, person: Person, move: Move) -> Reply:
        where: dict[str, Any] = {"table": str(self.table_id)} if self.dice.random() < 0.3 else {}
        match move:
            case Draw():
                reply = await person.slash("/draw", **where)
            case Take(card):
                reply = await person.slash("/draw", source="discard", card=card.code, **where)
            case LayMeld(cards, kind, named):
                more = where | ({"kind": kind} if kind else {})
                reply = await person.slash("/meld", cards=declared_code(cards, named), **more)
            case LayContract(melds):
                cards = "; ".join(declared_code(meld.cards, meld.named) for meld in melds)
                reply = await person.slash("/meld", cards=cards, **where)
            case LayOff(cards, onto, named):
                reply = await person.slash("/layoff", cards=declared_code(cards, named), onto=onto, **where)
            case SwapJoker(onto, card):
                reply = await person.slash("/swap", onto=onto, card=card.code, **where)
            case Discard(card):
                reply = await person.slash("/discard", card=card.code, **where)
            case GoOut(discard):
                reply = await person.slash("/out", discard=discard.code, **where)
            case CallRummy(cards, onto, _, named):
                more = where | ({"onto": onto} if onto else {})
                reply = await person.slash("/rummy", cards=declared_code(cards, named), **more)
            case Buy():
                reply = await person.slash("/draw", source="discard", **where)
            case _:
                reply = await person.slash("/pass", **where)
        return await self._sure(person, await reply.settled())

    # by taps

    async def panel(self, person: Person) -> Message:
        """The hand panel, as **My hand** at the table or the DM shows it."""
        letters = [message for message in person.dms if f"rm1:{self.table_id}:" in " ".join(message.custom_ids)]
        if letters and self.dice.random() < 0.3 and "Discard" in letters[-1].labels:
            return await self._refreshed(person, letters[-1])
        message = await self.room.table_message(self.table_id)
        reply = await (await person.click(message, label="My hand")).settled()
        assert reply.message is not None
        return reply.message

    async def _refreshed(self, person: Person, letter: Message) -> Message:
        """A DM panel as it is now: the menus of an older one are used first, which draws it anew."""
        reply = await (await person.click(letter, label="Hint")).settled()
        assert reply.message is not None
        return reply.message

    async def _tap(self, person: Person, move: Move, way: str) -> Reply:
        match move:
            case Draw() | Take():
                return await self._draw(person, move, way)
            case CallRummy():
                return await self._call(person, move)
            case Buy() | Pass():
                message = await self.room.table_message(self.table_id) if way == "table" else await self.panel(person)
                action = "buy" if isinstance(move, Buy) else "pass"
                button = next(part for part in message.buttons if part["custom_id"].endswith(f":{action}"))
                return await (await person.click(message, custom_id=button["custom_id"])).settled()
        panel = await self.panel(person)
        match move:
            case LayMeld(cards):
                await self.choose_cards(person, panel, cards)
                reply = await (await person.click(panel, label="Meld")).settled()
                return await self._declare(person, reply, move)
            case LayContract():
                await (await person.select(panel, "Melds you hold", "contract")).settled()
                return await (await person.click(panel, label="Lay contract")).settled()
            case LayOff(cards, onto):
                await self.choose_cards(person, panel, cards)
                menu = next(part for part in panel.selects if ":layoffs" in part["custom_id"])
                value = next(option["value"] for option in menu["options"] if option["value"].startswith(f"{onto}|"))
                await (await person.select(panel, menu["custom_id"], value)).settled()
                reply = await (await person.click(panel, label="Lay off")).settled()
                return await self._declare(person, reply, move)
            case SwapJoker(onto, card):
                menu = next(part for part in panel.selects if ":swaps" in part["custom_id"])
                await (await person.select(panel, menu["custom_id"], f"{onto}|{card.code}")).settled()
                reply = await (await person.click(panel, label="Swap joker")).settled()
            case GoOut(discard):
                await self.choose_cards(person, panel, (discard,))
                reply = await (await person.click(panel, label="Go out")).settled()
            case Discard(card):
                await self.choose_cards(person, panel, (card,))
                reply = await (await person.click(panel, label="Discard")).settled()
            case _:
                reply = await (await person.click(panel, label="Pass")).settled()
        return await self._sure(person, reply)

    async def choose_cards(self, person: Person, panel: Message, cards: Sequence[Card]) -> None:
        """Choose exactly these cards in the panel's menus."""
        wanted = {card.code for card in cards}
        for at in range(5):
            menu = next((part for part in panel.selects if part["custom_id"].endswith(f":cards:{at}")), None)
            if menu is None:
                break
            chosen = [option["value"] for option in menu["options"] if option["value"] in wanted]
            if chosen:
                await (await person.select(panel, menu["custom_id"], chosen)).settled()

    async def _draw(self, person: Person, move: Draw | Take, way: str) -> Reply:
        message = await self.room.table_message(self.table_id) if way == "table" else await self.panel(person)
        if isinstance(move, Draw):
            return await (await person.click(message, label="Draw")).settled()
        reply = await (await person.click(message, label="Take")).settled()
        assert reply.message is not None
        menus = [part for part in reply.message.selects if ":pick" in part["custom_id"]]
        for menu in menus:
            if any(option["value"] == move.card.code for option in menu["options"]):
                reply = await (await person.select(reply.message, menu["custom_id"], move.card.code)).settled()
                break
        return await self._sure(person, reply)

    async def _call(self, person: Person, move: CallRummy) -> Reply:
        message = await self.room.table_message(self.table_id)
        reply = await (await person.click(message, label="Rummy!")).settled()
        panel = reply.message
        assert panel is not None
        wanted = {card.code for card in move.cards}
        menus = [part["custom_id"] for part in panel.selects if {"rcards", "rhand"} & set(part["custom_id"].split(":"))]
        for custom_id in menus:
            options = next(part["options"] for part in panel.selects if part["custom_id"] == custom_id)
            chosen = [option["value"] for option in options if option["value"] in wanted]
            if chosen:
                await (await person.select(panel, custom_id, chosen)).settled()
        await (await person.select(panel, "Where do they go?", move.onto or "new")).settled()
        reply = await (await person.click(panel, label="Rummy!")).settled()
        return await self._declare(person, reply, move)

    async def _declare(self, person: Person, reply: Reply, move: LayMeld | LayOff | CallRummy) -> Reply:
        """Say what the joker is, where that is asked."""
        message = reply.message
        assert message is not None
        menu = next((part for part in message.selects if "declare" in part["custom_id"]), None)
        if menu is None:
            return reply
        self.done["declared"] += 1
        wanted = {f"{card.code}={named.text}" for card, named in move.named}
        best = max(menu["options"], key=lambda option: len(wanted & set(option["value"].split("|")[-1].split())))
        return await (await person.select(message, menu["custom_id"], best["value"])).settled()

    async def _sure(self, person: Person, reply: Reply) -> Reply:
        """Confirm, where that is asked."""
        if reply.message is not None and "Do it anyway" in reply.message.labels:
            self.done["confirmed"] += 1
            return await (await person.click(reply.message, label="Do it anyway")).settled()
        return reply


__all__ = ["Decline", "Party"]
