"""`python -m tests.bench feed`: what it costs to hear of changes: polling twelve lists, beside one request held open.

A `counterfoil cloud` process with invented customers serves it all. First one program that polls the twelve lists with
their ETags, then one that follows the change feed: requests, bytes and CPU of the server while nothing changes, and
the time from a change to the program that waits for it. Then a normal call beside none and beside many listeners, who
hear nothing, and beside some who are told of every change.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from storage.schema.entities import CATALOGUE
from tests.bench.load import measure
from tests.bench.server_part import CLOUD_ID, EDITED, Ours, ours, records
from tests.bench.server_process import ServerProcess
from tests.fakes.quick_client import Client

LISTS = tuple(each.name for each in CATALOGUE.stored() if "list" in each.verbs)
BASE = f"/v2/clouds/{CLOUD_ID}"
FEED = f"{BASE}/_changes"


@dataclass(slots=True)
class Heard:
    """What a program that waits for changes saw and cost."""

    requests: int = 0
    received: int = 0
    delays: list[float] = field(default_factory=list)
    """From the answer of a write to the program that heard of it, in milliseconds."""


def poll(peer: Ours, seconds: float, every: float, heard: Heard, written: list[float]) -> None:
    """Ask for every list with its ETag, every `every` seconds."""
    client = peer.connect()
    tags: dict[str, str] = {}
    end = time.perf_counter() + seconds
    while (now := time.perf_counter()) < end:
        for name in LISTS:
            known = {"If_None_Match": tags[name]} if name in tags else {}
            answer = client.exchange("GET", f"{BASE}/{name}?sort=-versionDate&limit=20", **known)
            heard.requests += 1
            heard.received += len(answer.head) + len(answer.body)
            if answer.status == 200 and name in tags:
                heard.delays += [1000 * (time.perf_counter() - each) for each in written]
                written.clear()
            tags[name] = answer.header("etag")
        time.sleep(max(0.0, every - (time.perf_counter() - now)))
    client.close()


def follow(peer: Ours, seconds: float, heard: Heard, written: list[float]) -> None:
    """Keep one request for changes open."""
    client = peer.connect()
    since = client.send("GET", f"{FEED}?since=now").json["cursor"]
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        answer = client.send("GET", f"{FEED}?since={since}&wait={max(1, min(60, round(left)))}")
        heard.requests += 1
        heard.received += len(answer.head) + len(answer.body)
        since = answer.json["cursor"]
        if answer.json["data"]:
            heard.delays += [1000 * (time.perf_counter() - each) for each in written]
            written.clear()
    client.close()


def _write(peer: Ours, ids: Sequence[int], seconds: float, writes: int, written: list[float]) -> None:
    client = peer.connect()
    rng = random.Random(7)  # not in step with the polls
    for number in range(writes):
        time.sleep(seconds / (writes + 1) * rng.uniform(0.5, 1.1))
        body = json.dumps({"note": f"heard {number} {time.time()}"}).encode()
        client.send("PATCH", f"{BASE}/customers/{ids[number % len(ids)]}", body, If_Match="*")
        written.append(time.perf_counter())
    client.close()


def hear(
    peer: Ours,
    process: ServerProcess,
    how: str,
    *,
    seconds: float,
    every: float,
    writes: int,
    ids: Sequence[int],
) -> str:
    """One row of the first table."""
    heard, written = Heard(), []
    before = process.cpu()
    writer = threading.Thread(target=_write, args=(peer, ids, seconds, writes, written))
    writer.start()
    if how == "polls":
        poll(peer, seconds, every, heard, written)
    else:
        follow(peer, seconds, heard, written)
    writer.join()
    delays = sorted(heard.delays)
    middle = delays[len(delays) // 2] if delays else float("nan")
    cpu = 1000 * (process.cpu() - before) / seconds
    return f"{how:12}{heard.requests:10}{heard.received / 1000:12.1f}{cpu:14.1f}{middle:16.1f}"


@contextmanager
def listeners(peer: Ours, count: int) -> Iterator[None]:
    """Connections that hold a request for changes of another entity open."""
    since = _once(peer, f"{FEED}?since=now&entities=taxes")["cursor"]
    with ExitStack() as stack:
        for _ in range(count):
            open_ = stack.enter_context(socket.create_connection(("127.0.0.1", peer.port), 30))
            open_.sendall(
                f"GET {FEED}?since={since}&entities=taxes&wait=300 HTTP/1.1\r\nHost: 127.0.0.1:{peer.port}\r\n"
                f"Authorization: {peer.authorization}\r\n\r\n".encode()
            )
        time.sleep(2)
        yield


class Audience:
    """Programs that each keep a request for all changes open, on one thread of their own."""

    def __init__(self, peer: Ours, count: int) -> None:
        self.told = 0
        """Changes that all of them together were told."""
        self._peer = peer
        self._since = _once(peer, f"{FEED}?since=now")["cursor"]
        self._loop = asyncio.new_event_loop()
        self._tasks = [self._loop.create_task(self._listen()) for _ in range(count)]
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()

    async def _listen(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._peer.port)
        since = self._since
        head = f"Host: 127.0.0.1:{self._peer.port}\r\nAuthorization: {self._peer.authorization}\r\n\r\n"
        try:
            while True:
                writer.write(f"GET {FEED}?since={since}&wait=60 HTTP/1.1\r\n{head}".encode())
                answer = (await reader.readuntil(b"\r\n\r\n")).lower()
                length = int(answer.partition(b"content-length: ")[2].partition(b"\r\n")[0])
                page = json.loads(await reader.readexactly(length))
                self.told += len(page["data"])
                since = page["cursor"]
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def stop(self) -> None:
        """Hang up."""
        asyncio.run_coroutine_threadsafe(self._hang_up(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _hang_up(self) -> None:
        for each in self._tasks:
            each.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def tell(peer: Ours, process: ServerProcess, count: int, *, seconds: float, ids: Sequence[int]) -> str:
    """One row of the third table: two changes a second, first alone, then with a normal call beside them."""
    audience = Audience(peer, count)
    time.sleep(2)
    before = process.cpu()
    changes = round(seconds * 2)
    _write(peer, ids, seconds, changes, [])
    time.sleep(1)
    cpu = 1000 * (process.cpu() - before) / changes
    writer = threading.Thread(target=_write, args=(peer, ids, seconds, changes, []))
    writer.start()
    got = measure([peer.get(ids)], peer.connect, seconds=seconds)
    writer.join()
    time.sleep(1)
    audience.stop()
    return f"{count:<12}{audience.told / changes / 2:18.1f}{cpu:22.1f}{got.p50:12.2f}{got.p99:8.2f}"


def _once(peer: Ours, path: str) -> dict[str, str]:
    client: Client = peer.connect()
    found: dict[str, str] = client.send("GET", path).json
    client.close()
    return found


def main(words: list[str]) -> int:
    """Measure and print three tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench feed")
    parser.add_argument("--seconds", type=float, default=10.0, help="per row")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two polls of all lists")
    parser.add_argument("--writes", type=int, default=5, help="changes while a program waits")
    parser.add_argument("--listeners", type=int, default=100)
    args = parser.parse_args(words)
    stock = records()
    ids = [each["id"] for each in stock]
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder) / "ours") as peer:
        peer.fill(stock)
        process = ServerProcess(peer.port)
        print(
            f"{len(LISTS)} lists, {args.writes} changes in {args.seconds:g} s; polled every {args.every:g} s"
        )
        print(f"{'':12}{'requests':>10}{'kB received':>12}{'CPU ms per s':>14}{'heard after ms':>16}")
        for how in ("polls", "listens"):
            row = hear(
                peer, process, how, seconds=args.seconds, every=args.every, writes=args.writes, ids=ids
            )
            print(row, flush=True)
        print(
            f"\n{'listeners':12}{'idle CPU ms per s':>20}{'MB more':>8}{'GET p50 ms':>12}{'p99':>8}{'PATCH p50 ms':>14}{'p99':>8}"
        )
        for count in (0, args.listeners):
            without = process.megabytes()
            with listeners(peer, count):
                more = process.megabytes() - without
                before = process.cpu()
                time.sleep(args.seconds)
                idle = 1000 * (process.cpu() - before) / args.seconds
                got = measure([peer.get(ids)], peer.connect, seconds=args.seconds)
                patched = measure([peer.patch(ids[:EDITED])], peer.connect, seconds=args.seconds)
                print(
                    f"{count:<12}{idle:20.1f}{more:8.1f}{got.p50:12.2f}{got.p99:8.2f}"
                    f"{patched.p50:14.2f}{patched.p99:8.2f}",
                    flush=True,
                )
        print(f"\n{'told':12}{'told of a change':>18}{'CPU ms of a change':>22}{'GET p50 ms':>12}{'p99':>8}")
        for count in (0, args.listeners):
            print(tell(peer, process, count, seconds=args.seconds, ids=ids), flush=True)
    return 0
