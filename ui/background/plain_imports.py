"""Python's own `import` again, in the place of the one that PySide puts there.

Called by `main.open_window` before the rest of the window is imported. PySide's reads the source of each module to find
out whether that asks for other names of Qt (`from __feature__ import ...`), which nothing here does.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - puts its own there


def use_plain_imports() -> None:
    """Import as Python does from now on; with a PySide that keeps no way back nothing changes."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
