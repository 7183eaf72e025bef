"""What the cells of a list show: text, picture and colour of a record's fields, worked out once and kept.

Called by `table_model`. A view asks seven things of every cell each time it paints it, and paints often.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from storage.schema.fields import Entity, Field, Kind, Record
from ui.context import COLOURS, AppContext
from ui.style import icons, theme
from ui.text import texts

Cell = Mapping[int, Any]
"""By role; a role that is not in it has no answer."""
NOTHING: Cell = {}
CODES = frozenset({"ean", "plu"})
TELLING = 18
"""Characters above which a text may be cut, so that it is said again when the mouse rests on it."""
STATES = {"waiting": "amber", "sending": "accent", "needs_you": "red", "draft": "accent", "deleted": "muted"}
"""State -> colour of its picture and word."""
_ROLE = Qt.ItemDataRole


def state_cell(state: str, *, words: bool = True) -> Cell:
    """The first column: a picture, and a word where something is to be said and there is room for it."""
    quiet = state == "in_step"
    picture = "synced" if quiet else "delete" if state == "deleted" else state
    cell = {
        _ROLE.DisplayRole: "" if quiet or not words else texts.state(state),
        _ROLE.AccessibleTextRole: texts.state(state),
        _ROLE.ToolTipRole: texts.state_sentence(state),
        _ROLE.DecorationRole: icons.icon(picture, "muted" if quiet else STATES[state]),
    }
    if not quiet:
        cell[_ROLE.ForegroundRole] = QColor(getattr(theme.tokens(), STATES[state]))
    return {int(role): value for role, value in cell.items()}


def field_cell(
    context: AppContext, entity: Entity, field: Field, record: Record, titles: Mapping[int, str] | None
) -> Cell:
    """One field; `titles` are those of the records it may name."""
    text = context.text(entity, field, record.get(field.name), titles)
    cell: dict[Qt.ItemDataRole, Any] = {
        _ROLE.DisplayRole: text,
        _ROLE.AccessibleTextRole: text,
        _ROLE.TextAlignmentRole: alignment(field),
    }
    codes = record.get(field.name)
    if field.name in CODES and isinstance(codes, list) and len(codes) > 1:
        # Half a code is none: the first one whole, and how many there are besides.
        cell[_ROLE.DisplayRole] = f"{codes[0]} +{len(codes) - 1}"
        cell[_ROLE.ToolTipRole] = text
    if len(text) > TELLING:
        cell[_ROLE.ToolTipRole] = text
    if record.get("deleted"):
        cell[_ROLE.ForegroundRole] = QColor(theme.tokens().muted)
    if field.name == COLOURS and record.get(COLOURS):
        cell[_ROLE.DecorationRole] = QColor(str(record[COLOURS]))
    return {int(role): value for role, value in cell.items()}


def alignment(field: Field | None) -> Qt.AlignmentFlag:
    """Numbers to the right, yes and no in the middle: beside a number they would look like its unit."""
    side = Qt.AlignmentFlag.AlignLeft
    if field is not None and not field.references and not field.bits:
        if field.kind in (Kind.DOUBLE, Kind.LONG, Kind.INTEGER) or field.name == "margin":
            side = Qt.AlignmentFlag.AlignRight
        elif field.kind is Kind.BOOLEAN:
            side = Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter
