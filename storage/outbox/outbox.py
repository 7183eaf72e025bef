"""The outbox table: pending changes as JSON and back, and the queries on them.

Called by `transaction`, `replica` and `journal`. Knows no merge and no cloud.
"""

from __future__ import annotations

import json
import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from enum import StrEnum
from hashlib import blake2b
from typing import Any

from storage.database import stored_json
from storage.database.meta import meta, put_meta
from storage.database.stored_json import UnreadableValue, parse, reading_values
from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import HoldReason
from storage.outbox.state import (
    Asked,
    Basis,
    By,
    FieldQuestion,
    Gone,
    Keep,
    Known,
    New,
    RecordQuestion,
    Remove,
    Retry,
    Sent,
    Way,
    Wish,
)
from storage.sql_chunks import chunks


class RecordState(StrEnum):
    """State of a record with a pending change, as lists show it."""

    WAITING = "waiting"
    SENDING = "sending"
    NEEDS_YOU = "needs_you"


def state_of(state: str, held: str | None) -> RecordState:
    """The state to show; a hold comes first, even while the other fields are still sent."""
    if held is not None:
        return RecordState.NEEDS_YOU
    return RecordState.SENDING if state == ChangeState.SENT else RecordState.WAITING


def _intent(data: Mapping[str, Any]) -> Intent:
    return Intent(data["set"], data["add"])


def to_json(change: WaitingChange) -> dict[str, Any]:
    """A change as JSON values; the form stored in the table and in the journal."""
    wish, basis, sent, asked = change.wish, change.basis, change.sent, change.asked
    stored: dict[str, Any] = {
        "entity": change.entity,
        "id": change.id,
        "wish": {"do": _WISHES[type(wish)], "set": wish.edits.set, "add": wish.edits.add},
        "basis": {"is": _BASES[type(basis)], "remote": basis.remote},
        "sent": None,
        "asked": {
            "record": asked.record and asdict(asked.record),
            "fields": {name: asdict(each) for name, each in asked.fields.items()},
        },
        "retry": [change.retry.at, change.retry.tries, change.retry.error],
        "by": [change.by.origin, change.by.created, change.by.changed],
    }
    if sent is not None:
        stored["sent"] = {"way": sent.way, "set": sent.set, "add": sent.add, "missed": sent.missed}
    if isinstance(wish, Remove):
        stored["wish"] |= {"anonymize": wish.anonymize, "strategies": wish.strategies}
    if not isinstance(basis, New):
        stored["basis"] |= {"agreed": basis.agreed, "unknown": sorted(basis.unknown)}
    return stored


def to_text(change: WaitingChange) -> str:
    """`to_json` as text."""
    return stored_json.to_text(to_json(change))


_WISHES: Mapping[type[Wish], str] = {Keep: "keep", Remove: "remove"}
_BASES: Mapping[type[Basis], str] = {New: "new", Known: "known", Gone: "gone"}


def from_json(data: Mapping[str, Any]) -> WaitingChange:
    """The change that `to_json` wrote."""
    sent, record = data["sent"], data["asked"]["record"]
    return WaitingChange(
        entity=data["entity"],
        id=data["id"],
        wish=_wish(data["wish"]),
        basis=_basis(data["basis"]),
        sent=None if sent is None else Sent(sent["set"], sent["add"], Way(sent["way"]), sent["missed"]),
        asked=Asked(
            record
            and RecordQuestion(HoldReason(record["reason"]), tuple(record["problems"]), record["since"]),
            {
                name: FieldQuestion(HoldReason(each["reason"]), each["amount"], each["since"])
                for name, each in data["asked"]["fields"].items()
            },
        ),
        retry=Retry(*data["retry"]),
        by=By(*data["by"]),
    )


def _wish(data: Mapping[str, Any]) -> Wish:
    if data["do"] == "keep":
        return Keep(_intent(data))
    return Remove(_intent(data), data["anonymize"], data["strategies"])


def _basis(data: Mapping[str, Any]) -> Basis:
    match data["is"]:
        case "new":
            return New(data["remote"])
        case "known":
            return Known(data["remote"], data["agreed"], frozenset(data["unknown"]))
        case _:
            return Gone(data["remote"], data["agreed"], frozenset(data["unknown"]))


def select(
    connection: sqlite3.Connection,
    *,
    entity: str | None = None,
    record: int | None = None,
    held: bool | HoldReason | None = None,
    kind: ChangeKind | None = None,
    state: ChangeState | None = None,
    updates_of: str | None = None,
    limit: int | None = None,
    offset: int = 0,
) -> Iterator[WaitingChange]:
    """Pending changes in the order of their first edit, filtered by the arguments; an `offset` needs a `limit`.

    `updates_of`: of the updates of which nothing is held only those of the records that this query selects, "" for none.
    """
    where: list[str] = []
    values: list[object] = []
    if entity is not None:
        where.append("entity = ?")
        values.append(entity)
    if record is not None:
        where.append("record = ?")
        values.append(record)
    if isinstance(held, HoldReason):
        where.append("held = ?")
        values.append(held.value)
    elif held is not None:
        where.append("held IS NOT NULL" if held else "held IS NULL")
    for name, wanted in (("kind", kind), ("state", state)):
        if wanted is not None:
            where.append(f"{name} = ?")
            values.append(wanted.value)
    if updates_of is not None:
        some = f" OR record IN ({updates_of})" if updates_of else ""
        where.append(f"(kind != 'update' OR held IS NOT NULL{some})")
    sql = "SELECT body FROM outbox" + (f" WHERE {' AND '.join(where)}" if where else "") + " ORDER BY seq"
    if limit is not None:
        sql += f" LIMIT {limit:d} OFFSET {offset:d}"
    for (body,) in connection.execute(sql, values).fetchall():
        yield _read(body)


