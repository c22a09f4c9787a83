"""The menu of commands: what may be registered, and what a client lets a person send."""

from __future__ import annotations

from typing import Any

import pytest

from playground import ClientRefuses, GuildPlace, Person, StandIn
from tests.playground.raw import Raw

Json = dict[str, Any]


def command(name: str = "hand", **more: Any) -> Json:
    return {"name": name, "description": "Your hand"} | more


def option(name: str = "card", kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "A card"} | more


WRONG: list[tuple[str, Json, tuple[str | int, ...]]] = [
    ("capitals in the name", command("Hand"), (0, "name")),
    ("a space in the name", command("my hand"), (0, "name")),
    ("a name over 32", command("x" * 33), (0, "name")),
    ("no description", command(description=""), (0, "description")),
    ("a description over 100", command(description="x" * 101), (0, "description")),
    ("26 options", command(options=[option(f"o{n}") for n in range(26)]), (0, "options")),
    ("the same option twice", command(options=[option(), option()]), (0, "options", 0, "name")),
    (
        "a required option after a free one",
        command(options=[option("a"), option("b", required=True)]),
        (0, "options", 1),
    ),
    (
        "26 choices",
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        (0, "options", 0, "choices"),
    ),
    (
        "a choice over 100",
        command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]),
        (0, "options", 0, "choices", 0, "name"),
    ),
    (
        "choices and completion",
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        (0, "options", 0, "autocomplete"),
    ),
    ("an unknown language", command(name_localizations={"xx": "hand"}), (0, "name_localizations", "xx")),
    ("capitals in a language", command(name_localizations={"de": "Hand"}), (0, "name_localizations", "de")),
    ("an unknown place", command(contexts=[7]), (0, "contexts", 0)),
    (
        "a group in a group",
        command(options=[option("a", 2, options=[option("b", 2, options=[option("c", 1)])])]),
        (0, "options", 0, "options", 0, "type"),
    ),
    ("subcommands beside options", command(options=[option("a", 1), option("b")]), (0, "options")),
    (
        "over 8,000 in all",
        command(
            options=[
                option(f"o{n}", choices=[{"name": f"{c}" + "x" * 90, "value": "y" * 90} for c in range(25)])
                for n in range(2)
            ]
        ),
        (0,),
    ),
]


