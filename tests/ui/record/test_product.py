"""The form of a product: VAT rates, linked prices, margin, stock, new suppliers, translations; and points."""

from __future__ import annotations

import pytest

from tests.ui.conftest import DAY, THEN, make
from ui.text import formats


def parts(hands):
    return hands.window.panel.form.product


def shown(hands, field):
    return hands.window.panel.form.rows[field].editor.line.text()


# prices


def test_a_price_with_vat_derives_the_price_without(hands, context):
    hands.open("products", 101)
    hands.type("priceWithVat", "50")
    assert shown(hands, "priceWithoutVat") == "41.32"
    hands.save()
    record = context.queries.record("products", 101).record
    assert (record["priceWithVat"], record["priceWithoutVat"]) == (50.0, 41.3223140495868)


def test_a_price_without_vat_derives_the_price_with(hands, context):
    hands.open("products", 101)
    hands.type("priceWithoutVat", "45,45")
    assert hands.window.panel.form.changes() == {"priceWithoutVat": 45.45, "priceWithVat": 54.9945}


def test_a_price_of_29_digits_derives_the_other(hands):
    hands.open("products", 101)
    hands.type("priceWithoutVat", f"{10**28}")
    assert hands.window.panel.form.changes() == {"priceWithoutVat": 1e28, "priceWithVat": 1.21e28}


def test_another_rate_keeps_the_price_with_vat(hands, context):
    hands.open("products", 101)
    hands.type("vat", "12")
    assert hands.window.panel.form.changes() == {"vat": 1.12, "priceWithoutVat": 49.1071428571429}


def test_a_price_typed_back_leaves_the_form_clean(hands, context, replica):
    with replica.write() as tx:
        record = tx.get("products", 101)
        tx.put("products", record | {"priceWithoutVat": 45.454545454545454})
    hands.open("products", 101)
    before = shown(hands, "priceWithVat")
    hands.type("priceWithVat", "60")
    assert hands.window.panel.dirty
    hands.type("priceWithVat", before)
    assert not hands.window.panel.dirty
    assert hands.window.panel.form.changes() == {}


def test_an_unparsable_price_derives_nothing(hands):
    hands.open("products", 101)
    hands.type("priceWithVat", "x1")
    assert shown(hands, "priceWithoutVat") == "45.45"


# rates


def test_a_rate_is_shown_with_its_name(hands, qtbot):
    hands.open("products", 101)
    assert shown(hands, "vat") == "21% – Základní"
    editor = hands.window.panel.form.rows["vat"].editor
    editor.show_rates()
    assert editor._offered.stringList() == ["21% – Základní", "12% – Snížená"]
    editor._completer.activated.emit("12% – Snížená")
    assert hands.window.panel.form.changes()["vat"] == 1.12


def test_a_rate_typed_by_number_or_name_is_completed_when_the_focus_leaves(hands):
    form = hands.open("products", 101)
    hands.type("vat", "12")
    form.go_to("name")
    assert shown(hands, "vat") == "12% – Snížená"
    hands.type("vat", "zakladni")
    form.go_to("name")
    assert not form.rows["vat"].editor.dirty


def test_a_rate_that_is_not_in_the_list_is_kept(hands, context):
    context.commands.save("products", {"vat": 1.15}, id=101)
    form = hands.open("products", 101)
    assert shown(hands, "vat") == "15%"
    hands.type("name", "Espresso doppio")
    hands.save()
    assert context.queries.record("products", 101).record["vat"] == 1.15
    assert form.rows["vat"].editor.value() == 1.15


# stock and margin


def test_stock_is_shown_by_warehouse_with_its_age(hands, replica):
    from PySide6.QtWidgets import QLabel

    from storage.sync_state.pull_cursors import PullCursor

    heard = 1_795_000_000_000
    with replica.write() as tx:
        cursor = PullCursor(entity="warehouse-products", scope=31, complete=True, last_success=heard)
        tx.sync_state.cursors.put(cursor)
    hands.open("products", 101)
    said = [label.text() for label in parts(hands).stock.findChildren(QLabel) if not label.isHidden()]
    assert said[:3] == ["In stock", "Brno", "12.5\u00a0pc"]
    assert said[3] == f"as of {formats.moment_text(heard)}, bought for 20.00"
    assert "3\u00a0pc" in said
    hands.open("products", 102)
    said = [label.text() for label in parts(hands).stock.findChildren(QLabel) if not label.isHidden()]
    assert said == ["In stock", "Not in any warehouse yet"]


def test_the_stock_tells_what_each_supplier_charges_by_its_last_list(hands, replica):
    from PySide6.QtWidgets import QLabel

    with replica.write() as tx:
        tx.put("suppliers", make("suppliers", 42, name="Pražírna"))
        for supplier, price, at in ((41, 19.5, THEN), (42, 18.0, THEN + DAY)):
            tx.supplier_prices.put_terms(supplier, {})
            tx.supplier_prices.put(supplier, 101, price, at=at)
    hands.open("products", 101)
    said = [label.text() for label in parts(hands).stock.findChildren(QLabel) if not label.isHidden()]
    at = said.index("Supplier price lists (on this computer)")
    assert said[at + 1 : at + 3] == ["Pražírna", "18.00"] and said[at + 4 : at + 6] == [
        "Mlýn Vltava",
        "19.50",
    ]
    assert said[at + 3].startswith("list as of ") and said[at + 3].endswith(", without VAT")


def test_the_margin_follows_the_price_and_names_its_source(hands):
    hands.open("products", 101)
    margin = parts(hands).prices.margin
    assert margin.text().startswith("Margin 53.8% (24.45 per unit without VAT). Cost 21.00: Praha, ")
    hands.type("priceWithVat", "50,82")
    assert margin.text().startswith("Margin 50.0% (21.00 ")
    hands.open("products", 102)
    assert margin.text().endswith(": ingredients."), "a roll costs what its flour does, as everywhere"


