"""How a person gets to the parts of a record's panel; `screens` says which there are."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tests.gallery.stage import Stage
from tests.gallery.ways import Show, opened_one, section
from ui.record.panel import HISTORY, RELATED


def history(stage: Stage) -> None:
    """What happened to a record that was changed here and there."""
    opened_one("products", "product")(stage)
    stage.settle()
    stage.window.panel.tabs.setCurrentIndex(HISTORY)


def related(entity: str) -> Show:
    """What belongs to the first record of a list."""

    def show(stage: Stage) -> None:
        section(entity)(stage)
        stage.settle()
        stage.window.page.open_row(0)
        stage.window.panel.tabs.setCurrentIndex(RELATED)
        stage.settle()

    return show


def recipe(stage: Stage) -> None:
    """A product with ingredients, one of them taken out and one added."""
    context = stage.window.context
    line = context.queries.page("product-ingredients", limit=1).records[0]
    stage.window.navigation.show_record("products", line["_parentProductId"])
    form = stage.window.panel.form
    assert form is not None and form.product is not None
    form.show_recipe()
    own = form.product.recipe
    own.lines[0].toggle()
    used = {each.product for each in own.lines} | {line["_parentProductId"]}
    other = next(each["id"] for each in context.queries.page("products").records if each["id"] not in used)
    own.add_product(other)
    stage.settle()
    in_sight(stage, own.search)


def prices(stage: Stage) -> None:
    """Prices in step, with the margin, and a supplier that is new."""
    levels = stage.window.context.queries.stock
    records = stage.window.context.queries.page("products", limit=100).records
    stage.window.navigation.show_record(
        "products", next(each["id"] for each in records if levels.of(each["id"]))
    )
    form = stage.window.panel.form
    assert form is not None and form.product is not None
    stage.settle()
    in_sight(stage, form.product.prices.margin)


def stock(stage: Stage) -> None:
    """A product's stock by warehouse, and a supplier that is made with it."""
    prices(stage)
    form = stage.window.panel.form
    assert form is not None and form.product is not None
    form.rows["_supplierId"].editor.set_new_name("Pražírna Dub")
    form.go_to("_supplierId")
    stage.settle()
    in_sight(stage, form.product.stock)


def points(stage: Stage) -> None:
    """Points told as a difference."""
    stage.window.sidebar.choose("customers")
    stage.settle()
    stage.window.page.open_row(0)
    form = stage.window.panel.form
    assert form is not None
    form.go_to("points")
    form.rows["points"].editor.restore_input("+10")
    form.edited.emit()
    stage.settle()
    in_sight(stage, form.rows["points"])


def in_sight(stage: Stage, widget: QWidget) -> None:
    """Scroll the form so that a part of it can be seen."""
    stage.window.panel.scroll_to(widget)
