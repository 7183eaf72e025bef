"""The history tab with its earlier values, and the related tab."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea

from app.commands.purchase_price import put_purchase_price
from storage.query.grammar import Query
from storage.records.history import EventKind
from ui.record.panel import DETAILS, HISTORY, RELATED
from ui.record.scroll_page import fill
from ui.text import formats


def said(page):
    return [label.text() for label in page.findChildren(QLabel)]


def buttons(page):
    return {button.accessibleName() or button.text(): button for button in page.findChildren(QPushButton)}


def look(hands, tab):
    hands.window.panel.tabs.setCurrentIndex(tab)
    return hands.window.panel.history if tab == HISTORY else hands.window.panel.related


def test_the_history_shows_what_when_and_from_where(hands, context):
    hands.open("customers", 1)
    hands.type("phone", "777")
    hands.save()
    context.commands.save("customers", {"city": "Olomouc"}, id=1, origin="lan:Kasa 2")
    page = look(hands, HISTORY)
    texts = said(page)
    assert "Phone: +420 602 111 000 → 777" in texts
    assert "Town: Brno → Olomouc" in texts
    assert any(text.startswith("today") and text.endswith("you · this computer") for text in texts)
    assert any("Kasa 2" in text for text in texts)


def test_a_purchase_price_is_told_as_one_that_stays_here_and_no_card_is_empty(hands, context, replica):
    with context.commands.open("supplier_list", "products", 1, "window") as scope:
        put_purchase_price(scope, 41, 101, 10.0)
    with replica.write() as tx:
        tx.history.record("products", 101, EventKind.CLOUD, fields={"imageUrl": ("", "x")}, origin="sync")
    hands.open("products", 101)
    texts = said(look(hands, HISTORY))
    assert texts[0] == "Purchase price noted on this computer"
    assert any(
        text.startswith("Purchase price without VAT: ") and text.endswith(" → 10.00") for text in texts
    )
    assert "Changed in the cloud" not in texts


def test_an_earlier_value_is_restored_as_an_undoable_change(hands, context, qtbot):
    for phone in ("1", "2", "3"):
        context.commands.save("customers", {"phone": phone, "city": phone}, id=1)
    hands.open("customers", 1)
    page = look(hands, HISTORY)
    with qtbot.waitSignal(hands.window.panel.saved, timeout=10_000):
        buttons(page)["Phone: Restore 1"].click()
    record = context.queries.record("customers", 1).record
    assert (record["phone"], record["city"]) == ("1", "3")
    assert hands.window.panel.form.rows["phone"].editor.line.text() == "1"
    assert "Phone: 3 → 1" in said(page)
    assert context.queries.undoable(of=["window"]).code == "put_back"
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: context.queries.record("customers", 1).record["phone"] == "3", timeout=10_000)


def test_an_earlier_version_is_restored_without_its_points(hands, context, qtbot):
    before = context.queries.record("customers", 1).record
    context.commands.save("customers", {"phone": "1", "city": "Aš"}, id=1)
    context.commands.save("customers", {"note": "n"}, id=1, add={"points": 5.0})
    hands.open("customers", 1)
    page = look(hands, HISTORY)
    wanted = [
        button
        for name, button in buttons(page).items()
        if name.startswith("Restore everything as before this")
    ]
    with qtbot.waitSignal(hands.window.panel.saved, timeout=10_000):
        wanted[-1].click()
    after = context.queries.record("customers", 1).record
    assert {name for name in before if before[name] != after[name]} <= {"points", "versionDate"}
    assert after["points"] == before["points"] + 5


def test_restoring_a_value_discards_the_input_of_that_field_only(hands, context, qtbot):
    context.commands.save("customers", {"phone": "1"}, id=1)
    hands.open("customers", 1)
    hands.type("phone", "typed")
    hands.type("city", "Praha")
    page = look(hands, HISTORY)
    with qtbot.waitSignal(hands.window.panel.saved, timeout=10_000):
        buttons(page)["Phone: Restore +420 602 111 000"].click()
    form = hands.window.panel.form
    assert form.rows["phone"].editor.line.text() == "+420 602 111 000"
    assert form.changes() == {"city": "Praha"}


def test_an_earlier_value_that_breaks_a_rule_is_refused_with_a_text(hands, context, replica, qtbot):
    from storage.records.history import EventKind

    with replica.write() as tx:
        tx.history.record(
            "customers", 1, EventKind.CLOUD, fields={"vatId": ("123", "CZ12345678")}, origin="cloud"
        )
    hands.open("customers", 1)
    page = look(hands, HISTORY)
    buttons(page)["VAT ID: Restore 123"].click()
    problem = hands.window.panel.form.rows["vatId"].problem
    qtbot.waitUntil(lambda: problem.text().startswith("Enter the VAT ID"), timeout=10_000)
    assert hands.window.panel.tabs.currentIndex() == DETAILS
    assert context.queries.record("customers", 1).record["vatId"] == "CZ12345678"


def test_values_that_are_no_longer_kept_are_named_and_not_offered(hands, replica):
    from storage.records.history import FORGOTTEN, EventKind

    with replica.write() as tx:
        tx.history.record("customers", 1, EventKind.EDITED, fields={"phone": FORGOTTEN}, origin="window")
    hands.open("customers", 1)
    page = look(hands, HISTORY)
    assert "Phone: values no longer kept" in said(page)
    assert not any("Phone" in name or name.startswith("Restore everything") for name in buttons(page))


def test_a_deleted_record_is_restored_from_its_history(hands, context, qtbot):
    context.commands.delete("suppliers", [41])
    hands.open("suppliers", 41)
    page = look(hands, HISTORY)
    with qtbot.waitSignal(hands.window.panel.saved, timeout=10_000):
        buttons(page)["Restore record"].click()
    assert not context.queries.record("suppliers", 41).record["deleted"]


def test_a_value_discarded_for_the_cloud_can_be_restored(hands, context, replica, qtbot):
    from storage.records.history import EventKind

    with replica.write() as tx:
        tx.history.record(
            "customers", 1, EventKind.DISCARDED, fields={"phone": ("999", None)}, origin="window"
        )
        tx.history.record("customers", 1, EventKind.HELD, fields={"city": ("Plzeň", "Brno")}, origin="cloud")
    hands.open("customers", 1)
    page = look(hands, HISTORY)
    assert "Town: Plzeň in the cloud, Brno here" in said(page)
    assert {"Phone: Restore 999", "Town: Restore Plzeň"} <= buttons(page).keys()


def test_a_long_history_is_shown_in_pages(hands, context):
    for number in range(30):
        context.commands.save("customers", {"phone": str(number)}, id=1)
    hands.open("customers", 1)
    page = look(hands, HISTORY)
    assert "Phone: 28 → 29" in said(page)
    assert "Phone: 0 → 1" not in said(page)
    buttons(page)["Show earlier"].click()
    assert "Phone: 0 → 1" in said(page)


def test_related_records_are_counted_and_linked(hands, context, qtbot):
    hands.open("categories", 12)
    page = look(hands, RELATED)
    qtbot.waitUntil(lambda: bool(page.relations), timeout=10_000)
    assert "Products in this category (2)" in said(page)
    buttons(page)["Rohlík"].click()
    assert hands.window.panel.shown == ("products", 102)
    look(hands, RELATED)
    qtbot.waitUntil(lambda: "Ingredients (1)" in said(page), timeout=10_000)
    name = next(each for each in buttons(page) if each.startswith("Mouka: 0.06"))
    buttons(page)[name].click()
    assert hands.window.panel.shown == ("products", 103)
    qtbot.waitUntil(lambda: "Used in (1)" in said(page), timeout=10_000)


def test_all_related_records_are_shown_in_their_list(hands, context, qtbot):
    hands.open("discount-groups", 61)
    page = look(hands, RELATED)
    qtbot.waitUntil(lambda: bool(page.relations), timeout=10_000)
    buttons(page)["Customers in this group: Show 1 in the list"].click()
    window = hands.window
    assert window.navigation.section == "customers"
    assert window.page.filter.text == "_discountGroupId|eq|61"
    assert window.page.model.rowCount() == 1


def test_members_of_a_tag_and_tags_of_a_member(hands, context, qtbot):
    hands.open("tags", 71)
    page = look(hands, RELATED)
    qtbot.waitUntil(lambda: "Customers with this tag (1)" in said(page), timeout=10_000)
    buttons(page)["Eva Čermáková"].click()
    assert hands.window.panel.tabs.currentIndex() == DETAILS
    look(hands, RELATED)
    qtbot.waitUntil(lambda: "VIP" in buttons(page), timeout=10_000)


def test_new_records_and_views_have_no_tabs(hands):
    hands.open("customers", 1)
    look(hands, HISTORY)
    hands.window.navigation.new("customers")
    panel = hands.window.panel
    assert not panel.tabs.isVisible()
    assert panel.pages.currentIndex() == DETAILS
    hands.open("customers", 2)
    assert panel.tabs.isVisible()


def test_counts_follow_changes_elsewhere(hands, context, qtbot):
    hands.open("categories", 12)
    page = look(hands, RELATED)
    qtbot.waitUntil(lambda: "Products in this category (2)" in said(page), timeout=10_000)
    context.commands.save("products", {"_categoryId": 12}, id=101, origin="lan")
    qtbot.waitUntil(lambda: "Products in this category (3)" in said(page), timeout=10_000)


@pytest.mark.parametrize("tab", [HISTORY, RELATED])
def test_a_refreshed_tab_keeps_its_scroll_position_and_another_record_starts_at_the_top(
    hands, context, qtbot, tab
):
    hands.open("customers", 1)
    page = look(hands, tab)
    area = page.findChild(QScrollArea)

    def long():
        fill(area, [QLabel("\n".join("line" for _ in range(200)))])
        qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 500)

    long()
    area.verticalScrollBar().setValue(400)
    long()
    assert area.verticalScrollBar().value() == 400
    hands.open("customers", 2)
    look(hands, tab)
    assert area.verticalScrollBar().value() == 0


def stamp(hands):
    return hands.window.panel.stamp.text()


def test_the_last_change_is_ours_as_it_was_typed_and_not_the_order_that_others_are_served(
    hands, context, replica
):
    # The cloud's clock is hours ahead: what clients are served is later than every moment here.
    ahead = context.clock.now() + 3 * 3_600_000
    record = context.queries.record("customers", 1).record
    with replica.write() as tx:
        tx.put("customers", {**record, "versionDate": ahead, "modifiedBy": "Kasa in spring"})
    hands.open("customers", 1)
    assert "Kasa in spring" not in stamp(hands)
    hands.type("phone", "777")
    hands.save()
    typed = formats.time_text(context.clock.now())
    assert context.queries.record("customers", 1).record["versionDate"] > ahead
    assert stamp(hands) == f"Last changed: today {typed}, you, this computer"


def test_the_last_change_after_sending_and_after_anothers(connected, qtbot):
    hands, cloud, runtime = connected.hands, connected.cloud, connected.runtime
    id = next(iter(runtime.replica.ids("customers", Query())))
    with cloud.replica.write() as tx:
        record = cloud.replica.known("customers", id)
        version = cloud.replica.clock.now()
        tx.put("customers", {**record, "modifiedBy": "Kasa 1", "versionDate": version})
    runtime.run(full=True)
    hands.open("customers", id)
    hands.type("phone", "777")
    hands.save()
    ours = stamp(hands)
    assert ours.startswith("Last changed: today ") and ours.endswith(", you, this computer")
    assert runtime.run().pushed == 1
    hands.window.panel.record.reload()
    assert cloud.replica.known("customers", id)["modifiedBy"].isdecimal(), "the cloud's number of our token"
    assert stamp(hands) == ours

    def elsewhere(**values):
        with cloud.replica.write() as tx:
            record, now = cloud.replica.known("customers", id), cloud.replica.clock.now()
            tx.put("customers", {**record, **values, "versionDate": now})
        runtime.run()
        hands.window.panel.record.reload()
        return f"today {formats.time_text(now)}"

    when = elsewhere(city="Aš", modifiedBy="Kasa 2")
    assert stamp(hands) == f"Last changed: {when}, Kasa 2"
    when = elsewhere(city="Cheb")
    assert stamp(hands) == f"Last changed: {when}", "the name is of the version before"
    page = look(hands, HISTORY)
    cloud_lines = [text for text in said(page) if text.startswith("today") and "this computer" not in text]
    assert [("Kasa 2" in text) for text in cloud_lines[:2]] == [False, True]


def test_a_related_record_that_was_made_here_is_opened(hands, context, qtbot):
    # Ids chosen here have up to 53 bits, more than Qt's int.
    made = context.commands.save("suppliers", {"name": "Pražírna Dub", "_cloudId": 343951305}).ids[0]
    assert made > 2**31
    context.commands.save("products", {"_supplierId": made}, id=101)
    hands.open("products", 101)
    page = look(hands, RELATED)
    qtbot.waitUntil(lambda: "Pražírna Dub" in buttons(page), timeout=10_000)
    buttons(page)["Pražírna Dub"].click()
    assert hands.window.panel.shown == ("suppliers", made)
