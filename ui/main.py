"""The entry point of the program: commands run in `app.cli` without importing Qt; without a command the window opens.

Called by the installed script and by `python -m ui.main`.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command or the window; return the exit code."""
    from app.cli import check
    from app.cli.main import main as command_line

    check.EXTRA[:] = [window_findings]
    return command_line(argv, window=open_window)


def window_findings() -> list[tuple[str, bool, str]]:
    """The self-test of the window for `check`, as (name, passed, detail); imports Qt."""
    from ui.background.selftest import findings

    return [*findings()]


def open_window(folder: Path, practice: bool) -> int:
    """Open the window on a data folder, with the practice cloud if `practice`; return the exit code."""
    # Garbage collection slows the imports down; `ui.background.gc_on_main_thread` takes over once the window is shown.
    gc.disable()
    from ui.application import run

    return run(folder, practice=practice)


if __name__ == "__main__":
    sys.exit(main())
