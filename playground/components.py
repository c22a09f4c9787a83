"""The rules for components: what a message or a modal may be built of."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playground.records import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    LINK_STYLE,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    parts,
)
from playground.refused import Form

Json = dict[str, Any]

TOP_LEVEL_V2 = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
ALT_TEXT_LIMIT = 1024
V2_COMPONENTS, V2_TEXT = 40, 4000
# What Discord answers with where the bot left it open.
_UNSAID: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: {"description": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


def check_message(form: Form, components: list[Json], *, v2: bool, filenames: set[str]) -> None:
    """Note every fault of a message's components; `filenames` are the files that attachment:// may name."""
    if not isinstance(components, list):
        form.wrong("BASE_TYPE_BAD_TYPE", "Only iterables may be used in a ListType")
        return
    allowed = TOP_LEVEL_V2 if v2 else (ROW,)
    if v2:
        everything = parts(components)
        if len(everything) > V2_COMPONENTS:
            form.wrong("COMPONENT_MAX_TOTAL", f"The total number of components cannot exceed {V2_COMPONENTS}")
        if (
            sum(len(str(part.get("content") or "")) for part in everything if part.get("type") == TEXT_DISPLAY)
            > V2_TEXT
        ):
            form.wrong("COMPONENT_TEXT_TOTAL", f"The total text of all components cannot exceed {V2_TEXT} characters")
    else:
        form.count(components, 5)
    for place, part in enumerate(components):
        _check(form.at(place), part, allowed, filenames)
    check_custom_ids(form, components)


def check_custom_ids(form: Form, components: list[Json]) -> None:
    """Note custom ids that are used twice."""
    seen = Counter(part["custom_id"] for part in parts(components) if part.get("custom_id"))
    for custom_id, times in seen.items():
        if times > 1:
            form.wrong("COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {custom_id}")


def complete(components: list[Json]) -> None:
    """Fill in what Discord fills in: the next free id for every component without one, and what was left unsaid."""
    taken = {part["id"] for part in parts(components) if part.get("id")}
    following = 1
    for part in parts(components):
        for key, value in _UNSAID.get(part["type"], {}).items():
            part.setdefault(key, value)
        for item in part.get("items") or []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
        for item in (part, *(part.get("items") or [])):
            if "media" in item and not item["media"]["url"].startswith("attachment://"):
                item["media"] = {"id": "0", "proxy_url": item["media"]["url"]} | item["media"]
    for part in parts(components):
        if not part.get("id"):
            while following in taken:
                following += 1
            part["id"] = following
            taken.add(following)


def _check(form: Form, part: Any, allowed: tuple[int, ...], filenames: set[str]) -> None:
    kind = part.get("type") if isinstance(part, dict) else None
    if kind not in allowed:
        form.at("type").wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, allowed))}}}.")
    elif kind == ROW:
        _check_row(form.at("components"), part.get("components") or [], filenames)
    elif kind == BUTTON:
        _check_button(form, part)
    elif kind in SELECTS:
        check_select(form, part)
    elif kind == SECTION:
        _check_section(form, part, filenames)
    elif kind == TEXT_DISPLAY:
        form.at("content").text(part.get("content"), V2_TEXT, 1)
    elif kind == THUMBNAIL:
        _check_picture(form, part, filenames)
    elif kind == GALLERY:
        items = part.get("items") or []
        form.at("items").count(items, 10, 1)
        for place, item in enumerate(items):
            _check_picture(form.at("items", place), item, filenames)
    elif kind == FILE:
        url = (part.get("file") or {}).get("url", "")
        if not url.startswith("attachment://") and "/attachments/" not in url:
            form.at("file", "url").wrong(
                "COMPONENT_FILE_URL", "The file component only supports attachment:// references"
            )
        else:
            _check_reference(form.at("file", "url"), url, filenames)
    elif kind == CONTAINER:
        inner = part.get("components") or []
        form.at("components").count(inner, V2_COMPONENTS, 1)
        for place, child in enumerate(inner):
            _check(form.at("components", place), child, IN_CONTAINER, filenames)


def _check_row(form: Form, inner: list[Json], filenames: set[str]) -> None:
    form.count(inner, 5, 1)
    if len(inner) > 1 and any(child.get("type") in SELECTS for child in inner):
        form.wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select takes the whole row")
    for place, child in enumerate(inner):
        _check(form.at(place), child, (BUTTON, *SELECTS), filenames)


def _check_section(form: Form, part: Json, filenames: set[str]) -> None:
    inner = part.get("components") or []
    form.at("components").count(inner, 3, 1)
    for place, child in enumerate(inner):
        _check(form.at("components", place), child, (TEXT_DISPLAY,), filenames)
    if not part.get("accessory"):
        form.at("accessory").wrong("BASE_TYPE_REQUIRED", "This field is required")
    else:
        _check(form.at("accessory"), part["accessory"], (BUTTON, THUMBNAIL), filenames)


