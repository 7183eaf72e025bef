"""Duplicating a record: the values a copy takes over.

Called by `commands` (both versions of a conflict kept) and by the window (copy, keep as new).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.schema.fields import Entity, Merge, Record

IDENTIFYING = frozenset({"externalId", "barcode", "ean", "plu"})
"""Codes that identify one record to a till or another program."""


def duplicate_values(entity: Entity, record: Mapping[str, Any]) -> Record:
    """Values for a new record like `record`: without codes, counters (points would be given twice) and server fields."""
    return {
        field.name: record[field.name]
        for field in entity.fields
        if field.name in record
        and field.writable
        and field.merge not in (Merge.SERVER, Merge.COUNTER)
        and field.name not in IDENTIFYING
        and field.name not in entity.unique
    }
