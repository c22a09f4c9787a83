"""The table board of Rummy 500 and basic Rummy, and its further boards."""

from __future__ import annotations

from itertools import groupby

from render import blocks, layout
from render.blocks import caption
from render.board import Board, fit_line, line_width
from render.boards import contract
from render.kit import Kit
from render.layout import MeldsPlan, PilePlan, Rect, TablePlan
from render.lettering import BODY, BODY_BOLD, CAPTION, NAME, SUBTITLE, TITLE, Style, width_of
from render.measures import BOARD_W, FLOOR, FULL, INNER_W, MARGIN, MEDIUM
from render.models.common import SEPARATOR, Header
from render.models.table import TableModel
from render.pieces import Line
from render.words import Words, say

RIGHT = BOARD_W - MARGIN


def plan(model: TableModel) -> TablePlan:
    """Where everything goes, on one to four boards."""
    melds = [(meld.owner, len(meld.cards)) for meld in model.melds]
    count = len(model.seats)
    if model.contract is None:
        return layout.plan_table(layout.seat_places(count), melds, len(model.pile) if model.is_spread else 0)
    seats = layout.contract_seat_places(count, contract.SEATS_TOP, contract.SEAT_H)
    spread = len(model.pile) if model.is_spread else 0
    return layout.plan_table(seats, melds, spread, melds_must_go=count > 5 and bool(melds))


def table_boards(model: TableModel, kit: Kit, words: Words) -> tuple[Board, ...]:
    """The boards in order: the table, then the pile, then melds, as far as they have boards of their own."""
    places = plan(model)
    boards = [_first(model, places, kit, words)]
    if places.pile_away is not None:
        boards.append(_pile_board(model, places.pile_away, kit, words))
    boards += [melds_board(model, away, kit, words) for away in places.melds_away]
    return tuple(boards)


def _first(model: TableModel, places: TablePlan, kit: Kit, words: Words) -> Board:
    board = Board(kit)
    blocks.draw_header(board, model.header, model.pill)
    if model.contract is not None:
        contract.contract_bar(board, model.contract, words)
    for seat, place in zip(model.seats, places.seats, strict=True):
        if model.contract is not None:
            contract.contract_seat(board, seat, place, model.contract, words)
        else:
            blocks.draw_seat(board, seat, place, words, with_hand=model.is_spread)
    _piles(board, model, places, words)
    draw_melds(board, model, places, words)
    return board


def _piles(board: Board, model: TableModel, places: TablePlan, words: Words) -> None:
    top, pile = places.piles_top, places.pile
    size = pile.size if pile and pile.step == 1 else MEDIUM
    caption(board, say(words, "stock"), MARGIN, places.captions)
    blocks.stock_pile(board, model.stock, MARGIN, top, size, words)
    if pile is not None:
        caption(board, pile_caption(model, words), pile.x, places.captions)
        draw_pile(board, model, pile)
        return
    top_card = model.pile[-1] if model.pile else None
    if places.pile_away is not None:
        text = SEPARATOR.join((say(words, "discard_n", n=model.pile_count), say(words, "see_board", n=2)))
        caption(board, text, 74, places.captions)
        blocks.top_discard(board, top_card, model.pile_count, 74, top, words)
        return
    x = 108 if size is FULL else 74
    caption(board, say(words, "discard"), x, places.captions)
    blocks.top_discard(board, top_card, model.pile_count, x, top, words)
    if model.is_spread or (model.contract and contract.side_box(board, model.contract, places, words)):
        return
    if places.pile is None:
        recent_box(board, model, Rect(138, top, 400, 66))


def pile_caption(model: TableModel, words: Words) -> str:
    """ "Discard 14 · take 8 = cards 8 to 14": the example is the middle of the pile."""
    count = len(model.pile)
    if not count:
        return say(words, "discard")
    first = count // 2 + 1 if count > 2 else 1
    key = "take_one" if first == count else "take_two" if first == count - 1 else "take_range"
    middle = say(words, key, k=first, first=first, last=count)
    return SEPARATOR.join((say(words, "discard_n", n=count), middle))


def draw_pile(board: Board, model: TableModel, pile: PilePlan) -> None:
    """The spread pile with its numbers."""
    size, felt = pile.size, board.theme.felt
    for row in pile.rows:
        cards = model.pile[row.first : row.first + row.count]
        board.fan(cards, size, pile.x, row.y, pile.strip, felt)
        for at, face in enumerate(cards):
            position = row.first + at + 1
            blocks.position_pill(
                board,
                position,
                pile.x + pile.strip * at,
                row.y + size.height - 9,
                pile.strip,
                face,
                position == len(model.pile),
            )


