"""`RecordChoice`: which products get labels (selected, all, or those whose price changed), and in which order.

Used by `LabelDialog`. It reads nothing itself: `source` gives a function for a worker thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from app.labels.due import DueLabels
from app.labels.labels import LabelOrder
from app.queries.lists import ListQuery
from app.settings.definitions import SETTINGS
from storage.records.recent_changes import ValueStep
from ui.text import formats, settings_texts, texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox, DateTimeBox

ORDER = SETTINGS["labels.order"]
Source = Callable[[DueLabels, ListQuery], list[int] | None]
"""Finds the ids of the products on a worker thread; None for all that the list shows."""


class RecordChoice(QWidget):
    """Radio buttons, of which one is checked, with what belongs to them."""

    changed = Signal()
    """Other products, or another order."""

    def __init__(self, total: int, selected: Sequence[int], *, products: bool) -> None:
        super().__init__()
        self._selected = list(selected)
        self.products = products
        """Whether the list shows products, whose prices are known to change."""
        self._group = QButtonGroup(self)
        self.selected_records = self._button(translate("Export", "Selected: %n record(s)", len(selected)))
        self.all_records = self._button(translate("Export", "Shown in the list: %n record(s)", total))
        self.since_printing = self._button(translate("Labels", "Changed since the last printing"))
        self.since_day = self._button(translate("Labels", "Changed since a date"))
        self.day = DateTimeBox(calendarPopup=True, displayFormat=formats.day_format())
        self.day.setDate(QDate.currentDate().addDays(-7))
        self.day.setAccessibleName(self.since_day.text())
        self.of_step = self._button(translate("Labels", "Set by an import or a price change"))
        self.step = ComboBox()
        self.step.setAccessibleName(self.of_step.text())
        self.order = ComboBox()
        self.order.setAccessibleName(settings_texts.title(ORDER))
        for name in ORDER.choices:
            self.order.addItem(settings_texts.choice(ORDER, name), name)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for widget in (
            self.selected_records, self.all_records, self.since_printing, self.since_day, self.day, self.of_step,
            self.step, self.order,
        ):  # fmt: skip
            layout.addWidget(widget)
        for widget in (self.since_printing, self.since_day, self.of_step, self.day, self.step):
            widget.setVisible(products)
        self.of_step.setVisible(False)  # until steps are known
        self.selected_records.setVisible(bool(selected))
        (self.selected_records if selected else self.all_records).setChecked(True)
        self._show_details()
        self._group.buttonToggled.connect(self._on_toggled)
        self.day.dateChanged.connect(lambda _: self.changed.emit())
        for box in (self.step, self.order):
            box.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def label_order(self) -> LabelOrder:
        """The chosen order."""
        return "shelf" if self.order.currentData() == "shelf" else "list"

    @property
    def source(self) -> Source:
        """How the chosen products are found."""
        if self.selected_records.isChecked():
            return lambda due, query: self._selected
        if self.since_printing.isChecked():
            return lambda due, query: due.since_printing(query)
        if self.since_day.isChecked():
            begin = formats.start_of_day(self.day.date())
            return lambda due, query: due.since(query, begin)
        if self.of_step.isChecked():
            step = self.step.currentData()
            return lambda due, query: due.of_step(query, step)
        return lambda due, query: None

    def show_order_only(self) -> None:
        """The products are given: only their order is left to choose."""
        for button in self._group.buttons():
            button.hide()

    def show_due(self, count: int) -> None:
        """Say how many labels changed since the last printing."""
        shown = formats.number_text(count)
        self.since_printing.setText(
            translate("Labels", "Changed since the last printing ({count})", count=shown)
        )

    def show_steps(self, steps: Sequence[ValueStep]) -> None:
        """Offer these imports and changes of prices; without any there is no such choice."""
        self.step.blockSignals(True)
        for each in steps:
            self.step.addItem(_step_text(each), each.step.id)
        self.step.blockSignals(False)
        self.of_step.setVisible(bool(steps))
        self._show_details()

    def _on_toggled(self, _: object, checked: bool) -> None:
        if checked:
            self._show_details()
            self.changed.emit()

    def _show_details(self) -> None:
        self.day.setVisible(self.since_day.isChecked())
        self.step.setVisible(self.of_step.isChecked())

    def _button(self, text: str) -> QRadioButton:
        button = QRadioButton(text)
        self._group.addButton(button)
        return button


def _step_text(found: ValueStep) -> str:
    """When a step was and how many prices it set: "23/11/2026 14:02, import: 120 records"."""
    what = translate("Labels", "import") if found.step.code == "import" else translate("Labels", "change")
    return f"{formats.moment_text(found.step.at)}, {what}: {texts.records(found.count)}"
