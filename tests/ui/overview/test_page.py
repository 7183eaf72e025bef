"""The overview over a real replica and a practice cloud: today's list, of which each line does what its verb says."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from app.practice.faults import Fault, Rule
from storage.query.grammar import Query
from storage.tables.stock import put_stock
from tests.ui.support.event_loop_stalls import HANG, answering
from tests.ui.text.test_texts import nameless
from ui.sync.page import SyncPage

PATIENCE = 10_000
DAY = 86_400_000


@pytest.fixture
def page(connected, qtbot):
    """The page, filled."""
    return shown(connected.window, qtbot)


def shown(window, qtbot):
    window.sidebar.choose("overview")
    page = window.navigation.pages["overview"]
    qtbot.waitUntil(lambda: page.figures is not None, timeout=PATIENCE)
    return page


def refreshed(page, qtbot):
    with qtbot.waitSignal(page.drawn, timeout=PATIENCE):
        page.refresh()


def told(section):
    return [line.text.text() for line in section.lines]


def test_the_window_begins_with_the_overview(context, qtbot):
    from ui.window.main_window import MainWindow

    window = MainWindow(context)
    qtbot.addWidget(window)
    assert window.navigation.section == "overview"
    assert window.sidebar.all_names()[0] == "overview"


def test_what_there_is_nothing_of_is_not_there(connected, page, qtbot):
    assert not page.banner.isVisible() and not page.details.isVisible()
    assert [each.title.text() for each in page._sections if each.isVisible()] == ["Prices"]
    assert told(page.prices) == ["1 without a price: Mouka"] and not page.nothing.isVisible()
    connected.runtime.commands.save("suppliers", {"city": "Tábor"}, id=41)
    qtbot.waitUntil(page.changes.isVisible, timeout=PATIENCE)


def test_a_shop_with_nothing_to_do_says_so(connected, page, qtbot):
    with connected.runtime.replica.write() as tx:
        for id in connected.runtime.replica.ids("products", Query()):
            tx.put("products", {**tx.get("products", id), "requiresPriceEntry": True})
    connected.context.todays_list._prices = None
    refreshed(page, qtbot)
    assert page.nothing.isVisible() and page.nothing.title.text() == "Nothing to do right now."


def test_the_first_day_has_three_next_steps(context, qtbot, open_window):
    window = open_window(context).window
    page = shown(window, qtbot)
    assert told(page.first)[0] == "Connect this computer to your shop's cloud"
    connect, _bring, new = page.first.lines
    with qtbot.waitSignal(window.connect_asked):
        connect.verb.click()
    new.verb.click()
    assert window.panel.shown == ("products", None)


def test_what_needs_a_person_is_named_and_decided_from_here(connected, page, qtbot):
    with connected.cloud.replica.write() as tx:
        for number in range(8):
            row = {**tx.get("customers", 1), "id": 7000 + number, "versionDate": 1_790_000_900_000 + number}
            tx.put("customers", row)
    connected.runtime.run(full=True)
    for number in range(8):
        connected.runtime.commands.save("customers", {"phone": "1"}, id=7000 + number)
        connected.cloud.commands.save("customers", {"phone": "2"}, id=7000 + number, origin="till")
    connected.runtime.run()
    qtbot.waitUntil(lambda: len(page.questions.lines) == 6, timeout=PATIENCE)
    first, *_, last = page.questions.lines
    assert first.text.text().endswith("Changed here and in the cloud") and first.verb.text() == "Decide"
    first.verb.click()
    assert connected.window.dialogs.conflicts.isVisible()
    connected.window.dialogs.conflicts.reject()
    assert last.text.text() == "and 3 more"
    last.verb.click()
    sync = connected.window.navigation.pages["sync"]
    assert isinstance(sync, SyncPage) and sync.tab_bar.currentIndex() == 0


def test_what_is_sold_below_cost_or_without_a_price_leads_to_the_shop_check(connected, page, qtbot):
    products = connected.runtime.replica.ids("products", Query())[:2]
    with connected.runtime.replica.write() as tx:
        record = {
            **tx.get("products", products[0]),
            "onSale": True,
            "display": True,
            "requiresPriceEntry": False,
        }
        tx.put("products", {**record, "priceWithVat": None, "priceWithoutVat": None})
    connected.runtime.commands.save("products", {"name": "Without"}, id=products[0])
    refreshed(page, qtbot)
    assert told(page.prices) == ["2 without a price: Without, Mouka"]
    page.prices.lines[0].verb.click()
    assert connected.window.navigation.section == "shop-check"


def test_what_is_sold_out_is_named_and_listed(connected, page, qtbot):
    replica = connected.runtime.replica
    products = replica.ids("products", Query())[:2]
    with replica.write() as tx:
        for id, quantity in zip(products, (-1.0, 3.5), strict=True):
            tx.put("products", {**tx.get("products", id), "stockDeduct": True})
            warehouse = replica.ids("warehouses", Query())[0]
            put_stock(
                tx.connection,
                [{"_warehouseId": warehouse, "_productId": id, "stockQuantityStatus": quantity,
                  "purchasePriceWithoutVat": None, "stockStatusVersiondate": 1, "_cloudVersion": 1}],
            )  # fmt: skip
    refreshed(page, qtbot)
    assert told(page.stock) == [f"1 sold out: {replica.get('products', products[0])['name']}"]
    page.stock.lines[0].verb.click()
    listed = connected.window.page
    assert listed.entity.name == "warehouse-products" and listed.model.rowCount() == 1
    assert listed.model.record(0)["id"] == products[0]


def test_memberships_that_end_soon_are_named_by_date(connected, page, qtbot):
    replica = connected.runtime.replica
    now = replica.clock.now()
    ids = replica.ids("customers", Query())[:2]
    with replica.write() as tx:
        for id, days in zip(ids, (20, 3), strict=True):
            tx.put("customers", {**tx.get("customers", id), "expireDate": now + days * DAY})
    refreshed(page, qtbot)
    titles = [connected.context.title("customers", replica.get("customers", id)) for id in ids]
    assert [text.split(":")[0] for text in told(page.ending)] == titles[::-1]
    page.ending.lines[0].verb.click()
    assert connected.window.panel.shown == ("customers", ids[1])


def test_changes_since_yesterday_are_told_step_by_step_with_who_made_them(connected, page, qtbot):
    commands, replica = connected.runtime.commands, connected.runtime.replica
    commands.save("customers", {"note": "x"}, id=1)
    employee = replica.ids("employees", Query())[0]
    commands.person = employee
    commands.save("suppliers", {"city": "Tábor"}, id=41)
    connected.cloud.commands.save("customers", {"phone": "+420 111"}, id=2, origin="till")
    connected.runtime.run()
    refreshed(page, qtbot)
    name = connected.context.queries.lookup("employees", [employee])[employee]
    newest, second, third = told(page.changes)
    assert newest.startswith("Eva Čermáková · Správce · today ")
    assert f" · {name} · today " in second
    assert third.startswith("Change, Petr Novák · you · today ")
    page.changes.lines[2].verb.click()
    assert connected.window.panel.shown == ("customers", 1)


def test_a_changed_ingredient_is_named_by_its_products(connected, page, qtbot):
    connected.runtime.commands.save("product-ingredients", {"quantity": 0.07}, id=201)
    refreshed(page, qtbot)
    assert told(page.changes)[0].startswith("Change, Rohlík ← Mouka · ")


def test_a_step_that_was_undone_is_no_change(connected, page, qtbot):
    connected.runtime.commands.save("customers", {"note": "x"}, id=1)
    connected.runtime.commands.undo()
    refreshed(page, qtbot)
    assert told(page.changes) == []


def test_unsaved_drafts_are_named_and_go_on(connected, page, qtbot):
    hands = connected.hands
    hands.open("customers", 1)
    hands.type("phone", "12")
    hands.window.panel.close_record()
    hands.window.navigation.new("products")
    hands.type("name", "Koláč")
    hands.window.sidebar.choose("overview")
    refreshed(page, qtbot)
    assert told(page.drafts) == ["Customer: Petr Novák", "New product"]
    page.drafts.lines[1].verb.click()
    assert connected.window.panel.form.rows["name"].editor.value() == "Koláč"


def test_after_a_week_without_a_run_a_banner_says_so(connected, page, qtbot):
    connected.runtime.commands.save("customers", {"note": "x"}, id=1)
    with connected.runtime.replica.write() as tx:
        tx.sync_state.meta.put("last_success", connected.runtime.clock.now() - 9 * DAY)
    page.refresh()
    assert page.banner.isVisible()
    assert page.banner.label.text() == "No sync for 9 days. 1 change waiting."
    button = page.banner.findChildren(QPushButton)[-2]
    with qtbot.waitSignal(connected.context.bridge.run_finished, timeout=PATIENCE):
        button.click()
    qtbot.waitUntil(lambda: not page.banner.isVisible(), timeout=PATIENCE)


@pytest.mark.parametrize("weather", ["hanging", "gone"])
def test_the_list_answers_while_the_cloud_does_not(connected, page, qtbot, weather):
    if weather == "hanging":
        connected.cloud.faults.set(Rule(fault=Fault.HANG, seconds=HANG))
    else:
        connected.cloud.stop()
    connected.window.record_actions.sync()
    with answering():
        connected.runtime.commands.save("customers", {"note": "x"}, id=1)
        qtbot.waitUntil(lambda: len(page.changes.lines) == 1, timeout=PATIENCE)
        page.changes.lines[0].verb.click()
        connected.window.sidebar.choose("overview")
        refreshed(page, qtbot)
    connected.cloud.faults.clear()
    connected.cloud.faults.set()
    if weather == "gone":
        connected.cloud.start()


@pytest.mark.parametrize("code", ["en", "cs", "sk", "pl", "de"])
def test_the_page_fits_and_names_every_control(context, qtbot, spoken, code, open_window):
    spoken(code)
    window = open_window(context).window
    page = shown(window, qtbot)
    assert nameless(page) == []
    hint = window.minimumSizeHint()
    assert hint.width() <= 1024 and hint.height() <= 700


def test_N7_nothing_is_green_without_a_cloud_or_before_the_first_download(connected, qtbot):
    with connected.runtime.replica.write() as tx:
        tx.sync_state.meta.put("last_success", None)
        tx.sync_state.meta.put("last_outcome", None)
    page = shown(connected.window, qtbot)
    assert page.first.isVisible() and not page.nothing.isVisible()
    connected.runtime.run()
    qtbot.waitUntil(lambda: not page.first.isVisible(), timeout=PATIENCE)
