"""A list of any length behaves in the same way: search, Enter, sort, groups, select all, scrolling to a record, refresh."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.commands.commands import Commands
from app.queries.lists import Lists
from app.queries.queries import Queries
from storage.errors import DatabaseBusy
from storage.records.replica import Replica
from storage.tables.search_index import index_new_rows
from sync.events import Bus, RecordsChanged
from tests.ui.conftest import CLOUD, make
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.lists import order_reader

FIRST = 1000
"""The id of the first of the many; those with smaller ids are the ones that are looked for."""
WANTED = {500: "Novak", 501: "Cermak", 502: "Zzz"}


def fill(path: Path, rows: int) -> None:
    """Customers A0, A1 and so on, of two towns, made by SQL: a million in seconds."""
    replica = Replica.open(path)
    with replica.write() as tx:
        tx.drop_indexes("customers")
        tx.put_many(
            "customers", [make("customers", id, lastName=name, city="Praha") for id, name in WANTED.items()]
        )
        tx.put_many("customers", [make("customers", FIRST, firstName="Adam", lastName="A0", city="Brno")])
    with replica.write() as tx:
        connection = tx.connection
        columns = [row[1] for row in connection.execute("PRAGMA table_info(customers)")]
        changed = {
            "id": f"{FIRST} + number",
            "lastName": "'A' || number",
            "city": "CASE number % 2 WHEN 0 THEN 'Brno' ELSE 'Praha' END",
            "_search": "replace(replace(_search, 'a0', 'a' || number), 'brno',"
            " CASE number % 2 WHEN 0 THEN 'brno' ELSE 'praha' END)",
        }
        names = ", ".join(f'"{each}"' for each in columns)
        values = ", ".join(changed.get(each, f'"{each}"') for each in columns)
        connection.execute(
            f"WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)"
            f" INSERT INTO customers ({names}) SELECT {values} FROM numbers CROSS JOIN customers WHERE id = {FIRST}",
            (rows - 1,),
        )
    replica.make_indexes("customers")
    index_new_rows(replica.database, replica.catalogue)
    if rows > 2000:
        replica.create_sort_indexes("customers", ["lastName", "firstName"], "en")
    replica.close()


@pytest.fixture
def window_on(
    spoken: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_window: Any, qtbot: Any
) -> Iterator[Callable[[int], Any]]:
    """Opens a window, with the patience that the program has, on a list of so many customers."""
    opened: list[Any] = []

    def show(rows: int) -> Any:
        path = tmp_path / "replica.db"
        fill(path, rows)
        monkeypatch.setattr(order_reader, "PATIENCE", 0.01)
        replica = Replica.open(path)
        bus = Bus()
        bridge = Bridge(bus)
        opened.extend((bridge, replica))
        context = AppContext(
            catalogue=replica.catalogue, queries=Queries(replica), commands=Commands(replica, bus), bridge=bridge,
            sync_now=lambda: None, cloud_id=CLOUD,
        )  # fmt: skip
        window = open_window(context).window
        with qtbot.waitActive(window):
            window.activateWindow()
        settled(qtbot, window.page)
        assert window.page.model.rowCount() == rows + len(WANTED)
        return window

    yield show
    if opened:
        bridge, replica = opened
        bridge.finish()
        bridge.stop(60)
        replica.close()


def settled(qtbot: Any, page: Any) -> None:
    qtbot.waitUntil(
        lambda: not page.model.busy and not page.model._indexing and not page._search_timer.isActive(),
        timeout=200_000,
    )


def typing(text: str, pause: int = 0) -> None:
    for letter in text:
        QTest.keyClick(QApplication.focusWidget(), letter)
        QTest.qWait(pause)


def names(page: Any, count: int) -> list[str]:
    return [page.model.record(row)["lastName"] for row in range(count)]


@pytest.mark.timeout(1200)  # a million take half a minute where nothing else runs
@pytest.mark.parametrize("rows", [10, 4_000, 100_000, 1_000_000])
def test_a_list_of_any_length_behaves_in_the_same_way(window_on: Any, qtbot: Any, rows: int) -> None:
    window = window_on(rows)
    page, panel, context = window.page, window.panel, window.context
    bar = page.table.verticalScrollBar()
    whole = rows + len(WANTED)

    # Search and Enter: each letter waited for, and all at once with Enter behind it.
    page.focus_search()
    for name, id, pause in (("novak", 500, 80), ("cermak", 501, 0), ("novak", 500, 0)):
        before = panel.shown
        typing(name, pause)
        assert page.search.text() == name and panel.shown == before
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda id=id: panel.shown == ("customers", id), timeout=120_000)
        assert page.table.hasFocus()
    settled(qtbot, page)
    assert page.model.rowCount() == 1 and page._count.text().startswith("1")

    # One letter, and a word that half of them have: all are found, the best of them first.
    for typed, first, count in (("z", ["Zzz"], 1), ("brno", ["A0"], rows - rows // 2)):
        page.search.setText(typed)
        page.apply_query()
        settled(qtbot, page)
        assert names(page, len(first)) == first and page.model.rowCount() >= count, typed
    assert page.model.rowCount() == rows - rows // 2
    page.search.clear()
    page.apply_query()
    settled(qtbot, page)
    assert page.model.rowCount() == whole

    # Sorted by a column, and back.
    page.sort_by("lastName")
    settled(qtbot, page)
    assert names(page, 3) == ["Zzz", "Novak", "Cermak"]
    page.sort_by("title")
    settled(qtbot, page)
    assert names(page, 1) == ["A0"] and page.model.record(whole - 1)["lastName"] == "Zzz"

    # A record far below is scrolled to, and its row is the selected one.
    window.navigation.show_record("customers", 501)
    settled(qtbot, page)
    row = page.model.row_of(501)
    assert row == whole - 3 and page.model.record(row)["id"] == 501
    assert page.table.currentIndex().row() == row and page.selected() == [501]
    assert page.table.viewport().rect().contains(page.table.visualRect(page.model.index(row, 1)).center())

    # What a run brings in is read again in place: the row stays in sight, and is the selected one where it is now.
    place = bar.value()
    with context.commands.replica.write() as tx:
        tx.put_many(
            "customers", [make("customers", 400, lastName="Aa"), make("customers", 502, lastName="Zzzz")]
        )
    context.bridge.bus.publish(RecordsChanged("customers", (400, 502), "pull", origin="sync"))
    qtbot.waitUntil(lambda: page.model.rowCount() == whole + 1, timeout=120_000)
    settled(qtbot, page)
    assert bar.value() == place and page.selected() == [501] and page.model.row_of(501) == row + 1
    assert page.model.record(whole)["lastName"] == "Zzzz"

    # All are selected, and stay so under a run; every action has all of them.
    panel.close_record()
    page.table.setFocus()
    page.table.selectAll()
    with context.commands.replica.write() as tx:
        tx.put_many("customers", [make("customers", 401, lastName="Ab")])
    context.bridge.bus.publish(RecordsChanged("customers", (401,), "pull", origin="sync"))
    qtbot.waitUntil(lambda: page.model.rowCount() == whole + 2, timeout=120_000)
    settled(qtbot, page)
    assert page.selection.everything and page.selection.count == whole + 2
    assert len(page.selected()) == whole + 2
    # All but one: those are the same records after the next change.
    page.table.selectionModel().select(
        page.model.index(3, 0),
        page.table.selectionModel().SelectionFlag.Toggle | page.table.selectionModel().SelectionFlag.Rows,
    )
    chosen = page.selected()
    with context.commands.replica.write() as tx:
        tx.put_many("customers", [make("customers", 402, lastName="Ac")])
    context.bridge.bus.publish(RecordsChanged("customers", (402,), "pull", origin="sync"))
    qtbot.waitUntil(lambda: page.model.rowCount() == whole + 3, timeout=120_000)
    settled(qtbot, page)
    assert page.selected() == chosen and len(chosen) == whole + 1
    page.selection.clear()

    # Groups, and one of them.
    page.groups.show_groups("initial")
    page._on_grouping()
    qtbot.waitUntil(lambda: page.groups.list.count() > 2, timeout=200_000)
    page.groups.list.setCurrentRow(next(
        at for at in range(page.groups.list.count()) if page.groups.list.item(at).text().startswith("N")
    ))  # fmt: skip
    qtbot.waitUntil(lambda: page.model.rowCount() == 1, timeout=200_000)
    settled(qtbot, page)
    assert names(page, 1) == ["Novak"]


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Reading the order of a list waits until the event is set."""
    free, order = threading.Event(), Lists.order

    def late(self: Lists, *asked: Any, **more: Any) -> Any:
        assert free.wait(10)
        return order(self, *asked, **more)

    monkeypatch.setattr(order_reader, "PATIENCE", 0.0)
    monkeypatch.setattr(Lists, "order", late)
    yield free
    free.set()


