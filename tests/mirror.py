"""`python -m tests.mirror --edits 10000 --kills 20`: a copy of all lists, kept by the change feed only, is equal in the end.

Runs a real `counterfoil serve` on 127.0.0.1 and kills it (`kill -9`) again and again under load; every other time a backup
from before is restored, with edits that are unsent. One client makes random
edits; another keeps a mirror, by requests that are held open and by streams of events in turn. In the end every list
is read whole and compared with the mirror, record by record.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from tests.app.cli.conftest import background, command
from tests.fakes.quick_client import Answer, Client

CLOUD_ID = 1
BASE = f"/v2/clouds/{CLOUD_ID}"
FEED = f"{BASE}/_changes"
EDITED = ("tags", "discount-groups", "eet-subjects", "categories", "warehouses", "suppliers", "employees", "products",
          "customers")  # fmt: skip
FLIPS = {
    "employees": "requirePinAlways",
    "eet-subjects": "enabled",
    "warehouses": "enabled",
    "products": "onSale",
}
"""A boolean of each entity; `display` for those that are not here."""
MAX_IDS = 60
"""Records of each entity that edits choose from."""
SETTLE_SECONDS = 20.0
"""For the mirror to catch up in the end."""

Records = dict[tuple[str, str], dict[str, Any]]


@dataclass(slots=True)
class Report:
    """The result of a run; `wrong` lists the differences."""

    edits: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    told: int = 0
    """Changes that the mirror was told."""
    restarts: int = 0
    gone: int = 0
    """How often the mirror was told to begin again."""
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)


class Editor:
    """Makes random edits until the connection breaks or it is told to stop."""

    def __init__(self, rng: random.Random, report: Report) -> None:
        self._rng = rng
        self._report = report
        self._ids: dict[str, list[str]] = {each: [] for each in (*EDITED, "product-ingredients", "webhooks")}
        self._number = 0
        self.stop = threading.Event()

    def run(self, port: int, token: str) -> None:
        """Edit."""
        try:
            with closing(Client(port, {"Authorization": f"Bearer {token}"})) as client:
                while not self.stop.is_set():
                    answer = self._edit(client)
                    self._report.statuses[str(answer.status)] += 1
                    if 200 <= answer.status < 300:
                        self._report.edits += 1
        except OSError:  # killed
            pass

    def _edit(self, client: Client) -> Answer:
        self._number += 1
        entity = self._rng.choice([*EDITED, "product-ingredients", "webhooks"])
        known = self._ids[entity]
        if len(known) < 5 or (len(known) < MAX_IDS and self._rng.random() < 0.2):
            return self._create(client, entity)
        chosen = self._rng.choice(known)
        path = f"{BASE}/{entity}/{chosen}"
        if entity == "webhooks" or self._rng.random() < 0.1:
            known.remove(chosen)
            return client.exchange("DELETE", path)
        if entity == "product-ingredients":
            change: dict[str, Any] = {"quantity": self._rng.randrange(1, 99)}
        else:
            change = {FLIPS.get(entity, "display"): self._rng.random() < 0.5}
        if self._rng.random() < 0.3 and entity == "customers":
            change["note"] = f"n{self._number}"
        return client.exchange("PATCH", path, json.dumps(change).encode(), If_Match="*")

    def _create(self, client: Client, entity: str) -> Answer:
        body = self._body(entity)
        single = entity == "webhooks"
        if not single and self._rng.random() < 0.3:
            own_id = self._rng.randrange(1, 2**40)
            answer = client.exchange(
                "PUT", f"{BASE}/{entity}/{own_id}", json.dumps({**body, "id": own_id}).encode()
            )
        else:
            answer = client.exchange(
                "POST", f"{BASE}/{entity}", json.dumps(body if single else [body]).encode()
            )
        if 200 <= answer.status < 300:
            made = answer.json if not isinstance(answer.json, list) else answer.json[0]
            self._ids[entity].append(made["id"])
        return answer

    def _body(self, entity: str) -> dict[str, Any]:
        body = {
            name: value
            for name, value in blank(CATALOGUE[entity]).items()
            if name not in ("id", "versionDate", "created")
        }
        products = self._ids["products"]
        match entity:
            case "customers":
                return body | {"lastName": f"Nová {self._number}"}
            case "product-ingredients":
                chosen = [int(self._rng.choice(products)) for _ in range(2)] if products else [1, 2]
                return body | {"_parentProductId": chosen[0], "_productId": chosen[1]}
            case "webhooks":
                return body | {"url": "http://10.0.0.1/x", "payloadEntity": "RESERVATION"}  # never called
        return body | {"name": f"{entity} {self._number}"}


class Mirror:
    """Every record as the feed told it last."""

    def __init__(self, report: Report) -> None:
        self.records: Records = {}
        self.cursor = ""
        self._report = report
        self.stop = threading.Event()

    def take(self, change: dict[str, Any]) -> None:
        """One change."""
        self._report.told += 1
        key = (change["entity"], change["id"])
        if change["record"] is None:
            self.records.pop(key, None)
        else:
            self.records[key] = change["record"]

    def poll(self, port: int, token: str) -> None:
        """Follow by requests that are held open, until the connection breaks."""
        try:
            with closing(Client(port, {"Authorization": f"Bearer {token}"})) as client:
                while not self.stop.is_set():
                    answer = client.exchange("GET", f"{FEED}?since={self.cursor}&limit=50&wait=1")
                    if answer.status == 410:
                        self._begin_again()
                        continue
                    assert answer.status == 200, answer.body
                    page = answer.json
                    for each in page["data"]:
                        self.take(each)
                    self.cursor = page["cursor"]
        except OSError:
            pass

    def stream(self, port: int, token: str) -> None:
        """Follow a stream of events, until the connection breaks."""
        headers = {
            "Authorization": f"Bearer {token}",
            "Accept": "text/event-stream",
            "Last-Event-ID": self.cursor,
        }
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=30) as client:
                with client.stream("GET", FEED) as answer:
                    if answer.status_code == 200:
                        self._events(answer)
                        return
            self._begin_again()
            self.stream(port, token)
        except httpx.TransportError:
            pass

    def _begin_again(self) -> None:
        """What was read is of a file that is no more."""
        self._report.gone += 1
        self.records, self.cursor = {}, ""

    def _events(self, answer: httpx.Response) -> None:
        place = ""
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            if name == "id":
                place = value
            elif name == "data":
                self.take(json.loads(value))
                self.cursor = place
            if self.stop.is_set():
                return


def run(folder: Path, *, edits: int, kills: int, seed: int) -> Report:
    """Edit, mirror, kill; then compare."""
    report = Report()
    command(folder, "config", "set", "server.requests_per_minute", "0")
    secret = command(folder, "token", "create", "mirror").out.strip()
    rng = random.Random(seed)
    editor, mirror = Editor(rng, report), Mirror(report)
    began = time.monotonic()
    backup = folder / "of-the-mirror.db"
    for turn in range(kills + 1):
        wanted = edits * (turn + 1) // (kills + 1)
        half = edits * (2 * turn + 1) // (2 * kills + 2)
        with background(folder, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
            port = int(serving.ready["v2"].rpartition(":")[2])
            token = _sign_in(port, secret)
            follow = mirror.stream if turn % 2 else mirror.poll
            threads = [threading.Thread(target=each, args=(port, token)) for each in (editor.run, follow)]
            for each in threads:
                each.start()
            while report.edits < wanted and serving.process.poll() is None and threads[0].is_alive():
                time.sleep(0.005)
                if turn % 2 == 0 and report.edits >= half and not backup.exists():
                    saved = command(folder, "backup", str(backup))
                    assert saved.code == 0, saved.err
            if turn == kills:
                editor.stop.set()
                threads[0].join()
                _compare(port, token, mirror, threads[1], report)
            serving.process.kill()
            for each in threads:
                each.join()
        report.restarts += turn > 0
        if (
            turn % 2 == 0 and turn < kills
        ):  # the mirror has read on since, under the epoch that the backup knows
            restored = command(folder, "restore", str(backup), "--yes")
            assert restored.code == 0, restored.err
            backup.unlink()
    report.seconds = time.monotonic() - began
    return report


def _sign_in(port: int, secret: str) -> str:
    with closing(Client(port, {"Authorization": f"User {secret}"})) as client:
        token: str = client.send(
            "POST", "/v2/signin/token", json.dumps({"_cloudId": CLOUD_ID}).encode()
        ).json["accessToken"]
    return token


def _compare(port: int, token: str, mirror: Mirror, following: threading.Thread, report: Report) -> None:
    with closing(Client(port, {"Authorization": f"Bearer {token}"})) as client:
        served = _lists(client)
        deadline = time.monotonic() + SETTLE_SECONDS
        while mirror.records != served and following.is_alive() and time.monotonic() < deadline:
            time.sleep(0.02)
        mirror.stop.set()
    for key in sorted(served.keys() | mirror.records.keys()):
        if served.get(key) != mirror.records.get(key):
            report.wrong.append(f"{key}: the list {served.get(key)}, the mirror {mirror.records.get(key)}")


def _lists(client: Client) -> Records:
    found: Records = {}
    for entity in CATALOGUE.stored():
        more = "&filter=deleted%7Cin%7C0,1" if entity.soft_delete else ""
        page = 1
        while True:
            answer = client.send("GET", f"{BASE}/{entity.name}?limit=100&page={page}{more}").json
            bare = isinstance(answer, list)  # webhooks
            found |= {(entity.name, each["id"]): each for each in (answer if bare else answer["data"])}
            if bare or answer["nextPage"] is None:
                break
            page += 1
    return found


def main() -> int:
    """Run and print the result; returns 1 when something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.mirror")
    parser.add_argument("--edits", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), edits=args.edits, kills=args.kills, seed=args.seed)
    print(
        f"{report.edits} edits, {report.restarts} times killed, {report.told} changes told, {report.seconds:.0f} s"
    )
    print("statuses:", dict(report.statuses.most_common()))
    for each in report.wrong[:20]:
        print("WRONG:", each, file=sys.stderr)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
