"""The dialog of new prices in the real window: its rules, the ticks, what it leaves out, and Undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import make
from ui.price_work.later import LaterDialog
from ui.text.texts import price_reason
from ui.window.main_window import MainWindow

PATIENCE = 10_000


@pytest.fixture
def window(context, replica, qtbot):
    """The list of products, three of them with prices."""
    with replica.write() as tx:
        tx.put_many("products", [
            make("products", 111, name="Bread", _categoryId=12, vat=1.21, priceWithVat=121.0, priceWithoutVat=100.0,
                 purchasePriceWithoutVat=90.0),
            make("products", 112, name="Cake", _categoryId=12, vat=1.21, priceWithVat=60.5, priceWithoutVat=50.0),
        ])  # fmt: skip
    made = MainWindow(context)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.navigation.go_to("products")
    return made


@pytest.fixture
def dialog(window, qtbot):
    """The dialog over all products of the list."""
    window.list_actions.change_prices(window.navigation.page)
    return window.list_actions.dialog


def choose(box, data):
    box.setCurrentIndex(box.findData(data))


def shown(dialog):
    model = dialog.view.model
    rows = ([column.text(line) for column in model.columns] for line in model.lines)
    return {name: tuple(cells) for name, *cells in rows}


def typed(dialog, qtbot, text):
    dialog.value.setText(text)
    qtbot.waitUntil(
        lambda: not dialog.preview_timer.isActive() and not dialog.preview_job.running, timeout=PATIENCE
    )


def test_a_change_is_shown_line_by_line_and_done_as_one_step(window, context, dialog, replica, qtbot):
    typed(dialog, qtbot, "+10 %")
    assert shown(dialog)["Bread"][:3] == ("121.00", "133.10", "10.0%")
    assert shown(dialog)["Mouka"][3] == price_reason("no_price")
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE) as told:
        dialog.go.click()
    assert replica.known("products", 111)["priceWithoutVat"] == 110.0
    context.commands.undo(step=told.args[1].step)
    assert replica.known("products", 111)["priceWithVat"] == 121.0


def test_a_line_without_its_tick_keeps_its_price(window, dialog, replica, qtbot):
    typed(dialog, qtbot, "+10 %")
    model = dialog.view.model
    at = [line.name for line in model.lines].index("Bread")
    before = dialog.go.text()
    model.setData(model.index(at, 0), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert dialog.go.text() != before
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        dialog.go.click()
    assert replica.known("products", 111)["priceWithVat"] == 121.0
    assert replica.known("products", 112)["priceWithVat"] == 66.55


def test_a_margin_starts_from_the_purchase_price_and_marks_what_needs_a_look(dialog, qtbot):
    choose(dialog.start, "margin")
    choose(dialog.rounding, ".90")
    typed(dialog, qtbot, "50")
    assert shown(dialog)["Bread"][1] == "217.90"
    assert shown(dialog)["Bread"][3].startswith("Changes by more than")
    assert shown(dialog)["Cake"][3] == price_reason("no_cost")
    assert dialog.view.model.lines[0].marks, "what needs a look comes first"


def test_a_new_rate_keeps_the_price_that_is_chosen(window, dialog, replica, qtbot):
    choose(dialog.start, "vat")
    dialog.keep_net.setChecked(True)
    typed(dialog, qtbot, "12")
    assert shown(dialog)["Bread"][:2] == ("121.00", "112.00")
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        dialog.go.click()
    bread = replica.known("products", 111)
    assert (bread["vat"], bread["priceWithVat"], bread["priceWithoutVat"]) == (1.12, 112.0, 100.0)


@pytest.mark.parametrize("text", ["five", "1,2,3", "-", "1e400"])
def test_what_is_no_price_is_said_and_nothing_can_be_done(dialog, qtbot, text):
    typed(dialog, qtbot, text)
    assert dialog.status.text() and not dialog.go.isEnabled() and shown(dialog) == {}


def test_what_changed_after_the_preview_is_left_and_told(window, context, dialog, replica, qtbot):
    typed(dialog, qtbot, "+10 %")
    context.commands.save("products", {"priceWithVat": 99.0}, id=111)
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE) as told:
        dialog.go.click()
    assert "1" in told.args[0].split(",")[1]
    assert replica.known("products", 111)["priceWithVat"] == 99.0


def test_another_list_has_no_prices(window, qtbot):
    window.navigation.go_to("customers")
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        window.list_actions.change_prices(window.navigation.page)
    assert window.list_actions.dialog is None


@pytest.mark.parametrize(
    ("start", "text", "words"),
    [
        ("margin", "a third", "Enter a number, e.g. 25"),
        ("margin", "120", "Enter 99.99 or less."),
        ("markup", "-5", "Enter 0 or more."),
        ("vat", "100%", "Enter 99.99 or less."),
        ("price", "dear", "Enter a price or a change, e.g. +5%."),
    ],
)
def test_what_is_wrong_with_a_rule_is_said_in_words_of_the_rule(dialog, qtbot, start, text, words):
    choose(dialog.start, start)
    typed(dialog, qtbot, text)
    assert dialog.status.text() == words
    assert not dialog.go.isEnabled() and dialog.value.text() == text


def test_a_plan_without_a_name_says_what_is_missing(window, qtbot):
    later = LaterDialog(3, 0, window)
    later.open()
    assert not later.go.isEnabled()
    assert later.status.isVisible() and later.status.text() == "Name: Fill this in."
    qtbot.keyClicks(later.name, "Sale")
    assert later.go.isEnabled() and not later.status.isVisible()
    later.returns.setChecked(True)
    later.end.setDateTime(later.start.dateTime())
    assert not later.go.isEnabled() and later.status.text() == "The end must be after the start."
    later.reject()
