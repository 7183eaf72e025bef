"""Which clients used the server: by token name and address, when first, when last, how often.

Noted by `service`, shown by the window and by `token list`. Kept in memory and written to a small file now and
then by whoever runs the server: a look back, not an audit. Knows names and addresses, never a token.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from app.paths import write_whole
from storage.clock import Clock

MAX_CLIENTS = 500
"""Clients remembered; the one longest not seen is forgotten first."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Client:
    """One token name at one address; times in wall milliseconds."""

    name: str
    address: str
    first: int
    last: int
    count: int


_Clients = dict[tuple[str, str], Client]


class ClientLog:
    """The clients of one server, from many threads; `path` None keeps them in memory only."""

    def __init__(self, path: Path | None, *, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._lock = threading.Lock()
        self._written = threading.Lock()
        self._clients: _Clients = {(each.name, each.address): each for each in read_clients(path)}
        self._changed = False

    def note(self, name: str, address: str) -> None:
        """A request under the token of that name came from there."""
        now = self._clock.now()
        with self._lock:
            known = self._clients.get((name, address))
            if known is not None:
                noted = replace(known, last=now, count=known.count + 1)
            else:
                noted = Client(name=name, address=address, first=now, last=now, count=1)
            self._clients[name, address] = noted
            if len(self._clients) > MAX_CLIENTS:
                del self._clients[min(self._clients, key=lambda key: self._clients[key].last)]
            self._changed = True
        if known is None:
            log.info("new client: %s from %s", name, address)

    def list(self) -> tuple[Client, ...]:
        """All clients, the one seen last first."""
        with self._lock:
            return _ordered(self._clients)

    def flush(self) -> None:
        """Write what is new to the file. Raises FolderNotWritable; then the next call tries again."""
        with self._written:
            with self._lock:
                if self._path is None or not self._changed:
                    return
                clients = _ordered(self._clients)
                self._changed = False
            try:
                content = json.dumps([asdict(each) for each in clients], indent=1).encode()
                write_whole(self._path, content, mode=0o600)
            except BaseException:
                self._changed = True
                raise


def read_clients(path: Path | None) -> tuple[Client, ...]:
    """The clients in a file, the one seen last first; none for no file, or one that cannot be read."""
    if path is None:
        return ()
    try:
        clients = [Client(**each) for each in json.loads(path.read_text("utf-8"))]
        return _ordered({(each.name, each.address): each for each in clients})
    except (OSError, ValueError, TypeError):
        return ()


def last_seen(path: Path) -> Mapping[str, int]:
    """When each token was last used, in wall milliseconds, as far as the file knows."""
    found: dict[str, int] = {}
    for each in read_clients(path):
        found[each.name] = max(each.last, found.get(each.name, 0))
    return found


def _ordered(clients: _Clients) -> tuple[Client, ...]:
    return tuple(sorted(clients.values(), key=lambda each: (-each.last, each.name, each.address)))
