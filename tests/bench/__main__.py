"""`python -m tests.bench PART ...`: figures of one part of the program, beside a named peer where there is one.

Never part of the test suite: times depend on the machine and its day.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

PARTS = sorted(each.stem.removesuffix("_part") for each in Path(__file__).parent.glob("*_part.py"))


def main(words: list[str]) -> int:
    """Run the part that is named."""
    if not words or words[0] not in PARTS:
        print(f"usage: python -m tests.bench {{{','.join(PARTS)}}} ...", file=sys.stderr)
        return 2
    code: int = importlib.import_module(f"tests.bench.{words[0]}_part").main(words[1:])
    return code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
