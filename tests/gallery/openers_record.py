"""Openers of the parts of the record panel."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from tests.gallery.fixture import GalleryFixture
from tests.gallery.openers import Opener, section, story_record
from ui.record.panel import HISTORY, RELATED


def record_history(fixture: GalleryFixture) -> None:
    """The history of a record that was changed here and in the cloud."""
    story_record("products", "product")(fixture)
    fixture.settle()
    fixture.window.panel.tabs.setCurrentIndex(HISTORY)


def related_records(entity: str) -> Opener:
    """The related records of the first record of a list."""

    def show(fixture: GalleryFixture) -> None:
        section(entity)(fixture)
        fixture.settle()
        fixture.window.page.open_row(0)
        fixture.window.panel.tabs.setCurrentIndex(RELATED)
        fixture.settle()

    return show


def edited_recipe(fixture: GalleryFixture) -> None:
    """A product's recipe with one ingredient removed and one added."""
    context = fixture.window.context
    line = context.queries.page("product-ingredients", limit=1).records[0]
    fixture.window.navigation.show_record("products", line["_parentProductId"])
    form = fixture.window.panel.form
    assert form is not None and form.product is not None
    form.show_recipe()
    own = form.product.recipe
    own.lines[0].toggle()
    used = {each.product for each in own.lines} | {line["_parentProductId"]}
    other = next(each["id"] for each in context.queries.page("products").records if each["id"] not in used)
    own.add_product(other)
    fixture.settle()
    scroll_to(fixture, own.search)


def product_prices(fixture: GalleryFixture) -> None:
    """A product's prices with the margin."""
    levels = fixture.window.context.queries.stock
    records = fixture.window.context.queries.page("products", limit=100).records
    fixture.window.navigation.show_record(
        "products", next(each["id"] for each in records if levels.of(each["id"]))
    )
    form = fixture.window.panel.form
    assert form is not None and form.product is not None
    fixture.settle()
    scroll_to(fixture, form.product.prices.margin)


def product_stock(fixture: GalleryFixture) -> None:
    """A product's stock by warehouse and what a supplier charges for it, with a new supplier."""
    product_prices(fixture)
    supplier = fixture.context.queries.page("suppliers", sort="name", limit=1).records[0]["id"]
    with fixture.context.commands.replica.write() as tx:
        tx.supplier_prices.put_terms(supplier, {})
        tx.supplier_prices.put(supplier, fixture.window.panel.shown[1], 41.9, at=tx.now - 3 * 86_400_000)
    fixture.window.panel.form.product.show_stock()
    form = fixture.window.panel.form
    assert form is not None and form.product is not None
    form.rows["_supplierId"].editor.set_new_name("Pražírna Dub")
    form.go_to("_supplierId")
    fixture.settle()
    scroll_to(fixture, form.product.stock)


def product_allergens(fixture: GalleryFixture) -> None:
    """The allergens of a product, by name."""
    fixture.window.sidebar.choose("products")
    fixture.settle()
    fixture.window.page.open_row(0)
    form = fixture.window.panel.form
    assert form is not None
    form.go_to("allergens")
    form.rows["allergens"].editor.set_value([1, 3, 7])
    form.edited.emit()
    fixture.settle()
    scroll_to(fixture, form.rows["allergens"])


def points_difference(fixture: GalleryFixture) -> None:
    """A customer's points entered as a difference."""
    fixture.window.sidebar.choose("customers")
    fixture.settle()
    fixture.window.page.open_row(0)
    form = fixture.window.panel.form
    assert form is not None
    form.go_to("points")
    form.rows["points"].editor.restore_input("+10")
    form.edited.emit()
    fixture.settle()
    scroll_to(fixture, form.rows["points"])


def wide_record(entity: str) -> Opener:
    """The first record of a list in a panel with room for two columns."""

    def show(fixture: GalleryFixture) -> None:
        section(entity)(fixture)
        fixture.settle()
        fixture.window.page.open_row(0)
        whole = sum(fixture.window.splitter.sizes())
        fixture.window.splitter.setSizes([max(whole - 600, 0), 600])

    return show


def codes_to_check(fixture: GalleryFixture) -> None:
    """A new product with a barcode whose check digit does not fit, and how the tills show it."""
    fixture.window.navigation.new("products")
    form = fixture.window.panel.form
    assert form is not None
    form.set_values({"ean": ["4006381333931", "4006381333932"], "tags": ["VIP"], "hexColor": "#D1242F"})
    form.sections["till"].set_open(True)
    fixture.settle()
    scroll_to(fixture, form.rows["hexColor"])


def cell_being_edited(text: str) -> Opener:
    """A price that is being typed in its row; what cannot be saved says why."""

    def show(fixture: GalleryFixture) -> None:
        section("products")(fixture)
        fixture.settle()
        page = fixture.window.page
        column = 1 + [field.name for field in page.model.columns].index("priceWithVat")
        page.table.choose(2, column)
        fixture.settle()
        page.table.setFocus()
        page.cells.begin()
        cell = page.cells.cell
        assert cell is not None
        cell.editor.restore_input(text)
        cell.editor.edited.emit()
        if text == "much":
            page.cells._commit()

    return show


def pasted_column(fixture: GalleryFixture) -> None:
    """A column of prices pasted from a spreadsheet, one of which is none."""
    section("products")(fixture)
    fixture.settle()
    page = fixture.window.page
    page.table.choose(2, 1 + [field.name for field in page.model.columns].index("priceWithVat"))
    QGuiApplication.clipboard().setText("79,90 Kč\n41\nmuch\n52,50\t1\n")
    page.paste_asked.emit(page, "priceWithVat")


def scroll_to(fixture: GalleryFixture, widget: QWidget) -> None:
    """Scroll the form to a widget."""
    fixture.window.panel.scroll_to(widget)
