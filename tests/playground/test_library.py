"""The rest of what a card bot asks of discord.py, done by the library itself."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import Channel, GuildPlace, Person, StandIn
from tests.playground.small_bot import Board, Press, SmallBot, picture, row


def drawing(name: str = "board.png", words: str | None = "the board") -> discord.File:
    return discord.File(io.BytesIO(picture()), name, description=words)


@pytest.fixture
def channel(room: GuildPlace) -> Channel:
    return room.channel("table")


async def test_a_table_is_posted_redrawn_and_taken_away(
    standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person, channel: Channel
) -> None:
    place = bot.get_partial_messageable(channel.id)
    sent = await place.send(view=Board("first"), file=drawing(words=None))
    shown = ana.visible_messages(channel)[-1]
    table = place.get_partial_message(sent.id)
    await table.edit(view=Board("second"), attachments=[drawing(words=None)])
    assert (shown.text, len(shown.attachments), shown.alt_texts) == ("second", 1, ["the board"])
    fetched = await table.fetch()
    assert fetched.attachments[0].filename == "board.png"
    assert await fetched.attachments[0].read() == picture()
    assert [message.id async for message in fetched.channel.history()] == [sent.id]
    await table.delete()
    assert ana.visible_messages(channel) == []
    assert not standin.world.violations


async def test_a_classic_message_becomes_a_layout(
    standin: StandIn, bot: SmallBot, ana: Person, channel: Channel
) -> None:
    place = bot.get_partial_messageable(channel.id)
    sent = await place.send("classic", embed=discord.Embed(title="title"), view=row(("count", 0)))
    await sent.edit(content=None, embeds=[], view=Board("layout"), attachments=[drawing(words=None)])
    assert ana.visible_messages(channel)[-1].text == "layout"
    assert not standin.world.violations


async def test_one_ping_and_no_more(
    standin: StandIn, bot: SmallBot, ana: Person, ben: Person, channel: Channel
) -> None:
    place = bot.get_partial_messageable(channel.id)
    allowed = discord.AllowedMentions(users=[discord.Object(ana.id)], everyone=False, roles=False)
    sent = await place.send(f"{ana.mention} {ben.mention}", allowed_mentions=allowed)
    await sent.edit(content=f"{ben.mention}")
    await place.send(ben.mention, allowed_mentions=discord.AllowedMentions.none())
    await sent.delete()
    assert [(ping.message_id, ping.channel_id) for ping in ana.pings] == [(sent.id, channel.id)]
    assert ben.pings == []


async def test_people_places_and_pictures_are_fetched(
    standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person
) -> None:
    guild = await bot.fetch_guild(room.id)
    assert (await guild.fetch_member(ana.id)).display_name == "Ana"
    assert (await bot.fetch_user(ana.id)).display_name == "Ana"
    assert isinstance(await bot.fetch_channel(room.channel().id), discord.TextChannel)
    assert [item.name for item in await guild.fetch_channels()] == ["general"]
    ana.rename("Anička")
    assert (await guild.fetch_member(ana.id)).display_name == "Anička"
    ana.leave()
    with pytest.raises(discord.NotFound) as missing:
        await guild.fetch_member(ana.id)
    assert missing.value.code == 10007
    emoji = await bot.create_application_emoji(name="ace_of_spades", image=picture())
    assert [item.name for item in await bot.fetch_application_emojis()] == ["ace_of_spades"]
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []
    app = await bot.application_info()
    assert app.owner.display_name == "The Host"
    assert not standin.world.violations


async def test_a_stored_dm_channel_takes_letters_without_opening_it_again(
    standin: StandIn, bot: SmallBot, ana: Person
) -> None:
    user = await bot.fetch_user(ana.id)
    opened = await user.create_dm()
    await bot.get_partial_messageable(opened.id).send("psst", nonce="turn-1")
    await bot.get_partial_messageable(opened.id).send("psst", nonce="turn-1")
    assert [message.content for message in ana.dms] == ["psst"]
    assert [ping.text for ping in ana.pings] == ["psst"]
    ana.close_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await bot.get_partial_messageable(opened.id).send("psst")
    assert closed.value.code == 50007
    assert not standin.world.violations


async def test_a_thread_with_its_people(standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person) -> None:
    parent = bot.get_channel(room.channel().id)
    assert isinstance(parent, discord.TextChannel)
    thread = await parent.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(ana.id))
    assert {member.id for member in await thread.fetch_members()} == {ana.id, standin.world.bot.id}
    await thread.edit(name="Table 1: over", archived=True)
    assert (room.threads[0].name, room.threads[0].archived) == ("Table 1: over", True)
    assert not standin.world.violations


class _Czech(app_commands.Translator):
    async def translate(
        self, text: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return (
            {"hand": "ruka", "Your hand": "Tvoje karty"}.get(text.message) if locale is discord.Locale.czech else None
        )


async def test_commands_are_listed_in_every_language(standin: StandIn, bot: SmallBot) -> None:
    await bot.tree.set_translator(_Czech())
    await bot.tree.sync()
    fetched = {command.name: command for command in await bot.tree.fetch_commands()}
    assert fetched["hand"].id
    stored = next(item for item in standin.world.commands.values() if item.name == "hand")
    assert stored.form["name_localizations"] == {"cs": "ruka"}
    assert not standin.world.violations


class _Everything(ui.Modal, title="House rules"):
    """One of each kind of field."""

    def __init__(self) -> None:
        super().__init__(timeout=600, custom_id="everything")
        options = [discord.RadioGroupOption(label=name, value=name.lower()) for name in ("Yes", "No")]
        self.floating: ui.RadioGroup[Any] = ui.RadioGroup(options=options)
        ticks = [discord.CheckboxGroupOption(label=name, value=name.lower()) for name in ("Calls", "Jokers", "Hints")]
        self.switches: ui.CheckboxGroup[Any] = ui.CheckboxGroup(options=ticks, min_values=1, max_values=2)
        self.sure: ui.Checkbox[Any] = ui.Checkbox()
        self.host: ui.UserSelect[Any] = ui.UserSelect()
        self.note: ui.TextInput[Any] = ui.TextInput(required=False, style=discord.TextStyle.long)
        for label, part in (
            ("Floating", self.floating),
            ("Switches", self.switches),
            ("Sure", self.sure),
            ("Host", self.host),
            ("Note", self.note),
        ):
            self.add_item(ui.Label(text=label, component=part))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        host = self.host.values[0].display_name
        told = (self.floating.value, self.switches.values, self.sure.value, host, self.note.value)
        await interaction.response.send_message(repr(told))


async def test_a_form_of_every_kind_of_field(standin: StandIn, bot: SmallBot, ana: Person, ben: Person) -> None:
    @app_commands.command(name="rules", description="House rules")
    async def rules(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(_Everything())

    bot.tree.add_command(rules)
    await bot.tree.sync()
    form = await ana.slash("/rules")
    fields = {"Floating": "No", "Switches": ["Calls", "jokers"], "Sure": True, "Host": ben}
    reply = await ana.submit(form, fields)
    assert reply.content == "('no', ['calls', 'jokers'], True, 'Ben', '')"
    assert not standin.world.violations


class _Menus(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(cls=ui.UserSelect, placeholder="Who", custom_id="who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(select.values[0].display_name, ephemeral=True)

    @ui.select(
        placeholder="Cards",
        custom_id="cards",
        min_values=0,
        max_values=2,
        options=[
            discord.SelectOption(label="7 of hearts", value="7H"),
            discord.SelectOption(label="8 of hearts", value="8H"),
        ],
    )
    async def cards(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.defer()
        await interaction.followup.send(" ".join(select.values) or "none", ephemeral=True, file=drawing())


async def test_menus_of_cards_and_people(
    standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person, ben: Person
) -> None:
    await bot.get_partial_messageable(room.channel().id).send("choose", view=_Menus())
    message = ana.visible_messages(room.channel())[-1]
    assert (await ana.select(message, "Who", ben)).content == "Ben"
    reply = await ana.select(message, "Cards", ["7 of hearts", "8H"])
    assert (await reply.followed_up()).content == "7H 8H"
    assert (await (await ana.select(message, "Cards", [])).followed_up()).content == "none"
    assert not standin.world.violations


async def test_a_section_with_its_button_counts_and_works(
    standin: StandIn, room: GuildPlace, bot: SmallBot, ana: Person
) -> None:
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    section: ui.Section[Any] = ui.Section("Ana to play", accessory=Press("hand", 0, "My hand"))
    view.add_item(section)
    view.add_item(ui.Separator())
    await bot.get_partial_messageable(room.channel().id).send(view=view)
    message = ana.visible_messages(room.channel())[-1]
    assert message.text == "Ana to play"
    assert (await ana.click(message, label="My hand")).content == "your hand"
    assert not standin.world.violations
