"""One day on two tills with every kind of operation, any step of which may fail.

After a crash the till is restarted, and a step that was not reported as saved, or was refused, is repeated. At the
end nothing fails any more, and every conflict is resolved in a way that does not depend on who came first, so every
day ends in the same state.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.settings.settings import Settings
from app.settings.shop_file import Shop as ShopFile
from app.settings.shop_file import read_shop, write_shop
from storage.database.backups import list_backups
from storage.errors import DatabaseDamaged, ShopError, StorageError
from storage.outbox.questions import HoldReason
from storage.records import journal_replay
from storage.records.recovery import back_up, repair
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from sync.client.transport import Request, Response
from sync.errors import Offline
from tests.exhaust.judge import comparable, judge_files, judge_till
from tests.exhaust.places import Crash, FaultInjector
from tests.fakes.tills import HOUR, Shop, Till, Wire

NAMES = ("tags", "discount-groups", "customers", "webhooks")
SMALL = Catalogue(
    (*(CATALOGUE[name] for name in NAMES), replace(CATALOGUE["product-ingredients"], verbs=frozenset()))
)
"""The tills of these days read four entities, so that a run is a handful of requests."""
PAGE = 6
"""Rows that the cloud puts on a page."""
MOST_ROUNDS = 10
MOST_STARTS = 6

HOOK: dict[str, Any] = {
    "url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "payloadVersion": "V1",
}  # fmt: skip
OLD_HOOK: dict[str, Any] = {**HOOK, "url": "http://127.0.0.1:1/old", "payloadEntity": "ORDERBEAN"}
BRIEF, STAFF, FRIENDS = 62, 50, 60
(
    ONE, MANY, POINTS, FLAGS, GONE, FOUGHT, HELD, POISON, AGAIN, FORGOTTEN, UNDONE, SPOILT, BUSY, KEPT,
) = range(1000, 1014)  # fmt: skip
NEW = (2000, 2001, 2002)
POINTS_IN_THE_END = 115.0
SETTING = "sync.every_seconds"


class BreakingTransport(Wire):
    """The transport of both tills, with one count of requests; fails where the injector says so."""

    def __init__(self, shop: Shop, injector: FaultInjector) -> None:
        super().__init__(shop.cloud)
        self.shop = shop
        self.injector = injector
        self.spoilt = False
        """Whether the cloud sends one record that cannot be decoded."""
        self.busy = True
        """Whether another client still has to edit the record BUSY just before a till writes it."""

    def send(self, request: Request) -> Response:
        """The cloud's answer, or the fault for this request."""
        self.asked.append(request)
        way = self.injector.next_fault("request", "GET" if request.method == "GET" else request.method)
        match way:
            case "crash":
                self.injector.die()
            case "unsent":
                raise Offline(sent=False, reason="refused")
            case "error":
                return Response(500)
            case "limit":
                return Response(429, {"retry-after": "20"})
        with self.injector.suspended():
            answer = self._answer(request)
        match way:
            case "crash_after":
                self.injector.die()
            case "lost":
                raise Offline(sent=True, reason="reset")
            case "cut":
                raise Offline(sent=True, reason="truncated")
            case "error_after":
                return Response(500)
            case "garbage":
                return Response(200, {"content-type": "application/json"}, b'{"data":[{"id":')
        return answer

    def _answer(self, request: Request) -> Response:
        writes = request.method in ("PUT", "PATCH")
        if writes and b'"funny"' in request.body:
            return Response(400)
        if writes and self.busy and str(BUSY).encode() in request.body + request.path.encode():
            self.busy = False
            self.shop.edit("customers", BUSY, internalNote="by phone")
        query = tuple(
            (name, str(min(int(text), PAGE)) if name == "limit" else text) for name, text in request.query
        )
        answer = self.cloud.faults.handle(replace(request, query=query))
        if self.spoilt and request.method == "GET" and "/customers" in request.path and answer.status == 200:
            return _spoil(answer)
        return answer


def _spoil(answer: Response) -> Response:
    body = json.loads(answer.body)
    for row in body.get("data", [body]):
        if str(row.get("id")) == str(SPOILT):
            row["points"] = {"a": 1}
    return Response(answer.status, answer.headers, json.dumps(body).encode())


