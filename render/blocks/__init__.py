"""Building blocks of boards (design 5)."""

from render.blocks.header import draw_header
from render.blocks.melds import hint_ring, meld_block
from render.blocks.parts import (
    avatar,
    caption,
    chip_pill,
    count_card,
    dashed_place,
    dealer_mark,
    letter_tag,
    mark_dealer,
    panel_row,
    small_tag,
    write,
    write_runs,
)
from render.blocks.piles import count_pill, empty_card, position_pill, stock_pile, top_discard
from render.blocks.seats import draw_seat, name_colour, seat_panel

__all__ = [
    "avatar",
    "caption",
    "chip_pill",
    "count_card",
    "count_pill",
    "dashed_place",
    "dealer_mark",
    "draw_header",
    "draw_seat",
    "empty_card",
    "hint_ring",
    "letter_tag",
    "mark_dealer",
    "meld_block",
    "name_colour",
    "panel_row",
    "position_pill",
    "seat_panel",
    "small_tag",
    "stock_pile",
    "top_discard",
    "write",
    "write_runs",
]
