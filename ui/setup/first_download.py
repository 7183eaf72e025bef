"""The first download, list by list, and the sentence that says when the internet is no longer needed.

Opened by `application` over the window when nothing was ever downloaded; closing it leaves the download running.
The sentence comes only after the self-test, which is the one that `counterfoil check` makes.
"""

from __future__ import annotations

from collections.abc import Callable

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
    """Progress while it runs, then what came of it."""

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
        self._over = False
        """The download is done; what later runs say is not shown here."""
        self.setWindowTitle(translate("FirstDownload", "First download"))
        self.setMinimumWidth(460)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        self.title = QLabel(translate("FirstDownload", "Downloading your shop"))
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        layout.addWidget(self.title)
        self.line = ElidingLabel(
            translate("FirstDownload", "Asking the cloud what there is..."), role="muted"
        )
        layout.addWidget(self.line)
        self.note = QLabel(
            translate("FirstDownload", "What has arrived stays here; the download goes on where it stopped.")
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
        self.again = QPushButton(translate("FirstDownload", "Try again"))
        self.again.clicked.connect(self._retry)
        self.again.hide()
        row.addWidget(self.again)
        self.button = QPushButton(translate("FirstDownload", "Go on in the background"))
        self.button.clicked.connect(self.accept)
        row.addWidget(self.button)
        layout.addLayout(row)
        context.bridge.run_progress.connect(self._on_progress)
        context.bridge.run_finished.connect(self._on_finished)

    def _on_progress(self, progress: Progress) -> None:
        if self._over:
            return
        if self.again.isVisibleTo(self):
            self._begin_again()
        name = texts.entities(progress.entity) if progress.entity else texts.phase(progress.phase)
        count = formats.number_text(progress.done)
        if progress.total:
            count = f"{count} / {formats.number_text(progress.total)}"
        left = f" · {texts.time_left(progress.left)}" if progress.left is not None else ""
        self.line.setText(f"{name}: {count}{left}")
        show_progress(self.bar, progress.done, progress.total)

    def _on_finished(self, outcome: RunOutcome) -> None:
        if self._over:
            return
        self.bar.setRange(0, 1)
        try:
            status = self._context.queries.sync_status()
        except ShopError as error:
            self._say_failed(error.code)
            return
        if status.last_success is None:
            self._say_failed(outcome.error or status.detail or "offline")
            return
        self.bar.setValue(1)
        self.bar.show()
        self.note.hide()
        self.again.hide()
        if self._check is None:
            self._say_ready([])
        else:
            self._over = True
            self._say(translate("FirstDownload", "Checking this computer"), "")
            self._context.bridge.submit(
                self._check,
                done=self._say_ready,
                failed=lambda error: self._say_failed(error.code),
                worker="background",
                owner=self,
            )

    def _say_ready(self, found: list[Finding]) -> None:
        bad = [each for each in found if each.needed and not each.fine]
        if bad:
            title = translate("FirstDownload", "This computer is not ready yet")
            self._say(title, ", ".join(f"{each.name}: {each.detail}" for each in bad))
            self._over = False
            self.again.show()
            return
        total = sum(count.total for name, count in self._context.queries.counts().items() if self._own(name))
        tested = translate("FirstDownload", "the self-test passed") if found else ""
        line = ", ".join(part for part in (texts.records(total), tested) if part)
        self._say(translate("FirstDownload", "This computer can now work without the internet"), line)
        self.button.setText(translate("FirstDownload", "Start working"))
        self.button.setProperty("role", "primary")
        self.button.style().polish(self.button)

    def _say(self, title: str, line: str) -> None:
        """The heading in as many lines as it takes."""
        self.title.setText(title)
        self.line.setText(line)
        self._fit()

    def _fit(self) -> None:
        width = max(self.width(), self.minimumWidth()) - 48
        self.title.setMinimumHeight(self.title.heightForWidth(width))
        self.adjustSize()

    def showEvent(self, event: QShowEvent) -> None:
        """No higher than its texts, once they are wrapped."""
        self._fit()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The heading keeps the lines it needs in the new width."""
        super().resizeEvent(event)
        self.title.setMinimumHeight(self.title.heightForWidth(self.title.width()))

    def _own(self, name: str) -> bool:
        return self._context.catalogue[name].view_of is None

    def _say_failed(self, code: str) -> None:
        """What is the matter and what to look at; nobody waits for a bar that stands."""
        said = texts.error(code if texts.known_error(code) else "offline")
        self.bar.hide()
        self.note.show()
        self.again.show()
        self.button.setText(translate("Form", "Close"))
        self._say(said.title, said.sentence or said.advice)

    def _begin_again(self) -> None:
        self.again.hide()
        self.note.hide()
        self.bar.show()
        show_progress(self.bar, 0, None)
        self.button.setText(translate("FirstDownload", "Go on in the background"))
        self._say(
            translate("FirstDownload", "Downloading your shop"),
            translate("FirstDownload", "Asking the cloud what there is..."),
        )

    def _retry(self) -> None:
        self._begin_again()
        self._context.sync_now()
