"""`demo --headless`: the story of two tills and an outage, in the terminal.

Called by `app.cli.main`; without `--headless` the window is opened instead and this module is not used.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from app.cli.text import messages


def declare(parser: argparse.ArgumentParser) -> None:
    """Options of `demo`."""
    parser.add_argument(
        "--headless", action="store_true", help="no window: play download, outage and merge in this terminal"
    )


def run(args: argparse.Namespace) -> int:
    """Play the story in a temporary folder; 0 only if tills and cloud have the same records in the end."""
    del args
    from app.practice.story import play

    with tempfile.TemporaryDirectory(prefix="counterfoil-demo-") as folder:
        equal = play(Path(folder), _print_line)
    return messages.OK if equal else messages.FAULT


def _print_line(line: str) -> None:
    print(line, flush=True)
