"""Editing in the row: the same rules, prices and drafts as in the form, and never another record's cell."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from storage.schema.entities import CATALOGUE
from ui.drafts import Draft
from ui.lists.cell_editing import in_cell


@pytest.fixture
def at(hands, qtbot):
    """Make the cell of a record and a field the current one, with the focus in the table."""

    def at(entity: str, id: int, name: str):
        hands.window.sidebar.choose(entity)
        page = hands.window.page
        page.table.setFocus()
        row = page.model.row_of(id)
        page.table.choose(row, 1 + [field.name for field in page.model.columns].index(name))
        return page

    return at


def press(page, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    """A key as the system sends it: to what has the focus, with shortcuts and filters in the real order."""
    window = page.window()
    # Without a window manager the focus leaves a window that was just shown.
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.windowHandle(), key, modifier)


def begin(page, qtbot, text: str | None = None):
    press(page, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: page.cells.cell is not None)
    editor = page.cells.cell.editor
    assert editor.isAncestorOf(page.window().focusWidget())
    if text is not None:
        editor.control.selectAll()
        QTest.keyClicks(editor.control, text)
    return editor


def saved(context, entity: str, id: int):
    return context.queries.record(entity, id).record


def test_f2_edits_the_cell_and_enter_goes_down_the_column(at, context, qtbot, hands):
    page = at("products", 101, "priceWithVat")
    begin(page, qtbot, "60,50")
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: saved(context, "products", 101)["priceWithVat"] == 60.5)
    assert hands.toast() == "Saved on this computer"
    # By name the flour comes after the espresso.
    qtbot.waitUntil(lambda: page.cells.cell is not None and page.cells.cell.id == 103)
    assert page.table.currentIndex().row() == page.model.row_of(103)
    assert page.window().focusWidget() is page.cells.cell.editor.control
    press(page, Qt.Key.Key_Escape)
    assert page.cells.cell is None and page.table.hasFocus()
    qtbot.waitUntil(lambda: not hands.window.panel.dirty)
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: saved(context, "products", 101)["priceWithVat"] == 55.0)


def test_a_record_with_an_id_of_53_bits_is_edited_as_any(at, context, qtbot):
    id = 2**53 - 1
    context.commands.save("suppliers", {"id": id, "name": "Long", "_cloudId": 343951305})
    long = context.queries.page("suppliers", search="Long").records[0]["id"]
    page = at("suppliers", long, "phone")
    begin(page, qtbot, "777")
    assert context.drafts.get("suppliers", long).typed == {"phone": "777"}
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: saved(context, "suppliers", long)["phone"] == "777")
    qtbot.waitUntil(lambda: ("suppliers", long) not in context.drafts)
    assert long > 2**32


def test_the_other_price_follows_as_in_the_form(at, context, qtbot, hands):
    page = at("products", 101, "priceWithVat")
    begin(page, qtbot, "121")
    assert hands.window.panel.form.changes() == {"priceWithVat": 121.0, "priceWithoutVat": 100.0}
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: saved(context, "products", 101)["priceWithoutVat"] == 100.0)
    page.cells.leave()
    # It is on disk before the form has heard of it, and the panel shows the next record by then.
    qtbot.waitUntil(lambda: ("products", 101) not in context.drafts)
    hands.open("products", 101)
    assert not hands.window.panel.dirty and ("products", 101) not in context.drafts


def test_a_record_opened_again_while_it_is_being_saved_has_no_draft_left(at, context, qtbot, hands):
    page = at("products", 101, "priceWithVat")
    begin(page, qtbot, "121")
    press(page, Qt.Key.Key_Return)
    hands.open("products", 101)
    qtbot.waitUntil(lambda: saved(context, "products", 101)["priceWithoutVat"] == 100.0)
    qtbot.waitUntil(lambda: not hands.window.panel.dirty and ("products", 101) not in context.drafts)


def test_a_vat_rate_is_typed_in_per_cent(at, context, qtbot):
    page = at("products", 101, "vat")
    begin(page, qtbot, "12")
    page.cells.leave()
    qtbot.waitUntil(lambda: saved(context, "products", 101)["vat"] == 1.12)
    assert saved(context, "products", 101)["priceWithoutVat"] == pytest.approx(55 / 1.12)


def test_what_is_wrong_is_said_at_the_cell_and_nothing_is_saved(at, context, qtbot, hands):
    page = at("customers", 1, "phone")
    begin(page, qtbot, "7" * 30)
    press(page, Qt.Key.Key_Return)
    assert page.cells.cell is not None
    assert "20" in page.cells.cell._problem.text() and page.cells.cell._problem.isVisible()
    assert saved(context, "customers", 1)["phone"] == "+420 602 111 000"
    # Leaving it keeps what was typed.
    page.search.setFocus()
    qtbot.waitUntil(lambda: page.cells.cell is None)
    assert context.drafts.get("customers", 1).typed["phone"] == "7" * 30
    assert hands.window.panel.form.rows["phone"].editor.line.text() == "7" * 30


def test_what_is_typed_in_a_cell_is_a_draft_at_once(at, context, qtbot, hands):
    page = at("customers", 1, "phone")
    hands.window.panel.close_record()
    page.table.setFocus()
    begin(page, qtbot, "777")
    assert context.drafts.get("customers", 1).typed == {"phone": "777"}
    assert ("customers", 2) not in context.drafts
    press(page, Qt.Key.Key_Escape)
    assert ("customers", 1) not in context.drafts
    assert saved(context, "customers", 1)["phone"] == "+420 602 111 000"


def test_a_cell_begins_with_the_draft_of_its_field_and_leaves_the_others(at, context, qtbot, hands):
    record = saved(context, "customers", 1)
    context.drafts.keep(Draft(("customers", 1), record, {"phone": "777", "city": "Tábor"}))
    page = at("customers", 1, "phone")
    editor = begin(page, qtbot)
    assert editor.control.text() == "777"
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: saved(context, "customers", 1)["phone"] == "777")
    page.cells.leave()
    qtbot.waitUntil(lambda: context.drafts.get("customers", 1).typed == {"city": "Tábor"})
    assert saved(context, "customers", 1)["city"] == "Brno"


def test_the_editor_follows_its_record_when_the_list_is_sorted_anew(at, context, qtbot):
    page = at("customers", 1, "phone")
    page.sort_by("points")
    page.table.choose(page.model.row_of(1), 2)
    begin(page, qtbot, "777")
    before = page.model.row_of(1)
    context.commands.save("customers", {"points": 9999.0}, id=1, origin="lan")
    qtbot.waitUntil(lambda: page.model.row_of(1) != before)
    cell = page.cells.cell
    assert cell is not None and cell.id == 1
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: saved(context, "customers", 1)["phone"] == "777")
    other = page.model.record(before)["id"]
    assert other != 1 and saved(context, "customers", other)["phone"] != "777"


def test_tab_goes_to_the_next_cell_that_can_be_edited(at, context, qtbot):
    page = at("products", 101, "priceWithVat")
    begin(page, qtbot, "60")
    press(page, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: page.cells.cell is not None and page.cells.cell.field.name == "vat")
    assert page.cells.cell.id == 101
    press(page, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: page.cells.cell is not None and page.cells.cell.field.name == "priceWithVat")
    qtbot.waitUntil(lambda: saved(context, "products", 101)["priceWithVat"] == 60.0)


def test_cells_that_do_not_fit_into_a_row_are_edited_in_the_form(at, hands, qtbot):
    page = at("products", 101, "ean")
    press(page, Qt.Key.Key_F2)
    assert page.cells.cell is None
    qtbot.waitUntil(lambda: hands.window.panel.form.focused() == "ean")
    page = at("customers", 1, "title")
    press(page, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: hands.window.panel.form.focused() == "firstName")


def test_nothing_is_edited_in_a_view_or_while_only_looking(at, hands, context, qtbot):
    stock, employees = CATALOGUE["warehouse-products"], CATALOGUE["employees"]
    assert not any(in_cell(stock, field) for field in stock.fields)
    assert not any(in_cell(employees, employees.by_name[name]) for name in ("id", "versionDate", "tags"))
    page = at("customers", 1, "phone")
    context.permissions.lock()
    press(page, Qt.Key.Key_F2)
    assert page.cells.cell is None
