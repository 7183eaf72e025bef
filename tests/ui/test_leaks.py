"""A program that runs all day: each dialog, page and rebuild is shown a dozen times, and nothing of it stays.

Counted are top-level widgets, all objects of Qt and the process's memory.
"""

from __future__ import annotations

import gc
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QDialog

from storage.errors import BugError
from storage.outbox.questions import Hold, HoldReason
from tests.fakes.changes_by_name import but
from ui.style import theme

TIMES = 12
MOST_KILOBYTES = 900
"""Growth of the process: Python's own pools grow by steps, and one question used to keep 450 kB each time it was shown."""

AGAIN = 3
"""A leak comes again each time; a cache, a thread's first use of memory, or a server that another test keeps running does not."""


@dataclass(frozen=True, slots=True)
class Census:
    """What is alive."""

    windows: Counter[str]
    objects: Counter[str]
    kilobytes: int


def census() -> Census:
    """Count after everything that is to be deleted was deleted."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()
    tops = QApplication.topLevelWidgets()
    roots = [QApplication.instance(), *(each for each in tops if each.parent() is None)]
    below = [each for root in roots for each in root.findChildren(QObject)]
    orphans = [
        each
        for each in shiboken6.getAllValidWrappers()
        if isinstance(each, QObject) and each.parent() is None and each not in roots
    ]
    return Census(
        Counter(each.metaObject().className() for each in tops),
        Counter(each.metaObject().className() for each in [*below, *orphans]),
        _kilobytes(),
    )


def _kilobytes() -> int:
    """Resident memory; 0 where the system does not say it in one file."""
    if sys.platform != "linux":
        return 0
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4


def assert_flat(act, times=TIMES):
    """Nothing that `act` makes stays; the first calls may fill caches."""
    for _ in range(5):
        act()
        gc.collect()
    before, after = census(), repeat(act, times)
    assert after.windows - before.windows == Counter()
    for _ in range(AGAIN):
        if not grown(before, after, times) and after.kilobytes - before.kilobytes < MOST_KILOBYTES:
            break
        before, after = after, repeat(act, times)
    assert grown(before, after, times) == {}
    assert after.kilobytes - before.kilobytes < MOST_KILOBYTES


def grown(before, after, times):
    """The classes with more objects than before; an animation or a timer under way is no leak, which leaves one each time."""
    return {
        name: more for name, more in (after.objects - before.objects).items() if more >= max(3, times // 3)
    }


def repeat(act, times):
    """Do it so often, and count."""
    for _ in range(times):
        act()
        # As the program does while it runs; garbage of all rounds at once would only measure the allocator.
        gc.collect()
    return census()


def close_dialogs(window):
    """Close what is open over the window, as Esc does."""
    for each in QApplication.topLevelWidgets():
        if each is not window and each.isVisible():
            each.reject() if isinstance(each, QDialog) else each.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def only_what_the_test_makes():
    """Let each collection look at the test's own objects alone: those of all tests before take seconds."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def questions(replica, context):
    """Three open conflicts."""
    for id in (1, 2, 3):
        context.commands.save("customers", {"email": f"z{id}@x.example", "zip": "602 00"}, id=id)
        with replica.write() as tx:
            change = tx.change("customers", id)
            other = {**change.base, "email": "other@x.example"}
            hold = Hold(HoldReason.OVERLAP, ("email",), (), tx.now)
            tx.put_change(but(change, held=hold, remote=other))


def test_a_question_keeps_nothing_however_often_it_is_shown(window, questions):
    def show():
        window.dialogs.show_conflict("customers", 2)
        window.dialogs.conflicts._step(1)
        window.dialogs.conflicts._step(-1)
        close_dialogs(window)

    assert_flat(show)


def _select(window):
    window.sidebar.choose("suppliers")
    window.page.table.selectAll()
    return window.page


DIALOGS = {
    "palette": lambda w: w.dialogs.show_palette(),
    "shortcuts": lambda w: w.dialogs.show_shortcuts(),
    "scanner": lambda w: w.dialogs.show_scanner_check(),
    "columns": lambda w: w.page.choose_columns(),
    "condition": lambda w: w.page.filter.open_popup(QPoint(300, 300)),
    "change": lambda w: w.list_actions.change(_select(w), tags=False),
    "import": lambda w: w.list_actions.import_file("customers"),
    "export": lambda w: w.list_actions.export_file(w.page),
    "labels": lambda w: (w.sidebar.choose("products"), w.list_actions.print_labels(w.page)),
    "delete": lambda w: (w.navigation.show_record("customers", 1), w.panel.delete()),
    "leaving": lambda w: w.quit_confirmation.quit(),
    "error": lambda w: (
        setattr(w.messages, "_bug_shown", False),
        w.messages.show_unexpected_error(BugError()),
    ),
    "menu": lambda w: w.menu.popup(w.mapToGlobal(QPoint(180, 60))),
    "toast": lambda w: w.messages.show("Text", "Undo", lambda: None),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_keeps_nothing(window, questions, qtbot, name):
    def show():
        DIALOGS[name](window)
        qtbot.waitUntil(lambda: not window.context.bridge._under_way)
        close_dialogs(window)

    assert_flat(show)


def test_a_page_keeps_nothing(window, qtbot):
    sections = window.navigation.sections()

    def visit():
        for section in sections:
            window.sidebar.choose(section)
        qtbot.waitUntil(lambda: not window.context.bridge._under_way)

    assert_flat(visit)


def test_records_and_new_ones_keep_nothing(window, qtbot):
    records = {"customers": 1, "products": 101, "suppliers": 41}

    def visit():
        for entity, id in records.items():
            window.navigation.show_record(entity, id)
            window.navigation.new(entity)
            window.panel.give_up()
        qtbot.waitUntil(lambda: not window.context.bridge._under_way)

    assert_flat(visit, times=max(5, TIMES // len(records)))


def test_a_change_of_language_or_theme_keeps_nothing(window, spoken, qapp):
    looks = [("cs", "dark"), ("en", "light")]

    def rebuild():
        code, colours = looks[0]
        looks.reverse()
        spoken(code)
        theme.apply(qapp, colours)
        window.build()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    try:
        assert_flat(rebuild)
    finally:
        theme.apply(qapp, "light")
