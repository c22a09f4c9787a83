"""What a host may set, and what the example file says about it."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from engine.house.values import Waits
from settings import UNFIT, CannotStart, Settings, wait_name
from tests.conftest import ROOT

TOKEN = "QUJDREVGR0hJSktMTU5PUFFSUw.GhIjKl.mnopqrstuvwxyz0123456789ABCDEFGHIJKLMN"


def test_without_any_setting_there_is_no_token_and_data_is_kept_beside_the_program() -> None:
    assert Settings.read({}) == Settings()
    assert Settings().database == Path("data/rummy.db")


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text(f"DISCORD_TOKEN='{TOKEN}'\nDATA_DIR=/elsewhere\nLOG_LEVEL=\n", encoding="utf-8")
    assert Settings.read({}, dotenv).token == TOKEN
    assert Settings.read({}, dotenv).data_dir == Path("/elsewhere")
    assert Settings.read({"DATA_DIR": "here"}, dotenv).data_dir == Path("here")
    assert Settings.read({"DISCORD_TOKEN": ""}, dotenv).token is None, "an empty variable asks for the playground"
    assert Settings.read({}, tmp_path / "absent").token is None


def test_a_token_may_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text(f"{TOKEN}\n", encoding="utf-8")
    assert Settings.read({"DISCORD_TOKEN_FILE": str(secret)}).token == TOKEN
    secret.write_text("", encoding="utf-8")
    for path in (secret, tmp_path / "absent"):
        with pytest.raises(CannotStart, match="DISCORD_TOKEN_FILE"):
            Settings.read({"DISCORD_TOKEN_FILE": str(path)})


@pytest.mark.parametrize(
    ("token", "slip"),
    [
        ("YOUR_TOKEN_HERE", "placeholder"),
        ("your-bot-token", "placeholder"),
        ("<token>", "placeholder"),
        ("changeme", "placeholder"),
        ("xxxxxxxx", "placeholder"),
        ("MTAx...", "placeholder"),
        (f'"{TOKEN}"', "quotes"),
        (f"'{TOKEN}", "quotes"),
        (f"Bot {TOKEN}", '"Bot "'),
        (f"{TOKEN[:20]} {TOKEN[20:]}", "blank"),
        (f"{TOKEN[:20]}\n{TOKEN[20:]}", "line break"),
        (TOKEN.replace("G", "Ğ"), "characters"),
    ],
)
def test_a_slip_with_the_token_is_named_and_never_repeated(token: str, slip: str) -> None:
    with pytest.raises(CannotStart, match=slip) as problem:
        Settings.read({"DISCORD_TOKEN": token})
    assert problem.value.code == UNFIT
    assert len(problem.value.lines) == 3
    assert "Developer Portal" in problem.value.lines[1]
    assert "mnopqrst" not in " ".join(problem.value.lines)


def test_a_real_looking_token_is_taken_and_not_shown() -> None:
    settings = Settings.read({"DISCORD_TOKEN": f" {TOKEN}\n"})
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)


def test_every_waiting_time_can_be_set() -> None:
    values = [0.25 + number / 32 for number in range(len(fields(Waits)))]
    environment = {wait_name(wait.name): str(value) for wait, value in zip(fields(Waits), values, strict=True)}
    waits = Settings.read(environment).waits
    assert [getattr(waits, wait.name) for wait in fields(Waits)] == values


def test_a_share_of_the_clock_is_no_more_than_all_of_it() -> None:
    assert Settings.read({"RUMMY_NUDGE_SHARE": "1"}).waits.nudge == 1
    with pytest.raises(CannotStart, match="RUMMY_NUDGE_SHARE is '75'"):
        Settings.read({"RUMMY_NUDGE_SHARE": "75"})


@pytest.mark.parametrize("wrong", ["soon", "-1", "nan", "inf"])
def test_a_waiting_time_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(CannotStart, match="RUMMY_CLAIM_SECONDS"):
        Settings.read({"RUMMY_CLAIM_SECONDS": wrong})


def test_the_pace_can_be_set() -> None:
    assert Settings.read({"RUMMY_REQUESTS_PER_SECOND": "120"}).requests_per_second == 120


@pytest.mark.parametrize("wrong", ["0", "-3", "fast", "1e9", "10001"])
def test_a_pace_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(CannotStart, match="RUMMY_REQUESTS_PER_SECOND"):
        Settings.read({"RUMMY_REQUESTS_PER_SECOND": wrong})


@pytest.mark.parametrize(("name", "wrong"), [("LOG_LEVEL", "LOUD"), ("DEV_GUILD", "my server")])
def test_other_nonsense_is_refused_by_name(name: str, wrong: str) -> None:
    with pytest.raises(CannotStart, match=name):
        Settings.read({name: wrong})


def test_the_example_file_has_every_setting_with_its_default_and_changes_nothing(tmp_path: Path) -> None:
    example = ROOT / ".env.example"
    assert Settings.read({}, example) == Settings()
    everything = tmp_path / ".env"
    everything.write_text(example.read_text(encoding="utf-8").replace("\n#", "\n"), encoding="utf-8")
    named = {line.partition("=")[0] for line in everything.read_text("utf-8").splitlines() if "=" in line.split(" ")[0]}
    assert named == {
        "DISCORD_TOKEN",
        "DISCORD_TOKEN_FILE",
        "DATA_DIR",
        "LOG_LEVEL",
        "DEV_GUILD",
        "PLAYGROUND_PORT",
        "RUMMY_GUILD_READY_SECONDS",
        "RUMMY_NETWORK_PATIENCE_SECONDS",
        "RUMMY_REQUESTS_PER_SECOND",
        *(wait_name(wait.name) for wait in fields(Waits)),
    }
    assert Settings.read({}, everything) == Settings()
