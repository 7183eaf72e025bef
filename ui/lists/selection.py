"""The selection of a list by record, not by row: it survives rows that move when the list is read again.

Made by `ListPage`. The records are remembered by id, and all rows as "all"; a selection that the change of a list has torn
into very many parts is dropped, so that it never turns into other records.
"""

from __future__ import annotations

from array import array

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, Signal
from PySide6.QtWidgets import QTableView

from ui.lists.model import RecordTableModel

MOST_PARTS = 500
"""Parts of a list, each of rows one below the other, that are selected again after a refresh."""


class Selection(QObject):
    """The selection of one table."""

    changed = Signal()

    def __init__(self, table: QTableView, model: RecordTableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._model = model
        self.count = 0
        self._ids: array[int] = array("q")
        self._all = False
        table.selectionModel().selectionChanged.connect(lambda *_: self.read())

    @property
    def everything(self) -> bool:
        """Whether all rows are selected, and more than one."""
        return self.count > 1 and self.count == self._model.rowCount()

    @property
    def only(self) -> int | None:
        """Id of the selected record, if it is one."""
        return self._ids[0] if self.count == 1 else None

    def ids(self) -> list[int]:
        """Ids of the selected records without deleted ones. Raises ShopError."""
        return self._model.live(self._ids)

    def restore(self) -> None:
        """Select the same records again after the rows were read again."""
        if self.count < 2:
            return
        if self._all:
            self._select([(0, self._model.rowCount() - 1)] if self._model.rowCount() else [])
            return
        parts: list[tuple[int, int]] = []
        for row in self._model.rows_of(self._ids):
            if parts and parts[-1][1] == row - 1:
                parts[-1] = parts[-1][0], row
            else:
                parts.append((row, row))
        self._select(parts if len(parts) <= MOST_PARTS else [])

    def clear(self) -> None:
        """Select nothing."""
        self._table.clearSelection()

    def _select(self, ranges: list[tuple[int, int]]) -> None:
        selection = QItemSelection()
        last = self._model.columnCount() - 1
        for top, bottom in ranges:
            selection.merge(
                QItemSelection(self._model.index(top, 0), self._model.index(bottom, last)),
                QItemSelectionModel.SelectionFlag.Select,
            )
        model = self._table.selectionModel()
        model.blockSignals(True)
        model.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        model.blockSignals(False)
        self._table.viewport().update()
        self.read()

    def _ranges(self) -> list[tuple[int, int]]:
        selection = self._table.selectionModel().selection()
        parts = (selection.at(index) for index in range(selection.count()))
        return sorted((part.top(), part.bottom()) for part in parts)

    def read(self) -> None:
        """Remember what is selected in the table; to be called after a selection without a signal."""
        ranges = self._ranges()
        self.count = sum(bottom - top + 1 for top, bottom in ranges)
        self._all = self.everything
        self._ids = array("q")
        for top, bottom in ranges:
            self._ids.extend(self._model.ids(top, bottom))
        self.changed.emit()
