"""A repair made while the folder was opened is reported once the window is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.backup.backups import make_backup
from app.runtime import Runtime
from ui import application


def test_F86_a_damaged_data_file_is_repaired_and_said(spoken, qapp, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: said.append((box.text(), box.informativeText())) or 0
    )
    with Runtime(tmp_path, keep_log=False) as till:
        till.commands.save("customers", {"lastName": "Nováková"})
        path = till.replica.path
    with path.open("r+b") as file:
        file.write(bytes(4096))
    made = application.Application(qapp, tmp_path)
    shown = []

    def look():
        window = made.window
        if window is None or not window.isVisible():
            QTimer.singleShot(50, look)
            return
        shown.append(made._session.runtime.queries.page("customers").records[0]["lastName"])
        window.close()

    QTimer.singleShot(50, look)
    assert made.run(practice=False) == 0
    assert shown == ["Nováková"]
    ((title, sentence),) = said
    assert title == "The data file was damaged and is repaired"
    assert "Unsent changes kept: 1." in sentence and ".damaged-" in sentence


@pytest.mark.parametrize("declines", [False, True])
def test_F127_an_offered_backup_is_said_again_until_it_is_declined(spoken, qapp, tmp_path, declines):
    with Runtime(tmp_path, keep_log=False) as till:
        till.commands.save("customers", {"lastName": "Nováková"})
        path, backup = till.replica.path, make_backup(till.replica).path
    path.unlink()
    path.with_suffix(".journal").unlink()
    made = application.Application(qapp, tmp_path)
    said = []

    def press():
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(50, press)
            return
        said.append((box.text(), box.informativeText()))
        later, decline = sorted(box.buttons(), key=lambda button: button.text() != "Decide later")
        assert box.defaultButton() is box.escapeButton() is later
        (decline if declines else later).click()
        QTimer.singleShot(50, close)

    def close():
        if made.window is None or not made.window.isVisible():
            QTimer.singleShot(50, close)
            return
        made.window.close()

    QTimer.singleShot(50, press)
    assert made.run(practice=False) == 0
    ((title, sentence),) = said
    assert title == "The data file was missing or empty" and str(backup) in sentence
    with Runtime(tmp_path, keep_log=False) as till:
        notice = till.repair_notice
    assert (notice is None) is declines and backup.exists()
