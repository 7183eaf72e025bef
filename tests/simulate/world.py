"""One simulated shop: its clock, its cloud and its tills, and how a till crashes and restarts."""

from __future__ import annotations

import itertools
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
from storage.errors import DatabaseDamaged, ShopError
from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.records.opening import Computer
from storage.records.recovery import back_up, repair
from storage.records.replica import Replica, journal_path
from storage.sync_state.regressions import Dispute
from sync.client.api import CloudClient
from sync.client.transport import Request, Response
from sync.engine import SyncEngine
from sync.events import Bus, RunOutcome
from tests.fakes.tills import WHOLE, TickingClock
from tests.simulate import template
from tests.simulate.bodies import Element, parsed, records_of, target
from tests.simulate.crash import Crash, CrashInjector, CrashPoint, damage
from tests.simulate.fake_cloud import FakeCloud, Key
from tests.simulate.network_faults import FaultyTransport
from tests.simulate.oracle import Oracle
from tests.simulate.rot import rot
from tests.simulate.row_snapshot import Rows, RowSnapshot
from tests.simulate.script import Script
from tests.simulate.trace import LawViolation, Trace, mark

RANGE_DOWNLOAD_ROWS = 6
"""Rows above which a first download is read by ranges; lower than in the program, as these shops are small."""

MOST_CRASHED_STARTS = 3
"""How often in a row a till may crash while it starts."""
START_CRASH_POINTS: tuple[CrashPoint, ...] = ("statement", "commit", "committed")
"""Where it may crash then."""


