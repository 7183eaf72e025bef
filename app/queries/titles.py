"""What a record is called: the values of its entity's title fields, joined.

Used by queries, by files, and by the window, which adds how people read a value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from storage.schema.fields import Entity, Field

SET_APART = frozenset({"companyName"})
"""Fields that name something else than those before them: a comma separates a person from the company."""


def title(entity: Entity, record: Mapping[str, Any], text: Callable[[Field, Any], str]) -> str:
    """What people call a record, or its number when it has no name.

    `text` writes a value, a reference by the title of its record; an empty text is left out.
    """
    between = " ← " if any(entity.by_name[name].references for name in entity.title) else " "
    found = ""
    for name in entity.title:
        if name in entity.by_name and (part := text(entity.by_name[name], record.get(name))):
            found += (", " if name in SET_APART else between) * bool(found) + part
    return found or f"#{record.get('id')}"


def stored_title(entity: Entity, record: Mapping[str, Any]) -> str:
    """The title in stored values, a reference as its id; empty when the record has no name. For files."""
    return " ".join(str(record[name]) for name in entity.title if record.get(name))
