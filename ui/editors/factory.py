"""Chooses the editor of a field by the field's declaration.

Called by everything that edits fields: the form, the filter, the bulk change and the conflict dialog.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from storage.errors import ShopError
from storage.schema.fields import Field, Kind, Merge
from ui.context import ALLERGENS, RATES, AppContext
from ui.editors.base import BoolEditor, ChoiceEditor, Editor, EmailEditor, LongTextEditor, TextEditor
from ui.editors.chips import ChipsEditor, CodesEditor, TagsEditor
from ui.editors.lists import (
    AllergensEditor,
    ColourEditor,
    FlagsEditor,
    LinesEditor,
    NumbersEditor,
    TicksEditor,
)
from ui.editors.moment import MomentEditor
from ui.editors.numbers import CounterEditor, MarginEditor, NumberEditor, Rate, RateEditor
from ui.editors.reference import ReferenceEditor
from ui.editors.translations import TranslationsEditor

LONG_TEXT = 500
"""Texts that may be this long get several lines, except those in `SINGLE_LINE`."""
SINGLE_LINE = frozenset({"name", "subtitle"})
WIDE = (LongTextEditor, TicksEditor, TagsEditor, CodesEditor, ColourEditor, TranslationsEditor)
WIDE_FIELDS = frozenset({"name", "subtitle", "alternativeName", "url", "addressLine1", "addressLine2"})
"""Editors, and fields of one line, that need the whole width of a form."""
MAX_TAGS = 12
MAX_RATES = 50


def make_editor(field: Field, label: str, context: AppContext, *, without: frozenset[str]) -> Editor:
    """Make the editor of a field; `without` names flag bits that are edited as a field of their own."""
    match editor_kind(field):
        case "bool":
            return BoolEditor(field, label)
        case "reference":
            return ReferenceEditor(field, context)
        case "rate":
            return RateEditor(field, lambda: _rates(context))
        case "tags":
            return TagsEditor(field, lambda start: _tag_names(context, start))
        case "flags":
            return FlagsEditor(field, without=without)
        case other:
            return _BY_NAME[other](field)


def editor_kind(field: Field) -> str:
    """Name of the editor kind of a field."""
    if field.name == RATES and field.kind is Kind.DOUBLE:
        return "rate"
    if field.references is not None:
        return "reference"
    if field.merge is Merge.COUNTER:
        return "counter"
    if field.choices:
        return "choice"
    if field.bits:
        return "flags"
    if "margin" in field.rules or field.name == "margin":
        return "margin"
    if field.name == ALLERGENS and field.kind is Kind.INTEGERS:
        return "allergens"
    if field.name == "hexColor":
        return "colour"
    return _kind_of_value(field)


def _kind_of_value(field: Field) -> str:
    if field.kind is Kind.STRING:
        if field.name == "email":
            return "email"
        return "long" if (field.length or 0) >= LONG_TEXT and field.name not in SINGLE_LINE else "text"
    if field.kind is Kind.STRINGS:
        return {"tags": "tags", "ean": "codes", "plu": "chips"}.get(field.name, "lines")
    return _BY_FIELD_KIND[field.kind]


def is_wide(editor: Editor) -> bool:
    """Whether an editor needs the whole width of a form, also where there is room for two columns."""
    return isinstance(editor, WIDE) or editor.field.name in WIDE_FIELDS


_BY_FIELD_KIND: Mapping[Kind, str] = {
    Kind.LONG: "number",
    Kind.INTEGER: "number",
    Kind.DOUBLE: "number",
    Kind.BOOLEAN: "bool",
    Kind.TIMESTAMP: "moment",
    Kind.INTEGERS: "numbers",
    Kind.TRANSLATIONS: "translations",
}

_BY_NAME: Mapping[str, Callable[[Field], Editor]] = {
    "text": TextEditor,
    "email": EmailEditor,
    "long": LongTextEditor,
    "number": NumberEditor,
    "counter": CounterEditor,
    "margin": MarginEditor,
    "choice": ChoiceEditor,
    "moment": MomentEditor,
    "lines": LinesEditor,
    "chips": ChipsEditor,
    "codes": CodesEditor,
    "numbers": NumbersEditor,
    "allergens": AllergensEditor,
    "translations": TranslationsEditor,
    "colour": ColourEditor,
}


def _tag_names(context: AppContext, prefix: str) -> list[str]:
    if "tags" not in context.catalogue:
        return []
    try:
        found = context.queries.page("tags", search=prefix, sort="name", limit=MAX_TAGS)
    except ShopError:
        return []
    return [str(record.get("name", "")) for record in found.records]


def _rates(context: AppContext) -> list[Rate]:
    """The shop's VAT rates, highest first."""
    if "taxes" not in context.catalogue:
        return []
    try:
        found = context.queries.page("taxes", sort="-value", limit=MAX_RATES)
    except ShopError:
        return []
    return [(float(record.get("value") or 0), str(record.get("name") or "")) for record in found.records]
