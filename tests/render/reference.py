"""Reference faces: `python -m tests.render.reference` writes them anew after a change that was looked at."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from render.faces import Face
from render.kit import Kit
from render.measures import FULL, MEDIUM, MINI
from render.themes import THEMES, Look

PATH = Path(__file__).with_name("reference") / "faces.json"


def faces() -> Iterator[tuple[str, Face]]:
    """All that has a face of its own."""
    for suit in range(4):
        for rank in range(1, 14):
            yield f"{'?A23456789TJQK'[rank]}{'SHDC'[suit]}", Face(rank, suit)
    yield "joker", Face(0, wild=True, joker=True)
    yield "joker as 8H", Face(8, 1, wild=True, joker=True)
    yield "wild 7C", Face(7, 3, wild=True)
    yield "left 10D", Face(10, 2, dimmed=True)


def drawn(theme: str, *, true_colour: bool = True) -> dict[str, str]:
    """A fingerprint of the pixels of every face, covered and open, and of the back, at three sizes."""
    kit = Kit(Look(theme), true_colour=true_colour)
    found: dict[str, str] = {}
    for size in (FULL, MEDIUM, MINI):
        for name, face in faces():
            for covered in (False, True):
                image = kit.card(face, size, kit.theme.felt, covered=covered).image
                found[f"{size.name} {name}{' covered' if covered else ''}"] = fingerprint(image.tobytes())
        found[f"{size.name} back"] = fingerprint(kit.back(size, kit.theme.felt).image.tobytes())
    return found


def fingerprint(pixels: bytes) -> str:
    """Twelve hexadecimal digits."""
    return hashlib.sha256(pixels).hexdigest()[:12]


def main() -> None:
    """Writes the file."""
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(json.dumps({theme: drawn(theme) for theme in THEMES}, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main()
