"""What a request costs that does not depend on the machine: SQL statements, and calls of Python functions.

Figures are those of the request as a warm server answers it, a little above what was measured. Who makes a request dearer
raises a figure here, and says why.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from app.practice.cloud import PracticeCloud
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.tables.etag import page_tag

COUNT = 100


@dataclass
class Cost:
    """Of one request."""

    statements: int = 0
    calls: int = 0


@contextmanager
def counted(cloud: PracticeCloud) -> Iterator[Cost]:
    cost = Cost()
    database = cloud.replica.database

    def statement(_: str) -> None:
        cost.statements += 1

    def event(_frame: object, kind: str, _argument: object) -> None:
        cost.calls += kind == "call"

    connections = (database.read(), database._writer)
    for each in connections:
        each.set_trace_callback(statement)
    sys.setprofile(event)
    try:
        yield cost
    finally:
        sys.setprofile(None)
        for each in connections:
            each.set_trace_callback(None)


@pytest.fixture
def filled(cloud: PracticeCloud, caller: Any) -> Any:
    rows = [
        {**blank(CATALOGUE["customers"]), "id": at, "lastName": f"Nová {at}", "email": f"{at}@b.cz", "_discountGroupId": at % 2 + 1}
        for at in range(1, COUNT + 1)
    ]  # fmt: skip
    for row in rows:
        row.pop("versionDate", None)
    assert caller.send("PUT", "/customers", rows).status == 201
    caller.rows = rows
    return caller


def cost_of(caller: Any, work: Callable[[int], Any]) -> Cost:
    """The second and later ones: caches are filled by then."""
    for at in range(2):
        assert work(at).status == 200
    with counted(caller.cloud) as cost:
        answer = work(2)
    assert answer.status == 200
    return cost


def request(caller: Any, path: str, **asked: str) -> Any:
    from sync.client.transport import Request

    headers = {"authorization": f"Bearer {caller.token}", "host": "localhost"}
    return caller.cloud.faults.handle(Request("GET", caller.base + path, tuple(asked.items()), headers))


def test_a_record_by_id(filled: Any) -> None:
    cost = cost_of(filled, lambda _: request(filled, "/customers/7"))
    assert cost.statements <= 2 and cost.calls <= 140, cost


@pytest.mark.parametrize("asked", [{}, {"filter": "_discountGroupId|eq|1"}])
def test_a_page_costs_a_call_or_two_for_each_record_and_none_for_a_field(
    filled: Any, asked: dict[str, str]
) -> None:
    short = cost_of(filled, lambda _: request(filled, "/customers", limit="10", sort="lastName", **asked))
    full = cost_of(filled, lambda _: request(filled, "/customers", limit="50", sort="lastName", **asked))
    assert full.statements <= 4 and full.calls - short.calls <= 40 * 4, (short, full)


def test_a_changed_field(filled: Any) -> None:
    def patch(at: int) -> Any:
        tag = request(filled, "/customers/7").headers["etag"]
        return filled.send("PATCH", "/customers/7", {"note": f"n{at}"}, {"If-Match": tag})

    cost = cost_of(filled, patch)
    assert cost.statements <= 20 and cost.calls <= 450, cost


def test_a_hundred_replaced_records(filled: Any) -> None:
    found = [filled.cloud.replica.tag("customers", row["id"]) for row in filled.rows]
    tags = [f'"{page_tag(found)}"']

    def put(at: int) -> Any:
        rows = [{**row, "note": f"n{at}"} for row in filled.rows]
        answer = filled.send("PUT", "/customers", rows, {"If-Match": tags[-1]})
        tags.append(answer.headers["etag"])
        return answer

    cost = cost_of(filled, put)
    assert cost.statements <= 920 and cost.calls <= COUNT * 155, cost
    assert json.loads(request(filled, "/customers/7").body)["note"] == "n2"
