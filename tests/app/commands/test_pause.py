"""A pause of automatic syncing: obeyed, stored, shown, and ended."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.account.connection import connect
from app.commands.pause import HOUR, PauseControl
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.server.factory import Services
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop
from storage.schema.validation import blank
from sync.events import Bus, Event, Paused, RunFinished
from tests.app.support.workstation import Workstation
from tests.fakes.changes_by_name import but


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    opened = PracticeCloud(tmp_path / "cloud")
    opened.start()
    yield opened
    opened.close()


@pytest.fixture
def runtime(tmp_path: Path, cloud: PracticeCloud) -> Iterator[Runtime]:
    folder, secrets = tmp_path / "till", MemorySecrets()
    folder.mkdir()
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)
    connect(folder, shop, cloud.refresh_token, secrets=secrets)
    with Runtime(folder, secrets=secrets, keep_log=False) as opened:
        opened.settings.set({"sync.after_edit_seconds": 1})
        yield opened


def _tag(runtime: Runtime, name: str) -> int:
    body = {**blank(runtime.replica.catalogue["tags"]), "name": name}
    return runtime.commands.save("tags", body).ids[0]


def _until_next_run_after(runtime: Runtime, seconds: float) -> None:
    deadline = time.monotonic() + 10
    while (due := runtime.next_run()) is None or due.timestamp() < time.time() + seconds:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_pause_survives_a_restart_is_published_and_expires(station: Workstation) -> None:
    pausing = PauseControl(station.replica, bus := Bus())
    heard: list[Event] = []
    bus.subscribe(heard.append)
    assert pausing.left() == 0.0
    until = pausing.begin()
    assert until == station.clock.now() + HOUR * 1000
    assert heard == [Paused(until)]
    station.restart()
    assert station.queries.sync_status().paused_until == until
    station.clock.sleep(HOUR - 1)
    assert PauseControl(station.replica, bus).left() == pytest.approx(1.0)
    station.clock.sleep(1)
    assert PauseControl(station.replica, bus).left() == 0.0
    assert station.queries.sync_status().paused_until is None


def test_F78_a_clock_that_is_set_back_makes_no_pause_longer(station: Workstation) -> None:
    PauseControl(station.replica, Bus()).begin()
    station.clock.wall -= 86_400_000
    assert PauseControl(station.replica, Bus()).left() == 0.0


def test_a_pause_is_ended_by_hand(station: Workstation) -> None:
    pausing = PauseControl(station.replica, bus := Bus())
    heard: list[Event] = []
    bus.subscribe(heard.append)
    pausing.begin()
    pausing.end()
    assert pausing.left() == 0.0
    assert heard[-1] == Paused(None)
    assert station.queries.sync_status().headline == "never"


def test_N7_the_headline_says_paused_unless_a_person_is_needed(runtime: Runtime) -> None:
    runtime.run()
    status = runtime.queries.sync_status
    pausing = PauseControl(runtime.replica, runtime.bus)
    pausing.begin()
    assert status().headline == "paused"
    made = _tag(runtime, "nový")
    assert (status().headline, status().waiting) == ("paused", 1)
    (waiting,) = runtime.queries.waiting()
    assert waiting.reason == "paused"
    from storage.outbox.questions import Hold, HoldReason

    with runtime.replica.write() as tx:
        change = tx.change("tags", made)
        assert change is not None
        tx.put_change(but(change, held=Hold(HoldReason.REJECTED)))
    assert status().headline == "needs_you"
    pausing.end()
    assert status().headline == "needs_you"


def test_no_automatic_run_while_paused_but_sync_now_works(cloud: PracticeCloud, runtime: Runtime) -> None:
    runtime.run()
    PauseControl(runtime.replica, runtime.bus).begin()
    ended = threading.Semaphore(0)
    runtime.bus.subscribe(lambda event: ended.release() if isinstance(event, RunFinished) else None)
    runtime.start(Services())
    _until_next_run_after(runtime, 3000)
    made = _tag(runtime, "počká")
    assert runtime.sync_scheduler is not None
    runtime.sync_scheduler._send_edits()
    runtime.sync_scheduler.on_webhook("tags")
    runtime.sync_scheduler._pull_announced()
    runtime.sync_scheduler._run_due()
    assert not ended.acquire(blocking=False)
    assert cloud.replica.get("tags", made) is None
    assert runtime.sync_now().result(10).outcome == "in_step"
    assert cloud.replica.known("tags", made)["name"] == "počká"
    # A person's own run does not end the pause.
    assert runtime.queries.sync_status().headline == "paused"
    _until_next_run_after(runtime, 3000)


def test_pending_changes_are_sent_as_soon_as_the_pause_ends(cloud: PracticeCloud, runtime: Runtime) -> None:
    runtime.run()
    pausing = PauseControl(runtime.replica, runtime.bus)
    pausing.begin()
    runtime.start(Services())
    _until_next_run_after(runtime, 3000)
    ended = threading.Semaphore(0)
    runtime.bus.subscribe(lambda event: ended.release() if isinstance(event, RunFinished) else None)
    made = _tag(runtime, "počká")
    pausing.end()
    assert ended.acquire(timeout=10)
    assert cloud.replica.known("tags", made)["name"] == "počká"
    assert runtime.queries.sync_status().waiting == 0


def test_the_status_has_the_time_of_the_oldest_change_without_a_conflict(station: Workstation) -> None:
    station.known("customers", 5, lastName="Nová")
    assert station.queries.sync_status().unsent_since is None
    at = station.clock.now()
    station.commands.save("customers", {"note": "a"}, id=5)
    station.clock.sleep(3 * 86_400)
    station.commands.save("customers", {"note": "b"}, id=5)
    assert station.queries.sync_status().unsent_since == at
    from storage.outbox.questions import HoldReason

    station.hold("customers", 5, HoldReason.OVERLAP, "note", remote={"note": "c"})
    assert station.queries.sync_status().unsent_since is None
