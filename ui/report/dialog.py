"""`ChangeReportDialog`: who changed what since when; each change can be opened and put back, all of them printed and saved.

Opened from the menu. Read on a worker thread, from the history of this computer.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.queries.change_report import Change, change_report
from app.transfer.cells import escape_formula
from storage.errors import ShopError
from storage.records.history import EventKind
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.printing.table import Heading, PaperTable, preview
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.simple_table import Column, Row, SimpleTable

PERIODS = (0, 1, 7, 30, 365)
"""Days before today from which the report can begin."""
MOST_ROWS = 2_000
"""Lines that are shown; of the rest only the number is told."""
WITH_VALUES = frozenset({EventKind.EDITED, EventKind.CLOUD, EventKind.MERGED, EventKind.RESOLVED})
"""Kinds of changes whose values are told."""


class ChangeReportDialog(QDialog):
    """Filters, the changes, and what can be done with them."""

    put_back = Signal(object)
    """The `RecordsChanged` of a change that was put back."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.found: list[Change] = []
        self._since = self._begin(PERIODS[0])
        self._fetch = LatestRead(context.bridge, self.read, self.show_found, self._show_error, self)
        self._build()
        self._fetch.ask()

    def _begin(self, days: int) -> int:
        now = datetime.fromtimestamp(self._context.clock.now() / 1000).astimezone()
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        return round((midnight - timedelta(days=days)).timestamp() * 1000)

    def read(self) -> list[Change]:
        """The changes; runs on a worker thread."""
        return change_report(self._context.commands.replica, since=self._since)

    def show_found(self, found: list[Change]) -> None:
        """Offer the persons and lists of these changes, and show those that are wanted."""
        self.found = found
        self._offer(self.people, sorted({self._by(each) for each in found}))
        self._offer(self.lists, sorted({each.entity for each in found}, key=texts.entities))
        self._show()

    def _offer(self, box: ComboBox, values: Sequence[str]) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        while box.count() > 1:
            box.removeItem(1)
        for value in values:
            box.addItem(texts.entities(value) if box is self.lists else value, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.blockSignals(False)

    def shown(self) -> list[Change]:
        """The changes that the filters leave."""
        by, entity = self.people.currentData(), self.lists.currentData()
        return [
            each
            for each in self.found
            if (by is None or self._by(each) == by) and (entity is None or each.entity == entity)
        ]

    def _show(self) -> None:
        shown = self.shown()
        self.table.show_rows(
            [Row(self._cells(each), at, icon=each.entity) for at, each in enumerate(shown[:MOST_ROWS])]
        )
        text = translate("Report", "%n change(s)", len(shown))
        if len(shown) > MOST_ROWS:
            more = translate(
                "Report", "only the first {count} are shown", count=formats.number_text(MOST_ROWS)
            )
            text = f"{text}, {more}"
        self.count.setText(text)
        self._enable()

    def _cells(self, change: Change) -> tuple[str, ...]:
        what = f"{texts.event(change.kind.value)}: {change.title}"
        return formats.moment_text(change.at), self._by(change), what, self._values(change)

    def _by(self, change: Change) -> str:
        return change.person or texts.author(change.via)

    def _values(self, change: Change) -> str:
        if change.kind not in WITH_VALUES:
            return ""
        entity = self._context.catalogue[change.entity]
        parts = []
        for name, (before, after) in change.fields.items():
            field = entity.by_name.get(name)
            if field is not None:
                old, new = (
                    self._context.text(entity, field, value) or formats.NOTHING for value in (before, after)
                )
                parts.append(f"{texts.field(entity.name, name)}: {old} → {new}")
        return "; ".join(parts)

    # actions

    def _selected(self) -> Change | None:
        keys = self.table.selected_keys()
        shown = self.shown()
        return shown[keys[0]] if keys and keys[0] < len(shown) else None

    def _enable(self) -> None:
        change = self._selected()
        self.open_button.setEnabled(change is not None)
        self.back_button.setEnabled(change is not None and bool(self._former(change)))

    def _former(self, change: Change) -> dict[str, object]:
        """The values that the fields of an edit had before it, of those that can be set."""
        if change.kind not in WITH_VALUES:
            return {}
        known = self._context.catalogue[change.entity].by_name
        return {
            name: before
            for name, (before, after) in change.fields.items()
            if name in known and known[name].writable and (before, after) != (None, None)
        }

    def _open(self) -> None:
        if (change := self._selected()) is not None:
            self._context.navigator.show_record(change.entity, change.id)
            self.accept()

    def _put_back(self) -> None:
        if (change := self._selected()) is None:
            return
        values = self._former(change)
        self._context.bridge.submit(
            lambda: self._context.commands.save(change.entity, values, id=change.id, step="put_back"),
            done=self._on_put_back,
            failed=self._show_error,
            owner=self,
        )

    def _on_put_back(self, change: object) -> None:
        self.put_back.emit(change)
        self._fetch.ask()

    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Report", "Save as CSV"), "changes.csv", translate("Report", "CSV files (*.csv)")
        )
        if name:
            try:
                self.write(Path(name))
            except OSError as error:
                self.problem.setText(str(error.strerror))
                self.problem.show()

    def write(self, path: Path) -> None:
        """Write what is shown into a CSV file. Raises OSError."""
        with path.open("w", encoding="utf-8-sig", newline="") as file:
            out = csv.writer(file)
            out.writerow([column.title for column in self._columns()])
            out.writerows([[escape_formula(cell) for cell in self._cells(each)] for each in self.shown()])

    def _print(self) -> None:
        columns = [Heading(each.title) for each in self._columns()]
        rows = [self._cells(each) for each in self.shown()]
        note = f"{self._context.shop_name()} · {formats.moment_text(self._context.clock.now())}"
        preview(PaperTable(self.windowTitle(), note, columns, rows), self)

    def _show_error(self, error: ShopError) -> None:
        self.problem.setText(texts.error(error.code, error.params).whole)
        self.problem.show()

    # building

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column(translate("Report", "When"), 180),
            Column(translate("Report", "Who"), 150),
            Column(translate("Report", "What"), 300),
            Column(translate("Report", "Values")),
        )

    def _build(self) -> None:
        self.setWindowTitle(translate("Report", "What changed"))
        self.resize(theme.scaled(1160), theme.scaled(620))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        filters = QHBoxLayout()
        self.period = self._box([(self._period(days), days) for days in PERIODS])
        self.period.currentIndexChanged.connect(self._on_period)
        self.people = self._box([(translate("Report", "Everybody"), None)])
        self.lists = self._box([(translate("Report", "All lists"), None)])
        for box in (self.people, self.lists):
            box.currentIndexChanged.connect(lambda _: self._show())
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        for part in (self.period, self.people, self.lists):
            filters.addWidget(part)
        filters.addStretch(1)
        filters.addWidget(self.count)
        layout.addLayout(filters)
        self.table = SimpleTable(self.windowTitle(), self._columns())
        self.table.setSelectionMode(SimpleTable.SelectionMode.SingleSelection)
        self.table.selection_changed.connect(self._enable)
        self.table.row_activated.connect(lambda _: self._open())
        layout.addWidget(self.table, 1)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout.addWidget(self.problem)
        buttons = DialogButtons(self, translate("Report", "Close"), default=True)
        self.open_button = buttons.add(translate("Report", "Open"), self._open)
        self.back_button = buttons.add(translate("Report", "Put back"), self._put_back)
        buttons.add(translate("Report", "Save as CSV"), self._save)
        buttons.add(translate("Report", "Print"), self._print)
        layout.addWidget(buttons)
        self._enable()

    def _box(self, items: Sequence[tuple[str, object]]) -> ComboBox:
        box = ComboBox()
        for text, value in items:
            box.addItem(text, value)
        return box

    def _period(self, days: int) -> str:
        if not days:
            return translate("Report", "Today")
        return translate("Report", "Last %n day(s)", days)

    def _on_period(self) -> None:
        self._since = self._begin(int(self.period.currentData()))
        self._fetch.ask()
