"""One ingredient of a recipe: the product, its quantity and unit, and the button that removes it.

Made by `Recipe`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from storage.errors import ShopError
from storage.schema.fields import Entity, Record
from storage.schema.products import units_beside
from storage.schema.validation import same
from ui.context import AppContext
from ui.editors.base import ChoiceEditor, Unreadable
from ui.editors.numbers import NumberEditor
from ui.style import icons
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel

QUANTITY, UNIT = "quantity", "unit"


class RecipeLine(QWidget):
    """`entity` is that of the ingredients; `id` is that of the ingredient's own record, None for an unsaved one; `product` is the product it uses."""

    edited = Signal()
    dirty_changed = Signal(bool)
    discarded = Signal()
    """An unsaved line is to be dropped."""

    def __init__(
        self, context: AppContext, entity: Entity, id: int | None, product: int, record: Record | None
    ) -> None:
        super().__init__()
        self.id = id
        self.product = product
        self.removed = False
        """The saved line is deleted on saving."""
        self._dirty = id is None
        self._read_only = False
        self._entity = entity
        product_record = _read_product(context, product)
        self.title = context.title("products", product_record) if product_record else f"#{product}"
        # A new line begins with the unit of the product itself.
        product_unit = str((product_record or {}).get(UNIT) or self._entity.by_name[UNIT].default)
        self._base: Mapping[str, Any] = record or {QUANTITY: 1.0, UNIT: product_unit}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        # The name has a line of its own; beside the quantity it would be cut.
        header = QHBoxLayout()
        header.setSpacing(4)
        self.name = ElidingLabel(self.title)
        header.addWidget(self.name, 1)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.quantity = NumberEditor(self._entity.by_name[QUANTITY])
        self.quantity.set_name(f"{self.title}: {translate('Recipe', 'quantity')}")
        row.addWidget(self.quantity, 2)
        self.unit = ChoiceEditor(replace(self._entity.by_name[UNIT], choices=units_beside(product_unit)))
        self.unit.set_name(f"{self.title}: {translate('Recipe', 'unit')}")
        row.addWidget(self.unit, 3)
        self.button = QToolButton()
        self.button.clicked.connect(self._on_button)
        header.addWidget(self.button)
        layout.addLayout(header)
        layout.addLayout(row)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout.addWidget(self.problem)
        for name, editor in self._editors.items():
            editor.show_value(self._base.get(name))
            editor.dirty_changed.connect(lambda _: self._update_dirty())
            editor.edited.connect(self.edited)
        self._show_removed()

    @property
    def dirty(self) -> bool:
        """Whether saving has to create, change or delete the line's record."""
        return self._dirty

    def values(self) -> dict[str, Any]:
        """Quantity and unit; raises Unreadable."""
        return {name: editor.value() for name, editor in self._editors.items()}

    def changes(self) -> dict[str, Any]:
        """Quantity and unit where they differ from the saved ones; raises Unreadable."""
        return {
            name: value
            for name, value in self.values().items()
            if not same(self._entity, name, value, self._base.get(name))
        }

    def current_input(self) -> dict[str, Any]:
        """The input of the line as plain JSON."""
        inputs: dict[str, Any] = {name: editor.current_input() for name, editor in self._editors.items()}
        return {"product": self.product, "removed": self.removed, **inputs}

    def restore_input(self, inputs: Mapping[str, Any]) -> None:
        """Restore what `current_input` returned."""
        for name, editor in self._editors.items():
            if name in inputs:
                editor.restore_input(inputs[name])
                # "0,25" as input equals 0.25 as the saved value.
                if self._equals_saved(name):
                    editor.show_value(self._base.get(name))
        self.removed = bool(inputs.get("removed")) and self.id is not None
        self._show_removed()

    def focus_quantity(self) -> None:
        """Focus the quantity and select it."""
        self.quantity.setFocus(Qt.FocusReason.OtherFocusReason)
        self.quantity.line.selectAll()

    def toggle(self) -> None:
        """Remove a saved line, or keep it after all."""
        self.removed = not self.removed
        self._show_removed()
        self.edited.emit()

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing."""
        self._read_only = read_only
        self._show_removed()

    def show_problem(self, text: str) -> None:
        """Show what is wrong with the input; an empty text hides it."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.quantity.set_problem(bool(text))
        self.quantity.control.setAccessibleDescription(text)

    @property
    def _editors(self) -> dict[str, NumberEditor | ChoiceEditor]:
        return {QUANTITY: self.quantity, UNIT: self.unit}

    def _equals_saved(self, name: str) -> bool:
        try:
            return same(self._entity, name, self._editors[name].value(), self._base.get(name))
        except Unreadable:
            return False

    def _on_button(self) -> None:
        if self.id is None:
            self.discarded.emit()
        else:
            self.toggle()

    def _update_dirty(self) -> None:
        dirty = self.id is None or self.removed or any(editor.dirty for editor in self._editors.values())
        if dirty is not self._dirty:
            self._dirty = dirty
            self.dirty_changed.emit(dirty)

    def _show_removed(self) -> None:
        self._update_dirty()
        self.name.setText(
            translate("Recipe", "{product}: removed when you save", product=self.title)
            if self.removed
            else self.title
        )
        self.name.set_role("muted" if self.removed else "")
        for editor in self._editors.values():
            editor.setVisible(not self.removed)
            editor.set_read_only(self._read_only)
        text = translate("Recipe", "Keep") if self.removed else translate("Recipe", "Remove")
        self.button.setIcon(icons.icon("undo" if self.removed else "clear", "muted"))
        self.button.setToolTip(text)
        self.button.setAccessibleName(f"{text}: {self.title}")
        self.button.setVisible(not self._read_only)


def _read_product(context: AppContext, id: int) -> Record | None:
    try:
        return context.queries.record("products", id).record
    except ShopError:
        return None
