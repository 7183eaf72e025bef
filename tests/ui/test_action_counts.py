"""Ten daily tasks of a counter, done through the real widgets, and how many clicks, keys and texts each takes at most.

A text typed counts as one, as does a key with others held. `pytest -s` prints what was done.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from storage.outbox.changes import ChangeKind, Intent
from storage.outbox.questions import Hold, HoldReason
from tests.fakes.changes_by_name import made
from tests.ui.conftest import make
from tests.ui.support.counter import button, dialog_of, section_area
from tests.ui.support.person import Person
from ui.conflicts.resolve_all_dialog import ResolveAllDialog
from ui.record.panel import HISTORY
from ui.window.main_window import MainWindow

PATIENCE = 10_000
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier

MOST = {
    "find and correct a phone": 7,
    "a new product with a recipe": 10,
    "50 prices +5 %": 6,
    "a storm of 20 conflicts": 3,
    "labels of 3 products": 8,
    "a tag for 10 customers": 6,
    "what waits to be sent": 3,
    "the file of a supplier again": 7,
    "undo the last": 1,
    "an earlier value": 5,
}
"""Task -> actions at most."""


@pytest.fixture
def window(context, replica, qtbot):
    with replica.write() as tx:
        tx.put_many("products", [
            make("products", 300 + n, name=f"Goods {n:02}", _categoryId=12, vat=1.21, priceWithVat=121.0,
                 priceWithoutVat=100.0, ean=[f"85900000{n:04}0"]) for n in range(50)
        ])  # fmt: skip
    made = MainWindow(context, section="customers")
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def person(window, qtbot):
    return Person(window, qtbot)


@pytest.fixture
def counted(request, person):
    """Judge a task by its number of actions."""

    def count(task):
        print(f"\n{task}: {person.actions} ({', '.join(person.steps)})")
        assert person.actions <= MOST[task]

    return count


def test_a_phone_is_found_and_corrected(window, person, counted, context, qtbot):
    person.press("Ctrl+F")
    person.type("novak")
    person.press("Return")
    qtbot.waitUntil(lambda: window.panel.shown == ("customers", 1) and window.page.table.hasFocus())
    person.press("Right")
    person.press("F2")
    person.type("+420 777 888 999")
    person.press("Return")
    qtbot.waitUntil(lambda: context.queries.record("customers", 1).record["phone"] == "+420 777 888 999")
    counted("find and correct a phone")


def test_a_product_with_a_recipe_is_made(window, person, counted, context, qtbot):
    person.press("Ctrl+3")
    person.press("Ctrl+N")
    person.type("Toast")
    form = window.panel.form
    person.click(form.rows["_categoryId"].editor.control, "Category")
    person.type("pecivo")
    person.click(form.sections["recipe"].header, "Ingredients")
    search = form.product.recipe.search
    qtbot.waitUntil(lambda: search.line.isVisible() and not search.line.visibleRegion().isEmpty())
    person.click(search.line, "Add an ingredient")
    person.type("mouka")
    person.press("Return")
    with qtbot.waitSignal(window.panel.saved, timeout=PATIENCE):
        person.press("Ctrl+S")
    id = window.panel.shown[1]
    lines = context.queries.page("product-ingredients", filter=f"_parentProductId|eq|{id}").records
    assert [each["_productId"] for each in lines] == [103]
    counted("a new product with a recipe")


def test_fifty_prices_are_raised(window, person, counted, replica, qtbot):
    person.press("Ctrl+3")
    person.press("Ctrl+F")
    person.type("goods")
    qtbot.waitUntil(lambda: window.page.model.rowCount() == 50)
    person.press("Ctrl+Shift+B")
    dialog = dialog_of(window, qtbot)
    person.type("+5 %")
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        person.click(dialog.go)
    assert {replica.known("products", 300 + n)["priceWithVat"] for n in range(50)} == {127.05}
    counted("50 prices +5 %")


def test_a_storm_of_conflicts_is_decided(window, person, counted, replica, qtbot):
    with replica.write() as tx:
        for number in range(20):
            copy = make("customers", 9000 + number, lastName=f"Both {number:02}")
            tx.put_change(made(
                entity="customers", id=copy["id"], kind=ChangeKind.UPDATE, intent=Intent({"note": "mine"}),
                base=copy, remote={**copy, "note": "theirs"}, held=Hold(HoldReason.OVERLAP, ("note",)),
            ))  # fmt: skip
    person.click(window.sidebar.sections.viewport(), "Sync", section_area(window, "sync"))
    tab = window.navigation.pages["sync"].conflicts
    qtbot.waitUntil(lambda: tab.mine.isVisible() and len(tab.table.rows_model.rows) == 20, timeout=PATIENCE)
    person.click(tab.mine)
    dialog = window.findChild(ResolveAllDialog)
    qtbot.waitUntil(dialog.isVisible)
    with qtbot.waitSignal(dialog.resolved, timeout=PATIENCE):
        person.click(dialog.go)
    assert not any(change.held for change in replica.changes())
    counted("a storm of 20 conflicts")


def test_labels_of_three_products_are_made(window, person, counted, qtbot, tmp_path):
    person.press("Ctrl+3")
    page = window.page
    for row, held in ((0, Qt.KeyboardModifier.NoModifier), (2, CTRL), (4, CTRL)):
        person.click_row(page.table, row, held)
    person.press("Ctrl+P")
    dialog = dialog_of(window, qtbot)
    qtbot.waitUntil(dialog.print_button.isEnabled, timeout=PATIENCE)
    assert dialog.count.text().startswith("3 labels")
    person.click(dialog.save_button)
    with qtbot.waitSignal(dialog.printed, timeout=PATIENCE):
        person.choose_file(dialog, tmp_path / "labels.pdf")
    assert (tmp_path / "labels.pdf").read_bytes().startswith(b"%PDF")
    counted("labels of 3 products")


def test_ten_customers_get_a_tag(window, person, counted, context, qtbot):
    page = window.page
    person.click_row(page.table, 0)
    person.click_row(page.table, 9, SHIFT)
    ids = page.selected()
    person.click(page.selection_bar.tag_button)
    dialog = dialog_of(window, qtbot)
    person.type("VIP")
    person.press("Return")
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        person.click(dialog.go)
    assert len(ids) == 10 and all(
        "VIP" in context.queries.record("customers", each).record["tags"] for each in ids
    )
    counted("a tag for 10 customers")


def test_what_waits_is_found(window, person, counted, context, qtbot):
    context.commands.save("customers", {"note": "x"}, id=2)
    box = window.page.toolbar.state_box
    person.click(box, "All states")
    person.press("Down")
    person.press("Return")
    qtbot.waitUntil(lambda: window.page.model.rowCount() == 1)
    assert window.page.model.record(0)["id"] == 2
    counted("what waits to be sent")


def test_a_file_is_imported_again(window, person, counted, context, qtbot, tmp_path):
    path = tmp_path / "prices.csv"
    path.write_text("EAN;Price with VAT\n8590000000000;99\n", encoding="utf-8")
    person.press("Ctrl+3")
    person.press("Ctrl+I")
    dialog = dialog_of(window, qtbot)
    person.click(button(dialog.columns.no_file))
    person.choose_file(dialog, path)
    qtbot.waitUntil(lambda: dialog.table is not None and dialog.go.isEnabled(), timeout=PATIENCE)
    dialog.activateWindow()
    person.click(dialog.go)
    qtbot.waitUntil(lambda: dialog.plan is not None and dialog.go.isEnabled(), timeout=PATIENCE)
    person.click(dialog.go)
    qtbot.waitUntil(
        lambda: context.queries.record("products", 300).record["priceWithVat"] == 99.0, timeout=PATIENCE
    )
    counted("the file of a supplier again")


def test_the_last_edit_is_undone(window, person, counted, context, qtbot):
    context.commands.save("customers", {"phone": "1"}, id=1)
    person.press("Ctrl+Z")
    qtbot.waitUntil(lambda: context.queries.record("customers", 1).record["phone"] == "+420 602 111 000")
    counted("undo the last")


def test_a_value_returns_from_the_history(window, person, counted, context, qtbot):
    context.commands.save("customers", {"phone": "1"}, id=1)
    context.commands.save("customers", {"phone": "2"}, id=1)
    person.press("Ctrl+F")
    person.type("novak")
    person.press("Return")
    qtbot.waitUntil(lambda: window.panel.shown == ("customers", 1))
    person.click_tab(window.panel.tabs, HISTORY)
    back = button(window.panel.history, "Phone", " 1")
    person.click(back, back.accessibleName())
    qtbot.waitUntil(lambda: context.queries.record("customers", 1).record["phone"] == "1")
    counted("an earlier value")