class Day:
    """The day, on one shop."""

    def __init__(self, folder: Path, injector: FaultInjector) -> None:
        self.injector = injector
        self.folder = folder
        self.shop = Shop(folder, tills=2, catalogue=SMALL, connect=injector.connect)
        self.transport = BreakingTransport(self.shop, injector)
        self.one, self.other = self.shop.tills
        for till in self.shop.tills:
            self._wire(till)
        self.asked: set[HoldReason] = set()
        self.crashes = 0
        self.refused = 0
        self.seen_live: dict[str, set[tuple[str, int]]] = {}
        """By till: live records that it has shown and that nobody deletes on this day."""
        self.shop.cloud.replica.database.maintain(
            lambda connection: connection.execute("PRAGMA synchronous=OFF")
        )

    def _wire(self, till: Till) -> None:
        till.wire = self.transport
        till.client._transport = self.transport

    # before the day

    def prepare(self) -> None:
        """Make the starting state: one till in step, the other never used."""
        shop = self.shop
        shop.fill("discount-groups", [{"id": STAFF, "name": "Staff"}])
        shop.fill("tags", [{"id": 10, "name": "regular"}])
        alike = shop.clock.now()
        shop.fill(
            "customers",
            [
                {
                    "id": number, "lastName": f"Customer {number}", "points": 100.0, "tags": ["a"],
                    # More of one date than fit on a page.
                    **({"versionDate": alike} if number < ONE + PAGE + 2 else {}),
                }
                for number in range(ONE, KEPT + 1)
            ],
        )  # fmt: skip
        shop.delete("customers", AGAIN)
        shop.cloud.commands.save("webhooks", {"_cloudId": shop.cloud.cloud_id, **OLD_HOOK})
        self.one.sync()
        back_up(self.one.replica)
        self.one.replica.close()
        self.other.replica.close()
        shop.tills.clear()
        shop.close()

    # the day

    def run(self) -> None:
        """Run all steps, then converge and check."""
        from tests.exhaust.steps import STEPS

        with self.injector.files(), small_journal():
            for step in STEPS:
                self.shop.clock.sleep(1)
                self._perform(step.work, repeat=step.repeat)
            self.injector.armed = False
            self.transport.spoilt = False
            self.converge()
            for till in self.shop.tills:
                till.replica.close()  # what is to be forgotten is forgotten by then
                till.start()
                judge_till(till)
            judge_files(self)

    def _perform(self, work: Callable[[Day], Any], *, repeat: str) -> None:
        """Run one step, and repeat it when it was not reported as done."""
        for _ in range(MOST_STARTS):
            before = self._outboxes()
            self.injector.committed = False
            try:
                with self._armed():
                    work(self)
            except Crash:
                saved = self.injector.committed
                self.restart()
                if repeat == "never" or (repeat == "unless saved" and saved):
                    break
            except StorageError as error:
                self.refused += 1
                if repeat == "unless saved":
                    # What was refused has not happened, not even a little.
                    assert self._outboxes() == before, error
                if repeat == "never":
                    break
            else:
                break
        self._check_absence()

    @contextmanager
    def _armed(self) -> Iterator[None]:
        self.injector.armed = True
        try:
            yield
        finally:
            self.injector.armed = False

    def _outboxes(self) -> Any:
        return [till.replica.changes() for till in self.shop.tills]

    def restart(self) -> None:
        """Restart both tills after a crash; the start may crash as well."""
        self.crashes += 1
        for till in self.shop.tills:
            self.open(till, close=lambda till=till: till.replica.database.close())
            judge_till(till)

    def open(self, till: Till, *, close: Callable[[], Any]) -> None:
        """Open a till's file, as often as it takes; a damaged one is repaired."""
        self.injector.dead = False
        close()
        for _ in range(MOST_STARTS):
            self.injector.dead = False
            try:
                with self._armed():
                    try:
                        till.start()
                    except DatabaseDamaged:
                        repair(
                            till.path,
                            catalogue=SMALL,
                            clock=self.shop.clock,
                            connect=self.injector.connect,
                        )
                        till.start()
                break
            except Crash:
                self.crashes += 1
            except StorageError:
                self.refused += 1
        else:
            raise AssertionError("could not be started")
        self._wire(till)

    def _check_absence(self) -> None:
        """Check that no record disappeared that the cloud never deleted (N4)."""
        mortal = {GONE, FOUGHT, FORGOTTEN, BRIEF, AGAIN}
        for till in self.shop.tills:
            with self.injector.suspended(), till.replica.database.reading() as connection:
                now = {
                    (table, id)
                    for table in ("tags", "discount_groups", "customers")
                    for (id,) in connection.execute(
                        f'SELECT id FROM "{table}" WHERE NOT "deleted"'
                    ).fetchall()
                    if id not in mortal
                }
            missing = self.seen_live.get(till.name, set()) - now
            assert not missing, (till.name, "lost sight of", missing)
            self.seen_live[till.name] = now

    # the end

    def converge(self) -> None:
        """Synchronise once an hour and resolve every conflict until nothing is left to do."""
        for _ in range(MOST_ROUNDS):
            self.shop.clock.sleep(HOUR)
            still = True
            for till in self.shop.tills:
                outcome = till.sync()
                still = still and outcome.outcome == "in_step" and not outcome.pulled + outcome.pushed
                answer_conflicts(self, till)
            if still:
                return
        raise AssertionError([till.queries.needs_you() or till.replica.changes() for till in self.shop.tills])

    def end_state(self) -> list[Any]:
        """The end state of cloud and tills, and of the files beside their databases."""
        states = [
            comparable(replica) for replica in (self.shop.cloud.replica, self.one.replica, self.other.replica)
        ]
        folder = self.one.path.parent
        return [*states, (Settings.load(folder).number(SETTING), read_shop(folder))]


