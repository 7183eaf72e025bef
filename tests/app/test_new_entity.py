"""A new entity is one declaration: declared here, at run time, it has a table, a form, commands, an interface and sync.

Nothing else in the program knows of tables in a restaurant.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.change_set import Effect
from app.commands.commands import Commands
from app.queries.lists import ListQuery
from app.queries.queries import Queries
from app.server.auth.tokens import PREFIX, Tokens
from app.server.request_context import ServedCloud
from app.server.service import Service
from app.transfer.columns import guess_mapping
from app.transfer.exporter import Exporter
from app.transfer.importer import Importer
from app.transfer.tables import read_table
from storage.errors import InvalidRecord
from storage.outbox.questions import HoldReason
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Filter, Kind, Merge, Sort
from storage.schema.validation import blank
from sync.client.api import CloudClient
from sync.client.transport import Request, Response
from sync.engine import SyncEngine
from sync.events import Bus
from tests.fakes.clock import ManualClock

CLOUD = 7
BASE = f"/v2/clouds/{CLOUD}/seatings"
KEY = Filter.EQUALS | Filter.ENUM

SEATINGS = Entity(
    name="seatings",
    singular="seating",
    order=15,
    unique=("name",),
    fields=(
        Field(name="id", kind=Kind.LONG, null=True, filter=KEY, minimum=1, merge=Merge.SERVER, writable=False),
        Field(name="_cloudId", kind=Kind.INTEGER, required=True, merge=Merge.SERVER, writable=False),
        Field(
            name="name", kind=Kind.STRING, length=20, required=True, filter=KEY | Filter.STRING, sort=Sort.BOTH,
            form="identity", list_column=True, search=True, rules=("not_blank",), default="",
        ),
        Field(name="seats", kind=Kind.INTEGER, minimum=1, maximum=40, filter=Filter.NUMBER, form="identity", default=4),
        Field(name="visits", kind=Kind.DOUBLE, merge=Merge.COUNTER, default=0.0, form="advanced"),
        Field(name="features", kind=Kind.STRINGS, merge=Merge.SET, filter=KEY, default=(), form="identity"),
        Field(name="deleted", kind=Kind.BOOLEAN, filter=KEY, sort=Sort.BOTH, rules=("not_deleted",), merge=Merge.SERVER,
              writable=False, default=False),
        Field(name="versionDate", kind=Kind.TIMESTAMP, null=True, filter=KEY | Filter.NUMBER, sort=Sort.BOTH,
              merge=Merge.SERVER, writable=False),
    ),
)  # fmt: skip
NEW = CATALOGUE.with_entity(SEATINGS)


class TickingClock(ManualClock):
    """Each look at it moves it on."""

    def now(self) -> int:
        self.wall += 1
        return self.wall


class Cloud:
    """The `/v2` service over a replica of its own, called without a wire."""

    def __init__(self, folder: Path, clock: ManualClock) -> None:
        self.replica = Replica.open(folder / "cloud.db", catalogue=NEW, authoritative=True, clock=clock)
        self.commands = Commands(self.replica, Bus(), rng=random.Random(9))
        tokens = Tokens(None, clock=clock)
        self.secret = tokens.create("test", secret=PREFIX + "0" * 64)
        served = ServedCloud(cloud_id=CLOUD, replica=self.replica, commands=self.commands)
        self.service = Service([served], tokens, clock=clock)
        self.clock = clock

    def client(self) -> CloudClient:
        """A client as a till has it."""
        return CloudClient(self, CLOUD, lambda: self.secret, clock=self.clock)

    def send(self, request: Request) -> Response:
        """The wire."""
        return self.service.handle(request)


class Till:
    """One computer."""

    def __init__(self, folder: Path, cloud: Cloud, seed: int) -> None:
        self.replica = Replica.open(folder / "r.db", catalogue=NEW, cloud_id=CLOUD, clock=cloud.clock)
        bus, rng = Bus(), random.Random(seed)
        self.commands = Commands(self.replica, bus, rng=rng)
        self.queries = Queries(self.replica)
        self.engine = SyncEngine(self.replica, cloud.client(), bus, clock=cloud.clock, rng=rng)

    def sync(self) -> str:
        """One run; its word."""
        outcome = self.engine.run()
        self.engine._clock.sleep(3600)
        return outcome.outcome


@pytest.fixture
def clock() -> ManualClock:
    return TickingClock()


@pytest.fixture
def cloud(tmp_path: Path, clock: ManualClock) -> Iterator[Cloud]:
    made = Cloud(tmp_path, clock)
    yield made
    made.replica.close()


@pytest.fixture
def tills(tmp_path: Path, cloud: Cloud) -> Iterator[list[Till]]:
    made = [Till(tmp_path / str(number), cloud, number) for number in (1, 2)]
    yield made
    for till in made:
        till.replica.close()


def test_a_new_entity_has_a_table_and_a_form(tills: list[Till]) -> None:
    assert blank(SEATINGS) == {"name": "", "seats": 4, "visits": 0.0, "features": [], "deleted": False}
    assert tills[0].queries.counts()["seatings"].total == 0
    columns = {row[1] for row in tills[0].replica.database.read().execute("PRAGMA table_info(seatings)")}
    assert columns >= set(SEATINGS.names())


def test_a_new_entity_can_be_edited(tills: list[Till]) -> None:
    commands, queries = tills[0].commands, tills[0].queries
    (window,) = commands.save("seatings", {"name": "Okno", "features": ["view"]}).ids
    commands.save("seatings", {"name": "Zahrádka", "seats": 12})
    commands.save("seatings", {"seats": 6}, id=window, add={"visits": 2})
    assert [each["name"] for each in queries.page("seatings", sort="-name").records] == ["Zahrádka", "Okno"]
    assert (
        queries.page("seatings", search="zahradka").total
        == queries.page("seatings", filter="seats|gt|6").total
        == 1
    )
    assert queries.page("seatings", filter="features|eq|view").records[0]["visits"] == 2.0
    for wrong in ({"name": " "}, {"seats": 99}, {"name": "Zahrádka"}, {"name": "x" * 21}):
        with pytest.raises(InvalidRecord):
            commands.save("seatings", wrong, id=window)
    commands.delete("seatings", [window])
    commands.undo()
    assert queries.title("seatings", queries.record("seatings", window).record) == "Okno"
    assert len(queries.timeline("seatings", window)) >= 2
    while queries.undoable():
        commands.undo()
    assert tills[0].replica.count("seatings", Query()) == 0 and tills[0].replica.changes() == []


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_new_entity_is_exported_and_imported(tills: list[Till], tmp_path: Path, ending: str) -> None:
    one, other = tills
    (bar,) = one.commands.save("seatings", {"name": "Bar", "features": ["a, b", "=c"], "seats": 3}).ids
    one.commands.save("seatings", {"name": "Okno"})
    path = tmp_path / f"seatings.{ending}"
    assert Exporter(one.replica, "seatings").export(path, ListQuery(sort="-name")) == 2
    table = read_table(path)
    mapped = guess_mapping(SEATINGS, table.heads)
    again = Importer(one.replica, one.commands, "seatings").plan(table, mapped, "id")
    assert again.counts[Effect.UNCHANGED] == 2
    elsewhere = Importer(other.replica, other.commands, "seatings")
    plan = elsewhere.plan(table, mapped, "id")
    assert plan.counts[Effect.NEW] == 2
    elsewhere.apply(plan)
    there = other.replica.known("seatings", bar)
    assert (there["name"], there["features"], there["seats"]) == ("Bar", ["a, b", "=c"], 3)
    assert [each["name"] for each in other.queries.page("seatings", sort="name").records] == ["Bar", "Okno"]


def test_a_new_entity_is_served(cloud: Cloud) -> None:
    token: dict[str, str] = {}

    def call(method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, str]:
        data = b"" if body is None else json.dumps(body).encode()
        path, _, query = path.partition("?")
        pairs = tuple((pair.partition("=")[0], pair.partition("=")[2]) for pair in query.split("&") if pair)
        answer = cloud.send(
            Request(method=method, path=path, query=pairs, headers={**token, **headers}, body=data)
        )
        return answer.status, json.loads(answer.body) if answer.body else None, answer.headers.get("etag", "")

    refresh = {"authorization": f"User {cloud.secret}"}
    status, signed, _ = call("POST", "/v2/signin/token", {"_cloudId": CLOUD}, **refresh)
    assert status == 201
    token["authorization"] = f"Bearer {signed['accessToken']}"

    status, created, _ = call("POST", BASE, [{"name": "Bar", "deleted": False, "seats": "3"}])
    assert status == 201 and created[0]["seats"] == "3" and created[0]["visits"] == "0.0"
    number = created[0]["id"]
    status, one, tag = call("GET", f"{BASE}/{number}")
    assert status == 200 and one["name"] == "Bar"
    status, _, _ = call("GET", f"{BASE}/{number}", **{"if-none-match": tag})
    assert status == 304
    assert call("PATCH", f"{BASE}/{number}", {"seats": 5})[0] == 428
    assert call("PATCH", f"{BASE}/{number}", {"seats": 500}, **{"if-match": tag})[0] == 400
    status, patched, _ = call("PATCH", f"{BASE}/{number}", {"seats": 5}, **{"if-match": tag})
    assert status == 200 and patched["seats"] == "5"
    assert call("PATCH", f"{BASE}/{number}", {"seats": 6}, **{"if-match": tag})[0] == 412
    status, page, _ = call("GET", f"{BASE}?filter=seats|gteq|5&sort=name")
    assert (
        status == 200
        and [each["name"] for each in page["data"]] == ["Bar"]
        and page["totalItemsCount"] == "1"
    )
    status, options, _ = call("OPTIONS", BASE)
    assert status in (200, 204)
    status, gone, _ = call("DELETE", f"{BASE}/{number}")
    assert status == 200 and gone["deleted"] is True


def test_a_new_entity_is_synchronised(cloud: Cloud, tills: list[Till]) -> None:
    one, other = tills
    (bar,) = cloud.commands.save("seatings", {"name": "Bar", "_cloudId": CLOUD, "features": ["a"]}).ids
    (window,) = one.commands.save("seatings", {"name": "Okno"}).ids
    assert (one.sync(), other.sync()) == ("in_step", "in_step")

    # Different fields, a set and a counter merge; one field on both sides is asked.
    one.commands.save(
        "seatings", {"seats": 8, "features": ["a", "one"], "name": "Bar vlevo"}, id=bar, add={"visits": 1}
    )
    other.commands.save("seatings", {"features": ["two"], "name": "Bar vpravo"}, id=bar, add={"visits": 10})
    other.commands.delete("seatings", [window])
    assert one.sync() == "in_step" and other.sync() == "needs_you"
    question = other.queries.conflict("seatings", bar)
    assert question.reason is HoldReason.OVERLAP and set(question.fields) == {"name"}
    assert (question.fields["name"].local, question.fields["name"].cloud) == ("Bar vpravo", "Bar vlevo")
    other.commands.resolve("seatings", bar, {"name": "local"})
    assert other.sync() == "in_step" and one.sync() == "in_step"

    expected = cloud.replica.known("seatings", bar)
    assert (expected["name"], expected["seats"], expected["visits"]) == ("Bar vpravo", 8, 11.0)
    assert sorted(expected["features"]) == ["one", "two"]
    for till in tills:
        assert till.replica.changes() == []
        for number in (bar, window):
            here, there = till.replica.known("seatings", number), cloud.replica.known("seatings", number)
            assert {**here, "versionDate": 0} == {**there, "versionDate": 0}
        assert till.replica.known("seatings", window)["deleted"]
