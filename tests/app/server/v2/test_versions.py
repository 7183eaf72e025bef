"""Allow-Version: tax rates, external ids, the administrator and flags under BC0, BC1 and BC2."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.practice.cloud import PracticeCloud
from app.server.request_context import Version

PRODUCT: dict[str, Any] = {
    "_categoryId": 1, "allergens": [], "deleted": False, "discountPercent": 0, "discountPermitted": True,
    "display": True, "features": [], "flags": 0, "hexColor": "#000000", "name": "x", "onSale": True, "packaging": 1,
    "points": 0, "priceInPoints": 0, "priceWithoutVat": 1, "requiresPriceEntry": False, "stockDeduct": False,
    "stockOverdraft": "ALLOW", "unit": "Piece", "vat": 1.21,
}  # fmt: skip


def send(
    caller: Any, method: str, path: str, body: object = None, *, version: str = "", tag: str = "*"
) -> tuple[int, Any]:
    """Status and body."""
    headers = {"If-Match": tag, **({"Allow-Version": version} if version else {})}
    answer = caller.send(method, path, body, headers)
    return answer.status, json.loads(answer.body)


def fields(said: dict[str, Any]) -> list[str]:
    return [each["fieldName"] for each in said["violations"]]


def tax(cloud: PracticeCloud, value: float, *, deleted: bool = False, id: int = 1) -> None:
    stamps = {"id": id, "_cloudId": 7, "versionDate": 1, "deleted": deleted}
    with cloud.replica.write() as tx:
        tx.put("taxes", {**stamps, "name": "t", "value": value, "flags": 0})


def test_without_taxes_any_vat_is_accepted(caller: Any, cloud: PracticeCloud) -> None:
    assert send(caller, "POST", "/products", [{**PRODUCT, "vat": 1.07}])[0] == 201
    tax(cloud, 5, deleted=True)
    assert send(caller, "POST", "/products", [{**PRODUCT, "vat": 1.07}])[0] == 201
    tax(cloud, 21)
    assert send(caller, "POST", "/products", [{**PRODUCT, "vat": 1.07}])[0] == 400


@pytest.mark.parametrize("value", [0, 5, 8.1, 12, 21, 23, 9.975])
def test_a_rate_is_a_percentage_and_a_vat_its_multiplier(
    caller: Any, cloud: PracticeCloud, value: float
) -> None:
    tax(cloud, value)
    assert send(caller, "POST", "/products", [{**PRODUCT, "vat": 1 + value / 100}])[0] == 201
    assert send(caller, "POST", "/products", [{**PRODUCT, "vat": repr(1 + value / 100)}])[0] == 201


@pytest.mark.parametrize("vat", ["x", [], {}, True, 0.5, 1e300, "nan", "inf", "1e999"])
def test_an_invalid_vat_is_a_problem_and_never_500(caller: Any, cloud: PracticeCloud, vat: object) -> None:
    tax(cloud, 21)
    status, said = send(caller, "POST", "/products", [{**PRODUCT, "vat": vat}])
    assert status == 400 and set(fields(said)) == {"[0].vat"}


def test_all_problems_are_reported_at_once(caller: Any, cloud: PracticeCloud) -> None:
    tax(cloud, 21)
    bodies = [
        {**PRODUCT, "vat": 1.5, "externalIds": ["a"]},
        PRODUCT,
        {**PRODUCT, "vat": 1.5, "unit": "Barrel"},
    ]
    status, said = send(caller, "POST", "/products", bodies)
    assert status == 400
    assert sorted(fields(said)) == ["[0].externalIds", "[0].vat", "[2].unit", "[2].vat"]
    assert send(caller, "GET", "/products")[1]["data"] == []
    status, said = send(caller, "PUT", "/products/5", {**PRODUCT, "id": 5, "vat": 1.5, "name": None})
    assert status == 400 and fields(said) == ["vat", "name"]


@pytest.mark.parametrize(
    ("version", "method", "body", "refused"),
    [
        ("", "POST", {"externalIds": None}, None),
        ("", "POST", {"externalIds": ["a"]}, "externalIds"),
        ("", "POST", {"externalIds": []}, "externalIds"),
        ("", "PUT", {"externalIds": None}, None),
        ("", "PUT", {"externalIds": ["a"]}, "externalIds"),
        ("", "PATCH", {"externalIds": None}, "externalIds"),
        ("BC0", "PATCH", {"externalIds": ["a"]}, "externalIds"),
        ("BC2", "POST", {"externalId": "a"}, None),
        ("BC2", "PUT", {"externalId": "a"}, "externalId"),
        ("BC2", "PATCH", {"externalId": None}, "externalId"),
        ("BC2", "PATCH", {"externalIds": None}, None),
        ("BC2", "PATCH", {"externalIds": ["a"]}, None),
        ("BC2", "PATCH", {"externalIds": ["a", "b"]}, "externalIds"),
        ("BC2", "PATCH", {"externalIds": "a"}, "externalIds"),
        ("BC2", "PATCH", {"externalIds": [1]}, "externalIds"),
        ("BC2", "PATCH", {"externalIds": ["a" * 257]}, "externalIds"),
        ("BC2", "PATCH", {"externalIds": ["a" * 256]}, None),
        ("bc2", "PATCH", {"externalId": "a"}, "externalId"),
    ],
)  # fmt: skip
def test_which_external_id_each_version_accepts(
    caller: Any, version: str, method: str, body: dict[str, Any], refused: str | None
) -> None:
    made = send(caller, "POST", "/products", [PRODUCT])[1][0]["id"]
    match method:
        case "POST":
            status, said = send(caller, "POST", "/products", [{**PRODUCT, **body}], version=version)
        case "PUT":
            status, said = send(
                caller, "PUT", f"/products/{made}", {**PRODUCT, "id": made, **body}, version=version
            )
        case _:
            status, said = send(caller, "PATCH", f"/products/{made}", body, version=version)
    if refused is None:
        assert status in (200, 201), said
    else:
        assert status == 400 and fields(said) == [("[0]." if method == "POST" else "") + refused]


def test_a_record_without_an_external_id_can_be_sent_back(caller: Any) -> None:
    made = send(caller, "POST", "/products", [PRODUCT])[1][0]
    assert made["externalIds"] is None
    assert send(caller, "PUT", f"/products/{made['id']}", made)[0] == 200


def test_an_absent_external_id_is_cleared_by_a_put_and_kept_by_a_patch(caller: Any) -> None:
    made = send(caller, "POST", "/products", [{**PRODUCT, "externalIds": ["a"]}], version="BC2")[1][0]["id"]
    assert send(caller, "PATCH", f"/products/{made}", {"onSale": False}, version="BC2")[1]["externalIds"] == [
        "a"
    ]
    put = send(caller, "PUT", f"/products/{made}", {**PRODUCT, "id": made}, version="BC2")[1]
    assert put["externalIds"] is None


@pytest.mark.parametrize(
    ("default", "header", "status"),
    [("BC0", "", 200), ("BC1", "", 400), ("BC1", "BC0", 200), ("BC2", "", 400)],
)
def test_the_administrator_under_each_version(
    caller: Any, cloud: PracticeCloud, default: Version, header: str, status: int
) -> None:
    cloud.behave(version=default)
    with cloud.replica.write() as tx:
        stamps = {"id": 0, "_cloudId": 7, "versionDate": 1, "deleted": False, "name": "Admin"}
        tx.put("employees", {**stamps, "enabled": True, "accessLevel": 3})
    change = {"enabled": False, "accessLevel": "3", "deleted": False, "stockAccessLevel": 7}
    found, said = send(caller, "PATCH", "/employees/0", change, version=header)
    assert found == status
    if status == 200:
        assert (said["enabled"], said["stockAccessLevel"]) == (True, "7"), (
            "what is not known cannot be protected"
        )
    else:
        assert fields(said) == ["enabled"]
    assert send(caller, "PATCH", "/employees/0", {"enabled": "no"}, version="BC1")[0] == 400


def test_flags_are_required_only_with_an_explicit_version(caller: Any, cloud: PracticeCloud) -> None:
    texts = ["addressLine1", "barcode", "companyId", "companyName", "email", "firstName", "headerPrint"]
    texts += ["internalNote", "phone", "vatId", "zip"]
    customer = {**dict.fromkeys(texts, ""), "lastName": "Malá", "hexColor": "", "points": 0, "tags": []}
    customer |= {"deleted": False, "display": True}
    for version, status in (("", 201), ("BC0", 201), ("BC1", 400), ("BC2", 400)):
        assert send(caller, "POST", "/customers", [customer], version=version)[0] == status
    assert send(caller, "PUT", "/customers/5", {**customer, "id": 5}, version="BC1")[0] == 201


LISTED = {
    "customers": "id _cloudId _discountGroupId _sellerId addressLine1 addressLine2 barcode birthday city companyId"
    " companyName country created deleted display email expireDate externalId firstName flags headerPrint hexColor"
    " internalNote lastName modifiedBy note phone points tags vatId versionDate zip",
    "eet-subjects": "id _cloudId deleted enabled name vatId vatPayer versionDate",
    "webhooks": "id _cloudId _warehouseId method url payloadEntity payloadVersion versionDate",
}
"""The tables of the interface."""


@pytest.mark.parametrize("entity", LISTED)
def test_a_record_has_exactly_the_listed_fields_unless_more_is_asked_for(
    caller: Any, cloud: PracticeCloud, entity: str
) -> None:
    with cloud.replica.write() as tx:
        tx.put(entity, {"id": 5, "_cloudId": 7, "versionDate": 1, "deleted": False, "loyaltyTier": "gold"})

    def listed(**asked: Any) -> list[dict[str, Any]]:
        body = send(caller, "GET", f"/{entity}", **asked)[1]
        return body if entity == "webhooks" else body["data"]  # of them, the array without a page

    (shown,) = listed()
    assert shown.keys() == set(LISTED[entity].split())
    (more,) = listed(version="BC1")
    assert more["loyaltyTier"] == "gold" and more.keys() > shown.keys()
    cloud.behave(extended=True)
    assert listed() == [more]
