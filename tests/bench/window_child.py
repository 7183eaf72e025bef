"""`python -m tests.bench.window_child FOLDER JOB [COUNT]`: the real program's window, in a process of its own.

`start` shows it on what the folder holds and goes; `killed` saves an edit and dies by SIGKILL; `download`, `edits` and
`serve` watch its event loop while the engine reads a whole shop, while that many edits are made and sent, and while
another program uses its `/v2` server, with somebody typing into the search box meanwhile. Prints one line of JSON, times
in milliseconds; `serve` prints the server's port before, watches from a line of standard input on, and ends with the next.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bench.process_age import age

TICK = 5
"""Milliseconds between two looks at the clock by a loop that is free."""
KEYS = 150
"""Milliseconds between two keystrokes."""
TYPED = ("nov", "jana", "z", "brno", "602 1")
PATIENCE = 300_000


def memory() -> float:
    """The most memory this process ever had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


class Watch:
    """How long the event loop was away, each time: on the wall, at most as long as this process was at work, and at most
    as long as the event loop's own thread was: what it waited for others lies between the two."""

    def __init__(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.wall: list[float] = []
        self.work: list[float] = []
        self.own: list[float] = []
        self._seen = _clocks()
        self._timer = QTimer(interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """From here on."""
        self.wall, self.work, self.own = [], [], []
        self._seen = _clocks()
        self._timer.start()

    def stop(self) -> dict[str, list[float]]:
        """What was seen."""
        self._timer.stop()
        return {"own": self.own, "work": self.work, "wall": self.wall}

    def _tick(self) -> None:
        now = _clocks()
        gap, used, own = (1000 * (after - before) for before, after in zip(self._seen, now, strict=True))
        self._seen = now
        away = max(0.0, gap - TICK)
        self.wall.append(away)
        # What other programs take of the machine stretches the wall's clock and not these.
        self.work.append(min(away, used))
        self.own.append(min(away, own))


def _clocks() -> tuple[float, float, float]:
    """Seconds on the wall, at work, and at work on this thread."""
    return time.perf_counter(), time.process_time(), time.thread_time()


class Session:
    """One start of the program, driven from inside its event loop."""

    def __init__(self, folder: Path) -> None:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication

        from ui.application import Application

        self.app = QApplication.instance() or QApplication(sys.argv[:1])
        assert isinstance(self.app, QApplication)
        self.program = Application(self.app, folder, apart=os.environ.get("COUNTERFOIL_BENCH_APART") != "0")
        self.found: dict[str, Any] = {}
        self.watch = Watch()
        self._typing = QTimer(interval=KEYS)
        self._typing.timeout.connect(self._type)
        self._typed = 0
        QTimer.singleShot(PATIENCE, lambda: self.app.exit(1))

    @property
    def window(self) -> Any:
        """The main window, once it is there."""
        return self.program.window

    def run(self, begin: Callable[[], object]) -> int:
        """Until somebody ends it."""
        self._when(lambda: self.window is not None and self.window.isVisible(), begin)
        return self.program.run(practice=False)

    def end(self) -> None:
        """Say what was found, and go."""
        self.found["memory"] = memory()
        print(json.dumps(self.found), flush=True)
        self.app.exit(0)

    def _when(self, true: Callable[[], bool], do: Callable[[], object]) -> None:
        from PySide6.QtCore import QTimer

        def look() -> None:
            if true():
                do()
            else:
                QTimer.singleShot(1, look)

        QTimer.singleShot(0, look)

    # what is done

    def shown(self) -> None:
        """The first rows are painted: how long that took since the process began."""
        self._when(self._painted, self._say_shown)

    def _painted(self) -> bool:
        page = self.window.navigation.list_page
        return page is not None and page.model.rowCount() > 0 and page.table.isVisible()

    def _say_shown(self) -> None:
        from PySide6.QtCore import QTimer

        self.window.page.table.viewport().repaint()
        self.found |= {"work": 1000 * time.process_time(), "wall": 1000 * age()}
        QTimer.singleShot(0, self.end)

    def download(self) -> None:
        """A first download under the eyes of somebody who types."""
        self._after_run(lambda: self._tell("download"))
        self._begin_watching()

    def edits(self, count: int) -> None:
        """Edits, and the run that sends them."""
        context = self.window.context

        def make() -> None:
            from storage.query.grammar import Query

            replica = context.commands.replica
            found = replica.page("customers", Query(), limit=count, total=False).records
            for number, each in enumerate(found):
                context.commands.save("customers", {"note": f"counter {number}"}, id=each["id"])

        def made(_nothing: object) -> None:
            self._tell("making")
            self._begin_watching()
            self._after_run(lambda: self._tell("edits"))
            context.sync_now()

        def begin() -> None:
            self._begin_watching()
            context.bridge.submit(make, done=made)

        self._after_run(begin)

    def killed(self) -> None:
        """An edit, and the end without a goodbye."""
        bridge, commands = self.window.context.bridge, self.window.context.commands

        def edit() -> None:
            from storage.query.grammar import Query

            for each in commands.replica.page("customers", Query(), limit=1, total=False).records:
                commands.save("customers", {"note": f"saved at {time.time()}"}, id=each["id"])

        def die(_nothing: object) -> None:
            print(json.dumps({"killed": True}), flush=True)
            os.kill(os.getpid(), signal.SIGKILL)

        self._when(self._painted, lambda: bridge.submit(edit, done=die))

    def serve(self) -> None:
        """From the first line of standard input to the second, beside a program that uses the `/v2` server."""

        def server() -> Any:
            session = self.program._session
            return None if session is None else session.runtime.shown_servers.v2

        def told() -> None:
            if os.read(0, 100) == b"begin\n":
                self._begin_watching()
            else:
                self._orders.setEnabled(False)
                self._tell("serve")

        def begin() -> None:
            from PySide6.QtCore import QSocketNotifier

            self._orders = QSocketNotifier(0, QSocketNotifier.Type.Read)
            self._orders.activated.connect(told)
            print(json.dumps({"port": server().port}), flush=True)

        self._when(lambda: server() is not None, begin)

    def _begin_watching(self) -> None:
        # Making the list is not what is watched.
        self.window.sidebar.choose("customers")
        self.app.processEvents()
        self._typing.start()
        self.watch.start()

    def _tell(self, name: str) -> None:
        self._typing.stop()
        self.found[name] = self.watch.stop()
        if name != "making":
            self.end()

    def _after_run(self, do: Callable[[], object]) -> None:
        context = self.window.context
        bridge = context.bridge
        began = time.perf_counter()

        def finished(outcome: Any) -> None:
            # How many a run sent says nothing: the program sends by itself while edits are still being made.
            if outcome.outcome != "in_step" or context.queries.sync_status().waiting:
                return
            bridge.run_finished.disconnect(finished)
            self.found["seconds"] = time.perf_counter() - began
            do()

        bridge.run_finished.connect(finished)

    def _type(self) -> None:
        page = self.window.page
        text = TYPED[self._typed // 8 % len(TYPED)]
        page.search.setText(text[: self._typed % 8])
        self._typed += 1


def main(folder: str, job: str, count: str = "0") -> int:
    """Do the job and say how it went."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    gc.disable()  # as `ui.main` does, and then the same imports
    from ui.background.plain_imports import use_plain_imports

    use_plain_imports()
    session = Session(Path(folder))
    do: Callable[[], object] = {
        "start": session.shown, "killed": session.killed, "download": session.download,
        "edits": lambda: session.edits(int(count)), "serve": session.serve,
    }[job]  # fmt: skip
    return session.run(do)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
