"""The menu of a row, by the right button or the menu key: what can be done with it, or with all selected rows.

Opened by `PageFactory` for each list. What changes records is asked for by the buttons of the selection bar, so that it
is possible, and asks for permission, exactly as it does there.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QPushButton

from ui.lists.page import ListPage
from ui.style import icons
from ui.text.texts import translate

CELL_LETTERS = 24
"""Letters of a cell that are shown in its line of the menu."""
TEXT = int(Qt.ItemDataRole.DisplayRole)


def open_row_menu(page: ListPage, place: QPoint, show_history: Callable[[], object]) -> None:
    """Open the menu of the row at a place of the table, which the key gives as the current row's."""
    table = page.table
    index = table.indexAt(place)
    if not index.isValid():
        return
    if not table.selectionModel().isRowSelected(index.row(), QModelIndex()):
        table.choose(index.row(), index.column())
    RowMenu(page, index, show_history).popup(table.viewport().mapToGlobal(place))


class RowMenu(QMenu):
    """What can be done with a row that is selected, or with all selected ones; the cell of `index` can be copied."""

    def __init__(self, page: ListPage, index: QModelIndex, show_history: Callable[[], object]) -> None:
        super().__init__(page.table)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._page = page
        several, bar = page.selection.count > 1, page.selection_bar
        if not several:
            self._add(translate("Action", "Open"), lambda: page.table.activated.emit(index))
        if text := str(index.data(TEXT) or ""):
            short = text if len(text) <= CELL_LETTERS else f"{text[: CELL_LETTERS - 1]}…"
            title = translate("Action", "Copy “{text}”", text=short.replace("&", "&&"))
            self._add(title, lambda: QGuiApplication.clipboard().setText(text), "copy")
        row = self._row_text(index.row())
        self._add(translate("Action", "Copy the row"), lambda: QGuiApplication.clipboard().setText(row))
        self.addSeparator()
        self._add_button(bar.labels_button, "labels")
        if several:
            self._add_button(bar.prices_button, "prices")
            self._add_button(bar.tag_button, "tags")
        self._add_button(bar.change_button, "draft")
        if not several and page.entity.view_of is None:
            self._add(translate("Action", "Show its history"), show_history, "schedule")
        self.addSeparator()
        self._add_button(bar.delete_button, "delete")

    def _row_text(self, row: int) -> str:
        """The shown cells of a row, separated by tabs, as a spreadsheet takes them."""
        model, table = self._page.model, self._page.table
        sections = [each for each in range(1, model.columnCount()) if not table.isColumnHidden(each)]
        return "\t".join(str(model.index(row, each).data(TEXT) or "") for each in sections)

    def _add(self, text: str, handler: Callable[[], object], icon: str | None = None) -> QAction:
        action = self.addAction(text)
        if icon is not None:
            action.setIcon(icons.icon(icon))
        action.triggered.connect(handler)
        return action

    def _add_button(self, button: QPushButton, icon: str) -> None:
        if button.isVisibleTo(self._page.selection_bar):
            self._add(button.accessibleName(), button.click, icon).setEnabled(button.isEnabled())
