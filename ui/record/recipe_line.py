"""One ingredient of a recipe: which product, how much of it, and the button that takes it out.

Made by `record_recipe`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from storage.errors import ShopError
from storage.schema.fields import Record
from storage.schema.products import units_beside
from storage.schema.validation import same
from ui.context import AppContext
from ui.editors.base import ChoiceEditor, Unreadable
from ui.editors.numbers import NumberEditor
from ui.style import icons
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel

ENTITY, QUANTITY, UNIT = "product-ingredients", "quantity", "unit"


class RecipeLine(QWidget):
    """`id` is the ingredient's own record, None for one that is not saved; `product` is what it uses."""

    edited = Signal()
    thrown_away = Signal()
    """A line that was never saved is not wanted any more."""

    def __init__(self, context: AppContext, id: int | None, product: int, record: Record | None) -> None:
        super().__init__()
        self.id = id
        self.product = product
        self.removed = False
        self._read_only = False
        self._entity = context.catalogue[ENTITY]
        used = _product(context, product)
        self.title = context.title("products", used) if used else f"#{product}"
        # A new line counts in the unit in which the product itself is kept.
        kept_in = str((used or {}).get(UNIT) or self._entity.by_name[UNIT].default)
        self._base: Mapping[str, Any] = record or {QUANTITY: 1.0, UNIT: kept_in}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        # The name has a line of its own: beside its amount nobody could read it.
        head = QHBoxLayout()
        head.setSpacing(4)
        self.name = ElidingLabel(self.title)
        head.addWidget(self.name, 1)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.quantity = NumberEditor(self._entity.by_name[QUANTITY])
        self.quantity.set_name(f"{self.title}: {translate('Recipe', 'quantity')}")
        row.addWidget(self.quantity, 2)
        self.unit = ChoiceEditor(replace(self._entity.by_name[UNIT], choices=units_beside(kept_in)))
        self.unit.set_name(f"{self.title}: {translate('Recipe', 'unit')}")
        row.addWidget(self.unit, 3)
        self.button = QToolButton()
        self.button.clicked.connect(self._press)
        head.addWidget(self.button)
        layout.addLayout(head)
        layout.addLayout(row)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout.addWidget(self.problem)
        for name, editor in self._editors.items():
            editor.show_value(self._base.get(name))
            editor.edited.connect(self.edited)
        self._show_removed()

    @property
    def touched(self) -> bool:
        """Whether saving has something to do."""
        return self.id is None or self.removed or any(each.touched for each in self._editors.values())

    def values(self) -> dict[str, Any]:
        """Quantity and unit; raises Unreadable."""
        return {name: editor.value() for name, editor in self._editors.items()}

    def changes(self) -> dict[str, Any]:
        """Those that differ from the saved ones; raises Unreadable."""
        return {
            name: value
            for name, value in self.values().items()
            if not same(self._entity, name, value, self._base.get(name))
        }

    def typed(self) -> dict[str, Any]:
        """What the line holds, as plain JSON."""
        held: dict[str, Any] = {name: editor.typed() for name, editor in self._editors.items()}
        return {"product": self.product, "removed": self.removed, **held}

    def restore_input(self, typed: Mapping[str, Any]) -> None:
        """Put back what `typed` gave."""
        for name, editor in self._editors.items():
            if name in typed:
                editor.restore_input(typed[name])
                # "0,25" typed is 0.25 saved.
                if self._holds(name):
                    editor.show_value(self._base.get(name))
        self.removed = bool(typed.get("removed")) and self.id is not None
        self._show_removed()

    def begin(self) -> None:
        """Put the cursor into the quantity."""
        self.quantity.setFocus(Qt.FocusReason.OtherFocusReason)
        self.quantity.line.selectAll()

    def toggle(self) -> None:
        """Take a saved line out, or leave it in after all."""
        self.removed = not self.removed
        self._show_removed()
        self.edited.emit()

    def set_read_only(self, read_only: bool) -> None:
        """Look, but do not touch."""
        self._read_only = read_only
        self._show_removed()

    def show_problem(self, text: str) -> None:
        """Say what to type."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.quantity.mark(bool(text))
        self.quantity.control.setAccessibleDescription(text)

    @property
    def _editors(self) -> dict[str, NumberEditor | ChoiceEditor]:
        return {QUANTITY: self.quantity, UNIT: self.unit}

    def _holds(self, name: str) -> bool:
        try:
            return same(self._entity, name, self._editors[name].value(), self._base.get(name))
        except Unreadable:
            return False

    def _press(self) -> None:
        if self.id is None:
            self.thrown_away.emit()
        else:
            self.toggle()

    def _show_removed(self) -> None:
        gone = self.removed
        self.name.setText(
            translate("Recipe", "{product}: taken out when you save", product=self.title)
            if gone
            else self.title
        )
        self.name.set_role("muted" if gone else "")
        for editor in self._editors.values():
            editor.setVisible(not gone)
            editor.set_read_only(self._read_only)
        words = translate("Recipe", "Leave it in") if gone else translate("Recipe", "Take out")
        self.button.setIcon(icons.icon("undo" if gone else "clear", "muted"))
        self.button.setToolTip(words)
        self.button.setAccessibleName(f"{words}: {self.title}")
        self.button.setVisible(not self._read_only)


def _product(context: AppContext, id: int) -> Record | None:
    try:
        return context.queries.record("products", id).record
    except ShopError:
        return None
