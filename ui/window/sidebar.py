"""The rail of sections on the left: every list of the catalogue, with a badge where something needs a person.

Called by the window. Folds to its pictures when there is little room.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.queries.queries import Counts
from storage.schema.fields import Catalogue
from ui.style import icons, theme
from ui.text import texts
from ui.text.texts import translate
from ui.window import sections

ENTITY = Qt.ItemDataRole.UserRole
NEEDS_YOU = Qt.ItemDataRole.UserRole + 1
OF_ALL = "sync"
"""The page whose badge counts what needs a person in all lists."""
ROW, LINE = 36, 13
PICTURE, BADGE = 20, 18
"""Pixels at the usual size of text."""
BEFORE, BETWEEN, AFTER = 16, 10, 16
"""Pixels before the picture, between it and the name, and after the name."""
WIDEST = 240
"""Pixels that the names of all may take at the usual size of text."""
NARROW = 100
"""Pixels; a narrower section shows its picture alone."""


class _SectionDelegate(QStyledItemDelegate):
    """Draws picture, elided name and badge; a section without an entity is the line between the two parts."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one section."""
        colours = theme.tokens()
        area: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not index.data(ENTITY):
            painter.setPen(QColor(colours.border))
            painter.drawLine(area.left() + 12, area.center().y(), area.right() - 12, area.center().y())
            painter.restore()
            return
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.selection if chosen else colours.hover))
            painter.drawRoundedRect(area.adjusted(6, 2, -6, -2), 5, 5)
        if state & QStyle.StateFlag.State_HasFocus and chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(colours.accent))
            painter.drawRoundedRect(area.adjusted(6, 2, -6, -2), 5, 5)
        picture = icons.icon(index.data(ENTITY), "accent" if chosen else "muted")
        folded = area.width() < theme.grown(NARROW)
        size = theme.grown(PICTURE)
        left = area.left() + ((area.width() - size) // 2 if folded else BEFORE)
        picture.paint(painter, QRect(left, area.center().y() + 1 - size // 2, size, size))
        badge = int(index.data(NEEDS_YOU) or 0)
        if not folded:
            painter.setPen(QColor(colours.text))
            font = QFont(option.font)
            font.setBold(chosen)
            painter.setFont(font)
            room = area.adjusted(BEFORE + size + BETWEEN, 0, -theme.grown(38) if badge else -10, 0)
            name = painter.fontMetrics().elidedText(
                str(index.data()), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        if badge:
            self._badge(painter, area, badge, folded=folded)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Rows of one height; the line is lower."""
        return QSize(40, theme.grown(ROW) if index.data(ENTITY) else LINE)

    def _badge(self, painter: QPainter, area: QRect, count: int, *, folded: bool) -> None:
        colours = theme.tokens()
        text = str(count) if count < 100 else "99+"
        font = QFont(painter.font())
        font.setPointSizeF(max(font.pointSizeF() - 2, 8))
        font.setBold(True)
        painter.setFont(font)
        high = theme.grown(BADGE)
        width = max(high, painter.fontMetrics().horizontalAdvance(text) + 10)
        top = area.top() + 2 if folded else area.center().y() + 1 - high // 2
        place = QRect(area.right() - width - (4 if folded else 12), top, width, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.red))
        painter.drawRoundedRect(place, high / 2, high / 2)
        painter.setPen(QColor(colours.base))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


class Sidebar(QWidget):
    """Sections, and at the foot the fold button and the menu button."""

    chosen = Signal(str)
    folding = Signal(bool)
    """A person folded or unfolded it."""

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.folded = False
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 6)
        self.sections = QListWidget()
        self.sections.setObjectName("sections")
        self.sections.setAccessibleName(translate("Rail", "Sections"))
        self.sections.setMouseTracking(True)
        self.sections.setItemDelegate(_SectionDelegate(self.sections))
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sections.verticalScrollBar().rangeChanged.connect(lambda *_: self._widen())
        for group in sections.groups(catalogue):
            if self.sections.count():
                line = QListWidgetItem()
                line.setFlags(Qt.ItemFlag.NoItemFlags)
                self.sections.addItem(line)
            for name in group:
                self._add(name)
        self.sections.currentItemChanged.connect(self._choose)
        layout.addWidget(self.sections, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 0, 8, 0)
        self.menu_button = _tool("settings", translate("Rail", "Menu"))
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.fold_button = _tool("fold", translate("Rail", "Fold the sections"))
        self.fold_button.clicked.connect(self._fold_by_hand)
        foot.addWidget(self.menu_button)
        foot.addStretch(1)
        foot.addWidget(self.fold_button)
        layout.addLayout(foot)
        self.fold(False)

    def names(self) -> list[str]:
        """The lists in the order of the rail."""
        return [name for name in self.all_names() if name not in sections.PAGES]

    def all_names(self) -> list[str]:
        """Lists and pages in the order of the rail; Ctrl+1 is the first."""
        items = (self.sections.item(row) for row in range(self.sections.count()))
        return [str(item.data(ENTITY)) for item in items if item.data(ENTITY)]

    def choose(self, entity: str) -> None:
        """Go to a section."""
        for row in range(self.sections.count()):
            if self.sections.item(row).data(ENTITY) == entity:
                self.sections.setCurrentRow(row)

    def show_counts(self, counts: Mapping[str, Counts]) -> None:
        """Badges for what needs a person; all numbers in the tooltips."""
        for row in range(self.sections.count()):
            item = self.sections.item(row)
            if item.data(ENTITY) == OF_ALL:
                item.setData(NEEDS_YOU, sum(each.needs_you for each in counts.values()))
            if (count := counts.get(str(item.data(ENTITY)))) is None:
                continue
            item.setData(NEEDS_YOU, count.needs_you)
            name = texts.entities(str(item.data(ENTITY)))
            said = [f"{name}: {texts.records(count.total)}"]
            said += [texts.waiting(count.waiting)] if count.waiting else []
            said += [texts.needs_you(count.needs_you)] if count.needs_you else []
            item.setToolTip(", ".join(said))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(said))

    def _named_width(self) -> int:
        """Room for the longest name, as bold as it is when chosen."""
        font = QFont(self.sections.font())
        font.setBold(True)
        letters = QFontMetrics(font)
        rows = range(self.sections.count())
        longest = max(letters.horizontalAdvance(self.sections.item(row).text()) for row in rows)
        return min(longest + BEFORE + theme.grown(PICTURE) + BETWEEN + AFTER, theme.grown(WIDEST))

    def _widen(self) -> None:
        """Room for the pictures or for the names, and beside names for the bar where not all sections can be seen."""
        bar = self.sections.verticalScrollBar()
        beside = bar.sizeHint().width() if bar.maximum() > 0 else 0
        named = max(theme.rail_width(), self._named_width() + beside)
        self.setFixedWidth(theme.rail_folded() if self.folded else named)

    def fold(self, folded: bool) -> None:
        """Show only the pictures, or the names again."""
        self.folded = folded
        self._widen()
        self.menu_button.setVisible(not folded)
        self.fold_button.setIcon(icons.icon("unfold" if folded else "fold", "muted"))
        words = translate("Rail", "Unfold the sections") if folded else translate("Rail", "Fold the sections")
        self.fold_button.setToolTip(words)
        self.fold_button.setAccessibleName(words)

    def _fold_by_hand(self) -> None:
        self.fold(not self.folded)
        self.folding.emit(self.folded)

    def _add(self, entity: str) -> None:
        item = QListWidgetItem(texts.section(entity))
        item.setData(ENTITY, entity)
        item.setToolTip(texts.section(entity))
        self.sections.addItem(item)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(ENTITY):
            self.chosen.emit(item.data(ENTITY))


def _tool(icon: str, words: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(icon, "muted"))
    button.setIconSize(icons.square(20))
    button.setToolTip(words)
    button.setAccessibleName(words)
    return button
