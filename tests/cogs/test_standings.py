"""`/standings` and `/stats` after finished games: every board, game, period and page, and who is not shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from bot import RummyBot
from cogs.standings.board import BOARDS, Asked, least_games
from cogs.standings.periods import offered, period_key
from engine.records import GameRecord, HandRecord, Place, PlayerResult
from engine.variants import GAMES
from playground import ClientRefuses, GuildPlace, Person, Reply
from tests.e2e.harness import Room
from text import words_for

ENGLISH = words_for("en")
Result = tuple[Person, int, bool]
LINE = '{"by":null,"do":"end","why":"empty"}'


async def played(
    bot: RummyBot, room: GuildPlace, results: Sequence[Result], game: str = "rummy500", days_ago: float = 0.0
) -> int:
    """A game of one hand that ended so many days ago; its table."""
    at = datetime.now(UTC).timestamp() - days_ago * 86_400
    table = await bot.store.create_table(Place(room.id, room.channel().id), LINE, at=at, status="closed")
    lowest = game in ("three_thirteen", "contract_rummy")
    ordered = sorted((points for _, points, _ in results), reverse=not lowest)
    players = tuple(
        PlayerResult(who.name, points, won, who.id, place=ordered.index(points) + 1 if len(results) > 1 else None)
        for who, points, won in results
    )
    await bot.store.append(
        table,
        2,
        [LINE],
        at=at,
        hand=HandRecord(game, 1, at, players, lowest_wins=lowest),
        game=GameRecord(game, at, players, lowest_wins=lowest),
        people=[who.id for who, _, _ in results],
    )
    return table


async def rows(reader: Person, panel: Reply | None = None, **options: object) -> str:
    """All that a page says: the panel, the alt text of its picture, and the words behind **Text**."""
    page = panel if panel is not None else await reader.slash("/standings", options=options)
    message = page.message
    assert message is not None
    text = (await reader.click(page, "Text")).text
    for line in text.splitlines()[2:]:
        place, _, name = line.strip("*").partition(": ")[0].partition(". ")
        assert "\\" in name or not message.alt_texts or f"{place}: {name}" in message.alt_texts[0]
    return f"{message.text}\n{text}"


async def test_nobody_has_played_yet(bot: RummyBot, ana: Person) -> None:
    reply = await ana.slash("/standings")
    assert reply.ephemeral
    assert "Standings: Card Room" in reply.text
    assert "No games have been finished here yet" in reply.text


async def test_the_board_after_two_games(bot: RummyBot, room: GuildPlace, ana: Person, ben: Person) -> None:
    await played(bot, room, [(ana, 505, True), (ben, 300, False)])
    await played(bot, room, [(ana, 410, False), (ben, 520, True)])
    await played(bot, room, [(ana, 70, True), (ben, 90, False)], "three_thirteen")
    page = await rows(ana)
    assert "**1. Ana: 2 won of 3 games**" in page
    assert "2. Ben: 1 won of 3 games" in page
    assert "Page 1 of 1" in page
    page = await rows(ben, board="points", game="Rummy 500")
    assert "1. Ana: 915 points in 2 games · 505 points in one hand · 1 won of 2 games\n" in page
    assert "**2. Ben: 820 points in 2 games** · 520 points in one hand" in page
    page = await rows(ben, board="points", game="Three Thirteen")
    assert "1. Ana: 70 points in 1 game" in page
    assert "Fewest points win in this game" in page
    assert "**1. Ben: 520 points in one hand**" in await rows(ben, board="best hand", game="Rummy 500")


@pytest.mark.parametrize("board", BOARDS)
async def test_every_board_of_every_game_by_menu_and_by_typing(
    bot: RummyBot, room: GuildPlace, ana: Person, ben: Person, board: str
) -> None:
    for game in GAMES:
        for _ in range(least_games(board)):
            await played(bot, room, [(ana, 120, True), (ben, 80, False)], game)
    for game in GAMES:
        typed = await rows(ana, board=board, game=game)
        assert "Ana" in typed
        assert "Ben" in typed
        assert ENGLISH.game(game) in typed
    panel = await ana.slash("/standings")
    panel = await ana.select(panel, "Ordered by", board)
    for game in reversed(GAMES):
        panel = await ana.select(panel, "Game", game)
        assert panel.is_update
        assert await rows(ana, panel) == await rows(ana, board=board, game=game)


async def test_points_need_a_game_and_get_the_servers_own(
    bot: RummyBot, room: GuildPlace, ana: Person, ben: Person, boss: Person
) -> None:
    await boss.slash("/settings", game="Three Thirteen")
    await played(bot, room, [(ana, 70, True), (ben, 90, False)], "three_thirteen")
    page = await rows(ana, board="points")
    assert "points · Three Thirteen" in page
    assert "**1. Ana: 70 points" in page


async def test_periods(bot: RummyBot, room: GuildPlace, ana: Person, ben: Person) -> None:
    now = datetime.now(UTC)
    await played(bot, room, [(ana, 500, True)])
    await played(bot, room, [(ben, 500, True)], days_ago=800)
    year = f"{datetime.fromtimestamp(now.timestamp() - 800 * 86_400, UTC):%Y}"
    for said, there, absent in (
        ("all", "Ben", "nobody"),
        ("this month", "Ana", "Ben"),
        ("year", "Ana", "Ben"),
        (f"{now:%Y-%m}", "Ana", "Ben"),
        (year, "Ben", "Ana"),
    ):
        page = await rows(ana, period=said)
        assert there in page
        assert absent not in page
    assert "No finished games match" in (await ana.slash("/standings", period="2020-01")).text
    assert "Name a period" in (await ana.slash("/standings", period="last summer")).text
    panel = await ana.select(await ana.slash("/standings"), "Period", "month")
    assert "this month" in panel.text
    assert "Ben" not in await rows(ana, panel)
    choices = (await ana.autocomplete("/standings", "period")).choices
    assert [choice["value"] for choice in choices[:3]] == ["all", "year", "month"]
    assert len(choices) <= 25
    assert [choice["name"] for choice in (await ana.autocomplete("/standings", "period", "this")).choices] == [
        "this year",
        "this month",
    ]


async def test_turning_pages(bot: RummyBot, room: GuildPlace) -> None:
    people = [room.member(f"Guest {number:02}") for number in range(1, 20)]
    for number, person in enumerate(people):
        for _ in range(20 - number):
            await played(bot, room, [(person, 500, True)])
    reader = people[9]
    panel = await reader.slash("/standings")
    assert "1. Guest 01: 20 won" in await rows(reader, panel)
    assert "Page 1 of 3" in panel.text
    with pytest.raises(ClientRefuses, match="disabled"):
        await reader.click(panel, "Previous")
    panel = await reader.click(panel, "Next")
    assert "**10. Guest 10" in await rows(reader, panel)
    panel = await reader.click(panel, "Next")
    assert "17. Guest 17" in await rows(reader, panel)
    with pytest.raises(ClientRefuses, match="disabled"):
        await reader.click(panel, "Next")
    panel = await reader.click(panel, "Previous")
    assert "Page 2 of 3" in panel.text
    assert "Page 3 of 3" in (await reader.slash("/standings", page=3)).text
    assert "Page 3 of 3" in (await reader.slash("/standings", page=99)).text
    assert "9. Guest 09" in await rows(reader, panel)


async def test_who_does_not_want_to_be_listed_is_not(bot: RummyBot, room: GuildPlace, ana: Person, ben: Person) -> None:
    await played(bot, room, [(ana, 505, True), (ben, 300, False)])
    await ana.slash("/preferences", leaderboard=False)
    assert "Ana" not in await rows(ben)
    hidden = await ben.slash("/stats", member=ana)
    assert "Ana keeps their results to themselves" in hidden.text
    assert "1 won" in (await ana.slash("/stats")).text


async def test_ratings_are_shown_first_once_somebody_has_enough_games(
    bot: RummyBot, room: GuildPlace, ana: Person, ben: Person
) -> None:
    for _ in range(4):
        await played(bot, room, [(ana, 505, True), (ben, 300, False)])
    panel = await ana.slash("/standings")
    assert "games won · all games" in panel.text
    empty = await ana.slash("/standings", board="rating")
    assert "You: 4 rated games; 5 are needed for a place" in empty.text
    assert empty.message is not None
    assert "Nobody has 5 rated games yet" in empty.message.alt_texts[0]
    assert "Nobody has enough rated games here yet" in (await ana.click(empty, "Text")).text
    await played(bot, room, [(ana, 410, False), (ben, 520, True)])
    panel = await ana.slash("/standings")
    assert "rating · all games" in panel.text
    assert "You: place 1 of 2" in panel.text
    assert panel.message is not None
    told = panel.message.alt_texts[0]
    assert "min. 5 games" in told
    ratings = await bot.store.standings(room.id, board="rating", min_games=5)
    for line in ratings.lines:
        assert line.rating is not None
        change = f"{line.rating.change:+}".replace("-", "−")
        course = line.rating.course
        assert f"{line.place}: {line.name}, rating {line.rating.now}, change {change}" in told
        assert f"last games {' '.join(map(str, course))}, games 5, won {20 * line.won}%" in told
        page = await rows(ana, panel)
        assert f"{line.place}. {line.name}: {line.rating.now} ({change})" in page
        assert f"{line.won} won of 5 games · last games {', '.join(map(str, course))}" in page
    assert "2 players · at least 5 rated games" in page


async def test_computers_only_means_no_rating_and_no_columns_for_it(
    bot: RummyBot, room: GuildPlace, ana: Person
) -> None:
    for _ in range(6):
        await played(bot, room, [(ana, 505, True)])
    panel = await ana.slash("/standings")
    assert panel.message is not None
    assert "1: Ana, games 6, won 6 · 100%" in panel.message.alt_texts[0]
    assert "You: place 1 of 1" in panel.text


async def test_finding_oneself(bot: RummyBot, room: GuildPlace) -> None:
    people = [room.member(f"Guest {number:02}") for number in range(1, 12)]
    for number, person in enumerate(people):
        for _ in range(12 - number):
            await played(bot, room, [(person, 500, True)])
    reader = people[9]
    panel = await reader.slash("/standings", board="wins")
    assert "You: place 10 of 11" in panel.text
    panel = await reader.click(panel, "My place")
    assert panel.is_update
    assert "Page 2 of 2" in panel.text
    assert "**10. Guest 10" in await rows(reader, panel)
    with pytest.raises(ClientRefuses, match="disabled"):
        await reader.click(panel, "My place")
    stranger = room.member("Stranger")
    panel = await stranger.slash("/standings", board="wins")
    assert "You: no games of this kind" in panel.text
    with pytest.raises(ClientRefuses, match="disabled"):
        await stranger.click(panel, "My place")
    await reader.slash("/preferences", leaderboard=False)
    assert "You: on no leaderboard, as you chose" in (await reader.slash("/standings", board="wins")).text


async def test_form_in_the_stats(bot: RummyBot, room: GuildPlace, ana: Person, ben: Person) -> None:
    for points in (505, 510, 200, 515):
        await played(bot, room, [(ana, points, points > 300), (ben, 300, points < 300)])
    told = (await ana.slash("/stats")).text
    stats = await bot.store.player_stats(room.id, ana.id)
    assert stats is not None
    rating = next(total.rating for total in stats.totals if total.game == "rummy500")
    assert rating is not None
    assert f"Rating {rating.now} (+{rating.change}), after the last rated games: 1527, " in told
    assert told.count("Wins in a row: 1 now, 2 at most") == 2
    assert "won with 505 points, " in told
    assert ", rating +27" in told
    assert told.index("Rummy 500**") < told.index("In all: 4 games")
    czech = await room.member("Petr", locale="cs").slash("/stats", member=ana)
    assert f"Síla {rating.now} (+{rating.change})" in czech.text
    assert "Výhry v řadě: teď 1, nejvíc 2" in czech.text


async def test_stats(bot: RummyBot, room: GuildPlace, ana: Person, ben: Person) -> None:
    assert "You have not finished a game here yet" in (await ana.slash("/stats")).text
    assert "Ben has not finished a game here yet" in (await ana.slash("/stats", member=ben)).text
    await played(bot, room, [(ana, 505, True), (ben, 300, False)])
    await played(bot, room, [(ana, 70, True), (ben, 90, False)], "three_thirteen")
    reply = await ana.slash("/stats", member=ben)
    assert reply.ephemeral
    assert "**Rummy 500**: 1 game, 0 won, best hand +300" in reply.text
    assert "In all: 2 games, 0 won" in reply.text
    assert "Three Thirteen, 90 points" in reply.text
    assert "won with 505 points" in (await ana.slash("/stats")).text


async def test_names_are_peoples_own_words(bot: RummyBot, room: GuildPlace, ana: Person) -> None:
    rogue = room.member("@everyone **x** <@1>")
    await played(bot, room, [(rogue, 505, True)])
    for text in (await rows(ana), (await ana.slash("/stats", member=rogue)).text):
        assert "x" in text
        assert "@everyone" not in text
        assert "**x**" not in text
        assert "<@1>" not in text


async def test_in_czech(bot: RummyBot, room: GuildPlace, ana: Person) -> None:
    czech = words_for("cs")
    await played(bot, room, [(ana, 505, True)])
    petr = room.member("Petr", locale="cs")
    reply = await petr.slash("/standings")
    assert czech.label("choice.any_game") in reply.text
    assert "1 výhra z 1 hry" in (await petr.click(reply, czech.label("button.text"))).text
    panel = await petr.select(reply, czech.label("menu.board"), "points")
    assert "505 bodů" in (await petr.click(panel, czech.label("button.text"))).text
    assert "505" in (await petr.slash("/stats", member=ana)).text


@pytest.mark.parametrize("asked", [Asked(), Asked("points", "rummy500", "2026-11", 12), Asked("games", "", "2026", 0)])
def test_a_page_travels_in_a_custom_id(asked: Asked) -> None:
    assert Asked.of(asked.arg) == asked
    assert len(asked.arg) <= 40


def test_what_is_offered_is_understood() -> None:
    now = datetime(2026, 1, 31, tzinfo=UTC)
    found = dict(offered(ENGLISH, now))
    assert found["2025-12"] == "2025-12"
    assert found["2025-01"] == "2025-01"
    assert "2024-12" not in found
    assert all(period_key(value, now) is not None for value in found.values())
    assert all(period_key(name, now) == period_key(value, now) for name, value in found.items())
    assert period_key("2026-13", now) is None


async def test_the_board_is_for_servers(hall: Room, ana: Person) -> None:
    with pytest.raises(ClientRefuses, match="not in the menu"):
        await ana.slash("/standings", channel=ana.dm)