def ready(connection: sqlite3.Connection, entity: str, kind: ChangeKind, now: int, horizon: int) -> list[int]:
    """Positions of the changes of a kind that may be sent at `now`, oldest first, without parsing any (F128).

    A time beyond `horizon` was set by a wrong clock, and counts as `now` (F78). Found by the index of times: others are
    not looked at, however many wait.
    """
    found = connection.execute(
        "SELECT seq FROM outbox WHERE (due <= ? OR due > ?) AND +entity = ? AND kind = ?",
        (now, horizon, entity, kind.value),
    )
    return sorted(seq for (seq,) in found.fetchall())


def at(connection: sqlite3.Connection, positions: Sequence[int]) -> list[WaitingChange]:
    """The changes at these positions that are still pending, oldest first."""
    bodies = [
        each
        for part, marks in chunks(positions)
        for each in connection.execute(
            f"SELECT seq, body FROM outbox WHERE seq IN ({marks})", part
        ).fetchall()
    ]
    return [_read(body) for _, body in sorted(bodies)]


def of_records(connection: sqlite3.Connection, entity: str, records: Sequence[int]) -> list[WaitingChange]:
    """The changes of those of an entity's records that have one."""
    return [
        _read(body)
        for part, marks in chunks(records)
        for (body,) in connection.execute(
            f"SELECT body FROM outbox WHERE entity = ? AND record IN ({marks})", (entity, *part)
        ).fetchall()
    ]


def sendable_count(connection: sqlite3.Connection) -> int:
    """How many changes wait for no person."""
    return int(connection.execute("SELECT count(due) FROM outbox").fetchone()[0])


def creates(connection: sqlite3.Connection, entity: str) -> dict[int, bool]:
    """Records that the cloud lacks, without parsing their changes: whether each waits for a person."""
    rows = connection.execute(
        "SELECT record, CASE WHEN held IS NULL THEN 0 ELSE due IS NULL END FROM outbox"
        " WHERE entity = ? AND kind = ?",
        (entity, ChangeKind.CREATE.value),
    )
    return {record: bool(blocked) for record, blocked in rows.fetchall()}


def each(connection: sqlite3.Connection) -> Iterator[WaitingChange]:
    """All pending changes, oldest first, checked as by `read_row`; one in memory at a time, so nothing may be written meanwhile."""
    return map(read_row, connection.execute(f"SELECT {COLUMNS} FROM outbox ORDER BY seq"))


def count(connection: sqlite3.Connection) -> int:
    """The number of pending changes, counted."""
    return int(connection.execute("SELECT count(*) FROM outbox").fetchone()[0])


def digest(change: WaitingChange) -> bytes:
    """A digest of all that is stored of a change: those of equal changes are equal."""
    return blake2b(to_text(change).encode(), digest_size=16).digest()


_CACHE_SIZE = 2000
"""Size of the cache of parsed changes: they are immutable, and most rows are read many times."""
_cache: OrderedDict[str, WaitingChange] = OrderedDict()
_cache_lock = threading.Lock()


COLUMNS = "entity, record, kind, state, held, next_try, changed, body"


def read_row(values: Sequence[Any]) -> WaitingChange:
    """The change in a row of `COLUMNS`. Raises UnreadableValue, also when the columns are not those of the body (F109)."""
    change = _parsed(values[-1])
    if tuple(values) != _row(change, values[-1]):
        raise UnreadableValue("a pending change")
    return change


def _row(change: WaitingChange, body: str) -> tuple[Any, ...]:
    return (
        change.entity,
        change.id,
        change.kind.value,
        change.state.value,
        change.held.reason.value if change.held else None,
        change.next_try,
        change.changed,
        body,
    )


def _read(body: str) -> WaitingChange:
    """The change in a row. Raises UnreadableValue."""
    change = _cache.get(body)
    if change is None:
        change = _parsed(body)
        _cache_change(body, change)
    return change


def _parsed(body: str) -> WaitingChange:
    with reading_values():
        if not isinstance(body, str):
            raise TypeError
        return from_json(parse(body))


def _cache_change(body: str, change: WaitingChange) -> None:
    with _cache_lock:
        _cache[body] = change
        if len(_cache) > _CACHE_SIZE:
            _cache.popitem(last=False)


