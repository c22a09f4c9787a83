"""Every way a start can go, as a process of its own against a stand-in on loopback."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from playground import StandIn, wire
from playground.watch import Request
from store.migrate import scripts
from tests.conftest import ROOT

PATIENCE = 30.0
HELP = "Developer Portal"
START = """
import os, sys, contextlib
from playground.startup import pointed_at
import bot
where = os.environ.get("STAND_IN")
with pointed_at(where) if where else contextlib.nullcontext():
    sys.exit(bot.main(sys.argv[1:]))
"""
EXTENSION = """
from discord import app_commands, Interaction

@app_commands.command(description="Deal the next hand")
async def deal(interaction: Interaction) -> None:
    await interaction.response.send_message("dealt")

async def setup(bot):
    bot.tree.add_command(deal)
"""


class Start:
    """One start of the bot: its process and what it says."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""

    async def until(self, words: str) -> None:
        """Read on until these words are said; the test fails where the bot ends or falls silent first."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while words not in self.said:
                piece = await self.process.stdout.read(4096)
                assert piece, f"ended without saying {words!r}:\n{self.said}"
                self.said += piece.decode()

    async def end(self) -> int:
        """The exit code; nothing of what was said is a traceback."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            self.said += (await self.process.stdout.read()).decode()
            code = await self.process.wait()
        assert "Traceback" not in self.said, self.said
        return code

    @property
    def lines(self) -> list[str]:
        return self.said.splitlines()


class Host:
    """Somebody who hosts the bot: a folder to start it in, and a stand-in for Discord."""

    def __init__(self, folder: Path, discord: StandIn) -> None:
        self.folder = folder
        self.discord = discord

    @asynccontextmanager
    async def starting(self, *arguments: str, **environment: str) -> AsyncIterator[Start]:
        """A start that is ended with the block at the latest; variables come on top of a working set."""
        usual = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            "STAND_IN": self.discord.url,
            "DISCORD_TOKEN": self.discord.token,
            "RUMMY_GUILD_READY_SECONDS": "0.05",
            "RUMMY_NETWORK_PATIENCE_SECONDS": "0",
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-Werror",
            "-Wignore::DeprecationWarning:discord.player",
            "-c",
            START,
            *arguments,
            cwd=self.folder,
            env=usual | environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        start = Start(process)
        try:
            yield start
        finally:
            if process.returncode is None:
                process.kill()
                await start.end()

    async def start(self, *arguments: str, **environment: str) -> tuple[int, Start]:
        """A start that is expected to end by itself."""
        async with self.starting(*arguments, **environment) as start:
            return await start.end(), start

    async def evening(self, *arguments: str, **environment: str) -> Start:
        """A start that gets as far as being ready, and is told to stop."""
        async with self.starting(*arguments, **environment) as start:
            await start.until("ready: ")
            start.process.terminate()
            assert await start.end() == 0
        return start

    def extend(self, source: str) -> None:
        """Give the bot these commands instead of its own."""
        (self.folder / "cogs").mkdir(exist_ok=True)
        (self.folder / "cogs" / "__init__.py").touch()
        (self.folder / "cogs" / "dealing.py").write_text(source, encoding="utf-8")

    def registrations(self) -> list[str]:
        """Every registration of commands so far: the names in it, and whether for one server."""
        return [
            f"{'one server' if '/guilds/' in request.path else 'everywhere'}: "
            + " ".join(command["name"] for command in request.body)
            for request in self.discord.world.requests
            if request.method == "PUT" and request.path.endswith("/commands")
        ]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with StandIn(rates="counted") as discord:
        discord.world.guild("Card Room")
        host = Host(tmp_path, discord)
        host.extend(EXTENSION)
        yield host


# What is wrong before anything begins


async def test_without_a_token_and_without_a_playground_there_is_one_helpful_screen(host: Host) -> None:
    (host.folder / "playground").mkdir()
    (host.folder / "playground" / "__init__.py").touch()
    command = f"import sys; sys.path.insert(1, {str(ROOT)!r}); import bot; sys.exit(bot.main([]))"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", command, cwd=host.folder, env={"PATH": os.environ["PATH"]}, stdout=-1, stderr=-2
    )
    start = Start(process)
    assert await start.end() == 78
    assert len(start.lines) == 3
    assert HELP in start.said
    assert not (host.folder / "data").exists()


