"""`FileDialog`: what the dialogs that read a file share: its choice, two pages, a job at a time, Back, Cancel and errors.

A subclass gives the pages and says what each step does.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.errors import Cancelled
from storage.errors import ShopError
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.text import texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.controls import show_progress
from ui.widgets.dropped_file import single_file
from ui.widgets.labels import WrappedLabel


class FileDialog(QDialog):
    """The pages above a message, the progress and the buttons; `size` in pixels at normal text size."""

    def __init__(
        self,
        context: AppContext,
        title: str,
        pages: tuple[QWidget, ...],
        size: tuple[int, int],
        parent: QWidget | None = None,
        *,
        heading: str = "",
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._path: Path | None = None
        self.progress = QProgressBar()
        self._job = LongJob(context.bridge, self)
        self._job.progressed.connect(lambda done, total: show_progress(self.progress, done, total))
        self.setWindowTitle(title)
        dialog_size.open_at(self, *size)
        self.setAcceptDrops(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self.title = QLabel(heading or title)
        self.title.setProperty("role", "title")
        layout.addWidget(self.title)
        self.pages = QStackedWidget()
        for page in pages:
            self.pages.addWidget(page)
        layout.addWidget(self.pages, 1)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        self.row = QHBoxLayout()
        self.back = self.add_button(translate("Import", "Back"), self.go_back)
        self.back.setVisible(len(pages) > 1)
        self.row.addStretch(1)
        self.go = self.add_button("", self.do_step)
        self.go.setProperty("role", "primary")
        self.go.setDefault(True)
        self.add_button(translate("Import", "Cancel"), self.reject)
        layout.addLayout(self.row)

    def add_button(self, text: str, callback: Callable[[], object], place: int = -1) -> QPushButton:
        """A button at this place of the row, at its end without one."""
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: callback())
        self.row.insertWidget(place, button)
        return button

    # for subclasses

    def open_file(self, path: Path) -> None:
        """Read a file."""

    def do_step(self) -> None:
        """Go on from the page that is shown."""

    def refresh(self, *, busy: bool = False) -> None:
        """Show what can be done now."""

    @property
    def first_page(self) -> bool:
        """Whether the columns are shown."""
        return self.pages.currentIndex() == 0

    # the file

    def ask_file(self) -> None:
        """Let a person choose a file, and read it."""
        dialog = QFileDialog(self, self.windowTitle(), QDir.homePath())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"{translate('Import', 'Spreadsheets')} (*.csv *.xlsx *.txt)", "*"])
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a single file, while one can be chosen."""
        if self.first_page and self.pages.isEnabled() and single_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file."""
        path = single_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    # state

    def go_back(self) -> None:
        """Show the columns again."""
        self.pages.setCurrentIndex(0)
        self.message.show_message("")
        self.refresh()

    def show_busy(self, *, keep: bool = False) -> None:
        """A job runs; with `keep` the page can still be used."""
        show_progress(self.progress, 0, None)
        self.progress.show()
        self.pages.setEnabled(keep)
        self.message.show_message("")
        self.refresh(busy=True)

    def show_idle(self) -> None:
        """No job runs any more."""
        self.progress.hide()
        self.pages.setEnabled(True)
        self.refresh()

    def on_failed(self, error: ShopError) -> None:
        """Say why a job failed; nothing was changed."""
        self.show_idle()
        role = "muted" if isinstance(error, Cancelled) else "red"
        text = texts.error(error.code, error.params).whole
        if error.code == "disk_full":
            text = translate(
                "Import", "The disk is full. Nothing was changed. Free some space and try again."
            )
        elif (line := error.params.get("line")) and error.code != "bad_file":
            text = f"{translate('Import', 'Line')} {line}: {text}"
        self.message.show_message(text, role)

    def reject(self) -> None:
        """Esc cancels a running job, which then has no effect; else it closes the dialog."""
        if self._job.running:
            self._job.stop()
            return
        super().reject()


def ask_table_file(parent: QWidget, title: str, name: str, write: Callable[[Path], object]) -> None:
    """Let a person choose where a table is saved, as a spreadsheet or as text."""
    dialog = QFileDialog(parent, title, QDir.homePath())
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    excel, text = translate("Export", "Excel"), translate("Export", "Text")
    dialog.setNameFilters([f"{excel} (*.xlsx)", f"{text} (*.csv)"])
    dialog.setDefaultSuffix("xlsx")
    dialog.filterSelected.connect(
        lambda chosen: dialog.setDefaultSuffix("csv" if "csv" in chosen else "xlsx")
    )
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: write(Path(chosen)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
