"""The filter of a list: a chip for each condition, and the filter as text in the syntax of the /v2 interface.

Made by `ListPage`. A click on a chip edits the condition, its cross removes it; the text can be copied, typed and pasted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from storage.errors import InvalidQuery
from storage.query.grammar import Condition, parse_filter, render
from storage.schema.fields import Entity
from ui.context import AppContext
from ui.lists.filter_text import condition_text, filter_problem, filterable
from ui.style import icons
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton
from ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from ui.lists.dialogs.condition_popup import ConditionPopup

CHIP_WIDTH = 260


class Chip(QFrame):
    """The chip of one condition."""

    edit_asked = Signal()
    removed = Signal()

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chip")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 0, 2, 0)
        layout.setSpacing(0)
        self.button = ElidingButton()
        self.button.setText(text)
        self.button.setProperty("role", "link")
        self.button.setMaximumWidth(CHIP_WIDTH)
        self.button.clicked.connect(self.edit_asked)
        layout.addWidget(self.button)
        self.remove_button = QToolButton()
        self.remove_button.setIcon(icons.icon("clear", "muted"))
        self.remove_button.setIconSize(icons.icon_size(14))
        self.remove_button.setToolTip(translate("Filter", "Remove this filter"))
        self.remove_button.setAccessibleName(f"{translate('Filter', 'Remove this filter')}: {text}")
        self.remove_button.clicked.connect(self.removed)
        layout.addWidget(self.remove_button)


class FilterBar(QWidget):
    """Chips and the filter as text; hidden while there is neither."""

    changed = Signal()

    def __init__(self, context: AppContext, entity: Entity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._entity = entity
        self.conditions: tuple[Condition, ...] = ()
        self.chips: list[Chip] = []
        self.popup: ConditionPopup | None = None
        self.possible = bool(filterable(entity))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self._row = QWidget()
        self._flow = FlowLayout(self._row)
        layout.addWidget(self._row)
        self._text_row = QWidget()
        line = QHBoxLayout(self._text_row)
        line.setContentsMargins(0, 0, 0, 0)
        self.line = QLineEdit()
        self.line.setClearButtonEnabled(True)
        self.line.setPlaceholderText(
            "points|gteq|100;city|like|brno" if entity.name == "customers" else "name|like|a"
        )
        self.line.setAccessibleName(translate("Filter", "Filter in the syntax of the API"))
        self.line.setToolTip(translate("Filter", "Filter in the syntax of the API"))
        self.line.returnPressed.connect(self._apply_line)
        self.line.textChanged.connect(self._on_typed)
        line.addWidget(self.line, 1)
        self.copy = QToolButton()
        self.copy.setIcon(icons.icon("copy", "muted"))
        self.copy.setToolTip(translate("Filter", "Copy filter"))
        self.copy.setAccessibleName(translate("Filter", "Copy filter"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text))
        line.addWidget(self.copy)
        self._text_row.hide()
        layout.addWidget(self._text_row)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout.addWidget(self.problem)
        self._refresh()

    @property
    def text(self) -> str:
        """The filter in the syntax of the /v2 interface."""
        return render(self.conditions)

    def show_filter(self, text: str) -> None:
        """Show a filter; an invalid one is shown as text, with what is wrong with it."""
        try:
            self.conditions = parse_filter(self._entity, text, derived=True)
            self._refresh()
        except InvalidQuery as error:
            self.conditions = ()
            self._refresh()
            self.show_text(True)
            self.line.setText(text)
            self._show_problem(error)

    def show_text(self, shown: bool) -> None:
        """Show or hide the filter as text."""
        self._text_row.setVisible(shown)
        if not shown:
            self.problem.hide()
        self._update_visibility()
        if shown:
            self.line.setFocus()

    def open_popup(self, at: QPoint, index: int | None = None) -> None:
        """Open the popup for a new condition, or for the condition with an index."""
        from ui.lists.dialogs.condition_popup import ConditionPopup

        condition = self.conditions[index] if index is not None else None
        self.popup = ConditionPopup(self._context, self._entity, condition, self)
        self.popup.built.connect(lambda built: self._set_condition(built, index))
        self.popup.open_at(at)

    def clear(self) -> None:
        """Remove all conditions."""
        self.conditions = ()
        self._conditions_changed()

    def _set_condition(self, condition: Condition, index: int | None) -> None:
        conditions = list(self.conditions)
        if index is None:
            conditions = [other for other in conditions if other != condition] + [condition]
        else:
            conditions[index] = condition
        self.conditions = tuple(conditions)
        self._conditions_changed()

    def _remove(self, index: int) -> None:
        self.conditions = self.conditions[:index] + self.conditions[index + 1 :]
        self._conditions_changed()

    def _conditions_changed(self) -> None:
        self._refresh()
        self.changed.emit()

    def _apply_line(self) -> None:
        try:
            self.conditions = parse_filter(self._entity, self.line.text().strip(), derived=True)
        except InvalidQuery as error:
            self._show_problem(error)
        else:
            self._conditions_changed()

    def _show_problem(self, error: InvalidQuery) -> None:
        self.problem.setText(filter_problem(error))
        self.problem.show()
        self._update_visibility()

    def _on_typed(self, text: str) -> None:
        self.problem.hide()
        if not text and self.conditions:
            self.clear()

    def _refresh(self) -> None:
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for index, condition in enumerate(self.conditions):
            chip = Chip(condition_text(self._context, self._entity, condition))
            chip.edit_asked.connect(
                lambda index=index, chip=chip: self.open_popup(
                    chip.mapToGlobal(QPoint(0, chip.height())), index
                )
            )
            chip.removed.connect(lambda index=index: self._remove(index), Qt.ConnectionType.QueuedConnection)
            self._flow.addWidget(chip)
            self.chips.append(chip)
        self.line.blockSignals(True)
        self.line.setText(self.text)
        self.line.blockSignals(False)
        self.problem.hide()
        self._update_visibility()

    def _update_visibility(self) -> None:
        self._row.setVisible(bool(self.chips))
        self.setVisible(bool(self.chips) or not self._text_row.isHidden())
