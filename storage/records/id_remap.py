"""Records that go on under other ids: everything that mentions the old ones is rewritten, in the caller's transaction.

Called by the engine when a cloud chose the ids of records made here, and by `reconcile` when the journal tells of it.
A copy without a waiting change equals the cloud's, and the cloud never knew the old id: so only waiting changes (and
the local copies that follow from them), history and aliases can mention it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from storage.outbox import journal, outbox
from storage.outbox.changes import Intent, WaitingChange
from storage.records import history, id_aliases
from storage.records.transaction import Transaction
from storage.schema.fields import Record

Names = Mapping[int, int]
"""The id that stands now, by the old one."""


def remap(tx: Transaction, entity: str, names: Names) -> None:
    """Rewrite every reference to the old ids; the records themselves and their own changes are the caller's."""
    id_aliases.put(tx.connection, entity, names)
    tx.steps_for_journal += [journal.alias_step(entity, old, now) for old, now in names.items()]
    since = history.rename_records(tx.connection, entity, names)
    for referring in tx.catalogue.stored():
        fields = [each.name for each in referring.fields if each.references == entity]
        if not fields:
            continue
        for change in list(outbox.select(tx.connection, entity=referring.name)):
            if (renamed := with_new_ids(change, fields, names)) != change:
                tx.put_change(renamed)
        history.replace_references(tx.connection, referring.name, fields, names, since=since)


def with_new_ids(change: WaitingChange, fields: Iterable[str], names: Names) -> WaitingChange:
    """The change with the new ids in `fields`: in what is meant, what was sent, and both copies."""
    wanted = tuple(fields)

    def record(values: Mapping[str, Any]) -> Record:
        return {
            **values,
            **{name: names[values[name]] for name in wanted if values.get(name) in names},
        }

    def intent(meant: Intent) -> Intent:
        return Intent(record(meant.set), meant.add)

    return change.but(
        intent=intent(change.intent),
        covered=intent(change.covered),
        sent=None if change.sent is None else intent(change.sent),
        base=None if change.base is None else record(change.base),
        remote=None if change.remote is None else record(change.remote),
    )
