"""`python -m tests.soak --minutes 5 --clients 4`: load for a while, then `kill -9`; no acknowledged write may be lost.

Runs a real `counterfoil serve` (or `--what cloud`), on 127.0.0.1 only. Each client writes its own records and
remembers the acknowledged writes; in the end the process is killed under load and started again, and every
acknowledged write must be there. Memory must not grow, and no request may fail.
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

from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from tests.app.cli.conftest import Serving, background, command, told_to_stop
from tests.fakes.quick_client import Client

CLOUD_ID = {"serve": 1, "cloud": 7}
BASE = "/v2/clouds/{}/customers"
RECORDS_PER_CLIENT = 40
"""Records that each client writes to."""
MIN_MIXED = 25
"""Mixed requests per client that a run waits for, however short it is."""
MAX_WAIT_SECONDS = 120.0
"""Seconds that a run waits for MIN_MIXED at most."""

WARM_SHARE = 0.25
"""Share of the run before memory is measured, while caches fill."""
ALLOWED_MB = 24.0
"""Allowed growth of the median memory: a SQLite connection fills its cache up to 16 MB."""


@dataclass(slots=True)
class Report:
    """The result of a run; `wrong` lists the failures."""

    requests: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    unanswered: int = 0
    """Writes in flight when the process was killed, which may or may not be stored."""
    memory: list[float] = field(default_factory=list)
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Written:
    """A record of one client: its acknowledged value, and the value of a write without a response."""

    note: str
    tag: str
    unacknowledged: str | None = None


def run(folder: Path, *, seconds: float, clients: int, what: str = "serve", seed: int = 1) -> Report:
    """Serve, send load, kill, serve again, compare."""
    report = Report()
    arguments: tuple[str, ...] = ("serve", "--port", "0", "--receiver-port", "0", "--no-sync")
    token = ""
    if what == "serve":
        command(folder, "config", "set", "server.requests_per_minute", "0")
        token = command(folder, "token", "create", "soak").out.strip()
    else:
        arguments = ("cloud", "--cloud-id", str(CLOUD_ID[what]), "--empty")
    base = BASE.format(CLOUD_ID[what])
    kept: list[dict[int, Written]] = [{} for _ in range(clients)]
    with background(folder, *arguments) as serving:
        port, headers = _sign_in(serving, token, CLOUD_ID[what])
        _load(serving, port, headers, base, kept, report, seconds=seconds, seed=seed)
    with background(folder, *arguments) as again:
        port, headers = _sign_in(again, token, CLOUD_ID[what])
        with closing(Client(port, headers)) as client:
            for each in kept:
                _compare(client, base, each, report)
        if told_to_stop(again) != 0:
            report.wrong.append("the second server did not end cleanly")
    report.wrong += [f"set aside: {each.name}" for each in folder.rglob("*.damaged-*")]
    return report


def _sign_in(serving: Serving, token: str, cloud_id: int) -> tuple[int, dict[str, str]]:
    port = int(serving.ready["v2"].rpartition(":")[2])
    refresh = token or serving.ready["refresh_token"]
    with closing(Client(port, {"Authorization": f"User {refresh}"})) as client:
        answer = client.send("POST", "/v2/signin/token", json.dumps({"_cloudId": cloud_id}).encode())
    return port, {"Authorization": f"Bearer {answer.json['accessToken']}"}


def _load(
    serving: Serving,
    port: int,
    headers: dict[str, str],
    base: str,
    kept: list[dict[int, Written]],
    report: Report,
    *,
    seconds: float,
    seed: int,
) -> None:
    killed = threading.Event()
    guard = threading.Lock()
    clients = [
        _LoadClient(Client(port, headers), base, own, random.Random(seed * 100 + number))
        for number, own in enumerate(kept)
    ]

    def work(number: int, client: _LoadClient) -> None:
        try:
            while not killed.is_set():
                client.step()
        except OSError as error:
            if not killed.is_set():
                report.wrong.append(f"client {number}: {error!r}")
        except (RuntimeError, AssertionError) as error:
            report.wrong.append(f"client {number}: {error}")
        finally:
            client.client.close()
            with guard:
                report.requests += client.done

    threads = [threading.Thread(target=work, args=each) for each in enumerate(clients)]
    began = time.monotonic()
    for each in threads:
        each.start()
    while (passed := time.monotonic() - began) < seconds or (
        passed < MAX_WAIT_SECONDS
        and not report.wrong
        and not all(each.mixed >= MIN_MIXED for each in clients)
    ):
        time.sleep(min(1.0, seconds / 20))
        if passed > seconds * WARM_SHARE and (megabytes := _megabytes(serving.process.pid)) is not None:
            report.memory.append(megabytes)
    report.seconds = time.monotonic() - began
    killed.set()
    serving.process.kill()
    serving.process.wait()
    for each in threads:
        each.join()
    _, errors = serving.process.communicate()
    if errors:
        report.wrong.append(f"standard error: {errors[:500]}")
    third = len(report.memory) // 3
    if third and _median(report.memory[-third:]) > _median(report.memory[:third]) + ALLOWED_MB:
        report.wrong.append(f"memory grew: {report.memory}")


class _LoadClient:
    """One client: its connection, its records and its mix of requests."""

    def __init__(self, client: Client, base: str, kept: dict[int, Written], rng: random.Random) -> None:
        self.client = client
        self.done: Counter[str] = Counter()
        self.mixed = 0
        self._base = base
        self._kept = kept
        self._rng = rng
        self._body = {**blank(CATALOGUE["customers"]), "firstName": "Soak"}
        self._body.pop("versionDate", None)

    def step(self) -> None:
        """Send one random request: seven reads to three writes."""
        if len(self._kept) < RECORDS_PER_CLIENT:
            kind = self._create
        else:
            self.mixed += 1
            kind = self._rng.choices(
                (self._read, self._page, self._filtered, self._patch, self._put), weights=(40, 15, 15, 20, 10)
            )[0]
        kind()
        self.done[kind.__name__.strip("_")] += 1

    def _some(self) -> tuple[int, Written]:
        return self._rng.choice(list(self._kept.items()))

    def _new_note(self) -> str:
        return f"{self._rng.randrange(10**12)}"

    def _create(self) -> None:
        bodies = [{**self._body, "note": self._new_note()} for _ in range(5)]
        sent, key = json.dumps(bodies).encode(), self._new_note()
        answer = self.client.send("POST", self._base, sent, Idempotency_Key=key)
        again = self.client.send("POST", self._base, sent, Idempotency_Key=key)
        assert again.json == answer.json, "a repeat under its key has another answer"
        for each, body in zip(answer.json, bodies, strict=True):
            assert each["note"] == body["note"], "an answer has another record's value"
            tag = self.client.send("GET", f"{self._base}/{each['id']}").header("etag")
            self._kept[int(each["id"])] = Written(body["note"], tag)

    def _read(self) -> None:
        id, own = self._some()
        answer = self.client.send("GET", f"{self._base}/{id}")
        assert answer.json["note"] == own.note, "a read does not show the write before it"
        assert answer.header("etag") == own.tag, "the tag is not that of the write before it"

    def _page(self) -> None:
        answer = self.client.send("GET", f"{self._base}?limit=100&sort=lastName")
        assert 0 < len(answer.json["data"]) <= 100

    def _filtered(self) -> None:
        _, own = self._some()
        answer = self.client.send("GET", f"{self._base}?filter=note%7Clike%7C{own.note}")
        assert own.note in [each["note"] for each in answer.json["data"]], "a filter misses a write"

    def _patch(self) -> None:
        self._write("PATCH", {})

    def _put(self) -> None:
        self._write("PUT", self._body)

    def _write(self, method: str, body: dict[str, Any]) -> None:
        id, own = self._some()
        own.unacknowledged = self._new_note()
        sent = json.dumps({**body, "id": id, "note": own.unacknowledged}).encode()
        answer = self.client.send(method, f"{self._base}/{id}", sent, If_Match=own.tag)
        own.note, own.tag, own.unacknowledged = own.unacknowledged, answer.header("etag"), None


def _compare(client: Client, base: str, kept: dict[int, Written], report: Report) -> None:
    """Check that every acknowledged write is stored, or a later one without a response."""
    for id, own in kept.items():
        report.acknowledged += 1
        report.unanswered += own.unacknowledged is not None
        found = client.exchange("GET", f"{base}/{id}")
        note = found.json.get("note") if found.status == 200 else f"status {found.status}"
        if note not in (own.note, own.unacknowledged):
            report.wrong.append(f"{id} has {note!r}, acknowledged was {own.note!r}")


def _megabytes(pid: int) -> float | None:
    """Resident memory in MB; None without /proc."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), None)


def _median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def main() -> int:
    """Run and print the result; returns 1 after failures."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--what", choices=sorted(CLOUD_ID), default="serve")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(
            Path(folder), seconds=args.minutes * 60, clients=args.clients, what=args.what, seed=args.seed
        )
    total = report.requests.total()
    print(
        f"{total} requests in {report.seconds:.0f} s ({total / report.seconds:.0f}/s), {args.clients} clients"
    )
    print("by kind:", dict(report.requests.most_common()))
    print(f"{report.acknowledged} records compared after kill -9, {report.unanswered} writes were under way")
    looks = report.memory[:: max(1, len(report.memory) // 12)]
    print("memory in MB, after warming up:", " ".join(f"{each:.1f}" for each in looks))
    for each in report.wrong[:20]:
        print("WRONG:", each, file=sys.stderr)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