@pytest.mark.parametrize("token", ["YOUR_TOKEN_HERE", '"abc.def.ghi"', "Bot abc.def.ghi", "abc.def ghi"])
async def test_a_slip_with_the_token_ends_in_three_lines(host: Host, token: str) -> None:
    code, start = await host.start(DISCORD_TOKEN=token)
    assert code == 78
    assert len(start.lines) == 3
    assert HELP in start.said
    assert "abc.def" not in start.said
    assert not host.discord.world.requests


async def test_a_token_that_discord_does_not_know_ends_in_three_lines(host: Host) -> None:
    code, start = await host.start(DISCORD_TOKEN="abc.def.ghi")
    assert code == 78
    assert len(start.lines) == 3
    assert HELP in start.said


async def test_the_token_may_come_from_a_file_or_from_dotenv(host: Host) -> None:
    (host.folder / "secret").write_text(host.discord.token + "\n", encoding="utf-8")
    await host.evening(DISCORD_TOKEN="", DISCORD_TOKEN_FILE="secret")
    (host.folder / ".env").write_text("DISCORD_TOKEN_FILE=secret\nDATA_DIR=kept\n", encoding="utf-8")
    await host.evening(DISCORD_TOKEN="")
    assert (host.folder / "kept" / "rummy.db").is_file()


async def test_without_a_network_there_is_one_line_and_another_code(host: Host) -> None:
    code, start = await host.start(STAND_IN="http://127.0.0.1:9")
    assert code == 69
    assert len(start.lines) == 2
    assert "cannot be reached" in start.lines[0]


async def test_discord_in_trouble_is_told_from_a_wrong_token(host: Host) -> None:
    host.discord.weather.answer(503, times=1)
    code, start = await host.start()
    assert code == 69
    assert "it answers 503" in start.lines[0]


async def test_a_token_reset_after_the_login_ends_in_three_lines(host: Host) -> None:
    def reset(request: Request, _answer: object) -> None:
        if request.method == "PUT":
            host.discord.world.application.token = "another.token.now"

    host.discord.checks.append(reset)
    code, start = await host.start()
    assert code == 78
    assert HELP in start.said


async def test_a_network_that_comes_back_is_waited_for(tmp_path: Path) -> None:
    async with StandIn(rates="counted") as gone:
        port = gone.port
    discord = StandIn(rates="counted", port=port)
    host = Host(tmp_path, discord)
    host.extend(EXTENSION)
    async with host.starting(RUMMY_NETWORK_PATIENCE_SECONDS="20") as start:
        await start.until("trying again")
        async with discord:
            await start.until("ready: ")
            start.process.terminate()
            assert await start.end() == 0


async def test_a_stop_while_waiting_for_the_network_is_clean(host: Host) -> None:
    async with host.starting(STAND_IN="http://127.0.0.1:9", RUMMY_NETWORK_PATIENCE_SECONDS="60") as start:
        await start.until("trying again")
        start.process.send_signal(signal.SIGINT)
        assert await start.end() == 0


async def test_a_database_of_a_newer_program_is_refused_in_words(host: Host) -> None:
    (host.folder / "data").mkdir()
    with closing(sqlite3.connect(host.folder / "data" / "rummy.db")) as connection:
        connection.execute(f"PRAGMA user_version = {len(scripts()) + 1}")
    code, start = await host.start()
    assert code == 78
    assert "Update Rummy Table" in start.said
    assert not host.discord.world.requests, "found out before connecting"


async def test_somebody_elses_database_is_refused_in_words(host: Host) -> None:
    (host.folder / "data").mkdir()
    (host.folder / "data" / "rummy.db").write_text("not a database, a shopping list\n" * 100, encoding="utf-8")
    code, start = await host.start()
    assert code == 78
    assert "DATA_DIR" in start.said


async def test_a_data_folder_that_cannot_be_made_is_refused_in_words(host: Host) -> None:
    (host.folder / "data").write_text("a file in the way", encoding="utf-8")
    code, start = await host.start()
    assert code == 78
    assert len(start.lines) == 2
    assert "DATA_DIR cannot be used" in start.said


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_data_folder_that_may_not_be_written_is_refused_in_words(host: Host) -> None:
    (host.folder / "data").mkdir(mode=0o500)
    code, start = await host.start()
    assert code == 78
    assert "DATA_DIR cannot be used" in start.said


# Two at once, and stopping


