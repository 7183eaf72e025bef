"""Rounds in which the window and its other process are killed and stopped at any time, while a person goes on saving."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue

import pytest

from app.account.connection import connect
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.settings.secrets import open_secrets
from app.settings.settings import Settings
from app.settings.shop_file import SecretsKind, Shop
from storage.schema.validation import blank
from tests.fakes.lag import lag
from tests.storage.support.replicas import assert_one_account, assert_view_law

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")

LONG = 60.0
ROUNDS = 2
WINDOW = """
import sys, time
from pathlib import Path
from app.processes.window_runtime import WindowRuntime
from storage.schema.validation import blank
from sync.events import EngineEnded
def say(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\\n")
    sys.stdout.flush()
runtime = WindowRuntime(Path(sys.argv[1]))
runtime.bus.subscribe(lambda event: say("ended", event.why) if isinstance(event, EngineEnded) else None)
runtime.start(first_run=0.0)
values, there, number = blank(runtime.replica.catalogue["tags"]), None, 0
while True:
    name = f"{sys.argv[2]}-{number}"
    say("saved", runtime.commands.save("tags", {**values, "name": name}).ids[0], name)
    number += 1
    if runtime.next_run() is not None and runtime.process_id != there:
        there = runtime.process_id
        say("process", there)
    time.sleep(0.02)
"""


class Window:
    """A window of its own process that saves without a rest, and what it said."""

    def __init__(self, folder: Path, name: str) -> None:
        words = [sys.executable, "-c", WINDOW, str(folder), name]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self.saved: dict[int, str] = {}
        self.heard: SimpleQueue[tuple[float, list[str]]] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            match line.split():
                case ["saved", id, name]:
                    self.saved[int(id)] = name
                case words:
                    self.heard.put((time.monotonic(), words))

    def wait_for(self, word: str) -> tuple[float, str]:
        """When it said so, and what."""
        deadline = time.monotonic() + LONG
        while True:
            at, words = self.heard.get(timeout=max(0.0, deadline - time.monotonic()))
            if words[0] == word:
                return at, words[1]

    def wait_for_more(self) -> None:
        """Until it has saved again."""
        deadline, before = time.monotonic() + LONG, len(self.saved)
        while len(self.saved) < before + 3:
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def kill(self) -> None:
        """End it as a power cut does; all that it said is known then."""
        self.process.kill()
        self.process.wait()
        self._reader.join(LONG)


@contextmanager
def opened(folder: Path, name: str) -> Iterator[Window]:
    window = Window(folder, name)
    try:
        yield window
    finally:
        window.kill()
        assert window.process.stdout is not None
        window.process.stdout.close()


def gone(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[tuple[Path, PracticeCloud]]:
    """A connected folder and its cloud."""
    cloud = PracticeCloud(tmp_path / "cloud")
    cloud.start()
    folder = tmp_path / "till"
    folder.mkdir()
    known = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id, secrets=SecretsKind.FILE)
    connect(folder, known, cloud.refresh_token, secrets=open_secrets(SecretsKind.FILE, folder))
    Settings.load(folder).set({"sync.after_edit_seconds": 1})
    yield folder, cloud
    cloud.close()


def test_F134_a_process_in_which_something_hangs_ends_with_its_window_all_the_same(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from app.processes import engine_process\n"
        "from app.version import VERSION\n"
        "engine_process.SURELY_SECONDS = 0.2\n"
        "engine_process.Runtime.stop = lambda runtime: time.sleep(60)\n"
        "engine_process.run_for_window(Path(sys.argv[1]), VERSION)"
    )
    words = [sys.executable, "-c", code, str(tmp_path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        assert b"Hello" in process.stdout.readline()
        process.stdin.close()
        assert process.wait(LONG / 3) == 1


def test_F126_F134_a_sleep_of_the_computer_is_no_silence(shop: tuple[Path, PracticeCloud]) -> None:
    with opened(shop[0], "asleep") as window:
        process = int(window.wait_for("process")[1])
        for number, seconds in ((signal.SIGSTOP, 2.5), (signal.SIGCONT, 1.0)):
            for each in (process, window.process.pid):
                os.kill(each, number)
            time.sleep(seconds)
        window.wait_for_more()
        assert window.heard.empty() and not gone(process)


def test_F134_nothing_saved_is_missing_after_kills_and_hangs_of_either_process(
    shop: tuple[Path, PracticeCloud],
) -> None:
    folder, cloud = shop
    chance = random.Random(134)
    with Runtime(folder, keep_log=False) as runtime:
        # Until the cloud was seen to take our ids, a create that a kill cut off would wait ten minutes (F138).
        (first,) = runtime.commands.save(
            "tags", {**blank(runtime.replica.catalogue["tags"]), "name": "first"}
        ).ids
        assert runtime.run().outcome == "in_step"
    saved = {first: "first"}
    for each in range(ROUNDS):
        with opened(folder, f"round{each}") as window:
            process = int(window.wait_for("process")[1])
            for number, why in ((signal.SIGKILL, "ended"), (signal.SIGSTOP, "hung"))[each % 2 :]:
                time.sleep(chance.random() * 0.5)
                with lag() as late:
                    began = time.monotonic()
                    os.kill(process, number)
                    at, said = window.wait_for("ended")
                    assert at - began - late() <= (7.0 if why == "hung" else 2.0) and said == why
                process, before = int(window.wait_for("process")[1]), process
                assert gone(before) and process != before
                window.wait_for_more()
            time.sleep(chance.random() * 0.5)
        saved |= window.saved
        deadline = time.monotonic() + 10.0
        while not gone(process):
            assert time.monotonic() < deadline, "it outlives its window"
            time.sleep(0.02)
    with Runtime(folder, keep_log=False) as runtime:
        assert runtime.run().outcome == "in_step"
        assert {id: runtime.replica.known("tags", id)["name"] for id in saved} == saved
        assert_one_account(runtime.replica)
        assert_view_law(runtime.replica)
        assert runtime.queries.sync_status().waiting == 0
    there = {id: cloud.replica.get("tags", id) for id in saved}
    assert {id: tag and tag["name"] for id, tag in there.items()} == saved