def test_rows_of_an_earlier_query_that_come_late_are_not_shown(hands: Any, qtbot: Any, held_up: Any) -> None:
    page = hands.window.page
    before = page.model.rowCount()
    for typed in ("z", "eva"):
        page.search.setText(typed)
        page.apply_query()
    assert page.model.rowCount() == before and not page.model.current
    shown: list[int] = []
    page.model.loaded.connect(lambda _: shown.append(page.model.rowCount()))
    held_up.set()
    qtbot.waitUntil(lambda: page.model.current and not page.model.busy)
    assert set(shown) == {1} and page.model.record(0)["id"] == 2


def test_a_list_that_changes_while_it_is_read_is_read_once_more(
    hands: Any, context: Any, qtbot: Any, held_up: Any
) -> None:
    page = hands.window.page
    page.refresh()
    for _ in range(3):
        page.refresh()
    loaded: list[bool] = []
    page.model.loaded.connect(loaded.append)
    held_up.set()
    qtbot.waitUntil(lambda: len(loaded) == 2)
    qtbot.wait(50)
    assert loaded == [False, False]


def test_a_list_that_cannot_be_read_says_so_in_place_of_its_rows(
    hands: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: Any, **__: Any) -> Any:
        raise DatabaseBusy(path="x")

    page = hands.window.page
    with monkeypatch.context() as patched:
        patched.setattr(Lists, "order", busy)
        page.refresh()
        assert page.model.rowCount() == 0 and page.empty.isVisible()
        assert page.empty.title.text() == "The data is in use by another program"
    page.refresh()
    assert page.table.isVisible()
