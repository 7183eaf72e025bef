"""Commands: everything a person or a program of the shop may do to records.

Called by the window, the `/v2` server and the command line; what only conflicts need is imported by their commands,
since the window is shown before the first of them. Each command is one transaction: validated by the
catalogue, written to local copy, outbox, history and journal together, and only then answered with a `RecordsChanged`.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, Literal

from storage.errors import PreconditionFailed, PreconditionRequired, Refused, ShopError
from storage.schema.fields import Record
from sync.events import Bus, RecordsChanged

if TYPE_CHECKING:
    from app.commands.record_editor import Edit
    from app.commands.resolve import Choice, Side
    from app.commands.resolve_many import ResolvedConflicts
    from app.commands.scope import CommandScope
    from storage.records.replica import Replica
    from storage.records.transaction import Transaction
    from storage.tables.idempotency import AnswerOnce

EtagCheck = Literal["none", "each", "page"]
"""How updates are guarded: not at all, each by its own If-Match, or all by one page ETag."""


WINDOW = "window"
"""The origin of what a person does here."""


class Commands:
    """The commands of one replica. Ids of new records come from `rng` (the system's source by default)."""

    def __init__(self, replica: Replica, bus: Bus, *, rng: random.Random | None = None) -> None:
        self._replica = replica
        self._bus = bus
        self._rng = rng or random.SystemRandom()
        self.person: int | None = None
        """The employee at the window, as far as somebody said so: named by the history of what the window does."""

    @property
    def replica(self) -> Replica:
        """The replica the commands write to."""
        return self._replica

    @contextmanager
    def open(
        self, code: str, entity: str, count: int, origin: str, about: Mapping[str, Any] | None = None
    ) -> Iterator[CommandScope]:
        """Open a command: a transaction with one undo step `code` about `count` records of an entity.

        `about`: what else the step is described by.
        """
        with self.open_without_step(code, origin) as scope:
            scope.begin_step(code, {"entity": entity, "count": count, **(about or {})})
            yield scope

    @contextmanager
    def open_without_step(self, code: str, origin: str) -> Iterator[CommandScope]:  # noqa: ARG002
        """As `open` for a command that begins its step itself, once it knows what is left to do."""
        with self._open_scope(origin) as scope:
            yield scope

    def apply(
        self,
        entity: str,
        edits: Sequence[Edit],
        *,
        origin: str,
        step: str = "save",
        guard: EtagCheck = "none",
        page_etag: str | None = None,
    ) -> list[Record]:
        """`apply_tagged` without the ETags."""
        stored, _ = self.apply_tagged(
            entity, edits, origin=origin, step=step, guard=guard, page_etag=page_etag
        )
        return stored

    def apply_tagged(
        self,
        entity: str,
        edits: Sequence[Edit],
        *,
        origin: str,
        step: str = "save",
        guard: EtagCheck = "none",
        page_etag: str | None = None,
        once: AnswerOnce | None = None,
    ) -> tuple[list[Record], list[str]]:
        """Apply edits in order, all or none, as one undo step; returns the records as stored, and their ETags.

        Values are stored as they come, prices that contradict each other too, as the cloud stores them.
        Raises what `RecordEditor.apply` raises, with `index` of the failing element in its `params`, and Repeated when
        the request was carried out `once` before.
        """
        from storage.tables.etag import record_tag

        with self.open(step, entity, len(edits), origin) as scope:
            scope.tx.begin_once(once)
            editor = scope.editor(entity, verbatim=True)
            if guard == "page":
                _guard_page(scope.tx, entity, edits, page_etag)
            records = []
            for index, edit in enumerate(edits):
                try:
                    stored = None
                    if (
                        guard == "page"
                        and edit.id is not None
                        and (stored := scope.tx.stored(entity, edit.id))
                    ):
                        editor.guard_version(edit, stored.record)
                    records.append(editor.apply(edit, guard=guard == "each", stored=stored))
                except ShopError as error:
                    error.params.setdefault("index", index)
                    raise
            tags = scope.tx.tags(entity, [record["id"] for record in records])
            only_deletes = all(edit.op is None for edit in edits)
            scope.changed(entity, [record["id"] for record in records], "delete" if only_deletes else "save")
            scope.ingredients_deleted(editor)
            # A record that is gone for good has no ETag but that of its last content.
            etags = [tags.get(record["id"]) or record_tag(record) for record in records]
            scope.tx.end_once(once, records, etags)
        return records, etags

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

        `add` holds differences, `step` the code of the undo step. Raises InvalidRecord, UnknownRecord, Refused.
        """
        from app.commands.record_editor import Edit
        from storage.schema.validation import Op, blank

        with self.open(step or ("create" if id is None else "edit"), entity, 1, origin) as scope:
            if id is None:
                edit = Edit(op=Op.CREATE, body={**blank(scope.catalogue[entity]), **values}, add=add or {})
            else:
                edit = Edit(op=Op.PATCH, body=dict(values), id=id, add=add or {})
            record = scope.apply(entity, edit)
            return scope.changed(entity, [record["id"]], "save")

    def delete(
        self, entity: str, ids: Sequence[int], *, anonymize: bool = False, origin: str = "window"
    ) -> RecordsChanged:
        """Delete records; `anonymize` also removes their personal data, which cannot be undone (F53).

        The recipe of a product is deleted with it; a product that is in other recipes is refused.
        """
        from app.commands.deletion_rules import DELETE_RECIPE
        from app.commands.record_editor import Edit

        with self.open("anonymize" if anonymize else "delete", entity, len(ids), origin) as scope:
            editor = scope.editor(entity)
            strategies = DELETE_RECIPE if editor.entity.ingredients_entity is not None else {}
            for record_id in ids:
                edit = Edit(op=None, id=record_id, anonymize=anonymize, strategies=strategies)
                editor.apply(edit, guard=False)
            scope.ingredients_deleted(editor)
            return scope.changed(entity, ids, "delete")

    def restore(self, entity: str, ids: Sequence[int], *, origin: str = "window") -> RecordsChanged:
        """Restore deleted records: an unsent deletion is withdrawn, otherwise the record is created anew."""
        from app.commands.undo import restore_record

        with self.open("restore", entity, len(ids), origin) as scope:
            for record_id in ids:
                restore_record(scope, entity, scope.tx.current_id(entity, record_id))
            return scope.changed(entity, ids, "restore")

    def undo(
        self,
        *,
        step: int | None = None,
        origin: str = "window",
        of: Collection[str] | None = None,
        progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
    ) -> RecordsChanged | None:
        """Reverse the newest step (of the origins `of`, when given) by a step of its own; None when nothing can be undone.

        `step`: that one instead. Values that somebody changed since are left as they are. `progress` gets the number of
        changes reversed and the total. Raises Cancelled; then nothing was changed.
        """
        from app.commands.undo import reverse_step
        from storage.records.history import UNDO

        with self._open_scope(origin) as scope:
            found = scope.tx.history.newest_undoable(of, step)
            if found is None:
                return None
            scope.begin_step(UNDO, {"code": found.code, **found.params}, undoes=found.id)
            return reverse_step(scope, found, progress=progress, cancel=cancel)

    def redo(
        self,
        *,
        origin: str = "window",
        of: Collection[str] | None = None,
        progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
    ) -> RecordsChanged | None:
        """Reverse the newest undo, unless something else was done since; None when there is nothing to redo.

        Progress and cancelling as in `undo`.
        """
        from app.commands.undo import reverse_step

        with self._open_scope(origin) as scope:
            found = scope.tx.history.newest_redoable(of)
            if found is None:
                return None
            undo, original = found
            scope.begin_step("redo", undo.params, undoes=undo.id)
            changed = reverse_step(scope, undo, progress=progress, cancel=cancel)
            scope.tx.history.mark_undone(original, undone=False)
            return changed

    def resolve(
        self, entity: str, id: int, choices: Mapping[str, Choice], *, origin: str = "window"
    ) -> RecordsChanged:
        """Resolve held fields one by one: "local", "cloud" or a `Value`; fields left out stay held.

        Raises UnknownRecord when nothing is held, InvalidRecord when a value breaks a rule.
        """
        from app.commands.resolve import resolve_fields

        with self.open("resolve", entity, 1, origin) as scope:
            resolve_fields(scope.tx, scope.held(entity, id), choices, origin=origin)
            return scope.changed(entity, [id], "resolve")

    def keep(self, entity: str, id: int, side: Side, *, origin: str = "window") -> RecordsChanged:
        """Resolve a held change as a whole: ours is sent, or the cloud's copy stands."""
        from app.commands.resolve import possible_duplicates
        from app.commands.resolve_many import resolve_whole

        with self.open("resolve", entity, 1, origin) as scope:
            change = scope.held(entity, id)
            resolve_whole(scope, change, side)
            return scope.changed(entity, [change.id, *possible_duplicates(change)], "resolve")

    def keep_all(
        self,
        side: Side,
        *,
        entity: str | None = None,
        ids: Sequence[int] | None = None,
        items: Collection[tuple[str, int]] | None = None,
        reason: str | None = None,
        origin: str = "window",
    ) -> ResolvedConflicts:
        """Resolve many conflicts for one side, as one undo step: all, or those of an entity, of `ids`, for a reason.

        What would break a rule stays held and is listed in the answer. `ids` need an `entity`, `items` name theirs.
        """
        from app.commands.resolve_many import resolve_many, select_held

        if entity is not None:
            entity = self._replica.catalogue[entity].name
        conflicts = select_held(self._replica, entity=entity, ids=ids, items=items, reason=reason)
        decided = resolve_many(lambda: self._open_scope(origin), conflicts, side)
        for name, records in decided.records.items():
            self._bus.publish(RecordsChanged(name, tuple(records), "resolve", decided.step or 0, origin))
        return decided

    def keep_both(self, entity: str, id: int, *, origin: str = "window") -> RecordsChanged:
        """Let the cloud's version stand and keep ours as a record of its own (`app.commands.duplicate`); one undo step.

        Raises UnknownRecord when nothing is held, InvalidRecord when ours alone breaks a rule, Refused for a deletion.
        """
        from app.commands.duplicate import duplicate_values
        from app.commands.record_editor import Edit
        from app.commands.resolve import keep_change
        from storage.outbox.changes import ChangeKind
        from storage.schema.validation import Op, blank

        declared = self._replica.catalogue[entity]
        with self.open("resolve", entity, 1, origin) as scope:
            change = scope.held(entity, id)
            if change.kind is ChangeKind.DELETE or "create" not in declared.verbs:
                raise Refused(reason="decide_whole", entity=entity, id=id)
            ours = change.intent.apply(change.base or change.remote or {})
            keep_change(scope.tx, change, "cloud", origin=origin)
            body = {**blank(declared), **duplicate_values(declared, ours), "_cloudId": ours.get("_cloudId")}
            record = scope.apply(entity, Edit(op=Op.CREATE, body=body))
            return scope.changed(entity, [record["id"], id], "resolve")

    def resolve_rollback(self, side: Side, *, entity: str | None = None, origin: str = "window") -> int:
        """Resolve what a cloud rollback lost or set back (`resolve_regressed`); returns the number of records."""
        from app.commands.resolve_rollback import resolve_regressed

        with self._open_scope(origin) as scope:
            counts = scope.tx.sync_state.regressions.counts()
            count = sum(counts.values()) if entity is None else counts.get(entity, 0)
            scope.begin_step("resolve", {"entity": entity or "", "count": count})
            resolved = resolve_regressed(scope.tx, side, entity, origin=origin)
            for name, ids in resolved.items():
                scope.changed(name, ids, "resolve")
        return sum(map(len, resolved.values()))

    def retry(self, items: Iterable[tuple[str, int]] | None = None, *, origin: str = "window") -> int:
        """Make pending changes due at the next run, all of them or those of the records named; returns how many.

        Also what the cloud refused before, because a person says that the reason was removed there. Conflicts
        between two versions stay held.
        """
        from app.commands.resolve import keep_change
        from storage.outbox.questions import Decision
        from sync.change.edit import tried_again

        retried: dict[str, list[int]] = {}
        with self._open_scope(origin) as scope:
            if items is None:
                keys = [
                    (change.entity, change.id)
                    for change in self._replica.changes(held=False)
                    if change.next_try
                ]
            else:
                keys = list(items)
            for entity, record_id in keys:
                change = scope.tx.change(entity, record_id)
                if change is None:
                    continue
                if change.held is None:
                    scope.tx.put_change_metadata(tried_again(change))
                elif Decision.TRY_AGAIN in change.question.takes:
                    keep_change(scope.tx, change, "local", origin=origin)
                else:
                    continue
                retried.setdefault(entity, []).append(record_id)
            for entity, ids in retried.items():
                scope.changed(entity, ids, "resolve")
        return sum(map(len, retried.values()))

    def _open_scope(self, origin: str) -> AbstractContextManager[CommandScope]:
        from app.commands.scope import open_scope

        person = self.person if origin == WINDOW else None
        return open_scope(self._replica, self._bus, self._rng, origin=origin, person=person)


def _guard_page(tx: Transaction, entity: str, edits: Sequence[Edit], page_etag: str | None) -> None:
    """PUT-many: one If-Match for the existing records of the array, in its order, as the real cloud does."""
    from storage.tables.etag import matches, page_tag

    ids = [edit.id for edit in edits if edit.id is not None]
    tags = tx.tags(entity, ids)
    existing = [tags[record_id] for record_id in ids if record_id in tags]
    if not existing:
        return
    if page_etag is None:
        raise PreconditionRequired(entity=entity)
    if not matches(page_etag, page_tag(existing)):
        raise PreconditionFailed(entity=entity)