SCRUBS = "scrubs"
"""Key of the number of transactions that removed personal data: other processes follow it with their caches."""


def scrubs(connection: sqlite3.Connection) -> int:
    """How often personal data was removed."""
    return int(meta(connection, SCRUBS) or 0)


def count_scrub(connection: sqlite3.Connection) -> None:
    """Let every process that has the database open forget its parsed changes when it reads the next time."""
    put_meta(connection, SCRUBS, scrubs(connection) + 1)


def forget_parsed() -> None:
    """Empty the cache of parsed changes: one of them may be about a person who was anonymised (F53, F125)."""
    with _cache_lock:
        _cache.clear()


def states(
    connection: sqlite3.Connection, entity: str, records: Iterable[int] | None = None
) -> dict[int, RecordState]:
    """State by record of an entity's pending changes (or of those of `records`), without parsing them."""
    among, values = "", [entity]
    if records is not None:
        among, values = " AND record IN (SELECT value FROM json_each(?))", [entity, json.dumps([*records])]
    rows = connection.execute(
        f"SELECT record, state, held FROM outbox WHERE entity = ?{among} ORDER BY seq", values
    )
    return {record: state_of(state, held) for record, state, held in rows.fetchall()}


def put(connection: sqlite3.Connection, changes: Sequence[WaitingChange]) -> list[str]:
    """Insert or update the rows of records' changes, keeping their positions; returns the changes as texts."""
    texts = [to_text(each) for each in changes]
    connection.executemany(
        f"INSERT INTO outbox ({COLUMNS}, due)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT(entity, record) DO UPDATE SET kind=excluded.kind, state=excluded.state, held=excluded.held,"
        " next_try=excluded.next_try, due=excluded.due, changed=excluded.changed, body=excluded.body",
        [
            (*_row(each, text), None if each.blocked else each.next_try)
            for each, text in zip(changes, texts, strict=True)
        ],
    )
    for each, text in zip(changes, texts, strict=True):
        _cache_change(text, each)
    return texts


def mark(connection: sqlite3.Connection, changes: Sequence[WaitingChange]) -> list[str]:
    """Update the state of changes that have rows, and whatever only their bodies hold; returns the changes as texts.

    When they are due and what of them is held stays as it is: of the six indexes one has work, and the counts have none.
    """
    texts = [to_text(each) for each in changes]
    connection.executemany(
        "UPDATE outbox SET state = ?, body = ? WHERE entity = ? AND record = ?",
        [(each.state.value, text, each.entity, each.id) for each, text in zip(changes, texts, strict=True)],
    )
    for each, text in zip(changes, texts, strict=True):
        _cache_change(text, each)
    return texts


def drop(connection: sqlite3.Connection, entity: str, records: Iterable[int]) -> None:
    """Delete the rows of records: their changes were acknowledged, withdrawn or discarded."""
    for part, marks in chunks(records):
        connection.execute(f"DELETE FROM outbox WHERE entity = ? AND record IN ({marks})", (entity, *part))


def has_any(connection: sqlite3.Connection, entity: str) -> bool:
    """Whether any record of an entity has a pending change."""
    return (
        connection.execute("SELECT 1 FROM outbox WHERE entity = ? LIMIT 1", (entity,)).fetchone() is not None
    )


def next_due(connection: sqlite3.Connection, now: int, horizon: int) -> int | None:
    """When the next change may be sent, wall milliseconds, at the earliest `now`; None when no change may.

    A time beyond `horizon` was set by a wrong clock, and counts as `now` (F78). Reads the index alone (F128).
    """
    first: int | None
    last: int | None
    # One statement each: of two in one, SQLite would read the whole index.
    (first,) = connection.execute("SELECT min(due) FROM outbox").fetchone()
    (last,) = connection.execute("SELECT max(due) FROM outbox").fetchone()
    if first is None or last is None:
        return None
    return now if first <= now or last > horizon else first


def newest(connection: sqlite3.Connection) -> int:
    """When a pending change was made or edited last, wall milliseconds; 0 for none."""
    return int(connection.execute("SELECT ifnull(max(changed), 0) FROM outbox").fetchone()[0])


def size(connection: sqlite3.Connection) -> int:
    """Bytes of all pending changes as JSON."""
    return int(connection.execute("SELECT ifnull(sum(length(body)), 0) FROM outbox").fetchone()[0])


def counts(connection: sqlite3.Connection) -> dict[str, tuple[int, int]]:
    """By entity: the number of pending changes, and how many of them are held; kept by triggers (F128)."""
    rows = connection.execute("SELECT entity, waiting, held FROM outbox_counts WHERE waiting > 0")
    return {entity: (waiting, held) for entity, waiting, held in rows.fetchall()}


def recount(connection: sqlite3.Connection) -> None:
    """Count anew: whatever happened to the file before it was opened."""
    connection.execute("DELETE FROM outbox_counts")
    connection.execute(
        "INSERT INTO outbox_counts SELECT entity, count(*), count(held) FROM outbox GROUP BY entity"
    )
