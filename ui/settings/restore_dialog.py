"""What a backup would change, before it takes the place of the records; the default is to leave all as it is.

Made by the backup settings.
"""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.backup.backups import Comparison
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.simple_table import Head, Line, SimpleTable

ROWS = 8


class RestoreDialog(QDialog):
    """Accepted to restore."""

    def __init__(self, found: Comparison, now: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Backup", "Restore a backup"))
        self.setMinimumWidth(520)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        when = texts.when(found.backup.made, now)
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
        if found.waiting:
            layout.addWidget(
                _label(
                    translate(
                        "Backup", "%n change(s) waiting to be sent are kept and go on waiting.", found.waiting
                    ),
                    "amber",
                )
            )
        if found.counts:
            self.table = SimpleTable(
                translate("Backup", "What differs"),
                (
                    Head(translate("Backup", "List")),
                    Head(translate("Backup", "Here"), 110, number=True),
                    Head(translate("Backup", "In the backup"), 150, number=True),
                ),
            )
            self.table.show_lines(
                [
                    Line(
                        (texts.entities(name), formats.number_text(here), formats.number_text(there)), name,
                    )
                    for name, (here, there) in found.counts.items()
                ]
            )  # fmt: skip
            self.table.show_at_most(ROWS)
            layout.addWidget(self.table)
        else:
            layout.addWidget(_label(translate("Backup", "It holds as many records as there are here."), ""))
        answers = DialogButtons(self, translate("Backup", "Cancel"), enter=True)
        self.restore = answers.add(translate("Backup", "Restore"), self.accept, role="danger")
        layout.addWidget(answers)
        self.cancel = answers.leave
        self.cancel.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """No higher than its texts, once they are wrapped."""
        dialog_size.shrink(self)
        super().showEvent(event)


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