async def test_a_second_bot_on_the_same_data_says_so_and_stops(host: Host) -> None:
    async with host.starting() as first:
        await first.until("ready: ")
        code, second = await host.start()
        assert code == 75
        assert str(first.process.pid) in second.said
        code, looking = await host.start("--check")
        assert code == 0, "a check beside a running bot is well"
        assert str(first.process.pid) in looking.said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_closes_everything(host: Host, number: signal.Signals) -> None:
    async with host.starting() as start:
        await start.until("ready: ")
        start.process.send_signal(number)
        assert await start.end() == 0
    assert not (host.folder / "data" / "rummy.db-wal").exists(), "the last connection folds the log into the file"
    assert not host.discord.world.line.connected


async def test_a_killed_bot_starts_again(host: Host) -> None:
    async with host.starting() as start:
        await start.until("ready: ")
        start.process.kill()
        await start.process.wait()
    host.discord.bot_died()
    await host.evening()


# A good start


async def test_the_first_start_prints_the_invitation_and_registers_the_commands(host: Host) -> None:
    start = await host.evening()
    application = host.discord.world.application.id
    assert f"client_id={application}" in start.said
    assert "permissions=274878024704" in start.said
    assert "scope=bot+applications.commands" in start.said
    assert host.registrations() == ["everywhere: deal"]
    assert not host.discord.world.violations


async def test_the_bots_own_commands_are_taken_as_they_are(host: Host) -> None:
    shutil.rmtree(host.folder / "cogs")
    await host.evening()
    (registered,) = host.registrations()
    assert {"table", "settings"} <= set(registered.removeprefix("everywhere: ").split())
    await host.evening()
    assert len(host.registrations()) == 1, "the same commands make the same sum"
    assert not host.discord.world.violations


async def test_commands_are_registered_again_only_when_they_changed(host: Host) -> None:
    await host.evening()
    again = await host.evening()
    assert host.registrations() == ["everywhere: deal"]
    assert "client_id" not in again.said, "who has invited it needs no invitation"
    host.extend(EXTENSION.replace("Deal the next hand", "Deal another hand"))
    await host.evening()
    assert len(host.registrations()) == 2
    await host.evening("--sync")
    assert len(host.registrations()) == 3


async def test_a_registration_that_discord_refuses_keeps_nobody_from_playing(host: Host) -> None:
    host.discord.weather.answer(400, route="PUT */commands")
    start = await host.evening()
    assert "could not be registered" in start.said
    await host.evening()
    assert len(host.registrations()) == 2, "tried again at the next start"


async def test_a_server_for_development_gets_the_commands_and_loses_them_again(host: Host) -> None:
    (guild,) = host.discord.world.guilds
    await host.evening(DEV_GUILD=str(guild))
    assert host.registrations() == ["one server: deal"]
    await host.evening(DEV_GUILD=str(guild))
    assert host.registrations() == ["one server: deal"]
    await host.evening()
    assert host.registrations() == ["one server: deal", "one server: ", "everywhere: deal"]


async def test_an_application_that_sends_its_commands_elsewhere_is_warned_of(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = wire.application
    elsewhere = {"interactions_endpoint_url": "https://elsewhere.example/interactions"}
    monkeypatch.setattr(wire, "application", lambda world: usual(world) | elsewhere)
    assert "interactions endpoint URL" in (await host.evening()).said


async def test_a_check_looks_at_everything_and_connects_to_nothing(host: Host) -> None:
    code, start = await host.start("--check")
    assert code == 0
    assert "in order" in start.said
    assert not host.discord.world.requests
    code, start = await host.start("--check", DISCORD_TOKEN="")
    assert code == 78
    assert HELP in start.said


async def test_a_broken_extension_is_found_before_connecting(host: Host) -> None:
    host.extend("async def setup(bot):\n    raise RuntimeError('no cards')\n")
    async with host.starting("--check") as start:
        assert start.process.stdout is not None
        said = (await start.process.stdout.read()).decode()
        assert await start.process.wait() != 0
    assert "no cards" in said
    assert not host.discord.world.requests


async def test_not_even_the_debug_log_holds_the_token(host: Host) -> None:
    start = await host.evening(LOG_LEVEL="DEBUG")
    written = (host.folder / "data" / "log" / "rummy.log").read_text(encoding="utf-8")
    assert "ready: " in written
    for text in (start.said, written):
        assert host.discord.token not in text
