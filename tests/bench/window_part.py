"""The window: from a keystroke to painted rows, scrolling, start, and how long the event loop is ever away.

`python -m tests.bench window [ROWS ...]`. For the lists the peer is what most programs do for a search box: `LIKE '%text%'` over the
searched columns, a count, and a page by OFFSET, with nothing painted at all. Milliseconds of this process's own work
come first, since a machine that others use stretches the clock on the wall.
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEvent, QObject

from tests.bench import window_running
from tests.bench.measured import OURS, Row, Rows, share

Spent = tuple[float, float]
"""Seconds of work and seconds on the wall."""
TYPED = ("novak12", "jana", "602 11", "cermak", "brno", "pekarna", "z", "eva@")
JUMPS = 40
STARTS = 3
PATIENCE = 60.0
"""Seconds until a key that shows nothing is given up."""
KEY = "keystroke to painted rows"
PEER = "plain SQL: LIKE, OFFSET"
FIRST = ("Jana", "Petr", "Eva", "Karel", "Łukasz", "Žofie", "Jürgen", "Čeněk", "Chrudoš", "Hynek")
LAST = ("Novák", "Dvořák", "Čermák", "Chalupa", "Havel", "Žák", "Zelená", "Müller", "Łoś", "Řezník")


def main(words: list[str]) -> int:
    """Measure for each number of rows."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench window")
    parser.add_argument("rows", type=int, nargs="*", help="customers; by default 1,000, 10,000 and 100,000")
    parser.add_argument(
        "--only", choices=("list", "running"), help="one half: keys and jumps, or the program itself"
    )
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--edits", type=int, default=1000)
    parser.add_argument("--no-cold", action="store_true", help="leave the kernel's file cache alone")
    parser.add_argument("--seconds", type=int, default=12, help="of another program on the /v2 server")
    parser.add_argument("--json", type=Path, help="a file to which each figure is added")
    args = parser.parse_args(words)
    found = Rows(args.json)
    print(f"{'rows':>8}  {'what':32} {'p50 ms':>8} {'p95 ms':>8} {'worst':>8} {'p95 wall':>9}")
    for rows in args.rows or [1_000, 10_000, 100_000]:
        if args.only != "running":
            _lists(rows, found)
        if args.only != "list":
            window_running.measure(
                rows,
                say,
                found,
                starts=args.starts,
                cold=not args.no_cold,
                edits=args.edits,
                seconds=args.seconds,
            )
    return 0


def _lists(rows: int, found: Rows) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from ui.style import theme
    from ui.text import language

    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    language.install("cs")
    theme.apply(application, "light")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "replica.db"
        fill(path, rows)
        ours = measure(application, path)
        peer = plain(path)
    for program, all_times in ((OURS, ours), (PEER, peer)):
        for name, times in all_times.items():
            say(rows, name if program == OURS else f"peer: {name}", times)
            work, wall = ([1000 * each[at] for each in times] for at in (0, 1))
            values = {
                "p50": share(work, 0.5),
                "p95": share(work, 0.95),
                "p99": share(work, 0.99),
                "worst": max(work),
            }
            values |= {"wall_p95": share(wall, 0.95), "wall_p99": share(wall, 0.99)}
            values |= {"over_50": sum(each > 50 for each in wall), "looks": len(wall)}
            found.put(Row("window", name, program, rows, values))
    print(f"{rows:>8}  {'memory, MB at most so far':32} {peak():8.0f}", flush=True)


def say(rows: int, name: str, times: list[Spent]) -> None:
    """One line of the table."""
    work, wall = ([each[at] for each in times] for at in (0, 1))
    figures = [share(work, 0.5), share(work, 0.95), max(work), share(wall, 0.95)]
    told = " ".join(f"{1000 * each:8.2f}" for each in figures)
    print(f"{rows:>8}  {name:32} {told}", flush=True)


