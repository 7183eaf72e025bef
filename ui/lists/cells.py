"""The cells of a list: text, icon and colour of a field, computed once per cell for all item roles.

Called by the table model. A view reads seven roles of a cell each time it paints it, so the model caches the result.
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
"""Values by item role."""
EMPTY_CELL: Cell = {}
CODES = frozenset({"ean", "plu"})
TOOL_TIP_LENGTH = 18
"""Longer texts may be cut, so they get a tool tip."""
STATE_COLOURS = {
    "waiting": "amber",
    "sending": "accent",
    "needs_you": "red",
    "draft": "accent",
    "deleted": "muted",
}
"""State -> colour of its icon and text."""
_ROLE = Qt.ItemDataRole


def state_cell(state: str, *, with_text: bool = True) -> Cell:
    """A cell of the state column: an icon, and a text unless the record is in step or there is no room."""
    quiet = state == "in_step"
    icon = "synced" if quiet else "delete" if state == "deleted" else state
    cell = {
        _ROLE.DisplayRole: "" if quiet or not with_text else texts.state(state),
        _ROLE.AccessibleTextRole: texts.state(state),
        _ROLE.ToolTipRole: texts.state_sentence(state),
        _ROLE.DecorationRole: icons.icon(icon, "muted" if quiet else STATE_COLOURS[state]),
    }
    if not quiet:
        cell[_ROLE.ForegroundRole] = QColor(getattr(theme.tokens(), STATE_COLOURS[state]))
    return {int(role): value for role, value in cell.items()}


def field_cell(
    context: AppContext, entity: Entity, field: Field, record: Record, titles: Mapping[int, str] | None
) -> Cell:
    """A cell of a field; `titles` are those of the records it may refer to."""
    text = context.text(entity, field, record.get(field.name), titles)
    cell: dict[Qt.ItemDataRole, Any] = {
        _ROLE.DisplayRole: text,
        _ROLE.AccessibleTextRole: text,
        _ROLE.TextAlignmentRole: alignment(field),
    }
    codes = record.get(field.name)
    if field.name in CODES and isinstance(codes, list) and len(codes) > 1:
        # The first code uncut, and the number of further ones.
        cell[_ROLE.DisplayRole] = f"{codes[0]} +{len(codes) - 1}"
        cell[_ROLE.ToolTipRole] = text
    if len(text) > TOOL_TIP_LENGTH:
        cell[_ROLE.ToolTipRole] = text
    if record.get("deleted"):
        cell[_ROLE.ForegroundRole] = QColor(theme.tokens().muted)
    if field.name == COLOURS and record.get(COLOURS):
        cell[_ROLE.DecorationRole] = QColor(str(record[COLOURS]))
    return {int(role): value for role, value in cell.items()}


def alignment(field: Field | None) -> Qt.AlignmentFlag:
    """Numbers to the right; yes and no in the middle, where they are not taken for the unit of a number."""
    side = Qt.AlignmentFlag.AlignLeft
    if field is not None and not field.references and not field.bits:
        if field.kind in (Kind.DOUBLE, Kind.LONG, Kind.INTEGER) or field.name == "margin":
            side = Qt.AlignmentFlag.AlignRight
        elif field.kind is Kind.BOOLEAN:
            side = Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter
