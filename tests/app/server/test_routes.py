"""Routing of v2 paths in the spellings that clients use."""

from __future__ import annotations

import pytest

from app.server.http.errors import BadRequest, UnknownPath
from app.server.routes import Resource, Route, entity_of, methods, resolve
from app.server.v2.options import describe
from storage.errors import UnknownEntity
from storage.schema.entities import CATALOGUE

NONE: frozenset[tuple[str, str]] = frozenset()


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("/v2/signin/token", Route(resource=Resource.SIGN_IN)),
        ("/v2/clouds", Route(resource=Resource.CLOUDS)),
        ("/v2/clouds/", Route(resource=Resource.CLOUDS)),
        ("/v2/clouds/7", Route(resource=Resource.CLOUD, cloud_id=7)),
        ("/v2/clouds/7/tags/", Route(resource=Resource.COLLECTION, cloud_id=7, entity="tags")),
        ("/v2/clouds/7/tags/0", Route(resource=Resource.ITEM, cloud_id=7, entity="tags", id=0)),
        ("/v2/clouds/%37/%74ags/1", Route(resource=Resource.ITEM, cloud_id=7, entity="tags", id=1)),
        (
            "/v2/clouds/7/warehouses/3/products/4",
            Route(
                resource=Resource.ITEM,
                cloud_id=7,
                entity="warehouse-products",
                id=4,
                scope={"_warehouseId": 3},
            ),
        ),
        (
            "/clouds/7/employees/4",
            Route(
                resource=Resource.ITEM,
                cloud_id=7,
                entity="employees",
                id=4,
                only=frozenset({"PUT", "OPTIONS"}),
            ),
        ),
    ],
)
def test_routes_of_paths(path: str, target: Route) -> None:
    assert resolve(path) == target


@pytest.mark.parametrize(
    "path",
    ["", "/", "//", "v2/clouds", "/v2", "/v2/clouds/7/tags//", "/v2//clouds", "/clouds/7/tags", "/v2/x",
     "/v2/clouds/7/tags/1/2", "/v2/clouds/7/customers/1/products", "/V2/clouds"],
)  # fmt: skip
def test_unknown_paths(path: str) -> None:
    with pytest.raises(UnknownPath):
        resolve(path)


@pytest.mark.parametrize(
    "path",
    ["/v2/clouds/x", "/v2/clouds/7/tags/x", "/v2/clouds/7/tags/1.5", "/v2/clouds/7/tags/٣",
     "/v2/clouds/2147483648/tags", "/v2/clouds/7/tags/9223372036854775808", "/v2/clouds/7/tags/%2F",
     "/v2/clouds/7/warehouses/x/products"],
)  # fmt: skip
def test_ids_that_are_no_numbers(path: str) -> None:
    with pytest.raises(BadRequest):
        resolve(path)


@pytest.mark.parametrize("name", ["nothing", "warehouse-products", "Customers", "customers "])
def test_unknown_entities(name: str) -> None:
    with pytest.raises(UnknownEntity):
        entity_of(Route(resource=Resource.COLLECTION, cloud_id=7, entity=name), CATALOGUE)


def test_methods_follow_the_verbs() -> None:
    item = resolve("/v2/clouds/7/customers/1")
    assert methods(item, CATALOGUE["customers"], NONE) == (
        "GET", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS",
    )  # fmt: skip
    hooks = resolve("/v2/clouds/7/webhooks")
    assert methods(hooks, CATALOGUE["webhooks"], NONE) == ("GET", "POST", "HEAD", "OPTIONS")
    refused = frozenset({("customers", "patch"), ("customers", "get")})
    assert methods(item, CATALOGUE["customers"], refused) == ("PUT", "DELETE", "OPTIONS")


@pytest.mark.parametrize("entity", list(CATALOGUE), ids=lambda each: each.name)
def test_options_describe_every_field(entity) -> None:
    described = describe(entity)
    assert [each["name"] for each in described["fields"]] == list(entity.names())
    for each, field in zip(described["fields"], entity.fields, strict=True):
        assert (each["type"], each["nullable"], each["required"]) == (field.kind, field.null, field.required)
        assert each.get("maxLength") == field.length
        assert bool(each["filter"]) is bool(field.filter)
