"""The selection of a list by record, not by row: it survives rows that move when the list is read again.

Made by `ListPage`. Up to a thousand records are remembered by id, and all rows as "all"; any other selection is dropped
when the list changes, so that it never turns into other records.
"""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, Signal
from PySide6.QtWidgets import QTableView

from ui.lists.model import RecordTableModel

MAX_REMEMBERED = 1000
MAX_RESTORED = 200
"""Records that are remembered by id, and those that are searched for after a refresh."""


class Selection(QObject):
    """The selection of one table."""

    changed = Signal()

    def __init__(self, table: QTableView, model: RecordTableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._model = model
        self.count = 0
        self._ids: list[int] | None = []
        """None for a selection too large to be remembered."""
        self._all = False
        table.selectionModel().selectionChanged.connect(lambda *_: self.read())

    @property
    def everything(self) -> bool:
        """Whether all rows are selected, and more than one."""
        return self.count > 1 and self.count == self._model.rowCount()

    @property
    def only(self) -> int | None:
        """Id of the selected record, if it is one."""
        return self._ids[0] if self._ids is not None and self.count == len(self._ids) == 1 else None

    def ids(self) -> list[int]:
        """Ids of the selected records without deleted ones. Raises ShopError."""
        if self._ids is not None:
            return list(self._ids)
        return [id for first, last in self._ranges() for id in self._model.ids(first, last)]

    def restore(self) -> None:
        """Select the same records again after the rows were read again."""
        if self.count < 2:
            return
        if self._all:
            self._select([(0, self._model.rowCount() - 1)] if self._model.rowCount() else [])
            return
        rows = []
        if self._ids is not None and len(self._ids) <= MAX_RESTORED:
            near = next((first for first, _ in self._ranges()), 0)
            found = (self._model.row_of(id, near) for id in self._ids)
            rows = [row for row in found if row is not None]
        self._select([(row, row) for row in rows])

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
        self._ids = None
        if self.count <= MAX_REMEMBERED:
            self._ids = [id for top, bottom in ranges for id in self._ids_of(top, bottom)]
        self.changed.emit()

    def _ids_of(self, top: int, bottom: int) -> list[int]:
        records = (self._model.record(row) for row in range(top, bottom + 1))
        return [record["id"] for record in records if record is not None and not record.get("deleted")]
