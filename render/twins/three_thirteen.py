"""The twin of Three Thirteen's board."""

from __future__ import annotations

from render.boards.three_thirteen import note_lines, wild_title
from render.models.common import LETTERS, number, signed
from render.models.three_thirteen import PlayerRow, ThreeThirteenModel
from render.twins import common
from render.twins.common import Brevity, within_limit
from render.words import Words, say


def three_thirteen_twin(model: ThreeThirteenModel, words: Words) -> tuple[str, str]:
    """(alt, text): round, wild rank, turn, who is out, per player what is shown, stock, top discard."""
    return within_limit(lambda brevity: _twin(model, words, brevity))


def _twin(model: ThreeThirteenModel, words: Words, brevity: Brevity) -> str:
    wild = wild_title(model, words)
    if model.has_jokers:
        wild += ", " + say(words, "jokers_wild")
    told = [f"{model.header.title}, {model.header.subtitle.replace('  ·  ', ', ')}.", f"{wild}."]
    told.append(common.turn(model.pill, words, brevity))
    if model.out_called is not None:
        name = common.name(model.out_called, brevity)
        told.append(say(words, "twin.out", letter=LETTERS[model.out], name=name))
    else:
        told.append(say(words, "nobody_out") + ".")
    told.append(" ".join(note_lines(model, words)))
    told.append("; ".join(_row(model, row, words, brevity) for row in model.rows) + ".")
    told.append(say(words, "twin.stock", n=model.stock))
    if model.top is None:
        told.append(say(words, "twin.discard_empty"))
    else:
        told.append(say(words, "twin.discard_top", n=model.pile_count, cards=common.cards((model.top,), words)))
    return " ".join(told)


def _row(model: ThreeThirteenModel, row: PlayerRow, words: Words, brevity: Brevity) -> str:
    dealer = f" ({say(words, 'dealer')})" if row.is_dealer else ""
    facts = [f"{LETTERS[row.seat]} {common.name(row.called, brevity)}{dealer}"]
    if row.has_left:
        facts.append(say(words, "left_table"))
    if row.points is None:
        facts.append(say(words, "cards", row.backs, n=row.backs))
        if model.out >= 0 and (row.in_turn or row.waits):
            facts.append(say(words, "last_turn_now" if row.in_turn else "last_turn_waits"))
    else:
        facts += [common.meld_cards(group, "set", words, brevity) for group in row.groups]
        if row.left:
            facts.append(f"{say(words, 'left')} {common.cards(row.left, words)}")
        facts.append(say(words, "this_round", points=signed(row.points) if row.points else "+0"))
    facts.append(say(words, "twin.total", points=number(row.total)))
    return ", ".join(facts)
