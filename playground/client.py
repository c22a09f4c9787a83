"""What a Discord client sends, and what it refuses to send: menus, options, presses and forms are checked here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import commands as book
from playground import permissions, wire
from playground.records import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    LINK_STYLE,
    RADIO_GROUP,
    ROW,
    STRING_SELECT,
    TEXT_INPUT,
    Channel,
    Command,
    Message,
    parts,
)

if TYPE_CHECKING:
    from playground.world import World

Json = dict[str, Any]


class ClientRefuses(Exception):
    """Something a person's Discord client would not let them do."""


def usable_commands(world: World, user_id: int, channel: Channel) -> list[Command]:
    """The slash commands somebody is offered in a channel or DM, as the menu lists them."""
    if channel.guild_id is None:
        return [
            item for item in book.listed(world, None) if 1 in item.form["contexts"] and item.kind == book.CHAT_INPUT
        ]
    if not world.guilds[channel.guild_id].has_bot:
        return []
    granted = permissions.in_channel(world, user_id, channel)
    if not granted & permissions.USE_APPLICATION_COMMANDS:
        return []
    everywhere = [item for item in book.listed(world, None) if 0 in item.form["contexts"]]
    found = book.listed(world, channel.guild_id) + everywhere
    return [item for item in found if item.kind == book.CHAT_INPUT and _granted(item, granted)]


def _granted(command: Command, granted: int) -> bool:
    asked = command.form.get("default_member_permissions")
    if asked is None or granted & permissions.ADMINISTRATOR:
        return True
    needed = int(asked)
    return bool(needed) and granted & needed == needed


def find_command(world: World, user_id: int, channel: Channel, path: str) -> tuple[Command, list[str], list[Json]]:
    """The command behind "/table open", the names of its subcommands, and its options; ClientRefuses otherwise."""
    if channel.guild_id is not None and not permissions.in_channel(world, user_id, channel):
        raise ClientRefuses(f"cannot see #{channel.name}")
    if not permissions.may_write(world, user_id, channel):
        raise ClientRefuses(f"cannot write in #{channel.name}")
    first, *rest = path.removeprefix("/").split()
    offered = usable_commands(world, user_id, channel)
    command = next((item for item in offered if item.name == first), None)
    if command is None:
        names = ", ".join(f"/{item.name}" for item in offered) or "none"
        raise ClientRefuses(f"/{first} is not in the menu here (offered: {names})")
    options: list[Json] = command.form["options"]
    for word in rest:
        inner = next((item for item in options if item["name"] == word and item["type"] in (1, 2)), None)
        if inner is None:
            raise ClientRefuses(f"/{first} has no subcommand {word}")
        options = inner.get("options") or []
    if any(item["type"] in (book.SUBCOMMAND, book.GROUP) for item in options):
        raise ClientRefuses(f"{path} needs a subcommand: {', '.join(item['name'] for item in options)}")
    return command, rest, options


def fill_options(
    options: list[Json], given: dict[str, Any], *, focused: str | None = None
) -> tuple[list[Json], list[Any]]:
    """The options as they are sent, and the people, channels and roles among them; ClientRefuses what does not fit.

    `focused` is the option being typed, whose text goes out as it stands; the rest may still be incomplete then.
    """
    known = {option["name"]: option for option in options}
    for name in given:
        if name not in known:
            raise ClientRefuses(f"there is no option {name} (there are: {', '.join(known) or 'none'})")
    sent: list[Json] = []
    things: list[Any] = []
    for name, option in known.items():
        if given.get(name) is None:
            if option.get("required") and focused is None:
                raise ClientRefuses(f"the option {name} is required")
            continue
        if name == focused:
            sent.append({"name": name, "type": option["type"], "value": str(given[name]), "focused": True})
            continue
        value = _value(option, given[name])
        if not isinstance(value, (str, int, float, bool)):
            things.append(value)
            value = str(value.id)
        sent.append({"name": name, "type": option["type"], "value": value})
    return sent, things


