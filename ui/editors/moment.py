"""The editor of a day or a moment.

Made by `editor_for`. An empty field is a date nobody means, shown as nothing.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QDateTime, QEvent, QObject, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from storage.schema.fields import Field
from ui.editors.base import Editor, Unreadable
from ui.style import icons
from ui.text import formats, texts
from ui.widgets.controls import MomentBox

_NEVER = QDateTime.fromString("1800-01-01T00:00:00", Qt.DateFormat.ISODate)
"""Stands for no moment; nobody's birthday."""


class MomentEditor(Editor):
    """A day or a moment; empty where the field may be."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.edit = MomentBox()
        self.days = field.name in formats.DAYS_ONLY
        shape = formats.day_format() if self.days else f"{formats.day_format()} {formats.time_format()}"
        self.edit.setDisplayFormat(shape)
        self.edit.setCalendarPopup(True)
        self.edit.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.edit.setMinimumDateTime(_NEVER)
        self.edit.setSpecialValueText(" ")
        super().__init__(field, self.edit, parent)
        self.clear = QToolButton()
        self.clear.setIcon(icons.icon("clear", "muted"))
        self.clear.setToolTip(texts.translate("Form", "Clear"))
        self.clear.clicked.connect(self._clear)
        self.layout().addWidget(self.clear)  # type: ignore[union-attr]
        self.edit.dateTimeChanged.connect(lambda _: self.edited.emit())

    def _put(self, value: Any) -> None:
        self._retype(formats.moment(value) if isinstance(value, int) else _NEVER)

    def _typed(self) -> Any:
        return self.edit.dateTime()

    def _retype(self, typed: Any) -> None:
        self.edit.blockSignals(True)
        self.edit.setDateTime(typed)
        self.edit.blockSignals(False)

    def typed(self) -> Any:
        """The moment in milliseconds, None for none."""
        chosen = self.edit.dateTime()
        return None if chosen == _NEVER else chosen.toMSecsSinceEpoch()

    def restore_input(self, typed: Any) -> None:
        """Put back what `typed` gave."""
        self._put(typed)

    def _read(self) -> Any:
        chosen = self.edit.dateTime()
        if chosen == _NEVER:
            if self.field.null:
                return None
            raise Unreadable("missing")
        if self.days and (not isinstance(self._original, int)):
            return formats.at_midnight(chosen.date())
        return chosen.toMSecsSinceEpoch()

    def set_read_only(self, read_only: bool) -> None:
        """Look, copy, but do not touch."""
        if self.edit.isReadOnly() != read_only:
            self.edit.setReadOnly(read_only)
            self.restyle()
        self.clear.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """What assistive programs call it."""
        super().set_name(name)
        self.clear.setAccessibleName(f"{texts.translate('Form', 'Clear')}: {name}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Opening the calendar on an empty field begins at today."""
        if watched is self.edit and event.type() == QEvent.Type.FocusIn and self.edit.dateTime() == _NEVER:
            self.edit.calendarWidget().setSelectedDate(QDateTime.currentDateTime().date())
        return super().eventFilter(watched, event)

    def _clear(self) -> None:
        self.edit.setDateTime(_NEVER)
