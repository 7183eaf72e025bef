"""A real process, real HTTP on this computer, and SIGKILL in the middle: it goes on where it was (F81).

The moments are drawn from a seed; the cloud answers a little late, so that they fall between its answers.
"""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.commands.commands import Commands
from app.practice.cloud import PracticeCloud
from app.practice.faults import Fault, Rule
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.validation import blank
from sync.events import Bus
from tests.fakes.tills import records
from tests.kill.rounds import KillRounds

ROOT = Path(__file__).resolve().parents[2]
LATE = 0.01
CUSTOMERS = 3000
KILLS = 3
ROUNDS = 6


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    """A practice cloud with its port open, and customers in it."""
    made = PracticeCloud(tmp_path / "cloud")
    start = {**blank(made.replica.catalogue["customers"]), "_cloudId": made.cloud_id, "deleted": False}
    now = time.time_ns() // 1_000_000 - 2 * 86_400_000
    with made.replica.write() as tx:
        tx.put_many(
            "customers",
            [
                {**start, "id": 1000 + n, "versionDate": now + n * 20_000, "lastName": f"Customer {n}"}
                for n in range(CUSTOMERS)
            ],
        )
    made.start()
    yield made
    made.close()


class Process:
    """The till's process, started again after each kill."""

    def __init__(self, folder: Path, cloud: PracticeCloud) -> None:
        self.folder = folder
        self.cloud = cloud
        self.rng = random.Random(5)

    def start(self) -> subprocess.Popen[str]:
        """Start it and wait until it is about to run."""
        arguments = [str(self.folder), self.cloud.url, str(self.cloud.cloud_id), self.cloud.refresh_token]
        started = subprocess.Popen(
            [sys.executable, "-m", "tests.kill.once", *arguments],
            cwd=ROOT, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert started.stdout is not None and started.stdout.readline() == "ready\n"
        return started

    def kill_after(self, least: int, most: int) -> int:
        """Kill it once the cloud has had so many requests more; answers how many it had in the end."""
        before = self.cloud.faults.requests
        wanted = before + self.rng.randint(least, most)
        process = self.start()
        while self.cloud.faults.requests < wanted and process.poll() is None:
            time.sleep(0.002)
        time.sleep(self.rng.random() * LATE)
        process.kill()
        process.communicate()
        assert process.returncode == -9, "it was done before it could be killed"
        return self.cloud.faults.requests - before

    def finish(self) -> str:
        """Let it run to its end."""
        process = self.start()
        said, _ = process.communicate(timeout=60)
        assert process.returncode == 0
        return said.split()[0]

    def open(self) -> Replica:
        """The replica, while no process has it."""
        connection = sqlite3.connect(self.folder / "replica.db")
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
        return Replica.open(self.folder / "replica.db", cloud_id=self.cloud.cloud_id)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_F81_F07_a_killed_download_resumes_at_its_page(tmp_path: Path, cloud: PracticeCloud) -> None:
    till = Process(tmp_path / "till", cloud)
    cloud.faults.set(Rule(fault=Fault.LATE_ANSWER, seconds=LATE))
    asked = 0
    have = [0]
    for _ in range(KILLS):
        asked += till.kill_after(*((39, 45) if not asked else (3, 8)))
        replica = till.open()
        have.append(replica.count("customers", Query(deleted="all")))
        replica.close()
    assert have == sorted(have) and 0 < have[-1] < CUSTOMERS
    cloud.faults.clear()
    before = cloud.faults.requests
    assert till.finish() == "in_step"
    pages = -(-(CUSTOMERS - have[-1]) // 99)
    # What was read is not read again: the rest of the pages, the window of each empty entity, and the counts.
    assert cloud.faults.requests - before <= pages + 45
    replica = till.open()
    assert records(replica) == records(cloud.replica)
    replica.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_F81_a_killed_push_duplicates_nothing_and_loses_nothing(tmp_path: Path, cloud: PracticeCloud) -> None:
    till = Process(tmp_path / "till", cloud)
    assert till.finish() == "in_step"
    replica = till.open()
    commands = Commands(replica, Bus(), rng=random.Random(7))
    made = [commands.save("suppliers", {"name": f"Supplier {n}"}).ids[0] for n in range(250)]
    for number in range(150):
        commands.save("customers", {"note": f"note {number}"}, id=1000 + number, add={"points": 5.0})
    commands.delete("customers", [2000, 2001, 2002, 2003])
    replica.close()
    cloud.faults.set(Rule(fault=Fault.LATE_ANSWER, seconds=LATE))
    for _ in range(KILLS):
        till.kill_after(13, 17)
    cloud.faults.clear()
    held = 0
    for _ in range(3):
        word = till.finish()
        replica = till.open()
        held = len(replica.changes(held=True))
        waiting = replica.changes(held=False)
        if waiting:
            Commands(replica, Bus()).retry()
        replica.close()
        if word == "in_step":
            break
    assert (word, held) == ("in_step", 0)
    there = records(cloud.replica)
    assert set(there["suppliers"]) == set(made)
    assert [there["customers"][1000 + n]["note"] for n in range(150)] == [f"note {n}" for n in range(150)]
    assert {there["customers"][1000 + n]["points"] for n in range(150)} == {5.0}
    assert all(there["customers"][each]["deleted"] for each in (2000, 2001, 2002, 2003))
    replica = till.open()
    assert records(replica) == there and not replica.changes()
    replica.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_F81_F05_F27_killed_at_random_on_a_bad_day_nothing_accepted_is_missing(tmp_path: Path) -> None:
    """The short form of `python -m tests.kill`: edits go on at the till and in the cloud meanwhile."""
    rounds = KillRounds(tmp_path, seed=time.gmtime().tm_yday)
    try:
        figures = rounds.run(ROUNDS)
    finally:
        rounds.close()
    print(figures)
    assert figures.kills == ROUNDS and figures.compared >= 120


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_F134_with_window_and_engine_in_two_processes_nothing_accepted_is_missing(tmp_path: Path) -> None:
    """Either is killed before the other, and the engine is started again while the window edits on."""
    rounds = KillRounds(tmp_path, seed=time.gmtime().tm_yday, processes=2)
    try:
        figures = rounds.run(4)
    finally:
        rounds.close()
    print(figures)
    assert figures.kills >= 8 and figures.compared >= 120
