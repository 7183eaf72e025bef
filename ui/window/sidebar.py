"""The sidebar: the sections, with a badge for records that need a decision. Folds to icons in a narrow window.

Made by the window.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
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
from ui.widgets.elided import ElidingLabel
from ui.window import sections

ENTITY = Qt.ItemDataRole.UserRole
NEEDS_YOU = Qt.ItemDataRole.UserRole + 1
TOTAL_SECTION = "sync"
"""The section whose badge counts the conflicts of all lists."""
ROW, LEAST_ROW, LINE = 34, 30, 13
"""Pixels of a section, of one where that spares a scroll bar, and of a line between groups."""
PICTURE, BADGE = 20, 18
"""Pixels of icon and badge at the usual text size."""
BEFORE, BETWEEN, AFTER = 16, 10, 16
"""Pixels before the icon, between it and the name, and after the name."""
BESIDE = 26
"""Pixels that a badge takes from the name, at the usual text size."""
WIDEST = 240
"""Pixels of the widest sidebar at the usual text size."""
NARROW = 100
"""Pixels; a narrower section shows its icon alone."""


class _SectionDelegate(QStyledItemDelegate):
    """Paints icon, elided name and badge; an item without an entity is a separator."""

    row = ROW
    """Pixels of a section at normal text size."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one section."""
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
        folded = area.width() < theme.scaled(NARROW)
        size = theme.scaled(PICTURE)
        left = area.left() + ((area.width() - size) // 2 if folded else BEFORE)
        picture.paint(painter, QRect(left, area.center().y() + 1 - size // 2, size, size))
        badge = int(index.data(NEEDS_YOU) or 0)
        if not folded:
            painter.setPen(QColor(colours.text))
            font = QFont(option.font)
            font.setBold(chosen)
            painter.setFont(font)
            room = area.adjusted(BEFORE + size + BETWEEN, 0, -theme.scaled(38) if badge else -10, 0)
            name = painter.fontMetrics().elidedText(
                str(index.data()), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        if badge:
            self._badge(painter, area, badge, folded=folded)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The same height for all sections, less for a separator."""
        return QSize(40, theme.scaled(self.row) if index.data(ENTITY) else LINE)

    def _badge(self, painter: QPainter, area: QRect, count: int, *, folded: bool) -> None:
        colours = theme.tokens()
        text = str(count) if count < 100 else "99+"
        font = QFont(painter.font())
        font.setPointSizeF(max(font.pointSizeF() - 2, 8))
        font.setBold(True)
        painter.setFont(font)
        high = theme.scaled(BADGE)
        width = max(high, painter.fontMetrics().horizontalAdvance(text) + 10)
        top = area.top() + 2 if folded else area.center().y() + 1 - high // 2
        place = QRect(area.right() - width - (4 if folded else 12), top, width, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.red))
        painter.drawRoundedRect(place, high / 2, high / 2)
        painter.setPen(QColor(colours.base))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


class Sidebar(QWidget):
    """The list of sections; below it the menu button and the fold button."""

    chosen = Signal(str)
    folding = Signal(bool)
    """The person folded or unfolded it."""

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.folded = False
        self._rare: list[QListWidgetItem] = []
        self._rare_counts = 0
        """Decisions that wait in them."""
        self._named_widths: dict[str, int] = {}
        """By the key of a font; the names stay while the sidebar does."""
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 6)
        self.sections = QListWidget()
        self.sections.setObjectName("sections")
        self.sections.setAccessibleName(translate("Rail", "Sections"))
        self.sections.setMouseTracking(True)
        self._delegate = _SectionDelegate(self.sections)
        self.sections.setItemDelegate(self._delegate)
        self.sections.installEventFilter(self)
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sections.verticalScrollBar().rangeChanged.connect(lambda *_: self._update_width())
        for group in sections.groups(catalogue):
            if self.sections.count():
                line = QListWidgetItem()
                line.setFlags(Qt.ItemFlag.NoItemFlags)
                self.sections.addItem(line)
            for name in group:
                self._add(name)
        self._rare = self._rare_items()
        self._show_rare(False)
        self.sections.currentItemChanged.connect(self._on_current_changed)
        self.sections.itemClicked.connect(self._on_clicked)
        self.shop = ElidingLabel()
        self.shop.setObjectName("shop")
        self.shop.setContentsMargins(BEFORE, 4, 10, 8)
        layout.addWidget(self.shop)
        layout.addWidget(self.sections, 1)
        self._foot = foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.menu_button = _tool_button("menu", translate("Rail", "Menu"))
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.fold_button = _tool_button("fold", translate("Rail", "Collapse the sidebar"))
        self.fold_button.clicked.connect(self._on_fold_button)
        foot.addWidget(self.menu_button)
        foot.addStretch(1)
        foot.addWidget(self.fold_button)
        layout.addLayout(foot)
        self.fold(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Unfold with Enter; make the sections a little lower where all of them fit then, which spares the scroll bar."""
        if watched is self.sections and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            current = self.sections.currentItem()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current is not None:
                self._on_clicked(current)
        if watched is self.sections and event.type() == QEvent.Type.Resize:
            items = [self.sections.item(row) for row in range(self.sections.count())]
            lines = sum(not item.data(ENTITY) for item in items)
            count = sum(bool(item.data(ENTITY)) and not item.isHidden() for item in items)
            room = self.sections.height() - LINE * lines
            fitting = room // max(count, 1)
            row = max(
                each
                for each in range(LEAST_ROW, ROW + 1)
                if each == LEAST_ROW or theme.scaled(each) <= fitting
            )
            row = row if theme.scaled(row) <= fitting else ROW
            if row != self._delegate.row:
                self._delegate.row = row
                self.sections.scheduleDelayedItemsLayout()
        return super().eventFilter(watched, event)

    def names(self) -> list[str]:
        """The lists in order."""
        return [name for name in self.all_names() if name not in sections.PAGES]

    def all_names(self) -> list[str]:
        """All sections in order; Ctrl+1 is the first."""
        items = (self.sections.item(row) for row in range(self.sections.count()))
        return [
            str(item.data(ENTITY))
            for item in items
            if item.data(ENTITY) and item.data(ENTITY) != sections.MORE
        ]

    def choose(self, entity: str) -> None:
        """Select a section."""
        for row in range(self.sections.count()):
            item = self.sections.item(row)
            if item.data(ENTITY) == entity:
                if item.isHidden():
                    self._show_rare(True)
                self.sections.setCurrentRow(row)

    def show_shop(self, name: str) -> None:
        """Name the shop above the sections, if its name is known."""
        self.shop.setText(name)
        self._show_or_hide_shop()

    def _show_or_hide_shop(self) -> None:
        self.shop.setVisible(bool(self.shop.text()) and not self.folded)

    def show_counts(self, counts: Mapping[str, Counts]) -> None:
        """Show the number of conflicts as badges, and all counts in the tooltips."""
        for row in range(self.sections.count()):
            item = self.sections.item(row)
            if item.data(ENTITY) == sections.MORE:
                self._rare_counts = sum(
                    counts[name].needs_you
                    for each in self._rare
                    if (name := str(each.data(ENTITY))) in counts
                )
                self._show_rare_badge(item)
            if item.data(ENTITY) == TOTAL_SECTION:
                item.setData(NEEDS_YOU, sum(count.needs_you for count in counts.values()))
            if (count := counts.get(str(item.data(ENTITY)))) is None:
                continue
            item.setData(NEEDS_YOU, count.needs_you)
            name = texts.entities(str(item.data(ENTITY)))
            parts = [f"{name}: {texts.records(count.total)}"]
            parts += [texts.waiting(count.waiting)] if count.waiting else []
            parts += [texts.needs_decision(count.needs_you)] if count.needs_you else []
            item.setToolTip(", ".join(parts))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(parts))

    def _named_width(self) -> int:
        """Width for the longest name, in the bold of the selected section; measured once with each font."""
        font = QFont(self.sections.font())
        font.setBold(True)
        key = font.key()
        if key not in self._named_widths:
            self._named_widths[key] = self._measured(font)
        return self._named_widths[key]

    def _measured(self, font: QFont) -> int:
        metrics = QFontMetrics(font)
        items = [self.sections.item(row) for row in range(self.sections.count())]
        longest = max(
            # The badge of the total is there on most days; a width that grew with it would move the whole window.
            metrics.horizontalAdvance(item.text()) + (BESIDE if item.data(ENTITY) == TOTAL_SECTION else 0)
            for item in items
        )
        return min(longest + BEFORE + theme.scaled(PICTURE) + BETWEEN + AFTER, theme.scaled(WIDEST))

    def _update_width(self) -> None:
        """Set the width for the icons or the names, with a scroll bar beside the names where it is needed."""
        if self.folded:
            self.setFixedWidth(theme.folded_sidebar_width())
            return
        bar = self.sections.verticalScrollBar()
        bar_width = bar.sizeHint().width() if bar.maximum() > 0 else 0
        self.setFixedWidth(max(theme.sidebar_width(), self._named_width() + bar_width))

    def fold(self, folded: bool) -> None:
        """Show only the icons, or the names as well."""
        self.folded = folded
        self._update_width()
        # Side by side they would be wider than the icons; without the menu a mouse could not reach most commands.
        direction = QBoxLayout.Direction
        self._foot.setDirection(direction.TopToBottom if folded else direction.LeftToRight)
        self._foot.setContentsMargins(5 if folded else 8, 0, 8, 0)
        self._show_or_hide_shop()
        self.fold_button.setIcon(icons.icon("unfold" if folded else "fold", "muted"))
        text = (
            translate("Rail", "Expand the sidebar") if folded else translate("Rail", "Collapse the sidebar")
        )
        self.fold_button.setToolTip(text)
        self.fold_button.setAccessibleName(text)

    def _on_fold_button(self) -> None:
        self.fold(not self.folded)
        self.folding.emit(self.folded)

    def _add(self, entity: str) -> None:
        name = translate("Rail", "More") if entity == sections.MORE else texts.section(entity)
        item = QListWidgetItem(name)
        item.setData(ENTITY, entity)
        item.setToolTip(name)
        if entity == sections.MORE:
            # It unfolds, and is no page to be on.
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.sections.addItem(item)

    def _on_current_changed(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(ENTITY) and item.data(ENTITY) != sections.MORE:
            self.chosen.emit(item.data(ENTITY))

    # the rare lists

    def _rare_items(self) -> list[QListWidgetItem]:
        """The items behind "More"."""
        found: list[QListWidgetItem] = []
        behind = False
        for row in range(self.sections.count()):
            item = self.sections.item(row)
            if behind and not item.data(ENTITY):
                break
            if behind:
                found.append(item)
            behind = behind or item.data(ENTITY) == sections.MORE
        return found

    def _show_rare(self, shown: bool) -> None:
        for item in self._rare:
            item.setHidden(not shown)
        self._update_width()

    def _on_clicked(self, item: QListWidgetItem) -> None:
        if item.data(ENTITY) == sections.MORE:
            self._show_rare(any(each.isHidden() for each in self._rare))
            self._show_rare_badge(item)

    def _show_rare_badge(self, more: QListWidgetItem) -> None:
        """What needs a decision in a list that is folded away is told by the line that unfolds it."""
        hidden = any(each.isHidden() for each in self._rare)
        more.setData(NEEDS_YOU, self._rare_counts if hidden else 0)


def _tool_button(icon: str, text: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(icon, "muted"))
    button.setIconSize(icons.icon_size(20))
    button.setToolTip(text)
    button.setAccessibleName(text)
    return button
