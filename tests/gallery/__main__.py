"""`python -m tests.gallery OUT/`: a picture of every screen in its states, and a list of what is wrong with them.

At 1366x768 and 1920x1080, light and dark (some in forced contrast), English and Czech; the window is the real one over
a till that downloaded the practice shop. Exit 1 when anything is cut off, lies outside or on something else, has no
name, is hard to read, or stayed English.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

SIZES = ("1366x768", "1920x1080")


def main(words: list[str]) -> int:
    """Take the pictures asked for; answers 1 when there are findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="screens whose name begins so; several by commas")
    parser.add_argument("--languages", default="en,cs")
    parser.add_argument("--colours", default="light,dark,contrast")
    parser.add_argument("--sizes", default=",".join(SIZES))
    args = parser.parse_args(words)
    with TemporaryDirectory() as folder:
        prepare(Path(folder))
        from tests.gallery.round import Round

        taken = Round(
            Path(folder), args.out, only=tuple(each for each in args.only.split(",") if each),
            languages=args.languages.split(","), colours=args.colours.split(","),
            sizes=[tuple(int(part) for part in each.split("x")) for each in args.sizes.split(",")],
        ).run()  # fmt: skip
    for line in told(taken.findings):
        print(line)
    print(f"{taken.pictures} pictures in {args.out}, {len(taken.findings)} findings")
    return 1 if taken.findings else 0


def prepare(folder: Path) -> None:
    """No display needed: Qt draws into memory, on a screen large enough for every size."""
    screen = {"name": "gallery", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1, "logicalDpi": 96}
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96}]}))
    os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={file}")
    os.environ["LC_ALL"] = "C.UTF-8"
    # Drawing into memory has no windows to raise and no keyboard to grab, and says so each time.
    os.environ["QT_LOGGING_RULES"] = "qt.qpa.*=false;default.warning=false"


def told(findings: dict[tuple[str, str, str], list[str]]) -> Iterator[str]:
    """Each finding once, with the pictures that show it."""
    for (kind, where, what), pictures in sorted(findings.items()):
        shown = ", ".join(pictures[:3]) + (f" and {len(pictures) - 3} more" if len(pictures) > 3 else "")
        yield f"{kind:12} {what}\n             {where}\n             {shown}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
