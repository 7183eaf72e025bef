"""The overview over a real replica and a practice cloud: the truth at its head, and figures that lead to their records."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from app.backup.backups import make_backup
from app.practice.faults import Fault, Rule
from app.queries.dashboard import Dashboard
from storage.query.grammar import Query
from storage.sync_state.runs import Day
from storage.tables.stock import put_stock
from tests.ui.support.event_loop_stalls import HANG, answering
from tests.ui.text.test_texts import nameless
from ui.overview import figures as overview_figures
from ui.overview.page import OverviewPage
from ui.style import theme
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


def links(page, rows):
    return [rows.itemAt(at).widget() for at in range(rows.count())]


def pieces(panel):
    return {each.name: each for each in panel.chart.points}


def test_the_window_begins_with_the_overview(context, qtbot):
    from ui.window.main_window import MainWindow

    window = MainWindow(context)
    qtbot.addWidget(window)
    assert window.navigation.section == "overview"
    assert window.sidebar.all_names()[0] == "overview"


def test_all_is_well_and_every_panel_says_so(connected, page, qtbot):
    assert page.header.title.text() == "Everything is synced"
    assert not page.banner.isVisible()
    assert links(page, page._todo_rows) == []
    assert page._no_todo.isVisible()
    assert page._no_todo.text.text() == "All good. Nothing needs you."
    assert page.waiting.stack.currentWidget() is page.waiting.placeholder
    assert page.waiting.summary.text() == "Everything is in the cloud."
    assert page.month.summary.text() == "Synced on 1 day."
    assert page.ages.summary.text() == "Everything up to date."
    page.ages.chart.point_activated.emit("suppliers")
    assert connected.window.navigation.section == "suppliers"


def test_the_first_day_has_three_next_steps(context, qtbot, open_window):
    window = open_window(context).window
    page = shown(window, qtbot)
    assert page.todo.title.text() == "Next three steps"
    connect, _bring, new = links(page, page._todo_rows)
    with qtbot.waitSignal(window.connect_asked):
        connect.click()
    new.click()
    assert window.panel.shown == ("products", None)


def test_waiting_changes_lead_to_just_these_records(connected, page, qtbot):
    for id in (1, 2):
        connected.runtime.commands.save("customers", {"note": "x"}, id=id)
    connected.runtime.commands.save("suppliers", {"city": "Tábor"}, id=41)
    qtbot.waitUntil(lambda: len(page.waiting.chart.points) == 2, timeout=PATIENCE)
    assert page.waiting.summary.text() == "3 changes waiting"
    assert page.waiting.stack.currentWidget() is not page.waiting.placeholder
    assert [each.name for each in page.waiting.chart.points] == ["Customers", "Suppliers"]
    qtbot.keyClick(page.waiting.chart, Qt.Key.Key_Return)
    assert connected.window.navigation.section == "customers"
    assert connected.window.page.toolbar.state_box.currentData() == "waiting"
    assert connected.window.page.model.rowCount() == 2


def test_what_needs_a_person_is_named_and_opens(connected, page, qtbot):
    ids = connected.runtime.replica.ids("customers", Query())
    for id in ids:
        connected.runtime.commands.save("customers", {"phone": "1"}, id=id)
        connected.cloud.commands.save("customers", {"phone": "2"}, id=id, origin="till")
    connected.runtime.run()
    qtbot.waitUntil(lambda: len(links(page, page._todo_rows)) == len(ids), timeout=PATIENCE)
    assert page.header.title.text() == "3 records need your decision"
    first = links(page, page._todo_rows)[0]
    assert first.text().endswith("Changed here and in the cloud")
    first.click()
    assert connected.window.dialogs.conflicts.isVisible()
    connected.window.dialogs.conflicts.reject()
    page.todo.title.click()
    sync = connected.window.navigation.pages["sync"]
    assert isinstance(sync, SyncPage) and sync.tab_bar.currentIndex() == 0


def test_more_questions_than_fit_are_counted(connected, page, qtbot):
    with connected.cloud.replica.write() as tx:
        for number in range(8):
            row = {**tx.get("customers", 1), "id": 7000 + number, "versionDate": 1_790_000_900_000 + number}
            tx.put("customers", row)
    connected.runtime.run(full=True)
    for number in range(8):
        connected.runtime.commands.save("customers", {"phone": "1"}, id=7000 + number)
        connected.cloud.commands.save("customers", {"phone": "2"}, id=7000 + number, origin="till")
    connected.runtime.run()
    qtbot.waitUntil(lambda: len(links(page, page._todo_rows)) == 7, timeout=PATIENCE)
    last = links(page, page._todo_rows)[-1]
    assert last.text() == "and 2 more"
    last.click()
    assert connected.window.navigation.section == "sync"


def test_stock_points_and_expiry_lead_to_their_filters(connected, page, qtbot):
    now = connected.runtime.clock.now()
    cloud = connected.cloud
    cloud.commands.save("products", {"stockDeduct": True}, id=101, origin="till")
    cloud.commands.save("products", {"stockDeduct": True}, id=103, origin="till")
    cloud.commands.save("customers", {"points": 250.0, "expireDate": now + 3 * DAY}, id=1, origin="till")
    with cloud.replica.write() as tx:
        rows = [
            {"_warehouseId": 31, "_productId": 101, "stockQuantityStatus": 0.0},
            {"_warehouseId": 31, "_productId": 103, "stockQuantityStatus": 4.0},
        ]
        put_stock(
            tx.connection, [{"stockStatusVersiondate": now, "_cloudVersion": now} | row for row in rows]
        )
    connected.runtime.run(full=True)
    refreshed(page, qtbot)
    assert {name: each.value for name, each in pieces(page.stock).items()} == {
        "Brno: sold out": 1, "Brno: 5 or fewer": 1,
    }  # fmt: skip
    (shelf,) = Dashboard(connected.runtime.replica, low=3).shelves()
    assert (shelf.low.count, shelf.few) == (0, 3)
    page.stock.chart.point_activated.emit(pieces(page.stock)["Brno: 5 or fewer"].key)
    listed = connected.window.page
    assert listed.entity.name == "warehouse-products" and listed.model.rowCount() == 1
    assert listed.model.record(0)["id"] == 103
    assert listed.toolbar.scope_box.currentData() == 31
    band = pieces(page.points)["100–499"]
    assert band.value == 1
    page.points.chart.point_activated.emit(band.key)
    assert [connected.window.page.model.record(0)["id"], connected.window.page.model.rowCount()] == [1, 1]
    (expiring,) = links(page, page._expiring)
    assert expiring.text() == "1 membership ends within 30 days"
    expiring.click()
    assert connected.window.page.model.rowCount() == 1


def test_a_month_of_runs_is_drawn_told_and_listed(connected, page, qtbot):
    replica = connected.runtime.replica
    now = replica.clock.now()
    with replica.write() as tx:
        tx.sync_state.daily_health.add(now - DAY, outcome="offline", received=0, sent=0)
        tx.sync_state.daily_health.add(now - DAY, outcome="in_step", received=2, sent=1)
        tx.sync_state.daily_health.add(now - 2 * DAY, outcome="error", received=0, sent=0)
    refreshed(page, qtbot)
    assert page.month.summary.text() == "Synced on 1 day, 2 with problems."
    drawn = page.month.chart.points
    assert len(drawn) == 30
    assert [each.role for each in drawn[-3:]] == ["red", "amber", "green"]
    assert drawn[-2].share == 0.5
    assert drawn[-2].value_text == "2 syncs, 1 without the cloud"
    assert drawn[-2].value_text in page.month.chart.accessibleDescription()
    page.month.table_button.click()
    table = page.month.table
    assert table.isVisible() and table.rows_model.rowCount() == 30
    assert table.rows_model.rows[-2].cells[1] == "2 syncs, 1 without the cloud"
    page.month.grab()
    page.month.table_button.click()
    page.month.chart.grab()
    for _ in range(3):
        qtbot.keyClick(page.month.chart, Qt.Key.Key_Right)
    assert page.month.chart.current == 3
    qtbot.mouseClick(
        page.month.chart, Qt.MouseButton.LeftButton, pos=page.month.chart.point_rects()[-1].center()
    )
    assert connected.window.navigation.pages["sync"].tab_bar.currentIndex() == 2


def test_days_with_nothing_but_trouble_are_not_called_good(context):
    day = Day(day=20_000, well=1, unreached=2)
    assert overview_figures.month([day])[0] == "Problems on 1 day."


def test_a_large_window_leaves_room_below_instead_of_hollow_cards(context, qtbot, open_window):
    window = open_window(context).window
    window.resize(1366, 768)
    page = shown(window, qtbot)
    qtbot.waitUntil(lambda: page.todo.height() > 250, timeout=PATIENCE)
    window.resize(1800, 1400)
    qtbot.waitUntil(lambda: page.height() > 1200, timeout=PATIENCE)
    assert max(each.height() for each in page._cards) <= 360


def test_large_letters_put_fewer_cards_side_by_side(context, qapp, qtbot, open_window, monkeypatch):
    monkeypatch.setattr(OverviewPage, "_give_way", lambda page: None)
    window = open_window(context).window
    try:
        for size, columns in ((100, 3), (200, 2)):
            theme.apply(qapp, "light", text_size=size)
            window.build()
            page = shown(window, qtbot)
            places = [page._grid.getItemPosition(at)[:2] for at in range(page._grid.count())]
            assert sorted(places) == [(at // columns, at % columns) for at in range(len(page._cards))]
    finally:
        theme.apply(qapp, "light")


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
def test_every_panel_answers_while_the_cloud_does_not(connected, page, qtbot, weather):
    if weather == "hanging":
        connected.cloud.faults.set(Rule(fault=Fault.HANG, seconds=HANG))
    else:
        connected.cloud.stop()
    connected.window.record_actions.sync()
    with answering():
        connected.runtime.commands.save("customers", {"note": "x"}, id=1)
        qtbot.waitUntil(lambda: len(page.waiting.chart.points) == 1, timeout=PATIENCE)
        for panel in (page.month, page.waiting, page.ages, page.stock, page.points):
            panel.table_button.click()
            panel.table_button.click()
            if panel.chart.points:
                panel.chart.point_activated.emit(panel.chart.points[0].key)
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


def test_N7_no_green_tick_without_a_cloud(window, qtbot):
    page = shown(window, qtbot)
    assert page.waiting.placeholder.icon == ("never", "muted")
    assert page.waiting.placeholder.text.text() == "Nothing waiting to be sent."
    steps = links(page, page._todo_rows)
    assert steps[0].text() == "Connect this computer to your shop's cloud"


def test_N7_no_green_tick_before_the_first_download(connected, qtbot):
    """Connected, and nothing read yet: as in the seconds after the set-up."""
    with connected.runtime.replica.write() as tx:
        tx.sync_state.meta.put("last_success", None)
        tx.sync_state.meta.put("last_outcome", None)
    page = shown(connected.window, qtbot)
    assert page.waiting.placeholder.icon == ("never", "muted")
    assert "Everything is in the cloud" not in page.waiting.placeholder.text.text()
    connected.runtime.run()
    qtbot.waitUntil(lambda: page.waiting.placeholder.icon == ("synced", "green"), timeout=PATIENCE)
    assert page.waiting.placeholder.text.text() == "Everything is in the cloud."


def texts_of(card):
    return [each.text() for each in links(None, card.rows)]


def test_products_that_run_out_are_named_and_open(connected, page, qtbot):
    replica = connected.runtime.replica
    products = replica.ids("products", Query())[:2]
    with replica.write() as tx:
        for id, quantity in zip(products, (0.0, 3.5), strict=True):
            tx.put("products", {**tx.get("products", id), "stockDeduct": True})
            warehouse = replica.ids("warehouses", Query())[0]
            put_stock(
                tx.connection,
                [{"_warehouseId": warehouse, "_productId": id, "stockQuantityStatus": quantity,
                  "purchasePriceWithoutVat": None, "stockStatusVersiondate": 1, "_cloudVersion": 1}],
            )  # fmt: skip
    refreshed(page, qtbot)
    names = [replica.get("products", id)["name"] for id in products]
    assert texts_of(page.shortages) == [f"0 · {names[0]}", f"3.5 · {names[1]}"]
    links(page, page.shortages.rows)[1].click()
    assert connected.window.panel.shown == ("products", products[1])


def test_memberships_that_end_soon_are_named_by_date(connected, page, qtbot):
    replica = connected.runtime.replica
    now = replica.clock.now()
    ids = replica.ids("customers", Query())[:2]
    assert not page.ending.isVisible()
    with replica.write() as tx:
        for id, days in zip(ids, (20, 3), strict=True):
            tx.put("customers", {**tx.get("customers", id), "expireDate": now + days * DAY})
    refreshed(page, qtbot)
    titles = [connected.context.title("customers", replica.get("customers", id)) for id in ids]
    assert [text.split(":")[0] for text in texts_of(page.ending)] == titles[::-1]
    assert page.ending.isVisible()


def test_changes_since_yesterday_say_who_made_them(connected, page, qtbot):
    connected.runtime.commands.save("customers", {"note": "x"}, id=1)
    connected.cloud.commands.save("customers", {"phone": "+420 111"}, id=2, origin="till")
    connected.runtime.run()
    refreshed(page, qtbot)
    told = texts_of(page.changes)
    assert told[0].startswith("Eva Čermáková: Changed in the cloud · ")
    assert told[1].startswith("Petr Novák: Changed · you · today ")
    links(page, page.changes.rows)[0].click()
    assert connected.window.panel.shown[0] == "customers"


def test_a_changed_ingredient_is_named_by_its_products(page, replica, context):
    context.commands.save("product-ingredients", {"quantity": 0.07}, id=201)
    (change,) = context.dashboard.named().changes
    assert change.title == context.queries.lookup("product-ingredients", [201])[201] == "Rohlík ← Mouka"


def test_unsaved_drafts_are_named_and_go_on(connected, page, qtbot):
    hands = connected.hands
    assert not page.unfinished.isVisible()
    hands.open("customers", 1)
    hands.type("phone", "12")
    hands.window.panel.close_record()
    hands.window.navigation.new("products")
    hands.type("name", "Koláč")
    hands.window.sidebar.choose("overview")
    refreshed(page, qtbot)
    assert texts_of(page.unfinished) == ["Customer: Petr Novák", "New product"]
    links(page, page.unfinished.rows)[1].click()
    assert connected.window.panel.form.rows["name"].editor.value() == "Koláč"


def test_the_last_backup_is_told_and_leads_to_backups(house, qtbot):
    page = shown(house.window, qtbot)
    assert texts_of(page.unfinished) == ["No backups yet."]
    make_backup(house.runtime.replica, None)
    refreshed(page, qtbot)
    assert texts_of(page.unfinished)[0].startswith("Last backup: today")
    links(page, page.unfinished.rows)[0].click()
    assert house.window.navigation.pages["settings"].key == "backup"


def test_panels_with_nothing_to_show_give_way(connected, page, qtbot):
    assert page.todo.isVisible() and page.ages.isVisible()
    assert not page.waiting.isVisible() and not page.shortages.isVisible()
    connected.runtime.commands.save("suppliers", {"city": "Tábor"}, id=41)
    qtbot.waitUntil(page.waiting.isVisible, timeout=PATIENCE)
