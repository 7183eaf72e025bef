"""One edit inside a transaction: validated by the catalogue, guarded by its ETag, stored with its history.

Called through `CommandScope`. An ordinary replica turns an edit into a pending change; an authoritative one (the
practice cloud) stores it as final.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from app import prices
from app.commands.deletion_rules import Strategies, check_deletable
from app.commands.recipe_rules import INGREDIENT, PARENT, check_recipe
from storage import timestamps
from storage.errors import (
    BugError,
    InvalidRecord,
    PreconditionFailed,
    PreconditionRequired,
    Problem,
    Refused,
    StaleVersion,
    UnknownRecord,
)
from storage.outbox.changes import UNDO_MS, ChangeKind, ChangeState, Intent, WaitingChange, view
from storage.outbox.state import By, Gone, Keep, Known, New, Remove, gone
from storage.records.history import EventKind, diff
from storage.records.replica import MAX_SAFE_ID
from storage.records.stored_rows import Stored, writer_number
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import Op, accept, accept_former, blank, same
from storage.tables.etag import matches
from storage.tables.stock import stock_total
from sync.change.edit import deleted, forgotten, is_over, saved, withdrawn

PACKAGING = "packaging"
"""Field that the cloud lets nobody change while there is stock of the product."""
PERSON = "window"
"""Origin of what a person does here, and can undo."""


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
    strategies: Strategies = field(default_factory=dict)
    """For the deletion of a product: what happens to ingredients that mention it."""
    keep: frozenset[str] = frozenset()
    """Fields that the writer was not shown: a REPLACE that leaves them out does not empty them."""
    former: bool = False
    """The values of a PATCH are those that the record had before, and the cloud's need not obey our rules."""


@cache
def _sendable_fields(entity: Entity) -> frozenset[str]:
    """The fields of which the cloud takes our value."""
    fields = (each.name for each in entity.fields if each.writable and each.merge is not Merge.SERVER)
    return frozenset(fields) | {"_cloudId"}


