"""`ReportDialog`: shows every file of the report for support before it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.diagnostics.support_report import ReportFile, write_report
from storage.errors import ShopError
from ui.settings.group import SettingsActions
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable


class ReportDialog(QDialog):
    """The files, the text of the selected one, and a button to save."""

    def __init__(self, actions: SettingsActions, parts: Sequence[ReportFile], parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._parts = parts
        self.setWindowTitle(translate("Report", "Support report"))
        dialog_size.open_at(self, 860, 560)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(
            WrappedLabel(
                translate(
                    "Report",
                    "These files are saved on this computer and not sent anywhere. They contain no records, tokens or passwords.",
                )
            )
        )
        middle = QHBoxLayout()
        self.files = SimpleTable(
            translate("Report", "Files in the report"),
            (Column(translate("Report", "File")), Column(translate("Report", "Size"), 90, number=True)),
        )
        self.files.setFixedWidth(300)
        self.files.setSelectionMode(SimpleTable.SelectionMode.SingleSelection)
        self.files.selection_changed.connect(self._show_text)
        middle.addWidget(self.files)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(translate("Report", "File content"))
        middle.addWidget(self.text, 1)
        layout.addLayout(middle, 1)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        buttons = DialogButtons(self, translate("Report", "Cancel"))
        self.save = buttons.add(translate("Report", "Save…"), self._ask_file, role="primary", default=True)
        layout.addWidget(buttons)
        self.files.show_rows(
            [
                Row((part.name, f"{formats.number_text(round(len(part.text) / 1000, 1))} kB"), number)
                for number, part in enumerate(parts)
            ]
        )
        self.files.selectRow(0)

    def _show_text(self) -> None:
        if selected := self.files.selected_keys():
            self.text.setPlainText(self._parts[selected[0]].text)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, translate("Report", "Support report"), QDir.homePath())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("*.zip")
        dialog.setDefaultSuffix("zip")
        dialog.selectFile("counterfoil-report.zip")
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, path: Path) -> None:
        """Write the report on a worker thread."""
        self.save.setEnabled(False)
        self._actions.context.bridge.submit(
            lambda: write_report(path, self._parts),
            done=lambda _: self._written(path),
            failed=self._failed,
            worker="background",
            owner=self,
        )

    def _written(self, path: Path) -> None:
        self._actions.message.emit(translate("Report", "Report saved to {file}", file=path.name))
        self.accept()

    def _failed(self, error: ShopError) -> None:
        self.save.setEnabled(True)
        self.message.show_message(texts.error(error.code, error.params).whole, "red")
