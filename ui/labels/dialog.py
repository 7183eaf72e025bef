"""Prints labels for what is selected in a list, or for all that it shows; or keeps them as a PDF.

Opened by `list_doings`. The preview is painted by the painter of the print. Needs no network, and for a PDF no printer.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.errors import Cancelled
from app.labels.labels import MAX_LABELS, Label, Labels, repeat, write_label_file
from app.queries.lists import ListQuery
from app.settings.definitions import SETTINGS
from app.settings.paper_formats import LAYOUTS, Layout
from storage.errors import ShopError
from storage.schema.fields import Entity
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.labels.painter import INCH, Job, page_layout, paint, pdf
from ui.labels.preview import LabelPreview
from ui.text import formats, settings_texts, texts
from ui.text.texts import translate
from ui.widgets.controls import ChoiceBox, NumberBox, show_progress
from ui.widgets.dialog_buttons import DialogButtons, Role
from ui.widgets.labels import WrappedLabel

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MOST_COPIES = 100
SETTLED = 60
"""Milliseconds without a further choice before the page is painted again."""


class LabelDialog(QDialog):
    """`printed` carries how many labels went out, and the file, or nothing for a printer."""

    printed = Signal(int, str)

    def __init__(
        self, context: AppContext, entity: Entity, asked: ListQuery, total: int, selected: list[int],
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._context = context
        self._asked = asked
        self._selected = selected
        self._source: Labels = context.labels(entity.name)
        self.labels: list[Label] = []
        self._look = LongJob(context.bridge, self)
        self._work = LongJob(context.bridge, self)
        self._work.progressed.connect(self._on_progress)
        self._soon = QTimer(self, interval=SETTLED, singleShot=True)
        self._soon.timeout.connect(self._show)
        self.setWindowTitle(translate("Labels", "Print labels"))
        self._build(entity, total)
        self._take_settings()
        self._read()

    @property
    def layout_(self) -> Layout:
        """The paper chosen."""
        return LAYOUTS[self.paper.currentData()]

    def job(self) -> Job:
        """What would be printed now."""
        return Job(
            layout=self.layout_,
            labels=repeat(self.labels, self.copies.value()),
            first=0 if self.layout_.roll else self.first.value() - 1,
            code=self.with_code.isChecked(),
            price=self.with_price.isChecked(),
        )

    # reading

    def _read(self) -> None:
        self._enable(False)
        self.said.say("")
        self.count.setText(translate("Labels", "Looking..."))
        ids = self._selected if self.chosen.isChecked() else None
        self._look.start(
            lambda tell, cancel: self._source.read(self._asked, ids, tell, cancel),
            done=self._take,
            failed=self._on_failed,
        )

    def _take(self, labels: list[Label]) -> None:
        self.labels = labels
        self._show()

    def _show(self) -> None:
        job = self.job()
        self.first.setEnabled(not job.layout.roll)
        if not job.layout.roll:
            self.first.setMaximum(job.layout.each)
        self.preview.show_job(job)
        count = translate("Labels", "%n label(s)", len(job.labels))
        sheets = translate("Labels", "on %n sheet(s)", job.pages)
        said = count if job.layout.roll else f"{count} {sheets}"
        self.count.setText(said)
        self.preview.setAccessibleDescription(said)
        most = formats.number_text(MAX_LABELS)
        if len(self.labels) == MAX_LABELS or len(self.labels) * self.copies.value() > MAX_LABELS:
            words = translate(
                "Labels", "At most {count} are printed at once. Select fewer records for the rest."
            )
            self.said.say(words.format(count=most))
        elif not self.labels:
            self.said.say(
                translate("Labels", "There is nothing to print. Select products, or change the filter.")
            )
        else:
            self.said.say("")
        self._enable(bool(job.labels))

    # out

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self.said.say(
                translate(
                    "Labels", "This computer has no printer. Connect one, or save the labels as a PDF."
                ),
                "red",
            )
            return
        job = self.job()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        printer.setPageLayout(page_layout(job.layout))
        dialog = QPrintDialog(printer, self)
        dialog.setOptions(QPrintDialog.PrintDialogOption.PrintToFile)
        # The system's own dialog on Windows knows no other way to be shown.
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """Print with a printer that was chosen, away from here."""
        job = self.job()
        printer.setFullPage(True)
        printer.setPageLayout(page_layout(job.layout))
        self._start(
            lambda tell, cancel: paint(job, printer, printer.resolution() / INCH, tell, cancel),
            len(job.labels),
            "",
        )

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, translate("Labels", "Save as PDF"), QDir.homePath())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(["PDF (*.pdf)"])
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(translate("Labels", "Labels"))
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path) -> None:
        """Write the PDF, away from here."""
        job, title = self.job(), translate("Labels", "Labels")
        self._start(
            lambda tell, cancel: write_label_file(path, pdf(job, title, tell, cancel)),
            len(job.labels),
            str(path),
        )

    def _start(self, do: object, count: int, file: str) -> None:
        assert callable(do)
        if self._soon.isActive():
            # Shown later it would enable the buttons again, and take away what is said of a failure.
            self._soon.stop()
            self._show()
        self._remember()
        self._enable(False)
        self.said.say("")
        show_progress(self.progress, 0, None)
        self.progress.show()

        def done(_: object) -> None:
            self.printed.emit(count, file)
            self.accept()

        self._work.start(do, done=done, failed=self._on_failed)

    def _on_progress(self, done: int, total: int) -> None:
        show_progress(self.progress, done, total)

    def _on_failed(self, error: ShopError) -> None:
        self.progress.hide()
        if isinstance(error, Cancelled):
            super().reject()
            return
        self._enable(bool(self.labels))
        match error.code:
            case "disk_full":
                said = translate("Labels", "The disk is full. Free some space, or choose another disk.")
            case "not_printed":
                said = translate(
                    "Labels", "The printer took nothing. See that it is on and has paper, and print again."
                )
            case _:
                said = texts.error(error.code, error.params).whole
        self.said.say(said, "red")

    def reject(self) -> None:
        """Esc stops what runs; no part of a file stays."""
        self._look.stop()
        if self._work.running:
            self._work.stop()
            return
        super().reject()

    # settings

    def _take_settings(self) -> None:
        kept = self._context.settings
        for name, box in (("labels.code", self.with_code), ("labels.price", self.with_price)):
            box.setChecked(kept.flag(name) if kept is not None else bool(SETTINGS[name].default))
        layout = kept.text("labels.layout") if kept is not None else SETTINGS["labels.layout"].default
        self.paper.setCurrentIndex(self.paper.findData(layout))

    def _remember(self) -> None:
        kept = self._context.settings
        if kept is None:
            return
        wanted: dict[str, str | bool] = {
            "labels.layout": self.paper.currentData(),
            "labels.code": self.with_code.isChecked(),
            "labels.price": self.with_price.isChecked(),
        }
        now = {"labels.layout": kept.text("labels.layout")} | {
            name: kept.flag(name) for name in ("labels.code", "labels.price")
        }
        if changed := {name: value for name, value in wanted.items() if value != now[name]}:
            try:
                self._context.save_settings(changed)
            except ShopError as error:
                # The labels matter more than the memory of how they were made.
                self.said.say(texts.error(error.code, error.params).whole, "red")

    # building

    def _build(self, entity: Entity, total: int) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 16, 20, 16)
        outer.setSpacing(10)
        title = QLabel(f"{translate('Labels', 'Print labels')}: {texts.entities(entity.name)}")
        title.setProperty("role", "title")
        outer.addWidget(title)
        halves = QHBoxLayout()
        halves.setSpacing(20)
        outer.addLayout(halves, 1)
        left = QVBoxLayout()
        left.setSpacing(8)
        halves.addLayout(left)
        self.shown = QRadioButton(translate("Export", "What the list shows: %n record(s)", total))
        self.chosen = QRadioButton(translate("Export", "What is selected: %n record(s)", len(self._selected)))
        self.chosen.setVisible(bool(self._selected))
        (self.chosen if self._selected else self.shown).setChecked(True)
        self.chosen.toggled.connect(lambda _: self._read())
        left.addWidget(self.chosen)
        left.addWidget(self.shown)
        left.addSpacing(6)
        self.paper = ChoiceBox()
        for name in LAYOUTS:
            self.paper.addItem(settings_texts.choice(SETTINGS["labels.layout"], name), name)
        self.paper.currentIndexChanged.connect(lambda _: self._soon.start())
        left.addWidget(self._named(translate("Labels", "Paper"), self.paper))
        left.addWidget(self.paper)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        self.copies = self._number(MOST_COPIES)
        self.first = self._number(1)
        for row, (words, box) in enumerate(
            (
                (translate("Labels", "Labels of each"), self.copies),
                (translate("Labels", "First free place on the sheet"), self.first),
            )
        ):
            grid.addWidget(self._named(words, box), row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(0, 1)
        left.addLayout(grid)
        self.with_price = QCheckBox(translate("Labels", "With the price"))
        self.with_code = QCheckBox(translate("Labels", "With the code as bars"))
        for tick in (self.with_price, self.with_code):
            tick.toggled.connect(lambda _: self._soon.start())
            left.addWidget(tick)
        left.addStretch(1)
        self.count = QLabel()
        self.count.setProperty("role", "heading")
        self.said = WrappedLabel()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        self.count.setWordWrap(True)
        for widget in (self.count, self.said, self.progress):
            left.addWidget(widget)
        self.preview = LabelPreview()
        self.preview.setAccessibleName(translate("Labels", "Preview of the first page"))
        self.preview.setToolTip(translate("Labels", "Click where the first free label is"))
        self.preview.begun.connect(lambda position: self.first.setValue(position + 1))
        halves.addWidget(self.preview, 1)
        answers = DialogButtons(self, translate("Export", "Cancel"))
        self.go = answers.add(translate("Labels", "Print..."), self._print, role="primary", enter=True)
        self.keep = answers.add(translate("Labels", "Save as PDF..."), self._ask_file, place=Role.ActionRole)
        outer.addWidget(answers)
        self.resize(760, 600)

    def _number(self, most: int) -> NumberBox:
        box = NumberBox()
        box.setRange(1, most)
        box.setFixedWidth(80)
        box.valueChanged.connect(lambda _: self._soon.start())
        return box

    def _named(self, words: str, control: QWidget) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        label.setBuddy(control)
        control.setAccessibleName(words)
        return label

    def _enable(self, can: bool) -> None:
        self.go.setEnabled(can)
        self.keep.setEnabled(can)
