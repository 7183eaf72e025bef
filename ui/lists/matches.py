"""Where a search matched a row: a hint where the match is in a field that is not shown.

The table model asks for the hints, and `CellDelegate` paints them. Words are folded (`storage.text.matching`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt

from storage.schema.fields import Entity, Field, Record
from ui.context import AppContext
from ui.lists.cells import Cell
from ui.lists.column_widths import MAIN_FIELDS
from ui.text import texts
from ui.widgets.text_match import match_spans

HINT = int(Qt.ItemDataRole.UserRole) + 7
"""Data role: where the search matched, if in no cell of the row."""
BEFORE, AFTER = 14, 30
"""Characters shown before and after a match in a long text."""
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
