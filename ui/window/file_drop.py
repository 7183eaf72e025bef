"""`FileDrop`: a file that is dropped on the window: an invoice is opened, of a table is asked in a menu what it is.

Made once by the window.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu, QWidget

from storage.schema.fields import Entity
from ui.lists.actions import ListActions
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.dropped_file import single_file

TABLES = frozenset({".csv", ".xlsx", ".txt"})
INVOICES = frozenset({".isdoc", ".isdocx", ".xml", ".pdf"})


class FileDrop(QObject):
    """Watches a window; `entity` tells the list that is shown, None for a page that is no list."""

    def __init__(self, window: QWidget, actions: ListActions, entity: Callable[[], Entity | None]) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._entity = entity
        self.menu: QMenu | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a single table or invoice."""
        if isinstance(event, QDropEvent) and (path := _file(event)) is not None:
            event.acceptProposedAction()
            if event.type() is QEvent.Type.Drop:
                self.ask(path, event)
            return True
        return super().eventFilter(watched, event)

    def ask(self, path: Path, event: QDropEvent | None = None) -> None:
        """Open an invoice; ask what a table is, and open the dialog for it."""
        if path.suffix.lower() in INVOICES:
            self._actions.open_invoice(path)
            return
        menu = QMenu(self._window)
        self.menu = menu
        menu.aboutToHide.connect(menu.deleteLater)
        price_list = menu.addAction(
            icons.icon("suppliers"), translate("SupplierList", "Supplier price list…")
        )
        price_list.triggered.connect(lambda: self._actions.open_price_list(None, path))
        entity = self._entity()
        if entity is not None and ("create" in entity.verbs or "patch" in entity.verbs):
            text = f"{translate('List', 'Import…')} {texts.entities(entity.name)}"
            imported = menu.addAction(icons.icon("import"), text)
            imported.triggered.connect(lambda: self._actions.import_file(entity.name, path))
        place = event.position().toPoint() if event is not None else self._window.rect().center()
        menu.popup(self._window.mapToGlobal(place))


def _file(event: QDropEvent) -> Path | None:
    path = single_file(event.mimeData())
    return path if path is not None and path.suffix.lower() in TABLES | INVOICES else None
