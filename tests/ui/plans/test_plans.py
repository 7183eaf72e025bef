"""Planned prices in the real window: planned from the dialog of new prices, listed, decided, undone, shown elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDateTime

from app.change_set import ChangeLine, Effect
from app.plans.planner import Planner
from storage.plans.plan import Outcome
from tests.fakes.clock import ManualClock
from tests.ui.conftest import make
from ui.labels.dialog import LabelDialog
from ui.plans.dialog import PlansDialog
from ui.window.main_window import MainWindow

PATIENCE = 10_000


@pytest.fixture
def window(context, replica, qtbot):
    """The list of products, two of them with prices, on a day in September."""
    replica.clock = ManualClock()
    at(replica, "2026-09-28")
    with replica.write() as tx:
        tx.put_many("products", [
            make("products", 111, name="Bread", vat=1.21, priceWithVat=121.0, priceWithoutVat=100.0),
            make("products", 112, name="Cake", vat=1.21, priceWithVat=60.5, priceWithoutVat=50.0),
        ])  # fmt: skip
    made = MainWindow(context)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.navigation.go_to("products")
    return made


@pytest.fixture
def planner(replica, context):
    return Planner(replica, context.commands)


@pytest.fixture
def plan(planner):
    """Both for less from 2026-10-01 to 2026-10-08; the clock of the tests is at the end of September."""
    changes = [
        ChangeLine(effect=Effect.CHANGED, id=id, after={"priceWithVat": to})
        for id, to in ((111, 99.0), (112, 50.0))
    ]
    return planner.add("Autumn", changes, start="2026-10-01", end="2026-10-08", origin="window").plan


@pytest.fixture
def dialog(window, qtbot):
    """Opens the dialog as its action does, and waits until the plans are shown."""

    def open_dialog():
        window.named_actions["plans"].trigger()
        found = window.findChildren(PlansDialog)[-1]
        settle(found, qtbot)
        return found

    return open_dialog


def settle(dialog, qtbot):
    qtbot.waitUntil(lambda: not dialog._fetch._running, timeout=PATIENCE)


def at(replica, day):
    replica.clock.wall = QDateTime.fromString(f"{day}T09:00:00", "yyyy-MM-dd'T'HH:mm:ss").toMSecsSinceEpoch()


def rows(table):
    return [row.cells for row in table.rows_model.rows]


def test_new_prices_are_planned_for_later(window, context, replica, qtbot):
    window.list_actions.change_prices(window.navigation.page)
    dialog = window.list_actions.dialog
    dialog.value.setText("+10 %")
    qtbot.waitUntil(lambda: dialog.changes is not None and not dialog.preview_job.running, timeout=PATIENCE)
    dialog.later.click()
    later = dialog.asking
    assert not later.go.isEnabled()
    later.name.setText("Autumn")
    later.returns.setChecked(True)
    later.end.setDateTime(later.start.dateTime())
    assert not later.go.isEnabled() and later.status.text()
    later.start.setDateTime(QDateTime.fromString("2026-10-01T00:00:00", "yyyy-MM-dd'T'HH:mm:ss"))
    later.end.setDateTime(QDateTime.fromString("2026-10-08T06:30:00", "yyyy-MM-dd'T'HH:mm:ss"))
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE) as told:
        later.go.click()
    assert told.args[0].startswith("Autumn: ") and told.args[1] is None
    (plan,) = replica.plans.all()
    assert (plan.start, plan.end, plan.origin) == ("2026-10-01T00:00", "2026-10-08T06:30", "window")
    assert {line.record: line.after["priceWithVat"] for line in replica.plans.lines(plan.id)}[111] == 133.1
    assert replica.known("products", 111)["priceWithVat"] == 121.0


def test_a_plan_is_listed_with_its_lines_and_cancelled(dialog, context, plan, qtbot, replica):
    opened = dialog()
    assert rows(opened.plans)[0][0] == "Autumn" and rows(opened.plans)[0][3:] == ("2", "Planned")
    assert rows(opened.lines) == [
        ("Bread", "121.00", "99.00", "121.00", "Not due yet"),
        ("Cake", "60.50", "50.00", "60.50", "Not due yet"),
    ]
    assert opened.keep.isHidden() and opened.undo.isHidden() and opened.give_back.isHidden()
    opened.cancel.click()
    qtbot.waitUntil(lambda: rows(opened.plans)[0][4] == "Cancelled", timeout=PATIENCE)
    assert not opened.cancel.isEnabled() and replica.plans.open() == []


def test_what_was_changed_meanwhile_is_decided_line_by_line(dialog, context, planner, plan, replica, qtbot):
    context.commands.save("products", {"priceWithVat": 110.0}, id=111)
    context.commands.save("products", {"priceWithVat": 55.0}, id=112)
    at(replica, "2026-10-02")
    planner.do_due()
    opened = dialog()
    assert rows(opened.plans)[0][4] == "Needs your decision" and rows(opened.lines)[0][3] == "110.00"
    everything = opened.take.text()
    opened.lines.selectRow(0)
    assert opened.take.text() != everything
    with qtbot.waitSignal(opened.message, timeout=PATIENCE) as told:
        opened.take.click()
    assert replica.known("products", 111)["priceWithVat"] == 99.0 and told.args[1].step is not None
    settle(opened, qtbot)
    opened.keep.click()
    qtbot.waitUntil(lambda: rows(opened.plans)[0][4] == "Active", timeout=PATIENCE)
    assert replica.known("products", 112)["priceWithVat"] == 55.0
    assert opened.keep.isHidden()


def test_what_a_plan_did_is_undone_or_ended_early(dialog, context, planner, plan, replica, qtbot):
    at(replica, "2026-10-02")
    planner.do_due()
    opened = dialog()
    with qtbot.waitSignal(opened.message, timeout=PATIENCE):
        opened.undo.click()
    assert replica.known("products", 111)["priceWithVat"] == 121.0
    qtbot.waitUntil(lambda: rows(opened.plans)[0][4] == "Undone", timeout=PATIENCE)
    assert {line.begun for line in replica.plans.lines(plan.id)} == {Outcome.UNDONE}


def test_the_former_prices_return_now(dialog, context, planner, plan, replica, qtbot):
    at(replica, "2026-10-02")
    planner.do_due()
    assert replica.known("products", 112)["priceWithVat"] == 50.0
    opened = dialog()
    opened.give_back.click()
    qtbot.waitUntil(lambda: rows(opened.plans)[0][4] == "Ended", timeout=PATIENCE)
    assert replica.known("products", 112)["priceWithVat"] == 60.5
    assert rows(opened.lines)[0][4] == "Previous price restored"


def test_labels_of_a_plan_are_printed_before_it_begins(window, dialog, plan, qtbot, tmp_path):
    opened = dialog()
    opened.print_button.click()
    qtbot.waitUntil(lambda: isinstance(window.list_actions.dialog, LabelDialog), timeout=PATIENCE)
    labels = window.list_actions.dialog
    qtbot.waitUntil(lambda: bool(labels.labels), timeout=PATIENCE)
    assert {each.name: each.price for each in labels.labels} == {"Bread": 99.0, "Cake": 50.0}
    assert labels.records.order.isVisible() and labels.records.all_records.isHidden()
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        labels.save(tmp_path / "labels.pdf")
    assert (tmp_path / "labels.pdf").read_bytes().startswith(b"%PDF")


def test_view_only_plans_and_decides_nothing(dialog, context, plan, replica, qtbot):
    opened = dialog()
    context.permissions.lock()
    opened.cancel.click()
    assert [each.id for each in replica.plans.open()] == [plan.id]


def test_without_plans_the_dialog_says_how_to_make_one(dialog):
    opened = dialog()
    assert opened.stack.currentWidget() is opened.empty


def test_a_product_says_what_is_planned_for_it(window, context, planner, plan, replica):
    def told():
        window.navigation.show_record("products", 111)
        return window.panel.form.product.plans.text()

    assert told() == "From 01/10/2026: 99.00 (plan Autumn), until 08/10/2026"
    window.navigation.show_record("products", 112)
    at(replica, "2026-10-02")
    planner.do_due()
    assert told() == "From 08/10/2026 again: 121.00 (plan Autumn)"
    window.navigation.show_record("products", 112)
    context.commands.save("products", {"priceWithVat": 110.0}, id=111)
    at(replica, "2026-10-08")
    planner.do_due()
    assert told() == "Plan Autumn: changed meanwhile, needs your decision"
    window.navigation.show_record("products", 112)
    planner.answer(plan.id, "mine", origin="window")
    assert told() == ""


def told_lines(section):
    return [line.text.text() for line in section.lines]


def test_the_overview_names_the_plans_that_are_to_come_and_that_hold(window, planner, plan, replica, qtbot):
    window.navigation.go_to("overview")
    page = window.navigation.pages["overview"]

    def tells(start):
        page.refresh()
        qtbot.waitUntil(
            lambda: any(each.startswith(start) for each in told_lines(page.prices)), timeout=PATIENCE
        )

    tells("From 01/10/2026: Autumn, 2 ")
    at(replica, "2026-10-02")
    planner.do_due()
    tells("Until 08/10/2026: Autumn, 2 ")
    next(line for line in page.prices.lines if "Autumn" in line.text.text()).verb.click()
    assert window.findChildren(PlansDialog)


def test_the_overview_asks_about_what_was_changed_meanwhile(connected, qtbot):
    context = connected.window.context
    replica = context.commands.replica
    product = next(id for id, price in replica.values_by_id("products", "priceWithVat") if price > 1)
    planner = Planner(replica, context.commands)
    planner.add(
        "Autumn",
        [ChangeLine(effect=Effect.CHANGED, id=product, after={"priceWithVat": 1.0})],
        start="2020-01-01",
        origin="window",
    )
    context.commands.save("products", {"priceWithVat": 77.0}, id=product)
    planner.do_due()
    connected.window.sidebar.choose("overview")
    page = connected.window.navigation.pages["overview"]

    def asking():
        return [line for line in page.questions.lines if "Autumn" in line.text.text()]

    qtbot.waitUntil(lambda: bool(asking()), timeout=PATIENCE)
    (line,) = asking()
    assert line.text.text().startswith("Autumn: 1 ") and "Autumn" not in " ".join(told_lines(page.prices))
    line.verb.click()
    assert connected.window.findChildren(PlansDialog)
