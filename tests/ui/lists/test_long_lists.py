"""Slow queries of long lists run on a worker: rows first, then their number."""

from __future__ import annotations

import threading

import pytest

from app.queries import lists
from app.queries.lists import ListQuery, Lists
from storage.errors import DatabaseBusy
from storage.query import ranking
from storage.records import window_reads
from tests.ui.conftest import make
from ui.lists import model

ALL = 231
"""Number of customers that match "z": Zelená, and a VAT number."""


@pytest.fixture
def page(monkeypatch, hands):
    monkeypatch.setattr(lists, "LONG_LIST", 100)
    monkeypatch.setattr(model, "PAGE_SIZE", 20)
    monkeypatch.setattr(ranking, "RANKED_WHOLE", 0)
    monkeypatch.setattr(ranking, "BEST", 20)
    found = hands.window.page
    found.model.refresh()
    return found


@pytest.fixture
def held_up(monkeypatch):
    """Counting on a worker blocks until the event is set."""
    free, count = threading.Event(), Lists.count

    def late(self, entity, asked):
        if threading.current_thread() is not threading.main_thread():
            assert free.wait(10)
        return count(self, entity, asked)

    monkeypatch.setattr(Lists, "count", late)
    yield free
    free.set()


def ids(page):
    return [page.model.record(row)["id"] for row in range(page.model.rowCount())]


def settled(qtbot, page):
    qtbot.waitUntil(
        lambda: (
            page.model.query.search == page.search.text() and not page.model.loading and page.model.counted
        ),
        timeout=10_000,
    )


def test_rows_are_shown_before_they_are_counted(page, qtbot, held_up):
    page.search.setText("z")
    qtbot.waitUntil(lambda: not page.model.counted, timeout=10_000)
    assert page.model.rowCount() == 20
    assert page.model.record(19) is not None
    assert page._count.text() == ""
    held_up.set()
    settled(qtbot, page)
    assert page.model.rowCount() == ALL
    assert page._count.text().startswith(str(ALL))
    assert len(set(ids(page))) == ALL


def test_a_search_reads_on_a_worker_and_counts_only_for_the_last_key(page, qtbot, monkeypatch):
    read, counted = [], []

    def noted(name, into):
        real = getattr(Lists, name)

        def do(self, entity, asked, **more):
            here = threading.current_thread() is threading.main_thread()
            into.append((asked.search, here))
            return real(self, entity, asked, **more)

        monkeypatch.setattr(Lists, name, do)

    noted("rows", read)
    noted("count", counted)
    for text, rest in (("n", 600_000), ("no", 600_000), ("nov", 0)):
        monkeypatch.setattr(model, "COUNT_DELAY", rest)
        page.search.setText(text)
        qtbot.waitUntil(lambda text=text: page.model._shown_query.search == text, timeout=10_000)
    settled(qtbot, page)
    assert {text for text, _ in read} == {"n", "no", "nov"}
    assert not any(here for _, here in read + counted)
    assert {text for text, _ in counted} <= {"nov"}


@pytest.mark.parametrize("indexed", [True, False])
def test_rows_in_the_order_of_sort_indexes_are_read_once(page, qtbot, monkeypatch, indexed):
    """However many there turn out to be; without the indexes few are sorted by the alphabet, and read again for that."""
    if indexed:
        sort = page.model.query.sort.split(",")
        made = page.model._context.queries.lists.create_sort_indexes("customers", sort, "en")
        assert made == sort
    read, rows = [], Lists.rows

    def noted(self, entity, asked, **more):
        read.append(asked.search)
        return rows(self, entity, asked, **more)

    monkeypatch.setattr(Lists, "rows", noted)
    monkeypatch.setattr(Lists, "orders_wanted", lambda self, entity, asked: ())
    page.search.setText("z")
    qtbot.waitUntil(lambda: page.model._shown_query.search == "z" and page.model.counted, timeout=10_000)
    assert page.model.rowCount() == ALL
    assert read == ["z"] * (1 if indexed else 2)


def test_a_late_result_of_an_earlier_query_is_dropped(page, qtbot, held_up):
    page.search.setText("z")
    qtbot.waitUntil(lambda: not page.model.counted, timeout=10_000)
    page.search.setText("eva")
    qtbot.waitUntil(lambda: page.model.rowCount() == 1, timeout=10_000)
    held_up.set()
    settled(qtbot, page)
    qtbot.wait(50)
    assert ids(page) == [2]


