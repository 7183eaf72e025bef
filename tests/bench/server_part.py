"""`python -m tests.bench server`: our practice cloud over HTTP, and Kinto beside it in the same run.

Both are processes of their own with the same records; one client code sends the same kinds of requests to both
in turn, from processes of their own. Ours keeps its records in SQLite and syncs every write to the disk; Kinto keeps them in memory.
"""

from __future__ import annotations

import argparse
import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.tables.etag import page_tag
from tests.bench.load import Get, Patch, Work, measure
from tests.bench.measured import Row, Rows
from tests.bench.peers import kinto
from tests.bench.server_process import ServerProcess
from tests.fakes.quick_client import Client

RECORDS = 2000
GROUPS = 20
EDITED = 100
"""Records that each client edits, whose tags it learns before."""
CLOUD_ID = 7


class Peer(Protocol):
    """What is measured of a server."""

    name: str

    def connect(self) -> Client: ...
    def fill(self, records: Sequence[dict[str, Any]]) -> None: ...
    def get(self, ids: Sequence[int]) -> Work: ...
    def page(self) -> Work: ...
    def filtered(self, group: int) -> Work: ...
    def patch(self, ids: Sequence[int], *, read: bool = False) -> Work: ...
    def put_many(self, records: Sequence[dict[str, Any]]) -> Work: ...


class Ours:
    """A running `counterfoil cloud`."""

    name = "Counterfoil"

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.base = f"/v2/clouds/{CLOUD_ID}/customers"
        client = Client(port, {"Authorization": f"User {token}"})
        answer = client.send("POST", "/v2/signin/token", json.dumps({"_cloudId": CLOUD_ID}).encode())
        client.close()
        self.authorization = f"Bearer {answer.json['accessToken']}"

    def connect(self) -> Client:
        """A client that is signed in."""
        return Client(self.port, {"Authorization": self.authorization})

    def fill(self, records: Sequence[dict[str, Any]]) -> None:
        """Put all records there."""
        client = self.connect()
        for at in range(0, len(records), 100):
            client.send("PUT", self.base, json.dumps(records[at : at + 100]).encode())
        client.close()

    def get(self, ids: Sequence[int]) -> Work:
        """GET by id."""
        return Get([f"{self.base}/{id}" for id in ids])

    def page(self) -> Work:
        """A page of 100."""
        return Get([f"{self.base}?limit=100&sort=lastName"])

    def filtered(self, group: int) -> Work:
        """A page of at most 100 of one discount group."""
        return Get([f"{self.base}?filter=_discountGroupId%7Ceq%7C{group}&limit=100&sort=lastName"])

    def patch(self, ids: Sequence[int], *, read: bool = False) -> Work:
        """PATCH of one field under If-Match."""
        return Patch([f"{self.base}/{id}" for id in ids], read=read)

    def put_many(self, records: Sequence[dict[str, Any]]) -> Work:
        """100 records at once, under the tag of their page."""
        return PutMany(self.base, records)


@dataclass(slots=True)
class PutMany:
    """A page of records sent whole, under the tag of the page."""

    path: str
    records: Sequence[dict[str, Any]]
    tag: str = ""

    def prepare(self, client: Client) -> None:
        """Learn the tag."""
        tags = (client.send("GET", f"{self.path}/{each['id']}").header("etag") for each in self.records)
        self.tag = f'"{page_tag(each.strip(chr(34)) for each in tags)}"'

    def __call__(self, client: Client, number: int) -> None:
        """Send it."""
        body = json.dumps([{**each, "note": f"{number}"} for each in self.records]).encode()
        self.tag = client.send("PUT", self.path, body, If_Match=self.tag).header("etag")


