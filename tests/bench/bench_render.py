"""Pictures: boards and hands from warm caches, their bytes, memory of the caches, and how free the event loop stays."""

from __future__ import annotations

import asyncio
import io
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from PIL import Image

from engine.actions import CHANCE, Deal, Discard, Draw
from engine.entries import Played
from engine.table import Table
from engine.views import PlayerView, TableView
from render import Look, Studio
from render.gallery import situations
from render.kit import kit_of
from render.pictures import sketch_hand, sketch_table
from render.words import ENGLISH_WORDS
from tests.engine.battery import open_table

RUNS = 7
EVENTS = 1_000
WARM_HANDS = 10
LAG_SECONDS = 5.0
BOARDS_A_SECOND = 20
LOOK = Look()
ANCHOR = "one Pillow RGB PNG level-6 encode of the same picture"


def game_views(seed: int, players: int, moves: int) -> list[Table]:
    """A random hand of Rummy 500, a copy after each move."""
    dice = random.Random(seed)
    table, _ = open_table("rummy500", {}, players, dice)
    match = table.match
    assert match is not None
    deck = match.deal_due() or []
    dice.shuffle(deck)
    table.apply(None, Played(CHANCE, Deal(tuple(deck))))
    copies = []
    for _ in range(moves):
        if match.round is None or match.round.is_over:
            break
        legal = match.round.legal_actions()
        if not legal:
            break
        seat = match.round.turn
        wanted = [move for move in legal if not isinstance(move, Draw | Discard)]
        table.apply(100 + seat, Played(seat, dice.choice(wanted or list(legal))))
        copies.append(table.copy())
    return copies


def seconds(action: Callable[[], object]) -> float:
    """Processor time of one call (all of it is in this thread), so that a busy machine does not count."""
    started = time.thread_time()
    action()
    return time.thread_time() - started


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which a share of all lie."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def encode_plainly(image: Image.Image) -> bytes:
    """The anchor."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def board(view: TableView) -> bytes:
    """Model, twin, board and file."""
    return sketch_table(view, LOOK, ENGLISH_WORDS).pictures()[0].png


def hand(view: PlayerView) -> bytes:
    """The same for a hand."""
    return sketch_hand(view, LOOK, ENGLISH_WORDS).pictures()[0].png


def alternating(draw: Callable[[], bytes]) -> tuple[list[float], list[float], float]:
    """(seconds of draws, seconds of anchors, share of the anchor's bytes), measured in turns."""
    png = draw()
    image = Image.open(io.BytesIO(png)).convert("RGB")
    plain = encode_plainly(image)
    drawn: list[float] = []
    plainly: list[float] = []
    for _ in range(RUNS):
        plainly.append(seconds(lambda: encode_plainly(image)))
        drawn.append(statistics.median(seconds(draw) for _ in range(10)))
    return drawn, plainly, len(png) / len(plain)


def rows() -> list[tuple[str, str, float | None, str]]:
    """The table's rows."""
    view = situations.four_players().view()
    player = situations.hand_of(situations.THIRTEEN).view_for(0)
    drawn, plainly, share = alternating(lambda: board(view))
    anchor = statistics.median(plainly)
    found: list[tuple[str, str, float | None, str]] = [
        ("table board, p50", ANCHOR, statistics.median(drawn) / anchor, f"{1e3 * statistics.median(drawn):.2f} ms"),
        ("the same, bytes", "that PNG's bytes", share, f"{len(board(view)) / 1000:.0f} KB"),
    ]
    hands, _, _ = alternating(lambda: hand(player))
    middle = statistics.median(hands)
    found.append(("hand of 13, p50", "the board's encode", middle / anchor, f"{1e3 * middle:.2f} ms"))
    found.append(_whole_hands(anchor))
    found.append(_whole_games(anchor))
    found.append(_memory())
    found.append(asyncio.run(_lag(view)))
    return found


def _whole_hands(anchor: float) -> tuple[str, str, float | None, str]:
    """The hand of whoever is in turn in every state of random games, after a first few."""
    times: list[float] = []
    seed = 0
    while len(times) < EVENTS:
        for table in game_views(seed, 2 + seed % 7, 60):
            seat = table.seat_in_turn
            if seat is None:
                continue
            player = table.view_for(seat)
            took = seconds(lambda player=player: hand(player))  # type: ignore[misc]
            if seed >= WARM_HANDS:
                times.append(took)
        seed += 1
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    remark = f"p50 {1e3 * p50:.2f} ms, p99 {1e3 * p99:.1f} ms over {len(times)} hands of {seed - WARM_HANDS} deals"
    return ("hands of whole deals, p99", "the board's encode", p99 / anchor, remark)


def _whole_games(anchor: float) -> tuple[str, str, float | None, str]:
    """Every state of whole hands in turn, after a first few: cards and melds not met so far are drawn anew."""
    times: list[float] = []
    for seed in range(WARM_HANDS):
        for table in game_views(seed, 2 + seed % 7, 60):
            board(table.view())
    seed = WARM_HANDS
    while len(times) < EVENTS:
        for table in game_views(seed, 2 + seed % 7, 60):
            now = table.view()
            times.append(seconds(lambda now=now: board(now)))  # type: ignore[misc]
        seed += 1
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    remark = f"p50 {1e3 * p50:.2f} ms, p99 {1e3 * p99:.1f} ms over {len(times)} states of {seed - WARM_HANDS} hands"
    return ("boards of whole hands, p99", ANCHOR, p99 / anchor, remark)


def _memory() -> tuple[str, str, float | None, str]:
    store = kit_of(LOOK).sprites
    bound = f"never more than {store.limit >> 20} MB a look"
    remark = f"{store.bytes / 1e6:.1f} MB in {len(store)} sprites after those hands; {bound}"
    return ("sprites kept", "their bound", store.bytes / store.limit, remark)


async def _lag(view: TableView) -> tuple[str, str, float | None, str]:
    """How late a timer comes while 20 boards a second are drawn."""
    studio = Studio()
    lags: list[float] = []
    stop = time.perf_counter() + LAG_SECONDS

    async def ticks() -> None:
        while time.perf_counter() < stop:
            started = time.perf_counter()
            await asyncio.sleep(0.002)
            lags.append(time.perf_counter() - started - 0.002)

    async def boards() -> None:
        number = 0
        while time.perf_counter() < stop:
            number += 1
            await studio.table(number % 40, replace(view, stock_count=number % 25, version=number))
            await asyncio.sleep(1 / BOARDS_A_SECOND)

    await asyncio.gather(ticks(), boards())
    studio.close()
    remark = (
        f"p50 {1e3 * percentile(lags, 0.5):.2f} ms, p99 {1e3 * percentile(lags, 0.99):.2f} ms, {studio.drawn} boards"
    )
    return ("event-loop lag at 20 boards/s", "", None, remark)
