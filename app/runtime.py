"""The runtime: the one place where the parts of a running Counterfoil are wired, started and stopped.

Called by the window, the command line and the practice shop. Heavy libraries (HTTP, scheduler, server) are
imported on first use. Knows how the parts are connected and nothing of what they do.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from app.background.maintenance import (
    BACKUP_CHECK_FIRST,
    BACKUP_CHECK_SECONDS,
    CERTIFICATE_SECONDS,
    JOURNAL_SECONDS,
    SEARCH_SECONDS,
    SENT_SECONDS,
    UPDATE_CHECK_FIRST,
    UPDATE_CHECK_SECONDS,
    SentValues,
    check_for_updates,
    index_what_came,
)
from app.commands.commands import Commands
from app.errors import FolderInUse, FolderMissing, NotConnected, SecretsUnavailable
from app.folder_lock import INSTANCE, SYNC, FolderLock
from app.logging_setup import set_level, start_log
from app.paths import prepare, state_folder
from app.queries.queries import Queries
from app.server.supervisor import Servers
from app.settings.settings import Settings
from app.settings.shop_file import ALONE_CLOUD_ID, SecretsKind, read_shop, replica_path
from app.threads import Worker
from storage.clock import Clock, SystemClock
from storage.database.high_water import HighWaterMarks
from storage.database.place import machine_id
from storage.database.private_files import close_folder_to_others
from storage.errors import ShopError, StorageError
from storage.records.lost import find_remains
from storage.records.opening import Computer
from storage.records.recovery import finish_opening, is_unchecked, open_or_repair
from sync.events import Bus, RunFinished, RunOutcome

if TYPE_CHECKING:
    from app.background.cloud_webhooks import CloudWebhookRegistrar
    from app.background.network_watch import NetworkWatch
    from app.background.schedule import Schedule
    from app.background.sync_scheduler import SyncScheduler
    from app.server.factory import Services
    from app.server.view import ServersView
    from app.settings.secrets import Secrets
    from storage.records.anonymized import Key
    from sync.client.api import CloudClient
    from sync.client.http import HttpTransport
    from sync.engine import SyncEngine
    from sync.run_scope import RunScope

log = logging.getLogger(__name__)

STOP_SECONDS = 1.0
"""Time for a run in progress to end between two requests; it is safe to abandon it (F81)."""
REACHED = ("in_step", "waiting", "needs_you")
"""Outcomes of runs that the cloud has answered to the end."""
WAIT_SECONDS = 60.0
"""How long a run asked for by a person waits for the run of another process."""


def has_replica(folder: Path) -> bool:
    """Whether there is anything in `folder` to read, or something is left of it; creates nothing. Raises ShopFileDamaged."""
    path = replica_path(folder, read_shop(folder))
    return path.exists() or find_remains(path) is not None


class Runtime:
    """One opened data folder. `own` takes the instance lock (F85), which readers and single commands do without;
    `read_only` waits for no other program's write.

    A copied folder, or an older state of this one that was put back, gets an identity of its own (F113), unless the
    caller is `read_only`. With `check_later` the file is not checked yet after an unclean stop (`unchecked`).

    A damaged `settings.toml` is set aside by an owner; others use the defaults (`settings.problem`). Opening raises
    FolderInUse, FolderNotWritable, ShopFileDamaged, DatabaseDamaged, DatabaseNewer, DatabaseOlder; with `must_exist` also FolderMissing, and then nothing is created.
    """

    def __init__(
        self,
        folder: Path,
        *,
        own: bool = True,
        read_only: bool = False,
        must_exist: bool = False,
        check_later: bool = False,
        secrets: Secrets | None = None,
        clock: Clock | None = None,
        keep_log: bool = True,
    ) -> None:
        self.folder = folder
        self.settings = Settings.load(folder)
        self.shop = read_shop(folder)
        self.cloud_id = self.shop.cloud_id if self.shop is not None else ALONE_CLOUD_ID
        path = replica_path(folder, self.shop)
        if must_exist and self.shop is None and not path.exists() and find_remains(path) is None:
            raise FolderMissing(folder=str(folder))
        self._lock = FolderLock(prepare(folder), INSTANCE) if own else None
        close_folder_to_others(folder)
        if own:
            with suppress(StorageError):  # said all the same, and tried again when settings are written
                self.settings.set_aside()
        self.clock: Clock = clock or SystemClock()
        try:
            self._computer = Computer(machine_id(), HighWaterMarks(state_folder()))
            self.replica, self.repair_notice = open_or_repair(
                path, cloud_id=self.cloud_id, clock=self.clock, owner=own, read_only=read_only,
                computer=self._computer, check_later=check_later,
            )  # fmt: skip
            """What was repaired while opening, to be shown to a person; None for nothing."""
        except BaseException:
            self._release()
            raise
        if keep_log:
            start_log(folder, level=self._log_level())
        for notice in (self.settings.problem, self.repair_notice):
            if notice is not None:
                log.warning("%s", notice)
        self.replica.cleaning.listeners.append(self._on_anonymized)
        self.bus = Bus()
        self.commands = Commands(self.replica, self.bus)
        self.queries = Queries(
            self.replica,
            floor=self._floor,
            budget=self._budget,
            computers=self._computers,
            next_run=self._next_run_at,
        )
        self.cancel = threading.Event()
        self.sync_worker = Worker("sync")
        self.background = Worker("background", 2)
        self.schedule: Schedule | None = None
        self.sync_scheduler: SyncScheduler | None = None
        self.servers = Servers(
            folder,
            self.settings,
            self.replica,
            self.commands,
            self.bus,
            cloud_id=self.cloud_id,
            status=self.queries.sync_status,
            request_pull=self._on_webhook,
            open_secrets=self._open_secrets,
            clock=self.clock,
        )
        self._sent_values = SentValues(self.replica, self.clock)
        self._webhook_registrar: CloudWebhookRegistrar | None = None
        self._secrets = secrets
        self._engine: SyncEngine | None = None
        self._cloud: CloudClient | None = None
        self._facts_read = False
        self._transport: HttpTransport | None = None
        self._queued: Future[RunOutcome] | None = None
        self._queue_guard = threading.Lock()
        self._starting = threading.Lock()
        """Held while schedule and servers are started, changed or stopped."""
        self._open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def become_owner(self) -> None:
        """Own the folder from now on, whose owner has released it. Raises FolderInUse, StorageError."""
        self._lock = FolderLock(self.folder, INSTANCE)
        self.replica.begin_owning()
        start_log(self.folder, level=self._log_level())

    @property
    def shown_servers(self) -> ServersView:
        """The servers, for what is shown of them."""
        return self.servers

    @property
    def unchecked(self) -> bool:
        """Whether `finish_opening` has to be called, on a worker: until then records are read, and writes wait."""
        return is_unchecked(self.replica)

    def finish_opening(self) -> StorageError | None:
        """Check a file that was opened unchecked; answers what is to be shown to a person.

        Raises DatabaseDamaged and other errors: then the folder is to be closed and opened again, not to be checked later.
        """
        self.repair_notice = finish_opening(self.replica, self._computer)
        if self.repair_notice is not None:
            log.warning("%s", self.repair_notice)
        return self.repair_notice

    # the engine

    @property
    def engine(self) -> SyncEngine:
        """The engine, created on first use; raises NotConnected, SecretsUnavailable."""
        from app.version import USER_AGENT

        if self._engine is None:
            if self.shop is None:
                raise NotConnected
            from sync.client.api import CloudClient
            from sync.client.http import HttpTransport
            from sync.engine import SyncEngine
            from sync.pull.executors import ThreadedExecutor

            self._token()
            self._transport = HttpTransport(self.shop.base_url, agent=USER_AGENT)
            cloud = CloudClient(
                self._transport, self.shop.cloud_id, self._token, clock=self.clock, agent=USER_AGENT
            )
            self._cloud = cloud
            self._engine = SyncEngine(
                self.replica,
                cloud,
                self.bus,
                clock=self.clock,
                budget=self._budget,
                computers=self._computers,
                floor=self._floor,
                executor=ThreadedExecutor,
            )
        return self._engine

    def run(
        self, *, full: bool = False, wait: float = WAIT_SECONDS, run_scope: RunScope | None = None
    ) -> RunOutcome:
        """One run on this thread, after waiting up to `wait` seconds for another process's run.

        Raises NotConnected, SecretsUnavailable, FolderInUse; everything else is in the outcome.
        """
        from sync.run_scope import EVERYTHING

        self.replica.database.wait_for_check()
        engine = self.engine
        lock = self._sync_lock(wait)
        try:
            outcome = engine.run(full=full, cancel=self.cancel, run_scope=run_scope or EVERYTHING)
            log.info("run: %s", outcome)
            self._sent_values.run_ended(sent=outcome.pushed)
            self._read_cloud_facts(outcome)
        finally:
            lock.release()
        index_what_came(self.replica, self.cancel, pulled=outcome.pulled)
        return outcome

    def _read_cloud_facts(self, outcome: RunOutcome) -> None:
        """Read once what the cloud says of itself, when a run has just shown that it answers."""
        if outcome.outcome in REACHED and not self._facts_read and self._cloud is not None:
            from sync.cloud_facts import read_facts

            with suppress(ShopError):  # a busy database, say: the next run reads them
                self._facts_read = read_facts(self.replica, self._cloud)

    def sync_now(self, *, full: bool = False) -> Future[RunOutcome]:
        """Queue a run on the sync worker; a run that is queued already is returned instead of a second one."""
        with self._queue_guard:
            queued = self._queued
            if not full and queued is not None and not queued.running() and not queued.done():
                return queued
            self._queued = self.sync_worker.submit(self._reported_run, full)
            return self._queued

    def next_run(self) -> datetime | None:
        """When the schedule runs next (UTC)."""
        return self.schedule.next_run() if self.schedule is not None else None

    def _reported_run(self, full: bool = False) -> RunOutcome:
        """A run whose failure is published, since nobody waits for it on this thread."""
        try:
            return self.run(full=full)
        except Exception as error:  # noqa: BLE001 - published below
            if not self._open:
                return RunOutcome(outcome="cancelled")
            outcome = _failed(error)
        self.bus.publish(RunFinished(outcome))
        return outcome

    def _next_run_at(self) -> int | None:
        at = self.next_run()
        return None if at is None else int(at.timestamp() * 1000)

    def _scheduled_run(self, run_scope: RunScope) -> bool:
        """An automatic run; returns whether it took place."""
        try:
            self.run(wait=0.0, run_scope=run_scope)
        except FolderInUse:
            log.info("another process is synchronising")
        except Exception as error:  # noqa: BLE001 - published below
            if self._open:
                self.bus.publish(RunFinished(_failed(error)))
        else:
            return True
        return False

    def _sync_lock(self, wait: float) -> FolderLock:
        deadline = time.monotonic() + wait
        while True:
            try:
                return FolderLock(self.folder, SYNC)
            except FolderInUse:
                if time.monotonic() >= deadline or self.cancel.wait(0.1):
                    raise

    def has_token(self) -> bool:
        """Whether there is a usable token; if not, the status says so from now on. May wait for the keychain."""
        try:
            return self.shop is not None and bool(self._token())
        except SecretsUnavailable:
            return False

    def _token(self) -> str:
        """The refresh token. Without a usable one every run is a refused sign-in, and stored as that."""
        try:
            return self._read_token()
        except SecretsUnavailable as error:
            self._store_sign_in_needed(error)
            raise

    def _read_token(self) -> str:
        from app.settings.secrets import secret_name

        assert self.shop is not None
        token = self._open_secrets().read(secret_name(self.shop))
        if not token:
            raise SecretsUnavailable(reason="missing")
        return token

    def _open_secrets(self) -> Secrets:
        from app.settings.secrets import open_secrets

        if self._secrets is None:
            kind = self.shop.secrets if self.shop is not None else SecretsKind.KEYCHAIN
            self._secrets = open_secrets(kind, self.folder)
        return self._secrets

    def _store_sign_in_needed(self, error: SecretsUnavailable) -> None:
        from sync.outcome import store_sign_in_needed

        known = self.queries.sync_status()
        if (known.headline, known.detail) == ("sign_in", None):
            return  # signed out
        with suppress(ShopError):  # a full disk, say: the next run stores it
            if store_sign_in_needed(self.replica, self.clock, error=error.code):
                log.warning("no token: %s", error)
                self.bus.publish(RunFinished(_failed(error)))

    def _budget(self) -> int:
        return self.settings.number("sync.requests_per_30_minutes")

    def _computers(self) -> int:
        return self.settings.number("sync.computers")

    def _floor(self) -> float:
        return float(self.settings.number("sync.every_seconds"))

    def sign_out(self) -> Future[None]:
        """Delete the token, on the sync worker; every record and pending change stays on this computer.

        The webhooks of our receiver are removed from the cloud first, if it can be reached. The future raises
        NotConnected, SecretsUnavailable.
        """
        return self.sync_worker.submit(self._sign_out)

    def _sign_out(self) -> None:
        from sync.run_scope import OWN_CHANGES

        if self.shop is None:
            raise NotConnected
        from sync.outcome import store_sign_in_needed

        if self.sync_scheduler is not None:
            self.sync_scheduler.stop()
        reachable = self.queries.sync_status().online is not False
        if self._webhook_registrar is not None and reachable and (gone := self._webhook_registrar.withdraw()):
            with suppress(ShopError):
                self.run(run_scope=OWN_CHANGES)
            self._webhook_registrar.restore_unsent(gone)
        from app.account.connection import sign_out

        sign_out(self.folder, self.shop, secrets=self._secrets)
        if self._transport is not None:
            self._transport.close()
        self._engine = self._transport = self._cloud = None
        store_sign_in_needed(self.replica, self.clock)
        log.info("signed out")
        self.bus.publish(RunFinished(RunOutcome(outcome="sign_in")))

    # background

    def start(
        self, services: Services | None = None, *, lenient: bool = False, first_run: float = 0.0
    ) -> None:
        """Start schedule and servers; raises PortInUse, LanOff and CertificateUnusable, with nothing left running.

        `lenient` records servers that cannot run in `servers.problems` instead; `first_run` is in seconds. Does
        nothing once `stop` was called.
        """
        from app.server.factory import wanted_services

        with self._starting:
            if not self._open:
                return
            wanted = services if services is not None else wanted_services(self.settings)
            self.servers.start(wanted, lenient=lenient)
            self._start_schedule(sync=wanted.sync, first_run=first_run)
            log.info("started: %s", ", ".join([*self.servers.urls()] + ["sync"] * wanted.sync))

    def apply_settings(self, changed: Iterable[str]) -> None:
        """Apply changed settings now. Not for the main thread: a server may take a second to stop."""
        names = set(changed)
        if "log.level" in names:
            set_level(self._log_level())
        with self._starting:
            # Parts that are not started read the others at their start; stopped ones need none.
            if self._open and self.schedule is not None:
                self._apply_settings(names)

    def _apply_settings(self, names: set[str]) -> None:
        self.servers.apply_settings(names)
        if self.sync_scheduler is not None and names & {"sync.enabled", "sync.every_seconds"}:
            if self.settings.flag("sync.enabled") and self.shop is not None:
                self._start_sync()
            else:
                self.sync_scheduler.stop()
        if self.shop is not None and any(each.startswith("receiver.") for each in names):
            # The registrar reconciles the webhooks after a run.
            self.sync_now()

    def _log_level(self) -> int:
        return logging.getLevelNamesMapping()[self.settings.text("log.level").upper()]

    def _start_schedule(self, *, sync: bool, first_run: float = 0.0) -> None:
        from app.background import anonymizing
        from app.background.history_pruning import HISTORY_FIRST, HISTORY_SECONDS, prune_if_due
        from app.background.network_watch import LOOK_SECONDS, NetworkWatch
        from app.background.schedule import Schedule
        from app.background.sync_scheduler import SyncScheduler
        from app.commands.pause import PauseControl
        from app.plans.planner import PLANS_SECONDS, Planner
        from app.updates.source import read_release
        from storage.records.automatic_backup import back_up_if_due
        from storage.tables.search_index import index_new_rows

        self.schedule = Schedule(sync=self.sync_worker, background=self.background)
        self.sync_scheduler = SyncScheduler(
            self.schedule,
            self.bus,
            engine=lambda: self.engine,
            run=self._scheduled_run,
            after_edit=lambda: self.settings.number("sync.after_edit_seconds"),
            paused=PauseControl(self.replica, self.bus).left,
        )
        if sync and self.shop is not None:
            self._start_sync(first_run)
        backup = partial(back_up_if_due, self.replica, in_cloud=self.shop is not None)
        self.schedule.add_maintenance("backup", BACKUP_CHECK_SECONDS, backup, first=BACKUP_CHECK_FIRST)
        network = NetworkWatch()
        self.schedule.add_maintenance("network", LOOK_SECONDS, lambda: self._look_at(network))
        self.schedule.add_maintenance("journal", JOURNAL_SECONDS, self.replica.compact_journal)
        index = partial(index_new_rows, self.replica.database, self.replica.catalogue, cancel=self.cancel)
        self.schedule.add_maintenance("search", SEARCH_SECONDS, index)
        self.schedule.add_maintenance("sent", SENT_SECONDS, self._sent_values.remove)
        self.schedule.add_maintenance(
            "anonymized", anonymizing.AGAIN_SECONDS, self._clean_up, first=anonymizing.FIRST_SECONDS
        )
        ask_time = self._ask_time if sync and self.shop is not None else lambda: None
        do_due = partial(Planner(self.replica, self.commands).do_due, ask_time=ask_time, cancel=self.cancel)
        self.schedule.add_maintenance("plans", PLANS_SECONDS, do_due, first=0)
        prune = partial(prune_if_due, self.replica, self.settings, self.cancel)
        self.schedule.add_maintenance("history", HISTORY_SECONDS, prune, first=HISTORY_FIRST)
        if read_release() is not None:
            update_check = partial(check_for_updates, self.folder, self.settings, self.cancel)
            self.schedule.add_maintenance(
                "updates", UPDATE_CHECK_SECONDS, update_check, first=UPDATE_CHECK_FIRST
            )
        self.schedule.add_maintenance("seen", 60, self.servers.flush)
        self.schedule.add_maintenance("certificate", CERTIFICATE_SECONDS, self.servers.renew_certificate)
        self.schedule.start()

    def _ask_time(self) -> None:
        """Ask the cloud for its time, unless nothing is to be asked of it now."""
        from app.commands.pause import paused_until

        if self.settings.flag("sync.enabled") and paused_until(self.replica) is None:
            with suppress(ShopError, RuntimeError, CancelledError, TimeoutError):  # unreachable, or stopping
                self.sync_worker.submit(self.engine.ask_time).result(WAIT_SECONDS)

    def _look_at(self, network: NetworkWatch) -> None:
        if network.changed() and self.sync_scheduler is not None and self.shop is not None:
            log.info("another network")
            self.sync_scheduler.on_network()

    def _start_sync(self, first: float = 0.0) -> None:
        assert self.sync_scheduler is not None
        self.sync_scheduler.start(first)
        if self._webhook_registrar is None:
            self._start_webhook_registrar()

    def _start_webhook_registrar(self) -> None:
        from app.background.cloud_webhooks import CloudWebhookRegistrar
        from app.server.factory import receiver_secret

        def create_secret() -> str:
            from app.server.webhooks.receiver import new_secret

            return new_secret()

        def address() -> str:
            return self.settings.text("receiver.public_url") if self.servers.receiver is not None else ""

        secret = receiver_secret(self.folder, create_secret)
        self._webhook_registrar = CloudWebhookRegistrar(
            self.replica, self.commands, self.bus, secret=secret, address=address
        )
        self._webhook_registrar.start()

    def _on_anonymized(self, keys: Sequence[Key]) -> None:
        from app.background import anonymizing

        anonymizing.forget_drafts(self.replica, keys)
        with suppress(RuntimeError):  # stopping: the next start does it
            self.background.submit(self._clean_up)

    def _clean_up(self) -> None:
        from app.background import anonymizing

        try:
            anonymizing.clean_up(self.replica, self.cancel)
        except ShopError as error:
            log.warning("personal data not removed everywhere yet: %s", error)

    def _on_webhook(self, entity: str) -> None:
        log.info("webhook for %s", entity or "anything")
        if self.sync_scheduler is not None and self.shop is not None:
            self.sync_scheduler.on_webhook(entity)

    def stop(self) -> None:
        """Stop in order, in under 2 s, and close the folder; a second call does nothing.

        Raises StorageError when a clean stop could not be recorded; everything is stopped and closed all the same.
        """
        if not self._open:
            return
        self._open = False
        self.cancel.set()
        self.replica.database.refuse_waiting()
        with self._starting:
            if self.schedule is not None:
                self.schedule.stop()
            self.servers.stop()
        ended = self.sync_worker.stop(STOP_SECONDS)
        if self._transport is not None:
            # A request in progress gets no response; its run ends with that.
            self._transport.close()
        if not ended:
            ended = self.sync_worker.stop(STOP_SECONDS / 5)
        if not (self.background.stop(STOP_SECONDS / 5) and ended):
            log.warning("a run was abandoned while it waited for the network")
        with suppress(ShopError):
            self.servers.flush()
        try:
            self.replica.close()
        finally:
            self._release()
        if self.schedule is not None:
            log.info("stopped")

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _failed(error: Exception) -> RunOutcome:
    """The outcome of a run that could not begin, or that a bug ended."""
    if isinstance(error, SecretsUnavailable):
        return RunOutcome(outcome="sign_in", error=error.code)
    if isinstance(error, ShopError):
        log.warning("run not started: %s", error)
        return RunOutcome(outcome="error", error=error.code)
    log.error("run failed", exc_info=error)
    return RunOutcome(outcome="error", error="bug")
