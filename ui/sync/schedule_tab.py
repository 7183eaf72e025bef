"""The tab of the Sync page about when: how often, how much of what the vendor allows, how old each list is, a pause.

Made by `sync_page`.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from app.queries.list_ages import ListAge
from app.queries.status import Status
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.style import icons
from ui.sync import text
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import ChoiceBox, show_progress
from ui.widgets.elided import ElidingButton, ElidingLabel
from ui.widgets.simple_table import Head, Line, SimpleTable

EVERY = "sync.every_seconds"
CHOICES = (30, 60, 120, 300, 600, 1800, 3600)
"""Seconds offered between two looks."""
SHORT_OF = 0.8
"""Part of what the vendor allows from which on people are warned."""


class ScheduleTab(QWidget):
    """Facts and choices at the left, the lists with their ages at the right."""

    list_asked = Signal(str)
    pause_asked = Signal(bool)
    """Whether to pause; else to go on."""
    failed = Signal(object)

    next: QLabel
    last: QLabel
    every: ChoiceBox
    spent: QProgressBar
    spent_words: ElidingLabel
    pause: ElidingButton
    fully: ElidingButton

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(20)
        layout.addWidget(self._make_facts())
        heads = (
            Head(translate("Sync", "List")),
            Head(translate("Sync", "Records"), 90, number=True),
            Head(translate("Sync", "Last looked at"), 210),
            Head(translate("Sync", "How it is"), 260),
        )
        self.ages = SimpleTable(translate("Sync", "How old each list is"), heads)
        self.ages.chosen.connect(self.list_asked.emit)
        layout.addWidget(self.ages, 1)
        self._fetch = LatestRead(
            context.bridge, context.queries.list_ages, self.show_ages, self.failed.emit, self
        )

    def refresh(self) -> None:
        """Read again, soon."""
        self._fetch.ask()

    def show_status(self, status: Status) -> None:
        """What the headline's answer says about when."""
        now = self._context.clock.now()
        if status.paused_until is not None:
            self.next.setText(texts.headline("paused", status.paused_until))
        elif status.next_run is None:
            self.next.setText(translate("Sync", "Nothing runs by itself. Use Sync now."))
        else:
            self.next.setText(text.soon(status.next_run, now))
        self.last.setText(texts.when(status.last_success, now) or translate("Sync", "not yet"))
        spent = status.requests
        show_progress(self.spent, spent.used, spent.budget)
        self.spent_words.setText(texts.requests(spent.used, spent.budget, spent.window_minutes))
        self.spent_words.set_role("amber" if spent.used >= spent.budget * SHORT_OF else "muted")
        paused = status.paused_until is not None
        self.pause.setText(
            translate("Sync", "Go on now") if paused else translate("Sync", "Pause for an hour")
        )
        icons.before_words(self.pause, "resume" if paused else "paused")
        self._paused = paused
        self._show_interval()

    def show_ages(self, found: list[ListAge]) -> None:
        """The lists as they are."""
        now = self._context.clock.now()
        self.ages.show_lines([self._line(each, now) for each in found])

    def _line(self, age: ListAge, now: int) -> Line:
        name = texts.entities(age.entity)
        if age.title:
            name = f"{name}: {age.title}"
        count = "" if age.scope else formats.number_text(age.records)
        looked = texts.when(age.last_read, now) or translate("Sync", "not yet")
        if age.problem:
            said = texts.error(age.problem).title if texts.known_error(age.problem) else age.problem
            return Line((name, count, looked, said), age.entity, "error", "red")
        if age.last_read is None:
            said, look = translate("Sync", "Not read yet"), ("never", "muted")
        elif age.old:
            said, look = translate("Sync", "No news for some time"), ("stale", "amber")
        else:
            said, look = translate("Sync", "Fresh"), ("synced", "green")
        return Line((name, count, looked, said), age.entity, *look)

    def _make_facts(self) -> QWidget:
        facts = QWidget()
        facts.setMaximumWidth(380)
        layout = QVBoxLayout(facts)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.setSpacing(4)
        form.setVerticalSpacing(10)
        self.next, self.last = QLabel(), QLabel()
        for label in (self.next, self.last):
            label.setWordWrap(True)
        self._row(form, translate("Sync", "Next check"), self.next)
        self._row(form, translate("Sync", "Last complete look"), self.last)
        self.every = ChoiceBox()
        self.every.setAccessibleName(translate("Sync", "Look for changes every"))
        self.every.activated.connect(lambda _: self._keep_interval())
        self._row(form, translate("Sync", "Look for changes every"), self.every)
        self.every.setEnabled(self._context.settings is not None)
        self.spent = QProgressBar()
        self.spent.setTextVisible(False)
        self.spent.setMaximumHeight(12)
        self.spent.setAccessibleName(translate("Sync", "Requests used"))
        self._row(form, translate("Sync", "Requests used"), self.spent)
        self.spent_words = ElidingLabel(role="muted")
        form.addRow(self.spent_words)
        layout.addLayout(form)
        self._paused = False
        self.pause = ElidingButton()
        self.pause.clicked.connect(lambda: self.pause_asked.emit(not self._paused))
        layout.addWidget(self.pause)
        self.fully = ElidingButton()
        self.fully.setText(translate("Sync", "Read everything again"))
        icons.before_words(self.fully, "download")
        self.fully.setVisible(self._context.sync_fully is not None)
        self.fully.clicked.connect(self._read_fully)
        layout.addWidget(self.fully)
        note = QLabel(
            translate("Sync", "Compares every record with the cloud. Nothing that waits here is touched.")
        )
        note.setWordWrap(True)
        note.setProperty("role", "muted")
        note.setVisible(self._context.sync_fully is not None)
        layout.addWidget(note)
        layout.addStretch(1)
        return facts

    def _row(self, form: QFormLayout, words: str, widget: QWidget) -> None:
        label = QLabel(words)
        label.setProperty("role", "heading")
        form.addRow(label, widget)

    def _show_interval(self) -> None:
        settings = self._context.settings
        seconds = settings.number(EVERY) if settings is not None else CHOICES[1]
        if self.every.currentData() == seconds:
            return
        self.every.clear()
        for each in sorted({*CHOICES, seconds}):
            self.every.addItem(_interval(each), each)
        self.every.setCurrentIndex(self.every.findData(seconds))

    def _keep_interval(self) -> None:
        settings, seconds = self._context.settings, self.every.currentData()
        if settings is not None and seconds != settings.number(EVERY):
            self._context.bridge.submit(lambda: settings.set({EVERY: seconds}), failed=self.failed.emit)

    def _read_fully(self) -> None:
        if self._context.sync_fully is not None:
            self._context.bridge.submit(
                self._context.sync_fully, failed=self.failed.emit, worker="background"
            )


def _interval(seconds: int) -> str:
    if seconds < 60:
        return translate("Sync", "%n second(s)", seconds)
    if seconds % 3600 == 0:
        return translate("Sync", "%n hour(s)", seconds // 3600)
    return translate("Sync", "%n minute(s)", round(seconds / 60))
