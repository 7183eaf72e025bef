"""One scenario with every kind of operation; one fault at every request, one crash at every commit.

Whatever breaks wherever: once the day is fine again, cloud and both tills end as they end on a fine day, nothing
is there twice, and points were added once. The scenario is run once without a fault to count the places.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from app.edits import Edit
from storage.entities import CATALOGUE
from storage.fields import Catalogue
from storage.intent import HeldReason
from storage.validate import Op, blank
from tests.fakes.tills import HOUR, Shop, Till, records

NAMES = ("discount-groups", "customers", "webhooks")
SMALL = Catalogue(
    (*(CATALOGUE[name] for name in NAMES), replace(CATALOGUE["product-ingredients"], verbs=frozenset()))
)
"""The tills of these tests read three entities, so that a run is a handful of requests."""

READ_FAULTS = ("unsent", "garbage")
WRITE_FAULTS = ("unsent", "lost", "error", "error_after", "garbage")
CHUNKS = 8
MOST_ROUNDS = 8

HOOK: dict[str, Any] = {
    "url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "payloadVersion": "V1",
}  # fmt: skip
BRIEF = 62
ONE, MANY, POINTS, FLAGS, GONE, FOUGHT, HELD, POISON, AGAIN = range(1000, 1009)
EXPECTED_POINTS = 115.0


@pytest.fixture(autouse=True)
def machine_stays_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system has taken survives a crash of the process; waiting for the disk would prove no more."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


class Crash(BaseException):
    """The process is gone."""


class Commits:
    """Counts the commits of the tills' files, and lets the process die at one of them."""

    def __init__(self) -> None:
        self.seen = 0
        self.at: int | None = None
        self.after = False
        self.armed = True

    def connect(self, *args: Any, **options: Any) -> sqlite3.Connection:
        """As `sqlite3.connect`."""
        commits = self

        class Connection(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # type: ignore[override]
                if sql == "PRAGMA synchronous=FULL":
                    sql = "PRAGMA synchronous=OFF"
                if sql != "COMMIT" or not commits.armed:
                    return super().execute(sql, *values)
                number = commits.seen
                commits.seen += 1
                if number == commits.at and not commits.after:
                    raise Crash
                cursor = super().execute(sql, *values)
                if number == commits.at:
                    raise Crash
                return cursor

        return sqlite3.connect(*args, factory=Connection, **options)


class Day:
    """The scenario on one shop."""

    def __init__(self, folder: Path, commits: Commits | None = None) -> None:
        self.commits = commits or Commits()
        self.commits.armed = False
        self.shop = Shop(folder, tills=2, catalogue=SMALL, connect=self.commits.connect)
        self.one, self.other = self.shop.tills
        self.other.wire = self.one.wire  # one count of requests for both
        self.other.client._transport = self.one.wire
        self.asked: list[HeldReason] = []
        self.crashes = 0
        self.day_requests = 0
        # The machine stays up in these tests; the tills' files are told so by `Commits`.
        self.shop.cloud.replica.database.maintain(
            lambda connection: connection.execute("PRAGMA synchronous=OFF")
        )

    def prepare(self) -> None:
        """What was there in the morning."""
        shop = self.shop
        shop.fill("discount-groups", [{"id": 50, "name": "Staff"}])
        shop.fill(
            "customers",
            [
                {"id": number, "lastName": f"Customer {number}", "points": 100.0, "tags": ["a"]}
                for number in range(1000, 1009)
            ],
        )
        shop.delete("customers", AGAIN)
        for till in shop.tills:
            till.sync()
        shop.close()

    def run(self) -> None:
        """The day: what people do at both tills, and runs in between."""
        self.commits.armed = True
        for name, step in STEPS:
            self.shop.clock.sleep(1)
            self._step(step, again=name != "sync")
        self.commits.armed = False
        self.day_requests = len(self.one.wire.asked)
        self.one.wire.faults = {}
        self.heal()

    def _step(self, step: Callable[[Day], Any], *, again: bool) -> None:
        try:
            step(self)
        except Crash:
            self.crashes += 1
            for till in self.shop.tills:
                restart(till, self.one.wire)
            if again and not self.commits.after:
                step(self)  # nobody was told that it was saved, so it is typed again

    def heal(self) -> None:
        """A fine evening: runs an hour apart, and a person who answers every question."""
        for _ in range(MOST_ROUNDS):
            self.shop.clock.sleep(HOUR)
            still = True
            for till in self.shop.tills:
                outcome = till.sync()
                still = still and outcome.outcome == "in_step" and not outcome.pulled + outcome.pushed
                decide(self, till)
            if still:
                return
        raise AssertionError([till.queries.needs_you() or till.replica.changes() for till in self.shop.tills])

    def end(self) -> Any:
        """The end state of all three, equal or not."""
        return [
            comparable(replica) for replica in (self.shop.cloud.replica, self.one.replica, self.other.replica)
        ]


def restart(till: Till, wire: Any) -> None:
    """Open the file again as after a power cut: nothing is taken back that was not taken back by then."""
    till.crash()
    till.client._transport = wire
    till.wire = wire


def comparable(replica: Any) -> Any:
    """Records by entity, without what depends on the hour of the day and on ids that the cloud drew."""
    found = records(replica)
    for rows in found.values():
        for row in rows.values():
            row.pop("created", None)
            if row.get("tags"):
                row["tags"] = sorted(row["tags"])  # a set: its order tells who came first
    brief = found["discount-groups"].pop(BRIEF, {"deleted": True})
    assert brief["deleted"]  # deleted before the cloud heard of it, or after
    hooks = [{key: value for key, value in row.items() if key != "id"} for row in found["webhooks"].values()]
    return {**{name: found[name] for name in NAMES if name != "webhooks"}, "webhooks": sorted(hooks, key=str)}


def put(till: Till, entity: str, id: int, **values: Any) -> None:
    """A new record under a given id, so that typing it again is the same."""
    body = {**blank(CATALOGUE[entity]), "deleted": False, **values, "id": id}
    till.commands.apply(entity, [Edit(op=Op.REPLACE, body=body, id=id)], origin="test")


def decide(day: Day, till: Till) -> None:
    """Answers that do not depend on who came first: the greater value, life over deletion, points as they belong."""
    for question in till.queries.needs_you():
        day.asked.append(question.reason)
        match question.reason:
            case HeldReason.OVERLAP:
                choices: Any = {
                    name: "local" if str(each.local) > str(each.cloud) else "cloud"
                    for name, each in question.fields.items()
                }
                till.commands.resolve(question.entity, question.id, choices)
            case HeldReason.EDITED_THERE:
                till.commands.keep(question.entity, question.id, "cloud")
            case HeldReason.REJECTED:
                till.edit(question.entity, question.id, note="fine")
            case HeldReason.COUNTER_UNKNOWN:
                # Till one adds ten and till two five, so the sum tells whose is in it.
                inside = int(day.shop.get("customers", question.id)["points"]) - 100
                ours = inside >= 10 if till is day.one else inside % 10 == 5
                till.commands.keep(question.entity, question.id, "cloud" if ours else "local")
            case _:
                till.commands.keep(question.entity, question.id, "local")


def both(
    entity: str, id: int, one: dict[str, Any], other: dict[str, Any]
) -> list[tuple[str, Callable[[Day], Any]]]:
    """The same record edited at both tills."""
    return [
        ("edit", lambda day: day.one.edit(entity, id, **one)),
        ("edit", lambda day: day.other.edit(entity, id, **other)),
    ]


SYNC_ONE: tuple[str, Callable[[Day], Any]] = ("sync", lambda day: day.one.sync())
SYNC_OTHER: tuple[str, Callable[[Day], Any]] = ("sync", lambda day: day.other.sync())
STEPS: list[tuple[str, Callable[[Day], Any]]] = [
    # creates, parents and children, in arrays and alone
    ("create", lambda day: put(day.one, "discount-groups", 60, name="Friends")),
    ("create", lambda day: put(day.one, "discount-groups", BRIEF, name="Nobody")),
    ("create", lambda day: put(day.one, "customers", 61, lastName="Friend", _discountGroupId=60)),
    ("create", lambda day: put(day.other, "customers", 2000, lastName="Nový")),
    ("create", lambda day: day.one.commands.save("webhooks", HOOK) if not hooked(day.one) else None),
    # one edit, several edits, tags, flags, points
    *both("customers", ONE, {"note": "one"}, {"phone": "222"}),
    *[("edit", lambda day, id=id: day.one.edit("customers", id, city="Brno")) for id in (MANY, FLAGS, HELD, POISON)],
    *both("customers", FLAGS, {"flags": 1, "tags": ["a", "one"]}, {"flags": 4, "tags": ["two"]}),
    ("points", lambda day: add_points(day.one, 10.0)),
    ("points", lambda day: add_points(day.other, 5.0)),
    # both change one field; one deletes what the other edits; one deletes; one brings back
    *both("customers", HELD, {"note": "mine"}, {"note": "theirs"}),
    ("delete", lambda day: day.one.commands.delete("customers", [FOUGHT])),
    ("edit", lambda day: day.other.edit("customers", FOUGHT, note="still needed")),
    ("delete", lambda day: day.other.commands.delete("customers", [GONE])),
    ("restore", lambda day: day.one.commands.restore("customers", [AGAIN])),
    # the cloud refuses it
    ("edit", lambda day: day.other.edit("customers", POISON, note="funny")),
    SYNC_ONE,
    SYNC_OTHER,
    # edits over what is unsent, sent or of unknown outcome
    ("edit", lambda day: day.one.edit("customers", ONE, note="one more")),
    ("edit", lambda day: day.other.edit("customers", 2000, note="edited since")),
    ("delete", lambda day: day.one.commands.delete("discount-groups", [BRIEF])),
    SYNC_ONE,
    SYNC_OTHER,
]  # fmt: skip


def hooked(till: Till) -> bool:
    return bool(till.records()["webhooks"])


def add_points(till: Till, amount: float) -> None:
    till.commands.save("customers", {}, id=POINTS, add={"points": amount})


def refuse_funny(day: Day) -> None:
    """The cloud has a rule of its own."""
    from sync.transport import Request, Response

    def before(request: Request) -> Response | None:
        return Response(400) if request.method in ("PUT", "PATCH") and b'"funny"' in request.body else None

    day.one.wire.before = before


def own_folder() -> Path:
    """A folder that lives as long as this process: what is made once cannot lie in one test's own."""
    folder = Path(mkdtemp(prefix="counterfoil-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def morning() -> Path:
    """The prepared files; copied for each run."""
    folder = own_folder()
    Day(folder).prepare()
    return folder


@contextmanager
def day(folder: Path, commits: Commits | None = None) -> Iterator[Day]:
    """A fresh copy of the morning."""
    place = folder / "day"
    shutil.copytree(morning(), place)
    made = Day(place, commits)
    refuse_funny(made)
    try:
        yield made
    finally:
        made.shop.close()
        shutil.rmtree(place)


@cache
def fine_day() -> tuple[Any, tuple[str, ...], int]:
    """The end state of a day without a fault, its requests' methods, and its commits."""
    with day(own_folder()) as fine:
        fine.run()
        cloud, one, other = fine.end()
        assert cloud == one == other
        assert cloud["customers"][POINTS]["points"] == EXPECTED_POINTS
        assert set(fine.asked) >= {HeldReason.OVERLAP, HeldReason.REJECTED}
        assert len(cloud["webhooks"]) == 1 and cloud["customers"][GONE]["deleted"]
        assert (
            cloud["customers"][FOUGHT]["note"] == "still needed" and not cloud["customers"][AGAIN]["deleted"]
        )
        return (
            cloud,
            tuple(each.method for each in fine.one.wire.asked[: fine.day_requests]),
            fine.commits.seen,
        )


def check(found: Day, place: str) -> None:
    """The end of this day is the end of a fine day."""
    expected = fine_day()[0]
    for which, state in zip(("cloud", "one", "other"), found.end(), strict=True):
        for name in NAMES:
            assert state[name] == expected[name], (place, which, name)


def wire_points() -> list[tuple[int, str]]:
    """Every request and every way in which it can fail."""
    methods = fine_day()[1]
    return [
        (number, fault)
        for number, method in enumerate(methods)
        for fault in (READ_FAULTS if method == "GET" else WRITE_FAULTS)
    ]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_fault_at_every_request(tmp_path: Path, chunk: int) -> None:
    points = wire_points()[chunk::CHUNKS]
    for number, fault in points:
        with day(tmp_path) as broken:
            broken.one.wire.faults = {number: fault}
            broken.run()
            check(broken, f"{fault} at request {number}")
    print(f"{len(points)} of {len(wire_points())} faults on the wire")


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_F81_a_crash_at_every_commit(tmp_path: Path, chunk: int, after: bool) -> None:
    places = range(fine_day()[2])[chunk::CHUNKS]
    for number in places:
        commits = Commits()
        with day(tmp_path, commits) as broken:
            commits.seen, commits.at, commits.after = 0, number, after
            broken.run()
            assert broken.crashes == 1
            check(broken, f"crash {'after' if after else 'before'} commit {number}")
    print(f"{len(places)} of {fine_day()[2]} commits")


def test_the_scenario_has_many_places_to_break_at() -> None:
    assert len(wire_points()) > 150 and fine_day()[2] > 60
