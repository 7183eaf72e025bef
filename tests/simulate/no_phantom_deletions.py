"""No phantom deletion (N4): what a till shows no longer was deleted, by the cloud or by its own people.

And not by the hundred without a question, however well the cloud says it (F56, F114).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.schema.fields import Record
from tests.simulate.fake_cloud import Key
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from tests.simulate.world import Till


def check_absence(
    till: str,
    gone: Iterable[Key],
    changes: Mapping[Key, WaitingChange],
    ledger: Mapping[Key, Sequence[Record | None]],
) -> None:
    """Raise when one of `gone` was never deleted in the cloud.

    What was deleted here is shown as long as somebody's edit there is in question (F47). When that edit is taken
    back there, the person's own deletion hides it again: it has not left.
    """
    for key in sorted(gone):
        change = changes.get(key)
        if key[0] == "webhooks" or (change is not None and change.kind is ChangeKind.DELETE):
            continue
        if not any(each is None or each.get("deleted") for each in ledger.get(key, [])):
            raise LawViolation("N4", till, *key, "has gone, and the cloud never deleted it")


MANY, SHARE = 20, 0.05
"""More records than this, and more than this share of a list, are not taken without a question."""


def check_amount(
    till: Till,
    gone: Collection[Key],
    before: Collection[Key],
    changes: Mapping[Key, WaitingChange],
    allowed: Container[tuple[int, str]],
) -> None:
    """Raise when most of a list went at once, and no person of this till let it go."""
    counts = Counter(key[0] for key in gone if key not in changes)
    shelves = Counter(key[0] for key in before)
    for entity, count in counts.items():
        many = count > MANY and count > SHARE * shelves[entity]
        if many and entity != "webhooks" and (till.number, entity) not in allowed:
            raise LawViolation("N4", till.name, count, entity, "have gone without a question")
