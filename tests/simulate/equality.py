"""Convergence (N5): compares the records of a till with those of the cloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from storage.schema.entities import CATALOGUE
from storage.schema.personal_data import says_something
from tests.simulate import row_snapshot
from tests.simulate.row_snapshot import differing, is_live

if TYPE_CHECKING:
    from tests.simulate.world import Till, World


def difference(world: World, till: Till, *, dead: bool, without: str = "") -> tuple[Any, ...] | None:
    """The first record that is not alike in the cloud and here, but for those of the entity `without`."""
    rows = till.rows()
    here = {
        key: record
        for key in rows
        if key[0] != without
        and (record := row_snapshot.record(rows, key)) is not None
        and (dead or is_live(record))
    }
    there = {
        key: versions[-1]
        for key, versions in world.cloud.ledger.items()
        if key[0] in till.replica.catalogue
        and key[0] != without
        and versions[-1] is not None
        and (dead or is_live(versions[-1]))
    }
    for key in sorted({*here, *there}):
        one, other = there.get(key), here.get(key)
        if one is None and not is_live(other):
            continue  # the cloud forgot what it deleted (F103), or never had it
        if one is None or other is None:
            return (*key, "is only", "here" if one is None else "there", one or other)
        wrong = differing(key[0], one, other)
        if not (is_live(one) or is_live(other) or says_something(CATALOGUE[key[0]], other)):
            # Anonymised here: a cloud that does not show what it deleted, and wants an ETag, cannot be told (F53).
            wrong = [name for name in wrong if name not in CATALOGUE[key[0]].personal]
        if wrong:
            return (*key, "differs:", {name: (one.get(name), other.get(name)) for name in wrong})
    return None