def test_less_than_a_page_of_rows_needs_no_count(page, qtbot):
    page.search.setText("cz")
    settled(qtbot, page)
    assert ids(page) == [1]
    assert page._count.text().startswith("1")


def test_a_change_reads_the_visible_rows_again(page, qtbot, context):
    page.search.setText("z")
    settled(qtbot, page)
    page.table.scrollToBottom()
    last = page.model.record(ALL - 1)["id"]
    context.commands.save("customers", {"phone": "777 888 999"}, id=last)
    qtbot.waitUntil(lambda: page.model.record(ALL - 1)["phone"] == "777 888 999", timeout=10_000)
    context.commands.delete("customers", [last])
    qtbot.waitUntil(lambda: page.model.rowCount() == ALL - 1, timeout=10_000)
    settled(qtbot, page)
    assert last not in ids(page)


def test_enter_opens_the_first_row_of_the_latest_search(page, qtbot, hands):
    page.search.setText("br")
    page.search.returnPressed.emit()
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("customers", 1), timeout=10_000)


def test_a_failed_query_is_shown_in_place_of_the_rows(page, qtbot, monkeypatch):
    def busy(*_words, **_more):
        raise DatabaseBusy(path="x")

    monkeypatch.setattr(Lists, "rows", busy)
    page.search.setText("z")
    qtbot.waitUntil(lambda: page.model.error is not None, timeout=10_000)
    assert page.model.rowCount() == 0
    assert page.empty.isVisible()


def test_a_list_is_long_before_a_run_that_writes_makes_its_search_wait(replica):
    with replica.write() as tx:
        tx.put_many("customers", [make("customers", n, lastName="Nová") for n in range(1000, 1000 + 3900)])
    lists_of = Lists(replica)
    assert lists_of.takes_long("customers", ListQuery(search="no"))
    assert not lists_of.takes_long("customers", ListQuery())
    assert not lists_of.takes_long("products", ListQuery(search="no"))


def test_an_order_without_its_index_is_read_on_a_worker(page, qtbot, monkeypatch):
    read, rows = [], Lists.rows

    def noted(self, entity, asked, **more):
        read.append((asked.sort, threading.current_thread() is threading.main_thread()))
        return rows(self, entity, asked, **more)

    monkeypatch.setattr(Lists, "rows", noted)
    monkeypatch.setattr(Lists, "orders_wanted", lambda self, entity, asked: ("city",))
    monkeypatch.setattr(Lists, "create_sort_indexes", lambda *_: [])
    page.sort_by("city")
    assert page.model.loading
    qtbot.waitUntil(lambda: not page.model.loading, timeout=10_000)
    assert read and not any(here for _, here in read)


def test_few_matches_of_a_filter_are_counted_by_being_read(page, qtbot, monkeypatch):
    counted, count = [], Lists.count

    def noted(self, entity, asked):
        counted.append(asked.filter)
        return count(self, entity, asked)

    monkeypatch.setattr(Lists, "count", noted)
    monkeypatch.setattr(ranking, "RANKED_WHOLE", 300)
    page.filter.show_filter("lastName|like|zelená")
    page.apply_query()
    qtbot.waitUntil(lambda: not page.model.loading, timeout=10_000)
    assert page.model.counted and page.model.rowCount() > model.PAGE_SIZE
    assert page.model.query.filter and set(counted) <= {""}
    assert len(set(ids(page))) == page.model.rowCount()


def test_a_count_of_an_earlier_query_is_given_up(page, qtbot, monkeypatch):
    free, found, read = threading.Event(), [], Lists.read_while

    def late(self, wanted, ask):
        assert free.wait(10)
        found.append(read(self, wanted, ask))
        return found[-1]

    monkeypatch.setattr(Lists, "read_while", late)
    monkeypatch.setattr(window_reads, "STEPS", 1)
    page.search.setText("z")
    qtbot.waitUntil(lambda: page.model._shown_query.search == "z" and not page.model.counted, timeout=10_000)
    qtbot.wait(2 * model.COUNT_DELAY)
    page.search.setText("eva")
    qtbot.waitUntil(lambda: page.model._shown_query.search == "eva", timeout=10_000)
    free.set()
    qtbot.waitUntil(lambda: bool(found), timeout=10_000)
    assert found == [None]
    assert page.model.counted and page.model.rowCount() == 1
