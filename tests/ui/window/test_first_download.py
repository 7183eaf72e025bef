"""What the main thread does while a first download stores a long list: it reads no table as a whole."""

from __future__ import annotations

import threading

import pytest

from app.queries import lists
from app.queries.lists import Lists
from app.queries.queries import Queries
from storage.records.replica import Replica
from storage.tables.record_counts import stop_counting
from sync.events import RecordsChanged, RunFinished, RunOutcome


@pytest.fixture
def downloading(hands, replica):
    """The window on customers that are stored without their indexes."""
    with replica.write() as tx:
        stop_counting(tx.connection, replica.catalogue["customers"])
    return hands.window


@pytest.fixture
def counted(monkeypatch):
    """How often the main thread counted them."""
    found, count = [], Replica.count

    def noted(self, entity, query):
        if entity == "customers" and threading.current_thread() is threading.main_thread():
            found.append(entity)
        return count(self, entity, query)

    monkeypatch.setattr(Replica, "count", noted)
    return found


def pulled(context, entity="customers"):
    context.bridge.bus.publish(RecordsChanged(entity, (1, 2), "pull", origin="sync"))


def test_rows_of_a_page_that_came_are_read_on_a_worker(downloading, context, counted, qtbot):
    page = downloading.page
    with qtbot.waitSignal(page.model.loaded, timeout=10_000):
        pulled(context)
    qtbot.waitUntil(lambda: not page.model.busy, timeout=10_000)
    with qtbot.waitSignal(page.model.loaded, timeout=10_000):
        page.search.setText("z")
    with qtbot.waitSignal(page.model.loaded, timeout=10_000):
        page.search.clear()
    assert page.model.rowCount() and counted == []


def test_the_lists_of_the_sidebar_are_counted_on_a_worker(downloading, context, counted, monkeypatch, qtbot):
    read, counts = [], Queries.counts

    def noted(self):
        read.append(threading.current_thread() is threading.main_thread())
        return counts(self)

    monkeypatch.setattr(Queries, "counts", noted)
    for _ in range(20):
        pulled(context)
    qtbot.waitUntil(lambda: bool(read), timeout=10_000)
    qtbot.wait(300)
    assert read == [False] and counted == []


def test_a_long_list_gets_its_order_when_the_run_is_over(downloading, context, replica, monkeypatch, qtbot):
    made, create = [], Lists.create_sort_indexes

    def noted(self, entity, fields, language):
        made.append((entity, fields))
        return create(self, entity, fields, language)

    monkeypatch.setattr(Lists, "create_sort_indexes", noted)
    monkeypatch.setattr(lists, "MIN_RECORDS", 100)
    page = downloading.page
    with qtbot.waitSignal(page.model.loaded, timeout=10_000):
        pulled(context)
    assert made == []
    replica.make_indexes("customers")
    with qtbot.waitSignal(page.model.sorted_anew, timeout=10_000):
        context.bridge.bus.publish(RunFinished(RunOutcome(outcome="in_step")))
    assert made == [("customers", ("lastName", "firstName"))]
