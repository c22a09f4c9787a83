"""The command book: what the bot registers, and what Discord would not register."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playground.records import Command
from playground.refused import Form, Refused

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
CHAT_INPUT = 1
AT_MOST = {CHAT_INPUT: 100, 2: 15, 3: 15}
CREATES_A_DAY, DAY = 200, 86_400.0
TEXT_IN_ALL = 8000
_LOCALES = """
    bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi
    zh-CN zh-TW
"""
LOCALES = frozenset(_LOCALES.split())
_NAME = re.compile(r"[-_'\w]{1,32}")


def listed(world: World, guild_id: int | None) -> list[Command]:
    """The commands registered for a guild, or globally for None."""
    return [command for command in world.commands.values() if command.guild_id == guild_id]


def replace_all(world: World, guild_id: int | None, forms: list[Json]) -> list[Command]:
    """The bulk overwrite of a sync: these commands and no others. Refused with 50035, 30032 or 30034."""
    form = Form()
    seen: set[tuple[int, str]] = set()
    for place, item in enumerate(forms):
        check_command(form.at(place), item)
        key = (item.get("type", CHAT_INPUT), str(item.get("name")))
        if key in seen:
            form.at(place, "name").wrong(
                "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
    form.settle()
    for kind, most in AT_MOST.items():
        if sum(1 for item in forms if item.get("type", CHAT_INPUT) == kind) > most:
            raise Refused(30032)
    before = {(command.kind, command.name): command for command in listed(world, guild_id)}
    _count_creates(world, guild_id, len(seen - set(before)))
    for command in before.values():
        del world.commands[command.id]
    after = []
    for item in forms:
        known = before.get((item.get("type", CHAT_INPUT), item["name"]))
        after.append(_store(world, guild_id, item, known.id if known else world.ids.next()))
    world.tell("COMMANDS_CHANGED", {}, guild_id=guild_id, for_bot=False)
    return after


def add(world: World, guild_id: int | None, item: Json) -> Command:
    """Register one command; one of the same name is replaced."""
    form = Form()
    check_command(form, item)
    form.settle()
    kind = item.get("type", CHAT_INPUT)
    peers = [command for command in listed(world, guild_id) if command.kind == kind]
    known = next((command for command in peers if command.name == item["name"]), None)
    if known is None:
        if len(peers) >= AT_MOST[kind]:
            raise Refused(30032)
        _count_creates(world, guild_id, 1)
    return _store(world, guild_id, item, known.id if known else world.ids.next())


def change(world: World, guild_id: int | None, command_id: int, item: Json) -> Command:
    """Edit one command; 10063 when there is none."""
    command = find(world, guild_id, command_id)
    return _checked_store(world, command, command.form | item)


def _checked_store(world: World, command: Command, item: Json) -> Command:
    form = Form()
    check_command(form, item)
    form.settle()
    return _store(world, command.guild_id, item, command.id)


def find(world: World, guild_id: int | None, command_id: int) -> Command:
    """A registered command; 10063 when there is none."""
    command = world.commands.get(command_id)
    if command is None or command.guild_id != guild_id:
        raise Refused(10063)
    return command


def _count_creates(world: World, guild_id: int | None, new: int) -> None:
    now = world.clock.now()
    recent = [when for when in world.command_creates.get(guild_id, []) if now - when < DAY]
    if len(recent) + new > CREATES_A_DAY:
        raise Refused(30034)
    world.command_creates[guild_id] = recent + [now] * new


def _store(world: World, guild_id: int | None, item: Json, command_id: int) -> Command:
    keep = {"type": CHAT_INPUT, "description": "", "default_member_permissions": None, "nsfw": False} | item
    keep.setdefault("options", [])
    if keep["default_member_permissions"] is not None:
        keep["default_member_permissions"] = str(keep["default_member_permissions"])
    if guild_id is None:
        keep["contexts"] = keep.get("contexts") or ([0, 1, 2] if keep.get("dm_permission", True) else [0])
        keep["integration_types"] = keep.get("integration_types") or [0]
    command = world.commands[command_id] = Command(command_id, guild_id, keep)
    return command


def check_command(form: Form, item: Json) -> None:
    """Note every fault of one command."""
    kind = item.get("type", CHAT_INPUT)
    if kind not in AT_MOST:
        form.at("type").wrong("BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.")
        return
    if kind == CHAT_INPUT:
        _check_name(form.at("name"), item.get("name"))
        form.at("description").text(item.get("description"), 100, 1)
    else:
        form.at("name").text(item.get("name"), 32, 1)
        if item.get("description"):
            form.at("description").wrong(
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Context menu commands cannot have description"
            )
    _check_localizations(form, item, kind)
    for key, values in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for place, value in enumerate(item.get(key) or []):
            if value not in values:
                form.at(key, place).wrong("BASE_TYPE_CHOICES", f"Value must be one of {values}.")
    asked = item.get("default_member_permissions")
    if asked is not None and not str(asked).isdigit():
        form.at("default_member_permissions").wrong("BITWISE_INVALID", "Invalid bitwise value")
    _check_options(form.at("options"), item.get("options") or [], depth=0)
    if _longest(item) > TEXT_IN_ALL:
        form.wrong("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({TEXT_IN_ALL})")


def _check_name(form: Form, name: Any) -> None:
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
        form.wrong("APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")


def _check_localizations(form: Form, item: Json, kind: int = CHAT_INPUT) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (item.get(key) or {}).items():
            here = form.at(key, locale)
            if locale not in LOCALES:
                here.wrong("BASE_TYPE_CHOICES", "Value is not a known locale.")
            elif key == "name_localizations" and kind == CHAT_INPUT and "value" not in item:
                _check_name(here, text)
            else:
                here.text(text, 100, 1)


def _check_options(form: Form, options: list[Json], *, depth: int) -> None:
    form.count(options, 25)
    names = [option.get("name") for option in options]
    nests = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nests) and not all(nests):
        form.wrong(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    optional_seen = False
    for place, option in enumerate(options):
        here, kind = form.at(place), option.get("type")
        if names.count(option.get("name")) > 1:
            here.at("name").wrong("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        _check_name(here.at("name"), option.get("name"))
        here.at("description").text(option.get("description"), 100, 1)
        _check_localizations(here, option)
        if (
            kind not in range(SUBCOMMAND, ATTACHMENT + 1)
            or (kind == GROUP and depth > 0)
            or (kind == SUBCOMMAND and depth > 1)
        ):
            here.at("type").wrong("BASE_TYPE_CHOICES", "This type of option is not allowed here.")
        if kind in (SUBCOMMAND, GROUP):
            _check_options(here.at("options"), option.get("options") or [], depth=1 if kind == GROUP else 2)
            continue
        if option.get("required") and optional_seen:
            here.wrong(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        _check_values(here, option)


def _check_values(form: Form, option: Json) -> None:
    kind, choices = option.get("type"), option.get("choices") or []
    form.at("choices").count(choices, 25)
    if choices and option.get("autocomplete"):
        form.at("autocomplete").wrong(
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices and autocomplete exclude each other"
        )
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.wrong("APPLICATION_COMMAND_OPTIONS_CHOICES_TYPE", "Only strings and numbers can have choices")
    seen: set[Any] = set()
    for place, choice in enumerate(choices):
        here = form.at("choices", place)
        here.at("name").text(choice.get("name"), 100, 1)
        _check_localizations(here, choice)
        if kind == STRING:
            here.at("value").text(choice.get("value"), 100, 1)
        if choice.get("name") in seen:
            here.wrong("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_UNIQUE", "Choice names must be unique")
        seen.add(choice.get("name"))
    if option.get("min_length") is not None:
        form.at("min_length").number(option["min_length"], 0, 6000)
    if option.get("max_length") is not None:
        form.at("max_length").number(option["max_length"], 1, 6000)


def _longest(item: Json) -> int:
    """Names, descriptions and values of a command in characters, the longest localisation counted."""
    total = 0
    for key in ("name", "description"):
        texts = [str(item.get(key) or ""), *(item.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    if isinstance(item.get("value"), str):
        total += len(item["value"])
    for key in ("options", "choices"):
        total += sum(_longest(inner) for inner in item.get(key) or [])
    return total
