"""What is said to a player whose move was done."""

from __future__ import annotations

from engine import events as happened
from engine.actions import Buy, Decline, Discard, Draw, GoOut, LayContract, LayMeld, LayOff, Move, Pass, SwapJoker, Take
from engine.house import Done
from text import Said, Words


def done_line(words: Words, move: Move, done: Done) -> Said:
    """One sentence: what was done and, where it is not plain, what comes next."""
    view = done.glance.view
    said = _done(words, move, done)
    for event in done.events:
        if isinstance(event, happened.Floated):
            return words.say("done.floated")
        if isinstance(event, happened.CallFailed):
            return words.say("done.call_penalty", n=event.penalty)
        if isinstance(event, happened.WentOut) and view.result is not None and not isinstance(move, Discard):
            return Said(f"{said}\n{words.say('done.out.hand')}")
    return said


def _done(words: Words, move: Move, done: Done) -> Said:
    events = {type(event): event for event in done.events}
    match move:
        case Draw():
            drew = events.get(happened.Drew)
            if isinstance(drew, happened.Drew) and drew.card is not None:
                return words.say("done.drew", card=words.card(drew.card))
        case Take():
            took = events.get(happened.Took)
            if isinstance(took, happened.Took):
                return _took(words, took)
        case LayMeld():
            melded = events.get(happened.Melded)
            if isinstance(melded, happened.Melded):
                return words.say("done.melded", onto=melded.meld_id, cards=words.meld(melded.meld))
        case LayContract():
            laid = [event for event in done.events if isinstance(event, happened.Melded)]
            melds = words.listed([words.meld(event.meld) for event in laid])
            later = not done.glance.view.rules.layoff_same_turn
            return words.say("done.contract.later" if later else "done.contract", melds=melds)
        case LayOff(cards, onto):
            key = "done.laid_off.several" if len(cards) > 1 else "done.laid_off"
            return words.say(key, cards=words.cards(cards), onto=onto)
        case SwapJoker(onto, card):
            return words.say("done.swapped", card=words.card(card), onto=onto)
        case Discard(card):
            out = happened.WentOut in events
            return words.say("done.discarded.out" if out else "done.discarded", card=words.card(card))
        case GoOut():
            return words.say("done.out.hand" if done.glance.view.result is not None else "done.out")
        case Decline():
            return words.say("done.declined")
        case Pass():
            return words.say("done.passed")
        case Buy():
            pile = done.glance.view.discard
            return words.say("done.bought", card=words.card(pile[-1]) if pile else words.say("no_card"))
    called = events.get(happened.Called)
    if isinstance(called, happened.Called):
        return words.say("done.called", cards=words.cards(called.cards))
    return words.say("done.nothing")


def _took(words: Words, took: happened.Took) -> Said:
    cards = words.cards(took.cards)
    if took.duty is not None:
        return words.say("done.took.duty", cards=cards, duty=words.card(took.duty))
    if len(took.cards) > 1:
        return words.say("done.took.several", cards=cards, n=len(took.cards))
    return words.say("done.took", cards=cards)
