"""`python -m tests.bench crowd`: a till at work alone, and beside one machine that takes all the connections it can.

Server, till and attacker are a process each. The attacker has an address of its own and no token. The ratio of the
till's times beside it to those alone is what counts.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bench.crowd_attack import SENT
from tests.bench.load import Figures, Work, measure
from tests.bench.server_part import EDITED, Ours, ours, records
from tests.fakes.quick_client import Client

CONNECTIONS = 300


def works(peer: Ours, ids: list[int]) -> dict[str, list[Work]]:
    """What the till does."""
    return {
        "GET by id": [peer.get(ids)],
        "PATCH": [peer.patch(ids[:EDITED])],
        "new connection": [Dial(peer.connect, peer.get(ids))],
    }


@dataclass(frozen=True, slots=True)
class Dial:
    """A request over a connection of its own, as programs that keep none open make it."""

    connect: Callable[[], Client]
    request: Work

    def prepare(self, client: Client) -> None:
        """Nothing."""

    def __call__(self, client: Client, number: int) -> None:
        """One."""
        own = self.connect()
        try:
            self.request(own, number)
        finally:
            own.close()


@contextmanager
def attacked(port: int, kind: str, connections: int) -> Iterator[str]:
    """The attack, and how many connections it was given at first."""
    command = [sys.executable, "-m", "tests.bench.crowd_attack", str(port), kind, str(connections)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.kill()


def main(words: list[str]) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench crowd")
    parser.add_argument("--seconds", type=float, default=4.0, help="per row")
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    args = parser.parse_args(words)
    stock = records()
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as peer:
        peer.fill(stock)
        table = works(peer, [each["id"] for each in stock])
        alone = {name: measure(work, peer.connect, seconds=args.seconds) for name, work in table.items()}
        print(
            f"{args.connections} connections of an attacker; times of a till in ms, {args.seconds:g} s per row"
        )
        print(f"{'':34}{'alone p50':>10}{'p99':>8}{'beside p50':>12}{'p99':>8}   p99 ratio")
        for kind in SENT:
            with attacked(peer.port, kind, args.connections) as given:
                print(f"{kind}: {given}")
                for name, work in table.items():
                    print(
                        _line(name, alone[name], measure(work, peer.connect, seconds=args.seconds)),
                        flush=True,
                    )
    return 0


def _line(name: str, alone: Figures, beside: Figures) -> str:
    ratio = beside.p99 / alone.p99
    return f"  {name:32}{alone.p50:10.2f}{alone.p99:8.2f}{beside.p50:12.2f}{beside.p99:8.2f}{ratio:11.1f}x"
