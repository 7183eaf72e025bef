"""`python -m tests.gallery OUT/`: a picture of every screen in its states, and a list of what is wrong with them.

At 1366x768 and 1920x1080, light and dark (some in forced contrast), English and Czech; the window is the real one over
a till that downloaded the practice shop. Exit 1 when anything is cut off, lies outside or on something else, has no
name, is hard to read, or stayed English. `--scale` does the same on screens that the system enlarges: a small one at 125 %,
larger ones at 125, 150 and 200 %, each in a process of its own, since Qt takes the factor at its start.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

SIZES = ("1366x768", "1920x1080")
SCALES = ("1366x768@125", "1920x1080@125", "1920x1080@150", "2732x1536@200")
"""Screens with the per cent by which the system enlarges; the first leaves the window 1093x614."""


def main(words: list[str]) -> int:
    """Take the pictures asked for; answers 1 when there are findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="screens whose name begins so; several by commas")
    parser.add_argument("--languages", default="en,cs")
    parser.add_argument("--colours", default="light,dark,contrast")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--screen", default=SIZES[-1], help="the screen's own pixels")
    parser.add_argument(
        "--scale", nargs="?", const=",".join(SCALES), help=f"enlarged screens; alone: {','.join(SCALES)}"
    )
    args = parser.parse_args(words)
    if args.scale:
        return 1 if sum([_enlarged(args, each) for each in args.scale.split(",")]) else 0
    with TemporaryDirectory() as folder:
        prepare(Path(folder), args.screen)
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


def _enlarged(args: argparse.Namespace, scale: str) -> int:
    """The gallery of one enlarged screen, the window as large as the screen; answers its exit code."""
    screen, _, percent = scale.partition("@")
    factor = int(percent) / 100
    size = "x".join(str(int(int(part) / factor)) for part in screen.split("x"))
    colours = args.colours.split(",")[0]
    options = ("--only", args.only, "--languages", args.languages, "--colours", colours, "--sizes", size)
    print(f"{scale}: the window has {size}", flush=True)
    return subprocess.run(
        [sys.executable, "-m", "tests.gallery", args.out / scale, *options, "--screen", screen],
        env={**os.environ, "QT_SCALE_FACTOR": str(factor)},
        check=False,
    ).returncode


def prepare(folder: Path, size: str = SIZES[-1]) -> None:
    """No display needed: Qt draws into memory, on a screen of that size."""
    width, height = (int(part) for part in size.split("x"))
    screen = {"name": "gallery", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1, "logicalDpi": 96}
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96}]}))
    if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
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
