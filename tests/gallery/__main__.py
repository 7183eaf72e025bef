"""`python -m tests.gallery OUT/`: takes a picture of every screen in its states and checks its layout.

At 1366x768 and 1920x1080, in light and dark colours (some in high contrast), in English and Czech; the window is the real one
over a replica of the practice shop. Exit 1 if any text is cut off, lacks contrast or is not translated, or any widget is
outside its parent, overlaps another or has no accessible name. `--scale` does the same with the system's scale factors:
a small screen at 125 %, larger ones at 125, 150 and 200 %, each in a process of its own, since Qt reads the factor at start.
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
"""Screen size and scale factor in per cent; the first leaves 1093x614 for the window."""


def main(arguments: list[str]) -> int:
    """Take the requested pictures; returns 1 if there are findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="screens whose name begins so; several by commas")
    parser.add_argument("--languages", default="en,cs")
    parser.add_argument("--colours", default="light,dark,contrast")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--screen", help="the screen's own pixels; without it the largest of the sizes")
    parser.add_argument(
        "--scale", nargs="?", const=",".join(SCALES), help=f"enlarged screens; alone: {','.join(SCALES)}"
    )
    args = parser.parse_args(arguments)
    if args.scale:
        return 1 if sum([_run_scaled(args, scale) for scale in args.scale.split(",")]) else 0
    with TemporaryDirectory() as folder:
        # Dialogs fit themselves into the screen, so that of a small window must not be a large one.
        prepare(
            Path(folder), args.screen or max(args.sizes.split(","), key=lambda size: int(size.split("x")[0]))
        )
        from tests.gallery.run import GalleryRun

        result = GalleryRun(
            Path(folder), args.out, only=tuple(name for name in args.only.split(",") if name),
            languages=args.languages.split(","), colours=args.colours.split(","),
            sizes=[tuple(int(part) for part in size.split("x")) for size in args.sizes.split(",")],
        ).run()  # fmt: skip
    for line in describe(result.findings):
        print(line)
    print(f"{result.pictures} pictures in {args.out}, {len(result.findings)} findings")
    return 1 if result.findings else 0


def _run_scaled(args: argparse.Namespace, scale: str) -> int:
    """Run the gallery on a screen with a scale factor, the window as large as the screen; returns the exit code."""
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
    """Let Qt draw into memory, on a screen of that size."""
    width, height = (int(part) for part in size.split("x"))
    screen = {"name": "gallery", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1, "logicalDpi": 96}
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96}]}))
    if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
    os.environ["LC_ALL"] = "C.UTF-8"
    # The offscreen platform cannot raise windows or grab the keyboard and warns about it each time.
    os.environ["QT_LOGGING_RULES"] = "qt.qpa.*=false;default.warning=false"


def describe(findings: dict[tuple[str, str, str], list[str]]) -> Iterator[str]:
    """A line for each finding, with the pictures that show it."""
    for (kind, where, what), pictures in sorted(findings.items()):
        shown = ", ".join(pictures[:3]) + (f" and {len(pictures) - 3} more" if len(pictures) > 3 else "")
        yield f"{kind:12} {what}\n             {where}\n             {shown}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
