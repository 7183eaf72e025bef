"""A quiet line above the status strip: that this computer is for looking only, and that a newer version is ready.

Made by the window; hidden while there is nothing to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from ui.style import icons
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel

if TYPE_CHECKING:
    from app.updates.downloader import ReadyUpdate


class NoticeStrip(QWidget):
    """One notice at a time; looking only goes before a newer version."""

    unlock_asked = Signal()
    whats_new_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._view_only = False
        self._ready: ReadyUpdate | None = None
        self._dismissed = ""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.setSpacing(10)
        self._icon = QLabel()
        layout.addWidget(self._icon)
        self.label = ElidingLabel()
        layout.addWidget(self.label, 1)
        self.button = QPushButton(translate("Update", "What is new"))
        self.button.setProperty("role", "link")
        self.button.clicked.connect(self._press)
        layout.addWidget(self.button)
        self.dismiss = QToolButton()
        self.dismiss.setIcon(icons.icon("close", "muted"))
        self.dismiss.setIconSize(icons.square(14))
        self.dismiss.setToolTip(translate("Notice", "Say no more of this version"))
        self.dismiss.setAccessibleName(translate("Notice", "Say no more of this version"))
        self.dismiss.clicked.connect(self._dismiss)
        layout.addWidget(self.dismiss)
        self._refresh()

    def show_view_only(self, view_only: bool) -> None:
        """Whether nothing may be changed."""
        self._view_only = view_only
        self._refresh()

    def show_ready(self, ready: ReadyUpdate | None) -> None:
        """The version that waits, if any."""
        self._ready = ready
        self._refresh()

    def _refresh(self) -> None:
        if self._view_only:
            self._say("read_only", "amber", translate("Notice", "This computer is for looking only."))
            self.button.setText(translate("Notice", "Unlock..."))
        elif self._ready is not None and self._ready.version != self._dismissed:
            self._say(
                "download",
                "accent",
                translate(
                    "Update",
                    "Version {version} is ready; it is installed when you close Counterfoil.",
                    version=self._ready.version,
                ),
            )
            self.button.setText(translate("Update", "What is new"))
        else:
            self.hide()
            return
        self.dismiss.setVisible(not self._view_only)
        self.show()

    def _say(self, icon: str, role: str, text: str) -> None:
        self._icon.setPixmap(icons.picture(icon, role, 16))
        self.label.setText(text)
        self.setAccessibleName(text)

    def _press(self) -> None:
        if self._view_only:
            self.unlock_asked.emit()
        elif self._ready is not None:
            self.whats_new_asked.emit(self._ready)

    def _dismiss(self) -> None:
        if self._ready is not None:
            self._dismissed = self._ready.version
        self._refresh()
