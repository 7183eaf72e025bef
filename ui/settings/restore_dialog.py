"""`RestoreDialog`: shows how a backup differs from the records and asks for confirmation; the default is Cancel."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.backup.backups import BackupComparison, ListComparison, Named, OwnWork
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.simple_table import Column, Row, SimpleTable

MAX_ROWS = 8


class RestoreDialog(QDialog):
    """Accepted when the backup is to be restored."""

    def __init__(self, comparison: BackupComparison, now: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Backup", "Restore a backup"))
        self.setMinimumWidth(760)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        when = texts.when(comparison.backup.made, now)
        layout.addWidget(_label(translate("Backup", "Restore the backup of {when}?", when=when), "title"))
        layout.addWidget(
            _label(
                translate(
                    "Backup",
                    "The records on this computer are backed up first. Then all records are downloaded again, so none is older than in the cloud.",
                ),
                "muted",
            )
        )
        if comparison.kept.count:
            kept = translate(
                "Backup",
                "%n unsent change(s) are kept and sent later.",
                comparison.kept.count,
            )
            layout.addWidget(_label(f"{kept.removesuffix('.')}: {_examples(comparison.kept)}.", "amber"))
        if comparison.returning:
            returning = translate(
                "Backup",
                "%n change(s) unsent at the time of the backup are compared with the cloud again.",
                comparison.returning,
            )
            layout.addWidget(_label(returning, "amber"))
        if said := _own_work(comparison.own):
            layout.addWidget(_label(said, "amber"))
        if comparison.lists:
            self.table = SimpleTable(
                translate("Backup", "Differences"),
                (
                    Column(translate("Backup", "List"), 130),
                    Column(translate("Backup", "In the backup"), 150, number=True),
                    Column(translate("Backup", "Now"), 70, number=True),
                    Column(translate("Backup", "Differences")),
                ),
            )
            self.table.show_rows([row for each in comparison.lists for row in _rows(each)])
            self.table.set_max_rows(MAX_ROWS)
            layout.addWidget(self.table)
        else:
            layout.addWidget(_label(translate("Backup", "It has the same records as this computer."), ""))
        buttons = DialogButtons(self, translate("Backup", "Cancel"), default=True)
        self.restore = buttons.add(translate("Backup", "Restore"), self.accept, role="danger")
        layout.addWidget(buttons)
        self.cancel = buttons.cancel
        self.cancel.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the height to the wrapped texts."""
        dialog_size.shrink_to_content(self)
        super().showEvent(event)


def _own_work(own: OwnWork) -> str:
    """What goes back to the state of the backup and is nowhere in the cloud; empty for nothing."""
    parts = []
    if own.plans.count:
        plans = translate("Backup", "%n plan(s) go back to the state of the backup", own.plans.count)
        parts.append(f"{plans}: {_examples(own.plans)}.")
    if own.purchase_prices:
        parts.append(
            translate(
                "Backup",
                "%n purchase price(s) of suppliers go back to the state of the backup.",
                own.purchase_prices,
            )
        )
    return " ".join(parts)


def _rows(found: ListComparison) -> list[Row]:
    """A row for each kind of difference; the numbers of the list are in its first one."""
    kinds = (
        (found.only_there, translate("Backup", "%n only in the backup", found.only_there.count)),
        (found.only_now, translate("Backup", "%n only here", found.only_now.count)),
        (found.different, translate("Backup", "%n different", found.different.count)),
    )
    head = texts.entities(found.entity), formats.number_text(found.there), formats.number_text(found.now)
    rows: list[Row] = []
    for named, text in kinds:
        if named.count:
            first = head if not rows else ("", "", "")
            rows.append(Row((*first, f"{text}: {_examples(named)}"), found.entity))
    return rows


def _examples(named: Named) -> str:
    more = named.count - len(named.examples)
    shown = ", ".join(named.examples)
    return f"{shown} {translate('Sync', 'and %n more', more)}" if more else shown


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
