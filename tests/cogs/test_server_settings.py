"""`/settings`: who may, what it changes for new tables, and house rules of a server for every game."""

from __future__ import annotations

import pytest

from bot import RummyBot
from cogs.settings.fields import SERVER, packed, value_name
from cogs.tables import choices, house_rules
from cogs.tables.server_rules import server_rules, usual_setup
from engine.setup import Setup
from engine.variants import GAMES
from playground import ClientRefuses, GuildPlace, Person
from text import words_for

ENGLISH = words_for("en")


async def test_only_who_manages_the_server_is_offered_the_command(bot: RummyBot, ana: Person, boss: Person) -> None:
    with pytest.raises(ClientRefuses, match="not in the menu"):
        await ana.slash("/settings")
    with pytest.raises(ClientRefuses, match="not in the menu"):
        await boss.slash("/settings", channel=boss.dm)
    reply = await boss.slash("/settings")
    assert reply.ephemeral
    assert "Settings of this server" in reply.text


async def test_somebody_who_may_no_longer_manage_cannot_use_an_old_panel(
    bot: RummyBot, room: GuildPlace, boss: Person
) -> None:
    panel = await boss.slash("/settings")
    room.record.members[boss.id].role_ids.clear()
    reply = await boss.select(panel, "rm1:0:0:set:clock", "60")
    assert "Manage Server" in reply.text
    assert (await bot.tastes.of_server(room.id)).clock == 0


@pytest.mark.parametrize("name", SERVER)
async def test_every_value_of_every_setting_by_menu_and_by_typing(
    bot: RummyBot, room: GuildPlace, boss: Person, name: str
) -> None:
    field = SERVER[name]
    panel = await boss.slash("/settings")
    for value in (*field.values[1:], field.values[0]):
        panel = await boss.select(panel, f"rm1:0:0:set:{name}", packed(value))
        assert panel.is_update
        assert getattr(await bot.tastes.of_server(room.id), field.attribute) == value
    for value in (*field.values[1:], field.values[0]):
        said = value if isinstance(value, bool) else value_name(ENGLISH, field, value)
        reply = await boss.slash("/settings", options={name: said})
        assert "Saved" in reply.text
        assert getattr(await bot.tastes.of_server(room.id), field.attribute) == value


async def test_channels_are_chosen_by_menu_typed_as_links_and_opened_again(
    bot: RummyBot, room: GuildPlace, boss: Person
) -> None:
    cards, attic = room.channel("cards"), room.channel("attic")
    panel = await boss.slash("/settings")
    panel = await boss.select(panel, "rm1:0:0:set_channels", [cards, attic])
    assert (await bot.tastes.of_server(room.id)).channels == [cards.id, attic.id]
    panel = await boss.click(panel, "Allow everywhere")
    assert (await bot.tastes.of_server(room.id)).channels == []
    reply = await boss.slash("/settings", channels=f"<#{cards.id}>")
    assert (await bot.tastes.of_server(room.id)).channels == [cards.id]
    assert f"Channels for tables: <#{cards.id}>" in reply.text
    reply = await boss.slash("/settings", channels="the cellar")
    assert "Name the channels as #links" in reply.text
    assert (await bot.tastes.of_server(room.id)).channels == [cards.id]
    await boss.slash("/settings", channels="everywhere")
    assert (await bot.tastes.of_server(room.id)).channels == []


async def test_channels_complete_themselves(bot: RummyBot, room: GuildPlace, boss: Person) -> None:
    offered = await boss.autocomplete("/settings", "channels")
    assert [choice["name"] for choice in offered.choices] == ["everywhere", "#general"]


@pytest.mark.parametrize("game", GAMES)
async def test_every_house_rule_of_every_game_can_be_set_for_the_server(
    bot: RummyBot, room: GuildPlace, boss: Person, game: str
) -> None:
    panel = await boss.click(await boss.slash("/settings"), "House rules")
    panel = await boss.select(panel, "rm1:0:0:sr_game", house_rules.packed(game))
    for switch in choices.names(Setup(game)):
        panel = await boss.select(panel, f"rm1:0:0:sr_rule:{game}", switch)
        usual = choices.usual_value(Setup(game), switch)
        other = next(value for value in choices.offered(Setup(game), switch) if value != usual)
        panel = await boss.select(panel, f"rm1:0:0:sr_value:{game}.{switch}", house_rules.packed(other))
        assert panel.is_update
        kept = await bot.tastes.of_server(room.id)
        assert kept.rules == {game: {switch: other}}
        assert dict(usual_setup(kept, game).switches) == {switch: other}
        assert ENGLISH.switch_name(switch) in panel.text
        panel = await boss.select(panel, f"rm1:0:0:sr_preset:{game}", "default")
        assert (await bot.tastes.of_server(room.id)).rules == {}


async def test_a_preset_and_a_number_of_ones_own(bot: RummyBot, room: GuildPlace, boss: Person) -> None:
    panel = await boss.click(await boss.slash("/settings", game="contract_rummy"), "House rules")
    panel = await boss.select(panel, "rm1:0:0:sr_preset:contract_rummy", "classic")
    kept = await bot.tastes.of_server(room.id)
    assert choices.preset_in_force(server_rules(kept, "contract_rummy")) == "classic"
    panel = await boss.select(panel, "rm1:0:0:sr_game", house_rules.packed("rummy500"))
    panel = await boss.select(panel, "rm1:0:0:sr_rule:rummy500", "target")
    form = await boss.select(panel, "rm1:0:0:sr_value:rummy500.target", "type")
    assert form.modal is not None
    answer = await boss.submit(form, {"Points to win": "1234"})
    assert "1234" in answer.text
    assert (await bot.tastes.of_server(room.id)).rules["rummy500"] == {"target": 1_234}
    form = await boss.select(panel, "rm1:0:0:sr_value:rummy500.target", "type")
    answer = await boss.submit(form, {"Points to win": "a lot"})
    assert "“a lot” is not possible" in answer.text
    assert (await bot.tastes.of_server(room.id)).rules["rummy500"] == {"target": 1_234}


async def test_a_contradiction_is_refused_with_its_reason(bot: RummyBot, room: GuildPlace, boss: Person) -> None:
    panel = await boss.click(await boss.slash("/settings"), "House rules")
    for switch in ("must_discard_to_go_out", "final_discard_unplayable"):
        panel = await boss.select(panel, "rm1:0:0:sr_rule:rummy500", switch)
        panel = await boss.select(panel, f"rm1:0:0:sr_value:rummy500.{switch}", "true")
    assert "cannot go together" in panel.text
    assert (await bot.tastes.of_server(room.id)).rules == {"rummy500": {"must_discard_to_go_out": True}}
    back = await boss.click(panel, "Back")
    assert "Settings of this server" in back.text


async def test_a_czech_manager_reads_czech(bot: RummyBot, room: GuildPlace) -> None:
    petr = room.member("Petr", locale="cs", permissions=("manage_guild",))
    czech = words_for("cs")
    panel = await petr.slash("/settings", theme="midnight")
    assert czech.say("settings.title") in panel.text
    panel = await petr.click(panel, czech.label("button.house_rules"))
    assert czech.say("settings.rules.panel") in panel.text
