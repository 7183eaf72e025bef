"""Where a search matched a row: the marks in its cells, and a hint where the match is in a field that is not shown.

`MatchDelegate` paints them; the table model asks for the hints. Words are folded (`storage.text.matching`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from storage.schema.fields import Entity, Field, Record
from ui.context import AppContext
from ui.lists.cells import Cell
from ui.lists.column_widths import MAIN_FIELDS
from ui.style import theme
from ui.text import texts
from ui.widgets.text_match import match_spans

HINT = int(Qt.ItemDataRole.UserRole) + 7
"""Data role: where the search matched, if in no cell of the row."""
BEFORE, AFTER = 14, 30
"""Characters shown before and after a match in a long text."""
GAP = 8
"""Pixels between a text and its hint."""
_ROLE = Qt.ItemDataRole


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
    """Paints cells of a list with the matches marked; without a search as any other delegate."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell, then text and hint with marks."""
        words = index.model().search_words  # type: ignore[attr-defined]
        text = str(index.data() or "")
        hint = str(index.data(HINT) or "")
        if not words or not (hint or match_spans(text, words)):
            super().paint(painter, option, index)
            return
        styled: Any = QStyleOptionViewItem(option)
        self.initStyleOption(styled, index)
        style = styled.widget.style() if styled.widget is not None else QApplication.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, styled, styled.widget)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, styled.widget) + 1
        room = room.adjusted(margin, 0, -margin, 0)
        styled.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, styled, painter, styled.widget)
        if not styled.text and hint and not text:
            room = styled.rect.adjusted(margin + 6, 0, -margin - 6, 0)
        tokens = theme.tokens()
        colour = index.data(_ROLE.ForegroundRole) or QColor(tokens.text)
        if hint:
            room = QRect(
                room.left(), room.top(), styled.rect.right() - margin - 6 - room.left(), room.height()
            )
        painter.save()
        painter.setClipRect(styled.rect)
        painter.setFont(styled.font)
        metrics = styled.fontMetrics
        width = room.width()
        if hint and text:
            # The text keeps at least half of the room.
            wanted = metrics.horizontalAdvance(hint) + GAP
            width = max(width - wanted, width // 2)
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        used = _draw(
            painter,
            room,
            elided,
            words,
            colour,
            right=bool(styled.displayAlignment & Qt.AlignmentFlag.AlignRight),
        )
        if hint:
            left = room.left() + (used + GAP if text else 0)
            rest = QRect(left, room.top(), max(room.right() - left, 0), room.height())
            shown = metrics.elidedText(hint, Qt.TextElideMode.ElideRight, rest.width())
            _draw(painter, rest, shown, words, QColor(tokens.muted), right=False)
        painter.restore()


def _draw(
    painter: QPainter, room: QRect, text: str, words: tuple[str, ...], colour: QColor, *, right: bool
) -> int:
    """Draw a text in one line with the matches marked; returns its width."""
    layout = QTextLayout(text, painter.font())
    formats = []
    for start, length in match_spans(text, words):
        mark = QTextCharFormat()
        mark.setBackground(QColor(theme.tokens().match))
        mark.setForeground(QColor(theme.tokens().on_match))
        span = QTextLayout.FormatRange()
        span.start, span.length, span.format = start, length, mark
        formats.append(span)
    layout.setFormats(formats)
    layout.beginLayout()
    line = layout.createLine()
    line.setNumColumns(len(text))
    layout.endLayout()
    width = round(line.naturalTextWidth())
    left = room.right() - width if right else room.left()
    painter.setPen(colour)
    layout.draw(painter, QPointF(left, room.top() + ceil((room.height() - line.height()) / 2)))
    return width
