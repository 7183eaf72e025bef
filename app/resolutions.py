"""What a person's decision does to a held change.

Called by `commands` only, inside its transaction. Whatever is given up goes to the history with both values (N1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from storage.errors import InvalidRecord, Refused
from storage.fields import Merge
from storage.history import EventKind, diff
from storage.intent import ChangeKind, ChangeState, Held, HeldReason, Intent, WaitingChange, view
from storage.transaction import Transaction
from storage.validate import Op, accept, same


@dataclass(frozen=True, slots=True)
class Value:
    """A third value, typed by the person who decides."""

    value: Any


Choice = Literal["local", "cloud"] | Value


def resolve_fields(
    tx: Transaction, change: WaitingChange, choices: Mapping[str, Choice], *, origin: str
) -> None:
    """Settle held fields; the rest of the record goes on as before.

    Fields that are not held are taken as plain edits when a `Value` is given and refused otherwise.
    Raises InvalidRecord when the outcome breaks a rule; nothing is then decided.
    """
    held = change.held
    if held is None:
        return
    overlap = held.reason is HeldReason.OVERLAP
    if not overlap and any(not isinstance(choice, Value) for choice in choices.values()):
        raise Refused(reason="decide_whole", entity=change.entity, id=change.id)
    entity = tx.declared(change.entity)
    remote = change.remote or {}
    base = dict(change.base or {})
    values = dict(change.intent.set)
    added = dict(change.intent.add)
    for name, choice in choices.items():
        if overlap and name not in held.fields and not isinstance(choice, Value):
            raise Refused(reason="not_held", entity=change.entity, id=change.id, field=name)
        mine = change.intent.apply({**remote, name: (change.base or {}).get(name)}).get(name)
        if isinstance(choice, Value):
            values[name] = accept(entity, {name: choice.value}, Op.PATCH, onto=view(change))[name]
            added.pop(name, None)
        elif choice == "cloud":
            values.pop(name, None)
            added.pop(name, None)
            tx.record(
                change.entity, change.id, EventKind.DISCARDED, fields={name: (mine, remote.get(name))}, origin=origin
            )
        elif name not in change.intent.fields and not same(entity, name, mine, remote.get(name)):
            # The cloud changed another field of the group: keeping ours keeps the group as it stood here.
            values[name] = mine
        base[name] = remote.get(name)
        if isinstance(choice, Value) or choice == "local":
            chosen = values.get(name, mine)
            tx.record(
                change.entity, change.id, EventKind.RESOLVED, fields={name: (remote.get(name), chosen)}, origin=origin
            )
    left = tuple(name for name in held.fields if name not in choices) if overlap else ()
    settled = change.but(
        intent=Intent(values, added),
        base=base if change.base is not None else None,
        held=Held(held.reason, left, held.problems, held.since) if left else None,
        next_try=0,
        error=None,
        changed=tx.now,
    )
    merged = settled.intent.apply(remote if change.base is not None else {})
    _check(tx, settled, merged)
    store(tx, settled)


def keep_change(
    tx: Transaction, change: WaitingChange, side: Literal["local", "cloud"], *, origin: str
) -> None:
    """Settle a change that is held as a whole: deletion against edit, a refusal, an unknown counter."""
    if side == "cloud":
        _discard(tx, change, origin=origin)
        return
    held = change.held
    tx.record(change.entity, change.id, EventKind.RESOLVED, origin=origin)
    if held is not None and held.reason is HeldReason.DELETED_THERE:
        # Ours lives on: the same id is created again with all we have.
        entity = tx.declared(change.entity)
        shown = view(change)
        whole = {
            each.name: shown.get(each.name)
            for each in entity.fields
            if each.name in ("id", "_cloudId") or (each.writable and each.merge is not Merge.SERVER)
        }
        # The base says that the id is no fresh one: what is found under it may be somebody else's doing.
        gone = {**shown, **(change.base or {}), "deleted": True}
        change = change.but(
            kind=ChangeKind.CREATE, intent=Intent(whole), base=gone, remote=None, state=ChangeState.WAITING, sent=None
        )
    elif held is not None and held.reason is HeldReason.EDITED_THERE:
        change = change.but(base=change.remote)
    tx.put_change(change.but(held=None, next_try=0, error=None, changed=tx.now))


def _discard(tx: Transaction, change: WaitingChange, *, origin: str) -> None:
    given_up = change.intent.apply({}) if change.intent else {}
    tx.record(
        change.entity,
        change.id,
        EventKind.DISCARDED,
        fields={name: (value, (change.remote or {}).get(name)) for name, value in given_up.items()},
        origin=origin,
    )
    tx.drop_change(change.entity, change.id)
    standing = change.remote or change.base
    if change.held is not None and change.held.reason is HeldReason.DELETED_THERE:
        if tx.declared(change.entity).soft_delete:
            tx.put(change.entity, {**(standing or view(change)), "deleted": True})
        else:
            tx.remove(change.entity, change.id)
    elif standing is not None:
        tx.put(change.entity, standing)
    else:
        tx.record(change.entity, change.id, EventKind.DISCARDED, fields=diff(None, view(change)), origin=origin)
        tx.remove(change.entity, change.id)


def _check(tx: Transaction, change: WaitingChange, merged: Mapping[str, Any]) -> None:
    names = change.intent.fields & set(tx.declared(change.entity).by_name)
    body = {name: merged[name] for name in names if name in merged and name != "id"}
    try:
        accept(tx.declared(change.entity), body, Op.PATCH, onto=dict(merged))
    except InvalidRecord:
        if change.held is None or not change.held.fields:
            raise


def store(tx: Transaction, change: WaitingChange) -> None:
    """Keep the change, or drop it when nothing of it is left to send."""
    nothing = change.kind is ChangeKind.UPDATE and not change.intent and change.state is ChangeState.WAITING
    if nothing and change.held is None:
        tx.drop_change(change.entity, change.id)
        tx.put(change.entity, change.remote or change.base or view(change))
    else:
        tx.put_change(change)
