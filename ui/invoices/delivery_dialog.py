"""`DeliveryDialog`: a delivery counted by scanner against its invoice. Each count is on disk before it is shown.

Opened from an invoice, or from the menu for the delivery that was not finished.
"""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.invoices.amounts import shown
from app.invoices.delivery_check import DeliveryChecks, LineState, Scanned, state_of, write_protocol
from storage.errors import ShopError
from storage.tables.supplier_invoices import Delivery, DeliveryLine
from ui.context import AppContext
from ui.invoices import text as invoice_text
from ui.price_work.percent import typed_number
from ui.printing.table import Heading, PaperTable, preview
from ui.style import theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

ROLES = {
    LineState.MISSING: ("", "text"),
    LineState.RIGHT: ("synced", "green"),
    LineState.TOO_MANY: ("problem", "amber"),
    LineState.UNKNOWN: ("problem", "red"),
}
"""Icon and colour of a line."""


class DeliveryDialog(QDialog):
    """The lines of one delivery, and the field that is scanned into."""

    def __init__(
        self, context: AppContext, delivery: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._checks = DeliveryChecks(context.commands.replica)
        self.lines: list[DeliveryLine] = []
        self._build()
        for each in self._checks.all():
            self.which.addItem(self._name(each), each.id)
        if delivery is not None:
            self.which.setCurrentIndex(max(0, self.which.findData(delivery)))
        self.which.currentIndexChanged.connect(lambda _: self._show())
        self._show()
        self.code.setFocus()

    @property
    def delivery(self) -> int | None:
        """The delivery that is shown; None without any."""
        found = self.which.currentData()
        return found if isinstance(found, int) else None

    def _name(self, delivery: Delivery) -> str:
        done = "" if delivery.finished is None else translate("Delivery", "checked")
        return " · ".join(
            filter(None, (delivery.name, delivery.number, invoice_text.day(delivery.date), done))
        )

    def _show(self, current: int | None = None) -> None:
        number = self.delivery
        self.lines = [] if number is None else self._checks.lines(number)
        self.table.show_rows([self._row(each) for each in self.lines])
        if current is not None:
            place = next((at for at, each in enumerate(self.lines) if each.place == current), None)
            if place is not None:
                self.table.selectRow(place)
        counts = {state: sum(state_of(each) is state for each in self.lines) for state in LineState}
        told = [f"{state_text(state)}: {count}" for state, count in counts.items() if count]
        self.summary.setText(" · ".join(told) or translate("Delivery", "No delivery is being checked."))
        for part in (self.code, self.count, self.finish, self.save, self.print):
            part.setEnabled(number is not None)

    def _row(self, line: DeliveryLine) -> Row:
        icon, role = ROLES[state_of(line)]
        return Row(self._cells(line), line.place, icon=icon, role=role)

    def _cells(self, line: DeliveryLine) -> tuple[str, ...]:
        difference = line.counted - line.expected
        return (
            line.name,
            line.code,
            _number(line.expected),
            _number(line.counted),
            "" if not difference else f"{'+' if difference > 0 else ''}{_number(difference)}",
            state_text(state_of(line)),
        )

    # counting

    def _scan(self) -> None:
        code, number = self.code.text().strip(), self.delivery
        if not code or number is None:
            return
        self.code.clear()
        try:
            self.show_scan(self._checks.scan(number, code))
        except ShopError as error:
            self._show_error(error)

    def show_scan(self, found: Scanned) -> None:
        """Show the line that was counted."""
        self._show(found.line.place)
        counted, expected = _number(found.line.counted), _number(found.line.expected)
        text = f"{found.line.name}: {counted} / {expected}"
        role = {LineState.UNKNOWN: "red", LineState.TOO_MANY: "amber", LineState.RIGHT: "green"}
        if found.state is not LineState.MISSING:
            text = f"{text} · {state_text(found.state)}"
        self.message.show_message(text, role.get(found.state, "muted"))

    def _set_count(self) -> None:
        keys, number, count = self.table.selected_keys(), self.delivery, typed_number(self.count.text())
        if not keys or number is None or count is None or count < Decimal(0):
            return
        try:
            line = self._checks.set_count(number, int(keys[0]), count)
        except ShopError as error:
            self._show_error(error)
            return
        self.count.clear()
        self._show(line.place)
        self.code.setFocus()

    # what becomes of it

    def _finish(self) -> None:
        if (number := self.delivery) is not None:
            try:
                self._checks.finish(number)
            except ShopError as error:
                self._show_error(error)
                return
            self.accept()

    def _heads(self) -> list[str]:
        return [column.title for column in self._columns()]

    def _save(self) -> None:
        dialog = QFileDialog(self, translate("Delivery", "Save the protocol"), QDir.homePath())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(["CSV (*.csv)", "XLSX (*.xlsx)"])
        dialog.setDefaultSuffix("csv")
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, path: Path) -> None:
        """Write the protocol into a file."""
        try:
            write_protocol(path, self.lines, self._heads(), {state: state_text(state) for state in LineState})
        except ShopError as error:
            self._show_error(error)

    def _print(self) -> None:
        columns = [Heading(each.title, number=each.number) for each in self._columns()]
        rows = [self._cells(each) for each in self.lines]
        shop = self._context.shop_name()
        note = " · ".join(filter(None, (shop, formats.moment_text(self._context.clock.now()))))
        preview(PaperTable(self.which.currentText(), note, columns, rows), self)

    def _show_error(self, error: ShopError) -> None:
        self.message.show_message(texts.error(error.code, error.params).whole, "red")

    # building

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column(texts.entity("products")),
            Column(translate("SupplierList", "Code"), 150),
            Column(translate("Delivery", "On the invoice"), 130, number=True),
            Column(translate("Delivery", "Counted"), 100, number=True),
            Column(translate("Delivery", "Difference"), 100, number=True),
            Column(translate("Delivery", "State"), 170),
        )

    def _build(self) -> None:
        self.setWindowTitle(translate("Delivery", "Check the delivery"))
        self.resize(theme.scaled(1000), theme.scaled(620))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self.which = ComboBox()
        self.which.setAccessibleName(self.windowTitle())
        layout.addWidget(self.which)
        row = QHBoxLayout()
        self.code = QLineEdit()
        self.code.setPlaceholderText(translate("Delivery", "Scan a code"))
        self.code.setAccessibleName(self.code.placeholderText())
        self.code.returnPressed.connect(self._scan)
        row.addWidget(self.code, 2)
        label = QLabel(translate("Delivery", "Count of the chosen line"))
        label.setProperty("role", "muted")
        row.addWidget(label)
        self.count = QLineEdit()
        self.count.setFixedWidth(90)
        self.count.setAccessibleName(label.text())
        self.count.returnPressed.connect(self._set_count)
        row.addWidget(self.count)
        layout.addLayout(row)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        self.table = SimpleTable(self.windowTitle(), self._columns())
        self.table.setSelectionMode(SimpleTable.SelectionMode.SingleSelection)
        layout.addWidget(self.table, 1)
        self.summary = QLabel()
        self.summary.setProperty("role", "muted")
        layout.addWidget(self.summary)
        buttons = DialogButtons(self, translate("Delivery", "Close"))
        self.finish: QPushButton = buttons.add(translate("Delivery", "Finish"), self._finish, role="primary")
        self.save: QPushButton = buttons.add(translate("Delivery", "Save as CSV"), self._save)
        self.print: QPushButton = buttons.add(translate("Delivery", "Print"), self._print)
        layout.addWidget(buttons)


def state_text(state: LineState) -> str:
    """How a line stands, in words."""
    match state:
        case LineState.MISSING:
            return translate("Delivery", "missing")
        case LineState.RIGHT:
            return translate("Delivery", "right")
        case LineState.TOO_MANY:
            return translate("Delivery", "too many")
        case LineState.UNKNOWN:
            return translate("Delivery", "not on the invoice")


def _number(value: Decimal) -> str:
    return formats.localised(shown(value))
