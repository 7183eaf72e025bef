"""What a record is called: the values of its entity's title fields, joined.

Used by queries, by files, and by the window, which adds how people read a value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from storage.records.replica import Replica
from storage.schema.fields import Entity, Field
from storage.schema.personal_data import says_something

if TYPE_CHECKING:
    from storage.records.history import Event

EMPLOYEES = "employees"
SET_APART = frozenset({"companyName"})
"""Fields that name something else than those before them: a comma separates a person from the company."""


def title(
    entity: Entity,
    record: Mapping[str, Any],
    text: Callable[[Field, Any], str],
    anonymised: Callable[[Entity], str],
) -> str:
    """What people call a record, or its number when it has no name.

    `text` writes a value, a reference by the title of its record; an empty text is left out. `anonymised` is what one
    is called of which no personal data is left.
    """
    named = not entity.personal or not set(entity.title).issubset(entity.personal)
    if record.get("deleted") and not named and not says_something(entity, record):
        return anonymised(entity)
    between = " ← " if any(entity.by_name[name].references for name in entity.title) else " "
    found = ""
    for name in entity.title:
        if name in entity.by_name and (part := text(entity.by_name[name], record.get(name))):
            found += (", " if name in SET_APART else between) * bool(found) + part
    return found or f"#{record.get('id')}"


class Titles:
    """Titles of the records of one replica, in stored values; a reference is called by the title of its record."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica
        self.anonymised: Callable[[Entity], str] = lambda entity: f"anonymised {entity.singular}"
        """What a record without its personal data is called; the window sets it, in its language."""

    def of(self, entity: str, record: Mapping[str, Any]) -> str:
        """What people call a record."""
        return title(self._replica.catalogue[entity], record, self._part, self.anonymised)

    def lookup(self, entity: str, ids: Iterable[int]) -> dict[int, str]:
        """Titles by id; records that are not there are left out."""
        return {id: self.of(entity, record) for id, record in self._replica.many(entity, ids).items()}

    def with_writers(self, events: Iterable[Event]) -> list[Event]:
        """The events with the names of who made them: the cloud gives numbers, of employees among others; one that is nobody's
        here is left out.
        """
        found = list(events)
        numbers = {int(each.who) for each in found if each.who and each.who.isdecimal()}
        known = bool(numbers) and EMPLOYEES in self._replica.catalogue
        names = self.lookup(EMPLOYEES, numbers) if known else {}
        return [
            replace(each, who=names.get(int(each.who))) if each.who and each.who.isdecimal() else each
            for each in found
        ]

    def _part(self, field: Field, value: Any) -> str:
        if not value:
            return ""
        if field.references is None:
            return str(value)
        return self.lookup(field.references, [value]).get(value, f"#{value}")


def stored_title(entity: Entity, record: Mapping[str, Any]) -> str:
    """The title in stored values, a reference as its id; empty when the record has no name. For files."""
    return " ".join(str(record[name]) for name in entity.title if record.get(name))
