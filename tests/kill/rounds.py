"""Rounds in which one till is killed at random while it synchronises over real HTTP with a cloud that fails often."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from app.practice.cloud import PracticeCloud
from app.practice.compare import compare
from app.practice.faults import Fault, Rule
from storage.outbox.changes import ChangeKind
from storage.outbox.questions import HoldReason
from storage.query.grammar import Query
from storage.records.integrity import is_sound
from storage.records.replica import Replica
from storage.schema.validation import blank
from sync.client.api import CloudClient
from sync.client.http import HttpTransport
from sync.engine import SyncEngine
from sync.events import Bus
from tests.kill.till import NEW, FastClock
from tests.storage.support.replicas import assert_one_account, assert_view_law

ROOT = Path(__file__).resolve().parents[2]
CUSTOMERS = 120
FIRST = 1000
START = 100.0
"""Points of each customer at the start."""
MOST_RUNS = 40
LONGEST = 20.0
"""Most seconds from the start of a round to its kill."""
FAULTS = (
    Rule(fault=Fault.DROPPED_ANSWER, probability=0.05),
    Rule(fault=Fault.ERROR_AFTER, probability=0.03),
    Rule(fault=Fault.ERROR_BEFORE, probability=0.03),
    Rule(fault=Fault.TRUNCATED, probability=0.02),
    Rule(fault=Fault.GARBAGE, probability=0.01),
    Rule(fault=Fault.RATE_LIMIT, probability=0.02, seconds=2),
    Rule(fault=Fault.PRECONDITION, probability=0.03),
    Rule(fault=Fault.EXPIRED, probability=0.02),
    Rule(fault=Fault.OUTAGE, probability=0.02),
    Rule(fault=Fault.LATE_COMMIT, probability=0.05, seconds=3.0),
    Rule(fault=Fault.LATE_ANSWER, probability=0.30, seconds=0.02),
    Rule(fault=Fault.LATENCY, probability=0.30, seconds=0.02),
)


@dataclass(slots=True)
class Stats:
    """Counters of all rounds."""

    kills: int = 0
    accepted: Counter[str] = field(default_factory=Counter)
    undecided: int = 0
    """Edits under way at a kill, which were not reported as saved."""
    survived: int = 0
    """How many of these were there afterwards."""
    cloud_edits: int = 0
    """Edits made in the cloud meanwhile."""
    requests: int = 0
    faulty: int = 0
    questions: int = 0
    corrected: int = 0
    """Of them, those of which only a part had arrived."""
    compared: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        told = ", ".join(f"{count} {kind}" for kind, count in sorted(self.accepted.items()))
        return (
            f"{self.kills} kills in {self.seconds:.0f} s; {sum(self.accepted.values())} edits accepted ({told}),"
            f" {self.undecided} under way at a kill ({self.survived} of them kept); {self.cloud_edits} edits in the"
            f" cloud meanwhile; {self.requests} requests, {self.faulty} of them broken; {self.questions} questions"
            f" decided, {self.corrected} with a count of receipts; {self.compared} records compared, no difference"
        )


class ExpectedRecords:
    """Every edit that was reported as saved, and so must be there."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, str], str] = {}
        self.points: Counter[int] = Counter()
        self.uncertain_points: dict[int, list[float]] = {}
        """By customer: added points whose outcome is unknown because of a kill and a conflict."""
        self.created: set[str] = set()
        self.deleted: set[int] = set()

    def accept(self, edit: dict[str, Any]) -> None:
        """Note an edit that was reported as saved or found to be."""
        if edit["kind"] in ("set", "email", "points"):
            # A deletion that waits for an answer about points shows the record again: whoever edits it keeps it, and
            # what had been typed before (F47).
            self.deleted.discard(edit["id"])
        match edit["kind"]:
            case "set":
                self.values[edit["id"], edit["field"]] = edit["value"]
            case "points":
                self.points[edit["id"]] += edit["amount"]
            case "create":
                self.created.add(edit["name"])
            case "delete":
                self.deleted.add(edit["id"])
                self.created.discard(edit["name"])

    def check(self, replica: Replica, last: dict[str, Any] | None) -> bool:
        """Check that every accepted edit is there (N1), and the last, unreported one wholly or not at all."""
        kept = last is not None and self._settle(replica, last)
        records = {
            each["id"]: each for each in replica.page("customers", Query(deleted="all"), limit=5000).records
        }
        for (id, name), value in self.values.items():
            if id not in self.deleted:
                assert records[id][name] == value, (id, name, value, records[id][name])
        names = Counter(each["lastName"] for each in records.values())
        for name in self.created:
            assert names[name] == 1, (name, names[name])
        # Points in doubt are asked about with the next run where another question has just been answered (F116).
        held = {each.id for each in replica.changes("customers") if each.held is not None or each.in_doubt}
        for id in self.deleted:
            # Points in doubt make a deletion a question, and the record is shown until that is answered (F47, F116).
            assert id not in records or records[id]["deleted"] or id in held, id
        for id, amount in self.points.items():
            if (
                id in records
                and id not in held
                and id not in self.deleted
                and id not in self.uncertain_points
            ):
                assert self._points(records[id]) == amount, (id, records[id]["points"], amount)
        return kept

    def _points(self, record: dict[str, Any]) -> float:
        return float(record["points"]) - (0.0 if record["lastName"].startswith(NEW) else START)

    def _settle(self, replica: Replica, last: dict[str, Any]) -> bool:
        """Whether the edit under way at the kill is there; if so it counts as accepted."""
        record = replica.get("customers", last["id"]) if "id" in last else None
        match last["kind"]:
            case "set":
                found = record is not None and record[last["field"]] == last["value"]
            case "points":
                change = replica.change("customers", last["id"])
                if change is not None and change.held is not None:
                    self.uncertain_points.setdefault(last["id"], []).append(last["amount"])
                    return False
                assert record is not None
                found = self._points(record) == self.points[last["id"]] + last["amount"]
            case "create":
                rows = replica.page("customers", Query(deleted="all"), limit=5000).records
                found = any(each["lastName"] == last["name"] for each in rows)
            case "delete":
                found = record is None or bool(record["deleted"])
            case _:
                return False
        if found:
            self.accept(last)
        return found


