"""What staff do at the counter, by real keys: find a record, type into a field, save; and the program started on files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.commands.commands import Commands
from app.queries.queries import Queries
from app.settings.draft_files import DraftFiles
from storage.records.replica import Replica
from sync.events import Bus
from tests.ui.conftest import CLOUD
from tests.ui.support.person import Person, reach
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.drafts import Drafts

PATIENCE = 10_000


@contextmanager
def opened(path: Path) -> Iterator[AppContext]:
    """A context on the files that are there, drafts among them: a start of the program."""
    replica = Replica.open(path)
    bus = Bus()
    bridge = Bridge(bus)
    made = AppContext(
        catalogue=replica.catalogue,
        queries=Queries(replica),
        commands=Commands(replica, bus),
        bridge=bridge,
        sync_now=lambda: None,
        drafts=Drafts(DraftFiles(path)),
        cloud_id=CLOUD,
    )
    yield made
    made.drafts.finish()
    bridge.finish()
    bridge.stop()
    replica.close()


def search(person: Person, typed: str) -> None:
    """Open the best match of the list by keyboard; the keyboard is in the list."""
    page = person.window.page
    person.press("Ctrl+F")
    person.press("Ctrl+A")
    person.type(typed)
    person.press("Return")
    person.qtbot.waitUntil(lambda: page.table.hasFocus() and person.window.panel.shown is not None)


def search_nothing(person: Person) -> None:
    """Empty the search box; the whole list is shown again."""
    page = person.window.page
    person.press("Ctrl+F")
    person.press("Ctrl+A")
    person.press("Backspace")
    person.qtbot.waitUntil(lambda: page.model.rowCount() > 200)


def field(person: Person, name: str) -> None:
    """Put the keyboard into a field of the open form and select its text."""
    form = person.window.panel.form
    form.go_to(name)
    control = form.rows[name].editor.control
    person.qtbot.waitUntil(
        lambda: control is QApplication.focusWidget() or control.isAncestorOf(QApplication.focusWidget())
    )
    person.press("Ctrl+A")


def save(person: Person) -> None:
    with person.qtbot.waitSignal(person.window.panel.saved, timeout=PATIENCE):
        person.press("Ctrl+S")


def shown_dialog(window, qtbot, kind):
    """A dialog of the window, as soon as it is shown."""
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(kind)), timeout=PATIENCE)
    return next(each for each in window.findChildren(kind) if each.isVisible())


def dialog_of(window, qtbot):
    found = window.list_actions.dialog
    qtbot.waitUntil(found.isVisible)
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


def button(owner, begins="", ends=""):
    """The first button with such a name that can be seen."""
    names = {
        each: each.accessibleName() or each.text()
        for each in owner.findChildren(QAbstractButton)
        if each.isVisible()
    }
    return next(each for each, name in names.items() if name.startswith(begins) and name.endswith(ends))


def section_area(window, name):
    found = window.sidebar.sections
    item = next(
        each for at in range(found.count()) if (each := found.item(at)).data(Qt.ItemDataRole.UserRole) == name
    )
    return found.visualItemRect(item)


def back(person: Person) -> None:
    """A dialog is gone: the window is active again, for which here is no window manager."""
    person.window.activateWindow()
    person.qtbot.waitUntil(person.window.isActiveWindow)


def names(labels) -> list[str]:
    return [each.text() for each in labels]


def import_file(person, qtbot, path):
    """Choose a file in the dialog of Ctrl+I and look what it means."""
    person.press("Ctrl+I")
    dialog = dialog_of(person.window, qtbot)
    person.click(button(dialog.columns.no_file))
    person.choose_file(dialog, path)
    qtbot.waitUntil(lambda: dialog.table is not None and dialog.go.isEnabled(), timeout=PATIENCE)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def plan_of(person, qtbot, dialog):
    reach(person, dialog.go)
    person.press("Space")
    qtbot.waitUntil(lambda: dialog.plan is not None, timeout=PATIENCE)
    return dialog.plan
