"""One table of everything a person can do in the window: name, words, keys, picture.

Called by the window, which makes the QActions, and by whatever shows them (buttons, later menus and palette). What
an action does is connected by its owner; here it only has a name.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from ui import icons
from ui.texts import translate


@dataclass(frozen=True, slots=True)
class Doing:
    """One thing to do. `text` is the English source in the context "Action"."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str | None = None


ACTIONS = (
    Doing("sync", "Sync now", ("F5",), "sync"),
    Doing("search", "Search", ("Ctrl+F", "/"), "search"),
    Doing("new", "New", ("Ctrl+N",), "new"),
    Doing("save", "Save", ("Ctrl+S", "Ctrl+Return", "Ctrl+Enter"), "save"),
    Doing("revert", "Revert", (), "revert"),
    Doing("delete", "Delete", (), "delete"),
    Doing("restore", "Restore", (), "restore"),
    Doing("undo", "Undo", ("Ctrl+Z",), "undo"),
    Doing("close", "Close", ("Esc",), "close"),
    Doing("needs_you", "Decide", ("Ctrl+Shift+C",), "needs_you"),
    Doing("next_pane", "Next pane", ("F6",), None),
    Doing("previous_pane", "Previous pane", ("Shift+F6",), None),
    Doing("filter", "Add a condition", ("Ctrl+Shift+F",), "filter"),
    Doing("columns", "Columns", (), "columns"),
    Doing("change", "Change the selected records", ("Ctrl+B",), "draft"),
    Doing("import", "Import", ("Ctrl+I",), "import"),
    Doing("export", "Export", ("Ctrl+E",), "export"),
    Doing("quit", "Quit", ("Ctrl+Q",), None),
)

TEXTS = {doing.name: doing.text for doing in ACTIONS}
"""English sources, for the translations."""


def make(parent: QObject) -> dict[str, QAction]:
    """A QAction for each, by name, with words and keys of now."""
    made: dict[str, QAction] = {}
    for doing in ACTIONS:
        action = QAction(translate("Action", doing.text), parent)
        action.setObjectName(doing.name)
        action.setShortcuts([QKeySequence(each) for each in doing.keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if doing.icon is not None:
            action.setIcon(icons.icon(doing.icon))
        if doing.keys:
            native = QKeySequence(doing.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{action.text()} ({native})")
        made[doing.name] = action
    return made