def answer_conflicts(day: Day, till: Till) -> None:
    """Resolve independently of who came first: the greater value, an edit over a deletion, the right points."""
    for question in till.queries.needs_you():
        day.asked.add(question.reason)
        match question.reason:
            case HoldReason.OVERLAP:
                choices: Any = {
                    name: "local" if str(each.local) > str(each.cloud) else "cloud"
                    for name, each in question.fields.items()
                }
                till.commands.resolve(question.entity, question.id, choices)
            case HoldReason.EDITED_IN_CLOUD:
                till.commands.keep(question.entity, question.id, "cloud")
            case HoldReason.REJECTED:
                till.edit(question.entity, question.id, note="fine")
            case HoldReason.COUNTER_UNKNOWN:
                # Till one adds ten and till two five, so the sum tells whose is in it.
                inside = int(day.shop.get("customers", question.id)["points"]) - 100
                ours = inside >= 10 if till is day.one else inside % 10 == 5
                till.commands.keep(question.entity, question.id, "cloud" if ours else "local")
            case _:
                till.commands.keep(question.entity, question.id, "local")


def reopen(day: Day, till: Till) -> None:
    """Close the till properly, and open it."""
    try:
        till.replica.close()
    except StorageError:
        day.refused += 1
    day.open(till, close=lambda: None)


def spoil_file(day: Day) -> None:
    """Damage the first till's file while it is closed; opening it repairs it."""
    till = day.one
    with day.injector.suspended():
        till.replica.database.close()
        with till.path.open("r+b") as file:
            file.write(bytes(4096))
        day.seen_live.pop(till.name, None)
    day.open(till, close=lambda: None)


def older_file(day: Day) -> None:
    """Replace the first till's file by yesterday's backup (F88)."""
    till = day.one
    with day.injector.suspended():
        till.replica.database.close()
        for suffix in ("", "-wal", "-shm"):
            till.path.with_name(till.path.name + suffix).unlink(missing_ok=True)
        till.path.write_bytes(list_backups(till.path)[-1].read_bytes())
        # What it showed since is to be read again.
        day.seen_live.pop(till.name, None)
    day.open(till, close=lambda: None)


def save_files(day: Day) -> None:
    """The settings and the shop's file of the first till."""
    folder = day.one.path.parent
    try:
        Settings.load(folder).set({SETTING: 120})
        write_shop(folder, ShopFile(base_url="https://example.com", cloud_id=7))
    except StorageError:
        raise
    except ShopError as error:
        raise AssertionError("a write that breaks leaves the old file or the new one") from error


@contextmanager
def small_journal() -> Iterator[None]:
    """Have the journal compacted when it is a few lines long."""
    usual, journal_replay.COMPACT_BYTES = journal_replay.COMPACT_BYTES, 20_000
    try:
        yield
    finally:
        journal_replay.COMPACT_BYTES = usual
