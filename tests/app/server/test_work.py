"""How much work requests to `/v2` are, in figures that no machine changes: SQL statements, commits, rows read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from app.practice.cloud import PracticeCloud
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from sync.client.transport import Request
from tests.app.server.conftest import SUPPLIER, Caller

READ_STATEMENTS, PUT_STATEMENTS, PATCH_STATEMENTS = 3, 10, 17
"""SQL statements of a request that reads, of each record of a page, of an edit; those of triggers among them."""


@dataclass(slots=True)
class Work:
    """What requests cost; `steps`: of SQLite's machine, by tens, which grow with each row that is read."""

    statements: list[str] = field(default_factory=list)
    steps: int = 0

    @property
    def commits(self) -> int:
        return self.statements.count("COMMIT")

    def step(self) -> None:
        self.steps += 1


@contextmanager
def counted(cloud: PracticeCloud) -> Iterator[Work]:
    work = Work()
    connections: list[sqlite3.Connection] = [each for _, each in cloud.replica.database._opened]
    for each in connections:
        each.set_trace_callback(work.statements.append)
        each.set_progress_handler(work.step, 10)
    yield work
    for each in connections:
        each.set_trace_callback(None)
        each.set_progress_handler(None, 0)


def fill(cloud: PracticeCloud, first: int, last: int) -> None:
    start = blank(CATALOGUE["customers"]) | {"_cloudId": 7, "deleted": False, "points": 0.0}
    rows: list[dict[str, Any]] = [
        {**start, "id": id, "versionDate": 1_790_000_000_000 + id, "lastName": f"Nová {id % 97}", "_discountGroupId": id % 20 + 1}
        for id in range(first, last + 1)
    ]  # fmt: skip
    with cloud.replica.write() as tx:
        tx.put_many("customers", rows)


def ask(caller: Caller, path: str, **query: str) -> int:
    sent = {"Authorization": f"Bearer {caller.token}"}
    request = Request("GET", caller.base + path, tuple(query.items()), sent, b"")
    return caller.cloud.faults.handle(request).status


READ: dict[str, tuple[str, dict[str, str]]] = {
    "one": ("/customers/7", {}),
    "page": ("/customers", {"limit": "100"}),
    "sorted": ("/customers", {"limit": "100", "sort": "-versionDate"}),
    "filtered": ("/customers", {"limit": "100", "filter": "_discountGroupId|eq|3"}),
}


def test_reading_costs_the_same_however_many_records_there_are(caller: Caller, cloud: PracticeCloud) -> None:
    found: list[dict[str, Work]] = []
    for first, last in ((1, 2000), (2001, 6000)):
        fill(cloud, first, last)
        for path, query in READ.values():
            ask(caller, path, **query)  # what was written is counted once
        asked = {}
        for name, (path, query) in READ.items():
            with counted(cloud) as asked[name]:
                assert ask(caller, path, **query) == 200
        found.append(asked)
    few, many = found
    for name, work in many.items():
        assert len(work.statements) == len(few[name].statements) <= READ_STATEMENTS, name
        assert work.commits == 0
        assert work.steps <= few[name].steps + 40, name


def test_a_page_that_is_written_is_one_commit_and_each_record_a_few_statements(
    caller: Caller, cloud: PracticeCloud
) -> None:
    found: list[tuple[Work, Work]] = []
    for count in (20, 100):
        rows = [{**SUPPLIER, "id": str(1000 * count + at)} for at in range(count)]
        with counted(cloud) as made:
            answer = caller.send("PUT", "/suppliers", rows)
        assert answer.status == 201
        with counted(cloud) as changed:
            sent = [{**row, "name": "Pekárna"} for row in rows]
            assert caller.send("PUT", "/suppliers", sent, {"If-Match": answer.headers["etag"]}).status == 200
        assert made.commits == changed.commits == 1
        found.append((made, changed))
    for few, many in zip(*found, strict=True):
        assert len(many.statements) - len(few.statements) <= 80 * PUT_STATEMENTS


def test_an_edit_is_one_commit_of_as_many_statements_as_it_must_have(
    caller: Caller, cloud: PracticeCloud
) -> None:
    id = caller.add_supplier()["id"]
    for city in ("Brno", "Praha"):
        with counted(cloud) as work:
            assert caller.send("PATCH", f"/suppliers/{id}", {"city": city}, {"If-Match": "*"}).status == 200
        assert len(work.statements) <= PATCH_STATEMENTS
        assert work.commits == 1
