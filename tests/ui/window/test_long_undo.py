"""Undo of a step with very many records: a dialog with progress and Cancel, and none for a short one."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from app.changes.application import apply
from app.changes.bulk_change import BulkChange, bulk_change
from storage.query.grammar import Query
from ui.widgets import job_dialog
from ui.widgets.job_dialog import JobDialog
from ui.window.undo_dialog import UndoDialog

PATIENCE = 10_000


@pytest.fixture
def changed(context, replica):
    """A bulk change of all customers, to be undone."""
    ids = replica.ids("customers", Query())[:120]

    found = bulk_change(context.commands.replica, "customers", ids, BulkChange(values={"note": "all alike"}))
    apply(context.commands, found, found.ticked, origin="window")
    return ids


def dialog(window):
    return next((each for each in window.findChildren(JobDialog) if each.isVisible()), None)


def undo(window, qtbot):
    """Ask for it, and agree to what is asked before so many records."""
    window.record_actions.undo()
    asked = window.findChildren(UndoDialog)[-1]
    assert asked.title.text() == "Undo: bulk change, 120 records?" and asked.buttons.cancel.isDefault()
    asked.go.click()


def notes(replica, ids):
    return {each.get("note") for each in replica.many("customers", ids).values()}


def test_F128_a_long_undo_shows_its_progress_and_can_be_cancelled(
    hands, context, replica, changed, qtbot, monkeypatch
):
    """Another writer keeps it from beginning meanwhile, as a download of very many records does."""
    monkeypatch.setattr(job_dialog, "SHOW_AFTER", 10)
    window = hands.window
    with replica.database.no_transaction():
        undo(window, qtbot)
        qtbot.waitUntil(lambda: dialog(window) is not None, timeout=PATIENCE)
        shown = dialog(window)
        assert shown.label.text() == "Undoing…" and shown.isModal()
        shown.buttons.cancel.click()
        assert shown.isVisible() and "nothing changes" in shown.label.text()
    qtbot.waitUntil(lambda: hands.toast() == "Stopped; nothing was changed", timeout=PATIENCE)
    assert dialog(window) is None and notes(replica, changed) == {"all alike"}
    seen = []
    with replica.database.no_transaction():
        undo(window, qtbot)
        qtbot.waitUntil(lambda: dialog(window) is not None, timeout=PATIENCE)
        dialog(window)._job.progressed.connect(lambda done, total: seen.append((done, total)))
    qtbot.waitUntil(lambda: hands.toast() == "Undone: bulk change, 120 records", timeout=PATIENCE)
    assert seen == [(0, 120), (50, 120), (100, 120)]
    assert "all alike" not in notes(replica, changed) and dialog(window) is None


def test_a_short_undo_shows_no_dialog(hands, context, replica, changed, qtbot, monkeypatch):
    shown = []
    monkeypatch.setattr(JobDialog, "showEvent", lambda self, event: shown.append(self))
    monkeypatch.setattr(job_dialog, "SHOW_AFTER", PATIENCE)
    undo(hands.window, qtbot)
    qtbot.waitUntil(lambda: hands.toast() == "Undone: bulk change, 120 records", timeout=PATIENCE)
    assert shown == []


@pytest.mark.parametrize("origin", ["cli", "import"])
def test_undo_asks_for_a_step_that_is_not_the_newest_or_was_done_on_the_command_line(
    hands, context, qtbot, origin
):
    """The Undo of a message that is still there after another change, and what the window did not do itself."""
    commands, actions = context.commands, hands.window.record_actions
    phone = context.queries.record("suppliers", 41).record["phone"]
    old = commands.save("suppliers", {"city": "Tábor"}, id=41).step
    commands.save("suppliers", {"phone": "1"}, id=41, origin=origin)
    actions.undo(old)
    asked = hands.window.findChildren(UndoDialog)[-1]
    assert any("not the newest" in each.text() for each in asked.findChildren(QLabel))
    asked.reject()
    assert context.queries.record("suppliers", 41).record["city"] == "Tábor"
    actions.undo()
    asked = hands.window.findChildren(UndoDialog)[-1]
    asked.go.click()
    qtbot.waitUntil(lambda: hands.toast().startswith("Undone: change, "), timeout=PATIENCE)
    now = context.queries.record("suppliers", 41).record
    assert (now["city"], now["phone"]) == ("Tábor", phone)
