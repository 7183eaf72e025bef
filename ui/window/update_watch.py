"""Tells the window that a newer version was fetched and waits; the fetching is the runtime's.

Made by the window. A glance at a small file, on a worker, at the start and every few minutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from ui.context import AppContext
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons

if TYPE_CHECKING:
    from app.updates.downloader import ReadyUpdate

FIRST_LOOK = 3_000
LOOK_AGAIN = 600_000


class UpdateWatch(QObject):
    """`found` for each look; None when nothing is ready."""

    found = Signal(object)

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self.look)
        self._first = QTimer(self, interval=FIRST_LOOK, singleShot=True)
        self._first.timeout.connect(self.look)
        if context.runtime is not None:
            self._again.start()
            self._first.start()

    def stop(self) -> None:
        """Look no more: the window closes, and what it asks goes with it."""
        self._again.stop()
        self._first.stop()

    def look(self) -> None:
        """Look now."""
        from app.updates.service import ready

        runtime = self._context.runtime
        if runtime is not None:
            self._context.bridge.submit(
                lambda: ready(runtime.folder), done=self.found.emit, worker="background", owner=self
            )


class WhatsNew(QDialog):
    """What is new in a version, as its signed manifest says."""

    def __init__(self, found: ReadyUpdate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Update", "What is new"))
        self.setMinimumSize(520, 360)
        self.setMaximumHeight(640)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Update", "Version {version}", version=found.version))
        title.setProperty("role", "title")
        layout.addWidget(title)
        note = QLabel(translate("Update", "It is installed when you close Counterfoil, and never before."))
        note.setProperty("role", "muted")
        note.setWordWrap(True)
        layout.addWidget(note)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(translate("Update", "What is new"))
        self.text.setPlainText(found.notes or translate("Update", "This version came without a description."))
        layout.addWidget(self.text, 1)
        layout.addWidget(DialogButtons(self, translate("Update", "Close"), enter=True))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
