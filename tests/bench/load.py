"""Requests as fast as a server takes them: one small client for every server that is measured.

Called by the server part. It speaks just enough HTTP/1.1 (kept connections, Content-Length) that its own work
does not drown what is measured.
"""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: status, header lines in lower case, body."""

    status: int
    head: bytes
    body: bytes

    @property
    def json(self) -> Any:
        """The body's value."""
        return json.loads(self.body)

    def header(self, name: str) -> str:
        """The value of a header; blank when absent."""
        _, _, rest = self.head.partition(f"\r\n{name}:".encode())
        return rest.partition(b"\r\n")[0].decode().strip()


class Client:
    """One kept connection."""

    def __init__(self, port: int, headers: Mapping[str, str]) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 30)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        common = {"Host": f"127.0.0.1:{port}", "Content-Type": "application/json", **headers}
        self._common = "".join(f"{name}: {value}\r\n" for name, value in common.items())
        self._rest = b""

    def send(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        """One exchange; anything but a 2xx is an error here."""
        own = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        self._socket.sendall(f"{method} {path} HTTP/1.1\r\n{self._common}{own}{length}\r\n".encode() + body)
        answer = self._read()
        if not 200 <= answer.status < 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:300]!r}")
        return answer

    def _read(self) -> Answer:
        data = self._rest
        while (end := data.find(b"\r\n\r\n")) < 0:
            data += self._more()
        first, _, rest = data[:end].partition(b"\r\n")
        head = (
            (b"\r\n" + rest + b"\r\n").replace(b"Content-Length", b"content-length").replace(b"ETag", b"etag")
        )
        answer = Answer(int(first.split()[1]), head, b"")
        length = int(answer.header("content-length") or 0)
        parts, have = [data[end + 4 :]], len(data) - end - 4
        while have < length:
            parts.append(self._more())
            have += len(parts[-1])
        body = b"".join(parts)
        self._rest = body[length:]
        return Answer(answer.status, head, body[:length])

    def _more(self) -> bytes:
        found = self._socket.recv(1 << 18)
        if not found:
            raise ConnectionError("closed by the server")
        return found

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


Work = Callable[[Client, int], None]
"""One measured request: which connection, and the how-many-th of this client it is."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Requests a second over all clients, and milliseconds under which 50 and 99 of 100 were answered."""

    rate: float
    p50: float
    p99: float


def measure(work: Sequence[Work], connect: Callable[[], Client], *, seconds: float) -> Figures:
    """Run one thread and connection for each of `work` until time is up; the first tenth is not counted."""
    times: list[float] = []
    guard = threading.Lock()
    failed: list[BaseException] = []
    start = threading.Barrier(len(work))

    def run(each: Work) -> None:
        client = connect()
        own: list[float] = []
        try:
            start.wait()
            began = time.perf_counter()
            number = 0
            while (before := time.perf_counter()) - began < seconds * 1.1:
                each(client, number)
                if before - began >= seconds * 0.1:
                    own.append(time.perf_counter() - before)
                number += 1
        except BaseException as error:
            failed.append(error)
        finally:
            client.close()
        with guard:
            times.extend(own)

    threads = [threading.Thread(target=run, args=(each,)) for each in work]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    if failed:
        raise failed[0]
    ordered = sorted(times)
    return Figures(
        len(ordered) / seconds, *(1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    )