def _value(option: Json, value: Any) -> Any:
    """One value as the client sends it."""
    name, kind = option["name"], option["type"]
    if choices := option.get("choices"):
        for choice in choices:
            if value in (choice["value"], choice["name"]) and type(value) in (type(choice["value"]), str):
                return choice["value"]
        raise ClientRefuses(f"{value!r} is not among the choices of {name}: {[choice['name'] for choice in choices]}")
    if kind == book.STRING:
        text = str(value)
        if not option.get("min_length", 0) <= len(text) <= option.get("max_length", 6000):
            raise ClientRefuses(f"{name} is too short or too long")
        return text
    if kind in (book.INTEGER, book.NUMBER):
        wanted = int if kind == book.INTEGER else (int, float)
        if isinstance(value, bool) or not isinstance(value, wanted):
            raise ClientRefuses(f"{name} wants a number, not {value!r}")
        if not option.get("min_value", value) <= value <= option.get("max_value", value):
            raise ClientRefuses(f"{value} is outside the range of {name}")
        return value
    if kind == book.BOOLEAN:
        if not isinstance(value, bool):
            raise ClientRefuses(f"{name} wants True or False")
        return value
    if not hasattr(value, "id"):
        raise ClientRefuses(f"{name} wants a person, a channel or a role")
    return value


def nest(words: list[str], options: list[Json]) -> list[Json]:
    """Options wrapped in their subcommands."""
    for depth, word in enumerate(reversed(words)):
        options = [{"name": word, "type": book.SUBCOMMAND if depth == 0 else book.GROUP, "options": options}]
    return options


def resolved(world: World, guild_id: int | None, things: list[Any]) -> Json:
    """The people, roles and channels that values name, as the interaction carries them along."""
    answer: Json = {}
    for thing in things:
        if thing.id in world.users:
            answer.setdefault("users", {})[str(thing.id)] = wire.user(world.users[thing.id])
            member = world.guilds[guild_id].members.get(thing.id) if guild_id is not None else None
            if member is not None and guild_id is not None:
                granted = str(permissions.in_guild(world, thing.id, guild_id))
                answer.setdefault("members", {})[str(thing.id)] = wire.bare_member(member) | {"permissions": granted}
        elif thing.id in world.channels:
            payload = wire.channel(world, world.channels[thing.id]) | {"permissions": "0"}
            answer.setdefault("channels", {})[str(thing.id)] = payload
        elif guild_id is not None and thing.id in world.guilds[guild_id].roles:
            answer.setdefault("roles", {})[str(thing.id)] = wire.role(world.guilds[guild_id].roles[thing.id])
    return answer


def find_button(message: Message, label: str | None, custom_id: str | None) -> Json:
    """The button somebody means; ClientRefuses when it is absent, disabled or a link."""
    found = [
        part
        for part in message.buttons
        if (custom_id is None or part.get("custom_id") == custom_id) and (label is None or _reads(part, label))
    ]
    wanted = label if label is not None else custom_id
    if not found:
        raise ClientRefuses(f"there is no button {wanted!r} (there are: {message.labels})")
    if len(found) > 1:
        raise ClientRefuses(f"there are {len(found)} buttons {wanted!r}: name one by custom_id")
    button = found[0]
    if button.get("disabled"):
        raise ClientRefuses(f"the button {wanted!r} is disabled")
    if button.get("style") == LINK_STYLE:
        raise ClientRefuses(f"the button {wanted!r} is a link")
    return button


def _reads(button: Json, label: str) -> bool:
    emoji = (button.get("emoji") or {}).get("name") or ""
    return label in (button.get("label"), f"{emoji} {button.get('label')}", emoji)


def find_select(message: Message, which: str) -> Json:
    """The select with this custom id or placeholder; ClientRefuses when it is absent or disabled."""
    found = [part for part in message.selects if which in (part.get("custom_id"), part.get("placeholder"))]
    if len(found) != 1:
        names = [part.get("placeholder") or part["custom_id"] for part in message.selects]
        raise ClientRefuses(f"there is no single menu {which!r} (there are: {names})")
    if found[0].get("disabled"):
        raise ClientRefuses(f"the menu {which!r} is disabled")
    return found[0]


