"""`FlowLayout`: puts widgets side by side and wraps to a new line, like text."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

GAP = 6
"""Pixels between two widgets."""


class FlowLayout(QLayout):
    """Left to right, then the next line, with `gap` pixels between; with `centred` each line in the middle."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = GAP, centred: bool = False) -> None:
        super().__init__(parent)
        self._gap = gap
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)

    def count(self) -> int:
        """Number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at `index`, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return the item at `index`, or None."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Does not expand."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Always: a narrower layout needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines and the margins at that width."""
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._place(QRect(0, 0, inner, 0), move=False) + margins.top() + margins.bottom()

    def setGeometry(self, rect: QRect) -> None:
        """Lay the items out in `rect`."""
        super().setGeometry(rect)
        self._place(rect.marginsRemoved(self.contentsMargins()), move=True)

    def sizeHint(self) -> QSize:
        """The minimum size."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The size of the largest item, and the margins."""
        size = QSize()
        for item in self._visible_items():
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _visible_items(self) -> list[QLayoutItem]:
        """Hidden items take no room."""
        return [each for each in self._items if not each.isEmpty()]

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Lay the lines out, each item in the middle of its line's height; returns the height of all."""
        x, y, high = rect.x(), rect.y(), 0
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._visible_items():
            wanted = item.sizeHint()
            if x + wanted.width() > rect.right() + 1 and line:
                self._move(line if move else [], high, rect.right())
                x, y, high, line = rect.x(), y + high + self._gap, 0, []
            line.append(
                (item, QRect(QPoint(x, y), QSize(min(wanted.width(), rect.width()), wanted.height())))
            )
            x += wanted.width() + self._gap
            high = max(high, wanted.height())
        self._move(line if move else [], high, rect.right())
        return y + high - rect.y()

    def _move(self, line: list[tuple[QLayoutItem, QRect]], high: int, right: int) -> None:
        shift = (right - line[-1][1].right()) // 2 if self._centred and line else 0
        for item, place in line:
            item.setGeometry(place.translated(shift, (high - place.height()) // 2))