def _check_button(form: Form, part: Json) -> None:
    style = part.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        form.at("style").wrong("BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    form.at("label").text(part.get("label"), 80)
    if not part.get("label") and not part.get("emoji") and style != 6:
        form.wrong("BUTTON_COMPONENT_INVALID_LABEL", "Either label or emoji must be provided")
    check_emoji(form.at("emoji"), part.get("emoji"))
    if style == LINK_STYLE:
        form.at("url").text(part.get("url"), 512, 1)
        if part.get("custom_id"):
            form.wrong("BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")
    elif style != 6:
        form.at("custom_id").text(part.get("custom_id"), 100, 1)
        if part.get("url"):
            form.wrong("BUTTON_COMPONENT_INVALID_URL", "Only link buttons may have a url")


def check_emoji(form: Form, emoji: Json | None) -> None:
    """Note a plain word where an emoji is wanted."""
    if emoji and not emoji.get("id") and str(emoji.get("name") or "").isascii():
        form.wrong("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(form: Form, part: Json, *, in_modal: bool = False) -> None:
    """Note the faults of any kind of select."""
    form.at("custom_id").text(part.get("custom_id"), 100, 1)
    form.at("placeholder").text(part.get("placeholder"), 150)
    least, most = part.get("min_values"), part.get("max_values")
    form.at("min_values").number(1 if least is None else least, 0, 25)
    form.at("max_values").number(1 if most is None else most, 1, 25)
    if least is not None and most is not None and least > most:
        form.at("min_values").wrong("SELECT_COMPONENT_MIN_MAX", "Must be less than or equal to max_values")
    if in_modal and part.get("disabled"):
        form.at("disabled").wrong("MODAL_SELECT_DISABLED", "A select in a modal cannot be disabled")
    if part["type"] == STRING_SELECT:
        check_options(form.at("options"), part.get("options") or [], 25, 1)
        if most is not None and part.get("options") and most > len(part["options"]):
            message = f"Must be less than or equal to the number of options ({len(part['options'])})."
            form.at("max_values").wrong("SELECT_COMPONENT_MAX_VALUES", message)


def check_options(form: Form, options: list[Json], most: int, least: int) -> None:
    """Note the faults of a list of options: texts up to 100 characters, values all different."""
    form.count(options, most, least)
    seen: set[str] = set()
    for place, option in enumerate(options):
        form.at(place, "label").text(option.get("label"), 100, 1)
        form.at(place, "value").text(option.get("value"), 100, 1)
        form.at(place, "description").text(option.get("description"), 100)
        check_emoji(form.at(place, "emoji"), option.get("emoji"))
        if (value := str(option.get("value"))) in seen:
            form.at(place, "value").wrong(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        seen.add(value)


def _check_picture(form: Form, item: Json, filenames: set[str]) -> None:
    form.at("description").text(item.get("description"), ALT_TEXT_LIMIT)
    url = (item.get("media") or {}).get("url")
    if not url:
        form.at("media", "url").wrong("BASE_TYPE_REQUIRED", "This field is required")
    else:
        _check_reference(form.at("media", "url"), url, filenames)


def _check_reference(form: Form, url: str, filenames: set[str]) -> None:
    if url.startswith("attachment://") and url[13:] not in filenames:
        form.wrong(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"The referenced attachment does not exist: {url}"
        )


def check_modal(form: Form, modal: Json) -> None:
    """Note the faults of a modal: title, custom id, one to five parts, each input in a label."""
    form.at("title").text(modal.get("title"), 45, 1)
    form.at("custom_id").text(modal.get("custom_id"), 100, 1)
    inner = modal.get("components") or []
    form.at("components").count(inner, 5, 1)
    for place, part in enumerate(inner):
        here = form.at("components", place)
        if part.get("type") == LABEL:
            here.at("label").text(part.get("label"), 45, 1)
            here.at("description").text(part.get("description"), 100)
            _check_input(here.at("component"), part.get("component") or {})
        elif part.get("type") == ROW:
            for column, child in enumerate(part.get("components") or []):
                if child.get("type") != TEXT_INPUT:
                    here.at("components", column, "type").wrong("BASE_TYPE_CHOICES", "Value must be one of {4}.")
                else:
                    here.at("components", column, "label").text(child.get("label"), 45, 1)
                    _check_input(here.at("components", column), child)
        elif part.get("type") == TEXT_DISPLAY:
            here.at("content").text(part.get("content"), V2_TEXT, 1)
        else:
            here.at("type").wrong("BASE_TYPE_CHOICES", "Value must be one of {1, 10, 18}.")
    check_custom_ids(form.at("components"), inner)


def _check_input(form: Form, part: Json) -> None:
    kind = part.get("type")
    if kind not in IN_LABEL:
        form.at("type").wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, IN_LABEL))}}}.")
        return
    form.at("custom_id").text(part.get("custom_id"), 100, 1)
    if kind == TEXT_INPUT:
        form.at("style").number(part.get("style", 1), 1, 2)
        form.at("value").text(part.get("value"), 4000)
        form.at("placeholder").text(part.get("placeholder"), 100)
        if part.get("min_length") is not None:
            form.at("min_length").number(part["min_length"], 0, 4000)
        if part.get("max_length") is not None:
            form.at("max_length").number(part["max_length"], 1, 4000)
    elif kind in SELECTS:
        check_select(form, part, in_modal=True)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        check_options(form.at("options"), part.get("options") or [], 10, 2 if kind == RADIO_GROUP else 1)
