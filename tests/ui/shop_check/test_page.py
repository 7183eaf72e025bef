"""The page of the shop check in the real window: what it shows, opens, dismisses and mends."""

from __future__ import annotations

import pytest

from tests.ui.conftest import make
from ui.window.main_window import MainWindow

PATIENCE = 10_000


@pytest.fixture
def page(context, replica, qtbot):
    """The page of a shop with a few oddities."""
    with replica.write() as tx:
        tx.put_many("products", [
            make("products", 111, name="Rohlík máslový", _categoryId=12, ean=["8590000000017"], vat=1.12,
                 priceWithVat=11.2, priceWithoutVat=10.0),
            make("products", 112, name="Koláč", _categoryId=12, vat=1.12, priceWithVat=11.2, priceWithoutVat=11.2),
        ])  # fmt: skip
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.navigation.go_to("shop-check")
    made = window.navigation.pages["shop-check"]
    qtbot.waitUntil(lambda: made.found is not None, timeout=PATIENCE)
    made.main_window = window
    return made


def choose(page, check):
    rows = page.checks.rows_model.rows
    page.checks.selectRow(next(at for at, row in enumerate(rows) if row.key == check))


def counts(page):
    return {row.key: row.cells[1] for row in page.checks.rows_model.rows}


def test_each_check_that_found_something_is_listed_with_its_findings(page):
    assert counts(page) | {"ean_twice": "2", "prices_disagree": "1"} == counts(page)
    choose(page, "ean_twice")
    cells = [row.cells for row in page.table.rows_model.rows]
    assert ("Espresso", "Product", "8590000000017, also Rohlík máslový") in cells
    assert page.advice.text() and not page.keep_shelf.isVisible()


def test_a_finding_opens_its_record(page):
    choose(page, "ean_twice")
    page.table.selectRow(0)
    page.open.click()
    window = page.main_window
    assert window.navigation.section == "products"
    assert window.panel.shown is not None and window.panel.shown[0] == "products"


def test_a_dismissed_finding_is_hidden_shown_again_and_taken_back(page):
    choose(page, "prices_disagree")
    page.table.selectRow(0)
    page.dismiss.click()
    assert "prices_disagree" not in counts(page)
    page.show_dismissed.setChecked(True)
    choose(page, "prices_disagree")
    page.table.selectRow(0)
    page.dismiss.click()
    page.show_dismissed.setChecked(False)
    assert counts(page)["prices_disagree"] == "1"


def test_prices_are_mended_as_one_step_that_undo_takes_back(page, replica, qtbot):
    choose(page, "prices_disagree")
    with qtbot.waitSignal(page.message, timeout=PATIENCE) as told:
        page.keep_shelf.click()
    change = told.args[1]
    assert change is not None and list(change.ids) == [112]
    assert replica.known("products", 112)["priceWithoutVat"] == 10.0
    qtbot.waitUntil(lambda: "prices_disagree" not in counts(page), timeout=PATIENCE)
    page._context.commands.undo(step=change.step)
    assert replica.known("products", 112)["priceWithoutVat"] == 11.2
    qtbot.waitUntil(lambda: "prices_disagree" in counts(page), timeout=PATIENCE)


def test_a_shop_without_oddities_is_told_so(page):
    from ui.shop_check.page import Found

    page.show_found(Found([], frozenset(), {}))
    assert page.stack.currentWidget() is page.empty and not page.show_dismissed.isVisible()
