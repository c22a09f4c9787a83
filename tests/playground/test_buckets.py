"""How often is too often, and that the library keeps within it when it is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from playground import Clock, FakeClock, GuildPlace, Person, Rates, StandIn
from playground.edge.buckets import GLOBAL, MESSAGES, WEBHOOK, WEBHOOK_CHANNEL, Buckets, Limit, TooFast
from playground.edge.pulse import Pulse
from playground.edge.server import API
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


async def test_what_came_in_a_heap_after_a_standstill_is_judged_by_when_it_can_have_come() -> None:
    clock = FakeClock(1000.0)
    buckets = Buckets(clock)
    await clock.advance(0.9)  # nobody looked for so long: these thirty may have come one by one
    for _ in range(30):
        buckets.take([], counts_globally=True, came=1000.0)
    await clock.advance(0.2)
    for _ in range(30):
        buckets.take([], counts_globally=True)
    assert not buckets.overruns


async def test_a_standstill_excuses_nobody_who_was_too_fast_whenever_it_came() -> None:
    clock = FakeClock(1000.0)
    buckets = Buckets(clock)
    await clock.advance(0.3)
    for _ in range(GLOBAL.most):
        buckets.take([], counts_globally=True, came=1000.0)
    with pytest.raises(TooFast):
        buckets.take([], counts_globally=True, came=1000.0)


def test_a_healthy_pulse_knows_of_no_standstill() -> None:
    pulse = Pulse()
    for at in range(20):
        pulse.beat(100.0 + at * 0.011)
    assert pulse.standstill(100.0 + 20 * 0.011) == 0.0
    assert pulse.longest < 0.01


def test_a_pulse_remembers_a_standstill_for_the_turns_that_a_request_needs() -> None:
    pulse = Pulse()
    for at in (1.0, 1.01, 1.02, 1.72):
        pulse.beat(at)
    assert pulse.standstill(1.73) == pytest.approx(0.71), "since the last beat before it"
    assert pulse.longest == pytest.approx(0.69)
    for at in (1.73, 1.74, 1.75, 1.76, 1.77):
        pulse.beat(at)
    assert pulse.standstill(1.78) == 0.0


async def test_what_lay_unread_while_the_stand_in_stood_still_is_no_overrun() -> None:
    async with StandIn(rates=Rates.COUNTED) as discord:
        ask = f"GET {API}%s HTTP/1.1\r\nHost: x\r\nAuthorization: Bot {discord.token}\r\n\r\n"
        lines = [await asyncio.open_connection("127.0.0.1", discord.port) for _ in range(30)]
        await asyncio.sleep(0.05)
        for _, writer in lines:
            writer.write((ask % "/users/@me").encode())
        time.sleep(0.9)  # the whole stand-in stands still, as in a long collection of garbage
        for reader, _ in lines:
            await reader.readuntil(b"}")
        await asyncio.sleep(0.2)
        for _, writer in lines:
            writer.write((ask % "/gateway/bot").encode())
        for reader, writer in lines:
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            writer.close()
        assert discord.pulse.longest > 0.8
        assert not discord.buckets.overruns, "sixty in a second for who looks late, thirty and thirty as they came"


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
