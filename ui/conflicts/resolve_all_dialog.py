"""Many questions answered the same way: what that would do, counted before it is done, and the way back afterwards.

Opened by `pages` for the Sync page. After a day without the internet nobody answers a thousand questions one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.commands.resolve_many import ResolvedConflicts
from app.queries.queries import Conflict
from storage.errors import ShopError
from storage.outbox.changes import HoldReason
from ui.context import AppContext
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.simple_table import Head, Line, SimpleTable

Side = Literal["local", "cloud"]
NAMED = 3
"""Records named of each kind of question."""


def preview(questions: Sequence[Conflict]) -> list[tuple[str, HoldReason, list[str]]]:
    """Questions by list and reason, most first: each with the titles of its records."""
    kinds: dict[tuple[str, HoldReason], list[str]] = {}
    for each in questions:
        kinds.setdefault((each.entity, each.reason), []).append(each.title)
    counted = Counter({key: len(titles) for key, titles in kinds.items()})
    return [(entity, reason, kinds[entity, reason]) for (entity, reason), _ in counted.most_common()]


class ResolveAllDialog(QDialog):
    """`decided` carries the `ResolvedConflicts` that is on disk."""

    decided = Signal(object)

    def __init__(
        self, context: AppContext, side: Side, questions: Sequence[Conflict], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._side: Side = side
        self._questions = list(questions)
        mine = side == "local"
        title = translate("Storm", "Keep mine") if mine else translate("Storm", "Keep the cloud's")
        self.setWindowTitle(title)
        self.setMinimumWidth(800)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        head = QLabel(f"{title}: {texts.records(len(self._questions))}")
        head.setProperty("role", "title")
        layout.addWidget(head)
        heads = (
            Head(translate("Sync", "List"), 120),
            Head(translate("Sync", "What is asked"), 270),
            Head(translate("Storm", "How many"), 110, number=True),
            Head(translate("Storm", "Which")),
        )
        self.table = SimpleTable(translate("Storm", "What would be decided"), heads)
        self.table.show_lines([_line(*each) for each in preview(self._questions)])
        self.table.setMinimumHeight(150)
        self.table.setMaximumHeight(260)
        layout.addWidget(self.table, 1)
        self.said = QLabel(self._consequence())
        self.said.setWordWrap(True)
        layout.addWidget(self.said)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "problem")
        self.problem.hide()
        layout.addWidget(self.problem)
        answers = DialogButtons(self, translate("Conflict", "Decide later"), enter=True)
        self.go = answers.add(title, self._decide)
        self.go.setEnabled(bool(self._questions))
        layout.addWidget(answers)
        answers.leave.setFocus()

    def _consequence(self) -> str:
        reasons = {each.reason for each in self._questions}
        said = []
        if self._side == "local":
            said.append(
                translate("Storm", "The values of this computer are sent and take the cloud's place.")
            )
            if HoldReason.DELETED_THERE in reasons:
                said.append(translate("Storm", "Records that the cloud deleted live on."))
            if HoldReason.EDITED_THERE in reasons:
                said.append(translate("Storm", "Records deleted here are deleted in the cloud too."))
            if HoldReason.COUNTER_UNKNOWN in reasons:
                said.append(translate("Storm", "Points that may have been added are added again."))
        else:
            said.append(translate("Storm", "The cloud's values stay. What was changed here is given up."))
            if HoldReason.DELETED_THERE in reasons:
                said.append(translate("Storm", "Records that the cloud deleted are deleted here too."))
        said.append(
            translate("Storm", "The values that give way stay in each record's history. It can be undone.")
        )
        return " ".join(said)

    def _decide(self) -> None:
        self.go.setEnabled(False)
        items = [(each.entity, each.id) for each in self._questions]
        self._context.bridge.submit(
            lambda: self._context.commands.keep_all(self._side, items=items),
            done=self._on_done,
            failed=self._on_failed,
            asker=self,
        )

    def _on_done(self, decided: ResolvedConflicts) -> None:
        self.decided.emit(decided)
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self.problem.setText(texts.error(error.code, error.params).whole)
        self.problem.show()
        self.go.setEnabled(True)


def _line(entity: str, reason: HoldReason, titles: list[str]) -> Line:
    named = ", ".join(titles[:NAMED]) + (" ..." if len(titles) > NAMED else "")
    cells = (texts.entities(entity), texts.held(reason.value), str(len(titles)), named)
    return Line(cells, (entity, reason), entity)
