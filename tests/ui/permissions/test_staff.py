"""Who is at the window: asked for where the shop wants it, named by the history, gone after a while."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.queries.change_report import change_report
from tests.storage.support.replicas import put, record
from ui.permissions.staff_dialog import StaffDialog

PATIENCE = 10_000


@pytest.fixture
def asked(house, qtbot):
    """A window that asks, and two employees of whom one has a badge."""
    put(
        house.runtime.replica,
        "employees",
        record("employees", 71, name="Jana", barcode="2900001"),
        record("employees", 72, name="Zdeněk"),
        record("employees", 73, name="Gone", enabled=False),
    )
    house.context.save_settings({"staff.ask": True})
    house.window.staff.tell()
    return house


def by(house):
    return [each.person for each in change_report(house.runtime.replica, since=0) if each.via == "window"]


def test_a_change_asks_who_is_here_first_and_names_the_person(asked, qtbot):
    window, commands = asked.window, asked.context.commands
    assert window.status_bar.staff.text() == "Who is here?" and not window.status_bar.staff.isHidden()
    window.navigation.new("tags")
    window.panel.form.rows["name"].editor.set_value("Sale")
    window.panel.save()
    qtbot.waitUntil(lambda: window.staff.dialog is not None, timeout=PATIENCE)
    dialog = window.staff.dialog
    assert isinstance(dialog, StaffDialog) and by(asked) == []
    qtbot.keyClicks(dialog.line, "zden")
    assert [dialog.list.item(at).text() for at in range(dialog.list.count())] == ["Zdeněk"]
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert commands.person == 72 and window.status_bar.staff.text() == "Zdeněk"
    with qtbot.waitSignal(window.panel.saved, timeout=PATIENCE):
        window.panel.save()
    assert by(asked) == ["Zdeněk"]


def test_a_badge_lets_in_and_time_lets_out(asked, qtbot):
    window, commands = asked.window, asked.context.commands
    window._on_scan("2900001", None)
    assert commands.person == 71 and window.status_bar.staff.text() == "Jana"
    assert window.staff._away.isActive() and window.staff._away.interval() == 10 * 60_000
    window.staff._away.timeout.emit()
    assert commands.person is None and window.status_bar.staff.text() == "Who is here?"


def test_who_is_gone_is_not_offered_and_nobody_is_asked_without_the_setting(asked, qtbot):
    window = asked.window
    window.staff.choose()
    names = [window.staff.dialog.list.item(at).text() for at in range(window.staff.dialog.list.count())]
    assert "Jana" in names and "Gone" not in names
    window.staff.dialog.reject()
    qtbot.wait(1)  # the dialog that was closed is deleted by now
    window.staff.choose()
    window.staff.dialog.reject()
    asked.context.save_settings({"staff.ask": False})
    asked.context.commands.save("tags", {"name": "Plain"})
    assert by(asked) == [""]
    window.staff.tell()
    assert window.status_bar.staff.isHidden()
    window._on_scan("2900001", None)
    assert asked.context.commands.person is None
