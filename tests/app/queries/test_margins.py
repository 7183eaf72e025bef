"""Margins as a column: kept, sorted and filtered by in SQL, new products included, missing ones empty and last."""

from __future__ import annotations

from typing import Any

import pytest

from app.queries.lists import ListQuery, Lists
from app.queries.margins import asks_for_derived, keep_margins
from app.transfer.exporter import Exporter
from storage.errors import InvalidQuery
from storage.query.grammar import parse_filter

BREAD: dict[str, Any] = {"priceWithVat": 121.0, "priceWithoutVat": 100.0, "vat": 1.21}


@pytest.fixture
def shop(station):
    """Products that earn 40, 20, 80 and -10 per cent, and one of which nobody knows."""
    for id, cost in ((1, 60.0), (2, 80.0), (3, 20.0), (4, 110.0), (5, None)):
        station.known("products", id, **BREAD, name=f"P{id}", purchasePriceWithoutVat=cost)
    return station


def rows(shop, **asked: Any) -> list[int]:
    lists, query = Lists(shop.replica), ListQuery(**asked)
    found = lists.order("products", query)
    assert found is not None and len(found) == lists.count("products", query)
    return list(found.ids)


def test_lists_sort_and_filter_by_margin_and_cost(shop):
    assert rows(shop, sort="marginPercent") == [1, 2, 3, 4, 5]  # nothing is known yet
    assert keep_margins(shop.replica) and not keep_margins(shop.replica)
    assert rows(shop, sort="marginPercent") == [4, 2, 1, 3, 5]
    assert rows(shop, sort="-marginPercent") == [5, 3, 1, 2, 4]
    assert rows(shop, sort="-costPriceWithoutVat,name", filter="marginPercent|lt|50") == [4, 2, 1]
    assert rows(shop, filter="marginPercent|lt|20", sort="name") == [4]
    assert rows(shop, filter="marginPercent|eq|null", sort="name") == [5]
    assert rows(shop, filter="costPriceWithoutVat|gteq|80", search="P2", sort="name") == [2]
    assert shop.replica.derived.of("products", "marginPercent", [1, 5, 9]) == {1: 40.0}


def test_what_changes_is_calculated_again_and_a_new_product_is_never_missing(shop):
    keep_margins(shop.replica)
    shop.cloud_changes("products", 3, purchasePriceWithoutVat=90.0)
    shop.cloud_changes("products", 1, deleted=True)
    shop.known("products", 6, **BREAD, name="P6", purchasePriceWithoutVat=5.0)
    assert rows(shop, sort="marginPercent") == [4, 2, 3, 5, 6]
    assert keep_margins(shop.replica)
    assert rows(shop, sort="marginPercent") == [4, 3, 2, 6, 5]
    assert rows(shop, sort="marginPercent", deleted=True) == [4, 3, 2, 6, 1, 5]
    shop.restart()
    assert rows(shop, sort="marginPercent") == [4, 3, 2, 6, 5]


def test_the_interface_knows_nothing_of_it(shop):
    entity = shop.replica.catalogue["products"]
    with pytest.raises(InvalidQuery):
        parse_filter(entity, "marginPercent|lt|20")
    assert "marginPercent" not in shop.get("products", 1)
    assert asks_for_derived(entity, "marginPercent|lt|20", "name") and asks_for_derived(
        entity, "", "-costPriceWithoutVat"
    )
    assert not asks_for_derived(entity, "name|like|a", "name")


def test_the_export_writes_margins_as_they_are_kept(shop, tmp_path):
    keep_margins(shop.replica)
    file = tmp_path / "margins.csv"
    columns = ("name", "marginPercent", "costPriceWithoutVat")
    Exporter(shop.replica, "products").export(file, ListQuery(sort="-marginPercent"), columns=columns)
    lines = file.read_text("utf-8-sig").splitlines()
    assert lines[1:3] == ["P5;;", "P3;80.0;20.0"] or lines[1:3] == ["P5;;", "P3;80;20"]
