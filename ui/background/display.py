"""The connection to the display: Qt's application object, or one sentence where no window can be shown."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

FAULT = 1
NO_DISPLAY = (
    "counterfoil: The window cannot open: there is no display here, or a library of Qt is missing (QT_DEBUG_PLUGINS=1"
    " names it). Commands work without one: 'counterfoil --help' lists them, 'counterfoil serve' synchronises and serves."
)


def open_display() -> QApplication:
    """Qt's application object; without a display the process ends with `NO_DISPLAY` and exit code 1.

    Qt itself would abort the process and advise to reinstall the program.
    """
    previous = qInstallMessageHandler(_on_message)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    qInstallMessageHandler(previous)
    assert isinstance(app, QApplication)
    return app


def _on_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    if kind == QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{NO_DISPLAY}\n")
        sys.stderr.flush()
        os._exit(FAULT)
