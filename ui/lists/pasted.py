"""A column of cells from the clipboard, and its texts as values of a field: what the editor of that field would make of them.

Used by the dialog that pastes a column.
"""

from __future__ import annotations

import re
from typing import Any

from app.transfer import text_values
from app.transfer.cells import is_error
from storage.text.folding import fold
from ui.context import is_price
from ui.editors.base import BoolEditor, ChoiceEditor, Editor, Unreadable
from ui.editors.chips import ChipsEditor, TagsEditor
from ui.editors.moment import MomentEditor
from ui.editors.reference import ReferenceEditor
from ui.lists.cells import TICK
from ui.text import formats, texts

MAX_LINES = 10_000
_MONEY = "|".join(map(re.escape, (*formats.CURRENCY_SIGNS, *formats.CURRENCY_SIGNS.values())))
_CURRENCY = re.compile(rf"^\s*(?:{_MONEY})\s*|\s*(?:{_MONEY})\s*$", re.IGNORECASE)
_BETWEEN_CODES = re.compile(r"[,;\s]+")


def first_column(clipboard: str) -> tuple[list[str], bool]:
    """The cells of the first column, and whether there were others; a spreadsheet separates columns by tabs."""
    lines = clipboard.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    cells = [line.split("\t") for line in lines[:MAX_LINES]]
    return [cell[0].strip().strip('"') for cell in cells], any(len(cell) > 1 for cell in cells)


def read_value(editor: Editor, text: str, present: Any) -> Any:
    """The value that a text means for a record that has `present` now. Raises Unreadable."""
    editor.show_value(present)
    if is_error(text):
        raise Unreadable("calculation")
    if isinstance(editor, BoolEditor):
        return _flag(text)
    if isinstance(editor, ChoiceEditor):
        return _choice(editor, text)
    if isinstance(editor, MomentEditor):
        return _moment(editor, text)
    if isinstance(editor, ReferenceEditor):
        editor.line.setText(text)
        # As if the field was left: a text that fits one record only is that record.
        editor.focus_lost.emit()
        return editor.value()
    if isinstance(editor, ChipsEditor):
        parts = text.split(",") if isinstance(editor, TagsEditor) else _BETWEEN_CODES.split(text)
        editor.restore_input([part.strip() for part in parts if part.strip()])
        return editor.value()
    editor.restore_input(_CURRENCY.sub("", text) if is_price(editor.field) else text)
    return editor.value()


def _flag(text: str) -> bool:
    if text in (TICK, ""):
        return text == TICK
    try:
        return text_values.parse_flag(text)
    except ValueError:
        raise Unreadable("bad_flag") from None


def _choice(editor: ChoiceEditor, text: str) -> Any:
    if not text and editor.field.null:
        return None
    for choice in editor.field.choices:
        if fold(text) in (fold(choice), fold(texts.choice(choice))):
            return choice
    raise Unreadable("not_a_choice")


def _moment(editor: MomentEditor, text: str) -> Any:
    if not text and editor.field.null:
        return None
    try:
        return text_values.parse_moment(text, day=editor.field.day)
    except ValueError:
        raise Unreadable("bad_date") from None
