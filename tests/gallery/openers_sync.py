"""Openers of the sync page, of dialogs about conflicts and pending changes, and of lists without rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.queries.purchase_prices import Cost, CostSource
from app.shop_check.finding import Finding
from storage.errors import DatabaseDamaged
from storage.query.grammar import Query
from sync.events import Progress
from tests.gallery.fixture import GalleryFixture
from tests.gallery.openers import Opener, dialog_after, empty_list, section
from ui.shop_check.page import Found, ShopCheckPage
from ui.sync.page import SyncPage


def sync_tab(name: str, *, locked: bool = False) -> Opener:
    """A tab of the Sync page; `locked`: in a read-only window."""

    def do(fixture: GalleryFixture) -> None:
        page = fixture.window.navigation.pages["sync"]
        assert isinstance(page, SyncPage)
        page.show_tab(name)
        fixture.settle()
        if locked:
            fixture.context.permissions.lock()
            fixture.window.guard.changed.emit()
            fixture.settle()

    return section("sync", do)


def resolve_all(side: str) -> Opener:
    """The preview of resolving all conflicts for one side."""

    def do(fixture: GalleryFixture) -> None:
        section("sync")(fixture)
        fixture.settle()
        page = fixture.window.navigation.pages["sync"]
        assert isinstance(page, SyncPage)
        (page.conflicts.mine if side == "local" else page.conflicts.cloud).click()

    return dialog_after(do)


def unsent_dialog(way: str) -> Opener:
    """The pending changes before signing out, changing the cloud or quitting."""

    def show(fixture: GalleryFixture) -> QWidget:
        from ui.window.unsent_dialog import UnsentDialog

        return fixture.show_dialog(UnsentDialog(fixture.context, way, fixture.window))  # type: ignore[arg-type]

    return show


def downloading_list(done: int, total: int | None) -> Opener:
    """A list during the first download."""

    def show(fixture: GalleryFixture) -> QWidget | None:
        page = empty_list("customers")(fixture)
        fixture.settle()
        page._downloading = Progress("pull", "customers", done, total, 130)  # type: ignore[union-attr]
        page._show_rows_or_reason()  # type: ignore[union-attr]
        return page

    return show


def damaged_list(fixture: GalleryFixture) -> QWidget | None:
    """A list whose database is damaged."""
    page = empty_list("customers")(fixture)
    fixture.settle()
    page.model.error = DatabaseDamaged()  # type: ignore[union-attr]
    page._show_rows_or_reason()  # type: ignore[union-attr]
    return page


def filter_by_state(position: int) -> Callable[[GalleryFixture], object]:
    """Only the records in one state."""

    def do(fixture: GalleryFixture) -> None:
        page = fixture.window.page
        page.toolbar.state_box.setCurrentIndex(position)
        page.toolbar.state_box.activated.emit(position)

    return do


def shop_check_findings(fixture: GalleryFixture) -> None:
    """The page of the shop check with findings of several checks, about records that are there."""
    section("shop-check")(fixture)
    page = fixture.window.navigation.pages["shop-check"]
    assert isinstance(page, ShopCheckPage)
    fixture.settle()
    queries, ids = fixture.context.queries, {}
    for entity in ("products", "customers"):
        records = fixture.runtime.replica.page(entity, Query(), limit=60).records
        ids[entity] = {each["id"]: queries.title(entity, each) for each in records}
    products, customers = list(ids["products"]), list(ids["customers"])
    code = "8594001021512"
    cost = Cost(16.4, CostSource.LIST, "Sady Hodějice", fixture.context.clock.now())
    found = [
        *(
            Finding("below_cost", "products", id, {"price": 12.5, "cost": cost.price}, cost)
            for id in products[:38]
        ),
        Finding(
            "prices_disagree",
            "products",
            products[39],
            {"with_vat": 121.0, "without_vat": 121.0, "rate": 1.21},
        ),
        *(
            Finding("ean_twice", "products", id, {"code": code, "others": products[42:45]})
            for id in products[40:42]
        ),
        *(Finding("company_id_wrong", "customers", id, {"number": "27082441"}) for id in customers[:3]),
    ]
    titles = {(entity, id): title for entity, named in ids.items() for id, title in named.items()}
    # Each showing of the page reads again.
    page._fetch._read = lambda: Found(found, frozenset({found[0].key}), titles)
    page.refresh()
    fixture.settle_until(lambda: bool(page.table.rows_model.rows))
    page.table.selectRow(1)
