"""What the cloud was seen to do: what it allows and refuses, and what it makes of values, tags and copies.

Written by `sync.push` and `sync.merge` as they learn; read by diagnostics and by the status of pending changes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from storage.database.meta import meta, put_meta
from storage.database.stored_json import parse, reading_values
from storage.outbox.changes import ChangeKind
from storage.sql_chunks import chunks
from storage.sync_state.table import Part

REFUSALS = "refusals"
"""Key of the refusals in `meta`."""
KEPT = 10_000
"""Newest superseded copies that are remembered however old they are."""
SHOWN_BY_ROWS = frozenset({"tags-cover"})
"""Capabilities that no answer grants or refuses: several rows and tags together show them (F121)."""


class LearntCapabilities(Part):
    """The table of `sync.client.capabilities` in its stored form: `{entity: {capability: allowed}}`."""

    def all(self) -> dict[str, Any]:
        """What was learnt, by entity."""
        rows = self._connection.execute("SELECT name, value FROM capabilities").fetchall()
        return {name: parse(value) for name, value in rows}

    def put(self, values: Mapping[str, Any]) -> None:
        """Store what was learnt, by entity."""
        self._connection.executemany(
            "INSERT OR REPLACE INTO capabilities (name, value) VALUES (?, ?)",
            [(name, json.dumps(value)) for name, value in values.items()],
        )

    def forget(self, entity: str) -> None:
        """Let the cloud be asked again for the verbs of an entity.

        What was seen of its tags and rows stays: nobody refused it, and without it an array overwrites unseen values.
        """
        learnt = self.all().get(entity, {})
        self.put({entity: {name: known for name, known in learnt.items() if name in SHOWN_BY_ROWS}})


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """The cloud does not offer what a kind of change needs. `at`: our wall time of the last refusal."""

    at: int
    whole: bool
    """Whether the verb is not offered at all, or this one record was refused."""
    message: str = ""
    code: str = ""
    """What this program makes of it, where the cloud's answer alone says too little."""

    @property
    def problems(self) -> list[dict[str, Any]]:
        """The refusal as a hold stores it, without a field: our code, and the cloud's message."""
        said = {"code": self.code, "message": self.message}
        return [{"field": None, name: text} for name, text in said.items() if text]


class Refusals(Part):
    """The latest refusal of each verb."""

    def all(self) -> dict[tuple[str, str], Refusal]:
        """Refusals by entity and kind of change."""
        with reading_values():
            return {
                (entity, kind): Refusal(**refusal)
                for entity, kinds in self._stored().items()
                for kind, refusal in kinds.items()
            }

    def put(self, entity: str, kind: str, refusal: Refusal) -> None:
        """Store the latest refusal of one verb."""
        stored = self._stored()
        stored.setdefault(entity, {})[kind] = asdict(refusal)
        put_meta(self._connection, REFUSALS, stored)

    def forget(self, entity: str) -> None:
        """Let the next changes of this entity ask the cloud again for every verb."""
        stored = self._stored()
        stored[entity] = {kind.value: asdict(Refusal(at=0, whole=False)) for kind in ChangeKind}
        put_meta(self._connection, REFUSALS, stored)
        LearntCapabilities(self._connection).forget(entity)

    def _stored(self) -> dict[str, dict[str, Any]]:
        return meta(self._connection, REFUSALS) or {}


