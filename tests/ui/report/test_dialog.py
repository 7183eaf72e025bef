"""The change report in the window: filtered, opened, put back, saved and printed."""

from __future__ import annotations

import csv

import pypdfium2
import pytest

from storage.query.grammar import Query
from ui.printing.table import Heading, PaperTable, save_pdf
from ui.report.dialog import ChangeReportDialog

PATIENCE = 10_000


@pytest.fixture
def dialog(window, context, replica, qtbot):
    """The report after three changes of today."""
    context.commands.person = replica.ids("employees", Query())[0]
    context.commands.save("customers", {"note": "=regular"}, id=1)
    context.commands.person = None
    context.commands.save("products", {"priceWithVat": 99.0}, id=101)
    context.commands.save("suppliers", {"city": "Tábor"}, id=41, origin="cli")
    window.named_actions["changes"].trigger()
    (found,) = window.findChildren(ChangeReportDialog)
    qtbot.waitUntil(lambda: len(found.found) == 3, timeout=PATIENCE)
    return found


def test_prices_come_first_and_the_filters_leave_one_persons_or_one_lists_changes(dialog):
    assert [each.entity for each in dialog.shown()] == ["products", "suppliers", "customers"]
    assert dialog.count.text() == "3 changes"
    dialog.lists.setCurrentIndex(dialog.lists.findData("suppliers"))
    assert [each.id for each in dialog.shown()] == [41]
    dialog.lists.setCurrentIndex(0)
    person = next(each.person for each in dialog.found if each.person)
    dialog.people.setCurrentIndex(dialog.people.findData(person))
    assert [each.entity for each in dialog.shown()] == ["customers"]


def test_a_change_is_opened_and_put_back(dialog, window, replica, qtbot):
    before = dialog.found[0].fields["priceWithVat"][0]
    dialog.table.selectRow(0)
    with qtbot.waitSignal(dialog.put_back, timeout=PATIENCE):
        dialog.back_button.click()
    assert replica.known("products", 101)["priceWithVat"] == before
    qtbot.waitUntil(lambda: len(dialog.found) == 4, timeout=PATIENCE)
    dialog.table.selectRow(0)
    dialog.open_button.click()
    assert window.panel.shown == ("products", 101)


def test_what_is_shown_goes_into_a_file_that_no_spreadsheet_runs(dialog, tmp_path):
    dialog.write(tmp_path / "changes.csv")
    rows = list(csv.reader((tmp_path / "changes.csv").read_text("utf-8-sig").splitlines()))
    assert rows[0] == ["When", "Who", "What", "Values"] and len(rows) == 4
    assert not any(cell.startswith(("=", "+", "@")) for row in rows for cell in row)


def test_a_table_is_printed_with_its_head_on_each_page(qapp, tmp_path):
    rows = ["Bakery", *[(f"Bread {number}", "1") for number in range(120)]]
    table = PaperTable("Products", "Shop · today", [Heading("Name"), Heading("Price", number=True)], rows)
    save_pdf(table, tmp_path / "list.pdf")
    with pypdfium2.PdfDocument((tmp_path / "list.pdf").read_bytes()) as document:
        pages = [page.get_textpage().get_text_range() for page in document]
    assert len(pages) > 1 and "Shop · today" in pages[0] and "Bakery" in pages[0]
    assert all("Name" in page for page in pages) and "Bread 119" in pages[-1]
