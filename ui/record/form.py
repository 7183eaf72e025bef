"""The form of one entity, in the order that `layout` declares: labels, editors, problems.

Made by the record panel. Knows values and validation, no commands. A fold never hides a field with unsaved input, with a
problem, that waits for a decision, that changed elsewhere, or that was searched for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.commands.save_with_related import NewReference, OwnedRecord
from storage.errors import Problem
from storage.schema.fields import Field, Record
from storage.schema.validation import Op, problems, same
from storage.text.folding import fold
from ui.context import AppContext
from ui.drafts import Draft, FormId
from ui.editors.base import TextEditor, Unreadable
from ui.editors.factory import is_wide, make_editor
from ui.editors.numbers import CounterEditor
from ui.editors.reference import ReferenceEditor
from ui.record.field_row import FieldRow
from ui.record.layout import RECIPE, Fold, nameless, required, sections
from ui.record.product import ProductParts, recipe_entity
from ui.record.recipe import Recipe
from ui.record.section import INDENT, FormSection
from ui.text import formats, texts

PAIRED = {"requiresPriceEntry": ("flags", "REQUIRES_PRICE_ENTRY")}
"""Boolean fields that duplicate a flag bit (`price_entry_flag`): the form shows the field and writes both."""
MARGIN = 14
"""Pixels beside the fields."""
HINTS = {"vatId": "vatId", "margin": "margin"}


class RecordForm(QWidget):
    """All groups of one entity: a saved record and the input over it."""

    edited = Signal()
    """The input changed, or a field was left; not while a record is put into the form."""
    reveal_requested = Signal(object)
    """A field was focused or a section opened: this widget must be visible."""

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
        self.sections: dict[str, FormSection] = {}
        self._section_of: dict[str, FormSection] = {}
        """By field."""
        self._visited: set[str] = set()
        """Fields that were left with input; only their problems are shown before the first attempt to save."""
        self._dirty: set[str] = set()
        """Names of the fields whose editors are dirty."""
        self._required = required(self.entity)
        self._unfolded: set[str] = set()
        """Fields that are shown in a folded section until another record is shown or the user folds it again."""
        self._layout = QVBoxLayout(self)
        # Headings begin further left, so that their arrows line up with the labels below.
        self._layout.setContentsMargins(MARGIN - INDENT, 6, MARGIN, MARGIN)
        self._layout.setSpacing(4)
        ingredients = recipe_entity(context, self.entity)
        recipe = Recipe(context, ingredients) if ingredients is not None else None
        for planned in sections(context.catalogue, self.entity):
            section = FormSection(planned.key, texts.group(planned.key), planned.fold)
            section.opened.connect(lambda section=section: self._on_opened(section))
            if section.header is not None:
                section.header.clicked.connect(
                    lambda opened, section=section: self._on_folded(section, opened)
                )
            self.sections[planned.key] = section
            self._layout.addWidget(section)
            for name in planned.fields:
                self._add_row(self.entity.by_name[name], section)
            if planned.key == RECIPE and recipe is not None:
                section.body.add(recipe, wide=True)
        self._layout.addStretch(1)
        self.product: ProductParts | None = None
        if recipe is not None:
            self.product = ProductParts(context, recipe, self.rows, self.sections, self._section_of, self)
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
                row.show_owner("", "")
                row.editor.show_value(record.get(name))
                if draft is not None and name in draft.typed:
                    row.editor.restore_input(draft.typed[name])
            if self.product is not None:
                self.product.show_record(
                    record, draft.typed.get(self.product.recipe.entity.name) if draft is not None else None
                )
        finally:
            self._showing = False
        self._fold_anew()

    def _tell_edited(self) -> None:
        # Half of one record and half of another is nobody's input.
        if not self._showing:
            self._refresh_folds()
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
        self._refresh_folds()
        return changed

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Set values as input; fields that the form does not have are skipped."""
        for name, value in values.items():
            if name in self.rows and self.rows[name].editor.field.writable:
                self.rows[name].editor.set_value(value)
        self._refresh_folds()
        self.edited.emit()

    def take_input(self, name: str, content: Any) -> None:
        """Take over input that was typed elsewhere, as `current_input` of an editor gave it."""
        editor = self.rows[name].editor
        editor.restore_input(content)
        editor.edited.emit()

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

    def parts(self) -> list[OwnedRecord]:
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
            if op is Op.CREATE:
                found += nameless(self.entity, record)
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
            shown = all_fields or (name in self._visited and not row.editor.unfinished)
            row.show_problem(by_field.get(name, "") if shown else "", marked=shown and name in marked)
        self._refresh_folds()

    def show_changed_elsewhere(self, names: Iterable[str]) -> None:
        """Show under these fields that their saved value was changed elsewhere while the form was open."""
        for name in names:
            if name in self.rows:
                value = (
                    self._context.text(self.entity, self.entity.by_name[name], self.base.get(name))
                    or formats.NOTHING
                )
                text = texts.translate("Form", "Changed elsewhere to: {value}", value=_escaped(value))
                link = texts.translate("Form", "Use this value")
                self.rows[name].show_changed_elsewhere(f"{text} <a href='take'>{link}</a>")
        self._refresh_folds()

    def unfold(self, names: Iterable[str]) -> None:
        """Show these fields although their section is folded: a person must decide about them."""
        self._unfolded |= set(names) & set(self.rows)
        self._refresh_folds()

    def unfold_matches(self, search: str) -> None:
        """Show the fields in which a search found the record."""
        words = fold(search).split()
        if not words:
            return
        for name, row in self.rows.items():
            field = row.editor.field
            text = fold(self._context.text(self.entity, field, self.base.get(name))) if field.search else ""
            digits = "".join(filter(str.isdigit, text))
            if any(word in text or (word.isdigit() and word in digits) for word in words):
                self._unfolded.add(name)
        self._refresh_folds()

    def go_to(self, name: str) -> None:
        """Focus a field and open its section."""
        row = self.rows.get(name)
        if row is not None:
            self._section_of[name].set_open(True)
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
        """Open the section of the recipe."""
        if (section := self.sections.get(RECIPE)) is not None:
            section.set_open(True)
            self.reveal_requested.emit(section.header or section)

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

    def _add_row(self, field: Field, section: FormSection) -> None:
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
        self._section_of[field.name] = section
        section.body.add(row, wide=is_wide(row.editor))

    # folds

    def _fold_anew(self) -> None:
        """Another record is shown: what was unfolded for the last one is folded; sections the user opened stay open."""
        self._unfolded.clear()
        for section in self.sections.values():
            if section.fold is Fold.SWITCH:
                section.set_open(False)
        self._refresh_folds()

    def _refresh_folds(self) -> None:
        if self._showing:
            return
        # What was shown once stays, so that no field vanishes under the cursor.
        self._unfolded |= self._telling()
        for section in self.sections.values():
            inside = [name for name in self.rows if self._section_of[name] is section]
            kept: list[QWidget] = [self.rows[name] for name in inside if name in self._unfolded]
            if section.key == RECIPE and self.product is not None and self.product.recipe.dirty:
                kept.append(self.product.recipe)
            section.set_filled(any(self.rows[name].editor.filled for name in inside))
            section.keep(kept)
        for name, among in self._required.items():
            if name in self.rows:
                # Where one of several is enough, the others are not required any more.
                enough = any(
                    self.rows[other].editor.filled for other in among if other in self.rows and other != name
                )
                labels = () if enough else tuple(texts.field(self.entity.name, other) for other in among)
                self.rows[name].mark_required(labels)

    def _telling(self) -> set[str]:
        """Fields that no fold may hide now."""
        return self._dirty | {name for name, row in self.rows.items() if row.tells}

    def _on_opened(self, section: FormSection) -> None:
        self.reveal_requested.emit(section.body)

    def _on_folded(self, section: FormSection, opened: bool) -> None:
        if not opened:
            telling = self._telling()
            self._unfolded -= {name for name, of in self._section_of.items() if of is section} - telling
            self._refresh_folds()

    def _on_focus_lost(self, name: str) -> None:
        if name in self._dirty:
            self._visited.add(name)
        self._tell_edited()

    def _discard(self, name: str) -> None:
        row = self.rows[name]
        row.editor.show_value(self.base.get(name))
        row.show_changed_elsewhere("")
        self._refresh_folds()
        self.edited.emit()


def _names_new_record(row: FieldRow) -> bool:
    return isinstance(row.editor, ReferenceEditor) and row.editor.new_reference() is not None


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
