"""The recipe inside a product's form: added to, changed, removed, kept as a draft, and saved with its product in one step."""

from __future__ import annotations

INGREDIENTS = "product-ingredients"


def parts(hands):
    return hands.window.panel.form.product


def ingredients(context, product):
    page = context.queries.page(INGREDIENTS, filter=f"_parentProductId|eq|{product}")
    return {each["_productId"]: (each["quantity"], each["unit"]) for each in page.records}


def test_an_ingredient_is_added_by_search_and_saved_with_its_product(hands, context, replica):
    hands.open("products", 101)
    recipe = parts(hands).recipe
    recipe.search.line.setText("mouka")
    recipe.search._pick_only_match()
    line = recipe.lines[0]
    assert (line.title, line.unit.value()) == ("Mouka", "Kilogram")
    assert "Year" not in [line.unit.box.itemData(row) for row in range(line.unit.box.count())]
    line.quantity.line.setText("0,25")
    line.quantity.line.textEdited.emit("0,25")
    assert hands.window.panel.form.sections["recipe"].header.text() == "Ingredients (1)"
    hands.save()
    assert ingredients(context, 101) == {103: (0.25, "Kilogram")}
    assert not hands.window.panel.dirty
    assert recipe.lines[0].id is not None


def test_a_new_product_is_saved_with_its_recipe_in_one_step(hands, context, replica, qtbot):
    hands.window.navigation.new("products")
    hands.type("name", "Toust")
    hands.type("_categoryId", "pecivo")
    hands.window.panel.form.go_to("name")
    parts(hands).recipe.add_product(103)
    hands.save()
    id = hands.window.panel.shown[1]
    assert ingredients(context, id) == {103: (1.0, "Kilogram")}
    assert [each.entity for each in replica.changes()] == ["products", INGREDIENTS]
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: context.queries.count("products") == 3, timeout=10_000)
    assert context.queries.count(INGREDIENTS) == 1


def test_an_ingredient_is_changed_and_removed(hands, context, qtbot):
    hands.open("products", 102)
    recipe = parts(hands).recipe
    recipe.lines[0].quantity.line.setText("0.07")
    recipe.lines[0].quantity.edited.emit()
    hands.save()
    assert ingredients(context, 102) == {103: (0.07, "Kilogram")}
    recipe.lines[0].button.click()
    assert "removed when you save" in recipe.lines[0].name.text()
    hands.save()
    assert ingredients(context, 102) == {}
    assert recipe.lines == []
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: [line.product for line in recipe.lines] == [103], timeout=10_000)


def test_the_recipe_of_a_closed_form_is_restored_from_the_draft(hands, context):
    hands.open("products", 102)
    recipe = parts(hands).recipe
    recipe.lines[0].button.click()
    recipe.add_product(101)
    recipe.lines[1].quantity.line.setText("2x")
    recipe.lines[1].quantity.edited.emit()
    hands.open("products", 101)
    hands.open("products", 102)
    assert [(line.product, line.removed) for line in recipe.lines] == [(103, True), (101, False)]
    assert recipe.lines[1].quantity.line.text() == "2x"
    hands.window.panel.save()
    assert recipe.lines[1].problem.text() == "Enter a number, e.g. 12.50"
    assert ingredients(context, 102) == {103: (0.06, "Kilogram")}
    hands.window.panel.revert()
    assert [(line.product, line.removed) for line in recipe.lines] == [(103, False)]
    assert not hands.window.panel.dirty


def test_changes_of_the_recipe_elsewhere_are_shown_and_the_input_stays(hands, context, qtbot):
    hands.open("products", 102)
    recipe = parts(hands).recipe
    recipe.lines[0].quantity.line.setText("5")
    recipe.lines[0].quantity.edited.emit()
    context.commands.save(
        INGREDIENTS, {"_parentProductId": 102, "_productId": 101, "_cloudId": context.cloud_id}, origin="lan"
    )
    qtbot.waitUntil(lambda: len(recipe.lines) == 2, timeout=10_000)
    assert recipe.lines[0].quantity.line.text() == "5"
    context.commands.delete(INGREDIENTS, [201], origin="lan")
    qtbot.waitUntil(
        lambda: [line.id for line in recipe.lines if line.product == 103] == [None], timeout=10_000
    )
    hands.save()
    assert ingredients(context, 102) == {101: (1.0, "Piece"), 103: (5.0, "Kilogram")}


def test_a_product_is_neither_its_own_ingredient_nor_twice_in_a_recipe(hands):
    hands.open("products", 102)
    recipe = parts(hands).recipe
    recipe.add_product(102)
    assert recipe.problem.text() == "A product cannot be its own ingredient."
    recipe.add_product(103)
    assert len(recipe.lines) == 1
    assert not recipe.problem.isVisible()


def test_a_copy_has_the_recipe_and_no_codes(hands, context):
    context.commands.save("products", {"ean": ["4006381333931"], "plu": ["9"], "tags": ["VIP"]}, id=102)
    hands.open("products", 102)
    hands.window.panel.copy_record()
    hands.type("name", "Rohlík celozrnný")
    hands.save()
    id = hands.window.panel.shown[1]
    record = context.queries.record("products", id).record
    assert (record["ean"], record["plu"], record["tags"], record["externalId"]) == (None, None, ["VIP"], None)
    assert ingredients(context, id) == {103: (0.06, "Kilogram")}
    assert ingredients(context, 102) == {103: (0.06, "Kilogram")}
