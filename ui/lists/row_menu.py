"""The menu of a row, by the right button or the menu key: what can be done with it, or with all selected rows.

Made by `PageFactory` for each list. What changes records is asked for by the buttons of the selection bar, so that it
is possible, and asks for permission, exactly as it does there.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QPushButton

from ui.lists.page import ListPage
from ui.style import icons
from ui.text.texts import translate

CELL_LETTERS = 24
"""Letters of a cell that are shown in its line of the menu."""
TEXT = int(Qt.ItemDataRole.DisplayRole)


class RowMenu(QObject):
    """Opens the menu of the row under the pointer, or of the current row for the key."""

    def __init__(self, page: ListPage, show_history: Callable[[], object]) -> None:
        super().__init__(page)
        self._page = page
        self._show_history = show_history
        page.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        page.table.customContextMenuRequested.connect(self._open)

    def _open(self, place: QPoint) -> None:
        table = self._page.table
        index = table.indexAt(place)
        if not index.isValid():
            return
        if not table.selectionModel().isRowSelected(index.row(), QModelIndex()):
            table.choose(index.row(), index.column())
        menu = self.menu(index)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(table.viewport().mapToGlobal(place))

    def menu(self, index: QModelIndex) -> QMenu:
        """The menu of a row that is selected; the cell of `index` can be copied."""
        page = self._page
        menu, several, bar = QMenu(page.table), page.selection.count > 1, page.selection_bar
        if not several:
            self._add(menu, translate("Action", "Open"), lambda: page.table.activated.emit(index))
        if text := str(index.data(TEXT) or ""):
            short = text if len(text) <= CELL_LETTERS else f"{text[: CELL_LETTERS - 1]}…"
            title = translate("Action", "Copy “{text}”", text=short.replace("&", "&&"))
            self._add(menu, title, lambda: QGuiApplication.clipboard().setText(text), "copy")
        row = self._row_text(index.row())
        self._add(menu, translate("Action", "Copy the row"), lambda: QGuiApplication.clipboard().setText(row))
        menu.addSeparator()
        self._add_button(menu, bar.labels_button, "labels")
        if several:
            self._add_button(menu, bar.prices_button, "prices")
            self._add_button(menu, bar.tag_button, "tags")
        self._add_button(menu, bar.change_button, "draft")
        if not several and page.entity.view_of is None:
            self._add(menu, translate("Action", "Show its history"), self._show_history, "schedule")
        menu.addSeparator()
        self._add_button(menu, bar.delete_button, "delete")
        return menu

    def _row_text(self, row: int) -> str:
        """The shown cells of a row, separated by tabs, as a spreadsheet takes them."""
        model, table = self._page.model, self._page.table
        sections = [each for each in range(1, model.columnCount()) if not table.isColumnHidden(each)]
        return "\t".join(str(model.index(row, each).data(TEXT) or "") for each in sections)

    def _add(self, menu: QMenu, text: str, handler: Callable[[], object], icon: str | None = None) -> QAction:
        action = menu.addAction(text)
        if icon is not None:
            action.setIcon(icons.icon(icon))
        action.triggered.connect(handler)
        return action

    def _add_button(self, menu: QMenu, button: QPushButton, icon: str) -> None:
        if button.isVisibleTo(self._page.selection_bar):
            self._add(menu, button.accessibleName(), button.click, icon).setEnabled(button.isEnabled())
