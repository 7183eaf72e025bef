"""The chips above a list: each condition in words, with the whole filter as the interface writes it beside them.

Called by `list_page`. Clicking a chip changes it, its cross takes it away; the written filter can be copied, typed and
pasted.
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
from ui.lists.filter_text import filterable, problem, sentence
from ui.style import icons
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton
from ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from ui.lists.condition_popup import ConditionPopup

CHIP_WIDTH = 260


class Chip(QFrame):
    """One condition."""

    change_asked = Signal()
    gone = Signal()

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chip")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 0, 2, 0)
        layout.setSpacing(0)
        self.button = ElidingButton()
        self.button.setText(words)
        self.button.setProperty("role", "link")
        self.button.setMaximumWidth(CHIP_WIDTH)
        self.button.clicked.connect(self.change_asked)
        layout.addWidget(self.button)
        self.cross = QToolButton()
        self.cross.setIcon(icons.icon("clear", "muted"))
        self.cross.setIconSize(icons.square(14))
        self.cross.setToolTip(translate("Filter", "Take this condition away"))
        self.cross.setAccessibleName(f"{translate('Filter', 'Take this condition away')}: {words}")
        self.cross.clicked.connect(self.gone)
        layout.addWidget(self.cross)


class FilterBar(QWidget):
    """Chips and the written filter; hidden while there is nothing to show."""

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
        self.written = QWidget()
        line = QHBoxLayout(self.written)
        line.setContentsMargins(0, 0, 0, 0)
        self.line = QLineEdit()
        self.line.setClearButtonEnabled(True)
        self.line.setPlaceholderText(
            "points|gteq|100;city|like|brno" if entity.name == "customers" else "name|like|a"
        )
        self.line.setAccessibleName(translate("Filter", "Filter as the interface writes it"))
        self.line.setToolTip(translate("Filter", "Filter as the interface writes it"))
        self.line.returnPressed.connect(self._take_line)
        self.line.textChanged.connect(self._on_typed)
        line.addWidget(self.line, 1)
        self.copy = QToolButton()
        self.copy.setIcon(icons.icon("copy", "muted"))
        self.copy.setToolTip(translate("Filter", "Copy the filter"))
        self.copy.setAccessibleName(translate("Filter", "Copy the filter"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text))
        line.addWidget(self.copy)
        self.written.hide()
        layout.addWidget(self.written)
        self.said = QLabel()
        self.said.setProperty("role", "problem")
        self.said.setWordWrap(True)
        self.said.hide()
        layout.addWidget(self.said)
        self._refresh()

    @property
    def text(self) -> str:
        """The filter as the interface writes it."""
        return render(self.conditions)

    def show_filter(self, text: str) -> None:
        """Take a filter from elsewhere; one that is not understood stays in the line, with what is wrong."""
        try:
            self.conditions = parse_filter(self._entity, text)
            self._refresh()
        except InvalidQuery as error:
            self.conditions = ()
            self._refresh()
            self.show_written(True)
            self.line.setText(text)
            self._refuse(error)

    def show_written(self, shown: bool) -> None:
        """Show or hide the written filter."""
        self.written.setVisible(shown)
        if not shown:
            self.said.hide()
        self._fit()
        if shown:
            self.line.setFocus()

    def ask(self, at: QPoint, place: int | None = None) -> None:
        """Open the popup for a new condition, or for the one at `place`."""
        from ui.lists.condition_popup import ConditionPopup

        given = self.conditions[place] if place is not None else None
        self.popup = ConditionPopup(self._context, self._entity, given, self)
        self.popup.built.connect(lambda condition: self._put(condition, place))
        self.popup.open_at(at)

    def clear(self) -> None:
        """No condition."""
        self.conditions = ()
        self._tell()

    def _put(self, condition: Condition, place: int | None) -> None:
        kept = list(self.conditions)
        if place is None:
            kept = [each for each in kept if each != condition] + [condition]
        else:
            kept[place] = condition
        self.conditions = tuple(kept)
        self._tell()

    def _remove(self, place: int) -> None:
        self.conditions = self.conditions[:place] + self.conditions[place + 1 :]
        self._tell()

    def _tell(self) -> None:
        self._refresh()
        self.changed.emit()

    def _take_line(self) -> None:
        try:
            self.conditions = parse_filter(self._entity, self.line.text().strip())
        except InvalidQuery as error:
            self._refuse(error)
        else:
            self._tell()

    def _refuse(self, error: InvalidQuery) -> None:
        self.said.setText(problem(error))
        self.said.show()
        self._fit()

    def _on_typed(self, text: str) -> None:
        self.said.hide()
        if not text and self.conditions:
            self.clear()

    def _refresh(self) -> None:
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for place, condition in enumerate(self.conditions):
            chip = Chip(sentence(self._context, self._entity, condition))
            chip.change_asked.connect(
                lambda place=place, chip=chip: self.ask(chip.mapToGlobal(QPoint(0, chip.height())), place)
            )
            chip.gone.connect(lambda place=place: self._remove(place), Qt.ConnectionType.QueuedConnection)
            self._flow.addWidget(chip)
            self.chips.append(chip)
        self.line.blockSignals(True)
        self.line.setText(self.text)
        self.line.blockSignals(False)
        self.said.hide()
        self._fit()

    def _fit(self) -> None:
        self._row.setVisible(bool(self.chips))
        self.setVisible(bool(self.chips) or not self.written.isHidden())
