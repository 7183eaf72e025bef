"""The editor of a day or a moment.

Made by `make_editor`. A QDateTimeEdit cannot be empty, so an impossible date stands for no value.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QDateTime, QEvent, QObject, QSignalBlocker, Qt, QTime
from PySide6.QtWidgets import QToolButton, QWidget

from storage import timestamps
from storage.schema.fields import Field
from ui.editors.base import Editor, Unreadable
from ui.style import icons
from ui.text import formats, texts
from ui.widgets.controls import DateTimeBox

_NO_VALUE = QDateTime.fromString("1800-01-01T00:00:00", Qt.DateFormat.ISODate)
"""Stands for no value; earlier than any birthday."""


class MomentEditor(Editor):
    """A day, or a day and time; can be cleared where the field may be null."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.edit = DateTimeBox()
        format = formats.day_format() if field.day else f"{formats.day_format()} {formats.time_format()}"
        self.edit.setDisplayFormat(format)
        self.edit.setCalendarPopup(True)
        self.edit.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.edit.setMinimumDateTime(_NO_VALUE)
        self.edit.setSpecialValueText(" ")
        super().__init__(field, self.edit, parent)
        self.clear = QToolButton()
        self.clear.setIcon(icons.icon("clear", "muted"))
        self.clear.setToolTip(texts.translate("Form", "Clear"))
        self.clear.clicked.connect(self._clear)
        self.layout().addWidget(self.clear)  # type: ignore[union-attr]
        self.edit.dateTimeChanged.connect(lambda _: self.edited.emit())

    def _write(self, value: Any) -> None:
        self._restore(self._shown(value) if isinstance(value, int) else _NO_VALUE)

    def _shown(self, value: int) -> QDateTime:
        """A day at its local midnight, or with the time that is not shown and kept."""
        if not self.field.day or timestamps.day(value) is None:
            return formats.moment(value)
        return QDateTime(formats.day_of(value), QTime(0, 0))

    def _content(self) -> Any:
        return self.edit.dateTime()

    def _restore(self, typed: Any) -> None:
        self.edit.blockSignals(True)
        self.edit.setDateTime(typed)
        self.edit.blockSignals(False)

    def current_input(self) -> Any:
        """Milliseconds since the epoch, None for none."""
        return None if self.edit.dateTime() == _NO_VALUE else self._chosen()

    def _chosen(self) -> int:
        chosen, saved = self.edit.dateTime(), self._saved_value
        if self.field.day and (not isinstance(saved, int) or timestamps.day(saved) is not None):
            return formats.midnight(chosen.date())
        return chosen.toMSecsSinceEpoch()

    def restore_input(self, typed: Any) -> None:
        """Restore what `current_input` returned."""
        self._write(typed)
        self._update_dirty()

    def _parse(self) -> Any:
        chosen = self.edit.dateTime()
        if chosen == _NO_VALUE:
            if self.field.null:
                return None
            raise Unreadable("missing")
        return self._chosen()

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the text can be copied all the same."""
        if self.edit.isReadOnly() != read_only:
            self.edit.setReadOnly(read_only)
            self.restyle()
        self.clear.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        self.clear.setAccessibleName(f"{texts.translate('Form', 'Clear')}: {name}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the calendar of an empty field open at today."""
        if watched is self.edit and event.type() == QEvent.Type.FocusIn and self.edit.dateTime() == _NO_VALUE:
            calendar = self.edit.calendarWidget()
            # Once it has been open, Qt takes the day that is selected in it for the user's choice.
            with QSignalBlocker(calendar):
                calendar.setSelectedDate(QDateTime.currentDateTime().date())
        return super().eventFilter(watched, event)

    def _clear(self) -> None:
        self.edit.setDateTime(_NO_VALUE)
