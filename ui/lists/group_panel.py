"""`GroupPanel`: the groups of a list beside its rows, each with the number of its records; the chosen one limits the list.

Made by `ListPage`. The numbers are one query on a worker, read again with the rows; search and filter limit them, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.queries.lists import STATE, ListQuery
from storage.query.grammar import INITIAL, Group
from storage.query.grouping import NAMES, Key
from storage.schema.fields import Entity, Field
from storage.text.collation import sort_key
from ui.background.latest_read import LatestRead
from ui.context import RATES, AppContext
from ui.style import icons, theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel

WIDTH = 200
"""Pixels at normal text size."""
_COUNT = Qt.ItemDataRole.UserRole
TAGS = "tags"
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class FoundGroups:
    """The groups of one query: value, name and number; and how many records there are in all."""

    query: ListQuery
    by: str
    groups: Sequence[tuple[Key, str, int]]
    total: int


def groupings(entity: Entity) -> tuple[str, ...]:
    """What the records of an entity can be grouped by."""
    fields = [field.name for field in entity.fields if field.filter and _groups_well(entity, field)]
    named = bool(entity.filed) or any(name in entity.by_name for name in NAMES)
    return (*fields, *([INITIAL] if named else ()), *([STATE] if entity.editable else ()))


def _groups_well(entity: Entity, field: Field) -> bool:
    if field.name == entity.scope_field:
        return False
    return field.references is not None or bool(field.choices) or field.name in (TAGS, RATES)


def grouping_name(entity: Entity, by: str) -> str:
    """What a grouping is called."""
    if by == INITIAL:
        return translate("Groups", "First letter")
    return translate("List", "State") if by == STATE else texts.field(entity.name, by)


class GroupPanel(QWidget):
    """Hidden without a grouping."""

    chosen_changed = Signal()
    """Another group was chosen."""
    grouping_changed = Signal()
    """The user groups by something else, or by nothing."""
    failed = Signal(object)

    def __init__(self, context: AppContext, entity: Entity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._entity = entity
        self._possible = groupings(entity)
        self.by = ""
        """What is grouped by; "" for nothing."""
        self.chosen: Group | None = None
        self._query = ListQuery()
        self._rows: list[Group | None] = []
        """The group of each row; None for all records."""
        self._read = LatestRead(context.bridge, self.read, self._show, self.failed.emit, self)
        self._actions = QActionGroup(self)
        self._build()
        self.hide()

    def show_groups(self, by: str) -> None:
        """Group by something else, without a signal; an unknown name is none."""
        self.by, self.chosen = by if by in self._possible else "", None
        self._rows = []
        self.list.blockSignals(True)
        self.list.clear()
        self.list.blockSignals(False)
        self.setVisible(bool(self.by))
        self.title.setText(grouping_name(self._entity, self.by) if self.by else "")
        self.list.setAccessibleName(self.title.text())
        for action in self._actions.actions():
            action.setChecked(action.data() == self.by)

    def follow(self, query: ListQuery) -> None:
        """Show the groups of what the list shows now."""
        every = replace(query, group=None)
        if self.by and (every != self._query or not self.list.count()):
            self._query = every
            self._read.ask()
        self._query = every

    def refresh(self) -> None:
        """Count again."""
        if self.by:
            self._read.ask()

    def read(self) -> FoundGroups:
        """Count; runs on a worker."""
        query, by = self._query, self.by
        lists, name = self._context.queries.lists, self._entity.name
        if not by:
            return FoundGroups(query, by, (), 0)
        found = lists.groups(name, query, by)
        titles = self._titles(by, [value for value, _ in found])
        named = [(value, titles[value], count) for value, count in found]
        # By name, those without a value last: a list that is counted anew must not jump.
        named.sort(key=lambda each: (each[0] is None, sort_key(query.language, each[1])))
        return FoundGroups(query, by, named, lists.count(name, query))

    def _titles(self, by: str, values: Sequence[Key]) -> dict[Key, str]:
        named: dict[Key, str] = {None: translate("Groups", "None")}
        field = self._entity.by_name.get(by)
        known = None
        if field is not None and field.references is not None:
            known = self._context.titles(field.references, (each for each in values if isinstance(each, int)))
        for value in values:
            if value is not None:
                named[value] = self._title(by, field, value, known)
        return named

    def _title(self, by: str, field: Field | None, value: Key, known: dict[int, str] | None) -> str:
        if by == STATE:
            return texts.state(str(value))
        if field is None or field.name == TAGS:
            return str(value)
        return self._context.text(self._entity, field, value, known) or str(value)

    def _show(self, found: FoundGroups) -> None:
        if found.by != self.by or found.query != self._query:
            return
        self.list.blockSignals(True)
        self.list.clear()
        self._rows = [None, *(Group(found.by, value) for value, _, _ in found.groups)]
        self._add(translate("Groups", "All"), found.total)
        for _value, name, count in found.groups:
            self._add(name, count)
        # A chosen group that has no records any more makes way for all.
        self.list.setCurrentRow(self._rows.index(self.chosen) if self.chosen in self._rows else 0)
        self.list.blockSignals(False)
        self._on_row(self.list.currentRow())

    def _add(self, name: str, count: int) -> None:
        item = QListWidgetItem(name, self.list)
        item.setData(_COUNT, formats.number_text(count))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {formats.number_text(count)}")
        item.setToolTip(name)

    def _on_row(self, row: int) -> None:
        chosen = self._rows[row] if 0 <= row < len(self._rows) else None
        if chosen != self.chosen:
            self.chosen = chosen
            self.chosen_changed.emit()

    def _group_by(self, by: str) -> None:
        self.show_groups(by)
        self.grouping_changed.emit()

    def fill_menu(self, menu: QMenu) -> None:
        """Offer what the list can be grouped by."""
        for by in ("", *self._possible):
            name = grouping_name(self._entity, by) if by else translate("Groups", "No groups")
            action = menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setData(by)
            action.setChecked(by == self.by)
            self._actions.addAction(action)
            action.triggered.connect(lambda _=False, by=by: self._group_by(by))

    def _build(self) -> None:
        self.setFixedWidth(theme.scaled(WIDTH))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        head = QHBoxLayout()
        self.title = ElidingLabel(role="heading")
        head.addWidget(self.title, 1)
        self.close_button = QToolButton()
        self.close_button.setIcon(icons.icon("clear", "muted"))
        self.close_button.setToolTip(translate("Groups", "No groups"))
        self.close_button.setAccessibleName(translate("Groups", "No groups"))
        self.close_button.clicked.connect(partial(self._group_by, ""))
        head.addWidget(self.close_button)
        layout.addLayout(head)
        self.list = QListWidget()
        self.list.setObjectName("choices")
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(_CountDelegate(self.list))
        self.list.currentRowChanged.connect(self._on_row)
        layout.addWidget(self.list, 1)


class _CountDelegate(QStyledItemDelegate):
    """A name on the left, which is cut where it is too long, and a number on the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the rows of the list."""
        return QSize(super().sizeHint(option, index).width(), theme.row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the background as the style does, then both texts."""
        self.initStyleOption(option, index)
        name, count = option.text, str(index.data(_COUNT))
        option.text = ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        inside: QRect = option.rect.adjusted(8, 0, -8, 0)
        metrics = option.fontMetrics
        room = inside.width() - metrics.horizontalAdvance(count) - 8
        tokens = theme.tokens()
        painter.save()
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(tokens.text)
        painter.drawText(
            inside,
            middle | Qt.AlignmentFlag.AlignLeft,
            metrics.elidedText(name, Qt.TextElideMode.ElideRight, room),
        )
        painter.setPen(tokens.muted)
        painter.drawText(inside, middle | Qt.AlignmentFlag.AlignRight, count)
        painter.restore()
