"""Everything a person or a program of the shop may do to records.

Called by the window, the `/v2` server and the command line. Each command is one transaction: validated by the
catalogue, written to local copy, outbox, history and journal together, and only then answered with a `RecordsChanged`.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal

from app.commands.deletion_rules import WITH_ITS_RECIPE
from app.commands.duplicate import duplicate_values
from app.commands.record_editor import Edit, Editor
from app.commands.resolve import REFUSED_THERE, Choice, doubles, keep_change, resolve_fields
from app.commands.resolve_many import Decided, asked, decide, decide_all
from app.commands.resolve_rollback import Side, decide_disputed
from storage.errors import (
    InvalidRecord,
    PreconditionFailed,
    PreconditionRequired,
    Refused,
    ShopError,
    UnknownRecord,
)
from storage.outbox.changes import ChangeKind, HoldReason, WaitingChange
from storage.records.history import UNDO, Event, EventKind, Step
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Merge, Record
from storage.schema.validation import Op, blank
from storage.tables.etag import matches, page_tag
from sync.events import Bus, RecordsChanged

Guard = Literal["none", "each", "page"]
"""How updates are guarded: not at all, each by its own If-Match, or all by one page tag."""


class Commands:
    """The commands of one replica. Ids of new records come from `rng` (the system's source by default)."""

    def __init__(self, replica: Replica, bus: Bus, *, rng: random.Random | None = None) -> None:
        self._replica = replica
        self._bus = bus
        self._rng = rng or random.SystemRandom()

    @property
    def replica(self) -> Replica:
        """What is written to; for those who read before they command."""
        return self._replica

    def apply(
        self,
        entity: str,
        edits: Sequence[Edit],
        *,
        origin: str,
        step: str = "save",
        guard: Guard = "none",
        page_etag: str | None = None,
    ) -> list[Record]:
        """Apply edits in order, all or none, as one undo step; the answer has the records as they now stand.

        Raises what `Editor.apply` raises, with `index` of the failing element in its `params`.
        """
        with self._replica.write() as tx:
            number = self._begin(tx, step, entity, len(edits), origin)
            editor = self._editor(tx, entity, origin)
            if guard == "page":
                _guard_page(tx, entity, edits, page_etag)
            records = []
            for index, edit in enumerate(edits):
                try:
                    if guard == "page" and edit.id is not None and (now := tx.get(entity, edit.id)):
                        editor.guard_version(edit, now)
                    records.append(editor.apply(edit, guard=guard == "each"))
                except ShopError as error:
                    error.params.setdefault("index", index)
                    raise
        kind: Literal["save", "delete"] = "delete" if all(edit.op is None for edit in edits) else "save"
        self._tell(entity, [record["id"] for record in records], kind, number, origin)
        self._tell_also_deleted(editor, number, origin)
        return records

    def save(
        self,
        entity: str,
        values: Mapping[str, Any],
        *,
        id: int | None = None,
        add: Mapping[str, float] | None = None,
        origin: str = "window",
        step: str = "",
    ) -> RecordsChanged:
        """Create a record (`id` None; fields left out take their defaults) or change the given fields of one.

        `add` holds differences, `step` the name of the undo step. Raises InvalidRecord, UnknownRecord, Refused.
        """
        op = Op.CREATE if id is None else Op.PATCH
        with self._replica.write() as tx:
            code = step or ("create" if id is None else "edit")
            number = self._begin(tx, code, entity, 1, origin)
            start = blank(self._replica.catalogue[entity]) if id is None else {}
            edit = Edit(op=op, body={**start, **values}, id=id, add=add or {})
            record = self._editor(tx, entity, origin).apply(edit, guard=False)
        return self._tell(entity, [record["id"]], "save", number, origin)

    def delete(
        self, entity: str, ids: Sequence[int], *, anonymize: bool = False, origin: str = "window"
    ) -> RecordsChanged:
        """Delete records; `anonymize` also has their personal data removed, which nothing undoes (F53).

        The recipe of a product goes with it; a product that is in other recipes is refused.
        """
        with self._replica.write() as tx:
            number = self._begin(tx, "delete", entity, len(ids), origin)
            meant = WITH_ITS_RECIPE if entity == "products" else {}
            editor = self._editor(tx, entity, origin)
            for record_id in ids:
                edit = Edit(op=None, id=record_id, anonymize=anonymize, strategies=meant)
                editor.apply(edit, guard=False)
        self._tell_also_deleted(editor, number, origin)
        return self._tell(entity, ids, "delete", number, origin)

    def restore(self, entity: str, ids: Sequence[int], *, origin: str = "window") -> RecordsChanged:
        """Bring deleted records back: the waiting deletion is withdrawn, or the record is created anew."""
        with self._replica.write() as tx:
            number = self._begin(tx, "restore", entity, len(ids), origin)
            for record_id in ids:
                self._restore(tx, entity, tx.current_id(entity, record_id), origin)
        return self._tell(entity, ids, "restore", number, origin)

    def undo(
        self, *, step: int | None = None, origin: str = "window", of: str | None = None
    ) -> RecordsChanged | None:
        """Take back the newest step (of one origin, when `of` names it) by a change of its own.

        Values that somebody changed since are left as they are. None when there is nothing to undo.
        """
        with self._replica.write() as tx:
            newest = tx.newest_undoable(of)
            if newest is None or (step is not None and newest.id != step):
                return None
            number, touched = self._reverse(tx, UNDO, newest, {"code": newest.code, **newest.params}, origin)
        return self._tell_touched(touched, number, origin)

    def redo(self, *, origin: str = "window", of: str | None = None) -> RecordsChanged | None:
        """Take back the newest undo, unless something else was done since; None when there is nothing to redo."""
        with self._replica.write() as tx:
            found = tx.newest_redoable(of)
            if found is None:
                return None
            undo, original = found
            number, touched = self._reverse(tx, "redo", undo, undo.params, origin)
            tx.mark_undone(original, undone=False)
        return self._tell_touched(touched, number, origin)

    def _reverse(
        self, tx: Transaction, code: str, step: Step, params: Mapping[str, Any], origin: str
    ) -> tuple[int, list[tuple[str, int]]]:
        """Do the opposite of a step as a step of its own; its number and the records touched."""
        events = tx.events_of(step.id)
        number = tx.begin_step(code, params, origin=origin, undoes=step.id)
        for event in reversed(events):
            self._take_back(tx, event, origin)
        tx.mark_undone(step.id)
        return number, list(dict.fromkeys((event.entity, event.id) for event in reversed(events)))

    def _tell_touched(self, touched: Sequence[tuple[str, int]], step: int, origin: str) -> RecordsChanged:
        """Tell of each entity; the answer speaks of the first."""
        by_entity: dict[str, list[int]] = {}
        for entity, record_id in touched:
            by_entity.setdefault(entity, []).append(record_id)
        told = [self._tell(entity, ids, "undo", step, origin) for entity, ids in by_entity.items()]
        return told[0] if told else self._tell("", (), "undo", step, origin)

    def resolve(
        self, entity: str, id: int, choices: Mapping[str, Choice], *, origin: str = "window"
    ) -> RecordsChanged:
        """Decide held fields one by one: "local", "cloud" or a `Value`; fields left out stay held.

        Raises UnknownRecord when nothing is held, InvalidRecord when a value breaks a rule.
        """
        with self._replica.write() as tx:
            number = self._begin(tx, "resolve", entity, 1, origin)
            change = self._held(tx, entity, id)
            resolve_fields(tx, change, choices, origin=origin)
        return self._tell(entity, [id], "resolve", number, origin)

    def keep(
        self, entity: str, id: int, side: Literal["local", "cloud"], *, origin: str = "window"
    ) -> RecordsChanged:
        """Decide a held change as a whole: ours goes, or the cloud's stands."""
        with self._replica.write() as tx:
            number = self._begin(tx, "resolve", entity, 1, origin)
            change = self._held(tx, entity, id)
            self._decide(tx, change, side, origin)
        return self._tell(entity, [change.id, *doubles(change)], "resolve", number, origin)

    def keep_all(
        self,
        side: Literal["local", "cloud"],
        *,
        entity: str | None = None,
        ids: Sequence[int] | None = None,
        items: Collection[tuple[str, int]] | None = None,
        reason: HoldReason | None = None,
        origin: str = "window",
    ) -> Decided:
        """Decide many held records for one side, as one undo step: all, or those of an entity, of `ids`, for a reason.

        What would break a rule stays held and is named in the answer. `ids` need an `entity`, `items` name theirs.
        """
        if entity is not None:
            entity = self._replica.catalogue[entity].name
        questions = asked(self._replica, entity=entity, ids=ids, items=items, reason=reason)
        decided = decide_all(
            self._replica,
            questions,
            side,
            lambda tx, change: self._decide(tx, change, side, origin),
            origin=origin,
        )
        for name, records in decided.records.items():
            self._tell(name, records, "resolve", decided.step or 0, origin)
        return decided

    def _decide(
        self, tx: Transaction, change: WaitingChange, side: Literal["local", "cloud"], origin: str
    ) -> None:
        decide(tx, change, side, origin=origin)
        if side == "local":
            for other in doubles(change):
                there = tx.get(change.entity, other)
                if there is not None and not there.get("deleted"):
                    self._editor(tx, change.entity, origin).apply(Edit(op=None, id=other), guard=False)

    def keep_both(self, entity: str, id: int, *, origin: str = "window") -> RecordsChanged:
        """Let the cloud's version stand and keep ours as a record of its own (`app.commands.duplicate`); one undo step.

        Raises UnknownRecord when nothing is held, InvalidRecord when ours alone breaks a rule, Refused for a deletion.
        """
        declared = self._replica.catalogue[entity]
        with self._replica.write() as tx:
            number = self._begin(tx, "resolve", entity, 1, origin)
            change = self._held(tx, entity, id)
            if change.kind is ChangeKind.DELETE or "create" not in declared.verbs:
                raise Refused(reason="decide_whole", entity=entity, id=id)
            ours = change.intent.apply(change.base or change.remote or {})
            keep_change(tx, change, "cloud", origin=origin)
            body = {**blank(declared), **duplicate_values(declared, ours), "_cloudId": ours.get("_cloudId")}
            edit = Edit(op=Op.CREATE, body=body)
            record = self._editor(tx, entity, origin).apply(edit, guard=False)
        return self._tell(entity, [record["id"], id], "resolve", number, origin)

    def decide_setback(self, side: Side, *, entity: str | None = None, origin: str = "window") -> int:
        """Decide about all that the cloud lost or turned back; answers how many records. See `decide_disputed`."""
        with self._replica.write() as tx:
            number = self._begin(tx, "resolve", entity or "", 0, origin)
            touched = decide_disputed(tx, side, entity, origin=origin)
        for name, ids in touched.items():
            self._tell(name, ids, "resolve", number, origin)
        return sum(map(len, touched.values()))

    def retry(self, items: Iterable[tuple[str, int]] | None = None, *, origin: str = "window") -> int:
        """Try waiting changes again at the next run, all of them or those of the records named; how many.

        Also what the cloud refused before: a person says so who mended the reason there. What needs a decision
        between two versions goes on needing it.
        """
        again: dict[str, list[int]] = {}
        with self._replica.write() as tx:
            if items is None:
                keys = [(each.entity, each.id) for each in self._replica.changes(held=False) if each.next_try]
            else:
                keys = list(items)
            for entity, record_id in keys:
                change = tx.change(entity, record_id)
                if change is None:
                    continue
                if change.held is None:
                    tx.put_change_metadata(change.but(next_try=0))
                elif change.held.reason in REFUSED_THERE:
                    keep_change(tx, change, "local", origin=origin)
                else:
                    continue
                again.setdefault(entity, []).append(record_id)
        for entity, ids in again.items():
            self._bus.publish(RecordsChanged(entity, tuple(ids), "resolve", origin=origin))
        return sum(map(len, again.values()))

    # parts

    def _begin(self, tx: Transaction, code: str, entity: str, count: int, origin: str) -> int:
        return tx.begin_step(code, {"entity": entity, "count": count}, origin=origin)

    def _editor(self, tx: Transaction, entity: str, origin: str) -> Editor:
        return Editor(
            tx,
            self._replica.catalogue[entity],
            cloud_id=self._replica.cloud_id,
            origin=origin,
            authoritative=self._replica.authoritative,
            rng=self._rng,
        )

    def _tell(
        self, entity: str, ids: Sequence[int], kind: Literal["save", "delete", "restore", "resolve", "undo"],
        step: int, origin: str,
    ) -> RecordsChanged:  # fmt: skip
        change = RecordsChanged(entity, tuple(ids), kind, step, origin)
        self._bus.publish(change)
        return change

    def _tell_also_deleted(self, editor: Editor, step: int, origin: str) -> None:
        if editor.also_deleted:
            self._tell("product-ingredients", editor.also_deleted, "delete", step, origin)

    def _held(self, tx: Transaction, entity: str, record_id: int) -> WaitingChange:
        change = tx.change(self._replica.catalogue[entity].name, tx.current_id(entity, record_id))
        if change is None or change.held is None:
            raise UnknownRecord(entity=entity, id=record_id, what="held")
        return change

    def _restore(self, tx: Transaction, entity: str, record_id: int, origin: str) -> None:
        editor = self._editor(tx, entity, origin)
        waiting = tx.change(entity, record_id)
        if waiting is not None and _withdrawable(waiting):
            editor.withdraw(waiting)
            return
        record = tx.get(entity, record_id)
        if record is None:
            raise UnknownRecord(entity=entity, id=record_id)
        if not record.get("deleted"):
            return
        body = {**record, "deleted": False}
        body.pop("versionDate", None)
        editor.apply(Edit(op=Op.REPLACE, body=body, id=record_id), guard=False)

    def _take_back(self, tx: Transaction, event: Event, origin: str) -> None:
        editor = self._editor(tx, event.entity, origin)
        current = tx.get(event.entity, event.id)
        match event.kind:
            case EventKind.CREATED:
                if current is not None and not current.get("deleted"):
                    editor.apply(Edit(op=None, id=event.id), guard=False)
            case EventKind.DISCARDED if current is None:
                values = {name: new for name, (_, new) in event.fields.items() if name != "id"}
                editor.apply(Edit(op=Op.REPLACE, body={**values, "id": event.id}, id=event.id), guard=False)
            case EventKind.DELETED:
                waiting = tx.change(event.entity, event.id)
                withdrawable = waiting is not None and _withdrawable(waiting)
                if "anonymize" in event.fields and not withdrawable:
                    raise Refused(reason="anonymized", entity=event.entity, id=event.id)
                if current is not None or withdrawable:
                    self._restore(tx, event.entity, event.id, origin)
            case EventKind.RESOLVED if event.fields.get("deleted") == (False, True):
                self._restore(tx, event.entity, event.id, origin)
            case EventKind.RESTORED if current is not None:
                editor.apply(Edit(op=None, id=event.id), guard=False)
            case EventKind.EDITED | EventKind.RESOLVED | EventKind.DISCARDED if current is not None:
                self._set_back(event, current, editor)

    def _set_back(self, event: Event, current: Record, editor: Editor) -> None:
        values = {name: old for name, (old, new) in event.fields.items() if current.get(name) == new}
        if not values or current.get("deleted"):
            return
        # A counter goes back by the difference: what tills add meanwhile stays (F62).
        fields = editor.entity.by_name
        counters = [name for name in values if name in fields and fields[name].merge is Merge.COUNTER]
        add = {
            name: values.pop(name) - event.fields[name][1] for name in counters if values[name] is not None
        }
        edit = Edit(op=Op.PATCH, body=values, id=event.id, add=add)
        try:
            editor.apply(edit, guard=False)
        except InvalidRecord as error:
            raise Refused(
                reason="undo_breaks_rule", entity=event.entity, id=event.id, problems=error.problems
            ) from error


def _withdrawable(waiting: WaitingChange) -> bool:
    """Whether a deletion can be taken back without asking the cloud: it never left."""
    unsent = waiting.attempts == 0 and waiting.sent is None
    return waiting.kind is ChangeKind.DELETE and unsent and waiting.base is not None


def _guard_page(tx: Transaction, entity: str, edits: Sequence[Edit], page_etag: str | None) -> None:
    """PUT-many: one If-Match for the existing records of the array, in its order (`facts/cloud-api.md` 6)."""
    ids = [edit.id for edit in edits if edit.id is not None]
    tags = tx.tags(entity, ids)
    existing = [tags[each] for each in ids if each in tags]
    if not existing:
        return
    if page_etag is None:
        raise PreconditionRequired(entity=entity)
    if not matches(page_etag, page_tag(existing)):
        raise PreconditionFailed(entity=entity)
