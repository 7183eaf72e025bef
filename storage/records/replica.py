"""The replica: the local database of one cloud's records, read by many, written through transactions.

Called by commands, queries, the engine and the servers. An *authoritative* replica is its own cloud (the
practice cloud): its writes are final and it has no outbox.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, cast

from storage.clock import Clock, SystemClock
from storage.database.connection import Connect, Database, translate_errors
from storage.database.guarded import Guarded
from storage.database.high_water import HighWaterMarks
from storage.database.meta import MetaValues, meta, put_meta
from storage.database.network_share import reject_network_path
from storage.database.place import Place
from storage.database.private_files import make_folder
from storage.database.suspicion import clear_suspicion
from storage.errors import DatabaseDamaged, StorageError, UnknownRecord
from storage.outbox import outbox
from storage.outbox.journal import COMPACT_BYTES, Journal
from storage.outbox.outbox import RecordState
from storage.query import lookup
from storage.query.counts import Counts
from storage.query.grammar import Query
from storage.query.grouping import Key
from storage.query.pages import Page, Pages
from storage.records.feed import Feed, open_feed
from storage.records.file_cleaning import FileCleaning
from storage.records.id_aliases import current_id, current_ids, resolve_query_ids
from storage.records.journal_replay import (
    LINEAGE,
    NUMBER,
    Reconciled,
    compact,
    is_at_its_place,
    is_put_back,
    raise_mark,
    reconcile,
)
from storage.records.journal_seal import is_sealed, seal
from storage.records.opening import (
    Computer,
    begin_use,
    bind_to_cloud,
    check_file,
    is_damage,
    is_ready,
    prepare_file,
)
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue, Record
from storage.sync_state.cloud_time import certain_now
from storage.tables import idempotency, sort_index
from storage.tables.derived_values import DerivedValues
from storage.tables.record_counts import create_count_triggers
from storage.tables.search_index import remove_stale_texts
from storage.tables.secondary_indexes import prepare_index
from storage.tables.served_versions import ServedVersions
from storage.tables.supplier_prices import SupplierPrices

if TYPE_CHECKING:
    from storage.outbox.changes import WaitingChange
    from storage.plans.plans import Plans
    from storage.records.history import Event, EventKind, Steps
    from storage.records.transaction import Transaction
    from storage.sync_state.sync_state import SyncState
    from storage.tables.idempotency import AnswerOnce, KeptAnswer
    from storage.tables.printed_prices import PrintedPrices
    from storage.webhooks.queue import Deliveries
    from storage.webhooks.registrations import Hooks

MAX_SAFE_ID = 2**53
"""Ids chosen here are below it, so that JavaScript clients can represent them."""


class Replica:
    """One cloud's records in one file, with the outbox's journal beside it."""

    def __init__(
        self,
        database: Database,
        *,
        catalogue: Catalogue,
        cloud_id: int | None,
        owner: bool,
        authoritative: bool,
        clock: Clock,
        journal: Journal,
        marks: HighWaterMarks | None = None,
    ) -> None:
        self.database = database
        self.catalogue = catalogue
        self.cloud_id = cloud_id
        self.owner = owner
        self.authoritative = authoritative
        self.clock = clock
        self.journal = journal
        self._marks = marks
        self._counts = Counts(database, catalogue, resolve_query_ids)
        self.pages = Pages(database, self._counts, resolve_query_ids)
        self.derived = DerivedValues(database)
        self.feed = Feed(database, catalogue, authoritative=authoritative)
        self.reconciled = Reconciled()
        """What was replayed from the journal when the file was opened (F88), and what may have been sent elsewhere (F113)."""
        self.cleaning = FileCleaning(database, catalogue, authoritative, compact=self.compact_journal)
        self._compact_at = max(COMPACT_BYTES, 2 * journal.size)
        """Size at which the journal is compacted next."""
        self._has_committed = False
        with database.reading() as connection:
            self._scrubs = outbox.scrubs(connection)
        self._served = ServedVersions(database, catalogue)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        catalogue: Catalogue = CATALOGUE,
        cloud_id: int | None = None,
        authoritative: bool = False,
        clock: Clock | None = None,
        owner: bool = True,
        read_only: bool = False,
        computer: Computer | None = None,
        connect: Connect = sqlite3.connect,
    ) -> Self:
        """Open or create the file, migrate it, and check it when the last stop was unclean.

        Of several processes on one file one is the `owner`: it alone checks the file and records a clean stop. With
        `read_only` nothing is written to a file that needs no migration, so that nobody's transaction is waited for
        (F128). A file belongs to the first `cloud_id` it was opened with (F102); None takes the one it has. On a
        `computer` a copied file is noticed by its place, and an older state that was put back by its mark (F113),
        unless it is `read_only`: the next one that writes must notice it.
        Raises OtherCloud, DatabaseDamaged, DatabaseNewer, DatabaseOlder, DatabaseBusy, FolderNotWritable, NetworkFolder, DiskFull;
        the file is then unchanged.
        """
        with translate_errors(path):
            make_folder(path.parent)
        reject_network_path(path.parent)
        clock = clock or SystemClock()
        database = Database(path, connect=connect)
        try:
            with translate_errors(path):
                if owner:
                    check_file(database, catalogue)
                if read_only and is_ready(database, catalogue, cloud_id):
                    return cls(
                        database,
                        catalogue=catalogue,
                        cloud_id=cloud_id,
                        owner=False,
                        authoritative=authoritative,
                        clock=clock,
                        journal=Journal(journal_path(path)),
                    )
                prepare_file(database, catalogue, authoritative=authoritative, at=clock.now())
                with database.write() as connection:
                    cloud_id = bind_to_cloud(connection, path, cloud_id)
                    if owner:
                        begin_use(connection, catalogue)
                replica = cls(
                    database,
                    catalogue=catalogue,
                    cloud_id=cloud_id,
                    owner=owner,
                    authoritative=authoritative,
                    clock=clock,
                    journal=Journal(journal_path(path)),
                    marks=computer.marks if computer is not None else None,
                )
                replica.reconcile(computer, renew=not read_only)
                if owner:
                    replica.cleaning.go_on()
        except BaseException as error:
            try:
                damaged = is_damage(error, database, catalogue)
            finally:
                database.close()
            if damaged:
                raise DatabaseDamaged(path=str(path)) from None
            raise
        if owner:
            clear_suspicion(path)
        return replica

    def reconcile(self, computer: Computer | None, *, renew: bool) -> None:
        """Make database and journal agree, and notice a copy or an older state."""
        here = Place.of(self.path, computer.machine) if computer is not None else None
        with self.database.write() as connection:
            open_feed(connection, self.clock.now())
            as_it_was = is_at_its_place(connection, here) and not is_put_back(connection, self._marks)
            if not (as_it_was and is_sealed(connection, self.journal)):
                self.reconciled = reconcile(
                    self._transaction(connection), self.journal, here, marks=self._marks, renew=renew
                )
            idempotency.prune(connection, certain_now(MetaValues(connection), self.clock.now()))
        if renew and self._marks is not None:
            raise_mark(self.database.read(), self._marks)

    @property
    def sync_state(self) -> SyncState:
        """What the sync engine remembers, read on the calling thread; written by `Transaction.sync_state`."""
        from storage.sync_state.sync_state import SyncState

        return cast(SyncState, Guarded(SyncState(self.database.read()), self.database.reading))

    @property
    def supplier_prices(self) -> SupplierPrices:
        """What suppliers charge, read on the calling thread; written by `Transaction.supplier_prices`."""
        return cast(SupplierPrices, Guarded(SupplierPrices(self.database.read()), self.database.reading))

    @property
    def plans(self) -> Plans:
        """Planned changes, read on the calling thread; written by `Transaction.plans`."""
        from storage.plans.plans import Plans

        return cast(Plans, Guarded(Plans(self.database.read()), self.database.reading))

    @cached_property
    def hooks(self) -> Hooks:
        """Webhooks that other programs registered at this computer's server."""
        from storage.webhooks.registrations import Hooks

        return Hooks(self.database)

    @cached_property
    def deliveries(self) -> Deliveries:
        """What is still to be delivered to webhooks."""
        from storage.webhooks.queue import Deliveries

        return Deliveries(self.database)

    @cached_property
    def printed_prices(self) -> PrintedPrices:
        """The prices on the labels that were printed."""
        from storage.tables.printed_prices import PrintedPrices

        return PrintedPrices(self.database)

    @property
    def path(self) -> Path:
        """The database file."""
        return self.database.path

    def begin_owning(self) -> None:
        """Be the owner from now on: the process that was has closed the file, without a check that is still to come."""
        with self.database.write() as connection:
            begin_use(connection, self.catalogue)
        self.owner = True

    def close(self) -> None:
        """Record a clean stop and close; closes even when the disk refuses the write.

        Who is not the owner seals what it wrote: after the import of a long file the next one that opens it compares nothing.
        """
        try:
            if self.owner or self._has_committed:
                with self.database.write() as connection:
                    if self.owner and self.journal.size > 2 * outbox.size(connection):
                        compact(connection, self.journal)
                    seal(connection, self.journal)
                    if self.owner:
                        put_meta(connection, "clean", True)
        finally:
            self.database.close()

    # reading

    def get(self, entity: str, record_id: int, *, scope: Mapping[str, int] | None = None) -> Record | None:
        """The local copy, deleted or not; in a view, that of the scope. None when there is none."""
        found = self.page(
            entity, Query(deleted="all", ids=(record_id,), scope=scope or {}), limit=1, total=False
        )
        return found.records[0] if found.records else None

    def current_id(self, entity: str, record_id: int) -> int:
        """The current id of a record that a caller may know by an older one (F74)."""
        with self.database.reading() as connection:
            return current_id(connection, entity, record_id)

    def current_ids(self, entity: str, ids: Iterable[int]) -> dict[int, int]:
        """Those of `ids` that are older ids of records, with the current ones."""
        with self.database.reading() as connection:
            return current_ids(connection, entity, ids)

    def tag(self, entity: str, record_id: int, *, scope: Mapping[str, int] | None = None) -> str | None:
        """The record's ETag."""
        found = self.page(
            entity, Query(deleted="all", ids=(record_id,), scope=scope or {}), limit=1, total=False
        )
        return found.tags[0] if found.tags else None

    def many(self, entity: str, ids: Iterable[int]) -> dict[int, Record]:
        """Local copies of those of `ids` that exist, deleted ones too; by the given id, even if that is an alias."""
        wanted = tuple(ids)
        found = self.page(entity, Query(deleted="all", ids=wanted), limit=len(wanted), total=False)
        records = {record["id"]: record for record in found.records}
        with self.database.reading() as connection:
            names = current_ids(connection, entity, wanted)
        return {asked: records[now] for asked in wanted if (now := names.get(asked, asked)) in records}

    def page(
        self, entity: str, query: Query, *, offset: int = 0, limit: int = 100, total: bool = True
    ) -> Page:
        """Records of a query from `offset` on, with their ETags, and with the total unless `total` is false."""
        return self.pages.read(self.catalogue[entity], query, offset=offset, limit=limit, total=total)

    def count(self, entity: str, query: Query) -> int:
        """How many records match."""
        return self._counts.count(entity, query)

    def groups(self, entity: str, query: Query, by: str) -> list[tuple[Key, int]]:
        """The groups of the matching records, see `group_counts.count_groups`."""
        from storage.query.group_counts import count_groups

        declared = self.catalogue[entity]
        with self.database.reading() as connection:
            return count_groups(connection, declared, resolve_query_ids(connection, declared, query), by)

    def ids(self, entity: str, query: Query) -> list[int]:
        """Ids of all matching records."""
        with self.database.reading() as connection:
            declared = self.catalogue[entity]
            return lookup.ids(connection, declared, resolve_query_ids(connection, declared, query))

    def values_by_id(
        self, entity: str, field: str, among: Collection[str] | None = None
    ) -> list[tuple[int, Any]]:
        """Id and value of `field` of each live record that has one, by id; `among` as in `lookup.values_by_id`."""
        with self.database.reading() as connection:
            return list(lookup.values_by_id(connection, self.catalogue[entity], field, among))

    def live_values(self, entity: str, fields: Sequence[str]) -> list[tuple[Any, ...]]:
        """Id and these fields of each live record, for work on all of them."""
        with self.database.reading() as connection:
            return lookup.live_values(connection, self.catalogue[entity], fields)

    def ids_with(
        self,
        entity: str,
        values: Mapping[str, object],
        *,
        except_id: int | None = None,
        deleted: bool = False,
    ) -> list[int]:
        """Ids of live records (with `deleted` of deleted ones too) that hold exactly these values, by field."""
        with self.database.reading() as connection:
            return lookup.ids_with(
                connection, self.catalogue[entity], values, except_id=except_id, deleted=deleted
            )

    def missing_sort_indexes(self, entity: str, fields: Iterable[str], language: str) -> tuple[str, ...]:
        """Those of `fields` that could have a sort index in `language` and have none yet."""
        declared = self.catalogue[entity]
        with self.database.reading() as connection:
            return tuple(
                each
                for each in fields
                if sort_index.is_indexable(self.catalogue, declared, each)
                and sort_index.index_table(connection, declared, each, language) is None
            )

    def create_sort_indexes(self, entity: str, fields: Iterable[str], language: str) -> list[str]:
        """Create missing sort indexes; returns the fields that got one."""
        catalogue = self.catalogue
        return sort_index.create_missing(self.database, catalogue, catalogue[entity], fields, language)

    def make_indexes(self, entity: str) -> None:
        """Make the indexes that `Transaction.drop_indexes` dropped, one in a transaction: nobody's edit waits for more."""
        more = True
        while more:
            with self.database.write() as connection:
                more = prepare_index(connection, self.catalogue[entity])
                if not more:
                    create_count_triggers(connection, self.catalogue)

    # the outbox and history

    @contextmanager
    def reading_changes(self) -> Iterator[sqlite3.Connection]:
        """A connection for the functions of `storage.outbox.outbox` that read."""
        with self.database.reading() as connection:
            self._follow_scrubs(connection)
            yield connection

    def _follow_scrubs(self, connection: sqlite3.Connection) -> None:
        """Forget parsed changes when another process anonymised somebody (F53)."""
        if (scrubs := outbox.scrubs(connection)) != self._scrubs:
            self._scrubs = scrubs
            outbox.forget_parsed()

    def changes(
        self,
        entity: str | None = None,
        *,
        held: bool | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> list[WaitingChange]:
        """Pending changes, oldest first; the first `limit` from `offset` on."""
        with self.reading_changes() as connection:
            return list(outbox.select(connection, entity=entity, held=held, limit=limit, offset=offset))

    def change(self, entity: str, record_id: int) -> WaitingChange | None:
        """The record's pending change."""
        with self.reading_changes() as connection:
            now = current_id(connection, entity, record_id)
            return next(outbox.select(connection, entity=entity, record=now), None)

    def waiting_counts(self) -> dict[str, tuple[int, int]]:
        """By entity: the number of pending changes, and how many of them are held."""
        with self.reading_changes() as connection:
            return outbox.counts(connection)

    def next_due(self, now: int, horizon: int) -> int | None:
        """When the next pending change may be sent (see `outbox.next_due`)."""
        with self.database.reading() as connection:
            return outbox.next_due(connection, now, horizon)

    def newest_change(self) -> int:
        """When a pending change was made or edited last, wall milliseconds; 0 for none."""
        with self.database.reading() as connection:
            return outbox.newest(connection)

    def states(self, entity: str, ids: Iterable[int]) -> dict[int, RecordState]:
        """States of those of `ids` that have a pending change."""
        with self.database.reading() as connection:
            asked = list(ids)
            names = current_ids(connection, entity, asked)
            waiting = outbox.states(connection, entity, [names.get(each, each) for each in asked])
        return {each: waiting[now] for each in asked if (now := names.get(each, each)) in waiting}

    def ids_in_state(self, entity: str, state: RecordState) -> tuple[int, ...]:
        """Ids of the records in this state."""
        with self.database.reading() as connection:
            waiting = outbox.states(connection, entity)
        return tuple(record for record, found in waiting.items() if found is state)

    def timeline(self, entity: str, record_id: int, *, limit: int = 200) -> list[Event]:
        """A record's events, newest first."""
        from storage.records import history

        with self.database.reading() as connection:
            return history.timeline(
                connection, entity, current_id(connection, entity, record_id), limit=limit
            )

    @property
    def steps(self) -> Steps:
        """The steps that people did, to be undone and redone."""
        from storage.records.history import Steps

        return Steps(self.database)

    def newest_event(self) -> int:
        """Number of the newest event of the history; 0 when there is none."""
        from storage.records import history

        with self.database.reading() as connection:
            return history.newest_event(connection)

    def events_between(
        self, lines: tuple[int, int], *, origin: str, kinds: Iterable[EventKind], limit: int
    ) -> list[Event]:
        """Events after the first history line up to the second, of one origin and of these kinds, oldest first."""
        from storage.records import history

        with self.database.reading() as connection:
            return history.events_between(connection, lines, origin=origin, kinds=kinds, limit=limit)

    def kept_answer(self, once: AnswerOnce) -> KeptAnswer | None:
        """The first answer to a request with an Idempotency-Key."""
        with self.database.reading() as connection:
            return once.find(connection)

    # writing

    @contextmanager
    def write(self) -> Iterator[Transaction]:
        """A write transaction. On leaving, the journal is on disk before the database commits.

        Raises DatabaseBusy, DiskFull; then neither database nor journal has changed.
        """
        with self.database.write() as connection:
            self._follow_scrubs(connection)
            transaction = self._transaction(connection)
            yield transaction
            for entity in {name for name, _ in transaction.anonymized}:
                remove_stale_texts(connection, self.catalogue[entity].table)
            if transaction.steps_for_journal:
                self._commit(connection, transaction.steps_for_journal)
                transaction.steps_for_journal.clear()  # of very many, before the pending ones are read
                if self.journal.size >= self._compact_at:
                    self._compact_after(connection)
        if transaction.anonymized:
            self.cleaning.after_anonymizing(transaction.anonymized)

    def _commit(self, connection: sqlite3.Connection, steps: Sequence[Mapping[str, Any]]) -> None:
        number = int(meta(connection, NUMBER) or 0) + 1
        put_meta(connection, NUMBER, number)
        lineage = str(meta(connection, LINEAGE))
        line = self.journal.append(number, steps, lineage=lineage)
        try:
            connection.execute("COMMIT")
        except BaseException:
            self.journal.void(line)
            raise
        self.journal.confirm(number)
        self._has_committed = True
        if self._marks is not None:
            self._marks.raise_to(lineage, number)

    def _compact_after(self, connection: sqlite3.Connection) -> None:
        """Compact the journal after a write, which has succeeded; what prevents it delays it until it has grown further.

        Not one that is mostly about pending changes: after a command of very many records it would be written twice.
        """
        with suppress(StorageError, sqlite3.Error):
            if self.journal.size > 2 * outbox.size(connection):
                connection.execute("BEGIN IMMEDIATE")
                compact(connection, self.journal)
        self._compact_at = max(COMPACT_BYTES, 2 * self.journal.size)

    def compact_journal(self, *, most: int | None = None, whole: bool = False) -> bool:
        """Remove what was sent from the journal, unless more than `most` changes are pending; `whole` even if it was done.

        Answers whether nothing sent is left in it. Raises DatabaseBusy, DiskFull.
        """
        with self.database.write() as connection:
            pending = sum(waiting for waiting, _ in outbox.counts(connection).values())
            if most is not None and pending > most:
                return False
            if self.journal.size > 0 and (whole or not self.journal.is_as_rewritten):
                compact(connection, self.journal)
            return True

    def _transaction(self, connection: sqlite3.Connection) -> Transaction:
        from storage.records.transaction import Transaction

        return Transaction(
            connection,
            self.catalogue,
            now=self.clock.now(),
            floors=partial(self._served.floors, connection),
            authoritative=self.authoritative,
        )

    def mark_served(self, entity: str, version_date: int) -> bool:
        """Record the highest versionDate about to be served; returns whether it is a new highest.

        If so, the page is to be read again: a transaction that did not know of it may have stored a lower versionDate.
        """
        return self._served.mark(entity, version_date)

    def known(self, entity: str, record_id: int) -> Record:
        """The local copy; raises UnknownRecord."""
        record = self.get(entity, record_id)
        if record is None:
            raise UnknownRecord(entity=entity, id=record_id)
        return record


def journal_path(database: Path) -> Path:
    """Path of the journal of a database file."""
    return database.with_suffix(".journal")
