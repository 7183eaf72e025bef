"""Which records are selected, as records and not as rows: rows move when a download arrives, a selection must not.

Called by `list_page`. Up to a thousand are remembered one by one, all of a list as "all"; anything between is given up
when the list changes, rather than turned into other records.
"""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, Signal
from PySide6.QtWidgets import QTableView

from ui.lists.model import RecordTableModel

REMEMBERED = 1000
FOUND_AGAIN = 200


class Selection(QObject):
    """The selection of one table."""

    changed = Signal()

    def __init__(self, table: QTableView, model: RecordTableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._model = model
        self.count = 0
        self._ids: list[int] | None = []
        table.selectionModel().selectionChanged.connect(lambda *_: self._read())

    @property
    def everything(self) -> bool:
        """Whether all rows of a list of several are selected."""
        return self.count > 1 and self.count == self._model.rowCount()

    def ids(self) -> list[int]:
        """Ids of what is selected and not deleted. Raises ShopError."""
        if self._ids is not None:
            return list(self._ids)
        return [each for first, last in self._ranges() for each in self._model.ids(first, last)]

    def restore(self) -> None:
        """The rows were read again: select the same records, wherever they are now."""
        if self.count < 2:
            return
        if self._all:
            self._select([(0, self._model.rowCount() - 1)] if self._model.rowCount() else [])
            return
        rows = []
        if self._ids is not None and len(self._ids) <= FOUND_AGAIN:
            near = next((first for first, _ in self._ranges()), 0)
            found = (self._model.row_of(each, near) for each in self._ids)
            rows = [row for row in found if row is not None]
        self._select([(row, row) for row in rows])

    def clear(self) -> None:
        """Select nothing."""
        self._table.clearSelection()

    def _select(self, ranges: list[tuple[int, int]]) -> None:
        chosen = QItemSelection()
        last = self._model.columnCount() - 1
        for top, bottom in ranges:
            chosen.merge(
                QItemSelection(self._model.index(top, 0), self._model.index(bottom, last)),
                QItemSelectionModel.SelectionFlag.Select,
            )
        model = self._table.selectionModel()
        model.blockSignals(True)
        model.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        model.blockSignals(False)
        self._table.viewport().update()
        self._read()

    def _ranges(self) -> list[tuple[int, int]]:
        chosen = self._table.selectionModel().selection()
        parts = (chosen.at(place) for place in range(chosen.count()))
        return sorted((part.top(), part.bottom()) for part in parts)

    def _read(self) -> None:
        ranges = self._ranges()
        self.count = sum(bottom - top + 1 for top, bottom in ranges)
        self._all = self.everything
        self._ids = None
        if self.count <= REMEMBERED:
            self._ids = [each for top, bottom in ranges for each in self._seen(top, bottom)]
        self.changed.emit()

    def _seen(self, top: int, bottom: int) -> list[int]:
        records = (self._model.record(row) for row in range(top, bottom + 1))
        return [each["id"] for each in records if each is not None and not each.get("deleted")]

    _all = False
