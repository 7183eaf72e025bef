"""A recipe cannot contain its own product, by any path."""

from __future__ import annotations

import pytest

from storage.errors import InvalidRecord
from tests.app.support.workstation import Workstation

LINE = {"quantity": 1.0, "unit": "Piece"}


@pytest.fixture(params=["till", "cloud"])
def shop(request: pytest.FixtureRequest) -> Workstation:
    """Products 1 to 4, on a till and in the practice cloud."""
    made: Workstation = request.getfixturevalue("station" if request.param == "till" else "cloud")
    for number in range(1, 5):
        made.known("products", number)
    return made


def add(shop: Workstation, parent: int, child: int) -> int:
    return shop.commands.save(
        "product-ingredients", {**LINE, "_parentProductId": parent, "_productId": child}
    ).ids[0]


def refused(error: InvalidRecord) -> list[tuple[str | None, str]]:
    return [(each.field, each.code) for each in error.problems]


def test_directly_and_through_the_recipes_of_its_ingredients(shop: Workstation) -> None:
    add(shop, 1, 2)
    add(shop, 2, 3)
    add(shop, 1, 3)  # twice the same ingredient by two paths is no circle
    for parent, child in ((1, 1), (2, 1), (3, 1), (3, 2)):
        with pytest.raises(InvalidRecord) as error:
            add(shop, parent, child)
        assert refused(error.value) == [("_productId", "own_ingredient")]
    add(shop, 3, 4)


def test_by_changing_a_line(shop: Workstation) -> None:
    add(shop, 1, 2)
    line = add(shop, 3, 4)
    shop.commands.save("product-ingredients", {"_parentProductId": 2}, id=line)
    with pytest.raises(InvalidRecord):
        shop.commands.save("product-ingredients", {"_productId": 1}, id=line)
    shop.commands.save("product-ingredients", {"quantity": 2.0}, id=line)
    shop.commands.save("product-ingredients", {"_productId": 3}, id=line)


def test_a_line_that_turns_round_leaves_its_own_path(shop: Workstation) -> None:
    line = add(shop, 1, 2)
    shop.commands.save("product-ingredients", {"_parentProductId": 2, "_productId": 1}, id=line)
    assert shop.get("product-ingredients", line)["_parentProductId"] == 2


def test_a_deleted_line_is_no_path_and_comes_back_only_where_it_fits(shop: Workstation) -> None:
    line = add(shop, 1, 2)
    shop.commands.delete("product-ingredients", [line])
    add(shop, 2, 1)
    with pytest.raises(InvalidRecord):
        shop.commands.restore("product-ingredients", [line])


def test_a_circle_that_the_cloud_has_is_read_and_ends_the_search(station: Workstation) -> None:
    for number in range(1, 4):
        station.known("products", number)
    for line, (parent, child) in enumerate(((1, 2), (2, 1)), 50):
        station.known("product-ingredients", line, _parentProductId=parent, _productId=child)
    add(station, 3, 1)
    station.commands.save("product-ingredients", {"quantity": 3.0}, id=50)
