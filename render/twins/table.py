"""The twins of the table boards."""

from __future__ import annotations

from render.boards import table as table_board
from render.layout import MeldsPlan
from render.models.common import SeatModel
from render.models.table import ContractModel, TableModel
from render.pieces import code
from render.twins import common
from render.twins.common import Brevity, within_limit
from render.words import Words, say


def table_twins(model: TableModel, words: Words) -> tuple[tuple[str, str], ...]:
    """(alt, text) of every board, in the boards' order."""
    plan = table_board.plan(model)
    twins = [within_limit(lambda brevity: _first(model, words, brevity))]
    if plan.pile_away is not None:
        twins.append(within_limit(lambda brevity: _sentences(_title(model), _pile(model, words))))
    twins += [_melds_twin(model, places, words) for places in plan.melds_away]
    return tuple(twins)


def _melds_twin(model: TableModel, places: MeldsPlan, words: Words) -> tuple[str, str]:
    numbers = [place.number for place in places.places]
    return within_limit(lambda brevity: _sentences(_title(model), _melds(model, numbers, words, brevity)))


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _title(model: TableModel) -> str:
    return f"{model.header.title}, {model.header.subtitle.replace('  ·  ', ', ')}."


def _first(model: TableModel, words: Words, brevity: Brevity) -> str:
    plan = table_board.plan(model)
    told = [_title(model)]
    if model.contract is not None:
        told.append(say(words, "twin.contract", parts=_contract(model.contract, words)))
    told.append(common.turn(model.pill, words, brevity))
    told.append(say(words, "twin.seats", seats="; ".join(_seat(model, seat, words, brevity) for seat in model.seats)))
    told.append(say(words, "twin.stock", n=model.stock))
    told.append(_discard(model, plan.pile_away is not None, words))
    if plan.melds is None:
        told.append(_counts(model, words))
        told.append(say(words, "twin.see_board", n=3 if plan.pile_away else 2))
    else:
        told.append(_melds(model, range(len(model.melds)), words, brevity))
    if model.contract is not None and model.contract.swaps:
        told.append(_swaps(model.contract, words))
    elif brevity.last_action:
        told.append(_last(model, words, brevity))
    return _sentences(*told)


def _contract(contract: ContractModel, words: Words) -> str:
    parts = [say(words, "set_of", n=3)] * contract.sets + [say(words, "run_of", n=contract.run_min)] * contract.runs
    return ", ".join((*parts, say(words, "cards_each", contract.each, n=contract.each)))


def _seat(model: TableModel, seat: SeatModel, words: Words, brevity: Brevity) -> str:
    if model.contract is None:
        return common.seat(seat, words, brevity, with_hand=model.is_spread)
    state = say(words, "twin.down" if seat.down else "twin.not_down")
    return common.seat(seat, words, brevity, extra=(state,), with_hand=False)


def _swaps(contract: ContractModel, words: Words) -> str:
    told = (say(words, "twin.swap", meld=swap.meld_id, card=code(swap.face)) for swap in contract.swaps)
    return say(words, "twin.swaps", swaps="; ".join(told))


def _discard(model: TableModel, away: bool, words: Words) -> str:
    if not model.pile:
        return say(words, "twin.discard_empty")
    top = say(words, "twin.discard_top", n=model.pile_count, cards=common.cards(model.pile[-1:], words))
    if away:
        return _sentences(top, say(words, "twin.pile_board", n=2))
    return _pile(model, words) if model.is_spread else top


def _pile(model: TableModel, words: Words) -> str:
    return say(words, "twin.discard", cards=common.numbered(model.pile, words))


def _melds(model: TableModel, numbers: range | list[int], words: Words, brevity: Brevity) -> str:
    if not model.melds:
        return say(words, "twin.no_melds")
    return say(
        words, "twin.melds", melds="; ".join(common.meld(model.melds[number], words, brevity) for number in numbers)
    )


def _counts(model: TableModel, words: Words) -> str:
    counts: dict[str, int] = {}
    for meld in model.melds:
        letter = model.seats[meld.owner].letter
        counts[letter] = counts.get(letter, 0) + 1
    return say(words, "melds_n", n=len(model.melds)) + ": " + ", ".join(f"{k} {n}" for k, n in counts.items()) + "."


def _last(model: TableModel, words: Words, brevity: Brevity) -> str:
    lines = (model.last,) if model.is_spread else model.recent
    told = "; ".join(common.spoken(line, brevity) for line in lines if line)
    return say(words, "twin.last", line=told) if told else ""
