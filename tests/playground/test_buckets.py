"""How often is too often, and that the library keeps within it when it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from playground import Clock, FakeClock, GuildPlace, Person, Rates, StandIn
from playground.edge.buckets import GLOBAL, MESSAGES, WEBHOOK, WEBHOOK_CHANNEL, Buckets, Limit, TooFast
from playground.startup import running
from tests.playground.raw import Raw
from tests.playground.small_bot import SmallBot


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    # Ten times faster than life: five seconds of a bucket are half a second here.
    async with StandIn(clock=Clock(scale=10), rates=Rates.ENFORCED) as discord:
        yield discord


def spend(buckets: Buckets, times: int, *limits: tuple[Limit, str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for _ in range(times):
        headers = buckets.take(list(limits), counts_globally=False)
    return headers


def test_a_bucket_tells_what_is_left_and_refuses_the_sixth() -> None:
    clock = FakeClock(1000.0)
    buckets = Buckets(clock)
    headers = spend(buckets, 5, (MESSAGES, "1"))
    assert (headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]) == ("5", "0")
    assert headers["X-RateLimit-Reset-After"] == "5.000"
    with pytest.raises(TooFast) as refused:
        spend(buckets, 1, (MESSAGES, "1"))
    assert refused.value.retry_after == 5.0
    assert refused.value.headers["Via"]
    assert spend(buckets, 1, (MESSAGES, "2"))["X-RateLimit-Remaining"] == "4"


async def test_a_bucket_fills_again() -> None:
    clock = FakeClock(1000.0)
    buckets = Buckets(clock)
    spend(buckets, 5, (MESSAGES, "1"))
    await clock.advance(5)
    assert spend(buckets, 1, (MESSAGES, "1"))["X-RateLimit-Remaining"] == "4"


def test_follow_ups_have_five_in_two_seconds_and_thirty_a_minute_per_channel() -> None:
    clock = FakeClock(1000.0)
    buckets = Buckets(clock)
    for token in range(6):
        spend(buckets, 5, (WEBHOOK, str(token)), (WEBHOOK_CHANNEL, "1"))
    with pytest.raises(TooFast) as refused:
        spend(buckets, 1, (WEBHOOK, "fresh"), (WEBHOOK_CHANNEL, "1"))
    assert refused.value.headers["X-RateLimit-Scope"] == "shared"


def test_fifty_a_second_in_all_with_answers_apart() -> None:
    buckets = Buckets(FakeClock(1000.0))
    for number in range(GLOBAL.most):
        buckets.take([(MESSAGES, str(number))], counts_globally=True)
    with pytest.raises(TooFast) as refused:
        buckets.take([(MESSAGES, "x")], counts_globally=True)
    assert refused.value.body["global"] is True
    buckets.take([], counts_globally=False)


def test_counted_limits_never_slow_the_bot_down() -> None:
    buckets = Buckets(FakeClock(1000.0), Rates.COUNTED)
    assert spend(buckets, 8, (MESSAGES, "1")) == {}
    assert buckets.overruns["messages"] == 3


async def test_a_raw_burst_earns_a_429_and_a_violation(standin: StandIn, room: GuildPlace, raw: Raw) -> None:
    where = f"/channels/{room.channel().id}/messages"
    answers = [await raw("POST", where, {"content": "x"}) for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert answers[-1].json["retry_after"] <= 0.5
    assert answers[-1].headers["Via"]
    assert [violation.kind for violation in standin.world.violations] == ["too fast"]


async def test_the_library_waits_by_itself_when_it_sees_the_headers(standin: StandIn, room: GuildPlace) -> None:
    async with running(SmallBot(sync=False), standin) as _:
        pass
    bot = SmallBot(sync=False)
    async with running(bot, standin):
        channel = bot.get_partial_messageable(room.channel().id)
        before = standin.world.clock.now()
        sent = [await channel.send(f"{number}") for number in range(7)]
        for number in range(4):
            await channel.get_partial_message(sent[0].id).edit(content=f"again {number}")
        assert standin.world.clock.now() - before > 5
    assert not standin.world.violations


async def test_answers_to_presses_are_not_held_up(standin: StandIn, room: GuildPlace) -> None:
    ana = room.member("Ana")
    async with running(SmallBot(), standin):
        opened = await ana.slash("/table open", game="rummy500")
        before = asyncio.get_running_loop().time()
        for _ in range(20):
            await _count(ana, opened)
        assert asyncio.get_running_loop().time() - before < 1
    assert not standin.world.violations


async def _count(ana: Person, opened: object) -> None:
    await ana.click(opened, label="Count")  # type: ignore[arg-type]
