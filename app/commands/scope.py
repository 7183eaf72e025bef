"""An open command: its transaction, its undo step, the editors in it, and the events published after the commit.

Opened by `Commands`; the modules beside it that write records work on the scope they are given.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from app.commands.record_editor import Edit, RecordEditor
from storage.errors import UnknownRecord
from storage.outbox.changes import WaitingChange
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Record
from sync.events import Bus, RecordsChanged

CommandKind = Literal["save", "delete", "restore", "resolve", "undo"]


class CommandScope:
    """One open transaction of a command. Use it inside its `with` block only."""

    def __init__(self, replica: Replica, tx: Transaction, *, origin: str, rng: random.Random) -> None:
        self.catalogue = replica.catalogue
        self.tx = tx
        self.origin = origin
        self.step: int | None = None
        """Id of the undo step; None before `begin_step`."""
        self.events: list[RecordsChanged] = []
        """To be published, in this order, once the transaction is committed."""
        self._replica = replica
        self._rng = rng

    def begin_step(self, code: str, params: Mapping[str, Any], *, undoes: int | None = None) -> None:
        """Begin the undo step that everything after it belongs to."""
        self.step = self.tx.history.begin_step(code, params, origin=self.origin, undoes=undoes)

    def continue_step(self, step: int) -> None:
        """Let everything after it belong to a step that an earlier scope of the same command began."""
        self.tx.history.continue_step(step)
        self.step = step

    def editor(self, entity: str, *, verbatim: bool = False) -> RecordEditor:
        """A new editor for records of an entity; `verbatim` as in `RecordEditor`."""
        return RecordEditor(
            self.tx,
            self.catalogue[entity],
            cloud_id=self._replica.cloud_id,
            origin=self.origin,
            authoritative=self._replica.authoritative,
            rng=self._rng,
            verbatim=verbatim,
        )

    def apply(self, entity: str, edit: Edit) -> Record:
        """Apply one edit without checking its ETag; raises what `RecordEditor.apply` raises."""
        return self.editor(entity).apply(edit, guard=False)

    def held(self, entity: str, record_id: int) -> WaitingChange:
        """The record's held change; raises UnknownRecord when nothing is held."""
        change = self.tx.change(self.catalogue[entity].name, self.tx.current_id(entity, record_id))
        if change is None or change.held is None:
            raise UnknownRecord(entity=entity, id=record_id, what="held")
        return change

    def changed(self, entity: str, ids: Sequence[int], kind: CommandKind) -> RecordsChanged:
        """Queue the event that records changed, and return it."""
        event = RecordsChanged(entity, tuple(ids), kind, self.step, self.origin)
        self.events.append(event)
        return event

    def ingredients_deleted(self, editor: RecordEditor) -> None:
        """Queue the event for the ingredients that an editor deleted with their products."""
        if editor.also_deleted and editor.entity.ingredients_entity is not None:
            self.changed(editor.entity.ingredients_entity, editor.also_deleted, "delete")


@contextmanager
def open_scope(
    replica: Replica, bus: Bus, rng: random.Random, *, origin: str, person: int | None = None
) -> Iterator[CommandScope]:
    """Open a transaction without a step; when it is committed, publish its events. Nothing is published on failure.

    `person`: the employee that the history names.
    """
    with replica.write() as tx:
        tx.history.person = None if person is None else str(person)
        scope = CommandScope(replica, tx, origin=origin, rng=rng)
        yield scope
    for event in scope.events:
        bus.publish(event)
