"""Rows that are unusual, missing, empty or not records at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.practice.faults import Fault, Rule
from storage.records.history import EventKind
from storage.sync_state.pull_cursors import PullCursor
from storage.tables.stock import put_stock
from sync.client.transport import Request, Response
from tests.fakes.tills import HOUR, WHOLE, Shop, Till, body, changed, check_in_step


def till(shop: Shop) -> Till:
    return shop.till


def cursor(till: Till, entity: str = "customers") -> PullCursor:
    return till.replica.sync_state.cursors.get(entity)


def pages(lines: list[str], entity: str = "customers") -> int:
    return sum(line == f"GET {entity}" for line in lines)


# rows that are not what they should be


def spoil(till: Till, record: int, **values: Any) -> None:
    """The cloud's pages show this record with other values, or without those that are None."""

    def row(each: dict[str, Any]) -> dict[str, Any]:
        if each["id"] != str(record):
            return each
        mixed = {**each, **values}
        return {name: value for name, value in mixed.items() if not (name in values and value is None)}

    def after(request: Request, answer: Response) -> Response | None:
        if request.method != "GET" or answer.status != 200 or "/customers" not in request.path:
            return None
        if request.path.endswith("/customers"):
            return changed(answer, lambda page: {**page, "data": [row(each) for each in page["data"]]})
        return changed(answer, row)

    till.wire.after = after


