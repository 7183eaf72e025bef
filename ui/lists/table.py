"""The table view of a list: the widths of its columns and the selection of the open record.

Made by `ListPage`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)

from storage.schema.fields import Field, Kind
from ui.lists.cell_delegate import CellDelegate
from ui.lists.cells import CODES
from ui.lists.column_widths import MAIN_FIELDS, ColumnWidth, distribute, given_up, importance
from ui.lists.columns import sort_field
from ui.lists.model import RecordTableModel
from ui.style import theme
from ui.text import texts
from ui.widgets.simple_table import configure_row_table
from ui.widgets.type_to_search import TypeToSearch

WIDTHS = {Kind.BOOLEAN: 84, Kind.DOUBLE: 96, Kind.LONG: 104, Kind.INTEGER: 104, Kind.TIMESTAMP: 140}
FIELD_WIDTHS = {
    "plu": 58, "ean": 162, "vat": 66, "points": 86, "stock": 72, "phone": 152, "email": 122, "firstName": 104, "margin": 76,
    "barcode": 120, "vatId": 124, "companyId": 104, "city": 112, "method": 110, "unit": 96,
}  # fmt: skip
LIKED_WIDTHS = {
    "firstName": 132,
    "lastName": 150,
    "companyName": 320,
    "name": 300,
    "title": 320,
    "email": 250,
    "city": 160,
}
LIKED_REFERENCE, LIKED_FLAGS, LIKED_TEXT = 230, 240, 160
"""Pixels a column takes where there is room, so that most values are not cut."""
SECOND_FIELDS = ("email",)
"""Columns that share the spare width: of each tuple the first one that is shown."""
UNCUT_FIELDS = ("phone", "vatId", "companyId", "barcode")
"""Texts that are useless when they are cut."""
MAIN_WIDTH = 190
MIN_WIDTH = 56
HEADER_PADDING = 20
"""Pixels: the main column, the narrowest possible column, and a header besides its text."""
SELECT_ROW = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class ListTable(QTableView):
    """The table of a list; its columns always fill the width."""

    def __init__(self, model: RecordTableModel, parent: QWidget | None = None) -> None:
        self._delegate: CellDelegate | None = None
        super().__init__(parent)
        self._records = model
        self._user_widths: dict[str, int] = {}
        """Widths that the user dragged, by field name."""
        self._distributing = False
        self._beside_record = False
        self.setModel(model)
        self._delegate = CellDelegate(model.cell, lambda: model.search_words, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(texts.entities(model.entity.name))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        header = configure_row_table(self)
        header.setSectionsClickable(True)
        header.setMinimumSectionSize(MIN_WIDTH)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.sectionResized.connect(self._on_resized)
        model.headerDataChanged.connect(lambda *_: self.fit_columns())
        model.states_appeared.connect(self.fit_columns)
        self.fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_columns()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns beside the scroll bar, which rows that came while the table was hidden may have brought."""
        super().showEvent(event)
        self.executeDelayedItemsLayout()
        self.fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        """Paint with the font, the colours and the style that are there now."""
        super().changeEvent(event)
        changed = event.type() in (
            QEvent.Type.FontChange,
            QEvent.Type.PaletteChange,
            QEvent.Type.StyleChange,
        )
        if changed and self._delegate is not None:
            self._delegate.forget()

    def search_with(self, line: QLineEdit) -> None:
        """Send text typed in the table to the search box."""
        TypeToSearch(self, lambda: line)

    def choose(self, row: int, column: int | None = None) -> None:
        """Select a row and make it current, as a click does; without a column that one stays."""
        # Not `selectRow`: it obeys the modifier keys, and with Shift it selects all rows in between.
        column = max(self.currentIndex().column(), 1) if column is None else column
        column = self._main_section() if self.isColumnHidden(column) else column
        self.selectionModel().setCurrentIndex(self.model().index(row, column), SELECT_ROW)

    def mark(self, row: int) -> None:
        """Select the row of the open record without a signal."""
        selection = self.selectionModel()
        selection.blockSignals(True)
        self.choose(row)
        selection.blockSignals(False)
        self.viewport().update()

    def reveal(self, row: int) -> None:
        """Scroll to a row."""
        # Rows that were just inserted have no place yet; and the column of states may be hidden, where Qt scrolls to nothing.
        self.executeDelayedItemsLayout()
        self.scrollTo(self.model().index(row, self._main_section()))

    def unmark(self) -> None:
        """Select no row, without a signal: the open record is not in the list."""
        selection = self.selectionModel()
        selection.blockSignals(True)
        selection.clearSelection()
        selection.blockSignals(False)
        self.viewport().update()

    def make_room(self, beside_record: bool) -> None:
        """Beside an open record, which shows every value, give up columns where they do not fit instead of scrolling."""
        if beside_record is not self._beside_record:
            self._beside_record = beside_record
            self.fit_columns()

    def fit_columns(self) -> None:
        """Distribute the width over the columns that are shown."""
        header, model = self.horizontalHeader(), self._records
        self._distributing = True
        with_states = model.entity.editable and bool(model.states)
        self.setColumnHidden(0, not with_states)
        wanted = [
            self._state_width(),
            *(self._column_width(section, field) for section, field in enumerate(model.columns, start=1)),
        ]
        first = 0 if with_states else 1
        available = self.viewport().width()
        hidden = self._given_up(wanted, available - (wanted[0].minimum if with_states else 0))
        for section in range(1, len(wanted)):
            self.setColumnHidden(section, section in hidden)
        self._leave_hidden_column()
        shown = [section for section in range(first, len(wanted)) if section not in hidden]
        widths = distribute([wanted[section] for section in shown], available)
        for section, width in zip(shown, widths, strict=True):
            header.resizeSection(section, width)
        if first == 0:
            model.show_state_text(widths[0] >= wanted[0].preferred)
        self._distributing = False
        # Left to itself, Qt would show for a moment the scroll bar that the previous widths needed.
        policy = Qt.ScrollBarPolicy
        fits = sum(widths) <= available
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)

    def _given_up(self, wanted: list[ColumnWidth], available: int) -> set[int]:
        """Sections that are hidden; `available` pixels are left beside the column of states."""
        if not self._beside_record:
            return set()
        model = self._records
        sorted_by = {key.field for key in model.sort_keys[:1]}
        wanted_names = [field.name for field in model.columns if sort_field(model.entity, field) in sorted_by]
        ranks = importance([field.name for field in model.columns], wanted_names)
        return {index + 1 for index in given_up(wanted[1:], ranks, available)}

    def _leave_hidden_column(self) -> None:
        """Move the current cell, which keys act on, into a column that is seen; the selection stays."""
        current = self.currentIndex()
        if current.isValid() and current.column() and self.isColumnHidden(current.column()):
            place = self.model().index(current.row(), self._main_section())
            self.selectionModel().setCurrentIndex(place, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _main_section(self) -> int:
        return _first_section(self._records.columns, MAIN_FIELDS) or 1

    def _on_resized(self, section: int, _before: int, width: int) -> None:
        if not self._distributing and section and width:
            self._user_widths[self._records.columns[section - 1].name] = width
            self.fit_columns()

    def _state_width(self) -> ColumnWidth:
        """At least the icon; with room for the longest of the texts that are there if possible."""
        shown = (texts.state(state) for state in self._records.states)
        text_width = max(map(self.fontMetrics().horizontalAdvance, shown), default=0)
        minimum = max(self._header_width(0), MIN_WIDTH)
        return ColumnWidth(max(text_width + 46, minimum), minimum, shrinks_first=True)

    def _column_width(self, section: int, field: Field) -> ColumnWidth:
        if field.name in self._user_widths:
            width = self._user_widths[field.name]
            return ColumnWidth(width, width)
        # The constants are for the default text size.
        scale = max(self.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
        columns = self._records.columns
        main = self._main_section()
        second = _first_section(columns, SECOND_FIELDS) or main
        header = self._header_width(section)
        width = max(round(_width(field) * scale), header)
        if section in (main, second):
            width = max(width, round(MAIN_WIDTH * scale)) if section == main else width
            return ColumnWidth(
                width, max(round(0.55 * width), header), grows=True, liked=round(_liked(field) * scale)
            )
        if field.references is not None or (field.kind is Kind.STRING and field.name not in UNCUT_FIELDS):
            # The name of another record is cut before the one of the record itself.
            first = field.references is not None and section != main
            minimum = max(round(0.6 * width), header)
            return ColumnWidth(width, minimum, shrinks_first=first, liked=round(_liked(field) * scale))
        if field.name in CODES:
            # One code is always readable; the number of further ones may be cut.
            return ColumnWidth(width, max(round(0.84 * width), header))
        return ColumnWidth(width, width, liked=round(_liked(field) * scale) if field.bits else 0)

    def _header_width(self, section: int) -> int:
        label = str(self._records.headerData(section, Qt.Orientation.Horizontal) or "")
        return self.horizontalHeader().fontMetrics().horizontalAdvance(label) + HEADER_PADDING


def _width(field: Field) -> int:
    if field.references is not None:
        return 148
    return FIELD_WIDTHS.get(field.name, WIDTHS.get(field.kind, 118))


def _liked(field: Field) -> int:
    if field.references is not None:
        return LIKED_REFERENCE
    return LIKED_WIDTHS.get(field.name, LIKED_FLAGS if field.bits else LIKED_TEXT)


def _first_section(columns: tuple[Field, ...], names: tuple[str, ...]) -> int:
    """The section of the first of the named fields that is shown, 0 if none is."""
    shown = [field.name for field in columns]
    return next((shown.index(name) + 1 for name in names if name in shown), 0)
