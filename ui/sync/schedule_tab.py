"""`ScheduleTab`: the tab of the Sync page with the interval, the request budget, the age of each list, and the pause."""

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
from ui.widgets.controls import ComboBox, show_progress
from ui.widgets.elided import ElidingButton, ElidingLabel
from ui.widgets.labels import WrappedLabel, set_role
from ui.widgets.simple_table import Column, Row, SimpleTable

INTERVAL_SETTING = "sync.every_seconds"
INTERVALS = (30, 60, 120, 300, 600, 1800, 3600)
"""Seconds between two runs, offered as choices."""
BUDGET_WARNING = 0.8
"""Used part of the request budget from which it is shown in amber."""


class ScheduleTab(QWidget):
    """Status and settings on the left, the lists with their ages on the right."""

    pause_asked = Signal(bool)
    """True to pause, False to resume."""
    failed = Signal(object)

    next: QLabel
    last: QLabel
    every: ComboBox
    less_often: WrappedLabel
    """That the allowance is used up, and until when; hidden while it is not."""
    kept: QLabel
    """Why the interval chosen is not kept; hidden where it is."""
    spent: QProgressBar
    spent_text: ElidingLabel
    share: QLabel
    """The share of this computer in the requests; hidden where it has all of them."""
    pause: ElidingButton
    read_all: ElidingButton

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(20)
        layout.addWidget(self._make_facts())
        columns = (
            Column(translate("Sync", "List")),
            Column(translate("Sync", "Records"), 90, number=True),
            Column(translate("Sync", "Last checked"), 180),
            Column(translate("Sync", "Status"), 260),
        )
        self.ages = SimpleTable(translate("Sync", "How current each list is"), columns)
        self.ages.row_activated.connect(context.navigator.go_to)
        layout.addWidget(self.ages, 1)
        self._fetch = LatestRead(
            context.bridge, context.queries.list_ages, self.show_ages, self.failed.emit, self
        )

    def refresh(self) -> None:
        """Read the ages again on a worker thread."""
        self._fetch.ask()

    def show_status(self, status: Status) -> None:
        """Show the parts of the sync status that concern the schedule."""
        now = self._context.clock.now()
        if status.paused_until is not None:
            self.next.setText(texts.headline("paused", status.paused_until))
        elif status.next_run is None:
            self.next.setText(translate("Sync", "Automatic sync is off. Use “Sync now”."))
        else:
            self.next.setText(text.time_until(status.next_run, now))
        self.last.setText(texts.when(status.last_success, now) or translate("Sync", "not yet"))
        self.less_often.show_message(text.less_often(status), "amber")
        spent = status.requests
        scarce = status.less_often_until is not None or spent.used >= spent.share * BUDGET_WARNING
        show_progress(self.spent, spent.used, spent.share)
        set_role(self.spent, "amber" if scarce else "")
        self.spent_text.setText(texts.requests(spent.used, spent.budget, spent.window_minutes))
        self.spent_text.set_role("amber" if scarce else "muted")
        self.share.setText(text.share(spent))
        self.share.setVisible(bool(self.share.text()))
        self.kept.setText(text.not_kept(status.schedule, spent))
        self.kept.setVisible(bool(self.kept.text()))
        paused = status.paused_until is not None
        self.pause.setText(
            translate("Sync", "Continue now") if paused else translate("Sync", "Pause for an hour")
        )
        icons.set_button_icon(self.pause, "resume" if paused else "paused")
        self._paused = paused
        self._show_interval()

    def show_ages(self, found: list[ListAge]) -> None:
        """Show the age of each list."""
        now = self._context.clock.now()
        self.ages.show_rows([self._row_of(age, now) for age in found])

    def _row_of(self, age: ListAge, now: int) -> Row:
        name = texts.entities(age.entity)
        if age.title:
            name = f"{name}: {age.title}"
        count = "" if age.scope else formats.number_text(age.records)
        looked = texts.when(age.last_read, now) or translate("Sync", "not yet")
        if age.problem:
            state = texts.error(age.problem).title if texts.known_error(age.problem) else age.problem
            return Row((name, count, looked, state), age.entity, "error", "red")
        if age.not_looked is not None:
            state = text.list_waits(age.not_looked.reason, age.not_looked.until)
            icon = ("paused" if age.not_looked.reason == "paused" else "waiting", "amber")
        elif age.last_read is None:
            state, icon = translate("Sync", "Not downloaded yet"), ("never", "muted")
        elif age.old:
            state, icon = translate("Sync", "Not updated for some time"), ("stale", "amber")
        elif age.fresh:
            state, icon = translate("Sync", "Up to date"), ("synced", "green")
        else:
            state, icon = translate("Sync", "Waiting to be checked"), ("waiting", "muted")
        return Row((name, count, looked, state), age.entity, *icon)

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
        self._add_row(form, translate("Sync", "Next check"), self.next)
        self.less_often = WrappedLabel()
        form.addRow(self.less_often)
        self._add_row(form, translate("Sync", "Last full check"), self.last)
        self.every = ComboBox()
        self.every.setAccessibleName(translate("Sync", "Check for changes every"))
        self.every.activated.connect(lambda _: self._save_interval())
        self._add_row(form, translate("Sync", "Check for changes every"), self.every)
        self.every.setEnabled(self._context.settings is not None)
        self.kept, self.share = QLabel(), QLabel()
        for label in (self.kept, self.share):
            label.setWordWrap(True)
            label.setProperty("role", "muted")
            label.hide()
        form.addRow(self.kept)
        self.spent = QProgressBar()
        self.spent.setTextVisible(False)
        self.spent.setMaximumHeight(12)
        self.spent.setAccessibleName(translate("Sync", "Requests used"))
        self._add_row(form, translate("Sync", "Requests used"), self.spent)
        self.spent_text = ElidingLabel(role="muted")
        form.addRow(self.spent_text)
        form.addRow(self.share)
        layout.addLayout(form)
        self._paused = False
        self.pause = ElidingButton()
        self.pause.clicked.connect(lambda: self.pause_asked.emit(not self._paused))
        layout.addWidget(self.pause)
        self.read_all = ElidingButton()
        self.read_all.setText(translate("Sync", "Download everything again"))
        icons.set_button_icon(self.read_all, "download")
        self.read_all.setVisible(self._context.sync_fully is not None)
        self.read_all.clicked.connect(self._read_everything)
        layout.addWidget(self.read_all)
        note = QLabel(
            translate("Sync", "Compares every record with the cloud. Unsent changes stay as they are.")
        )
        note.setWordWrap(True)
        note.setProperty("role", "muted")
        note.setVisible(self._context.sync_fully is not None)
        layout.addWidget(note)
        layout.addStretch(1)
        return facts

    def _add_row(self, form: QFormLayout, title: str, widget: QWidget) -> None:
        label = QLabel(title)
        label.setProperty("role", "heading")
        form.addRow(label, widget)

    def _show_interval(self) -> None:
        settings = self._context.settings
        seconds = settings.number(INTERVAL_SETTING) if settings is not None else INTERVALS[1]
        if self.every.currentData() == seconds:
            return
        self.every.clear()
        for choice in sorted({*INTERVALS, seconds}):
            self.every.addItem(_interval_text(choice), choice)
        self.every.setCurrentIndex(self.every.findData(seconds))

    def _save_interval(self) -> None:
        settings, seconds = self._context.settings, self.every.currentData()
        if settings is not None and seconds != settings.number(INTERVAL_SETTING):
            self._context.bridge.submit(
                lambda: settings.set({INTERVAL_SETTING: seconds}), failed=self.failed.emit
            )

    def _read_everything(self) -> None:
        if self._context.sync_fully is not None:
            self._context.bridge.submit(
                self._context.sync_fully, failed=self.failed.emit, worker="background"
            )


def _interval_text(seconds: int) -> str:
    if seconds < 60:
        return translate("Sync", "%n second(s)", seconds)
    if seconds % 3600 == 0:
        return translate("Sync", "%n hour(s)", seconds // 3600)
    return translate("Sync", "%n minute(s)", round(seconds / 60))
