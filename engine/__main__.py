"""`python -m engine [file]`: the referee on the command line (rules/scenarios.md)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from engine.reading import BadScenario
from engine.referee import judge


def main(arguments: list[str]) -> int:
    """Judge one scenario; 0 when it was one, 2 with a line on standard error when not."""
    try:
        raw = Path(arguments[0]).read_bytes() if arguments else sys.stdin.buffer.read()
        scenario = json.loads(raw.decode("utf-8"))
    except OSError as error:
        print(f"cannot read the scenario: {error.strerror}", file=sys.stderr)
        return 2
    except (ValueError, RecursionError) as error:
        print(f"not readable as JSON: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    try:
        lines = judge(scenario)
    except BadScenario as error:
        print("; ".join(" ".join(problem.split()) for problem in error.problems), file=sys.stderr)
        return 2
    for line in lines:
        print(json.dumps(line))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
