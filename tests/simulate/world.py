"""One shop of a simulation: its clock, its cloud, its tills, and how a till dies and comes back."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from app.queries.queries import Queries
from app.server.auth.tokens import Tokens
from app.server.request_context import ServedCloud
from app.server.service import Service
from storage.database.backups import list_backups
from storage.errors import ShopError
from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.records.recovery import back_up, repair
from storage.records.replica import Replica, journal_path
from sync.client.api import CloudClient
from sync.client.transport import Request, Response
from sync.engine import SyncEngine
from sync.events import Bus, RunOutcome
from tests.fakes.tills import TickingClock
from tests.simulate import template, values
from tests.simulate.crash import Crash, CrashInjector, CrashPoint, damage
from tests.simulate.fake_cloud import FakeCloud, Key
from tests.simulate.network_faults import FaultyTransport
from tests.simulate.oracle import Oracle
from tests.simulate.row_snapshot import Rows, RowSnapshot
from tests.simulate.script import Script
from tests.simulate.trace import Trace, mark

RANGE_DOWNLOAD_ROWS = 6
"""Rows above which a first download is read by ranges."""

MOST_CRASHED_STARTS = 3
"""Deaths in a row while starting."""
START_CRASH_POINTS: tuple[CrashPoint, ...] = ("statement", "commit", "committed")
"""Where a start may be cut short."""


class ShopClock(TickingClock):
    """The one true time of a shop."""

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Who looks inside leaves no trace: a seed that is not judged must go the same way."""
        wall = self.wall
        yield
        self.wall = wall


class TillClock:
    """The shop's time as one till's wrong clock shows it (F78)."""

    def __init__(self, inner: TickingClock) -> None:
        self.inner = inner
        self.skew = 0
        """Milliseconds ahead of the shop's time."""

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        return self.inner.now() + self.skew

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        return self.inner.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        self.inner.sleep(seconds)


@dataclass
class Stats:
    """What a run of a seed came to, for the sums at the end."""

    steps: int = 0
    requests: int = 0
    faults: int = 0
    crashes: int = 0
    questions: int = 0
    edits: int = 0
    refused: int = 0
    checks: int = 0
    runs: dict[str, int] = field(default_factory=dict)


class Till:
    """One computer of the shop: a replica and everything on top of it, and a server for the LAN."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.name = f"till-{number}"
        self.path = world.folder / self.name / "replica.db"
        self._kept = world.folder / f"{self.name}-kept"
        self.crash_injector = CrashInjector(self._copy_files)
        self.clock = TillClock(world.clock)
        self.rng = world.script.rng(self.name)
        self.transport = FaultyTransport(self)
        shutil.copytree(template.till_files(world.script.entity_set), self.path.parent)
        self.start()

    def start(self) -> None:
        """Open the file, as the program does when it starts."""
        world = self.world
        self.replica = Replica.open(
            self.path,
            catalogue=template.catalogue(world.script.entity_set),
            cloud_id=world.cloud.cloud_id,
            clock=self.clock,
            connect=self.crash_injector.connect,
        )
        self.crash_injector.guard(self.replica.journal)
        self.snapshot = RowSnapshot(self.replica, self.crash_injector)
        self.bus = Bus()
        self.commands = Commands(self.replica, self.bus, rng=self.rng)
        self.queries = Queries(self.replica)
        refresh = world.cloud.refresh_token
        client = CloudClient(self.transport, world.cloud.cloud_id, lambda: refresh, clock=self.clock)
        # Shelves are small: what is long in a shop begins earlier here.
        self.engine = SyncEngine(
            self.replica, client, self.bus, clock=self.clock, rng=self.rng, long=RANGE_DOWNLOAD_ROWS
        )
        tokens = Tokens(None, clock=self.clock)
        self.lan_secret = tokens.create("lan")
        served = ServedCloud(cloud_id=world.cloud.cloud_id, replica=self.replica, commands=self.commands)
        self.service = Service([served], tokens, clock=self.clock)

    def rows(self) -> Rows:
        """What the replica holds."""
        return self.snapshot.rows()

    def changes(self) -> dict[Key, WaitingChange]:
        """What waits in it."""
        return self.snapshot.changes()

    def disputed(self) -> set[Key]:
        """Records of which a restored cloud has less: they wait for a person's word (F101)."""
        sync_state = self.replica.sync_state
        return {(each.entity, each.id) for each in sync_state.regressions.all()}

    # dying

    def die(self, rng: random.Random) -> None:
        """Start again from the files as they were at the death; the start may be cut short once more."""
        self.world.stats.crashes += 1
        self.replica.database.close()
        for _ in range(MOST_CRASHED_STARTS):
            self._restore_files()
            self.crash_injector.disarm()
            if rng.random() < 0.2:
                self.crash_injector.arm(rng.choice(START_CRASH_POINTS), rng.randrange(40))
            try:
                self.start()
                break
            except Crash:
                self.world.trace.log("  ", self.name, "died while starting")
        else:
            self._restore_files()
            self.crash_injector.disarm()
            self.start()
        self.crash_injector.disarm()

    def _copy_files(self) -> None:
        """Copy what a power cut would leave; the log's index is no part of that."""
        self._kept.mkdir(exist_ok=True)
        for path in self._files():
            if path.exists():
                shutil.copyfile(path, self._kept / path.name)

    def _restore_files(self) -> None:
        self._remove_file()
        for path in self._files():
            kept = self._kept / path.name
            path.unlink(missing_ok=True)
            if kept.exists():
                kept.replace(path)

    def _files(self) -> tuple[Path, Path, Path]:
        return self.path, self.path.with_name(self.path.name + "-wal"), journal_path(self.path)

    def replace_file(self) -> bool:
        """Put the newest backup in the database's place, as a person may (F88)."""
        kept = list_backups(self.path)
        if not kept:
            return False
        self.replica.database.close()
        self._remove_file()
        shutil.copyfile(kept[0], self.path)
        self.start()
        return True

    def damage_file(self) -> None:
        """Spoil the database and have it repaired (F86)."""
        self.replica.database.close()
        damage(self.path)
        repair(self.path, catalogue=self.replica.catalogue, clock=self.clock)
        self.start()

    def tear_journal(self) -> None:
        """A power cut left half a line at the journal's end (F87)."""
        self.replica.database.close()
        with journal_path(self.path).open("ab") as file:
            file.write(b'0badc0de {"batch":1,"steps":[{"do"')
        self.start()

    def back_up(self) -> None:
        """A dated backup."""
        back_up(self.replica)

    def _remove_file(self) -> None:
        for suffix in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)

    # living

    def act(self, what: str, work: Callable[[], Any], *, given_up: Iterable[Key] = ()) -> bool:
        """Something a person or a LAN client does; the oracle hears what it changed. False: refused."""
        world = self.world
        before = world.oracle.before(self)
        try:
            answer = work()
        except ShopError as error:
            world.stats.refused += 1
            world.trace.log("  ", self.name, what, "refused:", error.code, error.params.get("reason") or "")
            return False
        except Crash:
            world.oracle.act_crashed(self, before, given_up)
            world.trace.log("  ", self.name, what, "died")
            raise
        world.stats.edits += 1
        world.trace.log("  ", self.name, what, answer if isinstance(answer, int | str) else "")
        world.oracle.edited(self, before, given_up)
        return True

    def sync(self, **options: Any) -> RunOutcome:
        """One run of the engine."""
        outcome = self.engine.run(**options)
        stats = self.world.stats
        stats.runs[outcome.outcome] = stats.runs.get(outcome.outcome, 0) + 1
        self.world.trace.log(
            "  ", self.name, "run:", outcome.outcome, outcome.error or "", outcome.pulled, outcome.pushed,
            outcome.merged, outcome.needs_you, outcome.waiting, outcome.requests,
        )  # fmt: skip
        return outcome