def peak() -> float:
    """The most memory this process ever had, in MB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def spent(do: Callable[[], object]) -> Spent:
    """What a call costs, on whichever of our threads."""
    wall, work = time.perf_counter(), time.process_time()
    do()
    return time.process_time() - work, time.perf_counter() - wall


def fill(path: Path, rows: int) -> None:
    """A replica with that many customers."""
    from storage.records.replica import Replica
    from storage.schema.entities import CATALOGUE
    from storage.schema.validation import blank
    from storage.tables.search_index import index_new_rows

    rng = random.Random(3)
    start = blank(CATALOGUE["customers"]) | {"_cloudId": 1, "deleted": False}
    replica = Replica.open(path)
    for begin in range(1, rows + 1, 1000):
        batch = []
        for number in range(begin, min(begin + 1000, rows + 1)):
            company = rng.random() < 0.2
            batch.append(start | {
                "id": number, "versionDate": 1_790_000_000_000 + number, "points": float(rng.randrange(500)),
                "firstName": "" if company else rng.choice(FIRST),
                "lastName": "" if company else f"{rng.choice(LAST)}{rng.randrange(3000)}",
                "companyName": f"Pekárna {rng.choice(LAST)} {number}" if company else "",
                "phone": f"+420 {rng.randrange(600, 800)} {rng.randrange(1000):03} {rng.randrange(1000):03}",
                "email": f"user{number}@example.com", "city": rng.choice(("Brno", "Praha", "Písek", "Žďár")),
            })  # fmt: skip
        with replica.write() as tx:
            tx.put_many("customers", batch)
    # As the program does after a download: of 10,000 rows the last 2,000 would be looked through with each key.
    index_new_rows(replica.database, replica.catalogue)
    replica.close()


@contextmanager
def opened_window(path: Path) -> Iterator[Any]:
    """The window on the file."""
    from app.commands.commands import Commands
    from app.queries.queries import Queries
    from storage.records.replica import Replica
    from sync.events import Bus
    from ui.background.worker_bridge import Bridge
    from ui.context import AppContext
    from ui.window.main_window import MainWindow

    replica = Replica.open(path)
    bus = Bus()
    bridge = Bridge(bus)
    context = AppContext(
        catalogue=replica.catalogue, queries=Queries(replica), commands=Commands(replica, bus), bridge=bridge,
        sync_now=lambda: None,
    )  # fmt: skip
    window = MainWindow(context)
    window.resize(1366, 768)
    window.show()
    yield window
    window.close()
    bridge.finish()
    bridge.stop()
    replica.close()


def shown_and_gone(application: Any, path: Path) -> None:
    """From a file to the first list painted, and away again."""
    with opened_window(path) as window:
        window.sidebar.choose("customers")
        window.grab()


def measure(application: Any, path: Path) -> dict[str, list[Spent]]:
    """Seconds of each keystroke and each jump, until its rows are painted."""
    from PySide6.QtCore import QEventLoop

    found: dict[str, list[Spent]] = {
        "window shown": [spent(lambda: shown_and_gone(application, path)) for _ in range(STARTS)],
        KEY: [],
        "keystroke to all rows": [],
        "scroll to painted rows": [],
        "sort by a column": [],
    }
    with opened_window(path) as window:
        window.sidebar.choose("customers")
        page = window.page
        # Until the sort indexes are made, ten seconds of a million rows, keys would be measured together with that.
        deadline = time.monotonic() + PATIENCE
        while (page.model.busy or page.model._indexing) and time.monotonic() < deadline:
            application.processEvents()
        # Laying out what nobody has seen yet is no key's work.
        window.grab()
        application.processEvents()
        rng = random.Random(5)
        sight = Sight(page)

        def painted(do: Callable[[], object]) -> Spent:
            def paint() -> None:
                do()
                # The wait for the next key is no work; what is measured is what the person waits for after it.
                if page._search_timer.isActive():
                    page._search_timer.stop()
                    page.apply_query()
                until = time.monotonic() + PATIENCE
                while not page.model.current or (sight.old and page.table.isVisible()):
                    if page.model.current:
                        # One that is asked for already is painted once.
                        page.table.viewport().update()
                    # Asleep until the answer is there: looking for it all the time would count as work.
                    application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                    assert time.monotonic() < until, "nothing was painted"

            return spent(paint)

        def settled() -> None:
            # Painted, too: what is left of it would be measured with the next key.
            while page.model.busy or (sight.old and page.table.isVisible()):
                application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

        for text in TYPED * 3:
            for end in range(1, len(text) + 1):
                key = painted(lambda: page.search.setText(text[:end]))
                after = spent(settled)
                found[KEY].append(key)
                found["keystroke to all rows"].append((key[0] + after[0], key[1] + after[1]))
            page.search.clear()
            application.processEvents()
        page.apply_query()
        bar = page.table.verticalScrollBar()
        for _ in range(JUMPS):
            place = rng.randrange(bar.maximum() + 1)
            found["scroll to painted rows"].append(painted(lambda: (sight.expect(), bar.setValue(place))))
        for name in ("firstName", "lastName") * 3:
            found["sort by a column"].append(painted(lambda: page.sort_by(name)))
            while page.model._indexing and time.monotonic() < deadline + 20:
                application.processEvents()
    return found


class Sight(QObject):
    """Whether the rows in sight are those of the model: they are old from a change of it until they are painted.

    The program's own painting is waited for. One more by the bench would be measured as if a person waited for it.
    """

    def __init__(self, page: Any) -> None:
        super().__init__()
        self.old = False
        for changed in (
            page.model.dataChanged,
            page.model.modelReset,
            page.model.rowsInserted,
            page.model.rowsRemoved,
        ):
            changed.connect(self.expect)
        page.table.viewport().installEventFilter(self)

    def expect(self, *_: object) -> None:
        """From now on what is painted is old."""
        self.old = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for the painting."""
        if event.type() == QEvent.Type.Paint:
            self.old = False
        return False


def plain(path: Path) -> dict[str, list[Spent]]:
    """The peer's seconds for the same keystrokes and jumps, without painting."""
    times: list[Spent] = []
    jumps: list[Spent] = []
    columns = ("firstName", "lastName", "companyName", "phone", "email", "city")
    where = "deleted IS NOT 1 AND (" + " OR ".join(f'"{name}" LIKE ?' for name in columns) + ")"
    with closing(sqlite3.connect(path)) as connection:

        def ask(sql: str, *values: object) -> Any:
            return connection.execute(sql, values).fetchall()

        def key(words: list[str]) -> None:
            ask(f"SELECT count(*) FROM customers WHERE {where}", *words)
            ask(f'SELECT * FROM customers WHERE {where} ORDER BY "lastName" LIMIT 100', *words)

        for text in TYPED * 3:
            for end in range(1, len(text) + 1):
                words = [f"%{text[:end]}%"] * len(columns)
                times.append(spent(lambda: key(words)))
        total = ask("SELECT count(*) FROM customers")[0][0]
        rng = random.Random(5)
        for _ in range(JUMPS):
            place = rng.randrange(total)
            page = 'SELECT * FROM customers WHERE deleted IS NOT 1 ORDER BY "lastName" LIMIT 100 OFFSET ?'
            jumps.append(spent(lambda: ask(page, place)))
    return {KEY: times, "scroll to painted rows": jumps}
