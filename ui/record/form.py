"""The form of one entity, built from the form groups of the catalogue: labels, editors, problems.

Made by the record panel. Knows values and validation, no commands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.commands.save_with_related import NewReference, Part
from storage.errors import Problem
from storage.schema.fields import Entity, Field, Record
from storage.schema.validation import Op, problems, same
from ui.context import AppContext
from ui.drafts import Draft, FormId
from ui.editors.base import TextEditor, Unreadable
from ui.editors.factory import make_editor
from ui.editors.numbers import CounterEditor
from ui.editors.reference import ReferenceEditor
from ui.record.field_row import FieldRow
from ui.record.product import GROUP, ProductParts, recipe_entity
from ui.style import icons
from ui.text import texts

PAIRED = {"requiresPriceEntry": ("flags", "REQUIRES_PRICE_ENTRY")}
"""Boolean fields that duplicate a flag bit (`price_entry_flag`): the form shows the field and writes both."""
OPEN_GROUPS = 2
"""Groups that are open at first."""
MARGIN, ARROW_INSET = 14, 8
"""Pixels beside the fields, and from the edge of a group header to its arrow."""
HINTS = {"vatId": "vatId", "margin": "margin"}


class RecordForm(QWidget):
    """All groups of one entity: a saved record and the input over it."""

    edited = Signal()
    """The input changed, or a field was left; not while a record is put into the form."""
    reveal_requested = Signal(object)
    """A field was focused or a group opened: this widget must be visible."""

    def __init__(self, context: AppContext, entity: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("formBody")
        self._context = context
        self.entity = context.catalogue[entity]
        self.id: FormId = ""
        """Of the record that is in the form; of a new one an id of the form's own."""
        self.base: Record = {}
        """The saved record."""
        self._showing = False
        self.rows: dict[str, FieldRow] = {}
        self._groups: dict[str, tuple[QToolButton, QWidget]] = {}
        self._visited: set[str] = set()
        """Fields that had the focus; only their problems are shown before the first attempt to save."""
        self._dirty: set[str] = set()
        """Names of the fields whose editors are dirty."""
        self._layout = QVBoxLayout(self)
        # Group headers begin further left, so that their arrows line up with the labels below.
        self._layout.setContentsMargins(MARGIN - ARROW_INSET, 6, MARGIN, MARGIN)
        self._layout.setSpacing(4)
        ingredients = recipe_entity(context, self.entity)
        for field in _ordered(context, self.entity):
            if ingredients is not None and field.form == "stock":
                self._make_group(GROUP)
            self._add_row(field)
        self._layout.addStretch(1)
        self.product: ProductParts | None = None
        if ingredients is not None:
            self.product = ProductParts(context, ingredients, self.rows, self.group, self)
            self.product.edited.connect(self._tell_edited)

    # values

    def show_record(self, id: FormId, record: Record, draft: Draft | None = None) -> None:
        """Show a saved record, with the input of a draft over it; `id` as in `self.id`."""
        self._showing = True
        try:
            self.id, self.base = id, record
            self._visited.clear()
            for name, row in self.rows.items():
                row.show_problem("")
                row.show_changed_elsewhere("")
                row.editor.show_value(record.get(name))
                if draft is not None and name in draft.typed:
                    row.editor.restore_input(draft.typed[name])
            if self.product is not None:
                self.product.show_record(
                    record, draft.typed.get(self.product.recipe.entity.name) if draft is not None else None
                )
        finally:
            self._showing = False

    def _tell_edited(self) -> None:
        # Half of one record and half of another is nobody's input.
        if not self._showing:
            self.edited.emit()

    def rebase(self, record: Record, saved: Mapping[str, Any] | None = None) -> list[str]:
        """Replace the saved record by a newer copy and keep the input. Returns dirty fields whose saved value changed.

        `saved` are the values that this form just saved: a field that still has one of them becomes clean.
        """
        before, self.base = self.base, record
        changed: list[str] = []
        for name, row in self.rows.items():
            new = record.get(name)
            if row.editor.dirty and not (
                saved is not None and name in saved and self._input_equals(name, saved[name])
            ):
                moved = not same(self.entity, name, before.get(name), new) and not self._input_equals(
                    name, new
                )
                content = row.editor.current_input()
                row.editor.show_value(new)
                row.editor.restore_input(content)
                if moved and saved is None:
                    changed.append(name)
            else:
                row.editor.show_value(new)
        if self.product is not None:
            self.product.rebase(record)
        return changed

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Set values as input; fields that the form does not have are skipped."""
        for name, value in values.items():
            if name in self.rows and self.rows[name].editor.field.writable:
                self.rows[name].editor.set_value(value)
        self.edited.emit()

    def discard_input(self, names: Iterable[str]) -> None:
        """Show the saved values of these fields again."""
        for name in names:
            if name in self.rows:
                self._discard(name)

    def changes(self) -> dict[str, Any]:
        """Values of the fields that differ from the record; raises Unreadable with `field` in its params."""
        changed: dict[str, Any] = {}
        for name, row in self._dirty_rows():
            if _names_new_record(row):
                continue
            try:
                value = row.editor.value()
            except Unreadable as error:
                raise Unreadable(error.code, **{**error.params, "field": name}) from None
            if not same(self.entity, name, value, self.base.get(name)):
                changed[name] = value
        for name, (flags, bit_name) in PAIRED.items():
            if name in changed and flags in self.entity.by_name:
                bits = self.entity.by_name[flags].bits
                mask = 1 << next(bit for bit, known in bits.items() if known == bit_name)
                number = int(changed[flags] if flags in changed else self.base.get(flags) or 0)
                changed[flags] = number | mask if changed[name] else number & ~mask
        return changed

    def current_values(self) -> Record:
        """The record with the input over it; without the input where a field cannot be parsed."""
        values = dict(self.base)
        with suppress(Unreadable):
            values |= self.changes()
        return values

    def current_recipe(self) -> dict[str, Any] | None:
        """The recipe with its input, as input for a new product; None in forms without one."""
        return self.product.recipe.as_new_input() if self.product is not None else None

    def differences(self) -> dict[str, float]:
        """Differences entered instead of values, by field."""
        amounts = {name: row.editor.difference() for name, row in self._dirty_rows()}
        return {name: amount for name, amount in amounts.items() if amount}

    def new_references(self) -> dict[str, NewReference]:
        """New records that reference fields name; they are created together with this one."""
        return {
            name: reference
            for name, row in self._dirty_rows()
            if isinstance(row.editor, ReferenceEditor)
            and (reference := row.editor.new_reference()) is not None
        }

    def parts(self) -> list[Part]:
        """Changes of the records that belong to this one; raises Unreadable."""
        return self.product.recipe.parts() if self.product is not None else []

    @property
    def dirty(self) -> bool:
        """Whether the form has unsaved input."""
        return bool(self._dirty) or (self.product is not None and self.product.recipe.dirty)

    def draft(self) -> Draft:
        """The unsaved input and the record it was typed over."""
        typed = {name: row.editor.current_input() for name, row in self._dirty_rows()}
        if self.product is not None and (recipe := self.product.recipe.current_input()):
            typed[self.product.recipe.entity.name] = recipe
        return Draft((self.entity.name, self.id), self.base, typed)

    # problems

    def check(self, op: Op, *, all_fields: bool) -> list[Problem]:
        """Validate the input and show the problems, of unvisited fields only with `all_fields`."""
        found = self._unreadable()
        if not found:
            # A new record has no id yet; any id passes the check that the reference is set.
            values = {**self.changes(), **dict.fromkeys(self.new_references(), 1)}
            record = {**self.base, **values}
            body = record if op is Op.CREATE else values
            found = problems(self.entity, body, op, onto=None if op is Op.CREATE else self.base)
        if self.product is not None:
            found += self.product.recipe.problems()
        self.show_problems(found, all_fields=all_fields)
        return found

    def show_problems(self, found: Iterable[Problem], *, all_fields: bool = True) -> None:
        """Show each problem under its field."""
        by_field: dict[str, str] = {}
        marked: set[str] = set()
        for problem in found:
            fields = self.fields_of(problem)
            marked.update(fields)
            if fields:
                by_field.setdefault(fields[0], texts.problem(problem.code, problem.params))
        for name, row in self.rows.items():
            shown = all_fields or name in self._visited
            row.show_problem(by_field.get(name, "") if shown else "", marked=shown and name in marked)
            if name in marked and all_fields:
                self._open(row.editor.field.form or "", True)

    def show_changed_elsewhere(self, names: Iterable[str]) -> None:
        """Show under these fields that their saved value was changed elsewhere while the form was open."""
        for name in names:
            if name in self.rows:
                value = self._context.text(self.entity, self.entity.by_name[name], self.base.get(name)) or "-"
                text = texts.translate("Form", "Changed elsewhere to: {value}", value=_escaped(value))
                link = texts.translate("Form", "Use that")
                self.rows[name].show_changed_elsewhere(f"{text} <a href='take'>{link}</a>")

    def go_to(self, name: str) -> None:
        """Focus a field and open its group."""
        row = self.rows.get(name)
        if row is not None:
            self._open(row.editor.field.form or "", True)
            self.reveal_requested.emit(row)
            # The tab reason selects the content, so that typing replaces it.
            row.editor.setFocus(Qt.FocusReason.TabFocusReason)

    def focused(self) -> str:
        """Name of the field with the focus, or nothing."""
        # From the window: the form's own focusWidget() is the child that had the focus last.
        focus = self.window().focusWidget()
        names = (name for name, row in self.rows.items() if focus and row.editor.isAncestorOf(focus))
        return next(names, "")

    def set_read_only(self, read_only: bool) -> None:
        """Lock the whole form, or only the fields that the cloud does not accept."""
        for row in self.rows.values():
            row.editor.set_read_only(read_only or not row.editor.field.writable)
        if self.product is not None:
            self.product.recipe.set_read_only(read_only)

    def show_recipe(self) -> None:
        """Open the group of the recipe."""
        self._open(GROUP, True)
        self.reveal_requested.emit(self._groups[GROUP][0])

    # parts

    def _unreadable(self) -> list[Problem]:
        found = []
        for name, row in self._dirty_rows():
            if not _names_new_record(row):
                try:
                    row.editor.value()
                except Unreadable as error:
                    found.append(Problem(name, error.code, dict(error.params)))
        return found

    def fields_of(self, problem: Problem) -> list[str]:
        """Fields of the form that a problem concerns."""
        if problem.field in self.rows:
            return [problem.field]
        names = problem.params.get("fields")
        return [str(name) for name in names if name in self.rows] if isinstance(names, list | tuple) else []

    def _dirty_rows(self) -> list[tuple[str, FieldRow]]:
        """Rows with unsaved input, in the order of the form."""
        return [(name, row) for name, row in self.rows.items() if name in self._dirty]

    def _set_dirty(self, name: str, dirty: bool) -> None:
        (self._dirty.add if dirty else self._dirty.discard)(name)

    def _input_equals(self, name: str, value: Any) -> bool:
        try:
            return same(self.entity, name, self.rows[name].editor.value(), value)
        except Unreadable:
            return False

    def _add_row(self, field: Field) -> None:
        label = texts.field(self.entity.name, field.name)
        row = FieldRow(
            label,
            make_editor(field, label, self._context, without=frozenset(bit for _, bit in PAIRED.values())),
        )
        row.discarded.connect(self._discard)
        if field.name in HINTS and isinstance(row.editor, TextEditor):
            row.editor.line.setPlaceholderText(texts.hint(HINTS[field.name]))
        if isinstance(row.editor, CounterEditor):
            row.editor.control.setToolTip(texts.hint("points+"))
        if isinstance(row.editor, ReferenceEditor):
            row.editor.can_create = True
        # Before `edited`, whose slots ask whether the form is dirty.
        row.editor.dirty_changed.connect(lambda dirty: self._set_dirty(field.name, dirty))
        row.editor.edited.connect(self._tell_edited)
        row.editor.focus_lost.connect(lambda: self._on_focus_lost(field.name))
        self.rows[field.name] = row
        _, body = self.group(field.form or "")
        layout = body.layout()
        assert layout is not None
        layout.addWidget(row)

    def _make_group(self, key: str) -> None:
        if key not in self._groups:
            header = QToolButton()
            header.setText(texts.group(key))
            header.setProperty("role", "group")
            header.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            header.setCheckable(True)
            header.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            body = QWidget()
            layout = QVBoxLayout(body)
            layout.setContentsMargins(ARROW_INSET, 2, 0, 8)
            layout.setSpacing(9)
            self._groups[key] = (header, body)
            self._layout.addWidget(header)
            self._layout.addWidget(body)
            header.toggled.connect(lambda opened: self._open(key, opened))
            header.clicked.connect(lambda opened: self.reveal_requested.emit(body) if opened else None)
            self._open(key, len(self._groups) <= OPEN_GROUPS)

    def group(self, key: str) -> tuple[QToolButton, QWidget]:
        """Header and body of a group, made if need be."""
        self._make_group(key)
        return self._groups[key]

    def _open(self, key: str, opened: bool) -> None:
        if key in self._groups:
            header, body = self._groups[key]
            header.setChecked(opened)
            header.setIcon(icons.icon("open" if opened else "closed", "muted"))
            body.setVisible(opened)

    def _on_focus_lost(self, name: str) -> None:
        self._visited.add(name)
        self._tell_edited()

    def _discard(self, name: str) -> None:
        row = self.rows[name]
        row.editor.show_value(self.base.get(name))
        row.show_changed_elsewhere("")
        self.edited.emit()


def _ordered(context: AppContext, entity: Entity) -> list[Field]:
    """Fields of the form; in a view the fields it adds to its entity come first."""
    shown = [field for field in entity.fields if field.form is not None]
    if entity.view_of is not None:
        viewed = context.catalogue[entity.view_of].by_name
        shown.sort(key=lambda field: field.name in viewed)
    return shown


def _names_new_record(row: FieldRow) -> bool:
    return isinstance(row.editor, ReferenceEditor) and row.editor.new_reference() is not None


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
