"""The conflict dialog: two versions of a record, resolved field by field or as a whole.

Opened by the window. No destructive button has the focus, Esc leaves the conflict open, and a conflict that was resolved
elsewhere disappears by itself.
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
from storage.outbox.questions import QUESTIONS, Answer, Blocks, Decision
from ui.conflicts.rows import AutoMergedList, ConflictRows
from ui.context import AppContext
from ui.permissions.guard import view_only_reason
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.elided import ElidingButton, ElidingLabel

WIDTH, MAX_HEIGHT = 940, 640
"""Pixels; longer content scrolls inside."""
MAX_TABLE_HEIGHT, MIN_TABLE_HEIGHT = 440, 90
"""Pixels of the table of versions."""

Side = Literal["local", "cloud"]


class ConflictDialog(QDialog):
    """Shows the open conflicts, one at a time."""

    open_record = Signal(str, object, str)
    """Entity, id and field that is to be edited in the form."""
    resolved = Signal(object)
    """The `RecordsChanged` of a resolution that is on disk."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._conflicts: list[Conflict] = []
        self._index = 0
        self._rows: ConflictRows | None = None
        self.resolve_button: QPushButton | None = None
        self._build()
        context.bridge.changed.connect(self.reload)

    def open_conflict(self, entity: str | None = None, id: int | None = None) -> bool:
        """Open at the conflict of a record, or at the first one; False if there is none."""
        self._conflicts = self._context.queries.needs_you()
        self._index = next(
            (
                index
                for index, conflict in enumerate(self._conflicts)
                if (conflict.entity, conflict.id) == (entity, id)
            ),
            0,
        )
        if not self._conflicts:
            return False
        self._show()
        self.open()
        return True

    def reload(self, _change: object = None) -> None:
        """Read the conflicts again: stay at the one shown if it is still open, else show the next one, else close."""
        if not self.isVisible():
            return
        shown = self.conflict
        self._conflicts = self._context.queries.needs_you()
        if not self._conflicts:
            self.accept()
            return
        index = next(
            (
                index
                for index, conflict in enumerate(self._conflicts)
                if shown and (conflict.entity, conflict.id) == (shown.entity, shown.id)
            ),
            None,
        )
        if index is not None and self._conflicts[index] == shown:
            self._index = index
            self._show_position()
            return
        self._index = index if index is not None else min(self._index, len(self._conflicts) - 1)
        self._show()

    @property
    def conflict(self) -> Conflict | None:
        """The conflict that is shown."""
        return self._conflicts[self._index] if self._index < len(self._conflicts) else None

    @property
    def rows(self) -> ConflictRows | None:
        """The table of versions that is shown."""
        return self._rows

    # showing

    def _show(self) -> None:
        conflict = self.conflict
        if conflict is None:
            return
        self.setWindowTitle(translate("Conflict", "Two versions of a record"))
        declared = self._context.catalogue[conflict.entity]
        try:
            record = self._context.queries.record(conflict.entity, conflict.id).record
            title = self._context.title(conflict.entity, record)
        except ShopError:
            title = conflict.title
        self._title.setText(f"{title} – {texts.entity(conflict.entity)}")
        since = texts.when(conflict.since or None, self._context.clock.now())
        noticed = translate("Conflict", "Found {time}.", time=since) if since else ""
        advice = texts.held_advice(conflict.reason.value)
        self._reason.setText(f"{texts.held(conflict.reason.value)}. {advice} {noticed}".strip())
        problems = [self._problem_text(declared.name, dict(problem)) for problem in conflict.problems]
        self._show_problems("\n".join(text for text in problems if text))
        self._fill_rows(conflict)
        self._fill_buttons(conflict)
        self._show_position()
        self._fit_height()
        self.close_button.setFocus()

    def _fill_rows(self, conflict: Conflict) -> None:
        self._rows = ConflictRows(self._context, conflict) if conflict.fields else None
        body = QWidget()
        body.setObjectName("formBody")
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        if self._rows is not None:
            self._rows.choices_changed.connect(self._on_choices_changed)
            layout.addWidget(self._rows)
        merged = self._context.queries.auto_merged(conflict.entity, conflict.id)
        if merged:
            layout.addWidget(AutoMergedList(self._context, conflict.entity, merged, self._edit_merged))
        layout.addStretch(1)
        if (previous := self._scroll.takeWidget()) is not None:
            # Later, since a click in it may be what brought us here; nobody else owns it.
            previous.hide()
            previous.deleteLater()
        self._scroll.setWidget(body)
        self._scroll.setVisible(bool(conflict.fields or merged))

    def _fit_height(self) -> None:
        body = self._scroll.widget()
        rows = body.sizeHint().height() if body is not None else 0
        self._scroll.setMinimumHeight(min(max(rows, MIN_TABLE_HEIGHT), MAX_TABLE_HEIGHT))
        layout = self.layout()
        assert layout is not None
        layout.activate()
        # Wide enough for the whole text of each button, where the screen is.
        width = max(self.width(), WIDTH, layout.totalSizeHint().width())
        width = min(width, self.screen().availableGeometry().width())
        dialog_size.open_at(self, width, min(layout.totalHeightForWidth(width), MAX_HEIGHT))

    def _on_choices_changed(self) -> None:
        assert self._rows is not None
        self._show_problems(self._rows.input_problem())
        self._show_position()
        self._fit_height()

    def _show_problems(self, text: str) -> None:
        self._problems.setText(text)
        self._problems.setVisible(bool(text))

    def _show_position(self) -> None:
        total = len(self._conflicts)
        self._position.setText(translate("Conflict", "{at} of {total}", at=self._index + 1, total=total))
        for button in (self._previous, self._next):
            button.setVisible(total > 1)
        self._position.setVisible(total > 1)
        if self.resolve_button is not None and self._rows is not None:
            self.resolve_button.setEnabled(self._rows.complete and not self._context.permissions.view_only)

    def _problem_text(self, entity: str, problem: dict[str, object]) -> str:
        field = problem.get("field")
        params = {**problem, **_params(problem)}
        if isinstance(ids := problem.get("ids"), list):
            titles = self._context.titles(entity, ids)
            params["ids"] = [f"{titles[each]} (#{each})" if each in titles else f"#{each}" for each in ids]
        said = texts.problem(str(problem.get("code", "unknown")), params)
        return f"{texts.field(entity, str(field))}: {said}" if field else said

    def _fill_buttons(self, conflict: Conflict) -> None:
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None and old is not self.close_button:
                old.hide()
                old.deleteLater()
        self.resolve_button = None
        self._buttons.addWidget(self.close_button)
        self._buttons.addStretch(1)
        question = QUESTIONS[conflict.reason]
        if Decision.BOTH in question.takes and "create" in self._context.catalogue[conflict.entity].verbs:
            self._button(translate("Conflict", "Keep both records"), self._keep_both)
        match question.answer:
            case Answer.CHOOSE:
                self._button(translate("Conflict", "Keep all the cloud's"), lambda: self._keep("cloud"))
                self._button(translate("Conflict", "Keep all mine"), lambda: self._keep("local"))
                self.resolve_button = self._button(
                    translate("Conflict", "Use selected values"), self._resolve, role="primary"
                )
            case Answer.TYPE if question.blocks is Blocks.RECORD:
                self._button(translate("Conflict", "Discard my change"), lambda: self._keep("cloud"))
                self._button(translate("Conflict", "Correct the record"), self._edit_in_form)
                if conflict.fields:
                    text = translate("Conflict", "Save and try again")
                    self.resolve_button = self._button(text, self._resolve, role="primary")
            case _:
                mine, theirs = _WHOLE_RECORD_BUTTONS[conflict.reason]()
                self._button(theirs, lambda: self._keep("cloud"))
                self._button(mine, lambda: self._keep("local"))
                if question.answer is Answer.TYPE:
                    text = translate("Conflict", "Use this number")
                    self.resolve_button = self._button(text, self._resolve, role="primary")
        if self.resolve_button is not None:
            reason = view_only_reason() if self._context.permissions.view_only else ""
            self.resolve_button.setToolTip(reason or f"{self.resolve_button.text()} (Ctrl+Enter)")

    def _button(self, text: str, handler: Callable[[], object], *, role: str = "") -> QPushButton:
        button = ElidingButton()
        button.setText(text)
        button.setProperty("role", role)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: handler())
        if self._context.permissions.view_only:
            button.setEnabled(False)
            button.setToolTip(view_only_reason())
        self._buttons.addWidget(button)
        return button

    # resolving

    def _resolve(self) -> None:
        conflict, rows = self.conflict, self._rows
        if conflict is None or rows is None or not rows.complete:
            return
        choices = rows.choices()
        self._submit(lambda: self._context.commands.resolve(conflict.entity, conflict.id, choices))

    def _keep_both(self) -> None:
        if (conflict := self.conflict) is not None:
            self._submit(lambda: self._context.commands.keep_both(conflict.entity, conflict.id))

    def _edit_merged(self, name: str) -> None:
        if (conflict := self.conflict) is not None:
            self.open_record.emit(conflict.entity, conflict.id, name)
            self.reject()

    def _keep(self, side: Side) -> None:
        if (conflict := self.conflict) is not None:
            self._submit(lambda: self._context.commands.keep(conflict.entity, conflict.id, side))

    def _submit(self, job: Callable[[], object]) -> None:
        self._set_enabled(False)
        self._context.bridge.submit(job, done=self._on_done, failed=self._on_failed, owner=self)

    def _on_done(self, change: object) -> None:
        self._set_enabled(True)
        self.resolved.emit(change)
        self.reload()

    def _on_failed(self, error: ShopError) -> None:
        self._set_enabled(True)
        self._show_position()
        conflict = self.conflict
        if isinstance(error, InvalidRecord) and conflict is not None:
            problems = [
                self._problem_text(
                    conflict.entity, {"field": problem.field, "code": problem.code, **problem.params}
                )
                for problem in error.problems
            ]
            self._show_problems("\n".join(problems))
        else:
            self._show_problems(texts.error(error.code, error.params).whole)

    def _set_enabled(self, enabled: bool) -> None:
        for index in range(self._buttons.count()):
            item = self._buttons.itemAt(index)
            if item is not None and (button := item.widget()) is not None and button is not self.close_button:
                button.setEnabled(enabled and not self._context.permissions.view_only)

    def _edit_in_form(self) -> None:
        if (conflict := self.conflict) is not None:
            fields = [str(problem.get("field")) for problem in conflict.problems if problem.get("field")]
            self.open_record.emit(conflict.entity, conflict.id, fields[0] if fields else "")
            self.reject()

    def _press_resolve(self) -> None:
        if self.resolve_button is not None and self.resolve_button.isEnabled():
            self.resolve_button.click()

    def _step(self, by: int) -> None:
        if self._conflicts:
            self._index = (self._index + by) % len(self._conflicts)
            self._show()

    def _build(self) -> None:
        self.setModal(True)
        dialog_size.open_at(self, WIDTH, MAX_HEIGHT)
        self.setMaximumHeight(MAX_HEIGHT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(10)
        head = QHBoxLayout()
        self._title = ElidingLabel(role="title")
        head.addWidget(self._title, 1)
        self._previous = _arrow("previous", translate("Conflict", "Previous"), lambda: self._step(-1))
        self._position = QLabel()
        self._next = _arrow("next", translate("Conflict", "Next"), lambda: self._step(1))
        for widget in (self._previous, self._position, self._next):
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
        for keys, handler in (
            ("Ctrl+Return", self._press_resolve),
            ("Ctrl+Enter", self._press_resolve),
            ("Alt+Up", lambda: self._step(-1)),
            ("Alt+Down", lambda: self._step(1)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(handler)
        self.close_button = QPushButton(translate("Conflict", "Decide later"))
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.reject)


def _params(problem: dict[str, object]) -> dict[str, object]:
    inner = problem.get("params")
    return dict(inner) if isinstance(inner, dict) else {}


def _arrow(icon: str, label: str, handler: Callable[[], object]) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(icon))
    button.setToolTip(label)
    button.setAccessibleName(label)
    button.clicked.connect(lambda _=False: handler())
    return button


_WHOLE_RECORD_BUTTONS: dict[str, Callable[[], tuple[str, str]]] = {
    "deleted_there": lambda: (
        translate("Conflict", "Keep the record"),
        translate("Conflict", "Delete here too"),
    ),
    "edited_there": lambda: (
        translate("Conflict", "Delete anyway"),
        translate("Conflict", "Keep the cloud's"),
    ),
    "verb_refused": lambda: (
        translate("Conflict", "Try again"),
        translate("Conflict", "Discard my change"),
    ),
    "counter_unknown": lambda: (
        translate("Conflict", "Add the points again"),
        translate("Conflict", "Keep the cloud's"),
    ),
    "copied": lambda: (
        translate("Conflict", "Send from here"),
        translate("Conflict", "Leave it to the other computer"),
    ),
    "possible_duplicate": lambda: (
        translate("Conflict", "Keep one, delete the rest"),
        translate("Conflict", "Different records, keep all"),
    ),
}
"""Labels of the two buttons, local and cloud, for conflicts that are resolved as a whole."""
