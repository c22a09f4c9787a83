"""What goes on at a table, in words: happenings, whose turn it is, hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.cards import Card
from engine.rules import CONCEALED, CONTRACT
from engine.views import Happening, PlayerView, TableView
from text import faces
from text.language import Said
from text.names import safe_name

if TYPE_CHECKING:
    from text.words import Words


def happening(words: Words, what: Happening, view: TableView) -> Said:
    """ "**Ana** laid A2: Q♠ Q♦ Q♣."; "somebody did something" is never said: NoSuchWords for an unknown one."""
    facts: dict[str, Any] = {
        "name": words.player(what.seat, view) if what.seat >= 0 else "",
        "cards": _cards(words, what, view),
        "count": len(what.cards),
        "onto": Said(safe_name(what.meld_id or "")),
        "n": what.number,
    }
    base = f"happening.{what.what}"
    keys = [f"{base}.several"] if len(what.cards) > 1 else []
    if what.number:
        keys.append(f"{base}.number")
    return words.say(words.first(*keys, base), **facts)


def _cards(words: Words, what: Happening, view: TableView) -> Said:
    """The cards of a happening; a wild one in a meld with what it stands for there."""
    slots = {slot.card: slot for meld in view.melds if meld.id == what.meld_id for slot in meld.slots}
    joker = words.say("joker")
    return Said(
        " ".join(faces.slot_text(slots[card], joker) if card in slots else words.card(card) for card in what.cards)
    )


def turn(words: Words, view: TableView) -> Said:
    """One line for the table message: whose turn, what to do (never until when: that is a live timestamp)."""
    if view.status == "lobby":
        seats = len(view.seats) + view.open_seats
        if not view.open_seats:
            return words.say("turn.lobby.full", seats=seats)
        return words.say("turn.lobby", taken=len(view.seats), seats=seats)
    if view.status == "finished":
        return words.say("turn.finished", winners=winners(words, view))
    if view.status != "playing" or view.turn < 0:
        return words.say(f"turn.{view.status}" if view.status != "playing" else "turn.between")
    return words.say(f"turn.{turn_key(view)}", **_turn_facts(words, view))


def your_turn(words: Words, player: PlayerView) -> Said:
    """One line for the hand panel, said to its player."""
    view = player.table
    if view.status != "playing" or view.turn < 0:
        return turn(words, view)
    if view.turn != player.seat:
        return words.say("yours.wait", **_turn_facts(words, view))
    return words.say(f"yours.{turn_key(view)}", **_turn_facts(words, view))


def turn_key(view: TableView) -> str:
    """Which moment of a turn this is: the last part of the keys `turn.` and `yours.`."""
    if view.phase == "call" and (view.can_call or view.can_buy):
        return "call" if view.can_call else "buy"
    if view.phase != "play":
        if view.stock_count == 0:
            return "draw.dry"
        return "draw.last" if view.out is not None else "draw"
    if view.duty is not None:
        return "play.duty"
    if view.rules.flow == CONCEALED:
        return "play.last" if view.out is not None else "play.concealed"
    if view.rules.flow == CONTRACT and not view.seats[view.turn].down:
        return "play.contract"
    return "play"


def _turn_facts(words: Words, view: TableView) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": words.player(view.turn, view), "stock": view.stock_count}
    facts["discarder"] = words.player(view.discarder, view) if view.discarder is not None else ""
    facts["out"] = words.player(view.out, view) if view.out is not None else ""
    facts["duty"] = words.card(view.duty) if view.duty is not None else ""
    facts["top"] = words.card(view.discard[-1]) if view.discard else words.say("no_card")
    facts["contract"] = words.contract(*view.contract) if view.contract is not None else ""
    return facts


def winners(words: Words, view: TableView) -> Said:
    """ "Ana", "Ana and Bruno": who won the game."""
    seats = view.result.winners if view.result is not None else ()
    return words.listed([words.player(seat, view) for seat in seats]) if seats else words.say("nobody")


def hint(
    words: Words,
    melds: Sequence[Sequence[Card]],
    layoffs: Sequence[tuple[Sequence[Card], str]],
    discard: Card | None,
    reason: str,
) -> Said:
    """Advice in at most three lines; a kind word where there is nothing to advise."""
    lines = []
    if melds:
        lines.append(words.say("hint.melds", melds=Said("; ".join(words.cards(meld) for meld in melds))))
    if layoffs:
        fits = ", ".join(words.say("hint.fits", cards=words.cards(cards), onto=onto) for cards, onto in layoffs)
        lines.append(words.say("hint.layoffs", fits=Said(fits)))
    if discard is not None:
        why = words.say(f"hint.because.{reason}") if reason else words.say("hint.because")
        lines.append(words.say("hint.discard", card=words.card(discard), why=why))
    return Said("\n".join(lines)) if lines else words.say("hint.nothing")