def recent_box(board: Board, model: TableModel, place: Rect) -> None:
    """The last three actions, newest first and brighter."""
    ground = blocks.panel_row(board, place, radius=7)
    theme = board.theme
    for at, told in enumerate(model.recent[:3]):
        tone = theme.text if at == 0 else theme.muted
        board.line(told, place.x + 12, place.y + 14 + 19 * at, tone, ground, place.width - 24)


def draw_melds(board: Board, model: TableModel, places: TablePlan, words: Words) -> None:
    """Caption, last action and the melds, or the strip that counts them."""
    theme, middle = board.theme, places.piles_bottom + 10
    if places.melds is None:
        _count_strip(board, model, 3 if places.pile_away else 2, words)
        if not model.is_spread:
            return
        room = INNER_W - 62 - width_of(pile_caption(model, words), CAPTION) - 24
        _last(board, model, places.captions, words, room)
        return
    parts = [say(words, "melds")]
    if model.melds:
        parts.append(say(words, "laid_off_by"))
    used = caption(board, SEPARATOR.join(parts), MARGIN, middle)
    if model.is_spread:
        _last(board, model, middle, words, INNER_W - used - 24)
    if model.melds:
        draw_meld_blocks(board, model, places.melds)
        return
    place = Rect(MARGIN, places.melds_top, INNER_W, min(96, FLOOR - places.melds_top - 1))
    blocks.dashed_place(board, place, 6)
    centre = place.y + place.height / 2
    hint = say(words, "no_melds_hint_any" if model.any_suit_sets else "no_melds_hint")
    board.text(say(words, "no_melds"), BOARD_W / 2, centre - 9, NAME, theme.text, theme.felt, 0.5)
    board.text(hint, BOARD_W / 2, centre + 10, CAPTION, theme.muted, theme.felt, 0.5)


def _has_swaps(model: TableModel) -> bool:
    return model.contract is not None and bool(model.contract.swaps)


def side_line(model: TableModel, words: Words) -> Line:
    """What stands at the right of a caption: a joker swap that is open, else the last action."""
    if model.contract is not None and model.contract.swaps:
        return contract.swap_line(model.contract, words)
    return model.last


def _last(board: Board, model: TableModel, middle: float, words: Words, room: float) -> None:
    told = side_line(model, words)
    if not told:
        return
    theme, felt = board.theme, board.theme.felt
    label = "" if _has_swaps(model) else say(words, "last") + " "
    style, bold = Style(12, 500), Style(12, 700)
    wide = width_of(label, style)
    told = fit_line(told, style, bold, room - wide)
    x = RIGHT - line_width(told, style, bold) - wide
    board.text(label, x, middle, style, theme.muted, felt)
    board.line(told, x + wide, middle, theme.muted, felt, room, strong=theme.text, style=style, bold=bold)


def draw_meld_blocks(board: Board, model: TableModel, places: MeldsPlan) -> None:
    """The melds of one board."""
    for place in places.places:
        blocks.meld_block(board, model.melds[place.number], place.rect, places.size, places.strip)


def _count_strip(board: Board, model: TableModel, other: int, words: Words) -> None:
    theme = board.theme
    place = Rect(MARGIN, layout.STRIP_TOP, INNER_W, 34)
    ground = blocks.panel_row(board, place, radius=7)
    middle = place.y + 17
    x = place.x + 10
    x += board.text(say(words, "melds_n", n=len(model.melds)), x, middle, BODY_BOLD, theme.text, ground) + 12
    for owner, melds in groupby(model.melds, key=lambda meld: meld.owner):
        blocks.small_tag(board, owner, x, middle - 8.5, 17, ground)
        x += 21 + board.text(str(len(list(melds))), x + 21, middle, SUBTITLE, theme.text, ground) + 9
    text = say(words, "see_board", n=other)
    board.text(text, RIGHT - 10, middle, Style(12.5, 600), theme.accent, ground, 1)


def _pile_board(model: TableModel, pile: PilePlan, kit: Kit, words: Words) -> Board:
    board = Board(kit)
    blocks.draw_header(board, Header(pile_caption(model, words), model.header.title), None)
    draw_pile(board, model, pile)
    return board


def melds_board(model: TableModel, places: MeldsPlan, kit: Kit, words: Words) -> Board:
    """A board of melds with all seat letters and names in its header."""
    board = Board(kit)
    theme = board.theme
    x = MARGIN + board.text(say(words, "melds"), MARGIN, 13.25, TITLE, theme.text, theme.panel) + 10
    pitch = (RIGHT + 8 - x) / len(model.seats)
    for seat in model.seats:
        blocks.small_tag(board, seat.seat, x, 5, 16.5, theme.panel)
        board.name(seat.called, x + 19, 13.25, BODY, theme.text, theme.panel, pitch - 19 - 4)
        x += pitch
    draw_meld_blocks(board, model, places)
    return board
