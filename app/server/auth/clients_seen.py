"""A log of the clients that used the server: token name, address, first and last request, number of requests.

Written by `service`, shown by the window and by `token list`. Held in memory and flushed to a small file by the
runtime now and then: an overview, not an audit. Holds names and addresses, no tokens.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from app.json_files import read_json
from app.paths import write_whole
from storage.clock import Clock

MAX_CLIENTS = 500
"""Clients remembered; the least recently seen is dropped first."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Client:
    """The requests with one token from one address; times in wall milliseconds. The file has the same members."""

    name: str
    address: str
    first: int
    last: int
    count: int


_Clients = dict[tuple[str, str], Client]


class ClientLog:
    """The clients of one server. Thread-safe; with `path` None they stay in memory."""

    def __init__(self, path: Path | None, *, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._lock = threading.Lock()
        self._file_lock = threading.Lock()
        self._clients: _Clients = {(each.name, each.address): each for each in read_clients(path)}
        self._changed = False

    def record_request(self, name: str, address: str) -> None:
        """Count a request with the token `name` from `address`."""
        now = self._clock.now()
        with self._lock:
            known = self._clients.get((name, address))
            if known is not None:
                client = replace(known, last=now, count=known.count + 1)
            else:
                client = Client(name=name, address=address, first=now, last=now, count=1)
            self._clients[name, address] = client
            if len(self._clients) > MAX_CLIENTS:
                del self._clients[min(self._clients, key=lambda key: self._clients[key].last)]
            self._changed = True
        if known is None:
            log.info("new client: %s from %s", name, address)

    def list(self) -> tuple[Client, ...]:
        """All clients, the most recent first."""
        with self._lock:
            return _most_recent_first(self._clients)

    def flush(self) -> None:
        """Write the file if anything changed. Raises FolderNotWritable; the next call then tries again."""
        with self._file_lock:
            with self._lock:
                if self._path is None or not self._changed:
                    return
                clients = _most_recent_first(self._clients)
                self._changed = False
            try:
                content = json.dumps([asdict(each) for each in clients], indent=1).encode()
                write_whole(self._path, content, mode=0o600)
            except BaseException:
                self._changed = True
                raise


def read_clients(path: Path | None) -> tuple[Client, ...]:
    """The clients in a file, the most recent first; none for a missing or unreadable file."""
    if path is None:
        return ()
    try:
        clients = [Client(**each) for each in read_json(path)]
        return _most_recent_first({(each.name, each.address): each for each in clients})
    except (OSError, ValueError, TypeError):
        return ()


def last_seen(path: Path) -> Mapping[str, int]:
    """By token name, the time of its last request in the file, in wall milliseconds."""
    times: dict[str, int] = {}
    for client in read_clients(path):
        times[client.name] = max(client.last, times.get(client.name, 0))
    return times


def _most_recent_first(clients: _Clients) -> tuple[Client, ...]:
    return tuple(sorted(clients.values(), key=lambda each: (-each.last, each.name, each.address)))
