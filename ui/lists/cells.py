"""The cells of a list: text, icon and colour of a field, computed once per cell for all item roles.

Called by the table model. A view reads seven roles of a cell each time it paints it, so the model caches the result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from app.queries.stock_levels import STOCK
from storage.schema.fields import Entity, Field, Kind, Record
from storage.schema.products import MARGIN
from ui.context import COLOURS, AppContext, is_price
from ui.lists.columns import NAME, filed_name
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
# As numbers and made once: a cell is made for each keystroke and place.
_TEXT, _SPOKEN, _TIP = int(_ROLE.DisplayRole), int(_ROLE.AccessibleTextRole), int(_ROLE.ToolTipRole)
_COLOUR, _PICTURE = int(_ROLE.ForegroundRole), int(_ROLE.DecorationRole)
_ALIGNMENT = int(_ROLE.TextAlignmentRole)
_LEFT, _RIGHT, _CENTRE = (
    side | Qt.AlignmentFlag.AlignVCenter
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter)
)


def state_cell(state: str, *, with_text: bool = True) -> Cell:
    """A cell of the state column: an icon, and a text if there is room; empty for a record that is in step."""
    if state == "in_step":
        return {_SPOKEN: texts.state(state)}
    colour = STATE_COLOURS[state]
    return {
        _TEXT: texts.state(state) if with_text else "",
        _SPOKEN: texts.state(state),
        _TIP: texts.state_sentence(state),
        _PICTURE: icons.icon("delete" if state == "deleted" else state, colour),
        _COLOUR: QColor(getattr(theme.tokens(), colour)),
    }


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
    cell: dict[int, Any] = {
        _TEXT: text,
        _SPOKEN: text,
        _ALIGNMENT: alignment(field),
    }
    if field.kind is Kind.BOOLEAN and text:
        cell[_TEXT] = TICK if record.get(field.name) else ""
        cell[_TIP] = text
    # What all warehouses have together, or one of them.
    stock = (
        calculated if field is STOCK else record.get(field.name) if field.name == WAREHOUSE_STOCK else None
    )
    if record.get("stockDeduct") and stock is not None and stock <= context.low_stock:
        cell[_COLOUR] = QColor(theme.tokens().amber if stock > 0 else theme.tokens().red)
    codes = record.get(field.name)
    if field.name in CODES and isinstance(codes, list) and len(codes) > 1:
        # The first code uncut, and the number of further ones.
        cell[_TEXT] = f"{codes[0]} +{len(codes) - 1}"
        cell[_TIP] = text
    if len(text) > TOOL_TIP_LENGTH:
        cell[_TIP] = text
    if record.get("deleted"):
        cell[_COLOUR] = QColor(theme.tokens().muted)
    if field.name == COLOURS and record.get(COLOURS):
        cell[_PICTURE] = QColor(str(record[COLOURS]))
    return cell


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
    if field is not None and not field.references and not field.bits:
        if field.kind in (Kind.DOUBLE, Kind.LONG, Kind.INTEGER) or field.name == "margin":
            return _RIGHT
        if field.kind is Kind.BOOLEAN:
            return _CENTRE
    return _LEFT