class KillRounds:
    """All rounds of one seed."""

    def __init__(self, folder: Path, *, seed: int, processes: int = 1) -> None:
        self.folder = folder
        self.processes = processes
        """1, or 2: the window, which edits, and the engine, either of which is killed before the other."""
        self.seed = seed
        self.rng = random.Random(seed)
        self.began = time.time()
        self.stats = Stats()
        self.expected = ExpectedRecords()
        self.cloud = PracticeCloud(folder / "cloud", seed=seed)
        start = {**blank(self.cloud.replica.catalogue["customers"]), "_cloudId": self.cloud.cloud_id}
        now = time.time_ns() // 1_000_000 - 86_400_000
        with self.cloud.replica.write() as tx:
            tx.put_many(
                "customers",
                [
                    {
                        **start, "deleted": False, "id": FIRST + n, "versionDate": now + n * 1000,
                        "lastName": f"Customer {n}", "points": START,
                    }
                    for n in range(CUSTOMERS)
                ],
            )  # fmt: skip
        self.cloud.start()

    def close(self) -> None:
        """Close the cloud."""
        self.cloud.close()

    def run(self, rounds: int) -> Stats:
        """Kill so many times, converge without faults, and compare. Raises AssertionError when something is lost."""
        self.cloud.faults.set(*FAULTS)
        for number in range(rounds):
            last = self._round(number)
            self._check_copy(last)
        self.cloud.faults.clear()
        self.stats.requests = self.cloud.faults.requests
        self.stats.faulty = sum(self.cloud.faults.struck.values())
        self._converge()
        self.stats.seconds = time.time() - self.began
        return self.stats

    def _round(self, number: int) -> dict[str, Any] | None:
        """Start a till and kill it at random; returns the edit that was under way."""
        window = self._start(number, "both" if self.processes == 1 else "window")
        engines: list[subprocess.Popen[str]] = []
        assert window.stdout is not None
        assert window.stdout.readline().startswith("opening")
        lines: list[str] = []
        reader = threading.Thread(target=lambda: lines.extend(window.stdout or ()))
        reader.start()
        # After so many edits, or so many requests; now and then while it opens.
        edits, requests = self.rng.randint(1, 30), self.rng.randint(1, 60)
        if number % 8 == 7:
            edits = requests = 0
        elif self.processes == 2:
            while not lines:
                time.sleep(0.002)
            engines.append(self._start(number, "engine"))
        self._wait_for(lines, edits, requests)
        assert all(each.poll() is None for each in (window, *engines)), "it ended by itself"
        first = self.rng.choice(["window", "engine", "both"]) if engines else "both"
        if first == "engine":
            # It is started again at once, as the window does it, and the window knows nothing of it.
            engines[0].kill()
            engines.append(self._start(number, "engine"))
            self._wait_for(lines, len(lines) // 2 + edits, requests)
        elif first == "window":
            window.kill()
            self._wait_for([], 1, requests)
        for each in (window, *engines):
            each.kill()
        for each in (window, *engines):
            each.wait()
            self.stats.kills += 1
        reader.join()
        for each in (window, *engines):
            assert each.stdout is not None
            each.stdout.close()
        return self._read_output(lines)

    def _start(self, number: int, part: str) -> subprocess.Popen[str]:
        """Start a process of the till."""
        cloud = self.cloud
        return subprocess.Popen(
            [
                sys.executable, "-m", "tests.kill.till", str(self.folder / "till"), cloud.url, str(cloud.cloud_id),
                cloud.refresh_token, repr(self.began), f"{self.seed}/{number}", part,
            ],
            cwd=ROOT, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def _wait_for(self, lines: list[str], edits: int, requests: int) -> None:
        """Wait until there were so many edits or so many requests more, and a moment; edit in the cloud meanwhile."""
        before = self.cloud.faults.requests
        deadline = time.monotonic() + LONGEST
        while (
            time.monotonic() < deadline
            and len(lines) < 2 * edits
            and self.cloud.faults.requests < before + requests
        ):
            self._edit_in_cloud()
            time.sleep(0.005)
        time.sleep(self.rng.uniform(0.0, 0.05))

    def _edit_in_cloud(self) -> None:
        """Now and then, edit a customer in the cloud."""
        if self.rng.random() < 0.9:
            return
        values = self.rng.choice([{"city": "Brno"}, {"internalNote": "x"}, {"email": "they@example.com"}])
        id = FIRST + self.rng.randrange(CUSTOMERS)
        name, value = next(iter(values.items()))
        word = f"{self.rng.randrange(10**6)}"
        self.cloud.commands.save("customers", {name: word + value}, id=id)
        self.stats.cloud_edits += 1

    def _read_output(self, lines: list[str]) -> dict[str, Any] | None:
        tried: dict[str, Any] | None = None
        for line in lines:
            if not line.endswith("\n"):
                break  # the last line may be torn
            word, _, params = line.partition(" ")
            if word == "try":
                tried = json.loads(params)
            elif word == "done" and tried is not None:
                self.stats.accepted[tried["kind"]] += 1
                self.expected.accept(tried)
                tried = None
            else:
                tried = None
        self.stats.undecided += tried is not None
        return tried

    def _check_copy(self, last: dict[str, Any] | None) -> None:
        """Check a copy of the files after the kill, so that the next start finds them unchanged."""
        path = self.folder / "till" / "replica.db"
        if not path.exists():
            return
        copy = self.folder / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(path.parent, copy)
        replica = Replica.open(copy / "replica.db", cloud_id=self.cloud.cloud_id)
        try:
            assert is_sound(replica.database, replica.catalogue, indexes=True)
            assert_one_account(replica)
            assert_view_law(replica)
            self.stats.survived += self.expected.check(replica, last)
        finally:
            replica.database.close()

    # the end

    def _converge(self) -> None:
        clock = FastClock(self.began)
        replica = Replica.open(self.folder / "till" / "replica.db", cloud_id=self.cloud.cloud_id, clock=clock)
        transport = HttpTransport(self.cloud.url)
        try:
            commands = Commands(replica, Bus())
            client = CloudClient(
                transport, self.cloud.cloud_id, lambda: self.cloud.refresh_token, clock=clock
            )
            engine = SyncEngine(replica, client, Bus(), clock=clock)
            for _ in range(MOST_RUNS):
                outcome = engine.run()
                self._decide(replica, commands)
                if outcome.outcome == "in_step" and not replica.changes():
                    break
                time.sleep(1.0)
            else:
                raise AssertionError((outcome, replica.changes()))
            self._compare(replica)
        finally:
            transport.close()
            replica.close()

    def _decide(self, replica: Replica, commands: Commands) -> None:
        """Resolve every conflict for ours; points for the cloud's when ours are in them."""
        for change in replica.changes("customers", held=True):
            self.stats.questions += 1
            held = change.held
            assert held is not None
            if held.reason is HoldReason.COUNTER_UNKNOWN and change.kind is ChangeKind.UPDATE:
                there = self.cloud.replica.known("customers", change.id)
                missing = self.expected.points[change.id] - self.expected._points(there)
                missing -= change.later_differences.get("points", 0.0)
                outside = missing == change.in_doubt.get("points", 0.0)
                commands.keep("customers", change.id, "local" if outside else "cloud")
                if missing and not outside:
                    # Of several that are in doubt some have arrived: whoever counts the receipts adds the rest.
                    self.stats.corrected += 1
                    commands.save("customers", {}, id=change.id, add={"points": missing})
            elif held.reason is HoldReason.OVERLAP:
                commands.resolve("customers", change.id, dict.fromkeys(held.fields, "local"))
            else:
                commands.keep("customers", change.id, "local")

    def _compare(self, replica: Replica) -> None:
        found = compare({"cloud": self.cloud.replica, "till": replica})
        assert found.equal, found.differences
        self.stats.compared = sum(found.records.values())
        self.expected.check(self.cloud.replica, None)
        for id, uncertain_points in self.expected.uncertain_points.items():
            left = self.expected._points(self.cloud.replica.known("customers", id)) - self.expected.points[id]
            assert any(left == total for total in _sums(uncertain_points)), (id, left, uncertain_points)


def _sums(amounts: list[float]) -> set[float]:
    sums = {0.0}
    for amount in amounts:
        sums |= {each + amount for each in sums}
    return sums
