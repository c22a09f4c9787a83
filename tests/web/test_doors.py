"""Who gets in: the key, this machine's own address, and no other page that the browser has open."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground import StandIn
from playground.page import Site

KEY = "a-key-of-the-tests"


class Absent:
    """No bot at all."""

    state = "stopped"
    told = ""

    async def restart(self, *, kill: bool = False) -> None:
        raise AssertionError("nobody asked for this")


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    discord = StandIn()
    discord.world.guild("Card Room").member("Ana")
    found = Site(discord, Absent(), KEY)
    await discord.start(found.application())
    yield found
    await discord.stop()


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as found:
        yield found


async def test_the_page_comes_with_a_strict_policy(site: Site, session: aiohttp.ClientSession) -> None:
    async with session.get(site.url) as answer:
        assert answer.status == 200
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["", "live", "web/app.js", "files/1/attachments/1/1/hand.png"])
@pytest.mark.parametrize("key", ["", "wrong", KEY[:-1], KEY + "x", KEY.upper()])
async def test_without_the_key_there_is_nothing(
    site: Site, session: aiohttp.ClientSession, key: str, path: str
) -> None:
    async with session.get(f"{site.discord.url}/{key}/{path}") as answer:
        assert answer.status == 404


async def test_a_name_bound_anew_to_this_machine_is_refused(site: Site, session: aiohttp.ClientSession) -> None:
    port = site.discord.port
    for host, wanted in (
        ("evil.example", 403),
        (f"evil.example:{port}", 403),
        (f"127.0.0.1:{port + 1}", 403),
        (f"localhost:{port}", 200),
    ):
        async with session.get(site.url, headers={"Host": host}) as answer:
            assert answer.status == wanted, host


async def test_other_pages_of_the_browser_are_refused_even_with_the_key(
    site: Site, session: aiohttp.ClientSession
) -> None:
    for headers in ({"Origin": "http://127.0.0.1:1"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        async with session.get(site.url, headers=headers) as answer:
            assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{site.url}live", headers=headers)
        assert refused.value.status == 403


async def test_a_browser_cannot_speak_to_the_bots_side(site: Site, session: aiohttp.ClientSession) -> None:
    own = {"Origin": site.discord.url}
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(f"{site.discord.url}/gateway/socket", headers=own)
    assert refused.value.status == 404
    async with session.get(f"{site.discord.url}/api/v10/users/@me", headers=own) as answer:
        assert answer.status == 404
    assert not site.world.violations


async def test_only_files_of_the_page_are_served(site: Site, session: aiohttp.ClientSession) -> None:
    for name in ("../page/site.py", "%2e%2e/start.py", "..%2fstart.py", "nothing.js", "app.js/"):
        async with session.get(f"{site.url}web/{name}") as answer:
            assert answer.status == 404


async def test_a_line_is_one_persons_and_what_it_cannot_do_is_told(site: Site, session: aiohttp.ClientSession) -> None:
    general = str(site.world.guild("Card Room").channel().id)
    async with session.ws_connect(f"{site.url}live?as=Ana") as line:
        assert (await line.receive_json())["me"]["name"] == "Ana"
        await line.receive_json()
        for asked in (
            {"ask": "_send_places"},
            {"ask": "fault"},
            {"ask": "history", "with": {"channel": "1"}},
            {"ask": "history", "with": {"chanel": general}},
            {"ask": "press", "with": {"channel": general, "message": "1", "custom_id": "x"}},
            {"ask": "submit", "with": {"form": "1", "fields": {}}},
            {"ask": "say", "with": {"channel": general, "text": "x" * 2001}},
            {"ask": "slash", "with": {"channel": general, "path": "/nothing", "options": {}}},
        ):
            await line.send_json({"id": 7, **asked})
            answer = await line.receive_json()
            assert answer["re"] == 7
            assert answer["refused"]
        await line.send_json({"id": 8, "ask": "say", "with": {"channel": general, "text": "good evening"}})
        told = [await line.receive_json(), await line.receive_json()]
        assert {sheet["t"] for sheet in told} == {"message", "answer"}
