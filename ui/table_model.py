"""The rows of a list, without having them: a window over a query, fetched page by page as the view looks at them.

Called by `list_page`. How many rows there are comes from SQL; a page of a hundred is read when one of its rows is
painted, and the last few pages are kept. Never holds all ids.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from storage.errors import ShopError
from storage.fields import Entity, Field, Kind
from storage.intent import Record
from storage.outbox import RecordState
from ui import icons, texts, theme
from ui.desk import COLOURS, Desk

PAGE = 100
KEPT_PAGES = 12
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

ROLES = {"waiting": "amber", "sending": "accent", "needs_you": "red", "draft": "accent", "deleted": "muted"}
"""State -> colour of its picture and word."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the list was asked to show."""

    search: str = ""
    filter: str = ""
    state: RecordState | None = None
    deleted: bool = False
    sort: str = ""


@dataclass(slots=True)
class _Fetched:
    records: list[Record]
    states: dict[int, RecordState]
    titles: dict[str, dict[int, str]]
    """By referring field: titles of the records it names on this page."""


class RecordTableModel(QAbstractTableModel):
    """Rows of one entity. Column 0 is the record's state, the others are the catalogue's list columns."""

    def __init__(self, desk: Desk, entity: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.entity = desk.catalogue[entity]
        self.columns = _columns(desk, self.entity)
        self.asked = Asked()
        self.error: ShopError | None = None
        self._total = 0
        self._pages: OrderedDict[int, _Fetched] = OrderedDict()

    # what the list page asks

    def ask(self, asked: Asked) -> None:
        """Show something else."""
        self.asked = asked
        self.refresh()

    def refresh(self) -> None:
        """Read again what is shown; rows keep their places, so that the view neither jumps nor flickers."""
        self._pages.clear()
        total = self._count()
        if total > self._total:
            self.beginInsertRows(QModelIndex(), self._total, total - 1)
            self._total = total
            self.endInsertRows()
        elif total < self._total:
            self.beginRemoveRows(QModelIndex(), total, self._total - 1)
            self._total = total
            self.endRemoveRows()
        if total:
            self.dataChanged.emit(self.index(0, 0), self.index(total - 1, self.columnCount() - 1))

    def repaint_states(self) -> None:
        """Drafts came or went; nothing in the database did."""
        if self._total:
            self.dataChanged.emit(self.index(0, 0), self.index(self._total - 1, 0))

    def record(self, row: int) -> Record | None:
        """The record of a row."""
        page = self._page(row // PAGE) if 0 <= row < self._total else None
        return page.records[row % PAGE] if page and row % PAGE < len(page.records) else None

    def row_of(self, id: int, near: int) -> int | None:
        """The row of a record, looked for on the pages at hand and around `near`."""
        for number in dict.fromkeys((near // PAGE, near // PAGE - 1, near // PAGE + 1, *self._pages)):
            if 0 <= number * PAGE < max(self._total, 1):
                page = self._page(number)
                for offset, record in enumerate(page.records if page else ()):
                    if record["id"] == id:
                        return number * PAGE + offset
        return None

    def state(self, record: Record) -> str:
        """The record's state as a word of `texts.STATE`."""
        if (self.entity.name, record["id"]) in self._desk.drafts:
            return "draft"
        for page in self._pages.values():
            if record["id"] in page.states:
                return page.states[record["id"]].value
        return "deleted" if record.get("deleted") else "in_step"

    # Qt's side

    def rowCount(self, parent: Index = ROOT) -> int:
        """All rows of the query, read or not."""
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: Index = ROOT) -> int:
        """The state and the list columns."""
        return 0 if parent.isValid() else 1 + len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Labels of the fields."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        field = self.columns[section - 1] if section else None
        if role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            if field is None:
                return texts.translate("List", "State")
            say = texts.column if role == Qt.ItemDataRole.DisplayRole else texts.field
            return say(self.entity.name, field.name)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(field)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, picture and colour of a cell."""
        record = self.record(index.row())
        if record is None:
            return None
        if index.column() == 0:
            return self._state_data(record, role)
        field = self.columns[index.column() - 1]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(index.row(), field, record)
            case Qt.ItemDataRole.ToolTipRole:
                text = self._text(index.row(), field, record)
                return text if len(text) > 18 else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(field)
            case Qt.ItemDataRole.ForegroundRole if record.get("deleted"):
                return QColor(theme.tokens().muted)
            case Qt.ItemDataRole.DecorationRole if field.name == COLOURS and record.get(COLOURS):
                return QColor(str(record[COLOURS]))
        return None

    def _state_data(self, record: Record, role: int) -> Any:
        state = self.state(record)
        quiet = state == "in_step"
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "" if quiet else texts.state(state)
            case Qt.ItemDataRole.AccessibleTextRole:
                return texts.state(state)
            case Qt.ItemDataRole.ToolTipRole:
                return texts.state_sentence(state)
            case Qt.ItemDataRole.DecorationRole:
                picture = "synced" if quiet else "delete" if state == "deleted" else state
                return icons.icon(picture, "muted" if quiet else ROLES[state])
            case Qt.ItemDataRole.ForegroundRole if not quiet:
                return QColor(getattr(theme.tokens(), ROLES[state]))
        return None

    def _text(self, row: int, field: Field, record: Record) -> str:
        page = self._pages.get(row // PAGE)
        known = page.titles.get(field.name) if page else None
        return self._desk.text(self.entity, field, record.get(field.name), known)

    # reading

    def _count(self) -> int:
        asked = self.asked
        self.error = None
        try:
            return self._desk.queries.count(
                self.entity.name,
                filter=asked.filter,
                search=asked.search,
                state=asked.state,
                deleted=asked.deleted,
            )
        except ShopError as error:
            self.error = error
            return 0

    def _page(self, number: int) -> _Fetched | None:
        if number in self._pages:
            self._pages.move_to_end(number)
            return self._pages[number]
        asked = self.asked
        try:
            found = self._desk.queries.page(
                self.entity.name, filter=asked.filter, search=asked.search, sort=asked.sort, state=asked.state,
                deleted=asked.deleted, offset=number * PAGE, limit=PAGE,
            )  # fmt: skip
            titles = {
                field.name: self._desk.titles(
                    field.references, (each.get(field.name) for each in found.records)
                )
                for field in self.columns
                if field.references is not None
            }
        except ShopError as error:
            self.error = error
            return None
        fetched = _Fetched(found.records, found.states, titles)
        self._pages[number] = fetched
        while len(self._pages) > KEPT_PAGES:
            self._pages.popitem(last=False)
        return fetched


def _columns(desk: Desk, entity: Entity) -> tuple[Field, ...]:
    """The declared list columns; what a view adds to its entity comes right after the name."""
    declared = tuple(each for each in entity.fields if each.list_column)
    if entity.view_of is None:
        return declared
    under = desk.catalogue[entity.view_of].by_name
    added = tuple(each for each in declared if each.name not in under)
    return (*declared[:1], *added, *(each for each in declared[1:] if each not in added))


def _alignment(field: Field | None) -> Qt.AlignmentFlag:
    number = field is not None and not field.references and not field.bits and field.kind in (
        Kind.DOUBLE, Kind.LONG, Kind.INTEGER
    )  # fmt: skip
    side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
