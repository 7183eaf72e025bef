"""The dialog about unsent changes: before signing out, before changing the cloud and before quitting."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from app.practice.faults import Fault, Rule
from app.queries.status import Status
from app.settings.settings import Settings
from tests.ui.text.test_texts import nameless
from ui import application
from ui.window.tray import NEEDS_YOU, Tray, problems_of, state_of
from ui.window.unsent_dialog import UnsentDialog

PATIENCE = 10_000


def dialog_of(connected, qtbot, way="sign_out"):
    made = UnsentDialog(connected.context, way, connected.window)
    made.open()
    qtbot.waitUntil(lambda: made.summary.text() != "", timeout=PATIENCE)
    return made


def edit(connected):
    connected.runtime.commands.save("customers", {"note": "x"}, id=1)


def refused(connected):
    """The cloud rejected the token."""
    with connected.runtime.replica.write() as tx:
        word = {"outcome": "sign_in", "error": "sign_in_refused", "online": True, "at": 1}
        tx.sync_state.meta.put("last_outcome", word)


def test_with_nothing_unsent_proceeding_is_allowed_but_cancel_is_the_default(connected, qtbot):
    dialog = dialog_of(connected, qtbot)
    assert dialog.go.isEnabled() and not dialog.table.isVisible() and not dialog.send.isVisible()
    assert dialog.stay.isDefault() and dialog.stay.hasFocus()
    dialog.stay.click()
    assert dialog.result() == 0


def test_send_first_sends_the_changes_and_accepts_the_dialog(connected, qtbot):
    edit(connected)
    dialog = dialog_of(connected, qtbot)
    assert "1 change on this computer has not been sent." in dialog.summary.text()
    assert dialog.table.rows_model.rows[0].cells[0] == "Petr Novák"
    assert not dialog.go.isEnabled()
    with qtbot.waitSignal(dialog.accepted, timeout=PATIENCE):
        dialog.send.click()
    assert connected.cloud.replica.get("customers", 1)["note"] == "x"


@pytest.mark.parametrize("weather", ["gone", "hanging"])
def test_changes_that_cannot_be_sent_can_be_saved_to_a_file(connected, qtbot, tmp_path, weather):
    edit(connected)
    dialog = dialog_of(connected, qtbot, "other_cloud")
    qtbot.waitUntil(lambda: dialog.note.text() == "Send them or save them to a file first.", timeout=PATIENCE)
    if weather == "gone":
        connected.cloud.stop()
        with qtbot.waitSignal(connected.context.bridge.run_finished, timeout=PATIENCE):
            dialog.send.click()
        qtbot.waitUntil(lambda: "Offline" in dialog.note.text(), timeout=PATIENCE)
        assert not dialog.go.isEnabled()
    else:
        connected.cloud.faults.set(Rule(fault=Fault.HANG, seconds=30))
        dialog.send.click()
    dialog.write(tmp_path / "nowhere" / "file.doc")
    qtbot.waitUntil(lambda: ".csv" in dialog.note.text(), timeout=PATIENCE)
    assert not dialog.go.isEnabled()
    dialog.write(tmp_path / "waits.csv")
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    assert "Petr" in (tmp_path / "waits.csv").read_text("utf-8-sig")
    with qtbot.waitSignal(dialog.accepted, timeout=PATIENCE):
        dialog.go.click()
    connected.cloud.faults.clear()
    connected.cloud.faults.set()
    if weather == "gone":
        connected.cloud.start()


def test_quitting_does_not_ask_about_changes_that_the_schedule_will_send(connected, qtbot):
    edit(connected)
    window = connected.window
    with qtbot.waitSignal(window.closing, timeout=PATIENCE):
        window.quit()
    assert window.quit_confirmation.dialog is None


def test_quitting_asks_once_about_changes_that_would_stay_unsent(connected, qtbot, tmp_path):
    from ui.window.state import WindowState

    edit(connected)
    refused(connected)
    window = connected.window
    window.quit_confirmation._state = WindowState(tmp_path)
    window.hide_on_close = True
    window.named_actions["quit"].trigger()
    dialog = window.quit_confirmation.dialog
    assert window.isVisible() and dialog.isVisible()
    qtbot.waitUntil(lambda: "1 change" in dialog.summary.text(), timeout=PATIENCE)
    dialog.stay.click()
    assert window.isVisible() and window.hide_on_close
    window.quit()
    dialog = window.quit_confirmation.dialog
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    with qtbot.waitSignal(window.closing, timeout=PATIENCE):
        dialog.go.click()
    assert not window.quit_confirmation.ask_if_needed()
    connected.runtime.commands.save("customers", {"note": "y"}, id=2)
    assert window.quit_confirmation.ask_if_needed()
    window.quit_confirmation.dialog.reject()


def test_closing_by_a_person_asks_like_quitting_and_closing_by_the_program_does_not(
    connected, qtbot, monkeypatch
):
    edit(connected)
    refused(connected)
    window = connected.window
    monkeypatch.setattr(QCloseEvent, "spontaneous", lambda event: True)
    event = QCloseEvent()
    window.closeEvent(event)
    assert not event.isAccepted() and window.quit_confirmation.dialog.isVisible()
    window.quit_confirmation.dialog.reject()
    monkeypatch.undo()
    assert window.close()


def test_with_sync_switched_off_quitting_asks(connected, qtbot, tmp_path):
    edit(connected)
    connected.context.settings = Settings(tmp_path / "settings.toml")
    assert not connected.window.quit_confirmation.ask_if_needed()
    connected.context.settings.set({"sync.enabled": False})
    assert connected.window.quit_confirmation.ask_if_needed()
    connected.window.quit_confirmation.dialog.reject()


def test_sign_out_is_enabled_only_with_a_cloud(connected, context, qtbot, open_window):
    connected.window.sidebar.choose("overview")
    assert connected.window.named_actions["sign_out"].isEnabled()
    with qtbot.waitSignal(connected.window.sign_out_asked):
        connected.window.named_actions["sign_out"].trigger()
    alone = open_window(context).window
    assert not alone.named_actions["sign_out"].isEnabled()


def test_signing_out_removes_the_token_and_keeps_the_records(spoken, qapp, qtbot, tmp_path):
    from app.practice.cloud import PracticeCloud
    from ui.background import session

    cloud = PracticeCloud(tmp_path / "cloud")
    cloud.start()
    folder = tmp_path / "till"
    folder.mkdir()
    values = {"address": cloud.url, "cloud_id": cloud.cloud_id, "token": cloud.refresh_token, "in_file": True}
    session.connect(folder, **values)
    made = application.Application(qapp, folder)
    seen = []

    def use():
        window = made.window
        if window is None or not window.isVisible():
            QTimer.singleShot(50, use)
            return
        for each in window.findChildren(UnsentDialog):
            each.reject()
        made._sign_out()
        dialog = window.findChildren(UnsentDialog)[-1]
        qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
        dialog.go.click()
        qtbot.waitUntil(lambda: window.status_bar.sign_in.isVisible(), timeout=PATIENCE)
        seen.append(window.toast.label.text())
        for each in QApplication.topLevelWidgets():
            if each is not window and each.isVisible():
                each.close()
        window.close()

    QTimer.singleShot(50, use)
    assert made.run(practice=False) == 0
    assert seen == ["Signed out. The records stay on this computer."]
    kept = [each.read_text("utf-8") for each in folder.rglob("*.json")]
    assert not any(cloud.refresh_token in each for each in kept)
    cloud.close()


@pytest.mark.parametrize("code", ["en", "cs", "sk", "pl", "de"])
def test_the_dialog_fits_and_names_every_control(connected, spoken, qtbot, code):
    edit(connected)
    spoken(code)
    for way in ("sign_out", "other_cloud", "quit"):
        dialog = dialog_of(connected, qtbot, way)
        assert nameless(dialog) == []
        assert dialog.sizeHint().width() <= 1000 and dialog.sizeHint().height() <= 640
        dialog.reject()


def test_the_tray_notifies_of_more_conflicts_but_not_of_fewer(spoken, qapp, monkeypatch):
    tray = Tray()
    told = []
    monkeypatch.setattr(tray.icon, "showMessage", lambda *args: told.append(args[1]))
    for count, expected in ((3, 1), (2, 1), (1, 1), (2, 2), (0, 2), (1, 3)):
        headline = "needs_you" if count else "in_step"
        tray.show_status(Status(headline=headline, needs_you=count), in_front=False)
        assert len(told) == expected
    restored = Status(headline="needs_you", restored_since=1)
    assert state_of(restored) == NEEDS_YOU and problems_of(restored) == {"rollback": 1}
    tray.stop()
