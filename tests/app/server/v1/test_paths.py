"""Routing of v1 paths, their methods and their v2 successors."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from app.server.http.errors import BadRequest, MethodUnknown, UnknownPath
from app.server.v1.paths import V1Action, check_v1_method, is_v1_path, resolve_v1

ROWS = [
    ("/api/product/7/5", V1Action.ONE, "products", "/v2/clouds/7/products/5"),
    ("/api/product/7", V1Action.LIST, "products", "/v2/clouds/7/products"),
    ("/api/product/7/", V1Action.LIST, "products", "/v2/clouds/7/products"),
    ("/api/product/7/3/list", V1Action.LIST, "warehouse-products", "/v2/clouds/7/warehouses/3/products"),
    (
        "/api/product/withstockstatus/7/3/5", V1Action.ONE, "warehouse-products",
        "/v2/clouds/7/warehouses/3/products/5",
    ),
    ("/api/product/7/5/delete", V1Action.DELETE, "products", "/v2/clouds/7/products/5"),
    ("/api/product/7/create", V1Action.CREATE, "products", "/v2/clouds/7/products"),
    ("/api/product/7/5/update", V1Action.UPDATE, "products", "/v2/clouds/7/products/5"),
    (
        "/api/product/7/5/ingredients", V1Action.LIST, "product-ingredients",
        "/v2/clouds/7/product-ingredients?filter=_parentProductId%7Ceq%7C5",
    ),
    ("/api/product/7/ingredients", V1Action.LIST, "product-ingredients", "/v2/clouds/7/product-ingredients"),
    ("/api/product/7/ingredients/edit", V1Action.EDIT, "product-ingredients", "/v2/clouds/7/product-ingredients"),
    (
        "/api/product/7/ingredients/9/delete", V1Action.DELETE, "product-ingredients",
        "/v2/clouds/7/product-ingredients/9",
    ),
    ("/api/supplier/7", V1Action.LIST, "suppliers", "/v2/clouds/7/suppliers"),
    ("/api/employee/7/0", V1Action.ONE, "employees", "/v2/clouds/7/employees/0"),
    ("/api/employee/7/1/update", V1Action.UPDATE, "employees", "/v2/clouds/7/employees/1"),
    ("/api/tag/7/1", V1Action.ONE, "tags", "/v2/clouds/7/tags/1"),
    ("/api/tag/7/CUSTOMER/create", V1Action.CREATE, "tags", "/v2/clouds/7/tags"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "action", "entity", "successor"), ROWS)
def test_a_v1_path_has_a_route_and_a_v2_successor(
    path: str, action: V1Action, entity: str, successor: str
) -> None:
    found = resolve_v1(path)
    assert (found.action, found.entity, found.successor) == (action, entity, successor)


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/customer/7", "/api/product", "/api/tag/7/1/update", "/api/tag/7/1/delete",
     "/api/product/7/5/more", "/api/product/7/5/6/7/8", "/api//product/7", "/api/tag/7/create/1/2"],
)  # fmt: skip
def test_unknown_v1_paths(path: str) -> None:
    assert is_v1_path(path)
    with pytest.raises(UnknownPath):
        resolve_v1(path)


@pytest.mark.parametrize(
    ("path", "parameter"),
    [
        ("/api/product/abc", "cloudId"),
        ("/api/product/7/abc", "productId"),
        ("/api/product/7/abc/list", "warehouseId"),
        ("/api/product/7/ingredients/abc/delete", "ingredientId"),
        ("/api/product/7/99999999999999999999", "productId"),
        ("/api/tag/7/create", "tagId"),
    ],
)
def test_an_id_that_is_no_number(path: str, parameter: str) -> None:
    with pytest.raises(BadRequest) as caught:
        resolve_v1(path)
    assert caught.value.params["parameter"] == parameter


@pytest.mark.parametrize("path", ["/v2/clouds/7/products", "/apiary", "/", "", "/clouds/7/employees"])
def test_paths_outside_api_are_no_v1_paths(path: str) -> None:
    assert not is_v1_path(path)


@pytest.mark.parametrize("method", ["HEAD", "POST", "DELETE"])
def test_only_a_get_deletes(method: str) -> None:
    with pytest.raises(MethodUnknown):
        check_v1_method(method, resolve_v1("/api/product/7/5/delete"))


def test_every_v1_path_of_the_contract_has_a_route() -> None:
    """Every v1 path of the interface's table, with numbers for its parameters, has a route."""
    rows = tomllib.loads((Path(__file__).parents[3] / "contract" / "rows.toml").read_text("utf-8"))["older"]
    for row in rows:
        method, _, path = row.partition(" ")
        check_v1_method(method, resolve_v1(re.sub(r":\w+", "7", path)))
