"""The change report: who changed what since when, price changes first.

Called by the window and the command line. Reads the history only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.queries.titles import Titles
from storage.records.history import Diff, Event, EventKind
from storage.records.recent_changes import changes_since
from storage.records.replica import Replica
from storage.schema.fields import Entity

MOST_EVENTS = 500_000
"""Events that a report looks at, the newest: some years of a shop."""
IN_THE_CLOUD = frozenset({EventKind.CLOUD, EventKind.CLOUD_DELETED})


@dataclass(frozen=True, slots=True)
class Change:
    """One change of one record."""

    at: int
    """Wall milliseconds since 1970 UTC."""
    entity: str
    id: int
    title: str
    kind: EventKind
    fields: Diff
    person: str
    """The employee who made it; empty when nobody said who was there."""
    via: str
    """What it was made with: window, cli, `v2:NAME` of a token, cloud, or another code of `Event.origin`."""
    step: int | None
    is_price: bool
    """Whether it set a price."""


def change_report(
    replica: Replica, *, since: int, by: str | None = None, entity: str | None = None
) -> list[Change]:
    """The changes since then (wall milliseconds), those of prices first, then newest first.

    `by`: a part of the person's name or of what it was made with, in any case.
    """
    titles = Titles(replica)
    events = [
        each for each in changes_since(replica, since, most=MOST_EVENTS) if entity in (None, each.entity)
    ]
    names = _names(titles, events)
    found = [
        _change(replica.catalogue[each.entity], each, names.get((each.entity, each.id), f"#{each.id}"))
        for each in titles.with_writers(events)
        if each.entity in replica.catalogue
    ]
    if by is not None:
        wanted = by.casefold()
        found = [each for each in found if wanted in each.person.casefold() or wanted in each.via.casefold()]
    return sorted(found, key=lambda each: not each.is_price)


def _names(titles: Titles, events: Iterable[Event]) -> dict[tuple[str, int], str]:
    ids: dict[str, set[int]] = {}
    for each in events:
        ids.setdefault(each.entity, set()).add(each.id)
    return {
        (entity, id): title for entity, of in ids.items() for id, title in titles.lookup(entity, of).items()
    }


def _change(entity: Entity, event: Event, title: str) -> Change:
    edited = event.kind not in (EventKind.CREATED, EventKind.DELETED)
    return Change(
        at=event.at,
        entity=event.entity,
        id=event.id,
        title=title,
        kind=event.kind,
        fields=event.fields,
        person=event.who or "",
        via="cloud" if event.kind in IN_THE_CLOUD else event.origin,
        step=event.step,
        is_price=edited and any(_is_price(entity, name) for name in event.fields),
    )


def _is_price(entity: Entity, name: str) -> bool:
    field = entity.by_name.get(name)
    return "price" in name.lower() if field is None else field.group == "price" or "price" in name.lower()
