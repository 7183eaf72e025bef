"""The program's entry: a word on the command line is handed down without importing Qt, no word opens the window.

The installed script calls `main`; so does `python -m ui.main`.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command, or the window; answers the exit code."""
    from app.cli import check
    from app.cli.main import main as command_line

    check.EXTRA[:] = [window_findings]
    return command_line(argv, window=open_window)


def window_findings() -> list[tuple[str, bool, str]]:
    """What `check` finds of the window; Qt is imported for it."""
    from ui.background.selftest import findings

    return [*findings()]


def open_window(folder: Path, practice: bool) -> int:
    """Open the window on a data folder; `practice` brings the practice shop along."""
    # `ui.background.gc_on_main_thread` collects once the window is there.
    gc.disable()
    from ui.application import run

    return run(folder, practice=practice)


if __name__ == "__main__":
    sys.exit(main())
