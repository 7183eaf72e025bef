"""The tabs of the Sync page that list records: what needs a person, and what waits.

Made by `sync_page`. They read on a worker and show what came back; whatever is chosen leaves as a signal.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.queries.pending_changes import HUMAN, ChangeStatus
from app.queries.queries import Conflict
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.style import icons
from ui.sync import text as sync_words
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel
from ui.widgets.empty_state import EmptyState
from ui.widgets.simple_table import Head, Line, SimpleTable

MOST = 500
"""Lines read at once; of more only the number is said, and what is done to all is done to all."""

Key = tuple[str, int]


class ListTab(QWidget):
    """A table with a bar of buttons below it, or a sentence when there is nothing to list."""

    record_asked = Signal(str, object)
    counted = Signal(int)
    failed = Signal(object)

    def __init__(
        self, context: AppContext, name: str, heads: Sequence[Head], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.stack = QStackedWidget()
        self.table = SimpleTable(name, heads)
        self.empty = EmptyState()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        layout.addWidget(self.stack, 1)
        self.bar = QWidget()
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.said = ElidingLabel(role="muted")
        row.addWidget(self.said, 1)
        self._row = row
        layout.addWidget(self.bar)
        self.open = self.button("next", translate("Sync", "Open the record"), self.open_record)
        self.table.selected.connect(self.enable)
        self.fetch = LatestRead(context.bridge, self.read, self.show_found, self.failed.emit, self)

    def button(self, icon: str, words: str, do: Callable[[], object], *, role: str = "") -> ElidingButton:
        """One more button in the bar."""
        made = ElidingButton()
        made.setText(words)
        if icon:
            icons.before_words(made, icon, "on_accent" if role == "primary" else "text")
        made.setProperty("role", role)
        made.clicked.connect(lambda _=False: do())
        self._row.addWidget(made)
        return made

    def refresh(self) -> None:
        """Read again, soon."""
        self.fetch.ask()

    @abstractmethod
    def read(self) -> object:
        """On a worker: what there is to list."""

    @abstractmethod
    def show_found(self, found: object) -> None:
        """Show what was read."""

    def show_lines(self, lines: list[Line], total: int) -> None:
        """Show these of `total`."""
        self.table.show_lines(lines)
        self.stack.setCurrentWidget(self.table if lines else self.empty)
        self.bar.setVisible(bool(lines))
        self.said.setText(
            translate("Sync", "The first {shown} of {total}", shown=len(lines), total=total)
            if total > len(lines)
            else ""
        )
        self.counted.emit(total)
        self.enable()

    def enable(self) -> None:
        """Buttons that need one line, or any."""
        self.open.setEnabled(len(self.table.keys()) == 1)

    def open_record(self) -> None:
        """Go to the record of the line."""
        keys = self.table.keys()
        if len(keys) == 1:
            self.record_asked.emit(keys[0].entity, keys[0].id)


class NeedsYouTab(ListTab):
    """The open questions; one is answered in its dialog, many at once the same way."""

    decide_asked = Signal(str, object)
    all_asked = Signal(str, list)
    """For which side, and which questions: the selected ones, or all when fewer than two are."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        heads = (
            Head(translate("Sync", "Record")),
            Head(translate("Sync", "List"), 110),
            Head(translate("Sync", "What is asked"), 270),
            Head(translate("Sync", "Fields"), 260),
            Head(translate("Sync", "Noticed"), 130),
        )
        super().__init__(context, translate("Sync", "Needs you"), heads, parent)
        self.questions: list[Conflict] = []
        cloud, mine = translate("Sync", "Keep all from the cloud..."), translate("Sync", "Keep all mine...")
        self.cloud = self.button("download", cloud, partial(self._ask_all, "cloud"))
        self.mine = self.button("send", mine, partial(self._ask_all, "local"))
        words = translate("Action", "Decide")
        self.decide = self.button("two_versions", words, self._decide, role="primary")
        self.table.chosen.connect(lambda question: self.decide_asked.emit(question.entity, question.id))

    def read(self) -> object:
        """Questions, oldest first."""
        return self._context.queries.needs_you()

    def show_found(self, found: object) -> None:
        """The first of them in lines."""
        assert isinstance(found, list)
        self.questions = found
        now = self._context.clock.now()
        if not found:
            self.empty.say("synced", translate("Sync", "Nothing needs your decision"))
        self.show_lines([_question_line(each, now) for each in found[:MOST]], len(found))

    def enable(self) -> None:
        """What a person may do with what is selected."""
        super().enable()
        several = len(self.table.keys()) > 1
        writes = not self._context.permissions.view_only
        self.decide.setEnabled(writes and not several)
        for each in (self.mine, self.cloud):
            each.setEnabled(writes)
        some, every = translate("Sync", "Keep mine for these..."), translate("Sync", "Keep all mine...")
        self.mine.setText(some if several else every)
        some = translate("Sync", "Take these from the cloud...")
        self.cloud.setText(some if several else translate("Sync", "Keep all from the cloud..."))

    def _decide(self) -> None:
        chosen = self.table.keys() or self.questions[:1]
        if chosen:
            self.decide_asked.emit(chosen[0].entity, chosen[0].id)

    def _ask_all(self, side: str) -> None:
        chosen = self.table.keys()
        self.all_asked.emit(side, chosen if len(chosen) > 1 else self.questions)


