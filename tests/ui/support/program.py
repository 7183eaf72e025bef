"""The program run on a data folder in this process, used from inside its event loop; its dialogs wait as they do for people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from ui import application

Made = application.Application


def run(qapp: QApplication, folder: Path, look: Callable[[Made], object], *, apart: bool = False) -> Made:
    """Run the program until its window is shown, call `look`, and close the window as a person does.

    `apart`: as people start it, with a process of its own for engine and servers.
    """
    made = Made(qapp, folder, apart=apart)
    failed: list[Exception] = []

    def when_shown() -> None:
        if made.window is None or not made.window.isVisible():
            QTimer.singleShot(20, when_shown)
            return
        try:
            look(made)
        except Exception as error:
            failed.append(error)
        for box in made.window.findChildren(QMessageBox):
            box.close()
        made.window.close()
        if failed:
            qapp.quit()

    QTimer.singleShot(20, when_shown)
    code = made.run(practice=False)
    # A second end of the loop, which the last window asked for, would wait for the next test.
    QCoreApplication.removePostedEvents(qapp, QEvent.Type.Quit)
    if made.window is not None:
        # Before the lists of its completers, which would be deleted twice.
        made.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if failed:
        raise failed[0]
    assert code == 0
    return made


def when_modal(kind: type[QWidget], act: Callable[[QWidget], object]) -> None:
    """Call `act` as soon as a dialog of this kind waits for an answer."""

    def look() -> None:
        found = QApplication.activeModalWidget()
        if isinstance(found, kind) and found.isVisible():
            act(found)
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(20, look)
