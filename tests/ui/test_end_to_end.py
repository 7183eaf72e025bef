"""A shop's first day, played on a real screen: a real process, its window, keys and clicks, and a cloud that dies.

Nothing is asked of the program but what a person sees and what its command line says.
"""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from PySide6.QtGui import QImage

from tests.fakes.display import display
from tests.ui.support import x11

WIDTH, HEIGHT = 1366, 768
SECONDS = 60
"""Longest wait for one thing to happen; far more than it takes."""
HERE = Path(__file__).parents[2]
NAME = (1150, 146)
"""Where the first field of an open record is, in the first window on a small screen, which no window manager maximises here."""

pytestmark = [
    pytest.mark.skipif(bool(x11.missing()), reason=f"no {x11.missing()} on this machine"),
    pytest.mark.timeout(420),
]


def until(happened: Callable[[], object], what: str, seconds: float = SECONDS) -> Any:
    """What it answers, as soon as that is something."""
    deadline, pause = time.monotonic() + seconds, 0.15
    while time.monotonic() < deadline:
        if found := happened():
            return found
        time.sleep(pause)
        pause = min(pause * 1.5, 1.0)  # many of the questions start a process
    raise AssertionError(f"never: {what}")


class Cloud:
    """A practice cloud in a process of its own; the plug can be pulled."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._folder, self._environment = folder, environment
        self.said: dict[str, Any] = {}
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        port = self.said["v2"].rsplit(":", 1)[1] if self.said else "0"
        words = [sys.executable, "-m", "app", "--data", str(self._folder), "cloud", "--port", port]
        self._process = subprocess.Popen(
            words, cwd=HERE, env=self._environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.said = json.loads(self._process.stdout.readline())

    def pull_the_plug(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)
        self._process.stdout.close()

    def client(self) -> httpx.Client:
        base = self.said["v2"] + "/v2"
        signed = httpx.post(
            base + "/signin/token", json={"_cloudId": self.said["cloud_id"]},
            headers={"Authorization": f"User {self.said['refresh_token']}"}, trust_env=False,
        )  # fmt: skip
        return httpx.Client(
            base_url=f"{base}/clouds/{self.said['cloud_id']}", trust_env=False,
            headers={"Authorization": f"Bearer {signed.json()['accessToken']}"},
        )  # fmt: skip

    def product(self, id: str) -> dict[str, Any]:
        with self.client() as client:
            return dict(client.get(f"/products/{id}").raise_for_status().json())

    def rename(self, id: str, name: str) -> None:
        with self.client() as client:
            tag = client.get(f"/products/{id}").headers["etag"]
            client.patch(f"/products/{id}", json={"name": name}, headers={"If-Match": tag}).raise_for_status()


class Shop:
    """The program on the screen, and its command line beside it."""

    def __init__(self, folder: Path, pictures: Path, hands: x11.Hands, environment: dict[str, str]) -> None:
        self.folder, self._pictures, self.hands, self._environment = folder, pictures, hands, environment
        words = [sys.executable, "-m", "ui.main", "--data", str(folder)]
        self.log = open(pictures / "window.log", "w+")  # noqa: SIM115 - read when it is over
        self.process = subprocess.Popen(words, cwd=HERE, env=environment, stderr=self.log, stdout=self.log)

    def says(self, *words: str) -> Any:
        """The JSON of a command."""
        done = subprocess.run(
            [sys.executable, "-m", "app", "--data", str(self.folder), *words], cwd=HERE, env=self._environment,
            capture_output=True, text=True, timeout=SECONDS,
        )  # fmt: skip
        return json.loads(done.stdout) if done.stdout.strip() else None

    def tells(self, **wanted: Any) -> Callable[[], bool]:
        """Whether `status` says so."""
        return lambda: bool((said := self.says("status", "--json")) and wanted.items() <= said.items())

    def products(self) -> list[dict[str, str]]:
        """As the command line exports them."""
        file = self.folder.parent / "products.csv"
        file.unlink(missing_ok=True)
        subprocess.run(
            [sys.executable, "-m", "app", "--data", str(self.folder), "export", str(file), "--entity", "products"],
            cwd=HERE, env=self._environment, check=True, capture_output=True,
        )  # fmt: skip
        with open(file, encoding="utf-8-sig", newline="") as lines:
            delimiter = csv.Sniffer().sniff(lines.readline(), ",;").delimiter
            lines.seek(0)
            # Long numbers stand as ="123", so that no spreadsheet rounds them.
            rows = csv.DictReader(lines, delimiter=delimiter)
            return [{name: cell.strip('="') for name, cell in row.items()} for row in rows]

    def name_of(self, id: str) -> str:
        return next(each["name"] for each in self.products() if each["id"] == id)

    def titled(self, words: str) -> None:
        """Wait until a window of that name is shown; it gets the keyboard."""
        until(lambda: self.hands.give_keyboard(words), f"a window {words!r}")

    def alone(self, words: str) -> None:
        """Wait until no dialog is left over the window of that name."""
        until(lambda: len(self.hands.titles()) == 1, "the dialog is gone")
        self.titled(words)

    def look(self, name: str) -> QImage:
        """A picture; a screen that is all of one colour is no window."""
        image = self.hands.save(self._pictures / f"{name}.png", WIDTH, HEIGHT)
        colours = {image.pixel(x, y) for x in range(0, WIDTH, 7) for y in range(0, HEIGHT, 7)}
        assert len(colours) > 8, name
        return image

    def at_rest(self) -> None:
        """Wait until nothing on the screen moves for a second."""
        before = self.hands.picture(WIDTH, HEIGHT)
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            time.sleep(1)
            now = self.hands.picture(WIDTH, HEIGHT)
            if now == before:
                return
            before = now

    def close(self) -> str:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(10)
        self.log.seek(0)
        said = self.log.read()
        self.log.close()
        return said


@pytest.fixture
def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "COUNTERFOIL_"))}
    return {**kept, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(HERE), "QT_QPA_PLATFORM": "xcb"}


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = Path(os.environ.get("COUNTERFOIL_PICTURES", tmp_path / "pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def cloud(tmp_path: Path, environment: dict[str, str]) -> Iterator[Cloud]:
    made = Cloud(tmp_path / "cloud", {**environment, "QT_QPA_PLATFORM": "offscreen"})
    yield made
    made.pull_the_plug()


@pytest.fixture
def shop(tmp_path: Path, pictures: Path, environment: dict[str, str]) -> Iterator[Shop]:
    with display(WIDTH, HEIGHT) as name:
        hands = x11.Hands(name)
        made = Shop(tmp_path / "till", pictures, hands, {**environment, "DISPLAY": name})
        try:
            yield made
        finally:
            hands.save(pictures / "last.png", WIDTH, HEIGHT)
            made.close()
            hands.close()


def sign_in(shop: Shop, cloud: Cloud) -> None:
    """The first run by keyboard."""
    hands = shop.hands
    shop.titled("Counterfoil")
    hands.point(WIDTH // 2 - 200, HEIGHT // 2)
    shop.at_rest()
    shop.look("1-first-run")
    # The keyboard begins at "Connect your shop".
    hands.press("space")
    hands.type(cloud.said["v2"])
    hands.press("Tab")
    hands.type(str(cloud.said["cloud_id"]))
    hands.press("Tab")
    hands.type(cloud.said["refresh_token"])
    hands.press("Tab")
    hands.press("Tab")
    hands.press("space")
    hands.press("Tab")
    hands.press("Tab")
    shop.look("2-sign-in")
    hands.press("space")


def test_a_day_in_the_shop(shop: Shop, cloud: Cloud) -> None:
    hands = shop.hands
    sign_in(shop, cloud)
    shop.titled("First download")
    until(shop.tells(headline="in_step", waiting=0), "in step after the first download")
    shop.look("3-downloaded")

    bread = next(each for each in shop.products() if each["ean"].strip('[]"').isdigit())
    code, id, was = bread["ean"].strip('[]"'), bread["id"], bread["name"]
    hands.press("Return")
    shop.alone("Overview")
    left, top, width, height = hands.area("Overview")
    assert left >= 0 and left + width <= WIDTH and top >= 0 and top + height <= HEIGHT, "with its status bar"

    # Scanned while something else is on show, and edited after the plug was pulled.
    hands.scan(code)
    shop.titled("Products")
    shop.at_rest()
    shop.look("4-scanned")
    cloud.pull_the_plug()
    hands.click(*NAME)
    hands.press("ctrl+a")
    hands.type("Offline bread")
    shop.look("4-typed")
    hands.press("ctrl+s")
    until(shop.tells(waiting=1), "the edit waits")
    assert shop.name_of(id) == "Offline bread"
    hands.press("F5")
    until(shop.tells(headline="offline", waiting=1), "offline is said")
    shop.look("5-offline")

    # Somebody else names it otherwise; nobody's name is lost.
    cloud.start()
    cloud.rename(id, "Their bread")
    hands.press("F5")
    asked = until(lambda: shop.says("conflicts", "--json"), "the question")
    (question,) = asked if isinstance(asked, list) else asked["conflicts"]
    assert question["entity"] == "products" and str(question["id"]) == id
    named = question["fields"]["name"]
    assert (named["base"], named["local"], named["cloud"]) == (was, "Offline bread", "Their bread")
    hands.press("ctrl+shift+c")
    shop.titled("Two versions")
    shop.look("6-two-versions")
    for _ in range(3):
        hands.press("Tab")
    hands.press("space")
    shop.alone("Products")
    hands.press("F5")
    until(shop.tells(headline="in_step", needs_you=0, waiting=0), "in step after the decision")
    shop.look("7-decided")
    assert cloud.product(id)["name"] == shop.name_of(id) == "Offline bread"

    # Undo what is already in the cloud, and send that too.
    hands.click(*NAME)
    hands.press("ctrl+a")
    hands.type("Wrong name")
    hands.press("ctrl+s")
    until(lambda: shop.name_of(id) == "Wrong name", "the wrong name is saved")
    hands.press("Escape")
    hands.press("ctrl+z")
    until(lambda: shop.name_of(id) == "Offline bread", "undone")
    shop.look("8-undone")
    hands.press("F5")
    until(shop.tells(headline="in_step", waiting=0), "in step after undoing")
    assert cloud.product(id)["name"] == "Offline bread"

    # Czech, by the menu.
    hands.click(24, 655)
    # Up from the end to View, in it down to Language, in that past "as the system" and English.
    for keys in (["Up"] * 5 + ["Right"], ["Down"] * 4 + ["Right"], ["Down"] * 2):
        shop.at_rest()
        for key in keys:
            hands.press(key)
    shop.at_rest()
    shop.look("9-language")
    hands.press("Return")
    shop.titled("Produkty")
    shop.at_rest()
    shop.look("10-czech")
    hands.press("ctrl+q")
    assert shop.process.wait(20) == 0
    assert shop.says("status", "--json")["waiting"] == 0


def test_what_is_typed_stays_with_its_record_over_a_power_cut(
    shop: Shop, cloud: Cloud, environment: dict[str, str]
) -> None:
    hands = shop.hands
    sign_in(shop, cloud)
    shop.titled("First download")
    until(shop.tells(headline="in_step", waiting=0), "in step after the first download")
    hands.press("Return")
    shop.alone("Overview")
    before = {each["id"]: each["name"] for each in shop.products()}

    def drafts() -> list[dict[str, Any]]:
        """Of what was typed and not saved, as it is on the disk."""
        return [json.loads(each.read_text("utf-8")) for each in shop.folder.glob("**/drafts/*.json")]

    # The first product, its name half typed, and the next one with the cursor still in the field.
    hands.press("ctrl+3")
    shop.titled("Products")
    shop.at_rest()
    hands.click(500, 105)
    shop.at_rest()
    hands.click(*NAME)
    hands.press("ctrl+a")
    hands.type("Half typed")
    (typed,) = until(drafts, "a draft")
    shop.look("11-half-typed")
    hands.press("alt+Down")
    shop.at_rest()
    shop.look("12-next-record")
    time.sleep(1)
    assert [(each["id"], each["typed"]) for each in drafts()] == [
        (typed["base"]["id"], {"name": "Half typed"})
    ]

    # The power fails; afterwards the next record is saved as it is, and the first one has what was typed.
    shop.process.send_signal(signal.SIGKILL)
    shop.process.wait(10)
    words = [sys.executable, "-m", "ui.main", "--data", str(shop.folder)]
    shop.process = subprocess.Popen(
        words, cwd=HERE, env={**environment, "DISPLAY": hands.name}, stderr=shop.log, stdout=shop.log
    )
    shop.titled("Products")
    shop.at_rest()
    hands.click(500, 141)
    shop.at_rest()
    hands.press("ctrl+s")
    shop.at_rest()
    shop.look("13-after-the-power-cut")
    assert {each["id"]: each["name"] for each in shop.products()} == before
    hands.click(500, 105)
    shop.at_rest()
    hands.press("ctrl+s")
    id = str(typed["base"]["id"])
    until(lambda: shop.name_of(id) == "Half typed", "saved where it was typed")
    assert {each["id"]: each["name"] for each in shop.products()} == {**before, id: "Half typed"}