class WaitingTab(ListTab):
    """What is not in the cloud yet: why, until when, and the button that tries at once."""

    decide_asked = Signal(str, object)
    sign_in_asked = Signal()
    tried = Signal()
    """Something was set free to go: a run is wanted."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        heads = (
            Head(translate("Sync", "Record")),
            Head(translate("Sync", "List"), 110),
            Head(translate("Sync", "What changed"), 200),
            Head(translate("Sync", "Why it waits"), 290),
            Head(translate("Sync", "Next try"), 150),
            Head(translate("Sync", "Since"), 120),
        )
        super().__init__(context, translate("Sync", "Waiting"), heads, parent)
        self.sentence = ""
        self.act = self.button("", texts.wait_action("retry"), self._act)
        words = translate("Sync", "Retry all")
        self.retry_all = self.button("sync", words, lambda: self._retry(None), role="primary")
        self.table.chosen.connect(self._take)

    def read(self) -> object:
        """What goes by itself, then what needs a person, each in the order in which it was made; and how much that is."""
        counts = self._context.commands.replica.waiting_counts().values()
        found = self._context.queries.waiting(held=False, limit=MOST)
        found += self._context.queries.waiting(held=True, limit=MOST - len(found))
        return found, sum(each[0] for each in counts)

    def show_found(self, found: object) -> None:
        """The items in lines."""
        assert isinstance(found, tuple)
        items, total = found
        now = self._context.clock.now()
        if not items:
            self.empty.say("in_step", translate("Sync", "Everything is sent"), self.sentence)
        self.show_lines([_waiting_line(each, now) for each in items], total)

    def enable(self) -> None:
        """The one button says what helps the selected items."""
        super().enable()
        items = self.table.keys()
        actions = {each.action for each in items}
        act = next(iter(actions)) if len(actions) == 1 else "retry"
        act = "retry" if act == "wait" else act
        self.act.setText(texts.wait_action(act))
        writes = not self._context.permissions.view_only
        self.act.setEnabled(writes and bool(items) and (act == "retry" or len(items) == 1))
        self.retry_all.setEnabled(writes)
        if len(items) == 1:
            self.said.setText(_explained(items[0]))

    def _act(self) -> None:
        items = self.table.keys()
        if len(items) == 1 and items[0].action not in ("wait", "retry"):
            self._take(items[0])
        elif items:
            self._retry([(each.entity, each.id) for each in items])

    def _take(self, item: ChangeStatus) -> None:
        match item.action:
            case "decide":
                self.decide_asked.emit(item.entity, item.id)
            case "sign_in":
                self.sign_in_asked.emit()
            case _:
                self.record_asked.emit(item.entity, item.id)

    def _retry(self, keys: list[Key] | None) -> None:
        self._context.bridge.submit(
            lambda: self._context.commands.retry(keys),
            done=lambda _count: self.tried.emit(),
            failed=self.failed.emit,
            owner=self,
        )


def add_keys(tab: NeedsYouTab | WaitingTab) -> None:
    """Ctrl+Enter presses the tab's main button."""
    for keys in ("Ctrl+Return", "Ctrl+Enter"):
        main = tab.decide if isinstance(tab, NeedsYouTab) else tab.retry_all
        QShortcut(QKeySequence(keys), tab.table).activated.connect(main.click)


def _question_line(question: Conflict, now: int) -> Line:
    cells = (
        question.title,
        texts.entities(question.entity),
        texts.held(question.reason.value),
        sync_words.fields(question.entity, list(question.fields)),
        texts.when(question.since or None, now),
    )
    return Line(cells, question, "needs_you", "red")


def _waiting_line(item: ChangeStatus, now: int) -> Line:
    cells = (
        item.title,
        texts.entities(item.entity),
        sync_words.what_changed(item),
        texts.wait_reason(item.reason),
        sync_words.next_try(item, now),
        texts.when(item.since or None, now),
    )
    picture = ("needs_you", "red") if item.action in HUMAN - {"retry"} else ("waiting", "amber")
    if item.reason == "sending":
        picture = ("sending", "accent")
    return Line(cells, item, *picture)


def _explained(item: ChangeStatus) -> str:
    """All that is known of why it waits."""
    said = texts.wait_reason(item.reason)
    if texts.known_error(item.reason):
        said = texts.error(item.reason).whole
    elif advice := texts.held_advice(item.reason):
        said = f"{said}. {advice}"
    if item.attempts:
        said = f"{said} ({translate('Sync', 'tried %n time(s)', item.attempts)})"
    return said
