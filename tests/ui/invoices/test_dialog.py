"""An invoice in the window: dropped, its unknown lines answered, applied as one step with its labels, and undone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from app.change_set import Effect
from tests.app.invoices import samples
from tests.app.invoices.conftest import FARM, MILK, fill, product
from tests.app.support.workstation import Workstation
from ui.invoices.delivery_dialog import DeliveryDialog
from ui.invoices.dialog import InvoiceDialog

PATIENCE = 15_000
UNSEEN = 900
"""A product that no line is matched with by itself."""


class _Station(Workstation):
    """A workstation on a replica that is open already."""

    def __init__(self, replica, commands):
        self.replica, self.commands = replica, commands


@pytest.fixture
def shop(window, replica, context):
    """The shop that the forty lines are for, in the window."""
    station = _Station(replica, context.commands)
    fill(station)
    product(station, UNSEEN, "Nové jméno", "")
    return window


@pytest.fixture
def opened(shop, qtbot, tmp_path):
    """The invoice, compared."""
    return drop(shop, qtbot, tmp_path, "isdoc", "invoice.isdoc")


def drop(window, qtbot, folder, kind, name, sheet=samples.FORTY):
    """Drop an invoice on the window; its dialog."""
    path = folder / name
    path.write_bytes(samples.WRITERS[kind](sheet))
    content = QMimeData()
    content.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(300, 300),
        Qt.DropAction.CopyAction,
        content,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.file_drop.eventFilter(window, event)
    dialog = window.list_actions.dialog
    assert isinstance(dialog, InvoiceDialog)
    qtbot.waitUntil(lambda: dialog.found is not None or not dialog.message.isHidden(), timeout=PATIENCE)
    return dialog


def show(dialog, effect):
    """Show a tab and choose its first line."""
    dialog.lines.changes.show_effect(effect)
    dialog.lines.changes.table.setCurrentIndex(dialog.lines.changes.model.index(0, 0))
    return dialog.lines.changes.model.lines[0]


def test_a_dropped_invoice_is_applied_as_one_step_and_undone(opened, window, replica, context, qtbot):
    before = replica.supplier_prices.price(FARM, MILK)
    assert "FV-47" in opened.title.text() and opened.go.isEnabled()
    with qtbot.waitSignal(opened.applied, timeout=PATIENCE) as done:
        opened.go.click()
    assert done.args[0].count == len(opened.found.ticked) > 20
    assert replica.supplier_prices.price(FARM, MILK) != before
    context.commands.undo()
    assert replica.supplier_prices.price(FARM, MILK) == before


def test_an_unknown_line_is_matched_once_and_known_the_next_time(opened, window, qtbot, tmp_path):
    line = show(opened, Effect.UNKNOWN)
    assert opened.bar.isEnabled() and opened.bar.name.text() == line.name
    opened.bar.product.set_value(UNSEEN)
    opened.bar.product.edited.emit()
    qtbot.waitUntil(lambda: opened.found.answers.products.get(line.line) == UNSEEN, timeout=PATIENCE)
    compared = next(each for each in opened.found.changes if each.line == line.line)
    assert (compared.id, compared.effect) == (UNSEEN, Effect.CHANGED)
    qtbot.waitUntil(opened.go.isEnabled, timeout=PATIENCE)
    with qtbot.waitSignal(opened.applied, timeout=PATIENCE):
        opened.go.click()
    again = drop(
        window, qtbot, tmp_path, "isdoc", "next.isdoc", replace(samples.FORTY, number="FV-48", uuid="")
    )
    assert next(each for each in again.found.changes if each.line == line.line).matched == "remembered"


def test_the_same_invoice_twice_is_told_and_needs_a_tick(opened, window, qtbot, tmp_path):
    with qtbot.waitSignal(opened.applied, timeout=PATIENCE):
        opened.go.click()
    again = drop(window, qtbot, tmp_path, "cii", "again.xml")
    assert "already used" in again.told.text() and not again.again.isHidden()
    assert not again.go.isEnabled()


def test_a_file_that_is_no_invoice_says_what_it_is(shop, qtbot, tmp_path):
    path = tmp_path / "letter.pdf"
    path.write_bytes(b"%PDF-1.4\n%%EOF")
    shop.list_actions.open_invoice(path)
    dialog = shop.list_actions.dialog
    qtbot.waitUntil(lambda: bool(dialog.message.text()), timeout=PATIENCE)
    assert "letter.pdf" in dialog.message.text() and not dialog.go.isEnabled()


def test_a_delivery_is_counted_by_scanner_and_a_half_done_check_goes_on(opened, context, qtbot, tmp_path):
    opened.deliver.click()
    (check,) = opened.findChildren(DeliveryDialog)
    line = next(each for each in check.lines if each.expected > 1 and each.codes)
    code = next(code for code, pieces in line.codes.items() if pieces == "1")
    qtbot.keyClicks(check.code, code)
    qtbot.keyClick(check.code, Qt.Key.Key_Return)
    qtbot.keyClicks(check.code, "9999999999994")
    qtbot.keyClick(check.code, Qt.Key.Key_Return)
    assert "not on the invoice" in check.message.text()
    check.reject()
    again = DeliveryDialog(context)
    qtbot.addWidget(again)
    counted = {each.place: each.counted for each in again.lines}
    assert counted[line.place] == 1 and again.lines[-1].code == "9999999999994"
    again.table.selectRow([each.place for each in again.lines].index(line.place))
    qtbot.keyClicks(again.count, str(line.expected))
    qtbot.keyClick(again.count, Qt.Key.Key_Return)
    assert "right: 1" in again.summary.text()
    again.write(tmp_path / "protocol.csv")
    assert "9999999999994" in (tmp_path / "protocol.csv").read_text("utf-8-sig")
    again.finish.click()
    assert "checked" in DeliveryDialog(context).which.itemText(0)
