"""`RestoreDialog`: shows how a backup differs from the records and asks for confirmation; the default is Cancel."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.backup.backups import Comparison
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.simple_table import Column, Row, SimpleTable

MAX_ROWS = 8


class RestoreDialog(QDialog):
    """Accepted when the backup is to be restored."""

    def __init__(self, comparison: Comparison, now: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Backup", "Restore a backup"))
        self.setMinimumWidth(520)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        when = texts.when(comparison.backup.made, now)
        layout.addWidget(_label(translate("Backup", "Restore the backup of {when}?", when=when), "title"))
        layout.addWidget(
            _label(
                translate(
                    "Backup",
                    "The records here are backed up first. Then the cloud is read from the beginning, so that nothing older than the cloud stays.",
                ),
                "muted",
            )
        )
        if comparison.waiting:
            layout.addWidget(
                _label(
                    translate(
                        "Backup",
                        "%n change(s) waiting to be sent are kept and go on waiting.",
                        comparison.waiting,
                    ),
                    "amber",
                )
            )
        if comparison.counts:
            self.table = SimpleTable(
                translate("Backup", "What differs"),
                (
                    Column(translate("Backup", "List")),
                    Column(translate("Backup", "Here"), 110, number=True),
                    Column(translate("Backup", "In the backup"), 150, number=True),
                ),
            )
            self.table.show_rows(
                [
                    Row(
                        (texts.entities(name), formats.number_text(here), formats.number_text(there)), name,
                    )
                    for name, (here, there) in comparison.counts.items()
                ]
            )  # fmt: skip
            self.table.set_max_rows(MAX_ROWS)
            layout.addWidget(self.table)
        else:
            layout.addWidget(_label(translate("Backup", "It holds as many records as there are here."), ""))
        buttons = DialogButtons(self, translate("Backup", "Cancel"), default=True)
        self.restore = buttons.add(translate("Backup", "Restore"), self.accept, role="danger")
        layout.addWidget(buttons)
        self.cancel = buttons.cancel
        self.cancel.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the height to the wrapped texts."""
        dialog_size.shrink_to_content(self)
        super().showEvent(event)


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
