"""Paints the cells of a list: plain texts by itself, and where a search matched with marks and a hint.

Made by `ListTable`. Most cells are a short text and nothing else, in a row that is not selected. Those are painted here in
a fifth of the time that the style takes, which asks the model for each role and lays the text out as if it had lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.lists.cells import Cell
from ui.lists.matches import HINT
from ui.style import theme
from ui.widgets.text_match import Span, match_spans

MOST_TEXTS = 4096
"""Texts whose widths are kept."""
GAP = 8
"""Pixels between a text and its hint."""
_ODD = re.compile("[^ -~\xa0-\xac\xae-\u024f]")
"""All but Latin letters, digits and signs: only those are sure to run from left to right in the font's own height."""
_ROLE = Qt.ItemDataRole
_TEXT, _COLOUR, _PICTURE = int(_ROLE.DisplayRole), int(_ROLE.ForegroundRole), int(_ROLE.DecorationRole)
_ALIGNMENT = int(_ROLE.TextAlignmentRole)
_STATE = QStyle.StateFlag
# As numbers: Python's flags take longer than painting.
_STYLED = (_STATE.State_Selected | _STATE.State_HasFocus | _STATE.State_MouseOver).value
_ENABLED, _ACTIVE = _STATE.State_Enabled.value, _STATE.State_Active.value
_RIGHT = Qt.AlignmentFlag.AlignRight.value
_MIDDLE = Qt.AlignmentFlag.AlignHCenter.value


