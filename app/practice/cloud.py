"""The practice cloud: the `/v2` server over an authoritative replica, with faults on demand.

Started by `demo`, the command `cloud` and tests, which also fill it.
"""

from __future__ import annotations

import hmac
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from app.paths import SECRETS_FILE, TOKENS_FILE
from app.practice.browser_sign_in_page import PATH, PracticeConnector
from app.practice.faults import Faults
from app.queries.queries import Queries
from app.server.asgi import AsgiApp
from app.server.auth.tokens import PREFIX, Tokens
from app.server.http.change_signal import ChangeSignal
from app.server.http.loop_guard import LoopGuard
from app.server.http.server import Server, base_url
from app.server.request_context import Behaviour, ServedCloud
from app.server.service import Service
from app.server.webhooks.delivery import Deliverer
from app.settings.secrets import FileSecrets
from storage.clock import Clock, SystemClock
from storage.database.private_files import make_folder
from storage.query.grammar import Query
from storage.records.replica import Replica
from sync.client.http import HttpCaller
from sync.client.transport import Request, Response
from sync.events import Bus, RecordsChanged

CLOUD_ID = 343951305
"""Default id of the practice cloud; as long as a real one."""

REPLICA_FILE = "practice.db"
TOKEN_NAME = "practice"  # noqa: S105 - a name, not a secret


FAULTY_THREADS = 40
"""Handlers running at once: most of them wait in a fault."""


class LaggingClock:
    """A clock that can be set back for single threads, for versionDates that arrive late (F43)."""

    def __init__(self, inner: Clock) -> None:
        self._inner = inner
        self._threads = threading.local()

    def now(self) -> int:
        """Wall time in milliseconds since 1970 UTC, less this thread's lag."""
        return self._inner.now() - int(getattr(self._threads, "lag", 0.0) * 1000)

    def monotonic(self) -> float:
        """Monotonic seconds, without lag."""
        return self._inner.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        self._inner.sleep(seconds)

    @contextmanager
    def behind(self, seconds: float) -> Iterator[None]:
        """Set the wall time of this thread back by `seconds` inside the block."""
        self._threads.lag = seconds
        try:
            yield
        finally:
            self._threads.lag = 0.0


class PracticeCloud:
    """A practice cloud in a folder. `start` opens its port; `faults.handle` serves without one."""

    def __init__(
        self,
        folder: Path,
        *,
        cloud_id: int = CLOUD_ID,
        host: str = "127.0.0.1",
        port: int = 0,
        seed: int = 0,
        behaviour: Behaviour | None = None,
        clock: Clock | None = None,
    ) -> None:
        make_folder(folder)
        own_clock: Clock = clock if clock is not None else SystemClock()
        lagging = LaggingClock(own_clock)
        self.cloud_id = cloud_id
        self.replica = Replica.open(folder / REPLICA_FILE, authoritative=True, clock=lagging)
        self.bus = Bus()
        self.commands = Commands(self.replica, self.bus)
        kept = FileSecrets(folder / SECRETS_FILE)
        self.tokens = Tokens(folder / TOKENS_FILE, clock=own_clock, open_secrets=lambda: kept)
        self.loop_guard = LoopGuard()
        self._signal = ChangeSignal(self.replica.feed.news)
        self.bus.subscribe(lambda event: self._signal.poke() if isinstance(event, RecordsChanged) else None)
        served = ServedCloud(
            cloud_id=cloud_id,
            replica=self.replica,
            commands=self.commands,
            name="Practice shop",
            country="CZ",
            loop_guard=self.loop_guard,
            signal=self._signal,
            status=Queries(self.replica).sync_status,
        )
        self.service = Service(
            [served], self.tokens, behaviour=behaviour or Behaviour(v1_deletes=True), clock=own_clock
        )
        self.faults = Faults(self.service.handle, seed=seed, lag=lagging.behind)
        self._connector = PracticeConnector(cloud_id, lambda: self.refresh_token, own_clock)
        self._host = host
        self._port = port
        self._clock = own_clock
        self._server: Server | None = None
        self.deliverer: Deliverer | None = None
        """Delivers the registered webhooks while the port is open."""

    @property
    def refresh_token(self) -> str:
        """The refresh token to connect with; stays the same for a folder."""
        text = PREFIX + hmac.new(self.tokens.key, TOKEN_NAME.encode(), "sha256").hexdigest()
        if self.tokens.by_secret(text) is None:
            self.tokens.revoke(TOKEN_NAME)
            self.tokens.create(TOKEN_NAME, secret=text)
        return text

    @property
    def empty(self) -> bool:
        """Whether it has no products."""
        return self.replica.count("products", Query(deleted="all")) == 0

    @property
    def url(self) -> str:
        """Its base URL; the port stays the same after a stop and a start."""
        return base_url(self._host, self._port)

    @property
    def running(self) -> bool:
        """Whether its port is open."""
        return self._server is not None and self._server.running

    def behave(self, **switches: Any) -> None:
        """Change switches of `Behaviour` while it serves, as in `behave(version="BC0")`."""
        self.service.behaviour = replace(self.service.behaviour, **switches)

    def start(self) -> None:
        """Open the port. Raises PortInUse."""
        if not self.running:
            server = Server(
                AsgiApp(
                    self._answer,
                    threads=FAULTY_THREADS,
                    cross_origin=frozenset({PATH}),
                    observe=self.service.observe,
                ),
                host=self._host,
                port=self._port,
                name="practice",
                on_stop=self._release,
            )
            server.start()
            self._server, self._port = server, server.port
            self.loop_guard.add(server.port)
            self.deliverer = Deliverer(
                self.replica, self.cloud_id, self.loop_guard, caller=HttpCaller(), clock=self._clock
            )
            self.deliverer.start(self.bus)

    def _release(self) -> None:
        """End what waits: requests in a fault, and those held open for changes."""
        self.faults.release()
        self._signal.release()

    def _answer(self, request: Request) -> Response:
        """Serve the sign-in pages for a browser, and the interface for everything else."""
        page = self._connector.answer(request)
        return self.faults.handle(request) if page is None else page

    def stop(self) -> None:
        """Close the port, as of a cloud out of reach; `start` opens the same port again."""
        if self.deliverer is not None:
            self.deliverer.stop()
            self.deliverer = None
        if self._server is not None:
            self._server.stop()
            self._server = None
            self.loop_guard.remove(self._port)

    def close(self) -> None:
        """Stop, and close the file."""
        self.stop()
        self.replica.close()
