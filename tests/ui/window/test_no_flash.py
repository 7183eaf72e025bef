"""No part of the window is ever shown as a window of its own: it would flash up, and take the focus away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QWidget

from ui.record.panel import HISTORY, RELATED
from ui.settings.page import GROUP_ICONS


class Shown(QObject):
    """Notes the widgets that are shown as windows."""

    def __init__(self) -> None:
        super().__init__()
        self.strays: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            if not isinstance(watched, QDialog | QMainWindow | QMenu):
                self.strays.append(
                    f"{type(watched).__name__} {watched.accessibleName() or watched.objectName()}"
                )
        return False


def test_no_page_and_no_record_shows_a_part_as_a_window(window, qtbot):
    shown = Shown()
    QApplication.instance().installEventFilter(shown)
    try:
        for section in window.navigation.sections():
            window.navigation.go_to(section)
        for entity in ("customers", "products"):
            window.navigation.go_to(entity)
            window.page.open_row(0)
            for tab in (RELATED, HISTORY):
                window.panel.tabs.setCurrentIndex(tab)
            window.navigation.new(entity)
            window.panel.revert()
        for group in GROUP_ICONS:
            window.navigation.show_settings(group)
        for tab in ("conflicts", "waiting", "history", "schedule"):
            window.navigation.show_sync_tab(tab)
    finally:
        QApplication.instance().removeEventFilter(shown)
    assert not shown.strays, sorted(set(shown.strays))