class CellDelegate(QStyledItemDelegate):
    """Paints cells as the style does, and marks the matches of a search.

    `cell` returns a cell by row and column; `words` the words that were searched for.
    """

    def __init__(
        self, cell: Callable[[int, int], Cell], words: Callable[[], tuple[str, ...]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._cell = cell
        self._words = words
        self._edges: tuple[int, int] | None = None
        self._metrics: tuple[QFont, QFontMetricsF, bool] | None = None
        """The font, its metrics, and whether it is not the painter's."""
        self._widths: dict[str, float] = {}
        """Widths of texts: most are painted again."""
        self._pens: dict[int, QColor] = {}
        """The colour of texts by the state of a cell."""

    def forget(self) -> None:
        """Font, colours or style changed."""
        self._edges = self._metrics = None
        self._pens.clear()
        self._widths.clear()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, then text and hint with marks."""
        # One call instead of one for each role: this is the path of every cell.
        cell = self._cell(index.row(), index.column())
        text = str(cell.get(_TEXT) or "")
        hint = str(cell.get(HINT) or "")
        spans = match_spans(text, words) if (words := self._words()) else ()
        given: Any = option  # the stubs know the fields of its base only
        state = given.state.value
        # The style paints nothing but the text of such a cell.
        plain = _PICTURE not in cell and not state & _STYLED
        if (
            plain
            and not hint
            and (not text or self._paint_plain(painter, given, index, cell, text, spans, state))
        ):
            return
        if not (hint or spans):
            super().paint(painter, option, index)
            return
        if not plain:
            self._paint_ground(painter, option, index)
        self._paint_marked(painter, given, index, cell, text, hint, words)

    def _paint_plain(
        self,
        painter: QPainter,
        given: Any,
        index: QModelIndex | QPersistentModelIndex,
        cell: Cell,
        text: str,
        spans: tuple[Span, ...],
        state: int,
    ) -> bool:
        """Paint a text that fits into one line, and its marks; whether it was that simple."""
        if _ODD.search(text):
            return False
        if self._metrics is None:
            # A style sheet can keep the font of a table from what it is painted on.
            self._metrics = QFont(given.font), QFontMetricsF(given.font), given.font != painter.font()
        font, metrics, is_other = self._metrics
        left, right = self._edges or self._edges_of(given, index)
        rect = given.rect
        room = rect.width() - left - right
        width = self._widths.get(text) or self._width_of(text, metrics)
        if width > room:
            return False
        at: float = rect.left() + left
        alignment = cell.get(_ALIGNMENT)
        if alignment is not None:
            side = alignment.value
            if side & _RIGHT:
                at += room - width
            elif side & _MIDDLE:
                at += (room - width) / 2
        if is_other:
            painter.setFont(font)
        if spans:
            _mark(painter, rect.adjusted(left, 0, -right, 0), text, spans, given.fontMetrics, int(at))
        painter.setPen(cell.get(_COLOUR) or self._pens.get(state) or self._pen(given, state))
        top = rect.top() + rect.height() // 2 - int(metrics.height()) // 2
        painter.drawText(QPointF(at, top + metrics.ascent()), text)
        return True

    def _width_of(self, text: str, metrics: QFontMetricsF) -> float:
        if len(self._widths) >= MOST_TEXTS:
            self._widths.clear()
        self._widths[text] = width = metrics.horizontalAdvance(text)
        return width

    def _pen(self, given: Any, state: int) -> QColor:
        group = QPalette.ColorGroup.Normal if state & _ACTIVE else QPalette.ColorGroup.Inactive
        if not state & _ENABLED:
            group = QPalette.ColorGroup.Disabled
        self._pens[state] = colour = QColor(given.palette.color(group, QPalette.ColorRole.Text))
        return colour

    def _paint_ground(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint all of a cell but its text, as the style does."""
        styled: Any = QStyleOptionViewItem(option)
        self.initStyleOption(styled, index)
        style = styled.widget.style() if styled.widget is not None else QApplication.style()
        styled.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, styled, painter, styled.widget)

    def _paint_marked(
        self,
        painter: QPainter,
        given: Any,
        index: QModelIndex | QPersistentModelIndex,
        cell: Cell,
        text: str,
        hint: str,
        words: tuple[str, ...],
    ) -> None:
        left, right = self._edges or self._edges_of(given, index)
        room = given.rect.adjusted(left, 0, -right, 0)
        colour = cell.get(_COLOUR) or QColor(theme.tokens().text)
        metrics = given.fontMetrics
        painter.save()
        painter.setClipRect(given.rect)
        painter.setFont(given.font)
        # With a hint the text keeps at least half of the room.
        most = room.width() - metrics.horizontalAdvance(hint) - GAP if hint and text else room.width()
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(most, room.width() // 2))
        used = _draw(painter, room, elided, words, colour)
        if hint:
            rest = room.adjusted(used + GAP if text else 0, 0, 0, 0)
            shown = metrics.elidedText(hint, Qt.TextElideMode.ElideRight, max(rest.width(), 0))
            _draw(painter, rest, shown, words, QColor(theme.tokens().muted))
        painter.restore()

    def _edges_of(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> tuple[int, int]:
        """Pixels between a cell's edges and its text; the same in each cell without an icon."""
        if self._edges is None:
            styled: Any = QStyleOptionViewItem(option)
            self.initStyleOption(styled, index)
            style = styled.widget.style() if styled.widget is not None else QApplication.style()
            margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, styled.widget) + 1
            styled.text = styled.text or "0"
            styled.icon = QIcon()
            styled.features &= ~QStyleOptionViewItem.ViewItemFeature.HasDecoration
            styled.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
            styled.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            inside = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, styled, styled.widget)
            before = inside.left() - styled.rect.left() + margin
            self._edges = before, before
        return self._edges


def _mark(
    painter: QPainter, room: QRect, text: str, spans: Iterable[Span], metrics: QFontMetrics, left: int
) -> None:
    """Paint the ground of the matches in a text that begins at `left`."""
    tokens = theme.tokens()
    height = metrics.height()
    top = room.top() + (room.height() - height) // 2
    for start, length in spans:
        first = left + metrics.horizontalAdvance(text[:start])
        last = left + metrics.horizontalAdvance(text[: start + length])
        painter.fillRect(QRect(first, top, last - first, height), QColor(tokens.match))
        painter.fillRect(QRect(first, top + height - 2, last - first, 2), QColor(tokens.match_line))


def _draw(painter: QPainter, room: QRect, text: str, words: tuple[str, ...], colour: QColor) -> int:
    """Paint a text with its matches marked; returns its width."""
    metrics = painter.fontMetrics()
    _mark(painter, room, text, match_spans(text, words), metrics, room.left())
    painter.setPen(colour)
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
    return metrics.horizontalAdvance(text)