def test_F29_an_unreadable_row_is_quarantined_and_the_watermark_waits_for_it(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    spoil(till, ids[1], points={"not": "a number"})
    outcome = till.sync()
    (aside,) = till.replica.sync_state.quarantine.rows()
    assert (aside.entity, aside.record, aside.reason) == ("customers", str(ids[1]), "unreadable:points")
    assert set(till.replica.many("customers", ids)) == {ids[0], ids[2]}
    assert cursor(till).watermark == shop.get("customers", ids[1])["versionDate"]
    assert outcome.outcome == "error" and till.queries.sync_status().headline == "error"
    shop.clock.sleep(HOUR)
    shop.edit("customers", ids[2], note="newer")
    till.sync()
    assert cursor(till).watermark == shop.get("customers", ids[1])["versionDate"]
    till.wire.after = None
    shop.edit("customers", ids[1], note="mended")
    assert till.sync().outcome == "in_step"
    assert not till.replica.sync_state.quarantine.rows()
    check_in_step(shop)


def test_F31_a_field_left_out_is_not_null(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note="kept", points=7.0)
    till.sync()
    shop.edit("customers", one, phone="123")
    spoil(till, one, note=None, points=None)
    till.sync()
    here = till.get("customers", one)
    assert (here["phone"], here["note"], here["points"]) == ("123", "kept", 7.0)


def test_F31_a_field_left_out_is_not_null_under_an_edit_of_ours(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, note="kept")
    till.sync()
    till.edit("customers", one, phone="123")
    spoil(till, one, note=None)
    till.sync()
    assert till.get("customers", one)["note"] == "kept" and shop.get("customers", one)["note"] == "kept"
    assert shop.get("customers", one)["phone"] == "123"


def test_F30_unknown_fields_are_kept(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    spoil(till, one, loyaltyLevel={"name": "gold", "since": [1, 2]})
    till.sync()
    assert till.get("customers", one)["loyaltyLevel"] == {"name": "gold", "since": [1, 2]}
    till.edit("customers", one, note="mine")
    till.sync()
    till.sync(full=True)
    assert till.get("customers", one)["loyaltyLevel"] == {"name": "gold", "since": [1, 2]}


def test_a_row_without_a_date_stops_its_entity_and_no_other(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    shop.add("suppliers", name="Mlýn")
    spoil(till, one, versionDate=None)
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("error", "protocol_mismatch")
    assert cursor(till).problem == "protocol_mismatch" and cursor(till).watermark is None
    assert till.replica.count("suppliers", WHOLE) == 1
    till.wire.after = None
    assert till.sync().outcome == "in_step"


# deletions


def test_deleted_there_is_deleted_here(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    shop.delete("customers", ids[0])
    till.sync()
    assert till.get("customers", ids[0])["deleted"] is True
    assert till.queries.counts()["customers"].total == 2
    assert till.queries.timeline("customers", ids[0])[0].kind is EventKind.CLOUD_DELETED
    check_in_step(shop)


def test_F57_a_cloud_change_beside_an_edit_has_its_event_in_the_timeline(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, phone="777")
    shop.edit("customers", one, city="Brno")
    assert till.sync().outcome == "in_step"
    by_kind = {each.kind: each for each in till.replica.timeline("customers", one)}
    assert by_kind[EventKind.CLOUD].fields == {"city": (None, "Brno")}
    assert by_kind[EventKind.CLOUD].who == "0", "the administrator, before our own edit was sent"
    check_in_step(shop)


def test_F55_a_deletion_without_a_new_date_is_found_by_the_count(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    shop.clock.sleep(HOUR)
    shop.silently(ids[0], deleted=True)
    shop.edit("customers", ids[2], note="something changed")
    till.sync()
    assert till.get("customers", ids[0])["deleted"] is True


def test_F103_a_record_purged_there_goes_only_when_asked_for_by_id(shop: Shop, till: Till) -> None:
    ids = shop.customers(30)
    till.sync()
    shop.purge(ids[0])
    shop.edit("customers", ids[1], note="something changed")
    with till.wire.counted() as lines:
        till.sync()
    assert f"GET customers/{ids[0]}" in lines and not till.lives("customers", ids[0])


def test_F56_an_emptied_cloud_deletes_nothing_here(shop: Shop, till: Till) -> None:
    ids = shop.customers(60)
    till.sync()
    shop.purge(*ids)
    outcome = till.sync()
    assert len(till.replica.many("customers", ids)) == 60
    assert outcome.outcome == "error" and outcome.error == "mass_deletion"
    shop.clock.sleep(HOUR)
    for _ in range(2):
        again = till.sync()
        assert (again.outcome, again.error) == ("error", "mass_deletion")
    assert till.queries.sync_status().headline == "error"


def test_a_difference_in_count_stays_a_problem_until_it_is_gone(shop: Shop, till: Till) -> None:
    shop.customers(3)
    till.sync()

    def more(request: Request, answer: Response) -> Response | None:
        if not request.path.endswith("/customers") or answer.status != 200:
            return None
        return changed(answer, lambda page: {**page, "totalItemsCount": "9"})

    till.wire.after = more
    shop.customers(3, note="new")
    assert till.sync().error == "count_differs"
    with till.wire.counted() as lines:
        assert till.sync().error == "count_differs"
    assert pages(lines) <= 2
    till.wire.after = None
    assert till.sync().outcome == "in_step"


def test_somebody_writing_between_page_and_count_is_no_difference(shop: Shop, till: Till) -> None:
    shop.old_customers(300)
    till.sync()
    till.sync()
    shop.clock.sleep(HOUR)
    shop.add("customers", lastName="First")
    meanwhile = []

    def before(request: Request) -> None:
        if request.path.endswith("/customers") and dict(request.query)["limit"] == "1" and not meanwhile:
            meanwhile.append(shop.add("customers", lastName="Second"))

    till.wire.before = before
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert pages(lines) == 4 and till.get("customers", meanwhile[0])
    check_in_step(shop)


# lists that say little


def test_an_empty_cloud_is_in_step(till: Till) -> None:
    assert till.sync().outcome == "in_step"
    assert till.sync().outcome == "in_step"


@pytest.mark.parametrize("filled", [False, True])
def test_F18_404_for_an_empty_list_is_an_empty_list(shop: Shop, till: Till, filled: bool) -> None:
    if filled:
        shop.customers(3)
        till.sync()

    def before(request: Request) -> Response | None:
        return Response(404) if request.method == "GET" and request.path.endswith("/customers") else None

    till.wire.before = before
    outcome = till.sync()
    assert outcome.outcome == "in_step" if not filled else till.replica.count("customers", WHOLE) == 3
    till.wire.before = None
    till.sync()
    check_in_step(shop)


def test_F45_lists_without_a_count_are_read_all_the_same(shop: Shop, till: Till) -> None:
    shop.cloud.behave(uncounted=frozenset({"customers"}))
    moment = shop.clock.now()
    shop.fill(
        "customers", [{"id": 5000 + n, "lastName": f"T {n}", "versionDate": moment} for n in range(230)]
    )
    shop.add("customers", lastName="Later")
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F28_a_garbled_list_affects_its_entity_only(shop: Shop, till: Till) -> None:
    shop.customers(3)
    shop.add("suppliers", name="Mlýn")
    shop.cloud.faults.set(Rule(fault=Fault.GARBAGE, path="/customers"))
    assert till.sync().outcome == "error"
    assert till.replica.count("suppliers", WHOLE) == 1 and cursor(till).problem == "protocol_mismatch"
    shop.cloud.faults.clear()
    assert till.sync().outcome == "in_step" and cursor(till).problem is None


def test_F37_an_unrequested_304_is_an_error(shop: Shop, till: Till) -> None:
    shop.customers(3)

    def before(request: Request) -> Response | None:
        return Response(304) if request.path.endswith("/customers") else None

    till.wire.before = before
    assert till.sync().outcome == "error"
    assert cursor(till).watermark is None


# stock


def stock(shop: Shop, warehouse: int, product: int, amount: float) -> None:
    with shop.cloud.replica.write() as tx:
        row = {
            "_warehouseId": warehouse, "_productId": product, "stockQuantityStatus": amount,
            "purchasePriceWithoutVat": 1.5, "stockStatusVersiondate": shop.clock.now(),
        }  # fmt: skip
        put_stock(tx.connection, [row])


def test_stock_is_read_for_each_warehouse(shop: Shop, till: Till) -> None:
    category = shop.add("categories", name="Bread")
    product = shop.add("products", name="Roll", _categoryId=category)
    shop.fill("warehouses", [{"id": 11, "name": "Shop"}, {"id": 12, "name": "Branch"}])
    stock(shop, 11, product, 5.0)
    stock(shop, 12, product, 7.0)
    till.sync()
    assert (
        till.replica.get("warehouse-products", product, scope={"_warehouseId": 11})["stockQuantityStatus"]
        == 5.0
    )  # type: ignore[index]
    shop.clock.sleep(HOUR)
    till.sync()
    till.sync()
    stock(shop, 12, product, 6.0)
    with till.wire.counted() as lines:
        assert till.sync().pulled == 1
    assert lines.count("GET warehouses/11/products") == lines.count("GET warehouses/12/products") == 1
    row = till.replica.get("warehouse-products", product, scope={"_warehouseId": 12})
    assert row is not None and row["stockQuantityStatus"] == 6.0


# webhooks


def hook(**values: Any) -> dict[str, Any]:
    return {
        "url": "http://127.0.0.1:1/x",
        "payloadEntity": "PRODUCT",
        "method": "POST",
        "payloadVersion": "V1",
        **values,
    }


def test_webhooks_missing_in_the_list_are_removed(shop: Shop, till: Till) -> None:
    one, two = (shop.add("webhooks", **hook(url=f"http://127.0.0.1:1/{number}")) for number in range(2))
    till.sync()
    shop.cloud.commands.delete("webhooks", [one])
    till.sync()
    assert till.replica.get("webhooks", one) is None and till.replica.get("webhooks", two) is not None


def test_F29_a_webhook_that_cannot_be_read_is_not_gone(shop: Shop, till: Till) -> None:
    one = shop.add("webhooks", **hook())
    till.sync()

    def after(request: Request, answer: Response) -> Response | None:
        if not request.path.endswith("/webhooks"):
            return None
        spoiled = [{**each, "_warehouseId": {"a": 1}} for each in rows_of(body(answer))]
        return Response(200, answer.headers, __import__("json").dumps(spoiled).encode())

    till.wire.after = after
    till.sync()
    assert till.replica.get("webhooks", one) is not None


def rows_of(page: Any) -> list[Any]:
    return page if isinstance(page, list) else page["data"]


def test_a_paged_list_of_webhooks_is_read_to_its_end(shop: Shop, till: Till) -> None:
    rows = [{"id": 100 + number, **hook(url=f"http://127.0.0.1:1/{number}")} for number in range(130)]
    shop.fill("webhooks", [{key: value for key, value in each.items()} for each in rows])
    till.sync()
    assert till.replica.count("webhooks", WHOLE) == 130
    assert replace(cursor(till, "webhooks")).expected == 130
