"""`InvoiceDialog`: an electronic invoice of a supplier, compared with the shop's products and applied as one undo step.

Opened on a file from the window. Reading and comparing run on a worker and change nothing; an answer of a person compares anew.
"""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import QModelIndex, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.change_set import ChangeLine, deeds_of
from app.changes.application import Applied, Later, waits
from app.errors import Cancelled
from app.invoices.comparison import Answers, ComparedInvoice, InvoiceChange, NewProduct, NotGoods
from app.invoices.delivery_check import DeliveryChecks
from app.invoices.invoice import Invoice
from app.invoices.invoices import Invoices, OpenInvoice
from app.supplier_list.terms import Terms
from storage.errors import ShopError
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.invoices import text as invoice_text
from ui.invoices.answer_bar import AnswerBar
from ui.price_work.later import LaterDialog
from ui.price_work.percent import typed_number
from ui.supplier_list.deeds_text import deeds_asked
from ui.supplier_list.lines_page import LinesPage
from ui.text import texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.controls import ComboBox, show_progress
from ui.widgets.labels import WrappedLabel

COMPARE_DELAY = 400
"""Milliseconds from a change of the rule to a new comparison."""
WIDTH, HEIGHT = 1280, 640
"""Pixels of the dialog at normal text size."""


class InvoiceDialog(QDialog):
    """`applied` carries the `Applied` that is on disk, the name of the supplier, and whether to print a plan's labels."""

    applied = Signal(object, str, bool)
    delivery_asked = Signal(int)
    """Check this delivery."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._invoices = Invoices(context.commands.replica, context.commands)
        self._answers = Answers()
        self.opened: OpenInvoice | None = None
        self._job = LongJob(context.bridge, self)
        self._job.progressed.connect(lambda done, total: show_progress(self.progress, done, total))
        self._compare_timer = QTimer(self, interval=COMPARE_DELAY, singleShot=True)
        self._compare_timer.timeout.connect(self._compare)
        self.setWindowTitle(translate("Invoice", "Supplier's invoice"))
        dialog_size.open_at(self, WIDTH, HEIGHT)
        self._build()
        self._refresh()

    @property
    def found(self) -> ComparedInvoice | None:
        """The invoice beside the shop."""
        return None if self.opened is None else self.opened.compared

    # reading and comparing

    def open_file(self, path: Path) -> None:
        """Read an invoice and compare it."""
        self._show_busy()
        self._job.start(
            lambda _progress, cancel: self._invoices.read(path, cancel=cancel),
            done=self._show_read,
            failed=self._on_failed,
        )

    def _show_read(self, found: list[Invoice]) -> None:
        self.which.clear()
        for each in found:
            self.which.addItem(each.number, each)
        self.which.setVisible(len(found) > 1)
        self._open_invoice()

    def _open_invoice(self) -> None:
        invoice = self.which.currentData()
        if invoice is None:
            return
        self._answers = Answers()
        self._show_busy()
        self._job.start(
            lambda _progress, _cancel: self._invoices.open(invoice),
            done=self._show_opened,
            failed=self._on_failed,
        )

    def _show_opened(self, opened: OpenInvoice) -> None:
        self.opened = opened
        self.lines.show_terms(opened.terms)
        self._show_comparison(opened.compared)

    def _compare(self) -> None:
        opened = self.opened
        terms = self._terms()
        if opened is None or terms is None:
            self._refresh()
            return
        answers = self._answers
        self._show_busy(keep=True)
        self._job.start(
            lambda _progress, _cancel: opened.compare(answers, terms),
            done=self._show_comparison,
            failed=self._on_failed,
        )

    def _show_comparison(self, found: ComparedInvoice) -> None:
        invoice = found.invoice
        self.title.setText(
            " · ".join(
                filter(
                    None,
                    (
                        f"{self.windowTitle()} {invoice.number}",
                        found.supplier.name,
                        invoice_text.day(invoice.date),
                    ),
                )
            )
        )
        self.add_supplier.setVisible(found.supplier.id is None)
        self.add_supplier.setText(
            translate("Invoice", "Add {name} to the suppliers", name=found.supplier.name)
        )
        self.again.setVisible(found.used)
        needs_rate = any(each.code in ("no_rate", "rate_given", "rate_of_invoice") for each in found.told)
        self.rate_label.setText(translate("Invoice", "1 {currency} =", currency=invoice.currency))
        self.rate_label.setVisible(needs_rate)
        self.rate.setVisible(needs_rate)
        self.told.show_message("\n".join(invoice_text.told(each) for each in found.told), "amber")
        place = self.lines.changes.tabs.currentIndex()
        self.lines.changes.show_changes(found)
        if self.lines.changes.tabs.isTabEnabled(place) and self._answers != Answers():
            self.lines.changes.tabs.setCurrentIndex(place)
        self.bar.show_line(None)
        self._show_idle()

    def _terms(self) -> Terms | None:
        return None if self.opened is None else self.lines.entered(self.opened.terms)

    # answers

    def _on_current(self, current: QModelIndex, _previous: QModelIndex) -> None:
        lines = self.lines.changes.model.lines
        line = lines[current.row()] if 0 <= current.row() < len(lines) else None
        self.bar.show_line(line if isinstance(line, InvoiceChange) else None)

    def _on_answered(self, line: int, product: int | NotGoods | NewProduct) -> None:
        self._answers = replace(self._answers, products={**self._answers.products, line: product})
        self._compare()

    def _on_counted(self, line: int, pieces: Decimal) -> None:
        self._answers = replace(self._answers, pieces={**self._answers.pieces, line: pieces})
        self._compare()

    def _on_rate(self) -> None:
        rate = typed_number(self.rate.text())
        if rate is not None and rate > 0 and rate != self._answers.exchange:
            self._answers = replace(self._answers, exchange=rate)
            self._compare()

    def _on_rule(self) -> None:
        self.go.setEnabled(False)
        self.later.setEnabled(False)
        self._compare_timer.start()

    # applying

    def _apply(self, later: Later | None = None, *, labels: bool = False) -> None:
        found, terms = self.found, self._terms()
        if found is None or terms is None or not self.go.isEnabled():
            return
        ticked = self.lines.changes.ticked()
        add_supplier, again = self.add_supplier.isChecked(), self.again.isChecked()
        self._show_busy()
        self._job.start(
            lambda progress, cancel: self._invoices.apply(
                found, ticked, terms, origin="window", add_supplier=add_supplier, again=again, later=later,
                progress=progress, cancel=cancel,
            ),
            done=lambda applied: self._on_applied(applied, labels),
            failed=self._on_failed,
            worker="commands",
        )  # fmt: skip

    def _ask_when(self) -> None:
        count, found = len(self._planned()), self.found
        if not count or found is None:
            return
        dialog = LaterDialog(count, self._context.clock.now(), self, name=found.supplier.name)
        dialog.accepted.connect(
            lambda: self._apply(Later(*dialog.values()), labels=dialog.print_labels.isChecked())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _check_delivery(self) -> None:
        found = self.found
        if found is not None:
            try:
                delivery = DeliveryChecks(self._context.commands.replica).begin(found)
            except ShopError as error:
                self._on_failed(error)
                return
            self.delivery_asked.emit(delivery)

    def _planned(self) -> list[ChangeLine]:
        """The ticked lines with a selling price that can wait."""
        return [line for line in self.lines.changes.ticked() if waits(line)]

    def _on_applied(self, applied: Applied, labels: bool) -> None:
        self._show_idle()
        self.applied.emit(applied, self.found.supplier.name if self.found is not None else "", labels)
        self.accept()

    def reject(self) -> None:
        """Esc cancels a running job, which then has no effect; else it closes the dialog."""
        self._compare_timer.stop()
        if self._job.running:
            self._job.stop()
            self._show_idle()
            return
        super().reject()

    # state

    def _show_busy(self, *, keep: bool = False) -> None:
        show_progress(self.progress, 0, None)
        self.progress.show()
        self.lines.setEnabled(keep)
        self.message.show_message("")
        self.go.setEnabled(False)
        self.later.setEnabled(False)

    def _show_idle(self) -> None:
        self.progress.hide()
        self.lines.setEnabled(True)
        self._refresh()

    def _on_failed(self, error: ShopError) -> None:
        self._show_idle()
        role = "muted" if isinstance(error, Cancelled) else "red"
        self.message.show_message(texts.error(error.code, error.params).whole, role)

    def _refresh(self) -> None:
        found = self.found
        ticked = self.lines.changes.ticked() if found is not None else []
        allowed = (
            found is not None
            and (found.supplier.id is not None or self.add_supplier.isChecked())
            and (not found.used or self.again.isChecked())
        )
        self.go.setText(deeds_asked(deeds_of(ticked)))
        self.go.setEnabled(bool(ticked) and allowed and self._terms() is not None)
        self.deliver.setEnabled(found is not None and bool(found.lines))
        self.later.setVisible(self.lines.start.currentData() != "keep")
        self.later.setEnabled(self.go.isEnabled() and bool(self._planned()))

    # made once

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(8)
        self.title = QLabel(self.windowTitle())
        self.title.setProperty("role", "title")
        layout.addWidget(self.title)
        layout.addLayout(self._make_head())
        self.told = WrappedLabel()
        layout.addWidget(self.told)
        self.lines = LinesPage(self._context, columns=invoice_text.columns(), gone=False)
        self.lines.show_terms(Terms())
        self.lines.rule_changed.connect(self._on_rule)
        self.lines.changes.ticks_changed.connect(self._refresh)
        self.lines.changes.table.selectionModel().currentChanged.connect(self._on_current)
        layout.addWidget(self.lines, 1)
        self.bar = AnswerBar(self._context)
        self.bar.answered.connect(self._on_answered)
        self.bar.counted.connect(self._on_counted)
        layout.addWidget(self.bar)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        layout.addLayout(self._make_buttons())

    def _make_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        self.which = ComboBox()
        self.which.setAccessibleName(translate("Invoice", "Invoice"))
        self.which.activated.connect(lambda _: self._open_invoice())
        self.which.hide()
        self.add_supplier, self.again = QCheckBox(), QCheckBox(translate("Invoice", "Use it again"))
        for box in (self.add_supplier, self.again):
            box.hide()
            box.toggled.connect(lambda _: self._refresh())
        self.rate_label, self.rate = QLabel(), QLineEdit()
        self.rate.setFixedWidth(90)
        self.rate.setAccessibleName(translate("Invoice", "Exchange rate"))
        self.rate.editingFinished.connect(self._on_rate)
        self.rate_label.hide()
        self.rate.hide()
        for part in (self.which, self.add_supplier, self.again, self.rate_label, self.rate):
            head.addWidget(part)
        head.addStretch(1)
        return head

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.deliver = QPushButton(translate("Invoice", "Check the delivery…"))
        self.deliver.setAutoDefault(False)
        self.deliver.clicked.connect(lambda _=False: self._check_delivery())
        row.addWidget(self.deliver)
        row.addStretch(1)
        self.go = QPushButton()
        self.go.setProperty("role", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(lambda _=False: self._apply())
        self.later = QPushButton(translate("Plans", "Plan for later…"))
        self.later.clicked.connect(self._ask_when)
        cancel = QPushButton(translate("Import", "Cancel"))
        cancel.clicked.connect(self.reject)
        for button in (self.later, cancel):
            button.setAutoDefault(False)
        for button in (self.go, self.later, cancel):
            row.addWidget(button)
        return row
