"""The icon in the system tray: three states, the status as one line, and a notification when a person must act.

Made by `application` where the system has a tray. It shows the same status as the status bar.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from app.queries.status import Status
from ui.style import icons
from ui.sync import text as sync_text
from ui.text.texts import translate

FINE, WAITING, NEEDS_YOU = "fine", "waiting", "needs_you"
ICONS = {FINE: ("in_step", "green"), WAITING: ("waiting", "amber"), NEEDS_YOU: ("needs_you", "red")}
"""Icon and colour role by state."""


def state_of(status: Status) -> str:
    """One of three: a person must act, something is pending or unknown, or all is in step."""
    if problems_of(status):
        return NEEDS_YOU
    return FINE if status.headline == "in_step" else WAITING


def problems_of(status: Status) -> dict[str, int]:
    """The problems that only a person can solve, with their number; only they are worth a notification."""
    problems = {
        "sign_in": int(status.headline == "sign_in"),
        "rollback": int(status.rollback),
        "needs_you": status.needs_you,
    }
    return {name: count for name, count in problems.items() if count}


class Tray(QObject):
    """Icon, its tooltip and its menu."""

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
        self._notified: dict[str, int] = {}

    @staticmethod
    def possible() -> bool:
        """Whether this system has a tray."""
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show_status(self, status: Status, *, in_front: bool) -> None:
        """Show icon and line; notify of a new problem unless the window is in front."""
        self.state = state_of(status)
        name, role = ICONS[self.state]
        self.icon.setIcon(icons.icon(name, role))
        self.line.setText(sync_text.summary(status))
        self.icon.setToolTip(f"Counterfoil\n{self.line.text()}")
        problems = problems_of(status)
        new = any(count > self._notified.get(problem, 0) for problem, count in problems.items())
        if new and not in_front:
            self.icon.showMessage("Counterfoil", self.line.text(), icons.icon(name, role))
        # Also forgets solved ones: a problem that comes back, or grows again, is notified again.
        self._notified = problems

    def show(self) -> None:
        """Show the icon."""
        self.icon.show()

    def stop(self) -> None:
        """Remove the icon."""
        self.icon.hide()
        self.menu.deleteLater()

    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick):
            self.open_asked.emit()
