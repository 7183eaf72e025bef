"""What the cloud lacks or does not give, said the same by `sync`, `status`, `conflicts` and `rollback`: records in dispute, and
lists that were not read.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.cli.text import messages
from storage.sync_state.regressions import Dispute
from sync.pull.mass_deletion import MASS_DELETION

if TYPE_CHECKING:
    from app.queries.queries import Queries
    from storage.records.replica import Replica
    from sync.events import NotLooked

STANDING: Mapping[Dispute, str] = {
    Dispute.UNSEEN: "missing",
    Dispute.GONE: "missing",
    Dispute.DELETED: "deleted",
    Dispute.OLDER: "older",
}
"""What the cloud has of a record in dispute, by a word for programs."""
_SAID: Mapping[str, tuple[str, str]] = {
    "deleted": ("was deleted in the cloud", "were deleted in the cloud"),
    "missing": ("is missing in the cloud", "are missing in the cloud"),
    "older": ("is older in the cloud than it was", "are older in the cloud than they were"),
}
DECIDE = (
    "Nothing was deleted here. Decide: 'counterfoil rollback --keep local' sends what this computer has again,"
    " 'counterfoil rollback --keep cloud' takes over what the cloud has; 'counterfoil rollback' lists the records."
)
NAMED = 3
"""So many unread lists are named on one line; more are counted."""


@dataclass(frozen=True, slots=True)
class Lost:
    """What is to be decided about the cloud as a whole."""

    said: str
    """What it lost, deleted or set back, and the commands that decide."""
    records: int
    """So many records are known to be in dispute."""


def lost_in_cloud(replica: Replica) -> Lost | None:
    """What of the shop's records the cloud lost, deleted or set back; None when nothing."""
    sync_state = replica.sync_state
    rollback = sync_state.rollback.get()
    counts = _counts(replica)
    stopped = {each.entity for each in sync_state.cursors.all() if each.problem == MASS_DELETION}
    if rollback is None and not counts and not stopped:
        return None
    parts = []
    for standing, (one, several) in _SAID.items():
        found = {entity: each[standing] for entity, each in counts.items() if standing in each}
        names = ", ".join(f"{count:,} {_name(replica, entity, count)}" for entity, count in found.items())
        if found:
            parts.append(f"{names} {several if sum(found.values()) > 1 else one}")
    unknown = sorted(stopped - counts.keys())
    parts += [f"many {_name(replica, each, 2)} {_SAID['missing'][1]}" for each in unknown]
    text, decide = "; ".join(parts), DECIDE
    if rollback is not None:
        text = "The cloud has less than it confirmed, as after a restored backup" + (
            f": {text}" if text else ""
        )
        if rollback.pending:
            names = ", ".join(_name(replica, each, 2) for each in rollback.pending)
            decide = f"Nothing was deleted here. Decide when these lists have been compared: {names}."
    said = f"{text[:1].upper()}{text[1:]}. {decide}"
    return Lost(said, sum(sum(found.values()) for found in counts.values()))


def disputed(replica: Replica, queries: Queries, entity: str | None = None) -> Iterator[dict[str, Any]]:
    """The records in dispute: entity, id, title, and what the cloud has of it, `deleted`, `missing` or `older`."""
    for each in replica.sync_state.regressions.all(entity):
        if each.dispute is Dispute.ACCEPTED:
            continue
        record = replica.get(each.entity, each.id) or each.theirs or {}
        title = queries.title(each.entity, {**record, "id": each.id})
        yield {"entity": each.entity, "id": each.id, "title": title, "cloud": STANDING[each.dispute]}


def unread_lists(lists: Iterable[NotLooked]) -> Iterator[str]:
    """A line for each reason why lists were not read, with these lists."""
    by_reason: dict[str, list[NotLooked]] = defaultdict(list)
    for each in lists:
        by_reason[each.reason].append(each)
    for reason, found in by_reason.items():
        names = [messages.list_name(each.entity, each.scope) for each in found]
        shown = ", ".join(names) if len(names) <= NAMED else f"{len(names)} lists"
        ends = [each.until for each in found if each.until is not None]
        until = f" until {messages.moment(max(ends))}" if ends else ""
        yield f"not looked at: {shown} ({messages.why(reason)}){until}"


def _counts(replica: Replica) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for (entity, dispute), count in replica.sync_state.regressions.by_dispute().items():
        if dispute is not Dispute.ACCEPTED:
            found[entity][STANDING[dispute]] += count
    return found


def _name(replica: Replica, entity: str, count: int) -> str:
    declared = replica.catalogue[entity]
    one = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", declared.singular).lower()
    return one if count == 1 else declared.name.replace("-", " ")