# references to new records


def test_a_new_supplier_is_created_with_the_product_in_one_step(hands, context, qtbot):
    form = hands.open("products", 101)
    hands.type("_supplierId", "Pražírna Dub")
    editor = form.rows["_supplierId"].editor
    editor._search("Pražírna Dub")
    last = editor._matches.item(editor._matches.rowCount() - 1)
    assert last.text() == "New supplier: Pražírna Dub"
    editor._pick(last.index())
    assert form.rows["_supplierId"].hint.text() == "New supplier: created when you save"
    assert context.queries.count("suppliers") == 1
    hands.save()
    product = context.queries.record("products", 101).record
    supplier = context.queries.record("suppliers", product["_supplierId"]).record
    assert (supplier["name"], supplier["_cloudId"]) == ("Pražírna Dub", context.cloud_id)
    assert not hands.window.panel.dirty
    assert editor.value() == supplier["id"]
    hands.window.record_actions.undo()
    qtbot.waitUntil(
        lambda: context.queries.record("products", 101).record["_supplierId"] is None, timeout=10_000
    )
    assert context.queries.count("suppliers") == 1


def test_a_new_category_is_created_before_its_new_product(hands, context, replica):
    hands.window.navigation.new("products")
    form = hands.window.panel.form
    hands.type("name", "Matcha")
    editor = form.rows["_categoryId"].editor
    editor.set_new_name("Čaje")
    form.edited.emit()
    hands.save()
    changes = [(each.entity, each.id) for each in replica.changes()]
    assert [entity for entity, _ in changes] == ["categories", "products"]
    record = context.queries.record(*hands.window.panel.shown).record
    assert record["_categoryId"] == changes[0][1]


def test_a_new_name_that_exists_is_not_offered(hands):
    form = hands.open("products", 101)
    editor = form.rows["_supplierId"].editor
    editor._search("mlyn vltava")
    assert [editor._matches.item(row).text() for row in range(editor._matches.rowCount())] == ["Mlýn Vltava"]


def test_a_new_name_is_kept_in_the_draft(hands, context):
    form = hands.open("products", 101)
    form.rows["_supplierId"].editor.set_new_name("Pražírna Dub")
    form.edited.emit()
    hands.open("products", 102)
    form = hands.open("products", 101)
    assert form.rows["_supplierId"].editor.new_reference().values["name"] == "Pražírna Dub"


def test_a_reference_without_a_match_shows_advice(hands):
    form = hands.open("products", 101)
    hands.type("_supplierId", "Nikdo")
    hands.window.panel.save()
    assert "or the new one at its end" in form.rows["_supplierId"].problem.text()


# translations


def test_translations_are_rows_by_language(hands, context):
    form = hands.open("products", 101)
    editor = form.rows["translatedName"].editor
    editor.add_language("de")
    editor.lines["de"].setText("Espresso: stark")
    editor.add_language("en")
    editor.lines["en"].setText("Espresso")
    form.edited.emit()
    hands.save()
    assert context.queries.record("products", 101).record["translatedName"] == {
        "de": "Espresso: stark",
        "en": "Espresso",
    }
    editor._remove("de")
    hands.save()
    assert context.queries.record("products", 101).record["translatedName"] == {"en": "Espresso"}


def test_an_unknown_language_code_is_kept(hands, context, replica):
    with replica.write() as tx:
        tx.put("products", tx.get("products", 101) | {"translatedName": {"xx-shop": "E", "cs": ""}})
    form = hands.open("products", 101)
    assert list(form.rows["translatedName"].editor.lines) == ["xx-shop", "cs"]
    assert not hands.window.panel.dirty
    assert form.rows["translatedName"].editor.value() == {"xx-shop": "E", "cs": ""}


# points


@pytest.mark.parametrize(("typed", "total", "said"), [
    ("+10", 25.0, "15 + 10 = 25"), ("-5", 10.0, "15 − 5 = 10"), ("7,5", 7.5, "instead of 15"),
])  # fmt: skip
def test_points_are_entered_as_a_difference_or_a_number(hands, context, replica, typed, total, said):
    row = hands.open("customers", 1).rows["points"]
    hands.type("points", typed)
    assert row.hint.text() == said
    hands.save()
    assert context.queries.record("customers", 1).record["points"] == total
    assert bool(replica.change("customers", 1).intent.add) is (typed[0] in "+-")
    assert row.hint.text() == ""


# codes and categories


def test_a_code_with_a_wrong_check_digit_is_noted_and_accepted(hands, context):
    form = hands.open("products", 103)
    row = form.rows["ean"]
    row.editor.line.setText("4006381333931, 4006381333932, 77")
    row.editor.take_typed()
    assert row.hint.text() == "Check 4006381333932: the last digit does not match the others."
    hands.save()
    assert context.queries.record("products", 103).record["ean"] == ["4006381333931", "4006381333932", "77"]
    row.editor.restore_input(["4006381333931"])
    assert not row.hint.isVisible()


def test_a_new_product_gets_the_rate_of_its_category(hands, context):
    context.commands.save("categories", {"vat": 1.12}, id=12)
    hands.window.navigation.new("products")
    hands.type("priceWithVat", "11,2")
    hands.type("_categoryId", "pecivo")
    hands.window.panel.form.go_to("name")
    assert shown(hands, "vat") == "12% – Snížená"
    assert hands.window.panel.form.changes()["priceWithoutVat"] == 10.0
    hands.open("products", 101)
    hands.type("_categoryId", "pecivo")
    hands.window.panel.form.go_to("name")
    assert shown(hands, "vat") == "21% – Základní"
