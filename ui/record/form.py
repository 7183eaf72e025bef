"""The form of one entity, made from the catalogue's form groups: labels, editors, problems in words.

Called by `record_panel`, which decides what is saved. Knows values, not commands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.commands.save_with_related import NewReference, Part
from storage.errors import Problem
from storage.schema.fields import Entity, Field, Record
from storage.schema.validation import Op, problems, same
from ui.context import AppContext
from ui.drafts import Draft
from ui.editors.base import TextEditor, Unreadable
from ui.editors.factory import make_editor
from ui.editors.numbers import CounterEditor
from ui.editors.reference import ReferenceEditor
from ui.record.field_row import FieldRow
from ui.record.product import GROUP, ProductParts, has_parts
from ui.record.recipe import ENTITY as RECIPE
from ui.style import icons
from ui.text import texts

PAIRED = {"requiresPriceEntry": ("flags", "REQUIRES_PRICE_ENTRY")}
"""Boolean fields that say the same as a flag bit (`price_entry_flag`): the form asks once and writes both."""
OPEN_GROUPS = 2
"""Groups open in a form nobody has opened or closed groups in."""
LEFT, ARROW_INSET = 14, 8
"""Pixels beside the fields, and from the edge of a group's head to its arrow."""
HINTS = {"vatId": "vatId", "margin": "margin"}


