"""The table view of a list: which columns are how wide, which one stretches, how it begins to be sorted.

Called by `list_page`.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from storage.fields import Entity, Field, Kind
from ui import texts, theme
from ui.table_model import ROLES, RecordTableModel

WIDTHS = {Kind.BOOLEAN: 84, Kind.DOUBLE: 96, Kind.LONG: 104, Kind.INTEGER: 104, Kind.TIMESTAMP: 140}
FIELD_WIDTHS = {
    "plu": 58, "ean": 138, "vat": 66, "points": 86, "phone": 152, "email": 122, "firstName": 104, "margin": 76,
    "barcode": 120, "vatId": 124, "companyId": 104, "city": 112, "method": 110, "unit": 96,
}  # fmt: skip
SORTED = ("name", "url")
STRETCHED = ("name", "companyName", "url", "_parentProductId")
ALSO_STRETCHED = ("email",)
"""Fields a list begins sorted by, and those that share the room that is left; of each the first one it has."""


def make_table(model: RecordTableModel) -> QTableView:
    """The table of a list, with widths, sorting arrow and selection as every list has them."""
    table = QTableView()
    table.setModel(model)
    table.setAccessibleName(texts.entities(model.entity.name))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setIconSize(QSize(16, 16))
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setDefaultSectionSize(theme.row_height())
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionsClickable(True)
    header.setMinimumSectionSize(56)
    header.setTextElideMode(Qt.TextElideMode.ElideRight)
    header.setStretchLastSection(False)
    set_widths(table, model)
    return table


def set_widths(table: QTableView, model: RecordTableModel) -> None:
    """Widths for the columns of now; one takes the room that is left, the first where none is made for it."""
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
    header.resizeSection(0, _state_width(table))
    table.setColumnHidden(0, not model.entity.editable)
    # Widths are made for the usual size of text; larger text gets as much more.
    larger = max(table.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
    for at, field in enumerate(model.columns, start=1):
        header.resizeSection(at, round(_width(field) * larger))
    main = _first(model.columns, STRETCHED) or 1
    for at in {main, _first(model.columns, ALSO_STRETCHED) or main}:
        header.setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)


def _state_width(table: QTableView) -> int:
    """Room for the picture and the longest word of the language."""
    words = max(table.fontMetrics().horizontalAdvance(texts.state(each)) for each in ROLES)
    return max(words + 46, 64)


def _width(field: Field) -> int:
    if field.references is not None:
        return 148
    return FIELD_WIDTHS.get(field.name, WIDTHS.get(field.kind, 118))


def first_sort(entity: Entity) -> str:
    """A list begins in the order of its name, people by their last; one named by other records begins by the first."""
    if entity.filed:
        return ",".join((entity.filed[0], *(each for each in entity.title if each not in entity.filed[:2])))
    return next((each for each in (*SORTED, *entity.title) if each in entity.by_name), "")


def _first(columns: tuple[Field, ...], wanted: tuple[str, ...]) -> int:
    """The section of the first of the `wanted` fields, 0 when there is none."""
    names = [field.name for field in columns]
    return next((names.index(name) + 1 for name in wanted if name in names), 0)
