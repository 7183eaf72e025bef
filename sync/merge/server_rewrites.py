"""Server rewrites: the cloud stores a value as another one (F35, F119).

Called by the push session when a create or an update was answered. The cloud's form of a value (trimmed, in other case,
rounded: `server_form`) is accepted; a person or a program of the shop that sets the same value again and again has not
noticed, and is asked the third time. A value that was cut or ignored is asked about at once. Counted in the database,
so that a restart forgets nothing; only the very same pair of values counts, so that somebody else's edit never does.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity
from storage.schema.validation import canonical, same
from sync.change.server_form import changed_values, is_asked_about

MOST = 3
"""Rewrites of the same value to the same form after which a person is asked."""


def unkept_fields(
    tx: Transaction,
    entity: Entity,
    change: WaitingChange,
    answer: Mapping[str, Any],
    *,
    counted: Container[tuple[int, str]],
) -> frozenset[str]:
    """Fields of an answered create or update of which a person is to be asked, as the cloud does not keep the value.

    `counted`: what `ServerRewrites.counted` says of the record.
    """
    sent = change.sent
    if change.kind is ChangeKind.DELETE or sent is None:
        return frozenset()
    rewritten = set(changed_values(entity, change, answer))
    if change.kind is ChangeKind.UPDATE:
        rewritten |= {
            name
            for name, value in sent.set.items()
            if name in answer
            and name not in rewritten
            and is_asked_about(entity, name)
            and _is_repeated(tx, entity, (change.id, name), (value, answer[name]), counted)
        }
    return frozenset(rewritten)


def _is_repeated(
    tx: Transaction,
    entity: Entity,
    key: tuple[int, str],
    values: tuple[Any, Any],
    counted: Container[tuple[int, str]],
) -> bool:
    """Count this answer to a record's field, which was sent and answered with `values`; answers whether a person is to be
    asked. A value stored as it was sent ends the count.
    """
    rewrites, name = tx.sync_state.server_rewrites, key[1]
    if same(entity, name, *values):
        if key in counted:
            rewrites.forget(entity.name, *key)
        return False
    field = entity.by_name[name]
    sent, answered = (canonical(field, each) for each in values)
    if rewrites.count(entity.name, *key, sent, answered) < MOST:
        return False
    rewrites.forget(entity.name, *key)
    return True
