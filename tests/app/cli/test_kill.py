"""F81: a first download or a push resumes after its process was killed."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.practice.cloud import PracticeCloud
from app.practice.compare import compare
from app.practice.faults import Fault, Rule
from app.practice.filled_cloud import open_cloud
from app.runtime import Runtime
from storage.schema.validation import blank
from tests.app.cli.conftest import PROGRAM, command, environment


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    opened = open_cloud(tmp_path / "cloud")
    opened.start()
    yield opened
    opened.close()


@pytest.fixture
def data(tmp_path: Path, cloud: PracticeCloud) -> Path:
    folder = tmp_path / "till"
    ended = command(
        folder, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file",
        given=cloud.refresh_token,
    )  # fmt: skip
    assert ended.code == 0
    return folder


def _killed(data: Path, cloud: PracticeCloud, rule: Rule, *, strikes: int) -> None:
    """Start `sync` and kill it while the cloud sits on that request for the rule's time."""
    cloud.faults.set(rule)
    wanted = cloud.faults.struck[rule.fault] + strikes
    with subprocess.Popen([*PROGRAM, "--data", str(data), "sync"], env=environment()) as process:
        while cloud.faults.struck[rule.fault] < wanted:
            assert process.poll() is None, "ended before it could be killed"
            time.sleep(0.001)
        time.sleep(rule.seconds / 2)
        process.kill()
    cloud.faults.clear()


@pytest.mark.skipif(sys.platform == "win32", reason="kill is not SIGKILL on Windows")
def test_F81_a_first_download_resumes_after_a_kill(data: Path, cloud: PracticeCloud) -> None:
    slow = Rule(fault=Fault.LATENCY, seconds=0.02)
    for strikes in (3, 9, 14):
        _killed(data, cloud, slow, strikes=strikes)
    assert command(data, "sync", "--json").json["outcome"] == "in_step"
    with Runtime(data, keep_log=False) as till:
        assert compare({"cloud": cloud.replica, "till": till.replica}).differences == ()


@pytest.mark.skipif(sys.platform == "win32", reason="kill is not SIGKILL on Windows")
def test_F81_a_kill_during_a_push_loses_and_duplicates_nothing(data: Path, cloud: PracticeCloud) -> None:
    assert command(data, "sync").code == 0
    with Runtime(data, keep_log=False) as till:
        body = {**blank(till.replica.catalogue["customers"]), "lastName": "Nová"}
        made = [
            till.commands.save("customers", {**body, "firstName": f"Jana {number}"}).ids[0]
            for number in range(30)
        ]
        changed = [record["id"] for record in till.queries.page("products", sort="id", limit=30).records]
        for id in changed:
            till.commands.save("products", {"subtitle": "změna"}, id=id)
    # The cloud has done the work and the answer is on its way: the till cannot know (F05).
    done = Rule(fault=Fault.LATE_ANSWER, seconds=0.2, methods=frozenset({"PUT", "PATCH", "POST"}))
    for _ in range(2):
        _killed(data, cloud, done, strikes=1)
    assert command(data, "sync", "--json").json["outcome"] == "in_step"
    with Runtime(data, keep_log=False) as till:
        assert till.replica.changes() == []
        assert compare({"cloud": cloud.replica, "till": till.replica}).differences == ()
        names = {id: record["firstName"] for id, record in till.replica.many("customers", made).items()}
        assert names == {id: f"Jana {number}" for number, id in enumerate(made)}
        assert till.queries.page("customers", filter="lastName|like|Nová;firstName|like|Jana ").total == 30
        assert {each["subtitle"] for each in till.replica.many("products", changed).values()} == {"změna"}
