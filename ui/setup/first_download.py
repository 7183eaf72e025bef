"""`FirstDownload`: progress of the first download, then whether this computer can work without the internet.

Opened by `ui/application.py` over the window of a shop that was never downloaded; closing it leaves the download running.
Success is claimed only after the self-test, the same as that of `counterfoil check`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.diagnostics.selftest import Finding
from storage.errors import ShopError
from sync.events import Progress, RunOutcome
from ui.context import AppContext
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.elided import ElidingLabel


class FirstDownload(QDialog):
    """Progress while it runs, then the result."""

    def __init__(
        self,
        context: AppContext,
        parent: QWidget | None = None,
        *,
        check: Callable[[], list[Finding]] | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._check = check
        self._finished = False
        """The download is done; later runs are not shown."""
        self.setWindowTitle(translate("FirstDownload", "First download"))
        self.setMinimumWidth(460)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        self.title = QLabel(translate("FirstDownload", "Downloading your shop"))
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        layout.addWidget(self.title)
        self.line = ElidingLabel(translate("FirstDownload", "Checking what is in the cloud…"), role="muted")
        layout.addWidget(self.line)
        self.note = QLabel(
            translate(
                "FirstDownload", "Downloaded records stay here; the download continues where it stopped."
            )
        )
        self.note.setWordWrap(True)
        self.note.setProperty("role", "muted")
        self.note.hide()
        layout.addWidget(self.note)
        self.bar = QProgressBar()
        show_progress(self.bar, 0, None)
        self.bar.setAccessibleName(translate("FirstDownload", "First download"))
        layout.addWidget(self.bar)
        row = QHBoxLayout()
        row.addStretch(1)
        self.retry_button = QPushButton(translate("FirstDownload", "Try again"))
        self.retry_button.clicked.connect(self._retry)
        self.retry_button.hide()
        row.addWidget(self.retry_button)
        self.close_button = QPushButton(translate("FirstDownload", "Continue in the background"))
        self.close_button.clicked.connect(self.accept)
        row.addWidget(self.close_button)
        layout.addLayout(row)
        context.bridge.run_progress.connect(self._on_progress)
        context.bridge.run_finished.connect(self._on_finished)

    def _on_progress(self, progress: Progress) -> None:
        if self._finished:
            return
        if self.retry_button.isVisibleTo(self):
            self._show_progress_again()
        name = texts.entities(progress.entity) if progress.entity else texts.phase(progress.phase)
        count = formats.number_text(progress.done)
        if progress.total:
            count = f"{count} / {formats.number_text(progress.total)}"
        left = f" · {texts.time_left(progress.left)}" if progress.left is not None else ""
        self.line.setText(f"{name}: {count}{left}")
        show_progress(self.bar, progress.done, progress.total)

    def _on_finished(self, outcome: RunOutcome) -> None:
        if self._finished:
            return
        self.bar.setRange(0, 1)
        try:
            status = self._context.queries.sync_status()
        except ShopError as error:
            self._show_failure(error.code)
            return
        if status.last_success is None:
            self._show_failure(outcome.error or status.detail or "offline")
            return
        self.bar.setValue(1)
        self.bar.show()
        self.note.hide()
        self.retry_button.hide()
        if self._check is None:
            self._show_result([])
        else:
            self._finished = True
            self._show_text(translate("FirstDownload", "Checking this computer"), "")
            self._context.bridge.submit(
                self._check,
                done=self._show_result,
                failed=lambda error: self._show_failure(error.code),
                worker="background",
                owner=self,
            )

    def _show_result(self, found: list[Finding]) -> None:
        failed = [finding for finding in found if finding.needed and not finding.fine]
        if failed:
            title = translate("FirstDownload", "This computer is not ready yet")
            self._show_text(title, ", ".join(f"{finding.name}: {finding.detail}" for finding in failed))
            self._finished = False
            self.retry_button.show()
            return
        total = sum(
            count.total for name, count in self._context.queries.counts().items() if self._is_stored(name)
        )
        tested = translate("FirstDownload", "self-test passed") if found else ""
        line = ", ".join(part for part in (texts.records(total), tested) if part)
        self._show_text(translate("FirstDownload", "This computer can now work offline"), line)
        self.close_button.setText(translate("FirstDownload", "Start working"))
        self.close_button.setProperty("role", "primary")
        self.close_button.style().polish(self.close_button)

    def _show_text(self, title: str, line: str) -> None:
        self.title.setText(title)
        self.line.setText(line)
        self._fit_height()

    def _fit_height(self) -> None:
        width = max(self.width(), self.minimumWidth()) - 48
        self.title.setMinimumHeight(self.title.heightForWidth(width))
        self.adjustSize()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the height to the wrapped texts."""
        self._fit_height()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the title the lines that it needs at the new width."""
        super().resizeEvent(event)
        self.title.setMinimumHeight(self.title.heightForWidth(self.title.width()))

    def _is_stored(self, name: str) -> bool:
        return self._context.catalogue[name].view_of is None

    def _show_failure(self, code: str) -> None:
        """Show why the download stopped, without the progress bar."""
        text = texts.error(code if texts.known_error(code) else "offline")
        self.bar.hide()
        self.note.show()
        self.retry_button.show()
        self.close_button.setText(translate("Form", "Close"))
        self._show_text(text.title, text.sentence or text.advice)

    def _show_progress_again(self) -> None:
        self.retry_button.hide()
        self.note.hide()
        self.bar.show()
        show_progress(self.bar, 0, None)
        self.close_button.setText(translate("FirstDownload", "Continue in the background"))
        self._show_text(
            translate("FirstDownload", "Downloading your shop"),
            translate("FirstDownload", "Checking what is in the cloud…"),
        )

    def _retry(self) -> None:
        self._show_progress_again()
        self._context.sync_now()


def show_first_download(
    context: AppContext, window: QWidget, folder: Path, *, ended: Callable[[], object]
) -> None:
    """Open the dialog over the window; `ended` is called when it closes."""
    from app.diagnostics.selftest import findings

    dialog = FirstDownload(context, window, check=lambda: [*findings(folder)])
    dialog.finished.connect(dialog.deleteLater)
    dialog.finished.connect(ended)
    dialog.open()
