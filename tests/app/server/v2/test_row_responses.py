"""Lists and records are the same bytes, made of rows or of records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.practice.cloud import PracticeCloud
from app.server.v2 import reading
from storage.schema.validation import blank

SUPPLIER: dict[str, Any] = {"name": 'Mlýn "U \\ potoka"\n', "email": "", "display": True}
ROWS: dict[str, list[dict[str, Any]]] = {
    "suppliers": [SUPPLIER, {**SUPPLIER, "vendor": {"b": 1, "a": [None]}}],
    "customers": [{"firstName": "Jana", "tags": ["<a>", "b"], "companyId2": "8", "vendor": 1, "points": 1.5}],
    "products": [
        {"name": "káva", "externalId": "A1", "externalIds": ["old"], "priceWithVat": 1e-7, "purchasePriceWithoutVat": 3.0},
        {"name": "čaj", "allergens": [1, 7], "priceWithVat": 100.0},
    ],
    "webhooks": [{"url": "http://10.0.0.9/till?password=x", "payloadEntity": "CUSTOMER"}],
    "taxes": [],
}  # fmt: skip


@pytest.fixture
def filled(cloud: PracticeCloud) -> PracticeCloud:
    with cloud.replica.write() as tx:
        for name, rows in ROWS.items():
            declared = cloud.replica.catalogue[name]
            for at, row in enumerate(rows, 1):
                tx.put(name, {**blank(declared), "id": at, "_cloudId": 7, "versionDate": 1, **row})
    return cloud


def both(caller: Any, monkeypatch: pytest.MonkeyPatch, path: str, headers: dict[str, str]) -> tuple[Any, Any]:
    """The response made of rows, and the one made of records."""
    path, _, query = path.partition("?")
    asked = [part.partition("=") for part in query.split("&") if part]
    send = caller.cloud.faults.handle

    def answer() -> Any:
        from sync.client.transport import Request

        sent = {"Authorization": f"Bearer {caller.token}", **headers}
        return send(
            Request("GET", caller.base + path, tuple((name, value) for name, _, value in asked), sent)
        )

    of_rows = answer()
    with monkeypatch.context() as patched:
        patched.setattr(
            reading, "row_encoder", lambda *_: lambda rows, otherwise: [otherwise(row) for row in rows]
        )
        return of_rows, answer()


@pytest.mark.parametrize("numbers", ["string", "json"])
@pytest.mark.parametrize("version", ["", "BC0", "BC1", "BC2"])
def test_lists_and_records_are_the_same_bytes_made_of_rows(
    filled: PracticeCloud, caller: Any, monkeypatch: pytest.MonkeyPatch, version: str, numbers: str
) -> None:
    filled.behave(numbers=numbers)
    headers = {"Allow-Version": version} if version else {}
    paths = [f"/{name}{query}" for name in ROWS for query in ("", "?limit=1&page=2", "?fields=id")]
    paths += [f"/{name}/1" for name in ("suppliers", "customers", "products")]
    paths += [
        "/products?fields=externalId,name",
        "/products?fields=externalIds",
        "/products?include=ingredients",
        "/_changes?limit=1000",
    ]
    for path in paths:
        of_rows, of_records = both(caller, monkeypatch, path, headers)
        assert of_rows == of_records, path
        assert of_rows.status == 200 or (version == "BC0" and not of_rows.body), path


def test_a_lone_surrogate_in_one_record_is_escaped_with_its_page(
    filled: PracticeCloud, caller: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with filled.replica.write() as tx:
        tx.put("suppliers", {**SUPPLIER, "id": 3, "vendor": "\ud800"})
    for path in ("/suppliers", "/suppliers/3", "/_changes?entities=suppliers"):
        of_rows, of_records = both(caller, monkeypatch, path, {})
        assert of_rows == of_records and of_rows.status == 200
        assert b"\\ud800" in of_rows.body and of_rows.body.isascii()


def test_a_caller_that_only_reads_sees_no_address_of_a_webhook(filled: PracticeCloud, caller: Any) -> None:
    caller.sign_in(filled.tokens.create("display", read_only=True))
    answer = caller.send("GET", "/webhooks")
    assert answer.status == 200 and b"password" not in answer.body
    assert json.loads(answer.body)[0]["url"] == ""