class ShopClock(TickingClock):
    """The true time of a shop."""

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Undo the ticks made inside, so that checking a seed does not change how it goes on."""
        wall = self.wall
        yield
        self.wall = wall


class TillClock:
    """The shop's time as shown by one till's wrong clock (F78)."""

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
    """Counters of one play."""

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
    """One till: a replica, the commands, queries and engine on it, and a server for LAN clients."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.name = f"till-{number}"
        self.path = world.folder / self.name / "replica.db"
        self._kept = world.folder / f"{self.name}-kept"
        self.read_by_id: set[Key] = set()
        """Records that a read by id alone has shown in this run, which it forgets if it dies: see `seen_unchanged`."""
        self._repaired = False
        """Whether a repair has replaced the file since it was last open."""
        self.crash_injector = CrashInjector(self._copy_files)
        self.clock = TillClock(world.clock)
        self.rng = world.script.rng(self.name)
        self.transport = FaultyTransport(self)
        shutil.copytree(template.till_files(world.script.entity_set), self.path.parent)
        self.start()

    def start(self) -> None:
        """Open the file, as the program does when it starts: damage that it finds is repaired."""
        try:
            self._open()
        except DatabaseDamaged:
            self.world.trace.log("  ", self.name, "is damaged")
            if not self.world.rotten:
                raise LawViolation(
                    "F86", self.name, "was found damaged, and nothing had damaged it"
                ) from None
            self._repaired = True
            repair(self.path, catalogue=template.catalogue(self.world.script.entity_set), clock=self.clock)
            self._open()
        if self._repaired:  # perhaps by a start that crashed before it was open
            self.world.oracle.file_replaced(self)
            self._repaired = False

    def _open(self) -> None:
        world = self.world
        self.replica = Replica.open(
            self.path,
            catalogue=template.catalogue(world.script.entity_set),
            cloud_id=world.cloud.cloud_id,
            clock=self.clock,
            computer=Computer(f"computer of {self.name}"),
            connect=self.crash_injector.connect,
        )
        self.crash_injector.guard(self.replica.journal)
        self.snapshot = RowSnapshot(self.replica, self.crash_injector)
        self.bus = Bus()
        self.commands = Commands(self.replica, self.bus, rng=self.rng)
        self.queries = Queries(self.replica)
        refresh = world.cloud.refresh_token
        client = CloudClient(self.transport, world.cloud.cloud_id, lambda: refresh, clock=self.clock)
        # These lists are short, so downloading by ranges starts earlier.
        self.engine = SyncEngine(
            self.replica,
            client,
            self.bus,
            clock=self.clock,
            rng=self.rng,
            budget=lambda: world.script.profile.allowance,
            computers=lambda: world.script.computers,
            long=RANGE_DOWNLOAD_ROWS,
        )
        tokens = Tokens(None, clock=self.clock)
        self.lan_secret = tokens.create("lan")
        served = ServedCloud(cloud_id=world.cloud.cloud_id, replica=self.replica, commands=self.commands)
        self.service = Service([served], tokens, clock=self.clock)

    def rows(self) -> Rows:
        """Every row of the replica."""
        return self.snapshot.rows()

    def changes(self) -> dict[Key, WaitingChange]:
        """Its pending changes."""
        return self.snapshot.changes()

    def disputed(self) -> set[Key]:
        """Records of which a restored cloud has less; a person decides about them (F101)."""
        sync_state = self.replica.sync_state
        return {(each.entity, each.id) for each in sync_state.regressions.all()}

    def read_again(self) -> set[Key]:
        """Records that the next run reads by id, whatever this till has of them."""
        found = self.replica.sync_state.regressions.all()
        return {(each.entity, each.id) for each in found if each.dispute is Dispute.ACCEPTED}

    # crashes

    def die(self, rng: random.Random) -> None:
        """Restart from the files as they were at the crash; the start may crash as well."""
        self.world.stats.crashes += 1
        self.world.forget_tags(self)
        self.world.seen_unchanged -= self.read_by_id
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
        """Copy the files that a power cut would leave; the index of the write-ahead log (-shm) is not among them."""
        self._kept.mkdir(exist_ok=True)
        for path in self.files():
            if path.exists():
                shutil.copyfile(path, self._kept / path.name)

    def _restore_files(self) -> None:
        self.remove_file()
        for path in self.files():
            kept = self._kept / path.name
            path.unlink(missing_ok=True)
            if kept.exists():
                kept.replace(path)

    def files(self) -> tuple[Path, Path, Path]:
        """The database, its write-ahead log and its journal."""
        return self.path, self.path.with_name(self.path.name + "-wal"), journal_path(self.path)

    def replace_file(self) -> bool:
        """Replace the database by its newest backup, as a person may (F88); False without a backup."""
        kept = list_backups(self.path)
        if not kept:
            return False
        self.replica.database.close()
        self.remove_file()
        shutil.copyfile(kept[0], self.path)
        self.start()
        return True

    def damage_file(self) -> None:
        """Damage the database and repair it (F86)."""
        self.replica.database.close()
        damage(self.path)
        repair(self.path, catalogue=self.replica.catalogue, clock=self.clock)
        self.start()

    def rot(self, rng: random.Random) -> None:
        """Let a byte of a text rot, and look at everything (F109)."""
        self.world.rotten = True
        self.replica.close()
        tables = tuple(each.table for each in self.replica.catalogue.stored())
        self.world.trace.log("  ", self.name, "rots in", rot(self.path, tables, rng) or "nothing")
        self.start()
        try:
            self._look_at_everything()
        except DatabaseDamaged:
            self.recover()

    def _look_at_everything(self) -> None:
        queries = self.queries
        for entity in self.replica.catalogue.stored():
            for record in self.replica.page(entity.name, WHOLE, limit=10_000, total=False).records:
                queries.timeline(entity.name, record["id"])
        self.replica.changes()
        queries.needs_you()
        queries.sync_status()

    def recover(self) -> None:
        """Damage was met: start again, and have the file repaired as the program does then."""
        self.replica.database.close()
        self.start()
        self.world.oracle.file_replaced(self)

    def tear_journal(self) -> None:
        """Leave half a line at the end of the journal, as a power cut may (F87)."""
        self.replica.database.close()
        with journal_path(self.path).open("ab") as file:
            file.write(b'0badc0de {"batch":1,"steps":[{"do"')
        self.start()

    def back_up(self) -> None:
        """Make a dated backup."""
        back_up(self.replica)

    def remove_file(self) -> None:
        """Remove the database; the journal stays."""
        for suffix in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)

    # use

    def act(self, what: str, work: Callable[[], Any], *, given_up: Iterable[Key] = ()) -> bool:
        """Run one action of a person or a LAN client and report what it changed to the oracle; False when refused."""
        world = self.world
        before = world.oracle.before(self)
        try:
            answer = work()
        except DatabaseDamaged:
            world.oracle.act_crashed(self, before, given_up)
            self.recover()
            return False
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
        self.read_by_id = set()
        try:
            outcome = self.engine.run(**options)
        except DatabaseDamaged:
            self.recover()
            outcome = self.engine.run(**options)
        self.read_by_id = set()
        stats = self.world.stats
        stats.runs[outcome.outcome] = stats.runs.get(outcome.outcome, 0) + 1
        self.world.trace.log(
            "  ", self.name, "run:", outcome.outcome, outcome.error or "", outcome.pulled, outcome.pushed,
            outcome.merged, outcome.needs_you, outcome.waiting, outcome.requests,
        )  # fmt: skip
        return outcome


@dataclass(frozen=True)
class Posted:
    """A record created by a POST: by which till, its key in the cloud, and the local ids that it may have there."""

    till: Till
    key: Key
    sent: frozenset[int]
    request: int
    """Number of the till's request."""


