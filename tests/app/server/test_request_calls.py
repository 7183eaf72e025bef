"""Python functions that a request calls, a figure that no machine changes; see `test_work` for what it asks of SQLite.

Figures are those of the request as a warm server answers it, a little above what was measured. Who makes a request dearer
raises a figure here, and says why.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

from app.practice.cloud import PracticeCloud
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.tables.etag import page_tag

COUNT = 100


@contextmanager
def counted() -> Iterator[list[str]]:
    """The names of the functions called inside the block."""
    names: list[str] = []

    def event(frame: FrameType, kind: str, _argument: object) -> None:
        # PySide's `import`, where another test has loaded it: a server has not.
        if kind == "call" and not frame.f_code.co_name.startswith("feature_import"):
            names.append(frame.f_code.co_name)

    sys.setprofile(event)
    try:
        yield names
    finally:
        sys.setprofile(None)


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


def calls(work: Callable[[int], Any]) -> int:
    """Those of the third time: caches are filled by then."""
    for at in range(2):
        assert work(at).status == 200
    with counted() as names:
        answer = work(2)
    assert answer.status == 200
    return len(names)


def request(caller: Any, path: str, **asked: str) -> Any:
    from sync.client.transport import Request

    headers = {"authorization": f"Bearer {caller.token}", "host": "localhost"}
    return caller.cloud.faults.handle(Request("GET", caller.base + path, tuple(asked.items()), headers))


def test_a_record_by_id(filled: Any) -> None:
    assert calls(lambda _: request(filled, "/customers/7")) <= 140


@pytest.mark.parametrize("asked", [{}, {"filter": "_discountGroupId|eq|1"}])
def test_a_page_costs_a_call_or_two_for_each_record_and_none_for_a_field(
    filled: Any, asked: dict[str, str]
) -> None:
    short = calls(lambda _: request(filled, "/customers", limit="10", sort="lastName", **asked))
    full = calls(lambda _: request(filled, "/customers", limit="50", sort="lastName", **asked))
    assert full - short <= 40 * 4


def test_a_changed_field(filled: Any) -> None:
    def patch(at: int) -> Any:
        tag = request(filled, "/customers/7").headers["etag"]
        return filled.send("PATCH", "/customers/7", {"note": f"n{at}"}, {"If-Match": tag})

    assert calls(patch) <= 462


def test_a_hundred_replaced_records(filled: Any) -> None:
    found = [filled.cloud.replica.tag("customers", row["id"]) for row in filled.rows]
    tags = [f'"{page_tag(found)}"']

    def put(at: int) -> Any:
        rows = [{**row, "note": f"n{at}"} for row in filled.rows]
        answer = filled.send("PUT", "/customers", rows, {"If-Match": tags[-1]})
        tags.append(answer.headers["etag"])
        return answer

    assert calls(put) <= COUNT * 155
    assert json.loads(request(filled, "/customers/7").body)["note"] == "n2"
