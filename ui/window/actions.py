"""The table of the window's actions: name, text, shortcuts, icon, group in the menu.

Used by the window, which makes the QActions and connects their handlers, and by menu, command palette and shortcut
sheet.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from ui.style import icons
from ui.text.texts import translate


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action. `text` is the English source text in the translation context "Action"."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str | None = None
    group: str = ""
    """Key of `GROUPS`: the heading in menu and shortcut sheet; without one it is in neither."""
    writes: bool = False
    """Whether it changes records, so that view-only disables it."""
    anywhere: bool = False
    """Whether it needs no list, though its place is among the actions of lists."""


ACTIONS = (
    ActionSpec("palette", "Search or run a command", ("Ctrl+K",), "command", "go"),
    ActionSpec("search", "Search", ("Ctrl+F", "/"), "search", "go"),
    ActionSpec("needs_you", "Decide…", ("Ctrl+Shift+C",), "needs_you", "go"),
    ActionSpec("next_pane", "Next pane", ("F6",), None, "go"),
    ActionSpec("previous_pane", "Previous pane", ("Shift+F6",), None, "go"),
    ActionSpec("close", "Close", ("Esc",), "close", "go"),
    ActionSpec("new", "New", ("Ctrl+N",), "new", "record", writes=True),
    ActionSpec("copy", "Copy as new", ("Ctrl+D",), "copy", "record", writes=True),
    ActionSpec("save", "Save", ("Ctrl+S", "Ctrl+Return", "Ctrl+Enter"), "save", "record", writes=True),
    ActionSpec("revert", "Discard changes", (), "revert", "record"),
    ActionSpec("delete", "Delete", (), "delete", "record", writes=True),
    ActionSpec("restore", "Restore", (), "restore", "record", writes=True),
    ActionSpec("previous_record", "Previous record", ("Alt+Up",), None, "record"),
    ActionSpec("next_record", "Next record", ("Alt+Down",), None, "record"),
    ActionSpec("undo", "Undo", ("Ctrl+Z",), "undo", "record", writes=True),
    ActionSpec("redo", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo", "record", writes=True),
    ActionSpec("filter", "Filter…", ("Ctrl+Shift+F",), "filter", "list"),
    ActionSpec("columns", "Columns…", (), "columns", "list"),
    ActionSpec("change", "Change selected records…", ("Ctrl+B",), "draft", "list", writes=True),
    ActionSpec("prices", "New prices…", ("Ctrl+Shift+B",), "prices", "list", writes=True),
    ActionSpec("plans", "Planned prices", (), "schedule", "list", anywhere=True),
    ActionSpec("supplier_list", "Supplier price list…", (), "suppliers", "list", writes=True, anywhere=True),
    ActionSpec("duplicates", "Find duplicates…", (), "two_versions", "list"),
    ActionSpec(
        "invoice", "Supplier's invoice…", ("Ctrl+Shift+I",), "import", "list", writes=True, anywhere=True
    ),
    ActionSpec("delivery", "Check a delivery…", (), "shop-check", "list", writes=True, anywhere=True),
    ActionSpec("import", "Import…", ("Ctrl+I",), "import", "list", writes=True),
    ActionSpec("export", "Export…", ("Ctrl+E",), "export", "list"),
    ActionSpec("print", "Print the list…", ("Ctrl+Shift+L",), "labels", "list"),
    ActionSpec("labels", "Print labels…", ("Ctrl+P",), "labels", "list"),
    ActionSpec("changes", "What changed…", ("Ctrl+H",), "schedule", "go"),
    ActionSpec("sync", "Sync now", ("F5",), "sync", "sync"),
    ActionSpec("staff", "Who is here…", ("Ctrl+Shift+P",), "employees", "window"),
    ActionSpec("lock", "View only (lock or unlock)", ("Ctrl+L",), "read_only", "window"),
    ActionSpec("connect", "Connect to a cloud…", (), "connect", "sync"),
    ActionSpec("sign_out", "Sign out…", (), "sign_out", "sync"),
    ActionSpec("bigger", "Larger text", ("Ctrl++", "Ctrl+="), None, "view"),
    ActionSpec("smaller", "Smaller text", ("Ctrl+-",), None, "view"),
    ActionSpec("usual_size", "Normal text size", ("Ctrl+0",), None, "view"),
    ActionSpec("fold", "Collapse or expand the sidebar", ("Ctrl+\\",), "fold", "view"),
    ActionSpec("shortcuts", "Keyboard shortcuts", ("F1", "?"), "keyboard", "help"),
    ActionSpec("tour", "Take the tour", (), "info", "help"),
    ActionSpec("scanner", "Test the scanner…", (), None, "help"),
    ActionSpec("whats_new", "What's new in the next version", (), "download", "help"),
    ActionSpec("quit", "Quit", ("Ctrl+Q",), None, "window"),
)

GROUPS = {
    "go": "Go",
    "record": "Record",
    "list": "List",
    "sync": "Sync",
    "view": "View",
    "help": "Help",
    "window": "Window",
}
"""English headings by group, in the translation context "ActionGroup"."""

TEXTS = {spec.name: spec.text for spec in ACTIONS}
"""English source texts, for the translations."""


def make(parent: QObject) -> dict[str, QAction]:
    """A QAction for each, by name, in the current language."""
    made: dict[str, QAction] = {}
    for spec in ACTIONS:
        action = QAction(translate("Action", spec.text), parent)
        action.setObjectName(spec.name)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if spec.icon is not None:
            action.setIcon(icons.icon(spec.icon))
        if spec.keys:
            action.setToolTip(f"{action.text()} ({key_text(spec.keys[0])})")
        made[spec.name] = action
    return made


def named(name: str) -> ActionSpec:
    """The action of that name."""
    return next(spec for spec in ACTIONS if spec.name == name)


def of_group(group: str) -> list[ActionSpec]:
    """The actions of one group, in order."""
    return [spec for spec in ACTIONS if spec.group == group]


def group_title(group: str) -> str:
    """The heading of a group."""
    return translate("ActionGroup", GROUPS[group])


def key_text(keys: str) -> str:
    """A shortcut in the notation of the system; both of the keys that Qt tells apart are labelled Enter."""
    return QKeySequence(keys.replace("Return", "Enter")).toString(QKeySequence.SequenceFormat.NativeText)
