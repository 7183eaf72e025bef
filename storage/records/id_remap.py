"""Changed ids of records: every reference to an old id is rewritten, in the transaction of the caller.

Called by the engine when a cloud chose the ids of records created here, and by `journal_replay`. A record without a
pending change equals the cloud's copy: so only pending changes (and the local copies that follow from them), history
and aliases mention the old id of a record that was created here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from storage.outbox import journal, outbox
from storage.outbox.changes import Intent, WaitingChange
from storage.outbox.moves import with_edits
from storage.records import anonymized, history, id_aliases
from storage.records.transaction import Transaction
from storage.schema.fields import Record
from storage.tables import printed_prices

NewIds = Mapping[int, int]
"""Current id by old id."""


def remap(tx: Transaction, entity: str, new_ids: NewIds) -> None:
    """Rewrite every reference to the old ids; the caller rewrites the records themselves and their changes."""
    id_aliases.put(tx.connection, entity, new_ids)
    tx.note_aliases()
    tx.steps_for_journal += [journal.alias_step(entity, old, now) for old, now in new_ids.items()]
    since = history.rename_records(tx.connection, entity, new_ids)
    anonymized.rename(tx.connection, entity, new_ids)
    if entity == "products":
        printed_prices.rename(tx.connection, new_ids)
    tx.supplier_prices.rename(entity, new_ids)
    tx.plans.rename_records(entity, new_ids)
    for referring in tx.catalogue.stored():
        fields = [each.name for each in referring.fields if each.references == entity]
        if not fields:
            continue
        for change in list(outbox.select(tx.connection, entity=referring.name)):
            if (renamed := with_new_ids(change, fields, new_ids)) != change:
                tx.put_change(renamed)
        history.replace_references(tx.connection, referring.name, fields, new_ids, since=since)


def with_new_ids(change: WaitingChange, fields: Iterable[str], new_ids: NewIds) -> WaitingChange:
    """The change with the new ids in `fields`: in the intents, and in the snapshots of what was sent.

    Not in the copies of the cloud: what these mention it knows, a record that was deleted there and is restored here
    under a new id.
    """
    wanted = tuple(fields)

    def record(values: Mapping[str, Any]) -> Record:
        return {
            **values,
            **{name: new_ids[values[name]] for name in wanted if values.get(name) in new_ids},
        }

    def intent(meant: Intent) -> Intent:
        return Intent(record(meant.set), meant.add)

    return with_edits(change, intent)
