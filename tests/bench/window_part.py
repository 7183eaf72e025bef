"""The window: from a keystroke to painted rows, scrolling, start, and how long the event loop is ever away.

`python -m tests.bench window [ROWS ...]`. For the lists the peer is what most programs do for a search box: `LIKE '%text%'` over the
searched columns, a count, and a page by OFFSET, with nothing painted at all. Milliseconds of this process's own work
come first, since a machine that others use stretches the clock on the wall.
"""

from __future__ import annotations

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

from tests.bench import window_running

Spent = tuple[float, float]
"""Seconds of work and seconds on the wall."""
TYPED = ("novak12", "jana", "602 11", "cermak", "brno", "pekarna", "z", "eva@")
JUMPS = 40
STARTS = 3
WANTED = {
    "keystroke to painted rows": 50, "scroll to painted rows": 50, "window shown": 500, "program started": 500,
    "loop away: first download": 50, "loop away: 1,000 edits made": 50, "loop away: 1,000 edits sent": 50,
}  # fmt: skip
"""Milliseconds allowed at 100,000 rows."""
FIRST = ("Jana", "Petr", "Eva", "Karel", "Łukasz", "Žofie", "Jürgen", "Čeněk", "Chrudoš", "Hynek")
LAST = ("Novák", "Dvořák", "Čermák", "Chalupa", "Havel", "Žák", "Zelená", "Müller", "Łoś", "Řezník")


def main(words: list[str]) -> int:
    """Measure for each number of rows."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from ui.style import theme
    from ui.text import language

    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    language.install("cs")
    theme.apply(application, "light")
    print(f"{'rows':>8}  {'what':32} {'p50 ms':>8} {'p95 ms':>8} {'worst':>8} {'p95 wall':>9}")
    for rows in [int(word) for word in words] or [1_000, 10_000, 100_000]:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "replica.db"
            fill(path, rows)
            ours = measure(application, path)
            peer = plain(path)
        for name, times in {**ours, **peer}.items():
            say(rows, name, times)
        print(f"{rows:>8}  {'memory, MB at most so far':32} {peak():8.0f}", flush=True)
        window_running.measure(rows, say)
    return 0


def say(rows: int, name: str, times: list[Spent]) -> None:
    """One line of the table."""
    work, wall = ([each[at] for each in times] for at in (0, 1))
    figures = [share(work, 0.5), share(work, 0.95), max(work), share(wall, 0.95)]
    told = " ".join(f"{1000 * each:8.2f}" for each in figures)
    wanted = f"  of {WANTED[name]}" if name in WANTED else ""
    print(f"{rows:>8}  {name:32} {told}{wanted}", flush=True)


def peak() -> float:
    """The most memory this process ever had, in MB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def share(seconds: list[float], part: float) -> float:
    """The value under which that part of all lies."""
    return sorted(seconds)[min(int(len(seconds) * part), len(seconds) - 1)]


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
        "keystroke to painted rows": [],
        "scroll to painted rows": [],
        "sort by a column": [],
    }
    with opened_window(path) as window:
        window.sidebar.choose("customers")
        page = window.page
        deadline = time.monotonic() + 10
        while page.model._indexing and time.monotonic() < deadline:
            application.processEvents()
        # Laying out what nobody has seen yet is no key's work.
        window.grab()
        application.processEvents()
        rng = random.Random(5)

        def painted(do: Callable[[], object]) -> Spent:
            def paint() -> None:
                do()
                # The wait for the next key is no work; what is measured is what the person waits for after it.
                if page._search_timer.isActive():
                    page._search_timer.stop()
                    page.apply_query()
                while page.model.loading:
                    # Asleep until the answer is there: looking for it all the time would count as work.
                    application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                page.table.viewport().repaint()

            return spent(paint)

        for text in TYPED * 3:
            for end in range(1, len(text) + 1):
                found["keystroke to painted rows"].append(painted(lambda: page.search.setText(text[:end])))
                while not page.model.counted:
                    application.processEvents()
            page.search.clear()
            application.processEvents()
        page.apply_query()
        bar = page.table.verticalScrollBar()
        for _ in range(JUMPS):
            place = rng.randrange(bar.maximum() + 1)
            found["scroll to painted rows"].append(painted(lambda: bar.setValue(place)))
        for name in ("firstName", "lastName") * 3:
            found["sort by a column"].append(painted(lambda: page.sort_by(name)))
            while page.model._indexing and time.monotonic() < deadline + 20:
                application.processEvents()
    return found


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
    return {"peer: LIKE, count, page": times, "peer: OFFSET": jumps}