def pick(select: Json, chosen: list[Any]) -> tuple[list[str], list[Any]]:
    """The values of a select and the things they name; ClientRefuses what is not offered or too many."""
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not least <= len(chosen) <= most:
        raise ClientRefuses(f"{len(chosen)} chosen where {least} to {most} are wanted")
    if select["type"] != STRING_SELECT:
        if not all(hasattr(thing, "id") for thing in chosen):
            raise ClientRefuses("this menu offers people, roles or channels")
        return [str(thing.id) for thing in chosen], chosen
    values = [_option(select, item) for item in chosen]
    if len(set(values)) != len(values):
        raise ClientRefuses("the same option chosen twice")
    return values, []


def _option(part: Json, wanted: Any) -> str:
    options = part.get("options") or []
    for key in ("value", "label"):
        found = [option for option in options if option[key] == str(wanted)]
        if len(found) == 1:
            return str(found[0]["value"])
    raise ClientRefuses(f"{wanted!r} is not among {[option['label'] for option in options]}")


def fill_modal(modal: Json, fields: dict[str, Any]) -> tuple[list[Json], list[Any]]:
    """The components of a submitted modal and the people, roles and channels chosen in it.

    `fields` by label or custom id; ClientRefuses what does not fit.
    """
    unused = set(fields)
    sent: list[Json] = []
    things: list[Any] = []
    for part in modal["components"]:
        inner = part["component"] if part["type"] == LABEL else (part.get("components") or [None])[0]
        if inner is None:
            sent.append({"type": part["type"], "id": part.get("id") or 0})
            continue
        names = [name for name in (inner["custom_id"], part.get("label"), inner.get("label")) if name]
        key = next((name for name in names if name in fields), None)
        unused.discard(key or "")
        filled = _fill(inner, fields[key] if key is not None else None, names[-1], things)
        if part["type"] == ROW:
            sent.append({"type": ROW, "id": part.get("id") or 0, "components": [filled]})
        else:
            sent.append({"type": LABEL, "id": part.get("id") or 0, "component": filled})
    if unused:
        known = [item.get("label") for item in parts(modal["components"]) if item.get("label")]
        raise ClientRefuses(f"the form has no field {sorted(unused)} (there are: {known})")
    return sent, things


def _fill(part: Json, value: Any, name: str, things: list[Any]) -> Json:
    kind, required = part["type"], part.get("required", True)
    sent: Json = {"type": kind, "id": part.get("id") or 0, "custom_id": part["custom_id"]}
    if kind == TEXT_INPUT:
        text = str(part.get("value") or "") if value is None else str(value)
        least = part.get("min_length") or (1 if required else 0)
        if (text or required) and not least <= len(text) <= (part.get("max_length") or 4000):
            raise ClientRefuses(f"{name} is empty, too short or too long")
        return sent | {"value": text}
    if kind == CHECKBOX:
        return sent | {"value": bool(part.get("default") if value is None else value)}
    if kind == RADIO_GROUP:
        default = next((option["value"] for option in part["options"] if option.get("default")), None)
        chosen = default if value is None else _option(part, value)
        if chosen is None and required:
            raise ClientRefuses(f"{name} has to be chosen")
        return sent | {"value": chosen}
    several = value if isinstance(value, list) else [] if value is None else [value]
    if value is None:
        several = [option["value"] for option in part.get("options") or [] if option.get("default")]
    if not several and not required:
        return sent | {"values": []}
    if kind == CHECKBOX_GROUP:
        least = part.get("min_values")
        most = part.get("max_values") or len(part["options"])
        if not (1 if least is None else least) <= len(several) <= most:
            raise ClientRefuses(f"{name}: {len(several)} ticked where {least} to {most} are wanted")
        return sent | {"values": [_option(part, item) for item in several]}
    if kind == FILE_UPLOAD:
        raise ClientRefuses("people of the stand-in cannot upload files")
    values, chosen_things = pick(part, several)
    things += chosen_things
    return sent | {"values": values}
