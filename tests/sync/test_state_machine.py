"""Two tills and a cloud, driven at random: people, outages, crashes and lost answers in any order.

After every step the view law holds (I1) and nothing accepted is lost (N1); in the end, on a fine day and with
every question answered, all three hold the same within three rounds (N3, N5).
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from storage.errors import InvalidRecord, Refused
from storage.outbox.changes import ChangeKind, view
from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from tests.fakes.tills import HOUR, Shop, Till, records

SMALL = Catalogue((CATALOGUE["tags"], CATALOGUE["suppliers"], CATALOGUE["customers"]))
"""The tills read three entities, so that a run is a handful of requests."""
IDS = list(range(1000, 1005))
TILLS = st.sampled_from([0, 1])
RECORDS = st.integers(0, 7)
TEXTS = st.sampled_from(["one", "two", "three"])
FIELDS = st.sampled_from(["note", "phone", "city", "lastName"])
FAULTS = st.sampled_from(["unsent", "lost", "error", "error_after", "garbage"])


class _Sparing(sqlite3.Connection):
    """Spares the disk: what dies here are processes, not power."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # type: ignore[override]
        return super().execute("PRAGMA synchronous=OFF" if sql == "PRAGMA synchronous=FULL" else sql, *values)


def _sparing(*args: Any, **options: Any) -> sqlite3.Connection:
    return sqlite3.connect(*args, factory=_Sparing, **options)