@contextmanager
def ours(folder: Path) -> Iterator[Ours]:
    """Our practice cloud in a process of its own."""
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "app",
        "--data",
        folder,
        "cloud",
        "--empty",
        "--cloud-id",
        str(CLOUD_ID),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            ready = json.loads(process.stdout.readline())
            yield Ours(int(ready["v2"].rpartition(":")[2]), ready["refresh_token"])
        finally:
            process.kill()


def records() -> list[dict[str, Any]]:
    """Customers with every field, a twentieth of them in each discount group."""
    empty = blank(CATALOGUE["customers"])
    empty.pop("versionDate", None)
    return [
        {
            **empty,
            "id": number + 1,
            "firstName": f"Jana {number}",
            "lastName": f"Nová {number % 97}",
            "_discountGroupId": number % GROUPS + 1,
            "city": "Brno",
            "email": f"jana{number}@example.com",
        }
        for number in range(RECORDS)
    ]


def rows(peer: Peer, stock: Sequence[dict[str, Any]], clients: int) -> dict[str, list[Work]]:
    """The measured requests by name; writers have records of their own."""
    ids = [each["id"] for each in stock]
    many = min(clients, 2)
    own = [ids[at * EDITED : (at + 1) * EDITED] for at in range(clients)]
    return {
        "GET by id": [peer.get(ids[at::clients]) for at in range(clients)],
        "page of 100": [peer.page()] * clients,
        "filtered page": [peer.filtered(at % GROUPS + 1) for at in range(clients)],
        "PATCH": [peer.patch(each) for each in own],
        "GET and PATCH": [peer.patch(each, read=True) for each in own],
        "PUT-many of 100": [peer.put_many(stock[at * 100 : (at + 1) * 100]) for at in range(many)],
    }


def main(words: list[str]) -> int:
    """Measure and print a table for each number of clients."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench server")
    parser.add_argument("--seconds", type=float, default=5.0, help="per row and server")
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 4], help="processes that ask at once")
    parser.add_argument(
        "--kinto-python", type=Path, help="the Python of an environment with kinto and waitress"
    )
    parser.add_argument("--json", type=Path, help="a file to which each figure is added")
    args = parser.parse_args(words)
    stock, found = records(), Rows(args.json)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        peers: list[Peer] = [stack.enter_context(ours(folder / "ours"))]
        if args.kinto_python is not None:
            peers.append(stack.enter_context(kinto.running(args.kinto_python, folder, free_port())))
        for peer in peers:
            peer.fill(stock)
        for clients in args.clients:
            _table(peers, stock, clients, args.seconds, found)
    return 0


def _table(
    peers: Sequence[Peer], stock: Sequence[dict[str, Any]], clients: int, seconds: float, found: Rows
) -> None:
    print(
        f"{RECORDS} customers, {clients} clients, {seconds:g} s per row; requests/s, times in ms, the server's CPU in ms"
    )
    heads = "".join(f"{peer.name + ' rate':>18}{'p50':>8}{'p99':>8}{'CPU':>8}" for peer in peers)
    print(f"{'':16}{heads}   ratio")
    tables = [rows(peer, stock, clients) for peer in peers]
    for name in tables[0]:
        line: list[Mapping[str, float]] = []
        for table, peer in zip(tables, peers, strict=True):
            cpu = ServerProcess(peer.port).cpu
            figures = measure(table[name], peer.connect, seconds=seconds, cpu=cpu)
            line.append(asdict(figures))
            found.put(Row("server", f"{name}, {clients}", peer.name, RECORDS, line[-1]))
        print(_line(name, line), flush=True)


def _line(name: str, found: Sequence[Mapping[str, float]]) -> str:
    ratio = f"{found[0]['rate'] / found[1]['rate']:7.1f}x" if len(found) > 1 else ""
    return f"{name:16}" + "".join(
        f"{each['rate']:18.0f}{each['p50']:8.2f}{each['p99']:8.2f}{each['server_cpu']:8.2f}" for each in found
    ) + ratio  # fmt: skip


def free_port() -> int:
    """A port of this computer that nobody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
