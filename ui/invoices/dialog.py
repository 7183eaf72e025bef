"""`InvoiceDialog`: an electronic invoice of a supplier, compared with the shop's products and applied as one undo step.

Opened on a file from the window. Reading and comparing run on a worker and change nothing; an answer of a person compares anew.
"""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.changes.application import Later
from app.invoices.comparison import Answers, ComparedInvoice, InvoiceChange, NewProduct, NotGoods
from app.invoices.delivery_check import DeliveryChecks
from app.invoices.invoice import Invoice
from app.invoices.invoices import Invoices, OpenInvoice
from app.supplier_list.terms import Terms
from storage.errors import ShopError
from ui.context import AppContext
from ui.invoices import text as invoice_text
from ui.invoices.answer_bar import AnswerBar
from ui.price_work.percent import typed_number
from ui.supplier_list.lines_dialog import LinesDialog, Work
from ui.supplier_list.lines_page import LinesPage
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.labels import WrappedLabel

WIDTH, HEIGHT = 1280, 640
"""Pixels of the dialog at normal text size."""


class InvoiceDialog(LinesDialog):
    """What the invoice says of itself, its lines, and what a person answers about one of them."""

    delivery_asked = Signal(int)
    """Check this delivery."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        self._invoices = Invoices(context.commands.replica, context.commands)
        self._answers = Answers()
        self.opened: OpenInvoice | None = None
        lines = LinesPage(context, columns=invoice_text.columns(), gone=False)
        page = QWidget()
        title = translate("Invoice", "Supplier's invoice")
        super().__init__(context, title, (page,), lines, (WIDTH, HEIGHT), parent)
        self._build(page)
        self.deliver = self.add_button(translate("Invoice", "Check the delivery…"), self._check_delivery, 0)
        self.refresh()

    @property
    def found(self) -> ComparedInvoice | None:
        """The invoice beside the shop."""
        return None if self.opened is None else self.opened.compared

    @property
    def supplier_name(self) -> str:
        """As the invoice has it."""
        return self.found.supplier.name if self.found is not None else ""

    # reading and comparing

    def open_file(self, path: Path) -> None:
        """Read an invoice and compare it."""
        self.show_busy()
        self._job.start(
            lambda _progress, cancel: self._invoices.read(path, cancel=cancel),
            done=self._show_read,
            failed=self.on_failed,
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
        self.show_busy()
        self._job.start(
            lambda _progress, _cancel: self._invoices.open(invoice),
            done=self._show_opened,
            failed=self.on_failed,
        )

    def _show_opened(self, opened: OpenInvoice) -> None:
        self.opened = opened
        self.lines.show_terms(opened.terms)
        self._show_comparison(opened.compared)

    def compare(self) -> None:
        """Compare anew with what was answered."""
        opened = self.opened
        terms = self.terms()
        if opened is None or terms is None:
            self.refresh()
            return
        answers = self._answers
        self.show_busy(keep=True)
        self._job.start(
            lambda _progress, _cancel: opened.compare(answers, terms),
            done=self._show_comparison,
            failed=self.on_failed,
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
        self.show_idle()

    def terms(self) -> Terms | None:
        """Those of the supplier with the rule that was entered."""
        return None if self.opened is None else self.lines.entered(self.opened.terms)

    # answers

    def _on_current(self, current: QModelIndex, _previous: QModelIndex) -> None:
        lines = self.lines.changes.model.lines
        line = lines[current.row()] if 0 <= current.row() < len(lines) else None
        self.bar.show_line(line if isinstance(line, InvoiceChange) else None)

    def _on_answered(self, line: int, product: int | NotGoods | NewProduct) -> None:
        self._answers = replace(self._answers, products={**self._answers.products, line: product})
        self.compare()

    def _on_counted(self, line: int, pieces: Decimal) -> None:
        self._answers = replace(self._answers, pieces={**self._answers.pieces, line: pieces})
        self.compare()

    def _on_rate(self) -> None:
        rate = typed_number(self.rate.text())
        if rate is not None and rate > 0 and rate != self._answers.exchange:
            self._answers = replace(self._answers, exchange=rate)
            self.compare()

    # applying

    def do_step(self) -> None:
        """Do what is ticked."""
        self.apply()

    def work(self, terms: Terms, later: Later | None) -> Work:
        """Apply the invoice."""
        found, ticked, invoices = self.found, self.lines.changes.ticked(), self._invoices
        add_supplier, again = self.add_supplier.isChecked(), self.again.isChecked()
        assert found is not None
        return lambda progress, cancel: invoices.apply(
            found, ticked, terms, origin="window", add_supplier=add_supplier, again=again, later=later,
            progress=progress, cancel=cancel,
        )  # fmt: skip

    def _check_delivery(self) -> None:
        found = self.found
        if found is not None:
            try:
                delivery = DeliveryChecks(self._context.commands.replica).begin(found)
            except ShopError as error:
                self.on_failed(error)
                return
            self.delivery_asked.emit(delivery)

    def refresh(self, *, busy: bool = False) -> None:
        """What can be done now."""
        found = self.found
        allowed = (
            found is not None
            and (found.supplier.id is not None or self.add_supplier.isChecked())
            and (not found.used or self.again.isChecked())
        )
        self.refresh_lines(allowed=allowed and not busy)
        self.deliver.setEnabled(not busy and found is not None and bool(found.lines))

    # made once

    def _build(self, page: QWidget) -> None:
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(self._make_head())
        self.told = WrappedLabel()
        layout.addWidget(self.told)
        layout.addWidget(self.lines, 1)
        self.lines.changes.table.selectionModel().currentChanged.connect(self._on_current)
        self.bar = AnswerBar(self._context)
        self.bar.answered.connect(self._on_answered)
        self.bar.counted.connect(self._on_counted)
        layout.addWidget(self.bar)

    def _make_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        self.which = ComboBox()
        self.which.setAccessibleName(translate("Invoice", "Invoice"))
        self.which.activated.connect(lambda _: self._open_invoice())
        self.which.hide()
        self.add_supplier, self.again = QCheckBox(), QCheckBox(translate("Invoice", "Use it again"))
        for box in (self.add_supplier, self.again):
            box.hide()
            box.toggled.connect(lambda _: self.refresh())
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
