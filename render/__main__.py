"""`python -m render gallery [folder]`: draws every mock-up's situation, and a page to compare them on."""

from __future__ import annotations

import sys
from pathlib import Path

_USAGE = "usage: python -m render gallery [folder]"


def main(arguments: list[str]) -> int:
    """0 when the gallery was written; 2 for anything that is no command."""
    if not arguments or arguments[0] != "gallery" or len(arguments) > 2:
        print(_USAGE, file=sys.stderr)
        return 2
    from render.gallery.page import write_gallery

    folder = Path(arguments[1] if len(arguments) > 1 else "gallery")
    beside = Path(__file__).resolve().parents[2] / "shared" / "design"
    written = write_gallery(folder, beside if beside.is_dir() else None)
    print(f"{len(written) - 1} pictures and {written[-1]}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
