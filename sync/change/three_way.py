"""The three-way merge of one record: our edit, the cloud's copy, and the base that both sides last agreed on.

Called by `observe` for each record with a pending change, before a push and after a pull. Pure: it knows no outbox,
no transport, no clock, and leaves deletions to the plan.

Unclear input is interpreted here, and nowhere else:

* A field missing in `base` or `remote` is unknown, therefore unchanged; it is not null (F31).
* `base` None is a create whose record was found in the cloud. The base then counts as empty: where the cloud
  has no value ours is sent, where it has another one the field is held. When the body that was sent is known, give
  that as the base: a difference then is the cloud's own and is taken (F35).
* Setting a field to its base value is no edit: the cloud's value is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from storage.outbox.changes import Intent
from storage.schema.canonical import same
from storage.schema.fields import Entity, Field, Merge, Record


class Automatic(NamedTuple):
    """A decision made without a person although the cloud had another value: recorded in the history (N2)."""

    field: str
    base: Any
    ours: Any
    theirs: Any
    result: Any


@dataclass(frozen=True, slots=True)
class Merged:
    """The outcome for one record. Each field of the intent is in one of `going`, `held`, `taken`."""

    record: Record
    """What the view shows: the cloud's copy with `going` on top; held fields show the cloud's value (F58)."""
    going: Intent
    """The edits still to be sent; sets and bits are resolved to the value to send."""
    held: tuple[str, ...] = ()
    """Fields that a person decides: of one merge group all that we changed and all that the cloud changed.

    The new base must keep the old base's values of these, or the next merge would see no conflict.
    """
    auto: tuple[Automatic, ...] = ()
    taken: tuple[str, ...] = ()
    """Fields that need not be sent: the cloud has our value already, or we did not change it."""


class _Sides(NamedTuple):
    """One field's three values. `unseen`: the cloud's value was not in the base, so nobody here saw it."""

    base: Any
    ours: Any
    theirs: Any
    unseen: bool


def merge(entity: Entity, base: Record | None, intent: Intent, remote: Record) -> Merged:
    """Merge field by field by the entity's merge policies; fields of a group are decided together."""
    folded = intent.folded()
    work = _Work(entity, empty_base(remote) if base is None else base, remote)
    for name, ours in folded.set.items():
        work.decide(name, ours)
    work.settle_groups(folded.set)
    added = work.differences(folded.add)
    going = Intent(work.values, added)
    return Merged(
        record=going.apply(remote),
        going=going,
        held=tuple(work.held),
        auto=tuple(work.auto),
        taken=tuple(work.taken),
    )


def is_kept(entity: Entity, intent: Intent, remote: Record) -> bool:
    """Whether `merge` of an edit that was made on just this copy of the cloud would send all of it as it stands."""
    return (
        bool(intent.set)
        and not intent.add
        and all(
            (field := entity.by_name.get(name)) is not None
            and field.merge not in _RESOLVERS
            and _sendable(field)
            and not same(entity, name, ours, remote.get(name))
            for name, ours in intent.set.items()
        )
    )


def moved_base(base: Record | None, remote: Record, held: Collection[str]) -> Record:
    """The base after a merge: the cloud's copy, but held fields as they were; one that was unknown stays so (F31)."""
    if not held:
        return dict(remote)
    moved = {name: value for name, value in remote.items() if name not in held}
    known = dict.fromkeys(held) if base is None else base
    return {**moved, **{name: known[name] for name in held if name in known}}


