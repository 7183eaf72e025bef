"""The entry point of the program: commands run in `app.cli` without importing Qt; without a command the window opens.

Called by the installed script and by `python -m ui.main`.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.labels.labels import Label
    from app.settings.paper_formats import Layout

SWITCH = 0.0005
"""Seconds until a thread that calculates gives way to the window. With Python's five milliseconds each of the thousands of
calls from Qt that a painting makes could wait so long: a check in the background held up the first sight for seconds."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command or the window; return the exit code."""
    from app.cli import check, labels
    from app.cli.main import main as command_line

    check.EXTRA[:] = [window_findings]
    labels.PAINTERS[:] = [label_pdf]
    return command_line(argv, window=open_window)


def window_findings() -> list[tuple[str, bool, str]]:
    """The self-test of the window for `check`, as (name, passed, detail); imports Qt."""
    from ui.background.selftest import findings

    return [*findings()]


def label_pdf(found: Sequence[Label], layout: Layout, language: str, allergens: bool = False) -> bytes:
    """The PDF of labels for the command line; imports Qt."""
    from ui.labels.headless import label_pdf

    return label_pdf(found, layout, language, allergens)


def open_window(folder: Path, practice: bool, tray: bool) -> int:
    """Show the window of a data folder until it is closed, and return the exit code; of a second instance, raise the first one's.

    With the practice cloud if `practice`; with `tray` it begins in the tray, minimised where there is none.
    """
    # Garbage collection slows the imports down; `ui.background.gc_on_main_thread` takes over once the window is shown.
    gc.disable()
    from ui.background.plain_imports import use_plain_imports

    use_plain_imports()
    from app.paths import APP_ID
    from ui.background.display import open_display
    from ui.background.single_instance import wake_other

    sys.setswitchinterval(SWITCH)
    app = open_display()
    app.setApplicationName("Counterfoil")
    app.setDesktopFileName(APP_ID)
    if wake_other(folder):
        return 0
    from ui.application import Application

    return Application(app, folder, in_tray=tray, apart=True).run(practice=practice)


if __name__ == "__main__":
    sys.exit(main())