@pytest.mark.parametrize(("form", "place"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
async def test_a_wrong_command_is_not_registered(
    standin: StandIn, raw: Raw, form: Json, place: tuple[str | int, ...]
) -> None:
    answer = await raw("PUT", f"/applications/{standin.world.application.id}/commands", [form])
    assert answer.code == 50035
    assert answer.fault_at(*place), answer.json
    assert standin.world.commands == {}


async def test_a_sync_replaces_everything_and_keeps_ids(standin: StandIn, room: GuildPlace, raw: Raw) -> None:
    where = f"/applications/{standin.world.application.id}/commands"
    first = (await raw("PUT", where, [command("hand"), command("draw")])).json
    second = (await raw("PUT", where, [command("hand", description="Another"), command("meld")])).json
    assert second[0]["id"] == first[0]["id"]
    assert [item["name"] for item in (await raw("GET", where)).json] == ["hand", "meld"]
    guild = f"/applications/{standin.world.application.id}/guilds/{room.id}/commands"
    await raw("PUT", guild, [command("admin")])
    assert [item.name for item in room.member("Ana").menu()] == ["admin", "hand", "meld"]
    assert (await raw("PUT", where, [command("hand"), command("hand")])).fault_at(1, "name")
    assert (await raw("DELETE", f"{where}/{second[1]['id']}")).status == 204
    assert (await raw("DELETE", f"{where}/{second[1]['id']}")).code == 10063


async def test_101_commands_or_201_new_ones_a_day_are_too_many(standin: StandIn, raw: Raw) -> None:
    where = f"/applications/{standin.world.application.id}/commands"
    assert (await raw("PUT", where, [command(f"c{n}") for n in range(101)])).code == 30032
    assert (await raw("PUT", where, [command(f"a{n}") for n in range(100)])).status == 200
    assert (await raw("PUT", where, [command(f"b{n}") for n in range(100)])).status == 200
    assert (await raw("PUT", where, [command(f"b{n}") for n in range(100)])).status == 200
    assert (await raw("PUT", where, [command("one-more")])).code == 30034


async def test_languages_come_back_only_when_asked_for(standin: StandIn, raw: Raw) -> None:
    where = f"/applications/{standin.world.application.id}/commands"
    await raw("PUT", where, [command(name_localizations={"de": "blatt"})])
    assert "name_localizations" not in (await raw("GET", where)).json[0]
    assert (await raw("GET", f"{where}?with_localizations=true")).json[0]["name_localizations"] == {"de": "blatt"}


# -- what a client lets a person send ---------------------------------------------------------------------------


@pytest.mark.usefixtures("bot")
class TestClient:
    async def test_unknown_commands_and_options(self, ana: Person) -> None:
        with pytest.raises(ClientRefuses, match="not in the menu"):
            await ana.slash("/poker")
        with pytest.raises(ClientRefuses, match="no subcommand close"):
            await ana.slash("/table close")
        with pytest.raises(ClientRefuses, match="needs a subcommand"):
            await ana.slash("/table")
        with pytest.raises(ClientRefuses, match="no option chairs"):
            await ana.slash("/table open", game="rummy500", chairs=3)

    async def test_missing_wrong_and_far_too_large_options(self, ana: Person) -> None:
        with pytest.raises(ClientRefuses, match="game is required"):
            await ana.slash("/table open", seats=3)
        with pytest.raises(ClientRefuses, match="not among the choices"):
            await ana.slash("/table open", game="poker")
        with pytest.raises(ClientRefuses, match="outside the range"):
            await ana.slash("/table open", game="rummy500", seats=9)
        with pytest.raises(ClientRefuses, match="wants a number"):
            await ana.slash("/table open", game="rummy500", seats="three")

    async def test_commands_for_admins_are_hidden_from_others(self, ana: Person, room: GuildPlace) -> None:
        with pytest.raises(ClientRefuses, match="not in the menu"):
            await ana.slash("/slow")
        ana.give("manage_guild")
        reply = await ana.slash("/slow")
        assert (await reply.followed_up()).content == "second"
        assert "slow" in [item.name for item in room.owner.menu()]
        ana.take("manage_guild")
        assert "slow" not in [item.name for item in ana.menu()]

    async def test_no_commands_without_the_permission(self, ana: Person, room: GuildPlace) -> None:
        room.deny(room.channel(), ana, "use_application_commands")
        with pytest.raises(ClientRefuses, match="offered: none"):
            await ana.slash("/hand")
        room.deny(room.channel(), ana, "view_channel")
        with pytest.raises(ClientRefuses, match="cannot see"):
            await ana.slash("/hand")

    async def test_buttons_that_are_not_there_or_disabled(self, ana: Person, standin: StandIn) -> None:
        opened = await ana.slash("/table open", game="rummy500")
        assert opened.message is not None
        with pytest.raises(ClientRefuses, match="no button 'Draw'"):
            await ana.click(opened, label="Draw")
        opened.message.components[0]["components"][0]["disabled"] = True
        with pytest.raises(ClientRefuses, match="disabled"):
            await ana.click(opened, label="Count")

    async def test_a_deleted_message_cannot_be_pressed(self, ana: Person, room: GuildPlace) -> None:
        opened = await ana.slash("/table open", game="rummy500")
        assert opened.message is not None
        room.delete_message(opened.message)
        with pytest.raises(ClientRefuses, match="gone"):
            await ana.click(opened, label="Count")

    async def test_forms_are_filled_in_properly_or_not_sent(self, ana: Person, ben: Person) -> None:
        opened = await ana.slash("/table open", game="rummy500")
        form = await ana.click(opened, label="Form")
        with pytest.raises(ClientRefuses, match="Table name is empty"):
            await ana.submit(form, {"Level": "Easy"})
        with pytest.raises(ClientRefuses, match="too long"):
            await ana.submit(form, {"Table name": "x" * 21, "Level": "Easy"})
        with pytest.raises(ClientRefuses, match="not among"):
            await ana.submit(form, {"Table name": "x", "Level": "Nightmare"})
        with pytest.raises(ClientRefuses, match="no field"):
            await ana.submit(form, {"Table name": "x", "Level": "Easy", "Colour": "red"})
        with pytest.raises(ClientRefuses, match="no form is open"):
            await ben.submit(form, {"Table name": "x", "Level": "Easy"})

    async def test_only_options_that_complete_themselves_can_be_typed_into(self, ana: Person) -> None:
        with pytest.raises(ClientRefuses, match="completes itself"):
            await ana.autocomplete("/table open", "game", "r")

    async def test_the_language_of_a_client_reaches_the_bot(self, ana: Person, bot: Any) -> None:
        seen: list[str] = []
        bot.tree.interaction_check = lambda interaction: _note(seen, interaction)
        ana.locale = "de"
        await ana.slash("/hand")
        assert seen == ["de"]


async def _note(seen: list[str], interaction: Any) -> bool:
    seen.append(str(interaction.locale))
    return True


async def test_a_menu_takes_what_it_offers_and_no_more(
    standin: StandIn, room: GuildPlace, raw: Raw, ana: Person
) -> None:
    options = [{"label": f"{name} of hearts", "value": name} for name in ("7", "8", "9")]
    menu = {
        "type": 3,
        "custom_id": "cards",
        "placeholder": "Cards",
        "options": options,
        "min_values": 2,
        "max_values": 2,
    }
    shut = {"type": 5, "custom_id": "people", "placeholder": "People", "disabled": True}
    rows = [{"type": 1, "components": [menu]}, {"type": 1, "components": [shut]}]
    await raw("POST", f"/channels/{room.channel().id}/messages", {"content": "x", "components": rows})
    message = ana.visible_messages(room.channel())[-1]
    for chosen, why in (
        ("7", "1 chosen"),
        (["7", "8", "9"], "3 chosen"),
        (["7", "K"], "'K' is not"),
        (["7", "7"], "twice"),
    ):
        with pytest.raises(ClientRefuses, match=why):
            await ana.select(message, "Cards", chosen)
    with pytest.raises(ClientRefuses, match="no single menu"):
        await ana.select(message, "Stock", "7")
    with pytest.raises(ClientRefuses, match="disabled"):
        await ana.select(message, "People", [ana])
    assert (await ana.select(message, "cards", ["7", "8 of hearts"])).failed  # nobody is connected
