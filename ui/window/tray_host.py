"""The window and its icon in the tray: whether there is one, what it shows, and the way back to the front.

Called by the application.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.settings.settings import Settings
from ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from ui.window.tray import Tray


class TrayHost:
    """At most one icon, of the window that was shown last."""

    def __init__(self) -> None:
        self._tray: Tray | None = None
        self._window: MainWindow | None = None

    @property
    def shown(self) -> bool:
        """Whether there is an icon."""
        return self._tray is not None

    def show(self, window: MainWindow, settings: Settings) -> None:
        """Show the icon, if it is wanted and the desktop has room for it."""
        from ui.window.tray import Tray

        if not settings.flag("window.tray") or not Tray.possible():
            return
        self._window, self._tray = window, Tray()
        self._tray.open_asked.connect(lambda: to_front(window))
        self._tray.sync_asked.connect(window.record_actions.sync)
        self._tray.quit_asked.connect(window.quit)
        window.status_bar.status_shown.connect(self._update)
        self._update(window.status_bar.status)
        self._tray.show()
        window.hide_on_close = settings.flag("window.close_to_tray")

    def show_again(self, window: MainWindow, settings: Settings) -> None:
        """Follow changed settings, or a window that was built again."""
        self.stop()
        window.hide_on_close = False
        self.show(window, settings)

    def stop(self) -> None:
        """Remove the icon."""
        if self._tray is not None:
            self._tray.stop()
            self._tray = None

    def _update(self, status: object) -> None:
        from app.queries.status import Status

        if self._tray is not None and self._window is not None and isinstance(status, Status):
            self._tray.show_status(status, in_front=self._window.isActiveWindow())


def to_front(window: MainWindow) -> None:
    """Show the window in front of all others."""
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()