class RecordEditor:
    """Applies edits of one entity in one transaction."""

    def __init__(
        self,
        tx: Transaction,
        entity: Entity,
        *,
        cloud_id: int | None,
        origin: str,
        authoritative: bool,
        rng: random.Random,
        verbatim: bool = False,
    ) -> None:
        self.tx = tx
        self.cloud_id = cloud_id
        self.entity = entity
        self.origin = origin
        self.authoritative = authoritative
        self.rng = rng
        self.verbatim = verbatim
        """Store prices as they are given. Otherwise the price that was not given follows (`app.prices`)."""
        self.also_deleted: list[int] = []
        """Ids of ingredients deleted with their product."""

    def apply(self, edit: Edit, *, guard: bool, stored: Stored | None = None) -> Record:
        """Store one edit and return the record as stored. `stored` is what the caller has just read of it.

        Raises InvalidRecord, UnknownRecord, Refused, and with `guard` also PreconditionRequired,
        PreconditionFailed and StaleVersion.
        """
        record_id, body = self.tx.resolve_edit_ids(self.entity.name, edit.id, edit.body)
        if record_id != edit.id or body is not edit.body:
            edit, stored = replace(edit, id=record_id, body=body), None
        if edit.op is None:
            return self._delete(edit)
        if stored is None and edit.id is not None:
            stored = self.tx.stored(self.entity.name, edit.id)
        if stored is None:
            if edit.op is Op.PATCH:
                raise UnknownRecord(entity=self.entity.name, id=edit.id)
            values = accept(self.entity, self._of_this_cloud(edit.body), edit.op, kept=self._kept(edit, {}))
            return self._create(values, edit.id, edit.add)
        current = stored.record
        if guard:
            self._guard(edit, stored)
        if edit.op is Op.PATCH:
            if edit.former:
                values = accept_former(self.entity, edit.body, onto=current)
            else:
                values = accept(
                    self.entity, edit.body, Op.PATCH, onto=current, kept=self._kept(edit, current)
                )
        else:
            body = self._of_this_cloud(edit.body)
            values = accept(self.entity, body, Op.REPLACE, kept=self._kept(edit, current))
            values = self._replacement(values, current, edit.keep)
        if current.get("deleted") and not ("deleted" in values and edit.op is Op.REPLACE):
            raise Refused(reason="deleted", entity=self.entity.name, id=edit.id)
        return self._update(stored, values, edit.add)

    def _kept(self, edit: Edit, current: Record) -> Mapping[str, Any]:
        """Texts that stay letter by letter: those that the cloud sent, and in a cloud all."""
        return edit.body if self.authoritative and isinstance(edit.body, Mapping) else current

    def _of_this_cloud(self, body: Any) -> Any:
        """The body with `_cloudId` filled in, which clients may leave out or null, as in the real cloud."""
        if self.cloud_id is None or not isinstance(body, Mapping):
            return body
        given = body.get("_cloudId")
        if given is not None and str(given) != str(self.cloud_id):
            raise InvalidRecord([Problem("_cloudId", "other_cloud", {"cloud_id": self.cloud_id})])
        return {**body, "_cloudId": self.cloud_id}

    # guards

    def _guard(self, edit: Edit, stored: Stored) -> None:
        if edit.etag is None:
            raise PreconditionRequired(entity=self.entity.name, id=edit.id)
        if not matches(edit.etag, stored.tag()):
            raise PreconditionFailed(entity=self.entity.name, id=edit.id)
        self.guard_version(edit, stored.record)

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
            if name in values and self.tx.ids_with(self.entity.name, {name: values[name]}, except_id=own_id):
                raise InvalidRecord([Problem(name, "not_unique", {"value": values[name]})])

    # creating

    def _create(self, values: Record, record_id: int | None, add: Mapping[str, float]) -> Record:
        if record_id is None:
            record_id = self.rng.randrange(1, MAX_SAFE_ID)
        values = values | self._following(values, blank(self.entity))
        record = Intent({"id": record_id}, self._differences(add)).apply(
            self._sendable(blank(self.entity) | values)
        )
        if add:
            accept(self.entity, {name: record[name] for name in add}, Op.PATCH, onto=record)
        self._unique(record, record_id)
        check_recipe(self.tx, self.entity, record, own_id=record_id)
        self.tx.history.record(
            self.entity.name, record_id, EventKind.CREATED, fields=diff(None, record), origin=self.origin
        )
        if self.authoritative:
            if "created" in self.entity.by_name:
                record["created"] = self.tx.now
            if "deleted" in self.entity.by_name:
                record["deleted"] = False
            return self.tx.put(self.entity.name, record | self._stamps())
        return self.tx.put_change(
            WaitingChange(
                entity=self.entity.name, id=record_id, wish=Keep(Intent(record)), by=self._by(self.tx.now)
            )
        )

    def _by(self, created: int) -> By:
        return By(self.origin, created, self.tx.now)

    def _stamps(self) -> Record:
        """What an authoritative replica says of a write."""
        by = {"modifiedBy": writer_number(self.origin)} if "modifiedBy" in self.entity.by_name else {}
        return {"versionDate": self.tx.now, **by}

    def _differences(self, add: Mapping[str, float]) -> Mapping[str, float]:
        for name in add:
            if self.entity.by_name[name].merge is not Merge.COUNTER:
                raise BugError(what="a difference for a field that is no counter", field=name)
        return add

    def _sendable(self, values: Mapping[str, Any]) -> Record:
        sendable = _sendable_fields(self.entity)
        return {name: value for name, value in values.items() if name in sendable}

    # updating

    def _replacement(self, values: Record, current: Record, keep: frozenset[str]) -> Record:
        """A full replacement: nullable fields the body leaves out become null but for those in `keep`, others stay."""
        left_out = {
            field.name: None
            for field in self.entity.fields
            if field.null
            and field.writable
            and field.merge is not Merge.SERVER
            and field.name not in values
            and field.name not in keep
        }
        return left_out | ({"deleted": False} if current.get("deleted") else {}) | values

    def _update(self, stored: Stored, values: Record, add: Mapping[str, float]) -> Record:
        current = stored.record
        record_id = current["id"]
        undelete = bool(current.get("deleted"))
        sendable = _sendable_fields(self.entity)
        meant = {
            name: value
            for name, value in values.items()
            # Most are equal, which needs no canonical form.
            if value != current.get(name)
            and name in sendable
            and name != "_cloudId"
            and not same(self.entity, name, value, current.get(name))
        }
        meant |= self._following(meant, current)
        added = self._differences(add).items()
        intent = Intent(meant, {name: amount for name, amount in added if amount and name not in meant})
        after = intent.apply(current)
        if add:
            accept(self.entity, {name: after[name] for name in add}, Op.PATCH, onto=current)
        if not intent and not undelete:
            return current
        self._unique(after if undelete else intent.set, record_id)
        if undelete or intent.fields & {PARENT, INGREDIENT}:
            check_recipe(self.tx, self.entity, after, own_id=record_id)
        # Only the cloud knows the stock of this moment.
        if self.authoritative and PACKAGING in intent.fields and stock_total(self.tx, record_id):
            raise Refused(reason="packaging_in_stock", entity=self.entity.name, id=record_id)
        kind = EventKind.RESTORED if undelete else EventKind.EDITED
        fields = {name: (current.get(name), after[name]) for name in intent.fields}
        self.tx.history.record(self.entity.name, record_id, kind, fields=fields, origin=self.origin)
        if self.authoritative:
            if undelete:
                after["deleted"] = False
            return self.tx.put(self.entity.name, after | self._stamps())
        if undelete:
            return self.tx.put_change(self._recreate(after))
        return self._put_update(stored, intent)

    def _following(self, values: Mapping[str, Any], before: Mapping[str, Any]) -> Record:
        """The price that follows from those in `values` that differ from the ones `before`."""
        if self.verbatim or self.authoritative or not prices.has_linked_prices(self.entity):
            return {}
        written = [
            name
            for name in prices.LINKED
            if name in values and not same(self.entity, name, values[name], before.get(name))
        ]
        return {
            name: price
            for name, price in prices.follow({**before, **values}, written).items()
            if not same(self.entity, name, price, {**before, **values}.get(name))
        }

    def _put_update(self, stored: Stored, intent: Intent) -> Record:
        record_id = stored.record["id"]
        waiting = self.tx.change(self.entity.name, record_id)
        if waiting is None:
            change = WaitingChange(
                entity=self.entity.name,
                id=record_id,
                wish=Keep(intent),
                basis=Known(stored.cloud_copy()),
                by=self._by(self.tx.now),
            )
            return self.tx.put_change(change, onto=stored)
        return store(self.tx, saved(self.entity, waiting, intent, by=self._by(waiting.created)))

    def _recreate(self, record: Record) -> WaitingChange:
        """The change that creates a deleted record again under its own id.

        Its base is the deleted copy and says that the id is not a new one. A record whose create is not confirmed
        yet has none, nor has one that the cloud never had.
        """
        waiting = self.tx.change(self.entity.name, record["id"])
        base: Record | None
        if waiting is None and self.tx.is_unsent(self.entity.name, record["id"]):
            # One that the cloud no more has may be a deleted copy there that it does not show (F132). Of when is unknown.
            had = self.tx.history.was_in_cloud(self.entity.name, record["id"])
            base = {name: record[name] for name in record if name != "versionDate"} if had else None
        elif waiting is None:
            base = self.tx.cloud_copies(self.entity.name, [record["id"]])[record["id"]]
        else:
            base = waiting.base
        return WaitingChange(
            entity=self.entity.name,
            id=record["id"],
            wish=Keep(Intent(self._sendable(record) | {"id": record["id"]})),
            basis=New() if base is None else gone(None, base),
            sent=waiting.sent if waiting else None,
            by=self._by(self.tx.now),
        )

    # deleting

    def _delete(self, edit: Edit) -> Record:
        if edit.id is None or (current := self.tx.get(self.entity.name, edit.id)) is None:
            raise UnknownRecord(entity=self.entity.name, id=edit.id)
        if current.get("deleted"):
            return self._anonymize_too(current) if edit.anonymize else current
        record_id = edit.id
        self._delete_ingredients(check_deletable(self.tx, self.entity, record_id, edit.strategies))
        self.tx.history.record(
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
            waiting = self._of_cloud_copy(record_id)
        elif (
            waiting.kind is ChangeKind.CREATE
            and waiting.base is None
            and waiting.state is ChangeState.WAITING
        ):
            # Never sent, or refused: the change is dropped (F51), and the record stays as one that was deleted.
            self.tx.history.record(
                self.entity.name,
                record_id,
                EventKind.DISCARDED,
                fields=diff(None, current),
                origin=self.origin,
            )
            self.tx.drop_change(self.entity.name, record_id)
            return self._delete_unsent(current, anonymize=edit.anonymize)
        if edit.anonymize:
            self.tx.anonymize(self.entity.name, record_id)
        plain = self.origin == PERSON and not edit.anonymize
        # A person may think better of it; no other program can undo.
        due = self.tx.now + UNDO_MS if plain and waiting.never_sent else 0
        wish = Remove(anonymize=edit.anonymize, strategies=edit.strategies)
        return self.tx.put_change(deleted(waiting, wish, due=due, by=self._by(waiting.created)))

    def _of_cloud_copy(self, record_id: int) -> WaitingChange:
        """A change of a record of which nothing waits."""
        copy = self.tx.cloud_copies(self.entity.name, [record_id])[record_id]
        basis = Gone(copy) if copy.get("deleted") else Known(copy)
        return WaitingChange(
            entity=self.entity.name, id=record_id, wish=Remove(), basis=basis, by=By(created=self.tx.now)
        )

    def _delete_unsent(self, current: Record, *, anonymize: bool) -> Record:
        if anonymize:
            self.tx.anonymize(self.entity.name, current["id"])
        self.tx.remove(self.entity.name, current["id"])
        return self.tx.get(self.entity.name, current["id"]) or current

    def _anonymize_too(self, current: Record) -> Record:
        """Anonymise a deleted record at once, and let the cloud do so.

        A plain deletion that is on its way is not repeated with another flag: the one that anonymises follows it (F53).
        """
        event = {"anonymize": (None, True)}
        name, record_id = self.entity.name, current["id"]
        if not self.entity.personal or self.tx.is_anonymized(name, record_id):
            return current
        self.tx.history.record(name, record_id, EventKind.DELETED, fields=event, origin=self.origin)
        if self.authoritative:
            return self._delete_now(current, anonymize=True)
        waiting = self.tx.change(name, record_id)
        if waiting is None and self.tx.is_unsent(name, record_id):
            return self._delete_unsent(current, anonymize=True)
        if waiting is None or waiting.kind is not ChangeKind.DELETE:
            waiting = self._of_cloud_copy(record_id)
        self.tx.anonymize(name, record_id)
        return self.tx.put_change(forgotten(waiting, by=self._by(waiting.created)))

    def withdraw(self, waiting: WaitingChange) -> Record:
        """Withdraw an unsent deletion; the edits it covered are pending again."""
        back = withdrawn(waiting, now=self.tx.now)
        self._unique(view(back), waiting.id)
        check_recipe(self.tx, self.entity, view(back), own_id=waiting.id)
        self.tx.history.record(self.entity.name, waiting.id, EventKind.RESTORED, origin=self.origin)
        return store(self.tx, back)

    def _delete_ingredients(self, ingredients: Sequence[int]) -> None:
        if not ingredients or self.entity.ingredients_entity is None:
            return
        editor = RecordEditor(
            self.tx,
            self.tx.declared(self.entity.ingredients_entity),
            cloud_id=self.cloud_id,
            origin=self.origin,
            authoritative=self.authoritative,
            rng=self.rng,
            verbatim=self.verbatim,
        )
        for ingredient_id in ingredients:
            editor.apply(Edit(op=None, id=ingredient_id), guard=False)
        self.also_deleted += ingredients

    def _delete_now(self, current: Record, *, anonymize: bool) -> Record:
        if not self.entity.soft_delete:
            self.tx.remove(self.entity.name, current["id"])
            return current
        gone = {**current, "deleted": True, **self._stamps()}
        if anonymize:
            self.tx.anonymize(self.entity.name, current["id"])
        return self.tx.put(self.entity.name, gone)


def store(tx: Transaction, change: WaitingChange) -> Record:
    """Store the change, or drop it when nothing of it is left to send; returns the local copy."""
    if is_over(change):
        tx.drop_change(change.entity, change.id)
        return tx.put(change.entity, change.remote or change.base or view(change))
    return tx.put_change(change)