class _Work:
    """One merge in progress."""

    def __init__(self, entity: Entity, base: Record, remote: Record) -> None:
        self.entity = entity
        self.base = base
        self.remote = remote
        self.values: dict[str, Any] = {}
        self.held: list[str] = []
        self.auto: list[Automatic] = []
        self.taken: list[str] = []
        self.undecided: dict[str, _Sides] = {}
        """Values of ours that may be held, by field."""

    def decide(self, name: str, ours: Any) -> None:
        """Decide one set field, or leave it to its group."""
        field = self.entity.by_name.get(name)
        sides = self.sides(name, ours)
        if field is not None and not _sendable(field):
            self.drop(name, sides)
        elif self.same(name, sides.ours, sides.theirs):
            self.taken.append(name)
        elif field is None or field.merge not in _RESOLVERS:
            self.undecided[name] = sides
        elif self.same(name, sides.ours, sides.base):
            self.drop(name, sides)
        else:
            self.resolve(name, sides, _RESOLVERS[field.merge](sides))

    def settle_groups(self, ours: Mapping[str, Any]) -> None:
        """Send the remaining fields, or hold them where the cloud changed their group otherwise (F58).

        The same change on both sides is no conflict (F59).
        """
        for group in dict.fromkeys(self.group(name) for name in self.undecided):
            undecided = [name for name in group if name in self.undecided]
            edits = [name for name in undecided if not self.same(name, ours[name], self.undecided[name].base)]
            otherwise = [name for name in group if self.changed_otherwise(name, ours)]
            if edits and otherwise:
                self.held += [name for name in group if name in undecided or name in otherwise]
                continue
            for name in undecided:
                sides = self.undecided[name]
                if name in edits:
                    self.resolve(name, sides, sides.ours)
                else:
                    self.drop(name, sides)

    def differences(self, added: Mapping[str, float]) -> dict[str, float]:
        """Keep differences as differences: they apply to any value of the cloud (F62)."""
        going: dict[str, float] = {}
        for name, amount in added.items():
            field = self.entity.by_name.get(name)
            sides = self.sides(name, None)
            sides = sides._replace(ours=(sides.base or 0) + amount)
            if field is not None and not _sendable(field):
                self.drop(name, sides)
                continue
            going[name] = amount
            if sides.unseen or not self.same(name, sides.base, sides.theirs):
                self.auto.append(Automatic(name, *sides[:3], (sides.theirs or 0) + amount))
        return going

    def resolve(self, name: str, sides: _Sides, result: Any) -> None:
        """Send `result`; record a decision when it replaces or combines with a change of the cloud."""
        if self.same(name, result, sides.theirs):
            self.drop(name, sides)
            return
        self.values[name] = result
        if sides.unseen or not self.same(name, sides.base, sides.theirs):
            self.auto.append(Automatic(name, *sides[:3], result))

    def drop(self, name: str, sides: _Sides) -> None:
        """Keep the cloud's value; record a decision when it is not ours."""
        self.taken.append(name)
        if not self.same(name, sides.ours, sides.theirs):
            self.auto.append(Automatic(name, *sides[:3], sides.theirs))

    def sides(self, name: str, ours: Any) -> _Sides:
        """The three values of a field, with what is missing filled in as unchanged."""
        theirs = self.remote.get(name)
        if name not in self.base:
            return _Sides(theirs, ours, theirs, unseen=name in self.remote)
        base = self.base[name]
        return _Sides(base, ours, theirs if name in self.remote else base, unseen=False)

    def changed_otherwise(self, name: str, ours: Mapping[str, Any]) -> bool:
        """Whether the cloud changed this field, and not to our value."""
        sides = self.sides(name, ours.get(name))
        if self.same(name, sides.base, sides.theirs):
            return False
        return name not in ours or not self.same(name, sides.ours, sides.theirs)

    def group(self, name: str) -> tuple[str, ...]:
        """The field and all that are decided with it."""
        return _group(self.entity, name)

    def same(self, name: str, one: Any, other: Any) -> bool:
        """Equality in canonical form."""
        return same(self.entity, name, one, other)


@lru_cache(maxsize=1000)
def _group(entity: Entity, name: str) -> tuple[str, ...]:
    field = entity.by_name.get(name)
    if field is None or field.group is None:
        return (name,)
    members = (each for each in entity.fields if each.group == field.group)
    return tuple(each.name for each in members if each.merge not in _RESOLVERS)


def _sendable(field: Field) -> bool:
    return field.writable and field.merge is not Merge.SERVER


def empty_base(remote: Record) -> Record:
    """The base of a create whose record was found: nothing, and as there where the cloud has no value."""
    return {name: value if is_empty(value) else None for name, value in remote.items()}


def is_empty(value: Any) -> bool:
    """Whether a field of an adopted record says nothing we could overwrite; 0 and false say something."""
    return value is None or value in ("", [], {})


def merges_by_element(entity: Entity, name: str) -> bool:
    """Whether each tag or flag of a field is merged for itself."""
    field = entity.by_name.get(name)
    return field is not None and field.merge in (Merge.SET, Merge.BITS)


def merge_elements(entity: Entity, name: str, base: Any, ours: Any, theirs: Any) -> Any:
    """What was added to and removed from `base` to make `ours`, done to `theirs`: of such a field (F60, F61)."""
    return _RESOLVERS[entity.by_name[name].merge](_Sides(base, ours, theirs, unseen=False))


def _merge_set(sides: _Sides) -> list[Any] | None:
    """Our additions and removals on the cloud's list, whose order stays (F60)."""
    base, ours, theirs = (list(each or ()) for each in sides[:3])
    kept = [each for each in theirs if each in ours or each not in base]
    result = kept + [each for each in ours if each not in base and each not in theirs]
    return None if sides.ours is None and not result else result


def _merge_bits(sides: _Sides) -> int:
    """Our changed bits on the cloud's number (F61)."""
    base, ours, theirs = (int(each or 0) for each in sides[:3])
    mask = base ^ ours
    return (theirs & ~mask) | (ours & mask)


_RESOLVERS: Mapping[Merge, Callable[[_Sides], Any]] = {
    Merge.SET: _merge_set,
    Merge.BITS: _merge_bits,
    Merge.MINE: lambda sides: sides.ours,
}
"""Policies that never hold. Others, a typed counter too, are held where both sides changed (F62)."""
