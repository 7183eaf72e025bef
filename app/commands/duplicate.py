"""A record as the beginning of another one: what a copy takes along and what must stay with the original.

Called by `commands` (two versions kept as two records) and by the window (copy, keep as new).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.schema.fields import Entity, Merge, Record

IDENTIFYING = frozenset({"externalId", "barcode", "ean", "plu"})
"""Codes by which a till or another program finds exactly one record."""


def duplicate_values(entity: Entity, record: Mapping[str, Any]) -> Record:
    """Values for a new record like `record`: no codes, no counters (points would be given twice), nothing of the cloud's."""
    return {
        each.name: record[each.name]
        for each in entity.fields
        if each.name in record
        and each.writable
        and each.merge not in (Merge.SERVER, Merge.COUNTER)
        and each.name not in IDENTIFYING
        and each.name not in entity.unique
    }
