"""Two versions of a record, settled by a person: which value stays, field by field or as a whole.

Called by the window. Nothing destructive has the focus, Esc leaves the question waiting, and a question that was
settled elsewhere goes away by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.queries.queries import Conflict
from storage.errors import InvalidRecord, ShopError
from storage.outbox.changes import HoldReason
from ui.conflicts.rows import AutoMergedList, ConflictRows
from ui.context import AppContext
from ui.permissions.guard import view_only_reason
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel

WIDTH, HEIGHT = 940, 640
"""At most so high on any screen; what is longer scrolls inside."""
ROWS_AT_MOST, ROWS_AT_LEAST = 440, 90
"""Pixels in height that the table of the versions takes."""
PAIRS_OF_RECORDS = frozenset({HoldReason.OVERLAP, HoldReason.RULE_BROKEN})
"""Questions where both versions could live on as two records."""

Side = Literal["local", "cloud"]


class ConflictDialog(QDialog):
    """Goes through the open questions, one at a time."""

    open_record = Signal(str, object, str)
    """Entity, id and field that has to be mended in the form."""
    settled = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._questions: list[Conflict] = []
        self._at = 0
        self._rows: ConflictRows | None = None
        self._use: QPushButton | None = None
        self._build()
        context.bridge.changed.connect(self.reload)

    def show_question(self, entity: str | None = None, id: int | None = None) -> bool:
        """Open at the question of a record, or at the first; False when there is none."""
        self._questions = self._context.queries.needs_you()
        self._at = next(
            (at for at, each in enumerate(self._questions) if (each.entity, each.id) == (entity, id)), 0
        )
        if not self._questions:
            return False
        self._show()
        self.open()
        return True

    def reload(self, _change: object = None) -> None:
        """Something changed: keep the question on show if it is still asked, else go to the next, else close."""
        if not self.isVisible():
            return
        was = self.question
        self._questions = self._context.queries.needs_you()
        if not self._questions:
            self.accept()
            return
        same = (
            each
            for each, now in enumerate(self._questions)
            if was and (now.entity, now.id) == (was.entity, was.id)
        )
        at = next(same, None)
        if at is not None and self._questions[at] == was:
            self._at = at
            self._show_place()
            return
        self._at = at if at is not None else min(self._at, len(self._questions) - 1)
        self._show()

    @property
    def question(self) -> Conflict | None:
        """The question on show."""
        return self._questions[self._at] if self._at < len(self._questions) else None

    @property
    def rows(self) -> ConflictRows | None:
        """The table on show."""
        return self._rows

    # showing

    def _show(self) -> None:
        question = self.question
        if question is None:
            return
        self.setWindowTitle(translate("Conflict", "Two versions of a record"))
        declared = self._context.catalogue[question.entity]
        try:
            record = self._context.queries.record(question.entity, question.id).record
            title = self._context.title(question.entity, record)
        except ShopError:
            title = question.title
        self._title.setText(f"{title} – {texts.entity(question.entity)}")
        since = texts.when(question.since or None, self._context.clock.now())
        noticed = translate("Conflict", "Noticed {time}.", time=since) if since else ""
        advice = texts.held_advice(question.reason.value)
        self._reason.setText(f"{texts.held(question.reason.value)}. {advice} {noticed}".strip())
        said = [self._problem(declared.name, dict(each)) for each in question.problems]
        self._say("\n".join(each for each in said if each))
        self._fill_rows(question)
        self._fill_buttons(question)
        self._show_place()
        self._fit()
        self._close.setFocus()

    def _fill_rows(self, question: Conflict) -> None:
        self._rows = ConflictRows(self._context, question) if question.fields else None
        body = QWidget()
        body.setObjectName("formBody")
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        if self._rows is not None:
            self._rows.decided.connect(self._on_decided)
            layout.addWidget(self._rows)
        if question.merged:
            merged = AutoMergedList(self._context, question, self._change_merged)
            layout.addWidget(merged)
        layout.addStretch(1)
        self._scroll.takeWidget()
        self._scroll.setWidget(body)
        self._scroll.setVisible(bool(question.fields or question.merged))

    def _fit(self) -> None:
        body = self._scroll.widget()
        rows = body.sizeHint().height() if body is not None else 0
        self._scroll.setMinimumHeight(min(max(rows, ROWS_AT_LEAST), ROWS_AT_MOST))
        layout, wide = self.layout(), max(self.width(), WIDTH)
        assert layout is not None
        layout.activate()
        self.resize(wide, min(layout.totalHeightForWidth(wide), HEIGHT))

    def _on_decided(self) -> None:
        assert self._rows is not None
        self._say(self._rows.unreadable())
        self._show_place()
        self._fit()

    def _say(self, text: str) -> None:
        self._problems.setText(text)
        self._problems.setVisible(bool(text))

    def _show_place(self) -> None:
        total = len(self._questions)
        self._place.setText(translate("Conflict", "{at} of {total}", at=self._at + 1, total=total))
        for button in (self._previous, self._next):
            button.setVisible(total > 1)
        self._place.setVisible(total > 1)
        if self._use is not None and self._rows is not None:
            self._use.setEnabled(self._rows.complete and not self._context.permissions.view_only)

    def _problem(self, entity: str, problem: dict[str, object]) -> str:
        field = problem.get("field")
        said = texts.problem(str(problem.get("code", "unknown")), {**problem, **_params(problem)})
        return f"{texts.field(entity, str(field))}: {said}" if field else said

    def _fill_buttons(self, question: Conflict) -> None:
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None and old is not self._close:
                old.hide()
                old.deleteLater()
        self._use = None
        self._buttons.addWidget(self._close)
        self._buttons.addStretch(1)
        if question.reason in PAIRS_OF_RECORDS and "create" in self._context.catalogue[question.entity].verbs:
            self._button(translate("Conflict", "Keep both as two records"), self._keep_both)
        match question.reason:
            case HoldReason.OVERLAP | HoldReason.REWRITTEN:
                self._button(translate("Conflict", "Keep all from the cloud"), lambda: self._keep("cloud"))
                self._button(translate("Conflict", "Keep all mine"), lambda: self._keep("local"))
                self._use = self._button(translate("Conflict", "Use this"), self._resolve, role="primary")
            case HoldReason.REJECTED | HoldReason.RULE_BROKEN:
                self._button(translate("Conflict", "Give up my change"), lambda: self._keep("cloud"))
                self._button(translate("Conflict", "Mend it in the form"), self._mend)
                if question.fields:
                    words = translate("Conflict", "Save and try again")
                    self._use = self._button(words, self._resolve, role="primary")
            case _:
                mine, theirs = _WHOLE[question.reason]()
                self._button(theirs, lambda: self._keep("cloud"))
                self._button(mine, lambda: self._keep("local"))
                if question.reason is HoldReason.COUNTER_UNKNOWN:
                    words = translate("Conflict", "Use this number")
                    self._use = self._button(words, self._resolve, role="primary")
        if self._use is not None:
            reason = view_only_reason() if self._context.permissions.view_only else ""
            self._use.setToolTip(reason or f"{self._use.text()} (Ctrl+Enter)")

    def _button(self, words: str, do: Callable[[], object], *, role: str = "") -> QPushButton:
        button = QPushButton(words)
        button.setProperty("role", role)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: do())
        if self._context.permissions.view_only:
            button.setEnabled(False)
            button.setToolTip(view_only_reason())
        self._buttons.addWidget(button)
        return button

    # deciding

    def _resolve(self) -> None:
        question, rows = self.question, self._rows
        if question is None or rows is None or not rows.complete:
            return
        choices = rows.choices()
        self._submit(lambda: self._context.commands.resolve(question.entity, question.id, choices))

    def _keep_both(self) -> None:
        if (question := self.question) is not None:
            self._submit(lambda: self._context.commands.keep_both(question.entity, question.id))

    def _change_merged(self, name: str) -> None:
        if (question := self.question) is not None:
            self.open_record.emit(question.entity, question.id, name)
            self.reject()

    def _keep(self, side: Side) -> None:
        if (question := self.question) is not None:
            self._submit(lambda: self._context.commands.keep(question.entity, question.id, side))

    def _submit(self, job: Callable[[], object]) -> None:
        self._set_enabled(False)
        self._context.bridge.submit(job, done=self._on_done, failed=self._on_failed, asker=self)

    def _on_done(self, change: object) -> None:
        self._set_enabled(True)
        self.settled.emit(change)
        self.reload()

    def _on_failed(self, error: ShopError) -> None:
        self._set_enabled(True)
        self._show_place()
        question = self.question
        if isinstance(error, InvalidRecord) and question is not None:
            each = [
                self._problem(question.entity, {"field": x.field, "code": x.code, **x.params})
                for x in error.problems
            ]
            self._say("\n".join(each))
        else:
            self._say(texts.error(error.code, error.params).whole)

    def _set_enabled(self, enabled: bool) -> None:
        for at in range(self._buttons.count()):
            item = self._buttons.itemAt(at)
            if item is not None and (button := item.widget()) is not None and button is not self._close:
                button.setEnabled(enabled and not self._context.permissions.view_only)

    def _mend(self) -> None:
        if (question := self.question) is not None:
            named = [str(each.get("field")) for each in question.problems if each.get("field")]
            self.open_record.emit(question.entity, question.id, named[0] if named else "")
            self.reject()

    def _press_use(self) -> None:
        if self._use is not None and self._use.isEnabled():
            self._use.click()

    def _step(self, by: int) -> None:
        if self._questions:
            self._at = (self._at + by) % len(self._questions)
            self._show()

    def _build(self) -> None:
        self.setModal(True)
        self.resize(WIDTH, HEIGHT)
        self.setMaximumHeight(HEIGHT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(10)
        head = QHBoxLayout()
        self._title = ElidingLabel(role="title")
        head.addWidget(self._title, 1)
        self._previous = _arrow("previous", translate("Conflict", "Previous"), lambda: self._step(-1))
        self._place = QLabel()
        self._next = _arrow("next", translate("Conflict", "Next"), lambda: self._step(1))
        for widget in (self._previous, self._place, self._next):
            head.addWidget(widget)
        layout.addLayout(head)
        self._reason = QLabel()
        self._reason.setWordWrap(True)
        layout.addWidget(self._reason)
        self._problems = QLabel()
        self._problems.setWordWrap(True)
        self._problems.setTextFormat(Qt.TextFormat.PlainText)
        self._problems.setProperty("role", "problem")
        layout.addWidget(self._problems)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("form")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        layout.addWidget(self._scroll, 1)
        layout.addStretch(0)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        layout.addLayout(self._buttons)
        for keys, do in (
            ("Ctrl+Return", self._press_use),
            ("Ctrl+Enter", self._press_use),
            ("Alt+Up", lambda: self._step(-1)),
            ("Alt+Down", lambda: self._step(1)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)
        self._close = QPushButton(translate("Conflict", "Decide later"))
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.reject)


def _params(problem: dict[str, object]) -> dict[str, object]:
    inner = problem.get("params")
    return dict(inner) if isinstance(inner, dict) else {}


def _arrow(icon: str, words: str, do: Callable[[], object]) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(icon))
    button.setToolTip(words)
    button.setAccessibleName(words)
    button.clicked.connect(lambda _=False: do())
    return button


_WHOLE: dict[HoldReason, Callable[[], tuple[str, str]]] = {
    HoldReason.DELETED_THERE: lambda: (
        translate("Conflict", "Keep the record"),
        translate("Conflict", "Delete it here too"),
    ),
    HoldReason.EDITED_THERE: lambda: (
        translate("Conflict", "Delete it all the same"),
        translate("Conflict", "Keep it as in the cloud"),
    ),
    HoldReason.VERB_REFUSED: lambda: (
        translate("Conflict", "Try again"),
        translate("Conflict", "Give up my change"),
    ),
    HoldReason.COUNTER_UNKNOWN: lambda: (
        translate("Conflict", "Add them again"),
        translate("Conflict", "Leave it as in the cloud"),
    ),
    HoldReason.POSSIBLE_DUPLICATE: lambda: (
        translate("Conflict", "Keep one, delete the others"),
        translate("Conflict", "They are different, keep all"),
    ),
}
"""For questions decided as a whole: words for our side, words for the cloud's."""
