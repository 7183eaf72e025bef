"""What a scan means, by where it happens: a code for the field, an ingredient for the recipe, else the record it names.

Made by the window.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.labels.gtin import CodeOwner, canonical_code, find_owners
from storage.errors import ShopError
from storage.schema.fields import Kind
from ui.editors.base import Editor
from ui.editors.reference import ReferenceEditor
from ui.record.recipe import Recipe
from ui.text.texts import new, translate

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

CODE_FIELDS = frozenset({"ean", "barcode"})
"""Fields of a form that take a code scanned into them."""
NEW_WITH = {"customers": "barcode", "employees": "barcode", "warehouses": "barcode", "products": "ean"}
"""Where the code of a new record goes."""


def handle_scan(window: MainWindow, code: str, focus: QWidget | None) -> None:
    """Do what the person with the scanner means."""
    form = window.panel.form
    if form is not None and focus is not None and form.isAncestorOf(focus):
        if form.product is not None and form.product.recipe.isAncestorOf(focus):
            _add_ingredient(window, form.product.recipe, code)
            return
        row = next((row for row in form.rows.values() if row.isAncestorOf(focus)), None)
        if row is not None and _fill(window, row.editor, code):
            form.edited.emit()
            return
    find(window, code)


def _fill(window: MainWindow, editor: Editor, code: str) -> bool:
    """Let a field take the code, or the record that has it; whether the field is one that does."""
    control = editor.control
    if not control.isEnabled() or control.property("readOnly"):
        return False
    if editor.field.name in CODE_FIELDS:
        _append(editor, canonical_code(code))
        return True
    if isinstance(editor, ReferenceEditor):
        meant = [each for each in _owners(window, code) or () if each.entity == editor.field.references]
        if meant:
            editor.set_value(meant[0].id)
        return bool(meant)
    return False


def find(window: MainWindow, code: str) -> None:
    """Go to the record with the code; where several have it, to the one of the list on show, else to the likeliest."""
    found = _owners(window, code)
    if found is None:
        return
    here = [each for each in found if each.entity == window.section]
    if chosen := next(iter(here or found), None):
        window.show_record(chosen.entity, chosen.id)
        return
    entity = window.section if window.section in NEW_WITH else "products"
    said = translate("Scan", "Nothing has the code {code}.", code=code)
    if window.may_create(entity):
        window.record_actions.say(said, new(entity), partial(_begin, window, entity, canonical_code(code)))
    else:
        window.record_actions.say(said)


def _owners(window: MainWindow, code: str) -> list[CodeOwner] | None:
    try:
        return find_owners(window.context.commands.replica, code)
    except ShopError as error:
        window.record_actions.say_error(error)
        return None


def _add_ingredient(window: MainWindow, recipe: Recipe, code: str) -> None:
    found = _owners(window, code)
    if found is None:
        return
    product = next((each.id for each in found if each.entity == "products"), None)
    if product is None:
        window.record_actions.say(translate("Scan", "No product has the code {code}.", code=code))
    else:
        recipe.add_product(product)


def _append(editor: Editor, code: str) -> None:
    """Put a code after those that are there, or in the place of the only one a field takes."""
    if editor.field.kind is not Kind.STRINGS:
        editor.set_value(code)
        return
    lines = [line for line in str(editor.current_input()).splitlines() if line.strip()]
    editor.restore_input("\n".join(dict.fromkeys([*lines, code])))


def _begin(window: MainWindow, entity: str, code: str) -> None:
    """A new record with the code."""
    window.new(entity)
    form = window.panel.form
    if form is not None and form.entity.name == entity:
        # It may be a new record that was begun before: what is in it stays.
        _append(form.rows[NEW_WITH[entity]].editor, code)
        form.edited.emit()
