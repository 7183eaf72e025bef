"""`python -m tests.fuzz --requests 20000`: malformed requests against a real `counterfoil serve`, on 127.0.0.1 only.

The server must answer each request with a complete HTTP response or close the connection, never answer 500, keep
serving other clients, leak no token, stored e-mail or stack trace into a response or log, and end with as many threads
and file descriptors as before and about the same memory. The same seed gives the same requests.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import struct
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from tests.app.cli.conftest import background, command
from tests.fakes.malformed import Aim, Sent, malformed
from tests.fakes.quick_client import Client

EMAIL = "secret.person@shop.example"
WAIT_SECONDS = 10.0
"""For the response to a complete request."""
SHORT_WAIT_SECONDS = 0.03
"""For the response to a request that may be incomplete."""
CHECK_EVERY = 200
ALLOWED_MB = 40.0
"""Allowed growth of memory by caches and fragmentation."""


@dataclass(slots=True)
class Report:
    """The result of a run; `wrong` lists the failures."""

    requests: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    before: Counter[str] = field(default_factory=Counter)
    after: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


def run(folder: Path, *, requests: int, seed: int, workers: int = 4) -> Report:
    """Start a server in `folder`, send the requests, check the server, stop it."""
    command(folder, "config", "set", "server.requests_per_minute", "0")
    token = command(folder, "token", "create", "fuzz").out.strip()
    report = Report()
    with background(folder, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
        port = int(serving.ready["v2"].rpartition(":")[2])
        aim = _prepare(port, token)
        began = time.monotonic()
        _send_all(
            port, aim, report, requests=min(400, requests // 4), seed=seed + 1, workers=workers, secret=token
        )
        report.before = _resources(serving.process.pid)
        _send_all(port, aim, report, requests=requests, seed=seed, workers=workers, secret=token)
        report.seconds = time.monotonic() - began
        _compare_resources(serving.process.pid, report)
        if serving.process.poll() is not None:
            report.wrong.append(f"the server ended with {serving.process.returncode}")
        serving.process.terminate()
        _, errors = serving.process.communicate(timeout=10)
        texts = {"standard error": errors}
    texts |= {path.name: path.read_text("utf-8", "replace") for path in (folder / "logs").glob("*.log*")}
    for name, text in texts.items():
        for word in (token, aim.access, EMAIL, "Traceback"):
            if word in text:
                report.wrong.append(f"{name} holds {word[:12]}...")
    # On stopping, `serve` lists its clients; nothing else may be written.
    unexpected = [line for line in texts["standard error"].splitlines() if " from 127.0.0.1: " not in line]
    if unexpected:
        report.wrong.append("standard error: " + "\n".join(unexpected)[:2000])
    return report


def _prepare(port: int, token: str) -> Aim:
    """Sign in and create the customer whose e-mail must not leak."""
    with_token = Client(port, {"Authorization": f"User {token}"})
    access = with_token.send("POST", "/v2/signin/token", b'{"_cloudId": 1}').json["accessToken"]
    with_token.close()
    client = Client(port, {"Authorization": f"Bearer {access}"})
    base = "/v2/clouds/1"
    body = {**blank(CATALOGUE["customers"]), "lastName": "Person", "email": EMAIL}
    body.pop("versionDate", None)
    made = client.send("POST", f"{base}/customers", json.dumps([body]).encode()).json
    client.close()
    return Aim(base, access, int(made[0]["id"]))


def _send_all(
    port: int, aim: Aim, report: Report, *, requests: int, seed: int, workers: int, secret: str
) -> None:
    guard = threading.Lock()

    def work(number: int) -> None:
        rng = random.Random(seed * 1000 + number)
        for at in range(requests // workers):
            sent = malformed(aim, rng)
            found, raw = exchange(port, sent, rng)
            wrong = failure_of(found, raw, (secret, aim.access, EMAIL, "Traceback"))
            if at % CHECK_EVERY == 0:
                wrong = _valid_request_failure(port, aim) or wrong
            with guard:
                report.requests += 1
                report.statuses[found] += 1
                report.kinds[sent.kind] += 1
                if wrong is not None:
                    report.wrong.append(f"{wrong}: {sent.kind}: {sent.data[:300]!r} -> {raw[:300]!r}")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(workers)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()


def exchange(port: int, sent: Sent, rng: random.Random) -> tuple[str, bytes]:
    """Send on a connection of its own; returns the first response's status, `closed` or `waiting`, and all bytes."""
    raw = b""
    with socket.create_connection(("127.0.0.1", port), WAIT_SECONDS) as peer:
        try:
            _push(peer, sent.data, rng)
            peer.settimeout(WAIT_SECONDS if sent.whole else SHORT_WAIT_SECONDS)
            bodiless = sent.data.startswith(b"HEAD ")
            while not _is_complete(raw, bodiless) and (part := peer.recv(1 << 16)):
                raw += part
        except TimeoutError:
            if not raw:
                return ("silent" if sent.whole else "waiting"), raw
        except OSError:
            pass
        if rng.random() < 0.2:  # reset the connection
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    if not raw:
        return "closed", raw
    return raw[9:12].decode("latin-1") if raw.startswith(b"HTTP/1.1 ") else "no HTTP", raw


