"""Resolves many conflicts in favour of one side: a preview with counts, then one undoable step.

Opened from the Sync page, for the many conflicts after a day without the internet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.commands.resolve_many import ResolvedConflicts
from app.queries.queries import Conflict
from storage.errors import ShopError
from ui.context import AppContext
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.simple_table import Column, Row, SimpleTable

Side = Literal["local", "cloud"]
MAX_TITLES = 3
"""Titles shown for each kind of conflict."""


def preview(conflicts: Sequence[Conflict]) -> list[tuple[str, str, list[str]]]:
    """Conflicts by entity and reason, the most frequent first, with the titles of their records."""
    kinds: dict[tuple[str, str], list[str]] = {}
    for conflict in conflicts:
        kinds.setdefault((conflict.entity, conflict.reason), []).append(conflict.title)
    counted = Counter({key: len(titles) for key, titles in kinds.items()})
    return [(entity, reason, kinds[entity, reason]) for (entity, reason), _ in counted.most_common()]


class ResolveAllDialog(QDialog):
    """Previews and resolves the given conflicts."""

    resolved = Signal(object)
    """The `ResolvedConflicts` of a resolution that is on disk."""

    def __init__(
        self, context: AppContext, side: Side, conflicts: Sequence[Conflict], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._side: Side = side
        self._conflicts = list(conflicts)
        mine = side == "local"
        title = translate("Storm", "Keep mine") if mine else translate("Storm", "Keep the cloud's")
        self.setWindowTitle(title)
        self.setMinimumWidth(800)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        heading = QLabel(f"{title}: {texts.records(len(self._conflicts))}")
        heading.setProperty("role", "title")
        layout.addWidget(heading)
        heads = (
            Column(translate("Sync", "List"), 120),
            Column(translate("Sync", "Reason"), 270),
            Column(translate("Storm", "Count"), 110, number=True),
            Column(translate("Storm", "Records")),
        )
        self.table = SimpleTable(translate("Storm", "Decisions"), heads)
        self.table.show_rows([_line(*each) for each in preview(self._conflicts)])
        self.table.setMinimumHeight(150)
        self.table.setMaximumHeight(260)
        layout.addWidget(self.table, 1)
        self.consequence = QLabel(self._consequence_text())
        self.consequence.setWordWrap(True)
        layout.addWidget(self.consequence)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "problem")
        self.problem.hide()
        layout.addWidget(self.problem)
        buttons = DialogButtons(self, translate("Conflict", "Decide later"), default=True)
        self.go = buttons.add(title, self._resolve)
        self.go.setEnabled(bool(self._conflicts))
        layout.addWidget(buttons)
        buttons.cancel.setFocus()

    def _consequence_text(self) -> str:
        reasons = {conflict.reason for conflict in self._conflicts}
        sentences = [
            text() for code, text in _CONSEQUENCES[self._side].items() if not code or code in reasons
        ]
        sentences.append(
            translate("Storm", "Replaced values stay in each record's history. You can undo this.")
        )
        return " ".join(sentences)

    def _resolve(self) -> None:
        self.go.setEnabled(False)
        items = [(conflict.entity, conflict.id) for conflict in self._conflicts]
        self._context.bridge.submit(
            lambda: self._context.commands.keep_all(self._side, items=items),
            done=self._on_done,
            failed=self._on_failed,
            owner=self,
        )

    def _on_done(self, resolved: ResolvedConflicts) -> None:
        self.resolved.emit(resolved)
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self.problem.setText(texts.error(error.code, error.params).whole)
        self.problem.show()
        self.go.setEnabled(True)


def _line(entity: str, reason: str, titles: list[str]) -> Row:
    # A title may have a comma of its own.
    shown = "; ".join(titles[:MAX_TITLES]) + (" …" if len(titles) > MAX_TITLES else "")
    cells = (texts.entities(entity), texts.held(reason), formats.number_text(len(titles)), shown)
    return Row(cells, (entity, reason), entity)


_CONSEQUENCES: Mapping[Side, Mapping[str, Callable[[], str]]] = {
    "local": {
        "": lambda: translate("Storm", "This computer's values are sent and replace the cloud's."),
        "deleted_there": lambda: translate("Storm", "Records deleted in the cloud are kept."),
        "edited_there": lambda: translate("Storm", "Records deleted here are deleted in the cloud too."),
        "counter_unknown": lambda: translate(
            "Storm", "Points that may already have been added are added again."
        ),
        "copied": lambda: translate(
            "Storm",
            "Changes that another computer may already have sent are sent from here too; points may count twice.",
        ),
    },
    "cloud": {
        "": lambda: translate("Storm", "The cloud's values are kept. Changes made here are discarded."),
        "deleted_there": lambda: translate("Storm", "Records deleted in the cloud are deleted here too."),
    },
}
"""What keeping one side does, by the code of the question; the first of each in any case."""
