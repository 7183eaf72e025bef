"""The picture in the system tray: three states, one line of truth, and a word only when a person must do something.

Made by `application` where the system has a tray. What it says comes from the same status as the strip.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from app.queries.status import Status
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate

FINE, WAITING, NEEDS_YOU = "fine", "waiting", "needs_you"
LOOKS = {FINE: ("in_step", "green"), WAITING: ("waiting", "amber"), NEEDS_YOU: ("needs_you", "red")}
"""State -> picture and colour."""


def state_of(status: Status) -> str:
    """One of three: a person is needed, something waits or is not known, or all is well."""
    if problems_of(status):
        return NEEDS_YOU
    return FINE if status.headline == "in_step" else WAITING


def problems_of(status: Status) -> dict[str, int]:
    """What only a person can do, each with how much of it there is; nothing else is worth a notice."""
    found = {
        "sign_in": int(status.headline == "sign_in"),
        "setback": int(bool(status.disputed) or status.restored_since is not None),
        "needs_you": status.needs_you,
    }
    return {name: count for name, count in found.items() if count}


class Tray(QObject):
    """Shows, opens, synchronises, quits."""

    open_asked = Signal()
    sync_asked = Signal()
    quit_asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.icon = QSystemTrayIcon(self)
        self.menu = QMenu()
        self.line = QAction("", self.menu)
        self.line.setEnabled(False)
        self.menu.addAction(self.line)
        self.menu.addSeparator()
        self.menu.addAction(translate("Tray", "Open Counterfoil"), self.open_asked.emit)
        self.menu.addAction(translate("Action", "Sync now"), self.sync_asked.emit)
        self.menu.addSeparator()
        self.menu.addAction(translate("Action", "Quit"), self.quit_asked.emit)
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._on_activated)
        self.icon.messageClicked.connect(self.open_asked)
        self.state = ""
        self._told: dict[str, int] = {}

    @staticmethod
    def possible() -> bool:
        """Whether this system has a tray."""
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show_status(self, status: Status, *, in_front: bool) -> None:
        """Picture and line; a notice for a problem not told yet, unless the window is in front anyway."""
        self.state = state_of(status)
        name, role = LOOKS[self.state]
        self.icon.setIcon(icons.icon(name, role))
        said = [texts.headline(status.headline, status.paused_until)]
        said += [texts.waiting(status.waiting)] if status.waiting else []
        said += [texts.needs_you(status.needs_you)] if status.needs_you else []
        self.line.setText(" - ".join(said))
        self.icon.setToolTip(f"Counterfoil\n{self.line.text()}")
        problems = problems_of(status)
        fresh = any(count > self._told.get(each, 0) for each, count in problems.items())
        if fresh and not in_front:
            self.icon.showMessage("Counterfoil", self.line.text(), icons.icon(name, role))
        # One that is solved, or has shrunk, is told of again when it comes back.
        self._told = problems

    def show(self) -> None:
        """Be there."""
        self.icon.show()

    def stop(self) -> None:
        """Go away."""
        self.icon.hide()
        self.menu.deleteLater()

    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick):
            self.open_asked.emit()
