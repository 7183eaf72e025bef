"""A write transaction: local rows, outbox, history and journal change together or not at all.

Made by `Replica.write()`, used by commands and by the engine. It enforces the view law (I1): storing a pending change
rewrites the local copy from it, and no local copy is written any other way.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from operator import itemgetter
from typing import Any

from storage.outbox import journal, outbox
from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange, view
from storage.plans.plans import Plans
from storage.query import lookup
from storage.records import anonymized, id_aliases
from storage.records.anonymized import Erasure
from storage.records.history import History
from storage.records.stored_rows import Stored, by_difference, row_of_view
from storage.schema.fields import Catalogue, Entity, Record
from storage.schema.personal_data import anonymized_values
from storage.sql_chunks import chunks
from storage.sync_state.sync_state import SyncState
from storage.tables import stock
from storage.tables.idempotency import AnswerOnce
from storage.tables.record_counts import stop_counting
from storage.tables.rows import UNSENT, Rows, rows_of
from storage.tables.search_index import index_pending_rows
from storage.tables.secondary_indexes import drop_indexes
from storage.tables.supplier_prices import SupplierPrices

MANY_NEW = 100
"""New records of one call, more than a page, whose indexing for the search is left to the background."""


class Transaction:
    """Valid inside its `with` block only. `connection` is for `storage` itself; others use the methods."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        catalogue: Catalogue,
        *,
        now: int,
        floors: Callable[[], Mapping[str, int]],
        authoritative: bool = False,
    ) -> None:
        self._authoritative = authoritative
        self.connection = connection
        self.catalogue = catalogue
        self.now = now
        self.steps_for_journal: list[dict[str, Any]] = []
        self._erasure = Erasure(connection, catalogue, now=now)
        self.anonymized = self._erasure.done
        """Records anonymised here."""
        self._floors = cache(floors)
        """By entity the highest versionDate that was served; read with the first record, as most transactions store none."""
        self._dropped: dict[tuple[str, int], dict[str, Any]] = {}
        self._confirmed: set[tuple[str, int]] = set()
        """Records whose change was dropped: their next copy is the cloud's answer to it."""
        self._indexed: set[str] = set()
        self.history = History(connection, now=now, plans=self.plans, is_anonymized=self.is_anonymized)
        """What was done to records, and the steps that can be undone."""
        self._changes: dict[tuple[str, int], WaitingChange | None] = {}
        """Of the records that were asked for together (`changes_of`) the pending change as it now is, None without one."""
        self._has_aliases: bool | None = None
        """Whether any id has an alias, as far as it was asked: most clouds keep the ids chosen here."""

    @property
    def sync_state(self) -> SyncState:
        """What the sync engine remembers, read and written in this transaction."""
        return SyncState(self.connection)

    @property
    def supplier_prices(self) -> SupplierPrices:
        """What suppliers charge, read and written in this transaction."""
        return SupplierPrices(self.connection)

    @property
    def plans(self) -> Plans:
        """Planned changes, read and written in this transaction."""
        return Plans(self.connection)

    # reading

    def get(self, entity: str, record_id: int) -> Record | None:
        """The local copy, deleted or not."""
        return self.many(entity, [record_id]).get(record_id)

    def stored(self, entity: str, record_id: int) -> Stored | None:
        """The local copy, deleted or not, for `put_change` as long as nothing else is written of the record."""
        rows = rows_of(self.catalogue[entity])
        for row in self._select(rows, [record_id]):
            return Stored(rows.from_row(row), row, rows)
        return None

    def many(self, entity: str, ids: Iterable[int]) -> dict[int, Record]:
        """Local copies of those of `ids` that exist."""
        rows = rows_of(self.catalogue[entity])
        found = {}
        for row in self._select(rows, ids):
            record = rows.from_row(row)
            found[record["id"]] = record
        return found

    def cloud_copies(self, entity: str, ids: Iterable[int]) -> dict[int, Record]:
        """Copies with the versionDate of the cloud instead of the served one; for records without a pending change."""
        rows = rows_of(self.catalogue[entity])
        found = {}
        for row in self._select(rows, ids):
            record = rows.from_row(row)
            if "versionDate" in record:
                record["versionDate"] = rows.cloud_version(row)
            found[record["id"]] = record
        return found

    def tags(self, entity: str, ids: Iterable[int]) -> dict[int, str]:
        """Stored ETags of those of `ids` that exist."""
        rows = rows_of(self.catalogue[entity])
        return {row[0]: rows.tag(row) for row in self._select(rows, ids)}

    def _select(self, rows: Rows, ids: Iterable[int]) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = []
        for part, marks in chunks(ids):
            found += self.connection.execute(f"{rows.select} WHERE id IN ({marks})", part).fetchall()
        return found

    def current_id(self, entity: str, record_id: int) -> int:
        """The current id of a record that a caller may know by an older one (F74)."""
        return id_aliases.current_id(self.connection, entity, record_id)

    def resolve_edit_ids(self, entity: str, record_id: int | None, body: Any) -> tuple[int | None, Any]:
        """Id and body of an edit with current ids (F74)."""
        if self._has_aliases is None:
            self._has_aliases = id_aliases.has_any(self.connection)
        if not self._has_aliases:
            return record_id, body
        return id_aliases.resolve_edit_ids(self.connection, self.catalogue[entity], record_id, body)

    def note_aliases(self) -> None:
        """There are aliases from now on: ids were mapped to others in this transaction."""
        self._has_aliases = True

    def all_ids(self, entity: str) -> list[int]:
        """Ids of every record, deleted ones too."""
        return lookup.all_ids(self.connection, self.catalogue[entity])

    def ids_with(
        self, entity: str, values: Mapping[str, object], *, except_id: int | None = None
    ) -> list[int]:
        """Ids of live records that hold exactly these values, by field."""
        return lookup.ids_with(self.connection, self.catalogue[entity], values, except_id=except_id)

    # records

    def put(self, entity: str, record: Mapping[str, Any]) -> Record:
        """Store a copy of the cloud; see `put_many`."""
        return self.put_many(entity, [record])[0]

    def put_many(
        self, entity: str, records: Sequence[Mapping[str, Any]], *, new: bool = False
    ) -> list[Record]:
        """Store copies of the cloud; raises their versionDate where a client of the local server could miss the change.

        `new`: the caller has seen in this transaction that none of them is stored yet; the search index gets very many of
        these later (`index_new_rows`).

        A client that asks for everything changed since its last read must not miss changes that arrive late: a
        versionDate at or below the highest one served becomes the millisecond after it. One whose content clients know
        already keeps the versionDate and the ETag that it has: above all what the cloud confirms of an edit made here.
        """
        rows = rows_of(self.catalogue[entity])
        floor = self._floors().get(entity, 0)
        records = self._erasure.copies(rows.entity, records)
        known = {} if new or self._authoritative else self._stored(rows, records)
        stored: list[Record] = []
        values: list[tuple[Any, ...]] = []
        for record in records:
            whole = rows.whole(record)
            cloud_version = whole.get("versionDate")
            if floor and cloud_version is not None and cloud_version <= floor:
                whole["versionDate"] = floor + 1
            encoded, tag = rows.encode(whole), None
            before = known.get(record["id"])
            confirmed = (entity, record["id"]) in self._confirmed
            if before is not None and rows.has_content_of(before, encoded, confirmed=confirmed):
                tag, served = rows.tag(before), rows.version(before)
                # Not one that nobody was served and that is ahead of the cloud: our clock may be wrong by years (F78).
                if served is not None and served <= max(floor, cloud_version or 0):
                    encoded[rows.place_of_version or 0] = whole["versionDate"] = served
            stored.append(whole)
            values.append(rows.complete(whole, encoded, cloud_version, tag=tag, before=before))
        if new:
            self._put_rows(rows.insert, rows, values)
        else:
            self._put_over(rows, values, known)
        if not (new and len(records) > MANY_NEW) and rows.entity.table not in self._indexed:
            self._indexed.add(rows.entity.table)  # once; later rows are indexed by the next transaction
            index_pending_rows(self.connection, rows.entity.table)
        if self._dropped:
            self._add_copies_to_steps(entity, records)
        return stored

    def _put_rows(self, sql: str, rows: Rows, values: list[tuple[Any, ...]]) -> None:
        values.sort(key=itemgetter(rows.place_of_id))  # the fastest for table and index
        self.connection.executemany(sql, values)

    def _put_over(
        self, rows: Rows, values: list[tuple[Any, ...]], stored: Mapping[int, tuple[Any, ...]]
    ) -> None:
        """Store rows over those that are `stored`, as far as these were read."""
        whole, alike = by_difference(rows, values, stored)
        for places, parts in alike.items():
            self.connection.executemany(rows.update(places), parts)
        if whole:
            self._put_rows(rows.upsert, rows, whole)

    def drop_indexes(self, entity: str) -> None:
        """Let an empty list be without its indexes until `Replica.make_indexes`, or the next opening, makes them."""
        if drop_indexes(self.connection, self.catalogue[entity]):
            stop_counting(self.connection, self.catalogue[entity])

    def _stored(self, rows: Rows, records: Iterable[Mapping[str, Any]]) -> dict[int, tuple[Any, ...]]:
        """The rows of records that are stored already."""
        ids = [record["id"] for record in records]
        return {row[rows.place_of_id]: row for row in self._select(rows, ids)}

    def _add_copies_to_steps(self, entity: str, records: Sequence[Mapping[str, Any]]) -> None:
        """Add the new copies to the journal steps that dropped their changes, so that the replay is complete."""
        for record in records:
            if (step := self._dropped.get((entity, record["id"]))) is not None:
                step["stands"] = dict(record)

    def remove(self, entity: str, record_id: int) -> None:
        """Remove a record that the cloud does not have, or no more.

        Where deleted records are kept it becomes a tombstone of our own, so that a client that reads what changed
        learns of it; the engine neither sends it nor misses it in the cloud.
        """
        declared = self.catalogue[entity]
        record = self.get(entity, record_id) if declared.soft_delete else None
        if record is None:
            self.forget(entity, record_id)
            return
        erased = self.is_anonymized(entity, record_id)
        if (erased or not record.get("deleted")) and "versionDate" in record:
            record["versionDate"] = max(self._floors().get(entity, 0), record["versionDate"] or 0) + 1
        gone = {**record, "deleted": True}
        rows = rows_of(declared)
        row = rows.to_row(anonymized_values(declared, gone) if erased else gone, UNSENT)
        self.connection.execute(rows.upsert, row)
        self._dropped_without_copy(entity, record_id)

    def rename(self, entity: str, record_id: int, now: int) -> None:
        """Move a row to the id that the cloud chose, unless there is one; the caller stores the copy under that id.

        So what clients know of the record stays known.
        """
        rows = rows_of(self.catalogue[entity])
        found = self._select(rows, [record_id])
        self.forget(entity, record_id)
        if found and not self._select(rows, [now]):
            row = list(found[0])
            row[rows.place_of_id] = now
            self.connection.execute(rows.insert, row)
            self._confirmed.add((entity, now))

    def forget(self, entity: str, record_id: int) -> None:
        """Delete the row: its entity keeps no deleted records, or it has another id now."""
        self.connection.execute(f'DELETE FROM "{self.catalogue[entity].table}" WHERE id = ?', (record_id,))
        self._dropped_without_copy(entity, record_id)

    def _dropped_without_copy(self, entity: str, record_id: int) -> None:
        if (step := self._dropped.get((entity, record_id))) is not None:
            step["stands"] = None

    def is_unsent(self, entity: str, record_id: int) -> bool:
        """Whether a record is a tombstone that the cloud does not have."""
        rows = rows_of(self.catalogue[entity])
        return any(rows.is_unsent(row) for row in self._select(rows, [record_id]))

    def put_stock(self, rows: Sequence[Mapping[str, Any]]) -> list[int]:
        """Store stock rows of a warehouse; ids of the products whose row is new or different (see `stock`)."""
        return stock.put_stock(self.connection, rows)

    # pending changes

    def change(self, entity: str, record_id: int) -> WaitingChange | None:
        """The record's pending change."""
        if (entity, record_id) in self._changes:
            return self._changes[entity, record_id]
        return next(outbox.select(self.connection, entity=entity, record=record_id), None)

    def changes(
        self, entity: str, *, kind: ChangeKind | None = None, state: ChangeState | None = None
    ) -> list[WaitingChange]:
        """The pending changes of an entity, oldest first; those of a kind, in a state."""
        return list(outbox.select(self.connection, entity=entity, kind=kind, state=state))

    def changes_of(self, entity: str, ids: Iterable[int]) -> dict[int, WaitingChange]:
        """Pending changes of those of `ids` that have one, read at once, also for every later `change` of theirs."""
        wanted = list(ids)
        if outbox.has_any(self.connection, entity):
            found = {each.id: each for each in outbox.of_records(self.connection, entity, wanted)}
        else:
            found = {}
        self._changes |= {(entity, record_id): found.get(record_id) for record_id in wanted}
        return found

    def put_change(self, change: WaitingChange, *, onto: Stored | None = None) -> Record:
        """Store a pending change and the local copy that follows from it; `onto`: the copy that is there, if it was read.

        A copy with the same content as before keeps its versionDate and its ETag. One of a record that the cloud has not
        dated yet was created when its change was.
        """
        (shown,) = self.put_changes(
            change.entity, [change], onto=None if onto is None else {change.id: onto.row}
        )
        return shown

    def put_changes(
        self,
        entity: str,
        changes: Sequence[WaitingChange],
        *,
        onto: Mapping[int, tuple[Any, ...]] | None = None,
    ) -> list[Record]:
        """`put_change` for changes of several records of an entity; `onto`: their rows, if they were read."""
        changes = self._store_changes(changes)
        declared = self.catalogue[entity]
        rows = rows_of(declared)
        views = [rows.whole(view(change)) for change in changes]
        if onto is None:
            onto = self._stored(rows, views)
        values: list[tuple[Any, ...]] = []
        for change, shown in zip(changes, views, strict=True):
            if not declared.soft_delete and shown.pop("deleted", False):
                self.forget(entity, change.id)  # entities without soft delete cannot hide a record
            else:
                floor = self._floors().get(entity, 0)
                values.append(
                    row_of_view(rows, change, shown, onto.get(change.id), floor=floor, now=self.now)
                )
        self._put_over(rows, values, onto)
        return views

    def _store_changes(self, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
        """Store changes as they may be stored, without the local copies; answers these."""
        stored = [self._erasure.change(each) for each in changes]
        self._note_changes(stored, outbox.put(self.connection, stored))
        return stored

    def _note_changes(self, stored: Sequence[WaitingChange], texts: Iterable[str]) -> None:
        self.steps_for_journal += map(journal.put_step, stored, texts)
        for each in stored:
            if (each.entity, each.id) in self._changes:
                self._changes[each.entity, each.id] = each

    def put_change_metadata(self, change: WaitingChange) -> None:
        """Store the sending state of a change (sent, attempts, error) without rewriting the local copy."""
        self._store_changes([change])

    def mark_sent(self, changes: Sequence[WaitingChange]) -> None:
        """Store what is being sent of changes that were read in this transaction, and are else as they were."""
        if any(self.is_anonymized(each.entity, each.id) for each in changes):
            self._store_changes(changes)
        else:
            self._note_changes(changes, outbox.mark(self.connection, changes))

    def drop_change(self, entity: str, record_id: int) -> None:
        """Delete a change that was acknowledged, withdrawn or discarded; the caller stores the current copy."""
        self.drop_changes(entity, [record_id])

    def drop_changes(self, entity: str, ids: Sequence[int]) -> None:
        """`drop_change` for several records."""
        for record_id in self.anonymized_among(entity, ids):
            change = self.change(entity, record_id)
            if change is not None and change.kind is not ChangeKind.DELETE:
                self.anonymize(entity, record_id)  # the edit that waited goes as well
        outbox.drop(self.connection, entity, ids)
        for record_id in ids:
            step = journal.drop_step(entity, record_id)
            self.steps_for_journal.append(step)
            self._dropped[entity, record_id] = step
            self._confirmed.add((entity, record_id))
            if (entity, record_id) in self._changes:
                self._changes[entity, record_id] = None

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """A block that is rolled back when it raises, without the rest of the transaction."""
        steps, dropped = len(self.steps_for_journal), dict(self._dropped)
        erased = len(self.anonymized)
        self.connection.execute("SAVEPOINT attempt")
        try:
            yield
        except BaseException:
            self.connection.execute("ROLLBACK TO attempt")
            self.connection.execute("RELEASE attempt")
            del self.steps_for_journal[steps:], self.anonymized[erased:]
            self._dropped = dropped
            self._changes.clear()
            raise
        self.connection.execute("RELEASE attempt")

    # anonymised records

    def is_anonymized(self, entity: str, record_id: int) -> bool:
        """Whether the record was anonymised and has no values since."""
        return bool(self.anonymized_among(entity, [record_id]))

    def accept_again(self, entity: str, record_id: int) -> None:
        """Take an anonymised record as the cloud has it from now on, as a person decided."""
        anonymized.unmark(self.connection, entity, [record_id])

    def anonymized_among(self, entity: str, ids: Iterable[int]) -> set[int]:
        """Those of `ids` that are anonymised."""
        return self._erasure.among(entity, ids)

    def anonymize(self, entity: str, record_id: int) -> None:
        """Remove what is stored about a person, everywhere but in copy and change, which the caller stores next (F53).

        From now on nothing of it is stored any more: copies of the cloud, changes and events lose their values. What
        is needed to tell the cloud stays. Once the transaction is committed, journal and free space of the file follow;
        drafts and backups as `FileCleaning.due` says. An entity without personal fields is left as it is.
        """
        self._erasure.anonymize(entity, record_id)

    # repeated requests

    def begin_once(self, once: AnswerOnce | None) -> None:
        """Raises Repeated for a request that was carried out before."""
        if once is not None:
            once.begin(self.connection)

    def end_once(self, once: AnswerOnce | None, records: Sequence[Record], tags: Sequence[str]) -> None:
        """Keep the answer to a request with what it wrote."""
        if once is not None:
            once.end(self.connection, records, tags)

    def declared(self, entity: str) -> Entity:
        """The declaration of an entity."""
        return self.catalogue[entity]
