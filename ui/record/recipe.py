"""The ingredients of a product inside its form: added by search or scan, changed, removed; saved with the product.

Made by `ProductParts`. Every line is a product-ingredients record. Writes nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.commands.save_with_related import OwnedRecord
from storage.errors import Problem, ShopError
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op
from ui.context import AppContext
from ui.editors.base import Unreadable
from ui.editors.reference import ReferenceEditor
from ui.record.recipe_line import RecipeLine
from ui.text import texts
from ui.text.texts import translate

PARENT, INGREDIENT = "_parentProductId", "_productId"
MAX_LINES = 500
"""Lines read of one recipe."""


class Recipe(QWidget):
    """The saved and the unsaved lines of one product; `entity` is that of the ingredients."""

    edited = Signal()

    def __init__(self, context: AppContext, entity: Entity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.entity = entity
        self._product: int | None = None
        self._read_only = False
        self._lines: list[RecipeLine] = []
        self._dirty_lines: set[RecipeLine] = set()
        self._unshown: list[Record] = []
        """Saved lines without a widget; it is made when the recipe is shown."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.none = QLabel(translate("Recipe", "No ingredients: sold as bought."))
        self.none.setProperty("role", "muted")
        self.none.setWordWrap(True)
        self._layout.addWidget(self.none)
        self.search = ReferenceEditor(self.entity.by_name[INGREDIENT], context)
        self.search.set_name(translate("Recipe", "Add an ingredient"))
        self.search.line.setPlaceholderText(texts.hint("ingredient"))
        self.search.edited.connect(self._add_chosen)
        self._layout.addWidget(self.search)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._layout.addWidget(self.problem)

    # values

    def show_product(self, product: int | None, inputs: Mapping[str, Any] | None = None) -> None:
        """Show the saved lines of a product (None: a new one), with unsaved input over them."""
        self._product = product
        for line in list(self._lines):
            self._drop(line)
        self._unshown = self._read_lines()
        if self.isVisible():
            self._make_widgets()
        self.search.show_value(None)
        self._show_problem("")
        if inputs is not None:
            self.restore_input(inputs)
        self._show_count()

    @property
    def lines(self) -> list[RecipeLine]:
        """The widgets of all lines."""
        self._make_widgets()
        return self._lines

    @property
    def count(self) -> int:
        """Number of ingredients after saving."""
        return len(self._unshown) + sum(not line.removed for line in self._lines)

    def _make_widgets(self) -> None:
        """Make the widgets of the lines that have none yet."""
        unshown, self._unshown = self._unshown, []
        for record in unshown:
            self._add(record["id"], record[INGREDIENT], record)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the widgets when the group is opened."""
        self._make_widgets()
        super().showEvent(event)

    def rebase(self, product: int | None) -> None:
        """Read the saved lines again and keep the input; a product that was new has its id now."""
        inputs, search = self.current_input(), self.search.current_input()
        self.show_product(product, inputs or None)
        self.search.restore_input(search)

    @property
    def dirty(self) -> bool:
        """Whether there is unsaved input."""
        return bool(self._dirty_lines)

    def current_input(self) -> dict[str, Any]:
        """The unsaved input as plain JSON; empty if there is none."""
        changed = {
            str(line.id): line.current_input() for line in self._lines if line.id is not None and line.dirty
        }
        added = [line.current_input() for line in self._lines if line.id is None]
        return {"changed": changed, "added": added} if changed or added else {}

    def restore_input(self, inputs: Mapping[str, Any]) -> None:
        """Restore what `current_input` returned.

        A changed line whose record no longer exists is added again; an added line that exists by now becomes a change.
        """
        for id, held in inputs.get("changed", {}).items():
            line = next((each for each in self.lines if str(each.id) == id), None)
            if line is not None:
                line.restore_input(held)
            elif not held.get("removed"):
                self._add(None, held["product"]).restore_input(held)
        for held in inputs.get("added", ()):
            line = self._line_of(held["product"]) or self._add(None, held["product"])
            line.restore_input(held)
        self._show_count()

    def as_new_input(self) -> dict[str, Any]:
        """All lines that are not removed, as input for a new product."""
        return {"added": [line.current_input() for line in self.lines if not line.removed]}

    def parts(self) -> list[OwnedRecord]:
        """Changes of the lines' records, to be saved with the product; raises Unreadable."""
        found: list[OwnedRecord] = []
        for line in self._lines:
            if line.id is None:
                values = {**line.values(), INGREDIENT: line.product, "_cloudId": self._context.cloud_id}
                found.append(OwnedRecord(entity=self.entity.name, parent=PARENT, op=Op.CREATE, values=values))
            elif line.removed:
                found.append(OwnedRecord(entity=self.entity.name, parent=PARENT, op=None, id=line.id))
            elif values := line.changes():
                found.append(
                    OwnedRecord(
                        entity=self.entity.name, parent=PARENT, op=Op.PATCH, values=values, id=line.id
                    )
                )
        return found

    def problems(self) -> list[Problem]:
        """Show unparsable input under its line, and return the problems with the entity as their field."""
        found = []
        for line in self._lines:
            problem = None
            if line.dirty and not line.removed:
                try:
                    line.values()
                except Unreadable as error:
                    problem = Problem(self.entity.name, error.code, dict(error.params))
            line.show_problem(texts.problem(problem.code, problem.params) if problem else "")
            found += [problem] if problem else []
        return found

    def add_product(self, product: int) -> None:
        """Add a line for a product, or focus the line that it already has."""
        if self._read_only:
            return
        if product == self._product:
            self._show_problem(translate("Recipe", "A product cannot be its own ingredient."))
            return
        self._show_problem("")
        line = self._line_of(product)
        if line is None:
            line = self._add(None, product)
            self._show_count()
        elif line.removed:
            line.toggle()
        self.edited.emit()
        line.focus_quantity()

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing."""
        self._read_only = read_only
        self.search.setVisible(not read_only)
        for line in self._lines:
            line.set_read_only(read_only)

    # parts

    def _read_lines(self) -> list[Record]:
        if self._product is None:
            return []
        try:
            page = self._context.queries.page(
                self.entity.name, filter=f"{PARENT}|eq|{self._product}", limit=MAX_LINES
            )
        except ShopError as error:
            self._show_problem(texts.error(error.code, error.params).whole)
            return []
        return page.records

    def _line_of(self, product: int) -> RecipeLine | None:
        return next((line for line in self.lines if line.product == product), None)

    def _add(self, id: int | None, product: int, record: Record | None = None) -> RecipeLine:
        line = RecipeLine(self._context, self.entity, id, product, record)
        line.set_read_only(self._read_only)
        line.dirty_changed.connect(lambda dirty: self._set_dirty(line, dirty))
        line.edited.connect(self.edited)
        line.discarded.connect(lambda: self._discard(line))
        self._lines.append(line)
        self._set_dirty(line, line.dirty)
        self._layout.insertWidget(self._layout.indexOf(self.search), line)
        return line

    def _discard(self, line: RecipeLine) -> None:
        self._drop(line)
        self._show_count()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    def _set_dirty(self, line: RecipeLine, dirty: bool) -> None:
        (self._dirty_lines.add if dirty else self._dirty_lines.discard)(line)

    def _drop(self, line: RecipeLine) -> None:
        self._lines.remove(line)
        self._dirty_lines.discard(line)
        line.hide()
        line.deleteLater()

    def _show_count(self) -> None:
        self.none.setVisible(not self._lines and not self._unshown)

    def _add_chosen(self) -> None:
        if (product := self.search.chosen) is not None:
            self.search.show_value(None)
            self.add_product(product)

    def _show_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
