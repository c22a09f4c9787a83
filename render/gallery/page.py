"""The gallery's pictures and the page that lays them beside the mock-ups."""

from __future__ import annotations

import html
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from engine import hints
from engine.table import Table
from render.gallery import sheets, situations
from render.gallery.tables import NAMES
from render.kit import kit_of
from render.models.hand import SuggestedMeld, Suggestion
from render.models.leaderboard import LeaderRow
from render.models.melds_help import MeldExample
from render.models.standings import Rating
from render.pictures import (
    Picture,
    draw_hand,
    draw_leaderboard,
    draw_lobby,
    draw_melds_help,
    draw_result,
    draw_standings,
    draw_table,
)
from render.themes import Look

CLASSIC: Final = Look()
MIDNIGHT: Final = Look("midnight")
CONTRAST: Final = Look("contrast")
TWO_COLOURS: Final = Look("classic", "two")


class Exhibit(NamedTuple):
    """One picture with its file name, and the mock-up it answers to ("" for none)."""

    name: str
    mock_up: str
    png: bytes
    alt: str


def _shown(name: str, mock_up: str, picture: Picture) -> Exhibit:
    return Exhibit(name, mock_up, picture.png, picture.alt)


def suggestion_of(table: Table) -> Suggestion:
    """The solver's division of the first seat's hand."""
    view = table.view_for(0)
    best = hints.division(view)
    melds = [SuggestedMeld(play.cards, play.kind, hints.points_of(view.table, play.cards)) for play in best.plays]
    melds.sort(key=lambda meld: -meld.points)
    return Suggestion(tuple(melds), hints.points_of(view.table, best.left))


def exhibits() -> Iterator[Exhibit]:
    """All pictures in the order of the mock-ups."""
    yield from _tables()
    yield from _hands()
    yield from _ends()
    yield from _sheets()


def _tables() -> Iterator[Exhibit]:
    (board,) = draw_table(situations.four_players().view())
    yield _shown("01_rummy500_4_players", "01_rummy500_4_players", board)
    mock_ups = ("02a_rummy500_worst_case_board_1", "02b_rummy500_worst_case_board_2")
    for at, board in enumerate(draw_table(situations.eight_players().view())):
        yield _shown(f"02{'abcd'[at]}_worst_case_board_{at + 1}", mock_ups[at] if at < 2 else "", board)
    (board,) = draw_table(situations.two_players_early().view())
    yield _shown("03_rummy500_2_players_early", "03_rummy500_2_players_early", board)
    (board,) = draw_table(situations.basic_six_players().view())
    yield _shown("03b_basic_rummy_6_players", "03b_basic_rummy_6_players", board)
    (board,) = draw_table(situations.three_thirteen().view())
    yield _shown("05_three_thirteen", "05_three_thirteen", board)
    (board,) = draw_table(situations.contract().view())
    yield _shown("06_contract_rummy", "06_contract_rummy", board)
    (board,) = draw_table(situations.contract(multi_take=True).view())
    yield _shown("06b_contract_rummy_whole_pile", "", board)
    for look in (MIDNIGHT, CONTRAST, TWO_COLOURS):
        (board,) = draw_table(situations.four_players().view(), look)
        yield _shown(f"13_themes_{look.theme}_{look.deck}", "13_themes", board)


def _hands() -> Iterator[Exhibit]:
    hands = (("04a_hand_13", situations.THIRTEEN, 4), ("04b_hand_26", situations.TWENTY_SIX, 4))
    for name, cards, seats in (*hands, ("04c_hand_40", situations.FORTY, 8)):
        table = situations.hand_of(cards, seats)
        yield _shown(name, name, draw_hand(table.view_for(0), suggestion=suggestion_of(table)))


_RATINGS: Final = {
    0: Rating(1520, -3, (1500, 1527, 1519, 1498, 1512, 1531, 1540, 1536, 1523, 1520)),
    1: Rating(1612, 9, (1560, 1574, 1571, 1583, 1590, 1602, 1608, 1596, 1603, 1612)),
    2: Rating(1420, -8, (1470, 1462, 1458, 1448, 1440, 1436, 1431, 1425, 1428, 1420)),
    3: Rating(1475, 2, (1450, 1458, 1456, 1463, 1470, 1465, 1474, 1471, 1473, 1475)),
    4: Rating(1466, -7, (1500, 1500, 1500, 1491, 1484, 1479, 1473, 1466)),
    5: Rating(1502, -11, (1508, 1501, 1489, 1506, 1525, 1529, 1523, 1513, 1502)),
    6: Rating(1548, 24, (1500, 1505, 1503, 1511, 1524, 1548)),
    7: Rating(1391, -6, (1450, 1452, 1449, 1431, 1414, 1405, 1400, 1397, 1391)),
}  # fmt: skip


