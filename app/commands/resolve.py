"""Conflict resolution: what a person's decision does to a held change.

Called by `commands`, inside its transaction. Discarded values go to the history with both sides (N1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Literal

from app import prices
from app.commands.record_editor import store
from storage.errors import InvalidRecord, Refused
from storage.outbox.changes import ChangeKind, Intent, WaitingChange, view
from storage.outbox.questions import Claim, Decision, End, Hold
from storage.records.history import EventKind, diff, writer
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, accept, same
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.change.edit import decided_fields, decided_none, decided_ours, withdrawn
from sync.change.events import Match
from sync.merge.create_matching import likeness, resolve_create
from sync.merge.rebind_ids import rebind_ids


@dataclass(frozen=True, slots=True)
class Value:
    """A third value, typed by the person who resolves the conflict."""

    value: Any


Side = Literal["local", "cloud"]
"""Whose version stands."""
Choice = Side | Value


def resolve_fields(
    tx: Transaction, change: WaitingChange, choices: Mapping[str, Choice], *, origin: str
) -> None:
    """Resolve held fields; the rest of the change stays as it was.

    A field that is not held becomes a plain edit when a `Value` is given and is refused otherwise.
    Raises InvalidRecord when the outcome breaks a rule; then nothing is resolved.
    """
    held = change.held
    if held is None:
        return
    entity = tx.declared(change.entity)
    per_field = held.per_field
    takes_values = Decision.SET in held.question.takes
    only_values = all(isinstance(choice, Value) for choice in choices.values())
    if not takes_values or not (per_field or only_values):
        raise Refused(reason="decide_whole", entity=change.entity, id=change.id)
    choices = _with_following_price(entity, change, _with_groups(entity, held, choices))
    remote = change.remote or {}
    base = dict(change.base or {})
    values = dict(change.intent.set)
    added = dict(change.intent.add)
    in_doubt = dict(change.in_doubt)
    for name, choice in choices.items():
        if per_field and name not in held.fields and not isinstance(choice, Value):
            raise Refused(reason="not_held", entity=change.entity, id=change.id, field=name)
        doubted = in_doubt.pop(name, None)
        # One in doubt that was taken back since is ours all the same: added to the cloud's number (F116).
        added_there = name in change.intent.fields or doubted is not None
        under = remote if added_there else change.base or {}
        mine = change.intent.apply(under).get(name)
        if isinstance(choice, Value):
            values[name] = accept(entity, {name: choice.value}, Op.PATCH, onto=view(change))[name]
            added.pop(name, None)
        elif choice == "cloud":
            values.pop(name, None)
            # What was added since the difference in doubt is certain, and stays.
            left_over = 0.0 if doubted is None else added.get(name, 0.0) - doubted
            added.pop(name, None)
            if left_over:
                added[name] = left_over
            tx.history.record(
                change.entity,
                change.id,
                EventKind.DISCARDED,
                fields={name: (mine, remote.get(name))},
                origin=origin,
            )
        elif not added_there and not same(entity, name, mine, remote.get(name)):
            # The cloud changed another field of the group: keeping ours keeps the group as it was here.
            values[name] = mine
        base[name] = remote.get(name)
        if isinstance(choice, Value) or choice == "local":
            chosen = values.get(name, mine)
            tx.history.record(
                change.entity,
                change.id,
                EventKind.RESOLVED,
                fields={name: (remote.get(name), chosen)},
                origin=origin,
            )
    settled = decided_fields(change, Intent(values, added), base, set(choices), now=tx.now)
    merged = settled.intent.apply(remote if change.base is not None else {})
    _check(tx, settled, merged, undecided=set(added) - set(choices) if per_field else set())
    store(tx, settled)


def _with_groups(entity: Entity, held: Hold, choices: Mapping[str, Choice]) -> dict[str, Choice]:
    """Apply the side chosen for a field to the other held fields of its merge group, unless they are named."""
    whole = dict(choices)
    groups = {name: entity.by_name[name].group for name in held.fields}
    for name, choice in choices.items():
        if (group := groups.get(name)) is not None and not isinstance(choice, Value):
            whole = {**{other: choice for other in groups if groups[other] == group}, **whole}
    return whole


def _with_following_price(
    entity: Entity, change: WaitingChange, choices: Mapping[str, Choice]
) -> Mapping[str, Choice]:
    """`choices`, and the price that has to follow from them as a value of its own.

    A typed price or rate leads, as in the form. Of two sides that were mixed the price with VAT leads, once nothing of
    them is held any more. The cloud's version as a whole stays as it is. Raises InvalidRecord with `prices_disagree`
    for two typed prices that contradict each other.
    """
    if not prices.has_linked_prices(entity) or not any(name in choices for name in prices.LINKED):
        return choices
    outcome = {name: _outcome(change, name, choices.get(name)) for name in prices.LINKED}
    typed = [name for name in prices.LINKED if isinstance(choices.get(name), Value)]
    if found := prices.disagreement(outcome, typed):
        raise InvalidRecord(found)
    held = change.held.fields if change.held is not None else ()
    if typed:
        written = typed
    elif any(name in held and name not in choices for name in prices.LINKED) or prices.in_step(outcome):
        return choices
    else:
        written = [name for name in prices.LINKED if _is_ours(change, name, choices.get(name))]
    return {
        **choices,
        **{
            name: Value(price)
            for name, price in prices.follow(outcome, written).items()
            if not same(entity, name, price, outcome[name])
        },
    }


def _outcome(change: WaitingChange, name: str, choice: Choice | None) -> Any:
    if isinstance(choice, Value):
        return choice.value
    remote = change.remote or {}
    if choice == "cloud":
        return remote.get(name)
    if choice == "local":
        return change.intent.apply(remote if name in change.intent.fields else change.base or {}).get(name)
    return view(change).get(name)


def _is_ours(change: WaitingChange, name: str, choice: Choice | None) -> bool:
    return choice == "local" or (choice is None and name in change.intent.fields)


def keep_change(tx: Transaction, change: WaitingChange, side: Side, *, origin: str) -> None:
    """Resolve a change that is held as a whole: deletion against edit, a refusal, or a possible duplicate.

    Of possible duplicates "local" means that ours is the one record, and the caller deletes the others; "cloud" that
    all are kept.
    """
    question = change.question
    if question.cloud is Claim.RECORDS:
        tx.history.record(change.entity, change.id, EventKind.RESOLVED, origin=origin)
        store(tx, decided_none(change, now=tx.now))
        return
    if side == "cloud":
        _discard(tx, change, origin=origin)
        return
    fields = {"deleted": (False, True)} if question.here is Claim.DELETION else {}
    tx.history.record(change.entity, change.id, EventKind.RESOLVED, fields=fields, origin=origin)
    if End.VERB in question.ends:
        tx.sync_state.refusals.forget(change.entity)
    tx.put_change(decided_ours(tx.declared(change.entity), change, now=tx.now))


def possible_duplicates(change: WaitingChange) -> Sequence[int]:
    """Ids of records that may be the same one, for a hold of that reason (F76)."""
    held = change.held
    if held is None or held.question.cloud is not Claim.RECORDS:
        return ()
    return [int(each) for problem in held.problems for each in problem.get("ids", ())]


def adopt_created(tx: Transaction, change: WaitingChange, *, origin: str) -> None:
    """Take a possible duplicate as the record of a creation whose outcome is unknown (F138).

    The one that is most like what was sent, of those that still live here, with the values that the cloud has; edits made
    since are sent. The others are left alone. Where none lives, the creation is sent again.
    """
    there: list[Record] = []
    for record_id in possible_duplicates(change):
        record, waiting = tx.get(change.entity, record_id), tx.change(change.entity, record_id)
        if record is not None and not record.get("deleted"):
            there.append(record if waiting is None else waiting.remote or waiting.base or record)
    if not there:
        keep_change(tx, change, "cloud", origin=origin)
        return
    entity, sent = tx.declared(change.entity), change.sent.set if change.sent is not None else {}
    there.sort(key=lambda row: likeness(entity, sent, row), reverse=True)
    tx.history.record(change.entity, change.id, EventKind.RESOLVED, origin=origin)
    free = decided_ours(entity, change, now=tx.now)
    rebind_ids(tx, entity, [resolve_create(entity, free, there[:1], match=Match.OURS, now=tx.now)])


def _discard(tx: Transaction, change: WaitingChange, *, origin: str) -> None:
    """Discard a pending change. Discarding a deletion makes the edits it covered pending again."""
    standing = change.remote or change.base
    discarded = change.intent.apply({}) if standing is not None else {}
    fields = {name: (value, (change.remote or {}).get(name)) for name, value in discarded.items()}
    if standing is None:
        fields = diff(None, view(change))
    question = change.question
    deleted = question.cloud is Claim.DELETION
    if deleted and tx.declared(change.entity).soft_delete:
        fields = {**fields, "deleted": (False, True)}
    who = writer(change.base, change.remote)
    tx.history.record(change.entity, change.id, EventKind.DISCARDED, fields=fields, origin=origin, who=who)
    left = question.cloud is Claim.ELSEWHERE  # what was edited before the deletion as well
    if change.kind is ChangeKind.DELETE and change.covered and change.remote is not None and not left:
        back = withdrawn(change, now=tx.now)
        store(tx, back)
        return
    tx.drop_change(change.entity, change.id)
    if (change.anonymize or tx.is_anonymized(change.entity, change.id)) and standing is not None:
        # Whether the cloud has the person still, and with which values, only the cloud can tell (F53).
        tx.put(change.entity, {**standing, "deleted": True})
        read_again(tx, change.entity, change.id)
        return
    if deleted:
        if tx.declared(change.entity).soft_delete:
            tx.put(change.entity, {**(standing or view(change)), "deleted": True})
        else:
            tx.remove(change.entity, change.id)
    elif standing is not None:
        tx.put(change.entity, standing)
    else:
        tx.remove(change.entity, change.id)
    unknown = change.sent is not None and not change.posted
    restored = change.kind is ChangeKind.CREATE and change.base is not None
    if (unknown or restored) and tx.declared(change.entity).soft_delete:
        # It may have arrived: a refused read told nothing, and what a list has shown since was passed over (F10, F129).
        read_again(tx, change.entity, change.id)


def read_again(tx: Transaction, entity: str, record_id: int) -> None:
    """Let the next run read the record by id, and store it or its absence."""
    tx.sync_state.regressions.put(
        [RegressedRecord(entity=entity, id=record_id, dispute=Dispute.ACCEPTED, at=tx.now)]
    )


def _check(
    tx: Transaction, change: WaitingChange, merged: Mapping[str, Any], *, undecided: AbstractSet[str]
) -> None:
    """Raise InvalidRecord when the outcome breaks a rule.

    Not for a difference that nobody was asked about and that the cloud's new number is too small for: no answer to this
    question would mend it, and the cloud's refusal of it is a question of its own (F11).
    """
    names = change.intent.fields & set(tx.declared(change.entity).by_name)
    body = {name: merged[name] for name in names if name in merged and name != "id"}
    try:
        accept(tx.declared(change.entity), body, Op.PATCH, onto=dict(merged))
    except InvalidRecord as invalid:
        still_asked = change.held is not None and bool(change.held.fields)
        if not still_asked and not {each.field for each in invalid.problems} <= undecided:
            raise
