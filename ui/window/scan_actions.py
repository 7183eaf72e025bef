"""Actions of a scanned barcode, by where the focus is: fill the field, add a recipe ingredient, else show the record.

Called by the window when the scanner has read a code.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from app.labels.gtin import CodeOwner, find_owners
from app.labels.scanned import is_gtin, meant_code
from storage.errors import ShopError
from storage.schema.fields import Kind
from ui.context import AppContext
from ui.editors.base import Editor
from ui.editors.reference import ReferenceEditor
from ui.record.panel import RecordPanel
from ui.record.recipe import Recipe
from ui.text.texts import new, translate
from ui.window.messages import Messages
from ui.window.navigation import Navigation

CODE_FIELDS = frozenset({"ean", "barcode"})
"""Fields of a form that a code can be scanned into."""
PRODUCTS = "products"
"""The likeliest entity of a code that no record has."""
UNKNOWN_CODE = "unknown_code"
"""Topic of the message about a code that no record has, until the next scan."""


class ScanActions:
    """Handles the codes of one scanner."""

    def __init__(
        self, context: AppContext, navigation: Navigation, panel: RecordPanel, messages: Messages
    ) -> None:
        self._context = context
        self._navigation = navigation
        self._panel = panel
        self._messages = messages

    def handle(self, code: str, focus: QWidget | None) -> None:
        """Handle a code that was scanned while `focus` had the focus."""
        self._messages.withdraw(UNKNOWN_CODE)
        form = self._panel.form
        if form is not None and focus is not None and form.isAncestorOf(focus):
            if form.product is not None and form.product.recipe.isAncestorOf(focus):
                self._add_ingredient(form.product.recipe, code)
                return
            row = next((row for row in form.rows.values() if row.isAncestorOf(focus)), None)
            if row is not None and self._fill(row.editor, code):
                form.edited.emit()
                return
        self._show_owner(code)

    def _fill(self, editor: Editor, code: str) -> bool:
        """Enter the code, or the record that has it, into a field; False if the field takes neither."""
        control = editor.control
        if not control.isEnabled() or control.property("readOnly"):
            return False
        if editor.field.name in CODE_FIELDS:
            _append(editor, meant_code(code))
            return True
        if isinstance(editor, ReferenceEditor):
            found = [owner for owner in self._owners(code) or () if owner.entity == editor.field.references]
            if found:
                editor.set_value(found[0].id)
            return bool(found)
        return False

    def _show_owner(self, code: str) -> None:
        """Show the record with the code: of several, that of the current list, else the likeliest."""
        found = self._owners(code)
        if found is None:
            return
        section = self._navigation.section
        here = [owner for owner in found if owner.entity == section]
        if chosen := next(iter(here or found), None):
            self._navigation.show_record(chosen.entity, chosen.id)
            return
        catalogue = self._context.catalogue
        entity = section if section in catalogue and catalogue[section].code_fields else PRODUCTS
        code, shown = meant_code(code), code if is_gtin(code) else meant_code(code)
        text = translate("Scan", "Nothing has the code {code}.", code=shown)
        if self._navigation.may_create(entity):
            begin = partial(self._new_record, entity, code)
            self._messages.show(text, new(entity), begin, topic=UNKNOWN_CODE)
        else:
            self._messages.show(text, topic=UNKNOWN_CODE)

    def _owners(self, code: str) -> list[CodeOwner] | None:
        try:
            return find_owners(self._context.commands.replica, code)
        except ShopError as error:
            self._messages.show_error(error)
            return None

    def _add_ingredient(self, recipe: Recipe, code: str) -> None:
        found = self._owners(code)
        if found is None:
            return
        product = next((owner.id for owner in found if owner.entity == PRODUCTS), None)
        if product is None:
            text = translate("Scan", "No product has the code {code}.", code=meant_code(code))
            self._messages.show(text, topic=UNKNOWN_CODE)
        else:
            recipe.add_product(product)

    def _new_record(self, entity: str, code: str) -> None:
        """Enter the code into the new record that is open, else begin one; a draft of another is left alone."""
        if self._panel.shown != (entity, None):
            field = self._context.catalogue[entity].by_name[self._context.catalogue[entity].code_fields[0]]
            self._navigation.new(entity, {field.name: [code] if field.kind is Kind.STRINGS else code})
            return
        form = self._panel.form
        assert form is not None
        # Its other codes stay.
        _append(form.rows[form.entity.code_fields[0]].editor, code)
        form.edited.emit()


def _append(editor: Editor, code: str) -> None:
    """Add a code to those of the field, or replace the only one that it can hold."""
    if editor.field.kind is not Kind.STRINGS:
        editor.set_value(code)
        return
    editor.restore_input(list(dict.fromkeys([*editor.current_input(), code])))
