"""One edit inside a transaction: accepted by the catalogue, guarded by its ETag, stored with its history.

Called by `commands` only. Two ways to store: an ordinary replica turns an edit into a waiting change; an
authoritative one (the practice cloud) is final at once.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from storage import timestamps
from storage.errors import (
    InvalidRecord,
    PreconditionFailed,
    PreconditionRequired,
    Problem,
    Refused,
    StaleVersion,
    UnknownRecord,
)
from storage.etag import matches
from storage.fields import Entity, Kind, Merge
from storage.history import EventKind, diff
from storage.intent import ChangeKind, ChangeState, Held, HeldReason, Intent, Record, WaitingChange
from storage.replica import MAX_SAFE_ID
from storage.transaction import Transaction
from storage.validate import Op, accept, blank, same

PERSONAL = (
    "addressLine1", "addressLine2", "barcode", "birthday", "city", "companyId", "companyId2", "companyName", "country",
    "email", "firstName", "headerPrint", "internalNote", "lastName", "note", "phone", "vatId", "zip",
)  # fmt: skip
"""Customer fields that anonymising empties (`interface.md`, DELETE with `anonymize`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """One element of a command. `op` None deletes; a REPLACE of an unknown id creates it."""

    op: Op | None
    body: Any = field(default_factory=dict)
    id: int | None = None
    etag: str | None = None
    """The If-Match that came with it, verbatim."""
    add: Mapping[str, float] = field(default_factory=dict)
    """Differences to add, by field."""
    anonymize: bool = False


class Editor:
    """Applies edits of one entity in one transaction."""

    def __init__(
        self,
        tx: Transaction,
        entity: Entity,
        *,
        cloud_id: int | None,
        origin: str,
        authoritative: bool,
        chance: random.Random,
    ) -> None:
        self.tx = tx
        self.cloud_id = cloud_id
        self.entity = entity
        self.origin = origin
        self.authoritative = authoritative
        self.chance = chance

    def apply(self, edit: Edit, *, guard: bool) -> Record:
        """Store one edit and answer the record as it stands.

        Raises InvalidRecord, UnknownRecord, Refused, and with `guard` also PreconditionRequired,
        PreconditionFailed and StaleVersion (`interface.md`, Errors).
        """
        if edit.op is None:
            return self._delete(edit)
        current = None if edit.id is None else self.tx.get(self.entity.name, edit.id)
        if current is None:
            if edit.op is Op.PATCH:
                raise UnknownRecord(entity=self.entity.name, id=edit.id)
            return self._create(accept(self.entity, self._of_this_cloud(edit.body), edit.op), edit.id)
        if guard:
            self._guard(edit, current)
        if edit.op is Op.PATCH:
            values = accept(self.entity, edit.body, Op.PATCH, onto=current)
        else:
            values = self._whole(accept(self.entity, self._of_this_cloud(edit.body), Op.REPLACE), current)
        if current.get("deleted") and not ("deleted" in values and edit.op is Op.REPLACE):
            raise Refused(reason="deleted", entity=self.entity.name, id=edit.id)
        return self._update(current, values, edit.add)

    def _of_this_cloud(self, body: Any) -> Any:
        """The body with `_cloudId` filled in: clients leave it out or null (`facts/cloud-api.md` 2)."""
        if self.cloud_id is None or not isinstance(body, Mapping):
            return body
        given = body.get("_cloudId")
        if given is not None and str(given) != str(self.cloud_id):
            raise InvalidRecord([Problem("_cloudId", "other_cloud", {"cloud_id": self.cloud_id})])
        return {**body, "_cloudId": self.cloud_id}

    # guards

    def _guard(self, edit: Edit, current: Record) -> None:
        if edit.etag is None:
            raise PreconditionRequired(entity=self.entity.name, id=edit.id)
        tag = self.tx.tags(self.entity.name, [current["id"]])[current["id"]]
        if not matches(edit.etag, tag):
            raise PreconditionFailed(entity=self.entity.name, id=edit.id)
        self.guard_version(edit, current)

    def guard_version(self, edit: Edit, current: Record) -> None:
        """Refuse a body that carries an older versionDate than the record has (409)."""
        given = edit.body.get("versionDate") if isinstance(edit.body, Mapping) else None
        if given is None or current.get("versionDate") is None:
            return
        try:
            version = timestamps.parse(given)
        except ValueError:
            return  # accept() names the field
        if version < current["versionDate"]:
            raise StaleVersion(entity=self.entity.name, id=edit.id)

    def _unique(self, values: Mapping[str, Any], own_id: int) -> None:
        for name in self.entity.unique:
            if name not in values:
                continue
            found = self.tx.connection.execute(
                f'SELECT 1 FROM "{self.entity.table}" WHERE "{name}" = ? AND id <> ? AND "deleted" = 0',
                (values[name], own_id),
            ).fetchone()
            if found:
                raise InvalidRecord([Problem(name, "not_unique", {"value": values[name]})])

    # creating

    def _create(self, values: Record, record_id: int | None) -> Record:
        if record_id is None:
            record_id = self.chance.randrange(1, MAX_SAFE_ID)
        record = self._sendable(blank(self.entity) | values) | {"id": record_id}
        self._unique(record, record_id)
        self.tx.record(
            self.entity.name, record_id, EventKind.CREATED, fields=diff(None, record), origin=self.origin
        )
        if self.authoritative:
            stamps = {"versionDate": self.tx.now}
            if "created" in self.entity.by_name:
                stamps["created"] = self.tx.now
            if "deleted" in self.entity.by_name:
                record["deleted"] = False
            return self.tx.put(self.entity.name, record | stamps)
        return self.tx.put_change(
            WaitingChange(
                entity=self.entity.name,
                id=record_id,
                kind=ChangeKind.CREATE,
                intent=Intent(record),
                origin=self.origin,
                created=self.tx.now,
                changed=self.tx.now,
            )
        )

    def _sendable(self, values: Mapping[str, Any]) -> Record:
        fields = self.entity.by_name
        own = {"_cloudId"}
        return {
            name: value
            for name, value in values.items()
            if name in own or (name in fields and fields[name].writable and fields[name].merge is not Merge.SERVER)
        }

    # updating

    def _whole(self, values: Record, current: Record) -> Record:
        """A full replacement: nullable fields the body leaves out become null, others stay."""
        left_out = {
            each.name: None
            for each in self.entity.fields
            if each.null and each.writable and each.merge is not Merge.SERVER and each.name not in values
        }
        return left_out | ({"deleted": False} if current.get("deleted") else {}) | values

    def _update(self, current: Record, values: Record, add: Mapping[str, float]) -> Record:
        record_id = current["id"]
        undelete = bool(current.get("deleted"))
        meant = {
            name: value
            for name, value in self._sendable(values).items()
            if name != "_cloudId" and not same(self.entity, name, value, current.get(name))
        }
        intent = Intent(meant, {name: amount for name, amount in add.items() if amount and name not in meant})
        after = intent.apply(current)
        if add:
            accept(self.entity, {name: after[name] for name in add}, Op.PATCH, onto=current)
        if not intent and not undelete:
            return current
        self._unique(intent.set, record_id)
        kind = EventKind.RESTORED if undelete else EventKind.EDITED
        fields = {name: (current.get(name), after[name]) for name in intent.fields}
        self.tx.record(self.entity.name, record_id, kind, fields=fields, origin=self.origin)
        if self.authoritative:
            if undelete:
                after["deleted"] = False
            return self.tx.put(self.entity.name, after | {"versionDate": self.tx.now})
        if undelete:
            return self.tx.put_change(self._recreate(after))
        return self._put_update(record_id, intent)

    def _put_update(self, record_id: int, intent: Intent) -> Record:
        waiting = self.tx.change(self.entity.name, record_id)
        if waiting is None:
            base = self.tx.cloud_copies(self.entity.name, [record_id])[record_id]
            change = WaitingChange(
                entity=self.entity.name,
                id=record_id,
                kind=ChangeKind.UPDATE,
                intent=intent,
                base=base,
                remote=base,
                origin=self.origin,
                created=self.tx.now,
                changed=self.tx.now,
            )
            return self.tx.put_change(change)
        change = coalesce(self.entity, waiting, intent).but(changed=self.tx.now, origin=self.origin)
        if change.kind is ChangeKind.UPDATE and not change.intent and change.state is ChangeState.WAITING:
            # Edited back to what the cloud has: nothing waits any more.
            self.tx.drop_change(self.entity.name, record_id)
            return self.tx.put(self.entity.name, change.remote or change.base or {})
        return self.tx.put_change(change)

    def _recreate(self, record: Record) -> WaitingChange:
        """A record the cloud has deleted, meant to live again under its own id.

        Its base is the copy that was deleted, and says that the id is no fresh one. One whose create nobody has
        confirmed yet has none.
        """
        waiting = self.tx.change(self.entity.name, record["id"])
        base = waiting.base if waiting else self.tx.cloud_copies(self.entity.name, [record["id"]])[record["id"]]
        return WaitingChange(
            entity=self.entity.name,
            id=record["id"],
            kind=ChangeKind.CREATE,
            intent=Intent(self._sendable(record) | {"id": record["id"]}),
            base=base,
            state=waiting.state if waiting else ChangeState.WAITING,
            sent=waiting.sent if waiting else None,
            origin=self.origin,
            created=self.tx.now,
            changed=self.tx.now,
        )

    # deleting

    def _delete(self, edit: Edit) -> Record:
        if edit.id is None or (current := self.tx.get(self.entity.name, edit.id)) is None:
            raise UnknownRecord(entity=self.entity.name, id=edit.id)
        if current.get("deleted"):
            return current
        self._may_delete(current)
        record_id = edit.id
        self.tx.record(
            self.entity.name,
            record_id,
            EventKind.DELETED,
            fields={"anonymize": (None, True)} if edit.anonymize else {},
            origin=self.origin,
        )
        if self.authoritative:
            return self._delete_now(current, anonymize=edit.anonymize)
        waiting = self.tx.change(self.entity.name, record_id)
        if waiting is None:
            base = self.tx.cloud_copies(self.entity.name, [record_id])[record_id]
            waiting = WaitingChange(
                entity=self.entity.name,
                id=record_id,
                kind=ChangeKind.DELETE,
                base=base,
                remote=base,
                created=self.tx.now,
            )
        elif waiting.kind is ChangeKind.CREATE and waiting.base is None and waiting.state is ChangeState.WAITING:
            # Never sent, or refused: both vanish (F51). The history keeps what it was, for undo.
            self.tx.record(
                self.entity.name, record_id, EventKind.DISCARDED, fields=diff(None, current), origin=self.origin
            )
            self.tx.drop_change(self.entity.name, record_id)
            self.tx.remove(self.entity.name, record_id)
            return {**current, "deleted": True}
        return self.tx.put_change(
            waiting.but(
                kind=ChangeKind.DELETE,
                intent=Intent(),
                anonymize=edit.anonymize,
                held=None,
                next_try=0,
                origin=self.origin,
                changed=self.tx.now,
            )
        )

    def _may_delete(self, current: Record) -> None:
        """The two deletions the cloud always refuses (`facts/cloud-api.md` 8)."""
        if self.entity.name == "employees" and current["id"] == 0:
            raise Refused(reason="administrator", entity=self.entity.name, id=0)
        if self.entity.name == "categories":
            row = self.tx.connection.execute(
                'SELECT count(*) FROM products WHERE "_categoryId" = ? AND "deleted" = 0', (current["id"],)
            ).fetchone()
            if row[0]:
                raise Refused(reason="category_in_use", entity=self.entity.name, id=current["id"], count=row[0])

    def _delete_now(self, current: Record, *, anonymize: bool) -> Record:
        if not self.entity.soft_delete:
            self.tx.remove(self.entity.name, current["id"])
            return current
        gone = {**current, "deleted": True, "versionDate": self.tx.now}
        if anonymize:
            gone |= {name: self._empty(name) for name in PERSONAL if name in self.entity.by_name}
            self.tx.scrub(self.entity.name, current["id"])
        return self.tx.put(self.entity.name, gone)

    def _empty(self, name: str) -> str | None:
        field = self.entity.by_name[name]
        return None if field.null or field.kind is not Kind.STRING else ""


def coalesce(entity: Entity, waiting: WaitingChange, later: Intent) -> WaitingChange:
    """One more edit on top of a waiting change (`facts/sync.md` 3.6).

    A field edited while it was held is thereby decided: the person saw the cloud's value and typed their own.
    An edit after a refusal is tried at once (F20).
    """
    intent = waiting.intent.then(later)
    base = waiting.base
    held = waiting.held
    if held is not None:
        if held.reason is HeldReason.OVERLAP:
            decided = later.fields & set(held.fields)
            base = {**(base or {}), **{name: (waiting.remote or {}).get(name) for name in decided}}
            left = tuple(name for name in held.fields if name not in decided)
            held = Held(held.reason, left, held.problems, held.since) if left else None
        elif held.reason in (HeldReason.REJECTED, HeldReason.RULE_BROKEN):
            held = None
    if waiting.kind is ChangeKind.UPDATE and base is not None:
        known = base
        unchanged = {
            name
            for name, value in intent.set.items()
            if same(entity, name, value, known.get(name)) and not (waiting.sent and name in waiting.sent.fields)
        }
        intent = intent.without(unchanged)
    return waiting.but(intent=intent, base=base, held=held, next_try=0, error=None)


def guard_page(
    tx: Transaction, entity: Entity, edits: Sequence[Edit], *, page_etag: str | None, page_tag_of: Any
) -> None:
    """PUT-many: one If-Match for the existing records of the array, in its order (`facts/cloud-api.md` 6)."""
    ids = [edit.id for edit in edits if edit.id is not None]
    tags = tx.tags(entity.name, ids)
    existing = [tags[each] for each in ids if each in tags]
    if not existing:
        return
    if page_etag is None:
        raise PreconditionRequired(entity=entity.name)
    if not matches(page_etag, page_tag_of(existing)):
        raise PreconditionFailed(entity=entity.name)
