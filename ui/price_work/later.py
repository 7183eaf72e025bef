"""`LaterDialog`: what a plan of new prices is called, from when it holds, and when the former prices return.

Opened by the dialog of new prices.
"""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QTime
from PySide6.QtWidgets import QCheckBox, QDialog, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.plans.planner import LONGEST_NAME
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import DateTimeBox
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import WrappedLabel

WIDTH = 620
"""Pixels of the dialog at normal text size."""
USUAL_DAYS = 14
"""Days after the start that the return is suggested for."""
STORED = "yyyy-MM-dd'T'HH:mm"


class LaterDialog(QDialog):
    """Asks for name and times of a plan for `count` prices; `now` in wall milliseconds, `name` a suggestion."""

    def __init__(self, count: int, now: int, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Plans", "Plan for later"))
        self.resize(WIDTH, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Plans", "Plan %n new price(s)", count))
        title.setProperty("role", "title")
        layout.addWidget(title)
        form = QGridLayout()
        form.setVerticalSpacing(8)
        form.setHorizontalSpacing(12)
        form.setColumnStretch(1, 1)
        layout.addLayout(form)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(translate("Plans", "Christmas"))
        self.name.setText(name[:LONGEST_NAME])
        tomorrow = QDateTime(formats.moment(now).date().addDays(1), QTime(0, 0))
        self.start = _time(translate("Plans", "Starts"), tomorrow)
        self.returns = QCheckBox(translate("Plans", "Restore the previous prices from"))
        self.end = _time(self.returns.text(), tomorrow.addDays(USUAL_DAYS))
        self.end.setEnabled(False)
        captions = (translate("Plans", "Name"), translate("Plans", "Starts"))
        for row, (caption, widget) in enumerate(zip(captions, (self.name, self.start), strict=True)):
            label = QLabel(caption)
            label.setBuddy(widget)
            widget.setAccessibleName(caption)
            form.addWidget(label, row, 0)
            form.addWidget(widget, row, 1)
        form.addWidget(self.returns, len(captions), 0)
        form.addWidget(self.end, len(captions), 1)
        self.print_labels = QCheckBox(translate("Plans", "Print the new labels now"))
        layout.addWidget(self.print_labels)
        layout.addWidget(
            WrappedLabel(
                translate(
                    "Plans",
                    "If somebody changes a price before then, Counterfoil asks and does not overwrite it.",
                )
            )
        )
        self.status = WrappedLabel()
        layout.addWidget(self.status)
        buttons = DialogButtons(self, translate("Bulk", "Cancel"))
        self.go = buttons.add(translate("Plans", "Plan for later"), self.accept, role="primary", default=True)
        layout.addWidget(buttons)
        self.returns.toggled.connect(self.end.setEnabled)
        self.returns.toggled.connect(lambda _: self._check())
        self.name.textChanged.connect(lambda _: self._check())
        for box in (self.start, self.end):
            box.dateTimeChanged.connect(lambda _: self._check())
        self._check()
        self.name.setFocus()

    def values(self) -> tuple[str, str, str | None]:
        """Name, start and end as the planner takes them."""
        end = self.end.dateTime().toString(STORED) if self.returns.isChecked() else None
        return self.name.text().strip(), self.start.dateTime().toString(STORED), end

    def _check(self) -> None:
        backwards = self.returns.isChecked() and self.end.dateTime() <= self.start.dateTime()
        named = bool(self.name.text().strip())
        if backwards:
            self.status.show_message(translate("Plans", "The end must be after the start."), "red")
        else:
            missing = "" if named else f"{self.name.accessibleName()}: {texts.problem('blank', {})}"
            self.status.show_message(missing)
        self.go.setEnabled(named and not backwards)


def _time(name: str, value: QDateTime) -> DateTimeBox:
    box = DateTimeBox(value)
    box.setCalendarPopup(True)
    box.setDisplayFormat(f"{formats.day_format()} {formats.time_format()}")
    box.setAccessibleName(name)
    return box