def _sent(till: Till, request: Request) -> frozenset[int]:
    """Local ids of the creates that a POST, which names none, may send: those of unknown outcome with these texts."""
    entity, rows = target(request)[0], records_of(parsed(request.body))
    return frozenset(
        key[1]
        for key, change in till.changes().items()
        if key[0] == entity
        and change.kind is ChangeKind.CREATE
        and change.state is ChangeState.SENT
        and any(_has_texts(row, change) for row in rows)
    )


def _has_texts(row: Element, change: WaitingChange) -> bool:
    sent = change.sent.set if change.sent is not None else {}
    return all(row.get(name) == value for name, value in sent.items() if isinstance(value, str))


class World:
    """The whole shop."""

    def __init__(self, folder: Path, script: Script, *, judge: Oracle | None = None) -> None:
        self.folder = folder
        self.script = script
        self.trace = Trace()
        self.stats = Stats()
        self.rotten = False
        """Whether a byte has rotted in any till's file, of which backups and copies may be made."""
        self.keys = itertools.count()
        """Numbers of the `Idempotency-Key`s of LAN clients."""
        self.step = -1
        self.clock = ShopClock()
        shutil.copytree(template.cloud_files(), folder / "cloud")
        self.cloud = FakeCloud(folder / "cloud", script, self.clock)
        self.fields = self.cloud.fields
        self.oracle = judge or Oracle()
        self.firewall = script.firewall
        """Whether writes with `BLOCKED_TEXT` are answered with a web page now."""
        self.posted: list[Posted] = []
        self.seen_unchanged: set[Key] = set()
        """Those of them that a till has read while they were still as created."""
        self.deleted_similar: set[tuple[int, str, int]] = set()
        """Those of `similar` that the person had deleted before they were asked, so that theirs is sent again."""
        self.similar: set[tuple[int, str, int]] = set()
        """Till, entity and id of records of which a person was asked whether they are one that was sent (F138)."""
        self.given_up: set[tuple[int, Key]] = set()
        """Till and record of which a person kept what the cloud has."""
        self.saw_tags_stay: set[tuple[int, str]] = set()
        """Till and entity of which an answer showed that tags do not cover every field (F121)."""
        self.oracle.world = self
        self.tills = [Till(self, number) for number in range(script.tills)]

    def seed_rng(self, till: Till, part: object) -> None:
        """Seed the random sources of a till and of the cloud, so that a step draws the same whatever came before it."""
        till.rng.seed(f"{self.script.seed}/{till.name}/{part}")
        self.cloud.commands._rng.seed(f"{self.script.seed}/cloud/{part}")

    def ask(self, till: Till, request: Request) -> Response:
        """Send a till's request to the cloud, and report to the oracle what it changed there."""
        answer, written = self.cloud.handle(request)
        self._check_members(till)
        for each in written:
            self.oracle.cloud_written(till, each, aside=f"/{each.entity}" not in request.path)
            if each.old is None and request.method == "POST":
                self.posted.append(
                    Posted(till, (each.entity, each.id), _sent(till, request), till.transport.requests)
                )
        return answer

    def _check_members(self, till: Till) -> None:
        """No request changes members that its till does not know (F110), unless no tag told that somebody else had."""
        if self.cloud.extras is None or not self.cloud.extras.lost:
            return
        lost, self.cloud.extras.lost = self.cloud.extras.lost, []
        untold = self.cloud.partial_tags is not None
        if wrong := [each for each in lost if not untold or (till.number, each[0][0]) in self.saw_tags_stay]:
            raise LawViolation("N2", till.name, "changed members it does not know:", wrong)

    def shown(self, till: Till, request: Request, answer: Response) -> None:
        """Note what an answer tells a till: tags that stay, and records created by a POST that are still as created."""
        # Not an answer that never came so far: it says nothing of the request before it.
        wrote = request.method in ("PUT", "PATCH") and answer.status < 300
        if self.cloud.partial_tags is not None and self.cloud.partial_tags.stayed and wrote:
            self.saw_tags_stay.add((till.number, target(request)[0]))
        if request.method == "GET":
            seen = {
                each.key
                for each in self.posted
                if each.till is till
                and len(self.cloud.ledger[each.key]) == 1
                and str(each.key[1]).encode() in answer.body
            }
            if target(request)[1] is not None:
                till.read_by_id |= seen - self.seen_unchanged
            self.seen_unchanged |= seen

    def forget_tags(self, till: Till) -> None:
        """The till may not have stored what it was shown."""
        self.saw_tags_stay = {each for each in self.saw_tags_stay if each[0] != till.number}

    def end_state_mark(self) -> str:
        """A hash over every row of the tills and every version in the cloud, for the last line of the trace."""
        rows = [till.rows() for till in self.tills]
        return mark(repr((rows, sorted(self.cloud.ledger.items()))).encode("utf-8", "backslashreplace"))

    def close(self) -> None:
        """Close every file."""
        for till in self.tills:
            till.replica.database.close()
        self.cloud.close()
