"""The page about sending and receiving: the headline, what needs a person, what waits, what was, and when.

Made by `pages`. The headline comes from `Queries.sync_status()` alone; the tabs read what they list on a worker, and only
while somebody looks at them.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from app.queries.status import Status
from storage.errors import ShopError
from sync.events import Progress
from ui.background.debounce import Debouncer
from ui.context import AppContext
from ui.style import icons, theme
from ui.sync import text as sync_words
from ui.sync.history_tab import HistoryTab
from ui.sync.schedule_tab import ScheduleTab
from ui.sync.tabs import NeedsYouTab, WaitingTab, add_keys
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel
from ui.widgets.headline import Headline

SOON, PAUSE = 150, 1000
LOOK_AGAIN = 15_000
"""Milliseconds; a run that touches many records refreshes the page once. Times of day grow old while one looks."""


class SyncPage(QWidget):
    """Headline and four tabs."""

    sync_asked = Signal()
    sign_in_asked = Signal()
    setback_asked = Signal()
    record_asked = Signal(str, object)
    decide_asked = Signal(str, object)
    all_asked = Signal(str, list)
    """For which side, and which questions."""
    list_asked = Signal(str)
    failed = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._running = False
        self.status: Status | None = None
        self._soon = Debouncer(self.refresh, self, first=SOON, pause=PAUSE)
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self.refresh)
        self._again.start()
        self._build()
        bridge = context.bridge
        # A method, not a function: the connection goes when the page goes.
        bridge.changed.connect(self._soon.ask)
        bridge.paused.connect(self._soon.ask)
        bridge.run_started.connect(self._on_started)
        bridge.run_progress.connect(self._on_progress)
        bridge.run_finished.connect(self._on_finished)

    def showEvent(self, event: QShowEvent) -> None:
        """What is looked at is of now."""
        super().showEvent(event)
        self.refresh()

    def show_tab(self, name: str) -> None:
        """Go to a tab: needs_you, waiting, history or schedule."""
        self.tabs.setCurrentIndex(list(self.parts).index(name))

    def refresh(self) -> None:
        """Read again; nothing is read while nobody looks."""
        if not self.isVisible():
            return
        try:
            status = self._context.queries.sync_status()
        except ShopError as error:
            self._say("error", "red", texts.error(error.code, error.params).title, "")
            return
        self.status = status
        self._show_status(status)
        self._refresh_tab()

    def _refresh_tab(self) -> None:
        if self.isVisible():
            list(self.parts.values())[self.tabs.currentIndex()].refresh()

    def _show_status(self, status: Status) -> None:
        now, code = self._context.clock.now(), status.headline
        sentence = sync_words.outlook(status, now)
        self._say(code, theme.HEADLINE_ROLES[code], texts.headline(code, status.paused_until), sentence)
        paused = status.paused_until is not None
        self.pause.setText(
            translate("Sync", "Go on now") if paused else translate("Sync", "Pause for an hour")
        )
        icons.before_words(self.pause, "resume" if paused else "paused")
        self.pause.setVisible(paused or status.next_run is not None)
        self.sign_in.setVisible(code == "sign_in")
        self.setback.setVisible(bool(status.disputed) or status.restored_since is not None)
        self.waiting.sentence = sync_words.next_check(status.next_run, now)
        self.schedule.show_status(status)
        self._name_tab("needs_you", translate("Sync", "Needs you"), status.needs_you)
        self._name_tab("waiting", translate("Sync", "Waiting"), status.waiting)

    def _say(self, picture: str, role: str, title: str, sentence: str) -> None:
        self._picture.setPixmap(icons.picture(picture, role, 32))
        self.headline.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))

    def _name_tab(self, name: str, words: str, count: int) -> None:
        text = f"{words} ({count})" if count else words
        self.tabs.setTabText(list(self.parts).index(name), text)

    # a run

    def _on_started(self) -> None:
        self._running = True
        self.sync.setEnabled(False)
        self.run.setText(texts.headline("running"))
        self._soon.ask()

    def _on_progress(self, progress: Progress) -> None:
        words = texts.phase(progress.phase)
        if progress.entity:
            words = f"{words}: {texts.entities(progress.entity)}"
        if progress.total:
            words = f"{words} ({progress.done}/{progress.total})"
        self.run.setText(words)

    def _on_finished(self, _outcome: object) -> None:
        self._running = False
        self.sync.setEnabled(True)
        self.run.setText("")
        self._soon.ask()

    def pause_or_go_on(self, pause: bool) -> None:
        """Begin a pause of an hour, or end the one there is."""
        pausing = self._context.pause_control
        self._context.bridge.submit(pausing.begin if pause else pausing.end, failed=self.failed.emit)

    def _press_pause(self) -> None:
        self.pause_or_go_on(self.status is None or self.status.paused_until is None)

    # building

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 10)
        layout.setSpacing(10)
        head = Headline()
        self._picture, self.headline, self.sentence = head.picture, head.words, head.sentence
        self.run = ElidingLabel(role="muted")
        head.addWidget(self.run)
        self.setback = self._button(head, "needs_you", translate("Status", "Decide..."), role="danger")
        self.setback.clicked.connect(self.setback_asked)
        self.sign_in = self._button(head, "sign_in", translate("Status", "Sign in..."))
        self.sign_in.clicked.connect(self.sign_in_asked)
        self.pause = self._button(head, "paused", translate("Sync", "Pause for an hour"))
        self.pause.clicked.connect(self._press_pause)
        self.sync = self._button(head, "sync", translate("Action", "Sync now"), role="primary")
        self.sync.clicked.connect(self.sync_asked)
        for button in (self.setback, self.sign_in, self.pause):
            button.hide()
        layout.addLayout(head)
        self._make_tabs()
        layout.addWidget(self.tabs)
        layout.addWidget(self.stack, 1)

    def _make_tabs(self) -> None:
        self.needs_you, self.waiting = NeedsYouTab(self._context), WaitingTab(self._context)
        self.history, self.schedule = HistoryTab(self._context), ScheduleTab(self._context)
        self.parts: dict[str, NeedsYouTab | WaitingTab | HistoryTab | ScheduleTab] = {
            "needs_you": self.needs_you,
            "waiting": self.waiting,
            "history": self.history,
            "schedule": self.schedule,
        }
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(translate("Sync", "Parts of the page"))
        self.stack = QStackedWidget()
        for words, part in zip(
            (
                translate("Sync", "Needs you"),
                translate("Sync", "Waiting"),
                translate("Sync", "History"),
                translate("Sync", "Schedule"),
            ),
            self.parts.values(),
            strict=True,
        ):
            self.tabs.addTab(words)
            self.stack.addWidget(part)
            part.failed.connect(self.failed)
        self.tabs.currentChanged.connect(self._on_tab)
        for tab in (self.needs_you, self.waiting):
            tab.record_asked.connect(self.record_asked)
            tab.decide_asked.connect(self.decide_asked)
            add_keys(tab)
        self.needs_you.all_asked.connect(self.all_asked)
        self.waiting.sign_in_asked.connect(self.sign_in_asked)
        self.waiting.tried.connect(self.sync_asked)
        self.history.record_asked.connect(self.record_asked)
        self.schedule.list_asked.connect(self.list_asked)
        self.schedule.pause_asked.connect(self.pause_or_go_on)

    def _on_tab(self, at: int) -> None:
        self.stack.setCurrentIndex(at)
        self._refresh_tab()

    def _button(self, row: QHBoxLayout, icon: str, words: str, *, role: str = "") -> ElidingButton:
        button = ElidingButton()
        button.setText(words)
        icons.before_words(button, icon, "on_accent" if role == "primary" else "text")
        button.setProperty("role", role)
        row.addWidget(button)
        return button
