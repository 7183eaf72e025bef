"""`LabelDialog`: prints labels for the selected records of a list, for all of them or for those whose price changed, or
saves them as a PDF.

The preview is drawn by the same painter as the print. What was printed is remembered.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
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
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.errors import Cancelled
from app.labels.due import DueLabels, mark_printed
from app.labels.gtin import PRODUCT_FIELDS
from app.labels.labels import MAX_LABELS, Label, Labels, repeat, write_label_file
from app.plans.to_come import PricesToCome
from app.queries.lists import ListQuery
from app.settings.definitions import SETTINGS
from app.settings.paper_formats import LAYOUTS, Layout
from storage.errors import ShopError
from storage.records.recent_changes import ValueStep
from storage.schema.fields import Entity
from ui.background.long_job import LongJob, ReportProgress
from ui.context import AppContext
from ui.labels.choice import RecordChoice
from ui.labels.painter import MM_PER_INCH, PrintJob, page_layout, paint_pages, render_pdf
from ui.labels.preview import LabelPreview
from ui.style import icons
from ui.text import formats, settings_texts, texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.controls import ComboBox, SpinBox, show_progress
from ui.widgets.dialog_buttons import DialogButtons, Role
from ui.widgets.labels import WrappedLabel

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MOST_COPIES = 100
PREVIEW_DELAY = 60
"""Milliseconds without a change of the options before the preview is drawn again."""


class LabelDialog(QDialog):
    """Choice of records, paper and contents, with a preview."""

    printed = Signal(int, str)
    """Number of labels, and the file (empty for a printer)."""

    def __init__(
        self, context: AppContext, entity: Entity, asked: ListQuery, total: int, selected: list[int],
        parent: QWidget | None = None, *, to_come: PricesToCome | None = None,
    ) -> None:  # fmt: skip
        """`to_come`: labels of these prices, which a plan will bring, instead of those that the list shows."""
        super().__init__(parent)
        self._to_come = to_come
        self._context = context
        self._asked = asked
        self._source: Labels = context.labels(entity.name)
        self._due: DueLabels = context.due_labels(entity.name)
        self.labels: list[Label] = []
        self._read_job = LongJob(context.bridge, self)
        self._count_job = LongJob(context.bridge, self)
        self._print_job = LongJob(context.bridge, self)
        self._print_job.progressed.connect(self._on_progress)
        self._preview_timer = QTimer(self, interval=PREVIEW_DELAY, singleShot=True)
        self._preview_timer.timeout.connect(self._show_preview)
        self.setWindowTitle(translate("Labels", "Print labels"))
        self._build(entity, total, selected)
        self._load_settings()
        self.records.changed.connect(self._read)
        self._read()
        self._count_due()

    @property
    def layout_(self) -> Layout:
        """The chosen paper."""
        return LAYOUTS[self.paper.currentData()]

    def job(self) -> PrintJob:
        """The print job for the present options."""
        return PrintJob(
            layout=self.layout_,
            labels=repeat(self.labels, self.copies.value()),
            first=0 if self.layout_.roll else self.first.value() - 1,
            code=self.with_code.isChecked(),
            price=self.with_price.isChecked(),
            reduction=self.with_reduction.isChecked(),
            allergens=self.with_allergens.isChecked(),
        )

    # reading

    def _read(self) -> None:
        self._enable(False)
        self.message.show_message("")
        self.count.setText(translate("Labels", "Loading…"))
        source, due, order = self.records.source, self._due, self.records.label_order

        def read(progress: ReportProgress, cancel: threading.Event) -> list[Label]:
            if (later := self._to_come) is not None:
                language = self._asked.language
                return self._source.planned(later.prices, later.at, order=order, language=language)
            ids = source(due, self._asked)
            return self._source.read(self._asked, ids, progress, cancel, order=order)

        self._read_job.start(read, done=self._show_labels, failed=self._on_failed)

    def _count_due(self) -> None:
        """Say how many labels are due, and offer the steps that changed prices."""
        due = self._due
        if self._to_come is not None:
            self.records.show_order_only()
        if not self.records.products or self._to_come is not None:
            return

        def show(found: tuple[int, list[ValueStep]]) -> None:
            self.records.show_due(found[0])
            self.records.show_steps(found[1])

        self._count_job.start(
            lambda *_: (len(due.since_printing(self._asked)), due.steps()), done=show, failed=lambda _: None
        )

    def _show_labels(self, labels: list[Label]) -> None:
        self.labels = labels
        self._show_preview()

    def _show_preview(self) -> None:
        job = self.job()
        self.first.setEnabled(not job.layout.roll)
        if not job.layout.roll:
            self.first.setMaximum(job.layout.each)
        self.preview.show_job(job)
        self._show_page_number(job.pages)
        count = translate("Labels", "%n label(s)", len(job.labels))
        sheets = translate("Labels", "on %n sheet(s)", job.pages)
        summary = count if job.layout.roll else f"{count} {sheets}"
        self.count.setText(summary)
        self.preview.setAccessibleDescription(summary)
        limit = formats.number_text(MAX_LABELS)
        if len(self.labels) == MAX_LABELS or len(self.labels) * self.copies.value() > MAX_LABELS:
            text = translate(
                "Labels", "Only {count} labels can be printed at once. Print the rest afterwards."
            )
            self.message.show_message(text.format(count=limit))
        elif not self.labels:
            self.message.show_message(
                translate("Labels", "Nothing to print. Select products, or change the filter.")
            )
        else:
            self.message.show_message(_not_known(self.labels) if job.price and job.reduction else "", "amber")
        self._enable(bool(job.labels))

    # output

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self.message.show_message(
                translate("Labels", "No printer found. Connect one, or save the labels as a PDF."),
                "red",
            )
            return
        job = self.job()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        printer.setPageLayout(page_layout(job.layout))
        dialog = QPrintDialog(printer, self)
        dialog.setOptions(QPrintDialog.PrintDialogOption.PrintToFile)
        # The native dialog on Windows can only be shown modally.
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """Print on a worker thread."""
        job = self.job()
        printer.setFullPage(True)
        printer.setPageLayout(page_layout(job.layout))

        def paint(progress: ReportProgress, cancel: threading.Event) -> None:
            paint_pages(job, printer, printer.resolution() / MM_PER_INCH, progress, cancel)
            self._remember(job)

        self._start(paint, len(job.labels), "")

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
        """Write the PDF on a worker thread."""
        job, title = self.job(), translate("Labels", "Labels")

        def write(progress: ReportProgress, cancel: threading.Event) -> None:
            write_label_file(path, render_pdf(job, title, progress, cancel))
            self._remember(job)

        self._start(write, len(job.labels), str(path))

    def _remember(self, job: PrintJob) -> None:
        """Keep which prices stand on the shelf now; on a worker thread."""
        if job.price:
            mark_printed(self._context.commands.replica, job.labels)

    def _start(self, job: object, count: int, file: str) -> None:
        assert callable(job)
        if self._preview_timer.isActive():
            # A later update would enable the buttons again and remove the message of a failure.
            self._preview_timer.stop()
            self._show_preview()
        self._save_settings()
        self._enable(False)
        self.message.show_message("")
        show_progress(self.progress, 0, None)
        self.progress.show()

        def done(_: object) -> None:
            self.printed.emit(count, file)
            self.accept()

        self._print_job.start(job, done=done, failed=self._on_failed)

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
                text = translate("Labels", "The disk is full. Free some space, or choose another disk.")
            case "not_printed":
                text = translate(
                    "Labels",
                    "The printer did not respond. Check that it is on and has paper, then print again.",
                )
            case _:
                text = texts.error(error.code, error.params).whole
        self.message.show_message(text, "red")

    def reject(self) -> None:
        """Esc cancels printing, which leaves no file; else it closes the dialog."""
        self._read_job.stop()
        self._count_job.stop()
        if self._print_job.running:
            self._print_job.stop()
            return
        super().reject()

    # settings

    def _load_settings(self) -> None:
        settings = self._context.settings
        for name, check_box in self._check_boxes.items():
            check_box.setChecked(
                settings.flag(name) if settings is not None else bool(SETTINGS[name].default)
            )
        layout = settings.text("labels.layout") if settings is not None else SETTINGS["labels.layout"].default
        self.paper.setCurrentIndex(self.paper.findData(layout))
        order = settings.text("labels.order") if settings is not None else SETTINGS["labels.order"].default
        self.records.order.setCurrentIndex(self.records.order.findData(order))

    def _save_settings(self) -> None:
        settings = self._context.settings
        if settings is None:
            return
        wanted: dict[str, str | bool] = {
            "labels.layout": self.paper.currentData(),
            "labels.order": self.records.label_order,
            **{name: check_box.isChecked() for name, check_box in self._check_boxes.items()},
        }
        now = {name: settings.text(name) for name in ("labels.layout", "labels.order")} | {
            name: settings.flag(name) for name in self._check_boxes
        }
        if changed := {name: value for name, value in wanted.items() if value != now[name]}:
            try:
                self._context.save_settings(changed)
            except ShopError as error:
                # Printing goes on although the options could not be saved.
                self.message.show_message(texts.error(error.code, error.params).whole, "red")

    # building

    def _build(self, entity: Entity, total: int, selected: list[int]) -> None:
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
        self.records = RecordChoice(total, selected, products=PRODUCT_FIELDS[entity.name] == "id")
        left.addWidget(self.records)
        left.addSpacing(6)
        self.paper = ComboBox()
        for name in LAYOUTS:
            self.paper.addItem(settings_texts.choice(SETTINGS["labels.layout"], name), name)
        self.paper.currentIndexChanged.connect(lambda _: self._preview_timer.start())
        left.addWidget(self._buddy_label(translate("Labels", "Paper"), self.paper))
        left.addWidget(self.paper)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        self.copies = self._spin_box(MOST_COPIES)
        self.first = self._spin_box(1)
        for row, (text, box) in enumerate(
            (
                (translate("Labels", "Labels per record"), self.copies),
                (translate("Labels", "First free label on the sheet"), self.first),
            )
        ):
            grid.addWidget(self._buddy_label(text, box), row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(0, 1)
        left.addLayout(grid)
        self.with_price = QCheckBox(translate("Labels", "Print the price"))
        self.with_code = QCheckBox(translate("Labels", "Print the barcode"))
        self.with_reduction = QCheckBox(translate("Labels", "Print the lowest price before a discount"))
        self.with_allergens = QCheckBox(
            translate("Labels", "Print the allergens, including those of ingredients")
        )
        self._check_boxes = {
            "labels.price": self.with_price,
            "labels.reduction": self.with_reduction,
            "labels.allergens": self.with_allergens,
            "labels.code": self.with_code,
        }
        for check_box in self._check_boxes.values():
            check_box.toggled.connect(lambda _: self._preview_timer.start())
            left.addWidget(check_box)
        left.addStretch(1)
        self.count = QLabel()
        self.count.setProperty("role", "heading")
        self.message = WrappedLabel()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        self.count.setWordWrap(True)
        for widget in (self.count, self.message, self.progress):
            left.addWidget(widget)
        self.preview = LabelPreview()
        self.preview.setToolTip(translate("Labels", "Click the first free label"))
        self.preview.position_clicked.connect(lambda position: self.first.setValue(position + 1))
        right = QVBoxLayout()
        right.addWidget(self.preview, 1)
        pages = QHBoxLayout()
        self.previous_page = self._page_button("previous", translate("Labels", "Previous page"), -1)
        self.page_number = QLabel()
        self.next_page = self._page_button("next", translate("Labels", "Next page"), 1)
        pages.addStretch(1)
        for part in (self.previous_page, self.page_number, self.next_page):
            pages.addWidget(part)
        pages.addStretch(1)
        right.addLayout(pages)
        halves.addLayout(right, 1)
        buttons = DialogButtons(self, translate("Export", "Cancel"))
        self.print_button = buttons.add(
            translate("Labels", "Print…"), self._print, role="primary", default=True
        )
        self.save_button = buttons.add(
            translate("Labels", "Save as PDF…"), self._ask_file, place=Role.ActionRole
        )
        outer.addWidget(buttons)
        dialog_size.open_at(self, 760, 600)

    def _page_button(self, icon: str, text: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.icon(icon))
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda: self._turn_page(step))
        return button

    def _turn_page(self, step: int) -> None:
        self.preview.show_page(self.preview.number + step)
        self._show_page_number(self.job().pages)

    def _show_page_number(self, pages: int) -> None:
        at = self.preview.number + 1
        shown = formats.number_text(at), formats.number_text(max(pages, 1))
        text = translate("Labels", "Page {at} of {total}", at=shown[0], total=shown[1])
        self.page_number.setText(text)
        self.preview.setAccessibleName(f"{translate('Labels', 'Preview')}: {text}")
        for part in (self.previous_page, self.page_number, self.next_page):
            part.setVisible(pages > 1)
        self.previous_page.setEnabled(at > 1)
        self.next_page.setEnabled(at < pages)

    def _spin_box(self, maximum: int) -> SpinBox:
        box = SpinBox()
        box.setRange(1, maximum)
        box.setFixedWidth(80)
        box.valueChanged.connect(lambda _: self._preview_timer.start())
        return box

    def _buddy_label(self, text: str, control: QWidget) -> QLabel:
        label = QLabel(text)
        label.setWordWrap(True)
        label.setBuddy(control)
        control.setAccessibleName(text)
        return label

    def _enable(self, enabled: bool) -> None:
        self.print_button.setEnabled(enabled)
        self.save_button.setEnabled(enabled)


def _not_known(labels: Sequence[Label]) -> str:
    """Of how many reduced prices not all of the 30 days before are known here, and since when all are; empty for none."""
    since = [each.reduction.known_from for each in labels if each.reduction and each.reduction.known_from]
    if not since:
        return ""
    return translate(
        "Labels",
        "%n lowest price(s) may be too high: prices before {day} are unknown here.",
        len(since),
        day=formats.day_text(max(since)),
    )