class RecordEtags(Part):
    """The last ETag of each record, with a digest of its content, which shows a tag that stays while fields change (F121).

    Where it came with the answer to a write of ours, it has a versionDate: the next edit need not read the record first.
    It is good only for the copy it came with; If-Match tells when it no longer is.
    """

    def get(self, entity: str, record: int, version: int) -> str | None:
        """The ETag, if it belongs to this versionDate."""
        row = self._connection.execute(
            "SELECT tag FROM record_tags WHERE entity = ? AND record = ? AND version = ?",
            (entity, record, version),
        ).fetchone()
        return None if row is None else str(row[0])

    def content(self, entity: str, record: int, tag: str) -> str | None:
        """The digest of the content that the record had when it was last seen under this ETag."""
        row = self._connection.execute(
            "SELECT content FROM record_tags WHERE entity = ? AND record = ? AND tag = ?",
            (entity, record, tag),
        ).fetchone()
        return None if row is None else row[0]

    def put(self, entity: str, record: int, version: int | None, tag: str, content: str) -> None:
        """Store the ETag of a record with a digest of its content; `version`: where a write of ours was answered so."""
        self._connection.execute(
            "INSERT OR REPLACE INTO record_tags (entity, record, version, tag, content) VALUES (?, ?, ?, ?, ?)",
            (entity, record, version, tag, content),
        )

    def put_seen(self, entity: str, record: int, tag: str, content: str) -> None:
        """Store an ETag that came with a read; the same one keeps its versionDate."""
        stays = "UPDATE record_tags SET content = ? WHERE entity = ? AND record = ? AND tag = ?"
        if not self._connection.execute(stays, (content, entity, record, tag)).rowcount:
            self.put(entity, record, None, tag, content)

    def forget(self, entity: str, record: int) -> None:
        """Delete an ETag that the cloud did not accept."""
        self._connection.execute("DELETE FROM record_tags WHERE entity = ? AND record = ?", (entity, record))


class ServerRewrites(Part):
    """The latest value of each field that the cloud stored otherwise than it was sent, in canonical form, and how often (F35)."""

    _WHERE = "WHERE entity = ? AND record = ? AND field = ?"

    def count(self, entity: str, record: int, field: str, sent: Any, answered: Any) -> int:
        """Count one more rewrite; answers how often the very same pair of values came in a row."""
        key = (entity, record, field)
        known = self._connection.execute(
            f"SELECT sent, answered, times FROM rewritten {self._WHERE}", key
        ).fetchone()
        pair = (json.dumps(sent), json.dumps(answered))
        times = int(known[2]) + 1 if known is not None and known[:2] == pair else 1
        self._connection.execute(
            "INSERT OR REPLACE INTO rewritten (entity, record, field, sent, answered, times) VALUES (?, ?, ?, ?, ?, ?)",
            (*key, *pair, times),
        )
        return times

    def counted(self, entity: str, records: Iterable[int]) -> set[tuple[int, str]]:
        """Of these records those whose fields are counted, with the fields: mostly none, so that none is to be forgotten."""
        return {
            (record, field)
            for part, marks in chunks(records)
            for record, field in self._connection.execute(
                f"SELECT record, field FROM rewritten WHERE entity = ? AND record IN ({marks})",
                (entity, *part),
            ).fetchall()
        }

    def forget(self, entity: str, record: int, field: str) -> None:
        """Count from zero again: the value was stored as it was sent, or a person is asked."""
        self._connection.execute(f"DELETE FROM rewritten {self._WHERE}", (entity, record, field))


class SupersededCopies(Part):
    """What records were shortly before the cloud gave newer copies of them, as digests.

    Should the cloud show an older one again, it has lost what it confirmed since (F115).
    """

    def put(self, entity: str, record: int, version: int, digest: str, *, at: int) -> None:
        """Store that this copy was replaced by a newer one; `at`: our wall time, milliseconds."""
        self._connection.execute(
            "INSERT OR REPLACE INTO superseded (entity, record, version, digest, at) VALUES (?, ?, ?, ?, ?)",
            (entity, record, version, digest, at),
        )

    def digests(self, entity: str, records: Iterable[int]) -> dict[tuple[int, int], str]:
        """By id and versionDate: the digests of copies of these records after which the cloud has given others."""
        return {
            (record, version): digest
            for part, marks in chunks(records)
            for record, version, digest in self._connection.execute(
                f"SELECT record, version, digest FROM superseded WHERE entity = ? AND record IN ({marks})",
                (entity, *part),
            ).fetchall()
        }

    def drop_before(self, at: int, *, keep: int = KEPT) -> None:
        """Forget what was replaced before `at`, our wall time in milliseconds, but for the newest `keep` of all.

        A cloud may be restored long after a record was last written, and our clock may be wrong by years (F78): only
        their number bounds how many are kept.
        """
        self._connection.execute(
            "DELETE FROM superseded WHERE rowid <= (SELECT max(rowid) FROM superseded) - ? AND +at < ?",
            (keep, at),
        )