def _ends() -> Iterator[Exhibit]:
    yield _shown("07a_hand_result_4", "07a_hand_result_4", draw_result(situations.hand_result().view()))
    over = situations.game_result().view()
    yield _shown("07b_hand_result_8", "07b_hand_result_8", draw_result(over))
    yield _shown("08a_final_standings", "08a_final_standings", draw_standings(over, ratings=_RATINGS))
    about = ("Rummy 500", "all time")
    board = draw_leaderboard(_leaders(), MIDNIGHT, about=about, min_games=5, players=23)
    yield _shown("08b_leaderboard", "08b_leaderboard", board)
    plain = [row for row in _leaders() if row.place <= 5]
    unrated = [LeaderRow(row.place, row.name, row.games, row.won, 5000 - 400 * row.place, 150) for row in plain]
    yield _shown("08c_leaderboard_without_ratings", "", draw_leaderboard(unrated, about=about, players=5))
    yield _shown("09_lobby", "09_lobby", draw_lobby(situations.lobby().view(), clock="24 h"))


def _leaders() -> list[LeaderRow]:
    order = (1, 6, 0, 5, 3, 4, 2, 7)
    played = (48, 31, 52, 17, 22, 9, 26, 40)
    won = (22, 13, 17, 5, 6, 2, 5, 6)
    return [
        LeaderRow(at + 1, NAMES[seat], played[at], won[at], 0, None, _RATINGS[seat], is_reader=seat == 0)
        for at, seat in enumerate(order)
    ]


def _sheets() -> Iterator[Exhibit]:
    for name, mock_up, board in (
        ("10_cards_all_faces", "10_cards_all_faces", sheets.faces_sheet(kit_of(CLASSIC))),
        ("11_cards_measures", "11_cards_measures", sheets.states_sheet(kit_of(MIDNIGHT))),
        ("16_names_fallback", "16_names_fallback", sheets.names_sheet(kit_of(MIDNIGHT))),
    ):
        yield Exhibit(name, mock_up, board.canvas.png(), name)
    examples = (
        MeldExample("7S 7H 7D", "One rank, all suits different"),
        MeldExample("5H 6H X1=7H 8H", "One suit, in order"),
        MeldExample("QS KS AS", "Ace above the king"),
        MeldExample("KD AD 2D", "Around the corner", is_good=False),
    )
    yield _shown("17_rules_help", "", draw_melds_help("Melds", examples, subtitle="Rummy 500"))


_STYLE: Final = """body{background:#313338;color:#eee;font:15px sans-serif;margin:24px}
figure{margin:0 0 28px;display:flex;gap:16px;flex-wrap:wrap;align-items:flex-start}
figcaption{flex-basis:100%}img{display:block}p{max-width:110ch;color:#bbb}"""


def write_gallery(folder: Path, mock_ups: Path | None) -> list[Path]:
    """Draws everything into `folder`, with an index page; gives the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    parts: list[str] = []
    for exhibit in exhibits():
        path = folder / f"{exhibit.name}.png"
        path.write_bytes(exhibit.png)
        written.append(path)
        parts.append(_figure(exhibit, folder, mock_ups))
    page = folder / "index.html"
    body = "\n".join(parts)
    page.write_text(
        f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{_STYLE}</style>\n{body}\n', "utf-8"
    )
    return [*written, page]


def _figure(exhibit: Exhibit, folder: Path, mock_ups: Path | None) -> str:
    whole = f'<a href="{exhibit.name}.png">'
    images = [f'{whole}<img src="{exhibit.name}.png" width="{width}" alt=""></a>' for width in (550, 360)]
    target = mock_ups / f"{exhibit.mock_up}.png" if mock_ups and exhibit.mock_up else None
    if target is not None and target.is_file():
        copy = folder / "mock-ups" / target.name
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(target.read_bytes())
        images.insert(1, f'<a href="mock-ups/{target.name}"><img src="mock-ups/{target.name}" width="550" alt=""></a>')
    title, alt = html.escape(exhibit.name), html.escape(exhibit.alt)
    return f"<figure><figcaption><b>{title}</b></figcaption>{''.join(images)}</figure><p>{alt}</p>"
