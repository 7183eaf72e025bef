"""Unhandled exceptions: logged, shown once in a dialog, and the program goes on; and the support report."""

from __future__ import annotations

import errno
import sys
import threading
import zipfile

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from storage.errors import BugError, FolderGone
from ui.background.crash_handler import CrashHandler
from ui.text import texts


@pytest.fixture
def crash_handler(tmp_path):
    before = sys.excepthook, threading.excepthook
    made = CrashHandler(tmp_path)
    yield made
    made.stop()
    assert (sys.excepthook, threading.excepthook) == before


def broken() -> None:
    raise ZeroDivisionError("nobody thought of it")


def test_an_exception_in_a_slot_is_logged_and_shown_once_and_the_window_works_on(
    window, crash_handler, qtbot, caplog, replica
):
    crash_handler.happened.connect(window.messages.show_unexpected_error)
    with qtbot.waitSignal(crash_handler.happened) as said:
        QTimer.singleShot(0, broken)
    assert isinstance(said.args[0], BugError) and said.args[0].params["kind"] == "ZeroDivisionError"
    assert "test_crash_handler.py" in said.args[0].params["where"]
    assert "nobody thought of it" in caplog.text and "Traceback" in caplog.text
    (box,) = window.findChildren(QMessageBox)
    assert box.detailedText()
    box.close()
    with qtbot.waitSignal(crash_handler.happened):
        QTimer.singleShot(0, broken)
    assert window.toast.isVisible()
    window.sidebar.choose("products")
    assert window.page.entity.name == "products"


@pytest.mark.parametrize(
    ("raised", "code"),
    [
        (FolderGone(path="/media/usb/shop"), "folder_gone"),
        (OSError(errno.EIO, "Input/output error", "/media/usb/shop/x"), "folder_gone"),
        (OSError(errno.ENOSPC, "No space left on device"), "disk_full"),
        (OSError(errno.ECONNRESET, "reset"), "bug"),
    ],
)
def test_a_disk_that_fails_is_no_fault_of_the_program(window, crash_handler, qtbot, raised, code):
    crash_handler.happened.connect(window.messages.show_unexpected_error)

    def fails() -> None:
        raise raised

    with qtbot.waitSignal(crash_handler.happened) as in_a_slot:
        QTimer.singleShot(0, fails)
    assert in_a_slot.args[0].code == code
    if code != "bug":
        assert "Your data is safe" not in window.toast.label.text()
        assert texts.error(code).title in window.toast.label.text()
    with qtbot.waitSignal(window.context.bridge.failed) as in_a_job:
        window.context.bridge.submit(fails)
    assert in_a_job.args[0].code == code


def test_an_exception_in_a_thread_is_reported_on_the_main_thread(crash_handler, qtbot, caplog):
    received = []
    crash_handler.happened.connect(lambda error: received.append((threading.current_thread(), error)))
    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(received))
    assert received[0][0] is threading.main_thread() and received[0][1].params["kind"] == "ZeroDivisionError"
    assert "nobody thought of it" in caplog.text


def test_the_support_report_is_shown_file_by_file_and_saved(house, qtbot, tmp_path):
    group = house.group("diagnostics")
    group.report.click()
    qtbot.waitUntil(lambda: group.dialog is not None, timeout=60_000)
    dialog = group.dialog
    names = [row.cells[0] for row in dialog.files.rows_model.rows]
    assert names[:2] == ["program.txt", "self-test.txt"] and "Counterfoil" in dialog.text.toPlainText()
    dialog.files.selectRow(names.index("state.json"))
    assert '"waiting"' in dialog.text.toPlainText()

    dialog.write(tmp_path / "none" / "report.zip")
    qtbot.waitUntil(lambda: dialog.message.text() != "", timeout=10_000)
    assert dialog.isVisible() and dialog.save.isEnabled()

    with qtbot.waitSignal(dialog.accepted, timeout=10_000):
        dialog.write(tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as archive:
        assert archive.namelist() == names
    assert house.hands.toast() == "Report saved to report.zip"
