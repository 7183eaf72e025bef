"""Requests as fast as a server takes them: one small client for every server that is measured, in processes of its own.

Called by the server, crowd and feed parts; a process is `load_child`.
"""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.bench.measured import share
from tests.fakes.quick_client import Client

START = b"start\n"
"""Written to every client once all of them are ready."""


class Work(Protocol):
    """What one client does over and over; it travels to the client's process."""

    def prepare(self, client: Client) -> None:
        """Before the measured time."""

    def __call__(self, client: Client, number: int) -> None:
        """One measured request, the how-many-th of this client."""


@dataclass(slots=True)
class Get:
    """One of several addresses after the other."""

    paths: Sequence[str]

    def prepare(self, client: Client) -> None:
        """Nothing."""

    def __call__(self, client: Client, number: int) -> None:
        """One."""
        client.send("GET", self.paths[number % len(self.paths)])


@dataclass(slots=True)
class Patch:
    """One field of one of several records after the other, under the tag it has; with `read` read anew each time."""

    paths: Sequence[str]
    member: str = ""
    """The member of the body that holds the fields, where a server wants one."""
    read: bool = False
    tags: dict[str, str] = field(default_factory=dict)

    def prepare(self, client: Client) -> None:
        """Learn the tags."""
        self.tags = {} if self.read else {path: self._tag(client, path) for path in self.paths}

    def __call__(self, client: Client, number: int) -> None:
        """One."""
        path = self.paths[number % len(self.paths)]
        tag = self._tag(client, path) if self.read else self.tags[path]
        fields: dict[str, Any] = {"note": f"note {number}"}
        body = json.dumps({self.member: fields} if self.member else fields).encode()
        self.tags[path] = client.send("PATCH", path, body, If_Match=tag).header("etag")

    def _tag(self, client: Client, path: str) -> str:
        return client.send("GET", path).header("etag")


@dataclass(frozen=True, slots=True)
class Figures:
    """Requests a second over all clients, and milliseconds under which 50 and 99 of 100 were answered."""

    rate: float
    p50: float
    p99: float
    over_50: int
    """Answers that took more than 50 ms."""
    answers: int
    server_cpu: float
    """Milliseconds of the server's CPU a request."""


def measure(
    work: Sequence[Work], connect: Callable[[], Client], *, seconds: float, cpu: Callable[[], float] = float
) -> Figures:
    """One process and connection for each of `work` until time is up; the first tenth is not counted.

    `cpu`: seconds of the server so far, looked at once all are ready and once all are done.
    """
    with ExitStack() as stack:
        clients = [stack.enter_context(_client()) for _ in work]
        for each, client in zip(work, clients, strict=True):
            assert client.stdin is not None
            pickle.dump((connect, each, seconds), client.stdin)
            client.stdin.flush()
        for client in clients:
            assert client.stdout is not None
            if not client.stdout.readline():
                raise RuntimeError("a client of the bench could not begin")
        used = cpu()
        for client in clients:
            assert client.stdin is not None
            client.stdin.write(START)
            client.stdin.flush()
        said = [client.communicate()[0] for client in clients]
        used = cpu() - used
    if not all(said):
        raise RuntimeError("a client of the bench failed")
    found = [json.loads(text) for text in said]
    times = [each for one in found for each in one["times"]]
    return Figures(
        sum(len(one["times"]) / one["seconds"] for one in found), 1000 * share(times, 0.5), 1000 * share(times, 0.99),
        sum(each > 0.05 for each in times), len(times), 1000 * used / sum(one["all"] for one in found),
    )  # fmt: skip


def _client() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.bench.load_child"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
