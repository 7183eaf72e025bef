"""Changes of ids: records to which the cloud gave ids of its own, and what was known under the old ones (F69, F74)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from storage.records import id_aliases
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Record
from tests.simulate.durability import Name, Promise
from tests.simulate.fake_cloud import Key

if TYPE_CHECKING:
    from tests.simulate.world import Till


class IdHistory:
    """The id changes of each till, as far as they were seen."""

    def __init__(self) -> None:
        self._known: dict[int, dict[Key, int]] = {}
        self._last_checked: dict[int, tuple[Replica, int]] = {}
        """By till: the replica at the last look, and how often its aliases had been written by then."""

    def known(self, till: int) -> Mapping[Key, int]:
        """The id changes of a till that were seen so far."""
        return dict(self._known.get(till, {}))

    def new_aliases(self, till: Till) -> Iterator[tuple[Key, Key]]:
        """Id changes since the last look, as pairs of the old key and the current one."""
        looked = (till.replica, till.crash_injector.written["aliases"])
        if self._last_checked.get(till.number) == looked:
            return
        self._last_checked[till.number] = looked
        known = self._known.setdefault(till.number, {})
        listed = id_aliases.list_all(till.replica.database.read())
        for forgotten in known.keys() - {(entity, old) for entity, old, _ in listed}:
            del known[forgotten]  # with an older file
        for entity, old, now in listed:
            if known.get((entity, old)) != now:
                known[entity, old] = now
                yield (entity, old), (entity, now)


def rename(
    till: int,
    old: Key,
    now: Key,
    promises: dict[Key, dict[Name, Promise]],
    seen: dict[tuple[int, Key, str], set[str]],
    seen_at_deletion: dict[tuple[int, Key], list[Record]],
    wished: set[tuple[int, Key, Name, Any]],
    shown: Callable[[Key, Promise], bool],
) -> None:
    """Move everything known under the old key to the new one.

    `shown`: whether a version of the record in the cloud shows the wish. A reference that arrived there before its
    record was restored under a new id is kept as it was.
    """
    if old in promises:
        # The ledger begins anew with the record: whatever it shows came after the wish.
        moved = {name: replace(each, since=0) for name, each in promises.pop(old).items()}
        promises[now] = {**moved, **promises.get(now, {})}
    for key, kept in promises.items():
        for name, promise in kept.items():
            refers = name[0] == "value" and promise.wish == old[1] and _refers(key[0], name[1], old[0])
            if refers and not shown(key, promise):
                kept[name] = replace(promise, wish=now[1])
    for place in [each for each in seen if each[:2] == (till, old)]:
        seen.setdefault((till, now, place[2]), set()).update(seen.pop(place))
    if (till, old) in seen_at_deletion:
        seen_at_deletion[till, now] = seen_at_deletion.pop((till, old))
    wished |= {(till, now, name, wish) for number, key, name, wish in wished if (number, key) == (till, old)}


def _refers(entity: str, field: str, to: str) -> bool:
    return CATALOGUE[entity].by_name[field].references == to