class TwoTills(RuleBasedStateMachine):
    """The machine. `typed` are the accepted edits, by till, record and field: value and whether it is settled."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(mkdtemp(prefix="machine-"))
        self.shop = Shop(self.folder, tills=2, catalogue=SMALL, connect=_sparing)
        self.shop.cloud.replica.database.maintain(
            lambda connection: connection.execute("PRAGMA synchronous=OFF")
        )
        self.typed: list[tuple[int, int, str, Any]] = []
        self.created: set[int] = set()

    @initialize()
    def morning(self) -> None:
        """Some customers, known everywhere."""
        self.shop.fill(
            "customers", [{"id": each, "lastName": f"Customer {each}", "points": 100.0} for each in IDS]
        )
        for till in self.shop.tills:
            till.sync()

    def teardown(self) -> None:
        """A fine evening."""
        try:
            self.evening()
        finally:
            self.shop.close()
            shutil.rmtree(self.folder)

    # people

    def pick(self, till: Till, number: int) -> int | None:
        known = sorted(till.records()["customers"])
        return known[number % len(known)] if known else None

    @rule(which=TILLS, number=RECORDS, field=FIELDS, text=TEXTS)
    def edit(self, which: int, number: int, field: str, text: str) -> None:
        """Somebody types into a field."""
        till = self.shop.tills[which]
        record = self.pick(till, number)
        if record is None:
            return
        try:
            till.edit("customers", record, **{field: text})
        except Refused:
            assert till.get("customers", record)["deleted"]
            return
        self.typed.append((which, record, field, text))

    @rule(which=TILLS, number=RECORDS, amount=st.sampled_from([1.0, 5.0, 20.0]))
    def add_points(self, which: int, number: int, amount: float) -> None:
        """Somebody gives points."""
        till = self.shop.tills[which]
        record = self.pick(till, number)
        if record is not None and not till.get("customers", record)["deleted"]:
            till.commands.save("customers", {}, id=record, add={"points": amount})

    @rule(which=TILLS, text=TEXTS)
    def create(self, which: int, text: str) -> None:
        """Somebody makes a customer."""
        new = self.shop.tills[which].add("customers", lastName=text)
        assert new not in self.created
        self.created.add(new)

    @rule(which=TILLS, number=RECORDS)
    def delete(self, which: int, number: int) -> None:
        """Somebody deletes one."""
        till = self.shop.tills[which]
        record = self.pick(till, number)
        if record is not None:
            till.commands.delete("customers", [record])

    @rule(which=TILLS, number=RECORDS)
    def restore(self, which: int, number: int) -> None:
        """Somebody brings one back."""
        till = self.shop.tills[which]
        record = self.pick(till, number)
        if record is not None and till.get("customers", record)["deleted"]:
            try:
                till.commands.restore("customers", [record])
            except (InvalidRecord, Refused):
                raise AssertionError("a deleted record cannot come back") from None

    @rule(number=RECORDS, field=FIELDS, text=TEXTS)
    def elsewhere(self, number: int, field: str, text: str) -> None:
        """Somebody edits in the cloud itself."""
        alive = sorted(
            each for each, row in records(self.shop.cloud.replica)["customers"].items() if not row["deleted"]
        )
        if alive:
            self.shop.edit("customers", alive[number % len(alive)], **{field: text})

    @rule(number=RECORDS)
    def deleted_elsewhere(self, number: int) -> None:
        """Somebody deletes in the cloud itself."""
        self.shop.delete("customers", IDS[number % len(IDS)])

    @rule(which=TILLS, side=st.sampled_from(["local", "cloud"]))
    def answer(self, which: int, side: Any) -> None:
        """Somebody answers the oldest question."""
        till = self.shop.tills[which]
        for question in till.queries.needs_you()[:1]:
            if question.reason is HoldReason.RULE_BROKEN:
                side = "cloud"
            try:
                till.commands.keep("customers", question.id, side)
            except InvalidRecord:
                till.commands.keep("customers", question.id, "cloud")

    # machines

    @rule(which=TILLS)
    def sync(self, which: int) -> None:
        """A run."""
        self.shop.clock.sleep(60)
        self.shop.tills[which].sync()

    @rule(which=TILLS, number=st.integers(0, 14), fault=FAULTS)
    def broken_sync(self, which: int, number: int, fault: str) -> None:
        """A run in which one request fails."""
        wire = self.shop.tills[which].wire
        wire.faults = {len(wire.asked) + number: fault}
        self.sync(which)
        wire.faults = {}

    @rule(which=TILLS, number=RECORDS, field=FIELDS, text=TEXTS)
    def edit_in_flight(self, which: int, number: int, field: str, text: str) -> None:
        """Somebody types while a write is under way."""
        wire = self.shop.tills[which].wire
        done = []

        def before(request: Any) -> None:
            if request.method in ("PUT", "PATCH", "DELETE") and not done:
                done.append(request)
                self.edit(which, number, field, text)

        wire.before = before
        self.sync(which)
        wire.before = None

    @rule(which=TILLS)
    def crash(self, which: int) -> None:
        """The power goes."""
        till = self.shop.tills[which]
        wire = till.wire
        till.crash()
        till.client._transport = wire
        till.wire = wire

    @rule()
    def wait(self) -> None:
        """An hour passes."""
        self.shop.clock.sleep(HOUR)

    # what always holds

    @invariant()
    def the_view_law(self) -> None:
        """I1: a record with a waiting change shows what follows from it, and nothing else."""
        for till in self.shop.tills:
            here = till.records()["customers"]
            for change in till.replica.changes("customers"):
                shown = {name: value for name, value in view(change).items() if name != "versionDate"}
                assert change.id in here, (till.name, change)
                row = here[change.id]
                assert {name: row[name] for name in shown} == shown, (till.name, change)

    @invariant()
    def nothing_is_lost(self) -> None:
        """N1: the last thing typed into a field waits, is there, or is in the history with its value."""
        last: dict[tuple[int, int, str], Any] = {}
        for which, record, field, value in self.typed:
            last[which, record, field] = value
        for (which, record, field), value in last.items():
            till = self.shop.tills[which]
            change = till.change("customers", record)
            if change is not None and field in change.intent.fields | change.covered.fields:
                continue
            row = till.replica.get("customers", record)
            if row is not None and row[field] == value:
                continue
            since = []
            for event in till.queries.timeline("customers", record):
                if event.kind is EventKind.EDITED and event.fields.get(field, (None, None))[1] == value:
                    break
                since.append(event)
            # A deletion covers what was typed before it, by a recorded act.
            taken = any(event.kind in (EventKind.SENT, EventKind.DELETED) for event in since)
            given_up = any(value in event.fields.get(field, ()) for event in since)
            assert taken or given_up, (till.name, record, field, value, since)

    # the end

    def evening(self) -> None:
        """All is well again: questions are answered, and three rounds later all is the same (N5)."""
        for till in self.shop.tills:
            till.wire.faults, till.wire.before, till.wire.down = {}, None, False
        for _ in range(12):
            self.shop.clock.sleep(HOUR)
            still = True
            for till in self.shop.tills:
                outcome = till.sync()
                assert outcome.outcome in ("in_step", "needs_you", "waiting"), outcome
                still = still and outcome.outcome == "in_step" and not outcome.pulled + outcome.pushed
                for question in till.queries.needs_you():
                    self.settle(till, question)
            if still:
                break
        there = records(self.shop.cloud.replica)["customers"]
        for till in self.shop.tills:
            assert not till.replica.changes(), till.replica.changes()
            # What was deleted before it was sent stays deleted here, and was never there.
            known = till.records()["customers"]
            here = {id: row for id, row in known.items() if id in there or not row["deleted"]}
            assert here == there, (till.name, [(here.get(k), there.get(k)) for k in here.keys() | there.keys() if here.get(k) != there.get(k)])  # fmt: skip
        assert set(there) <= set(IDS) | self.created

    def settle(self, till: Till, question: Any) -> None:
        """One answer: ours, unless it cannot be."""
        change = till.change("customers", question.id)
        if question.reason is HoldReason.RULE_BROKEN or change.kind is ChangeKind.DELETE:
            till.commands.keep("customers", question.id, "cloud")
            return
        try:
            till.commands.keep("customers", question.id, "local")
        except InvalidRecord:
            till.commands.keep("customers", question.id, "cloud")


# How long a day drawn by Hypothesis takes differs much from run to run.
TestTwoTills = pytest.mark.timeout(600)(TwoTills.TestCase)
TestTwoTills.settings = settings(
    max_examples=15, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
