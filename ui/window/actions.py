"""One table of everything a person can do in the window: name, words, keys, picture, place in the menu.

Called by the window, which makes the QActions, and by whatever shows them: menu, command palette, buttons, shortcut
sheet. What an action does is connected by its owner; here it only has a name.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from ui.style import icons
from ui.text.texts import translate


@dataclass(frozen=True, slots=True)
class Doing:
    """One thing to do. `text` is the English source in the context "Action"."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str | None = None
    group: str = ""
    """Heading under which menu and shortcut sheet show it; without one it is in neither."""
    writes: bool = False
    """Changes records, so it is off while this computer is for looking only."""


ACTIONS = (
    Doing("palette", "Find or do anything", ("Ctrl+K",), "command", "go"),
    Doing("search", "Search", ("Ctrl+F", "/"), "search", "go"),
    Doing("needs_you", "Decide", ("Ctrl+Shift+C",), "needs_you", "go"),
    Doing("next_pane", "Next pane", ("F6",), None, "go"),
    Doing("previous_pane", "Previous pane", ("Shift+F6",), None, "go"),
    Doing("close", "Close", ("Esc",), "close", "go"),
    Doing("new", "New", ("Ctrl+N",), "new", "record", writes=True),
    Doing("copy", "Copy as new", ("Ctrl+D",), "copy", "record", writes=True),
    Doing("save", "Save", ("Ctrl+S", "Ctrl+Return", "Ctrl+Enter"), "save", "record", writes=True),
    Doing("revert", "Revert", (), "revert", "record"),
    Doing("delete", "Delete", (), "delete", "record", writes=True),
    Doing("restore", "Restore", (), "restore", "record", writes=True),
    Doing("previous_record", "Previous record", ("Alt+Up",), None, "record"),
    Doing("next_record", "Next record", ("Alt+Down",), None, "record"),
    Doing("undo", "Undo", ("Ctrl+Z",), "undo", "record", writes=True),
    Doing("redo", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo", "record", writes=True),
    Doing("filter", "Add a condition", ("Ctrl+Shift+F",), "filter", "list"),
    Doing("columns", "Columns", (), "columns", "list"),
    Doing("change", "Change the selected records", ("Ctrl+B",), "draft", "list", writes=True),
    Doing("import", "Import", ("Ctrl+I",), "import", "list", writes=True),
    Doing("export", "Export", ("Ctrl+E",), "export", "list"),
    Doing("labels", "Print labels", ("Ctrl+P",), "labels", "list"),
    Doing("sync", "Sync now", ("F5",), "sync", "sync"),
    Doing("lock", "Lock to looking only, or unlock", ("Ctrl+L",), "read_only", "window"),
    Doing("connect", "Connect to a cloud...", (), "connect", "sync"),
    Doing("sign_out", "Sign out...", (), "sign_out", "sync"),
    Doing("bigger", "Larger text", ("Ctrl++", "Ctrl+="), None, "view"),
    Doing("smaller", "Smaller text", ("Ctrl+-",), None, "view"),
    Doing("usual_size", "Usual text size", ("Ctrl+0",), None, "view"),
    Doing("fold", "Fold or unfold the sections", ("Ctrl+\\",), "fold", "view"),
    Doing("shortcuts", "Keyboard shortcuts", ("F1", "?"), "keyboard", "help"),
    Doing("scanner", "Try the scanner", (), None, "help"),
    Doing("whats_new", "What is new in the next version", (), "download", "help"),
    Doing("quit", "Quit", ("Ctrl+Q",), None, "window"),
)

GROUPS = {
    "go": "Go",
    "record": "Record",
    "list": "List",
    "sync": "Synchronising",
    "view": "View",
    "help": "Help",
    "window": "Window",
}
"""English headings by group, in the context "ActionGroup"."""

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
            action.setToolTip(f"{action.text()} ({key_text(doing.keys[0])})")
        made[doing.name] = action
    return made


def of_group(group: str) -> list[Doing]:
    """Everything under one heading, in order."""
    return [doing for doing in ACTIONS if doing.group == group]


def group_title(group: str) -> str:
    """The heading in words."""
    return translate("ActionGroup", GROUPS[group])


def key_text(keys: str) -> str:
    """A shortcut as this system writes it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