class RecordForm(QWidget):
    """All groups of one entity. Holds a record and what was typed over it."""

    edited = Signal()
    sent_to = Signal(object)
    """The cursor is put into a field, or a group is opened: this widget must be in sight."""

    def __init__(self, context: AppContext, entity: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("formBody")
        self._context = context
        self.entity = context.catalogue[entity]
        self.base: Record = {}
        self.rows: dict[str, FieldRow] = {}
        self._groups: dict[str, tuple[QToolButton, QWidget]] = {}
        self._looked_at: set[str] = set()
        self._layout = QVBoxLayout(self)
        # Heads stand further out, so that their arrows and the labels below begin at one line.
        self._layout.setContentsMargins(LEFT - ARROW_INSET, 6, LEFT, LEFT)
        self._layout.setSpacing(4)
        whole = has_parts(context, entity)
        for field in _ordered(context, self.entity):
            if whole and field.form == "stock":
                self._group(GROUP)
            self._add(field)
        self._layout.addStretch(1)
        self.product: ProductParts | None = None
        if whole:
            self.product = ProductParts(context, self.rows, self._grouped, self)
            self.product.edited.connect(self.edited)

    # values

    def show_record(self, record: Record, draft: Draft | None = None) -> None:
        """Begin anew from `record`, with a draft's typing on top."""
        self.base = record
        self._looked_at.clear()
        for name, row in self.rows.items():
            row.show_problem("")
            row.show_elsewhere("")
            row.editor.show_value(record.get(name))
            if draft is not None and name in draft.typed:
                row.editor.restore_input(draft.typed[name])
        if self.product is not None:
            self.product.show_record(record, draft.typed.get(RECIPE) if draft is not None else None)

    def rebase(self, record: Record, saved: Mapping[str, Any] | None = None) -> list[str]:
        """Take over a newer copy of the record; what the person typed stays. Answers fields changed under them.

        `saved` are values this form sent itself: a field that still holds one of them is not touched any more.
        """
        before, self.base = self.base, record
        under: list[str] = []
        for name, row in self.rows.items():
            new = record.get(name)
            if row.editor.touched and not (
                saved is not None and name in saved and self._holds(name, saved[name])
            ):
                moved = not same(self.entity, name, before.get(name), new) and not self._holds(name, new)
                typed = row.editor.typed()
                row.editor.show_value(new)
                row.editor.restore_input(typed)
                if moved and saved is None:
                    under.append(name)
            else:
                row.editor.show_value(new)
        if self.product is not None:
            self.product.rebase(record)
        return under

    def enter(self, values: Mapping[str, Any]) -> None:
        """Put values as if they had been typed; fields the form does not have are left out."""
        for name, value in values.items():
            if name in self.rows and self.rows[name].editor.field.writable:
                self.rows[name].editor.enter(value)
        self.edited.emit()

    def untype(self, names: Iterable[str]) -> None:
        """Forget what was typed into these fields: they show the record's values."""
        for name in names:
            if name in self.rows:
                self._take(name)

    def changes(self) -> dict[str, Any]:
        """Fields that differ from the record and their values; raises Unreadable with `field` in its params."""
        found: dict[str, Any] = {}
        for name, row in self.rows.items():
            if not row.editor.touched or _names_new(row):
                continue
            try:
                value = row.editor.value()
            except Unreadable as error:
                raise Unreadable(error.code, **{**error.params, "field": name}) from None
            if not same(self.entity, name, value, self.base.get(name)):
                found[name] = value
        for name, (flags, bit_name) in PAIRED.items():
            if name in found and flags in self.entity.by_name:
                bit = next(
                    each for each, named in self.entity.by_name[flags].bits.items() if named == bit_name
                )
                number = int(found[flags] if flags in found else self.base.get(flags) or 0)
                found[flags] = number | (1 << bit) if found[name] else number & ~(1 << bit)
        return found

    def added(self) -> dict[str, float]:
        """Differences typed instead of values."""
        told = {name: row.editor.added() for name, row in self.rows.items()}
        return {name: amount for name, amount in told.items() if amount}

    def named(self) -> dict[str, NewReference]:
        """New records that references name, by field; they are made with this one."""
        return {
            name: meant
            for name, row in self.rows.items()
            if isinstance(row.editor, ReferenceEditor) and (meant := row.editor.named()) is not None
        }

    def parts(self) -> list[Part]:
        """What is to be done to records that belong to this one; raises Unreadable."""
        return self.product.recipe.parts() if self.product is not None else []

    @property
    def dirty(self) -> bool:
        """Whether anything typed differs from the record."""
        beside = self.product is not None and self.product.recipe.dirty
        return beside or any(row.editor.touched for row in self.rows.values())

    def draft(self) -> Draft:
        """What was typed, to go on later."""
        typed = {name: row.editor.typed() for name, row in self.rows.items() if row.editor.touched}
        if self.product is not None and (recipe := self.product.recipe.typed()):
            typed[RECIPE] = recipe
        return Draft(self.base, typed)

    # problems

    def check(self, op: Op, *, all_fields: bool) -> list[Problem]:
        """Ask the catalogue's rules and show the answers; fields not left yet are spared unless `all_fields`."""
        found = self._unreadable()
        if not found:
            # Whatever id a new record gets, the reference to it will be there.
            values = {**self.changes(), **dict.fromkeys(self.named(), 1)}
            record = {**self.base, **values}
            body = record if op is Op.CREATE else values
            onto = None if op is Op.CREATE else self.base
            found = problems(self.entity, body, op, onto=onto)
        if self.product is not None:
            found += self.product.recipe.problems()
        self.show_problems(found, all_fields=all_fields)
        return found

    def show_problems(self, found: Iterable[Problem], *, all_fields: bool = True) -> None:
        """Write each problem under its field."""
        by_field: dict[str, str] = {}
        marked: set[str] = set()
        for each in found:
            places = self.places(each)
            marked.update(places)
            if places:
                by_field.setdefault(places[0], texts.problem(each.code, each.params))
        for name, row in self.rows.items():
            seen = all_fields or name in self._looked_at
            row.show_problem(by_field.get(name, "") if seen else "", marked=seen and name in marked)
            if name in marked and all_fields:
                self._open(row.editor.field.form or "", True)

    def show_elsewhere(self, names: Iterable[str]) -> None:
        """Say of these fields that they changed elsewhere while the form was open."""
        for name in names:
            if name in self.rows:
                value = self._context.text(self.entity, self.entity.by_name[name], self.base.get(name)) or "-"
                said = texts.translate("Form", "Changed elsewhere to: {value}", value=_escaped(value))
                take = texts.translate("Form", "Use that")
                self.rows[name].show_elsewhere(f"{said} <a href='take'>{take}</a>")

    def go_to(self, name: str) -> None:
        """Put the cursor into a field, opening its group."""
        row = self.rows.get(name)
        if row is not None:
            self._open(row.editor.field.form or "", True)
            self.sent_to.emit(row)
            # As by the tabulator: what stands there is selected, so that typing takes its place.
            row.editor.setFocus(Qt.FocusReason.TabFocusReason)

    def focused(self) -> str:
        """Name of the field with the cursor, or nothing."""
        # Asked of the window: a widget itself tells which of its children had the focus last, not whether it has it.
        within = self.window().focusWidget()
        holds = (name for name, row in self.rows.items() if within and row.editor.isAncestorOf(within))
        return next(holds, "")

    def set_read_only(self, read_only: bool) -> None:
        """Lock the whole form, or leave locked only what the cloud does not take."""
        for row in self.rows.values():
            row.editor.set_read_only(read_only or not row.editor.field.writable)
        if self.product is not None:
            self.product.recipe.set_read_only(read_only)

    def show_recipe(self) -> None:
        """Open the group of the ingredients."""
        self._open(GROUP, True)
        self.sent_to.emit(self._groups[GROUP][0])

    # parts

    def _unreadable(self) -> list[Problem]:
        found = []
        for name, row in self.rows.items():
            if row.editor.touched and not _names_new(row):
                try:
                    row.editor.value()
                except Unreadable as error:
                    found.append(Problem(name, error.code, dict(error.params)))
        return found

    def places(self, problem: Problem) -> list[str]:
        """Fields that a problem concerns and that the form has."""
        if problem.field in self.rows:
            return [problem.field]
        named = problem.params.get("fields")
        return [str(each) for each in named if each in self.rows] if isinstance(named, list | tuple) else []

    def _holds(self, name: str, value: Any) -> bool:
        try:
            return same(self.entity, name, self.rows[name].editor.value(), value)
        except Unreadable:
            return False

    def _add(self, field: Field) -> None:
        label = texts.field(self.entity.name, field.name)
        row = FieldRow(
            label,
            make_editor(field, label, self._context, without=frozenset(bit for _, bit in PAIRED.values())),
        )
        row.taken.connect(self._take)
        if field.name in HINTS and isinstance(row.editor, TextEditor):
            row.editor.line.setPlaceholderText(texts.hint(HINTS[field.name]))
        if isinstance(row.editor, CounterEditor):
            row.editor.control.setToolTip(texts.hint("points+"))
        if isinstance(row.editor, ReferenceEditor):
            row.editor.may_make = True
        row.editor.edited.connect(self.edited)
        row.editor.left.connect(lambda: self._leave(field.name))
        self.rows[field.name] = row
        _, body = self._grouped(field.form or "")
        layout = body.layout()
        assert layout is not None
        layout.addWidget(row)

    def _group(self, key: str) -> None:
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
            header.clicked.connect(lambda opened: self.sent_to.emit(body) if opened else None)
            self._open(key, len(self._groups) <= OPEN_GROUPS)

    def _grouped(self, key: str) -> tuple[QToolButton, QWidget]:
        """Header and body of a group."""
        self._group(key)
        return self._groups[key]

    def _open(self, key: str, opened: bool) -> None:
        if key in self._groups:
            header, body = self._groups[key]
            header.setChecked(opened)
            header.setIcon(icons.icon("open" if opened else "closed", "muted"))
            body.setVisible(opened)

    def _leave(self, name: str) -> None:
        self._looked_at.add(name)
        self.edited.emit()

    def _take(self, name: str) -> None:
        row = self.rows[name]
        row.editor.show_value(self.base.get(name))
        row.show_elsewhere("")
        self.edited.emit()


def _ordered(context: AppContext, entity: Entity) -> list[Field]:
    """Fields of the form; what a view adds to its entity comes first."""
    shown = [field for field in entity.fields if field.form is not None]
    if entity.view_of is not None:
        under = context.catalogue[entity.view_of].by_name
        shown.sort(key=lambda field: field.name in under)
    return shown


def _names_new(row: FieldRow) -> bool:
    return isinstance(row.editor, ReferenceEditor) and row.editor.named() is not None


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
