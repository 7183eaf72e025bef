"""The order of the forms, what is folded, and what no fold may hide."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox

from storage.schema.entities import CATALOGUE
from ui.drafts import Draft
from ui.record import layout
from ui.record.layout import Fold
from ui.window.state import WindowState

EDITED = [entity for entity in CATALOGUE if any(field.form for field in entity.fields)]


def shown(form) -> list[str]:
    """Names of the visible fields, from top to bottom and left to right."""
    seen = [name for name, row in form.rows.items() if row.isVisible()]
    places = {name: form.rows[name].mapTo(form, form.rows[name].rect().topLeft()) for name in seen}
    return sorted(seen, key=lambda name: (places[name].y(), places[name].x()))


def panel_as_wide_as(hands, width: int) -> None:
    hands.window.resize(1366, 768)
    hands.window.splitter.setSizes([1366 - width, width])
    QApplication.processEvents()


@pytest.mark.parametrize("entity", EDITED, ids=lambda entity: entity.name)
def test_every_field_of_the_form_has_one_place(entity):
    placed = [name for section in layout.sections(CATALOGUE, entity) for name in section.fields]
    assert sorted(placed) == sorted(field.name for field in entity.fields if field.form)
    assert layout.sections(CATALOGUE, entity)[0].fold is Fold.NEVER


def test_layouts_name_only_fields_that_exist():
    for name, planned in layout.LAYOUTS.items():
        named = {field for section in planned for field in section.fields}
        assert named <= {field.name for field in CATALOGUE[name].fields if field.form}


@pytest.mark.parametrize(
    ("entity", "id", "first"),
    [
        ("customers", 2, ["firstName", "lastName", "phone", "email", "points", "tags", "note"]),
        ("products", 101, ["name", "priceWithVat", "vat", "priceWithoutVat", "ean", "_categoryId", "plu", "tags"]),
        ("employees", 51, ["name", "phone", "email", "barcode", "enabled"]),
    ],
)  # fmt: skip
def test_a_form_begins_with_what_the_counter_needs(hands, entity, id, first):
    hands.open(entity, id)
    panel_as_wide_as(hands, 360)
    assert shown(hands.window.panel.form) == first


def test_fields_stand_side_by_side_in_a_wide_panel_and_tab_follows_them(hands, qtbot):
    hands.open("customers", 2)
    panel_as_wide_as(hands, 640)
    form = hands.window.panel.form
    rows = form.rows
    qtbot.waitUntil(lambda: rows["lastName"].x() > rows["firstName"].x())
    assert rows["lastName"].y() == rows["firstName"].y() and rows["phone"].y() > rows["firstName"].y()
    assert rows["tags"].width() > 1.5 * rows["phone"].width()
    visible = shown(form)
    form.go_to(visible[0])
    visited = []
    for _ in range(30):
        if (name := form.focused()) and name not in visited:
            visited.append(name)
        QTest.keyClick(hands.window.focusWidget(), Qt.Key.Key_Tab)
    assert visited == visible
    panel_as_wide_as(hands, 360)
    qtbot.waitUntil(lambda: rows["lastName"].y() > rows["firstName"].y())


def test_tab_meets_the_ingredients_where_they_are_seen(hands, qtbot):
    hands.open("products", 102)
    panel_as_wide_as(hands, 400)
    form = hands.window.panel.form
    form.show_recipe()
    form.sections["stock"].set_open(True)
    form.go_to("tags")
    seen = []
    for _ in range(40):
        focus = hands.window.focusWidget()
        recipe = form.product.recipe.isAncestorOf(focus)
        seen.append("recipe" if recipe else form.focused() or "-")
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert "recipe" in seen and seen.index("tags") < seen.index("recipe") < seen.index("stockDeduct")


def test_company_fields_are_behind_a_switch_that_is_on_where_one_is_filled(hands, qtbot):
    hands.open("customers", 2)
    form = hands.window.panel.form
    switch = form.sections["company"].header
    assert isinstance(switch, QCheckBox) and not switch.isChecked()
    assert not form.rows["companyName"].isVisible()
    switch.click()
    assert form.rows["companyName"].isVisible() and form.rows["vatId"].isVisible()
    switch.click()
    assert not form.rows["vatId"].isVisible()
    hands.open("customers", 3)
    assert switch.isChecked() and not switch.isEnabled() and form.rows["companyName"].isVisible()
    hands.open("customers", 2)
    assert not switch.isChecked() and switch.isEnabled() and not form.rows["companyName"].isVisible()


def test_a_fold_shows_a_field_with_an_error(hands, context):
    hands.window.navigation.new("products")
    form = hands.window.panel.form
    form.set_values({"name": "Toust", "_categoryId": 11, "priceWithVat": 10.0, "margin": "many"})
    form.rows["margin"].editor.restore_input("many")
    hands.window.panel.save()
    assert form.rows["margin"].isVisible() and not form.rows["margin"].problem.isHidden()
    assert context.queries.count("products") == 3


def test_a_fold_shows_a_draft_and_cannot_hide_it(hands, context):
    record = context.queries.record("customers", 2).record
    context.drafts.keep(Draft(("customers", 2), record, {"city": "Tábor"}))
    hands.open("customers", 2)
    form = hands.window.panel.form
    address = form.sections["address"]
    assert form.rows["city"].isVisible() and not address.open
    assert not form.rows["zip"].isVisible()
    address.header.click()
    assert form.rows["zip"].isVisible()
    address.header.click()
    assert form.rows["city"].isVisible() and not form.rows["zip"].isVisible()
    form.discard_input(["city"])
    address.header.click()
    address.header.click()
    assert not form.rows["city"].isVisible()


def test_a_fold_shows_what_the_search_found(hands, qtbot):
    hands.window.navigation.go_to("customers")
    page = hands.window.page
    page.search.setText("lipova")
    page.apply_query()
    page.open_row(0)
    form = hands.window.panel.form
    assert form.base["id"] == 1
    assert form.rows["addressLine1"].isVisible() and not form.rows["city"].isVisible()


def test_a_fold_shows_a_value_that_was_changed_elsewhere(hands, context, qtbot):
    hands.open("customers", 2)
    hands.type("city", "Tábor")
    form = hands.window.panel.form
    with qtbot.waitSignal(context.bridge.changed):
        context.commands.save("customers", {"city": "Brno"}, id=2, origin="till")
    qtbot.waitUntil(lambda: not form.rows["city"].elsewhere.isHidden())
    form.sections["address"].header.click()
    form.sections["address"].header.click()
    assert form.rows["city"].isVisible()


def test_required_fields_are_marked_by_the_rules_themselves(hands):
    assert set(layout.required(CATALOGUE["products"])) == {"name", "_categoryId"}
    assert layout.required(CATALOGUE["customers"])["lastName"] == ("firstName", "lastName", "companyName")
    assert layout.required(CATALOGUE["warehouse-products"]) == {}
    hands.open("products", 101)
    form = hands.window.panel.form
    assert form.rows["name"].editor.control.accessibleName() == "Name, required"
    assert form.rows["priceWithVat"].editor.control.accessibleName() == "Price with VAT"
    hands.window.navigation.new("customers")
    rows = hands.window.panel.form.rows
    of_three = "at least one is required: First name, Last name, Company"
    assert rows["lastName"].editor.control.accessibleName() == f"Last name, {of_three}"
    hands.type("firstName", "Jana")
    assert rows["lastName"].editor.control.accessibleName() == "Last name"


def test_a_new_record_needs_a_name_and_an_old_one_does_not(hands, context):
    hands.window.navigation.new("suppliers")
    hands.type("phone", "777")
    hands.window.panel.save()
    form = hands.window.panel.form
    assert form.rows["name"].problem.text() == "Fill this in."
    assert context.queries.count("suppliers") == 1


def test_the_width_of_the_panel_is_remembered_at_once(hands, tmp_path, qtbot):
    hands.open("customers", 2)
    window = hands.window
    window._state = WindowState(tmp_path)
    panel_as_wide_as(hands, 500)
    window.splitter.splitterMoved.emit(866, 1)
    window._state.flush()
    assert WindowState(tmp_path).get("splitter") == window.splitter.saveState()
    assert window.splitter.handle(1).width() >= 5
