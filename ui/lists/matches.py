"""Where a search matched a row: the marks in its cells, and a hint where the match is in a field that is not shown.

`MatchDelegate` paints them; the table model asks for the hints. Words are folded (`storage.text.matching`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from storage.schema.fields import Entity, Field, Record
from ui.context import AppContext
from ui.lists.cells import Cell
from ui.lists.column_widths import MAIN_FIELDS
from ui.style import theme
from ui.text import texts
from ui.widgets.text_match import Span, match_spans

HINT = int(Qt.ItemDataRole.UserRole) + 7
"""Data role: where the search matched, if in no cell of the row."""
BEFORE, AFTER = 14, 30
"""Characters shown before and after a match in a long text."""
GAP = 8
"""Pixels between a text and its hint."""
_ROLE = Qt.ItemDataRole
_TEXT = int(_ROLE.DisplayRole)


def main_section(columns: Sequence[Field]) -> int:
    """The section with most room: the first of the main fields, else the first field."""
    shown = [field.name for field in columns]
    return next((shown.index(name) + 1 for name in MAIN_FIELDS if name in shown), 1)


def match_hint(
    context: AppContext, entity: Entity, record: Record, words: Sequence[str], shown: Iterable[str]
) -> str:
    """Text and field of the first word that is in no shown text; empty where the row shows every word."""
    texts_shown = list(shown)
    missing = [word for word in words if not any(match_spans(text, (word,)) for text in texts_shown)]
    if not missing:
        return ""
    for field in entity.fields:
        for text in _values(record.get(field.name)) if field.search else ():
            if spans := match_spans(text, tuple(missing)):
                # The match first: a narrow column cuts the end.
                return f"{_excerpt(text, *spans[0])} ({texts.field(entity.name, field.name)})"
    return ""


def with_hint(cell: Cell, hint: str) -> Cell:
    """The cell with a hint, which screen readers and the tool tip tell, too."""
    if not hint:
        return cell
    told = {int(role): cell.get(int(role)) or "" for role in (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole)}
    spoken, tip = told.values()
    more = {
        HINT: hint,
        int(_ROLE.AccessibleTextRole): ", ".join(filter(None, (str(spoken), hint))),
        int(_ROLE.ToolTipRole): "\n".join(filter(None, (str(tip), hint))),
    }
    return {**cell, **more}


def _values(value: Any) -> list[str]:
    if value is None or value == "":
        return []
    if isinstance(value, dict):
        return [str(each) for each in value.values()]
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]


def _excerpt(text: str, start: int, length: int) -> str:
    """The text around a match, in one line."""
    first, last = max(start - BEFORE, 0), start + length + AFTER
    if first and (space := text.find(" ", first, start)) >= 0:
        first = space + 1
    cut = " ".join(text[first:last].split())
    return f"{'…' if first else ''}{cut}{'…' if last < len(text) else ''}"


class MatchDelegate(QStyledItemDelegate):
    """Paints cells of a list with the matches marked, while there is a search.

    `cell` returns a cell by row and column; `words` the words that were searched for.
    """

    def __init__(
        self, cell: Callable[[int, int], Cell], words: Callable[[], tuple[str, ...]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._cell = cell
        self._words = words
        self._edges: tuple[int, int] | None = None

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, then text and hint with marks."""
        # One call instead of one for each role: this is the path of every cell.
        cell = self._cell(index.row(), index.column())
        text = str(cell.get(_TEXT) or "")
        hint = str(cell.get(HINT) or "")
        words = self._words()
        spans = match_spans(text, words)
        if not (hint or spans):
            super().paint(painter, option, index)
            return
        given: Any = option  # the stubs know the fields of its base only
        left, right = self._edges_of(option, index)
        room = given.rect.adjusted(left, 0, -right, 0)
        width = given.fontMetrics.horizontalAdvance(text)
        if not hint and width <= room.width() and not given.state & QStyle.StateFlag.State_Selected:
            # Qt paints the text over the marks: half the work of painting it here.
            at_right = bool(
                int(cell.get(int(_ROLE.TextAlignmentRole)) or 0) & int(Qt.AlignmentFlag.AlignRight)
            )
            _mark(
                painter,
                room,
                text,
                spans,
                given.fontMetrics,
                room.right() + 1 - width if at_right else room.left(),
            )
            super().paint(painter, option, index)
            return
        styled: Any = QStyleOptionViewItem(option)
        self.initStyleOption(styled, index)
        style = styled.widget.style() if styled.widget is not None else QApplication.style()
        styled.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, styled, painter, styled.widget)
        colour = cell.get(int(_ROLE.ForegroundRole)) or QColor(theme.tokens().text)
        metrics = styled.fontMetrics
        painter.save()
        painter.setClipRect(styled.rect)
        painter.setFont(styled.font)
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
