"""What a run costs (N6): many updates of a list go together, whatever its rows lack (F120)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.schema.entities import CATALOGUE
from storage.schema.validation import same
from tests.simulate.fake_cloud import Key
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from tests.simulate.world import Till, World

SEVERAL = 5
"""Updates of a list that are cheaper together."""
DEAR = 1.5
"""Requests by id for each of them: to read it and to send it would be two."""


def together(world: World, till: Till) -> dict[str, set[Key]]:
    """By entity: updates that the next run could send together, where nothing keeps it from that."""
    profile, refused = world.script.profile, world.script.refused
    plain = (
        profile.tags in ("strong", "weak", "bare")
        and profile.form in ("sent", "worded")
        and profile.page is None
    )
    if profile.picky or not plain or world.cloud.quirks.refused_list or profile.lag:
        return {}
    found: dict[str, set[Key]] = {}
    disputed = till.disputed()
    for key, change in till.changes().items():
        # A record in dispute is read alone with each run, until a person has decided.
        waits = change.kind is ChangeKind.UPDATE and not (
            change.blocked or change.attempts or key in disputed
        )
        if waits and not _written_there(world, change):
            found.setdefault(key[0], set()).add(key)
    return {
        entity: keys
        for entity, keys in found.items()
        if len(keys) >= SEVERAL and (entity, "replace-many") not in refused
    }


def _written_there(world: World, change: WaitingChange) -> bool:
    """Whether an edited field has another value in the cloud than in the base.

    It may be this very edit, sent before the file was put back. Only a read by id tells, as lists may be behind (F10).
    """
    versions = world.cloud.ledger.get((change.entity, change.id), [])
    there = (versions[-1] if versions else None) or {}
    known, base = CATALOGUE[change.entity], change.base or {}
    return any(not same(known, name, base.get(name), there.get(name)) for name in change.intent.set)


def check_cost(till: Till, expected: dict[str, set[Key]], requests: Counter[Key]) -> None:
    """Raise when updates that could go together were asked for and sent one by one; `requests` by record.

    One that the run has found in dispute, as after a cloud rollback, or edited there as well, was read alone to find
    that, and what is left of them may be too few to go together.
    """
    asked = till.disputed() | {key for key, change in till.changes().items() if change.held is not None}
    for entity, all_keys in expected.items():
        keys = all_keys - asked
        spent = sum(requests[key] for key in keys)
        if len(keys) >= SEVERAL and spent > DEAR * len(keys):
            raise LawViolation(
                "N6", till.name, "spent", spent, "requests on", len(keys), "updates of", entity
            )
