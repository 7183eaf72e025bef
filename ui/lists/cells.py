"""The cells of a list: text, icon and colour of a field, computed once per cell for all item roles.

Called by the table model. A view reads seven roles of a cell each time it paints it, so the model caches the result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from storage.schema.fields import Entity, Field, Kind, Record
from storage.schema.products import MARGIN
from ui.context import COLOURS, AppContext, is_price
from ui.lists.columns import NAME, STOCK, filed_name
from ui.style import icons, theme
from ui.text import formats, texts

Cell = Mapping[int, Any]
"""Values by item role."""
EMPTY_CELL: Cell = {}
CODES = frozenset({"ean", "plu"})
WAREHOUSE_STOCK = "stockQuantityStatus"
"""The field with what one warehouse has of a product."""
TICK = "\u2713"
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
    """A cell of the state column: an icon, and a text if there is room; empty for a record that is in step."""
    if state == "in_step":
        return {int(_ROLE.AccessibleTextRole): texts.state(state)}
    colour = STATE_COLOURS[state]
    cell = {
        _ROLE.DisplayRole: texts.state(state) if with_text else "",
        _ROLE.AccessibleTextRole: texts.state(state),
        _ROLE.ToolTipRole: texts.state_sentence(state),
        _ROLE.DecorationRole: icons.icon("delete" if state == "deleted" else state, colour),
        _ROLE.ForegroundRole: QColor(getattr(theme.tokens(), colour)),
    }
    return {int(role): value for role, value in cell.items()}


def field_cell(
    context: AppContext,
    entity: Entity,
    field: Field,
    record: Record,
    titles: Mapping[int, str] | None,
    calculated: float | None = None,
) -> Cell:
    """A cell of a field; `titles` are those of the records it may refer to, `calculated` is the value of a column that the
    record does not have.
    """
    text = _text(context, entity, field, record, titles, calculated)
    cell: dict[Qt.ItemDataRole, Any] = {
        _ROLE.DisplayRole: text,
        _ROLE.AccessibleTextRole: text,
        _ROLE.TextAlignmentRole: alignment(field),
    }
    if field.kind is Kind.BOOLEAN and text:
        cell[_ROLE.DisplayRole] = TICK if record.get(field.name) else ""
        cell[_ROLE.ToolTipRole] = text
    # What all warehouses have together, or one of them.
    stock = (
        calculated if field is STOCK else record.get(field.name) if field.name == WAREHOUSE_STOCK else None
    )
    if record.get("stockDeduct") and stock is not None and stock <= context.low_stock:
        cell[_ROLE.ForegroundRole] = QColor(theme.tokens().amber if stock > 0 else theme.tokens().red)
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


def _text(
    context: AppContext,
    entity: Entity,
    field: Field,
    record: Record,
    titles: Mapping[int, str] | None,
    calculated: float | None,
) -> str:
    if field is NAME:
        return filed_name(record) or context.title(entity.name, record)
    if field is STOCK:
        return "" if calculated is None else formats.number_text(formats.readable(calculated))
    value = calculated if field in entity.derived else record.get(field.name)
    if field is MARGIN and value is not None:
        return formats.percent_text(value, decimals=1)
    if isinstance(value, float) and is_price(field):
        return formats.money_text(value, record.get("currency"))
    return context.text(entity, field, value, titles)


def alignment(field: Field | None) -> Qt.AlignmentFlag:
    """Numbers to the right; yes and no in the middle, where they are not taken for the unit of a number."""
    side = Qt.AlignmentFlag.AlignLeft
    if field is not None and not field.references and not field.bits:
        if field.kind in (Kind.DOUBLE, Kind.LONG, Kind.INTEGER) or field.name == "margin":
            side = Qt.AlignmentFlag.AlignRight
        elif field.kind is Kind.BOOLEAN:
            side = Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter
