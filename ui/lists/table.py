"""The table view of a list: what its columns want to be wide, which one grows, how it begins to be sorted.

Called by `list_page`.
"""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)

from storage.schema.fields import Entity, Field, Kind
from ui.lists.cells import CODES, STATES
from ui.lists.column_widths import ColumnWidth, distribute
from ui.lists.model import RecordTableModel
from ui.style import theme
from ui.text import texts
from ui.widgets.tables import configure_row_table
from ui.widgets.type_to_search import TypeToSearch

WIDTHS = {Kind.BOOLEAN: 84, Kind.DOUBLE: 96, Kind.LONG: 104, Kind.INTEGER: 104, Kind.TIMESTAMP: 140}
FIELD_WIDTHS = {
    "plu": 58, "ean": 162, "vat": 66, "points": 86, "phone": 152, "email": 122, "firstName": 104, "margin": 76,
    "barcode": 120, "vatId": 124, "companyId": 104, "city": 112, "method": 110, "unit": 96,
}  # fmt: skip
LIKED = {"firstName": 132, "lastName": 150, "companyName": 320, "name": 300, "email": 250, "city": 160}
LIKED_REFERENCE, LIKED_FLAGS, LIKED_TEXT = 230, 240, 160
"""Pixels a column takes where there is room: most of what shops write there can then be read whole."""
SORTED = ("name", "url")
STRETCHED = ("name", "companyName", "url", "_parentProductId")
ALSO_STRETCHED = ("email",)
"""Fields a list begins sorted by, and those that share the room that is left; of each the first one it has."""
WHOLE = ("phone", "vatId", "companyId", "barcode")
"""Texts that say nothing when they are cut."""
MAIN_WIDTH = 190
LEAST = 56
HEAD_ROOM = 20
"""Pixels: the column a record is known by, the narrowest of all, and what a head needs besides its words."""
WHOLE_ROW = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class ListTable(QTableView):
    """The table of a list, with widths, sorting arrow and selection as every list has them."""

    def __init__(self, model: RecordTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = model
        self._by_hand: dict[str, int] = {}
        """Widths that a person gave, by column."""
        self._sharing = False
        self.setModel(model)
        self.setAccessibleName(texts.entities(model.entity.name))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        header = configure_row_table(self)
        header.setSectionsClickable(True)
        header.setMinimumSectionSize(LEAST)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.sectionResized.connect(self._on_resized)
        model.headerDataChanged.connect(lambda *_: self.share_room())
        self.share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns share the new room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.share_room()

    def search_with(self, line: QLineEdit) -> None:
        """Typing in the table begins a search there."""
        TypeToSearch(self, lambda: line)

    def choose(self, row: int) -> None:
        """Select a row as a click does."""
        # Not `selectRow`: that follows the keys held down, and with Shift it selects all rows between.
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), WHOLE_ROW)

    def mark(self, row: int) -> None:
        """Select a row without telling anybody: it is open already."""
        selection = self.selectionModel()
        selection.blockSignals(True)
        self.choose(row)
        selection.blockSignals(False)
        self.viewport().update()

    def unmark(self) -> None:
        """The open record is not in sight; no other row may look as if it were the one."""
        selection = self.selectionModel()
        selection.blockSignals(True)
        selection.clearSelection()
        selection.blockSignals(False)
        self.viewport().update()

    def share_room(self) -> None:
        """Widths for the columns of now, in the room of now."""
        header, model = self.horizontalHeader(), self._records
        self._sharing = True
        self.setColumnHidden(0, not model.entity.editable)
        wants = [
            self._state_want(),
            *(self._want(at, field) for at, field in enumerate(model.columns, start=1)),
        ]
        first = 0 if model.entity.editable else 1
        widths = distribute(wants[first:], self.viewport().width())
        for at, width in enumerate(widths, start=first):
            header.resizeSection(at, width)
        if first == 0:
            model.tell_states(words=widths[0] >= wants[0].wide)
        self._sharing = False
        # Said, not left to Qt: it believes for a moment in the bar that the widths before would have needed.
        policy = Qt.ScrollBarPolicy
        fits = sum(widths) <= self.viewport().width()
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)

    def _on_resized(self, section: int, _before: int, width: int) -> None:
        if not self._sharing and section and width:
            self._by_hand[self._records.columns[section - 1].name] = width
            self.share_room()

    def _state_want(self) -> ColumnWidth:
        """The picture is enough; the longest word of the language where there is room for it."""
        words = max(self.fontMetrics().horizontalAdvance(texts.state(each)) for each in STATES)
        least = max(self._head_width(0), LEAST)
        return ColumnWidth(max(words + 46, least), least, yields_first=True)

    def _want(self, section: int, field: Field) -> ColumnWidth:
        if field.name in self._by_hand:
            width = self._by_hand[field.name]
            return ColumnWidth(width, width)
        # Widths are made for the usual size of text; larger text gets as much more.
        larger = max(self.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
        columns = self._records.columns
        main = _first(columns, STRETCHED) or 1
        also = _first(columns, ALSO_STRETCHED) or main
        head = self._head_width(section)
        wide = max(round(_width(field) * larger), head)
        if section in (main, also):
            wide = max(wide, round(MAIN_WIDTH * larger)) if section == main else wide
            return ColumnWidth(
                wide, max(round(0.55 * wide), head), grows=True, likes=round(_liked(field) * larger)
            )
        if field.references is not None or (field.kind is Kind.STRING and field.name not in WHOLE):
            return ColumnWidth(wide, max(round(0.65 * wide), head), likes=round(_liked(field) * larger))
        if field.name in CODES:
            # One code whole; that there are more of them may be cut.
            return ColumnWidth(wide, max(round(0.84 * wide), head))
        return ColumnWidth(wide, wide, likes=round(_liked(field) * larger) if field.bits else 0)

    def _head_width(self, section: int) -> int:
        head = str(self._records.headerData(section, Qt.Orientation.Horizontal) or "")
        return self.horizontalHeader().fontMetrics().horizontalAdvance(head) + HEAD_ROOM


def _width(field: Field) -> int:
    if field.references is not None:
        return 148
    return FIELD_WIDTHS.get(field.name, WIDTHS.get(field.kind, 118))


def _liked(field: Field) -> int:
    if field.references is not None:
        return LIKED_REFERENCE
    return LIKED.get(field.name, LIKED_FLAGS if field.bits else LIKED_TEXT)


def first_sort(entity: Entity) -> str:
    """A list begins in the order of its name, people by their last; one named by other records begins by the first."""
    if entity.filed:
        return ",".join((entity.filed[0], *(each for each in entity.title if each not in entity.filed[:2])))
    return next((each for each in (*SORTED, *entity.title) if each in entity.by_name), "")


def _first(columns: tuple[Field, ...], wanted: tuple[str, ...]) -> int:
    """The section of the first of the `wanted` fields, 0 when there is none."""
    names = [field.name for field in columns]
    return next((names.index(name) + 1 for name in wanted if name in names), 0)