@dataclass(frozen=True)
class Posted:
    """A record that came to be by a POST: whose, its id in the cloud, and what the till calls those it may be."""

    till: Till
    key: Key
    sent: frozenset[int]


def _sent(till: Till, entity: str) -> frozenset[int]:
    """Creates that are under way, or of which nobody knows what became of them."""
    return frozenset(
        key[1]
        for key, change in till.changes().items()
        if key[0] == entity and change.kind is ChangeKind.CREATE and change.state is ChangeState.SENT
    )


class World:
    """The whole shop."""

    def __init__(self, folder: Path, script: Script, *, judge: Oracle | None = None) -> None:
        self.folder = folder
        self.script = script
        self.trace = Trace()
        self.stats = Stats()
        self.step = -1
        self.fields = values.popular_fields(script.rng("fields"))
        self.clock = ShopClock()
        shutil.copytree(template.cloud_files(), folder / "cloud")
        self.cloud = FakeCloud(folder / "cloud", script, self.clock)
        self.oracle = judge or Oracle()
        self.posted: list[Posted] = []
        self.seen_unchanged: set[Key] = set()
        """Those of them that a till was shown as they were made."""
        self.oracle.world = self
        self.tills = [Till(self, number) for number in range(script.tills)]

    def seed_rng(self, till: Till, part: object) -> None:
        """Seed what a till draws from, so that a step draws the same whatever came before it."""
        till.rng.seed(f"{self.script.seed}/{till.name}/{part}")
        self.cloud.commands._rng.seed(f"{self.script.seed}/cloud/{part}")

    def ask(self, till: Till, request: Request) -> Response:
        """The cloud's answer; the oracle sees what it changed."""
        answer, written = self.cloud.handle(request)
        for each in written:
            self.oracle.cloud_written(till, each, aside=f"/{each.entity}" not in request.path)
            if request.method == "POST" and each.old is None:
                self.posted.append(Posted(till, (each.entity, each.id), _sent(till, each.entity)))
        return answer

    def shown(self, request: Request, answer: Response) -> None:
        """A till got an answer: which of the records made by a POST are as they were made, and in it."""
        if request.method == "GET":
            self.seen_unchanged.update(
                each.key
                for each in self.posted
                if len(self.cloud.ledger[each.key]) == 1 and str(each.key[1]).encode() in answer.body
            )

    def end_state_mark(self) -> str:
        """A mark of every row that the tills and the cloud are left with."""
        rows = [till.rows() for till in self.tills]
        return mark(repr((rows, sorted(self.cloud.ledger.items()))).encode("utf-8", "backslashreplace"))

    def close(self) -> None:
        """Close every file."""
        for till in self.tills:
            till.replica.database.close()
        self.cloud.close()
