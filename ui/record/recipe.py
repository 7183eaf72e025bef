"""A product's ingredients inside its form: added by search or scan, changed in place, taken out; saved with the product.

Made by `record_form` for products. Every line is a product-ingredients record; nothing is written here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.commands.save_with_related import Part
from storage.errors import Problem, ShopError
from storage.schema.fields import Record
from storage.schema.validation import Op
from ui.context import AppContext
from ui.editors.base import Unreadable
from ui.editors.reference import ReferenceEditor
from ui.record.recipe_line import RecipeLine
from ui.text import texts
from ui.text.texts import translate

ENTITY, PARENT, USED = "product-ingredients", "_parentProductId", "_productId"
MOST = 500
"""Lines read of one recipe."""


class Recipe(QWidget):
    """The lines of one product, those that are saved and those that are not yet."""

    edited = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._entity = context.catalogue[ENTITY]
        self._product: int | None = None
        self._read_only = False
        self._lines: list[RecipeLine] = []
        self._waiting: list[Record] = []
        """Saved lines nobody has looked at yet: their widgets are made when somebody does."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.none = QLabel(translate("Recipe", "No ingredients: it is sold as it is bought."))
        self.none.setProperty("role", "muted")
        self.none.setWordWrap(True)
        self._layout.addWidget(self.none)
        self.search = ReferenceEditor(self._entity.by_name[USED], context)
        self.search.set_name(translate("Recipe", "Add an ingredient"))
        self.search.line.setPlaceholderText(texts.hint("ingredient"))
        self.search.edited.connect(self._take)
        self._layout.addWidget(self.search)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._layout.addWidget(self.problem)

    # values

    def show_product(self, product: int | None, typed: Mapping[str, Any] | None = None) -> None:
        """Show the lines of a product as they are saved (None: a new one), with what was typed on top."""
        self._product = product
        for line in list(self._lines):
            self._drop(line)
        self._waiting = self._saved()
        if self.isVisible():
            self.unfold()
        self.search.show_value(None)
        self._say("")
        if typed is not None:
            self.restore_input(typed)
        self._count()

    @property
    def lines(self) -> list[RecipeLine]:
        """The lines, as widgets."""
        self.unfold()
        return self._lines

    @property
    def count(self) -> int:
        """How many ingredients stay."""
        return len(self._waiting) + sum(not line.removed for line in self._lines)

    def unfold(self) -> None:
        """Make the widgets of the lines that have none yet."""
        waiting, self._waiting = self._waiting, []
        for record in waiting:
            self._add(record["id"], record[USED], record)

    def showEvent(self, event: QShowEvent) -> None:
        """The group was opened."""
        self.unfold()
        super().showEvent(event)

    def rebase(self, product: int | None) -> None:
        """Take over what others made of the recipe; what was typed here stays. A new product may have its id now."""
        typed, asked = self.typed(), self.search.typed()
        self.show_product(product, typed or None)
        self.search.restore_input(asked)

    @property
    def dirty(self) -> bool:
        """Whether anything typed differs from the saved lines."""
        return any(line.touched for line in self._lines)

    def typed(self) -> dict[str, Any]:
        """What was typed, as plain JSON; empty when nothing was."""
        changed = {str(line.id): line.typed() for line in self._lines if line.id is not None and line.touched}
        added = [line.typed() for line in self._lines if line.id is None]
        return {"changed": changed, "added": added} if changed or added else {}

    def restore_input(self, typed: Mapping[str, Any]) -> None:
        """Put back what `typed` gave; a line whose record is gone is added anew, one that is there already follows."""
        for id, held in typed.get("changed", {}).items():
            line = next((each for each in self.lines if str(each.id) == id), None)
            if line is not None:
                line.restore_input(held)
            elif not held.get("removed"):
                self._add(None, held["product"]).restore_input(held)
        for held in typed.get("added", ()):
            line = self._line_of(held["product"]) or self._add(None, held["product"])
            line.restore_input(held)
        self._count()

    def whole(self) -> dict[str, Any]:
        """All lines that stay, as typing for a new product."""
        return {"added": [line.typed() for line in self.lines if not line.removed]}

    def parts(self) -> list[Part]:
        """What saving the product has to do to its lines; raises Unreadable."""
        found: list[Part] = []
        for line in self._lines:
            if line.id is None:
                values = {**line.values(), USED: line.product, "_cloudId": self._context.cloud_id}
                found.append(Part(entity=ENTITY, parent=PARENT, op=Op.CREATE, values=values))
            elif line.removed:
                found.append(Part(entity=ENTITY, parent=PARENT, op=None, id=line.id))
            elif values := line.changes():
                found.append(Part(entity=ENTITY, parent=PARENT, op=Op.PATCH, values=values, id=line.id))
        return found

    def problems(self) -> list[Problem]:
        """What cannot be read, said under each line; the answers name the entity as their field."""
        found = []
        for line in self._lines:
            problem = None
            if line.touched and not line.removed:
                try:
                    line.values()
                except Unreadable as error:
                    problem = Problem(ENTITY, error.code, dict(error.params))
            line.show_problem(texts.problem(problem.code, problem.params) if problem else "")
            found += [problem] if problem else []
        return found

    def add_product(self, product: int) -> None:
        """Add a line, or go to the one the product has already."""
        if self._read_only:
            return
        if product == self._product:
            self._say(translate("Recipe", "A product cannot be its own ingredient."))
            return
        self._say("")
        line = self._line_of(product)
        if line is None:
            line = self._add(None, product)
            self._count()
        elif line.removed:
            line.toggle()
        self.edited.emit()
        line.begin()

    def set_read_only(self, read_only: bool) -> None:
        """Look, but do not touch."""
        self._read_only = read_only
        self.search.setVisible(not read_only)
        for line in self._lines:
            line.set_read_only(read_only)

    # parts

    def _saved(self) -> list[Record]:
        if self._product is None:
            return []
        try:
            page = self._context.queries.page(ENTITY, filter=f"{PARENT}|eq|{self._product}", limit=MOST)
        except ShopError as error:
            self._say(texts.error(error.code, error.params).whole)
            return []
        return page.records

    def _line_of(self, product: int) -> RecipeLine | None:
        return next((line for line in self.lines if line.product == product), None)

    def _add(self, id: int | None, product: int, record: Record | None = None) -> RecipeLine:
        line = RecipeLine(self._context, id, product, record)
        line.set_read_only(self._read_only)
        line.edited.connect(self.edited)
        line.thrown_away.connect(lambda: self._throw_away(line))
        self._lines.append(line)
        self._layout.insertWidget(self._layout.indexOf(self.search), line)
        return line

    def _throw_away(self, line: RecipeLine) -> None:
        self._drop(line)
        self._count()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    def _drop(self, line: RecipeLine) -> None:
        self._lines.remove(line)
        line.hide()
        line.deleteLater()

    def _count(self) -> None:
        self.none.setVisible(not self._lines and not self._waiting)

    def _take(self) -> None:
        if (product := self.search.chosen) is not None:
            self.search.show_value(None)
            self.add_product(product)

    def _say(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