def _push(peer: socket.socket, data: bytes, rng: random.Random) -> None:
    if rng.random() < 0.9 or len(data) < 2:
        peer.sendall(data)
        return
    cut = rng.randrange(1, len(data))
    peer.sendall(data[:cut])
    time.sleep(0.002)
    peer.sendall(data[cut:])


def _is_complete(raw: bytes, bodiless: bool) -> bool:
    """Whether the first response is complete; 100 Continue does not count."""
    raw = raw.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    top, found, body = raw.partition(b"\r\n\r\n")
    _, _, length = top.lower().partition(b"content-length: ")
    digits = length.partition(b"\r\n")[0]
    return bool(found) and (bodiless or not digits or len(body) >= int(digits))


def failure_of(status: str, raw: bytes, secrets: tuple[str, ...]) -> str | None:
    """What is wrong with a response; None if nothing is."""
    if status in ("no HTTP", "silent", "500"):
        return status
    text = raw.decode("utf-8", "replace")
    # Some generated requests are valid: their successful responses may contain the secrets they asked for.
    searched = text if status >= "400" and text.count("HTTP/1.1 ") == 1 else ""
    return next((f"an answer holds {word[:12]}..." for word in secrets if word in searched), None)


def _valid_request_failure(port: int, aim: Aim) -> str | None:
    """How a valid request fails; None if it succeeds."""
    try:
        with closing(Client(port, {"Authorization": f"Bearer {aim.access}"})) as client:
            found = client.exchange("GET", f"{aim.base}/customers/{aim.customer}")
    except OSError as error:
        return f"a valid request broke off with {error!r}"
    return None if found.status == 200 else f"a valid request got {found.status} {found.body[:200]!r}"


def _resources(pid: int) -> Counter[str]:
    """Threads, file descriptors and megabytes of a process; empty without /proc."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return Counter()
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return Counter(
        threads=int(lines["Threads"]),
        descriptors=len(os.listdir(f"/proc/{pid}/fd")),
        megabytes=int(lines["VmRSS"].split()[0]) // 1024,
    )


def _compare_resources(pid: int, report: Report) -> None:
    """Wait until the connections are closed, then compare with the resources before."""
    allowed = {"threads": 4.0, "descriptors": 8.0, "megabytes": ALLOWED_MB}
    deadline = time.monotonic() + 15
    while True:
        report.after = _resources(pid)
        grown = [name for name in report.before if report.after[name] > report.before[name] + allowed[name]]
        if not grown or time.monotonic() > deadline:
            break
        time.sleep(0.5)
    report.wrong += [f"{name} grew from {report.before[name]} to {report.after[name]}" for name in grown]


def main() -> int:
    """Run and print the result; returns 1 after failures."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=4)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), requests=args.requests, seed=args.seed, workers=args.workers)
    print(f"{report.requests} requests, seed {args.seed}, {report.seconds:.0f} s")
    print("outcomes:", dict(report.statuses.most_common()))
    print("kinds:", dict(report.kinds.most_common()))
    print("before:", dict(report.before), "after:", dict(report.after))
    for each in report.wrong[:20]:
        print("WRONG:", each, file=sys.stderr)
    return 1 if report.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
