"""A form that is open while a real run pulls a change of its record (F65)."""

from __future__ import annotations


def _pull(shop, qtbot):
    with qtbot.waitSignal(shop.context.bridge.changed, timeout=20_000):
        shop.context.sync_now()


def test_F65_a_pulled_change_is_shown_and_saving_keeps_both(connected, qtbot):
    shop = connected
    record = shop.runtime.queries.page("customers").records[0]
    id = record["id"]
    form = shop.hands.open("customers", id)
    shop.hands.type("phone", "777")
    shop.cloud.commands.save("customers", {"city": "Olomouc", "phone": "888"}, id=id)
    _pull(shop, qtbot)
    qtbot.waitUntil(lambda: form.rows["city"].editor.line.text() == "Olomouc", timeout=10_000)
    row = form.rows["phone"]
    assert row.editor.line.text() == "777" and row.elsewhere.isVisible() and "888" in row.elsewhere.text()
    shop.hands.save()
    assert shop.runtime.run().outcome == "in_step"
    there = shop.cloud.replica.known("customers", id)
    assert (there["phone"], there["city"]) == ("777", "Olomouc")


def test_F65_a_save_before_the_pull_is_merged_onto_the_base_of_the_form(connected, qtbot):
    shop = connected
    id = shop.runtime.queries.page("customers").records[0]["id"]
    shop.hands.open("customers", id)
    shop.hands.type("phone", "777")
    shop.cloud.commands.save("customers", {"city": "Olomouc", "note": "theirs"}, id=id)
    shop.hands.save()
    assert shop.runtime.run().outcome == "in_step"
    there = shop.cloud.replica.known("customers", id)
    assert (there["phone"], there["city"], there["note"]) == ("777", "Olomouc", "theirs")
