"""How often Python looks for garbage in a process without a window.

Called by the command line. A run makes tens of thousands of objects that reference counts alone free again, and looking
through those that stay, at each 700 more of them, took a twentieth of a first download. The window has its own way
(`ui.background.gc_on_main_thread`).
"""

from __future__ import annotations

import gc

NEW_OBJECTS = 50_000
"""Objects made and not freed between two collections of the youngest; garbage of a few MB may wait for it."""
YOUNG = 10
"""Collections of a generation between two of the next."""


def collect_rarely() -> None:
    """Look for garbage rarely, and not among what is loaded already."""
    gc.set_threshold(NEW_OBJECTS, YOUNG, YOUNG)
    gc.freeze()
