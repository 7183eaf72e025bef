"""The status that is read on a worker never replaces one that was read later, and a run reads none on the main thread."""

from __future__ import annotations

import threading

from app.queries.queries import Queries
from app.queries.status import Status
from sync.events import RecordsChanged
from ui.background.status_feed import StatusFeed


def test_a_status_read_on_a_worker_is_dropped_after_a_later_one(context, qtbot):
    begun, free, shown = threading.Event(), threading.Event(), []

    def read():
        if threading.current_thread() is threading.main_thread():
            return Status(headline="in_step")
        begun.set()
        assert free.wait(10)
        return Status(headline="waiting")

    feed = StatusFeed(read, context.bridge)
    feed.shown.connect(lambda status: shown.append(status.headline))
    feed.ask()
    assert begun.wait(10)
    feed.read()
    feed.ask()
    free.set()
    qtbot.waitUntil(lambda: len(shown) == 2, timeout=10_000)
    assert shown == ["in_step", "waiting"]


def test_changes_of_a_run_read_the_status_on_a_worker_and_seldom(hands, context, monkeypatch, qtbot):
    read, status = [], Queries.sync_status

    def noted():
        read.append(threading.current_thread() is threading.main_thread())
        return status(context.queries)

    monkeypatch.setattr(context.status_feed, "_read_status", noted)
    for _ in range(40):
        context.bridge.bus.publish(RecordsChanged("customers", (1,), "pull", origin="sync"))
        qtbot.wait(10)
    qtbot.waitUntil(lambda: bool(read), timeout=10_000)
    assert len(read) <= 4 and not any(read)
