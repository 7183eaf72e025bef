"""`DuplicatesDialog`: the groups of records that may be one, and for the chosen group the records side by side, to be merged.

Opened from a list. The records are looked through on a worker thread. What a person calls two is remembered on this computer.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.duplicates.find import Apart, Group, find_duplicates, pairs_apart
from app.duplicates.merge import MergePlan, merge, plan_merge
from app.shop_check.dismissals import APART_FILE, Dismissals
from storage.errors import ShopError
from storage.schema.fields import Record
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.duplicates.sides import Sides
from ui.permissions.guard import AskPermission
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.simple_table import Column, Row, SimpleTable

MOST_SIDES = 5
"""Records side by side; of a larger group the first."""
GROUPS_WIDTH = 370
"""Pixels of the list of groups at normal text size."""


@dataclass(frozen=True, slots=True)
class Found:
    """The groups, and their records by id."""

    groups: Sequence[Group]
    records: dict[int, Record]


class DuplicatesDialog(QDialog):
    """Groups on the left, the records of one of them on the right."""

    merged = Signal(object, int)
    """The `RecordsChanged` of a merge that is on disk, and how many records became one."""

    def __init__(
        self, context: AppContext, entity: str, ask: AskPermission, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._entity = entity
        self._ask = ask
        folder = context.runtime.folder if context.runtime is not None else None
        self._apart = Dismissals(folder, context.cloud_id, APART_FILE)
        self._cancel = threading.Event()
        self.found: Found | None = None
        self.sides: Sides | None = None
        self._plan: MergePlan | None = None
        self._fetch = LatestRead(context.bridge, self.read, self.show_found, self._show_error, self)
        self._build()
        self.finished.connect(lambda _: self._cancel.set())
        self._fetch.ask()

    def read(self) -> Found:
        """Look through the records; runs on a worker thread."""
        replica = self._context.commands.replica
        apart = pairs_apart(self._entity, self._apart.keys())
        groups = find_duplicates(replica, self._entity, apart=apart, cancel=self._cancel)
        return Found(groups, replica.many(self._entity, [id for each in groups for id in each.ids]))

    def show_found(self, found: Found) -> None:
        """Show the groups, and the records of the first."""
        self.found = found
        self.groups.show_rows(
            [
                Row((formats.percent_text(round(each.certainty * 100)), self._names(each)), each.ids)
                for each in found.groups
            ]
        )
        count = len(found.groups)
        self.heading.setText(
            translate("Duplicates", "%n group(s) of records may be one", count)
            if count
            else translate("Duplicates", "No duplicates found")
        )
        if count and not self.groups.selected_keys():
            self.groups.selectRow(0)
        self._show_group()

    def _names(self, group: Group) -> str:
        records = (self.found.records if self.found is not None else {}).get
        titles = (self._context.title(self._entity, records(id) or {"id": id}) for id in group.ids)
        return f"{' = '.join(titles)}\n{texts.duplicate_reason(group.reason)}"

    def _group(self) -> Group | None:
        selected = self.groups.selected_keys()
        if self.found is None or not selected:
            return None
        return next((each for each in self.found.groups if each.ids == selected[0]), None)

    def _show_group(self) -> None:
        group = self._group()
        if self.sides is not None:
            self.sides.deleteLater()
            self.sides = None
        if group is not None and self.found is not None:
            records = [self.found.records[id] for id in group.ids[:MOST_SIDES] if id in self.found.records]
            self.sides = Sides(self._context, self._entity, records)
            self.sides.chosen.connect(self._show_consequence)
            self.sides.record_asked.connect(self._open_record)
            self._area.setWidget(self.sides)
        self._show_consequence()

    def _open_record(self, id: int) -> None:
        self._context.navigator.show_record(self._entity, id)
        self.accept()

    def _show_consequence(self) -> None:
        """Say what a merge would do, or why it cannot be done."""
        self.problem.hide()
        self._plan = None
        text = ""
        if self.sides is not None and self.sides.others:
            try:
                self._plan = plan_merge(
                    self._context.commands.replica,
                    self._entity,
                    self.sides.keep,
                    self.sides.others,
                    self.sides.values(),
                )
                text = self._consequence(self._plan)
            except ShopError as error:
                self._show_error(error)
        self.consequence.setText(text)
        self.go.setEnabled(self._plan is not None)
        self.two.setEnabled(self.sides is not None)

    def _consequence(self, plan: MergePlan) -> str:
        parts = [translate("Duplicates", "%n record(s) will be deleted", len(plan.gone))]
        for name, added in plan.add.items():
            before = float(plan.seen[plan.keep].get(name) or 0)
            label = texts.field(self._entity, name)
            sums = f"{formats.number_text(before)} + {formats.number_text(added)} = {formats.number_text(before + added)}"
            parts.append(f"{label}: {sums}")
        if plan.moved:
            parts.append(
                translate("Duplicates", "%n record(s) will refer to the one that stays", len(plan.moved))
            )
        return f"{'. '.join(parts)}. {translate('Duplicates', 'You can undo this, also after it was sent.')}"

    # actions

    def _merge(self) -> None:
        if (plan := self._plan) is not None:
            self._ask("delete", lambda: self._submit(plan))

    def _submit(self, plan: MergePlan) -> None:
        self.go.setEnabled(False)
        self._context.bridge.submit(
            lambda: merge(self._context.commands, plan),
            done=lambda change: self._on_merged(plan, change),
            failed=self._show_error,
            owner=self,
        )

    def _on_merged(self, plan: MergePlan, change: object) -> None:
        self.merged.emit(change, 1 + len(plan.gone))
        self._fetch.ask()

    def _call_two(self) -> None:
        if self.sides is None:
            return
        pairs = combinations(sorted(self.sides.ids), 2)
        try:
            self._apart.dismiss([Apart(self._entity, pair) for pair in pairs])
        except ShopError as error:
            self._show_error(error)
            return
        self._fetch.ask()

    def _show_error(self, error: ShopError) -> None:
        self.problem.setText(texts.error(error.code, error.params).whole)
        self.problem.show()

    # building

    def _build(self) -> None:
        self.setWindowTitle(translate("Duplicates", "Find duplicates"))
        self.resize(theme.scaled(1160), theme.scaled(620))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self.heading = QLabel(translate("Duplicates", "Looking through the records…"))
        self.heading.setProperty("role", "title")
        layout.addWidget(self.heading)
        middle = QHBoxLayout()
        middle.setSpacing(12)
        self.groups = SimpleTable(
            translate("Duplicates", "Groups"),
            (
                Column(translate("Duplicates", "Certainty"), 100, number=True),
                Column(translate("Duplicates", "Records")),
            ),
        )
        self.groups.setFixedWidth(theme.scaled(GROUPS_WIDTH))
        self.groups.setSelectionMode(SimpleTable.SelectionMode.SingleSelection)
        self.groups.selection_changed.connect(self._show_group)
        middle.addWidget(self.groups)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        middle.addWidget(self._area, 1)
        layout.addLayout(middle, 1)
        self.consequence = QLabel()
        self.consequence.setWordWrap(True)
        layout.addWidget(self.consequence)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "problem")
        self.problem.hide()
        layout.addWidget(self.problem)
        buttons = DialogButtons(self, translate("Duplicates", "Close"), default=True)
        self.two = buttons.add(translate("Duplicates", "Not the same"), self._call_two)
        self.go = buttons.add(translate("Duplicates", "Merge"), self._merge, role="primary")
        self.go.setEnabled(False)
        self.two.setEnabled(False)
        layout.addWidget(buttons)
