"""Resemblance: whether a row of the cloud may be a record that we sent, stored in other words or without our marker (F138).

Pure; called by `create_matching`. It decides only whether a person is asked: a cloud may write a telephone number as
digits, drop accents, cut a name, or keep no `externalId`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from storage.schema.fields import Entity
from sync.merge.create_markers import EXTERNAL_ID, is_ours
from sync.merge.server_form import is_asked_about, is_server_form, is_set

SHORTEST_CUT = 16
"""Letters and digits of a text that may be the beginning of a longer one."""


def resembles(entity: Entity, sent: Mapping[str, Any], row: Mapping[str, Any]) -> bool:
    """Whether a living row has the title that was sent, or half of the texts that people search for.

    Only letters and digits count. Never a row with the marker of another record.
    """
    mark = str(row.get(EXTERNAL_ID) or "").casefold()
    other = is_ours(mark) and mark != str(sent.get(EXTERNAL_ID) or "").casefold()
    if other or row.get("deleted"):
        return False
    if _same_text(_title(entity, sent), _title(entity, row)):
        return True
    said = [
        each.name
        for each in entity.fields
        if each.search and is_asked_about(entity, each.name) and is_set(each, sent.get(each.name))
    ]
    equal = sum(_same_text(_text(sent[name]), _text(row.get(name))) for name in said)
    return equal > 0 and 2 * equal >= len(said)


def keys(entity: Entity, record: Mapping[str, Any]) -> frozenset[str]:
    """Texts of which two records that resemble each other have at least one in common: to compare few of many."""
    texts = [_title(entity, record), *(_text(record.get(each.name)) for each in entity.fields if each.search)]
    return frozenset(part for each in texts for part in (each, each[:SHORTEST_CUT]) if part)


def likeness(entity: Entity, sent: Mapping[str, Any], row: Mapping[str, Any]) -> int:
    """How many of the values that were sent a row shows, be it in the cloud's form."""
    return sum(
        name in row and is_asked_about(entity, name) and is_server_form(entity, name, value, row[name])
        for name, value in sent.items()
    )


def _title(entity: Entity, record: Mapping[str, Any]) -> str:
    return "".join(_text(record.get(name)) for name in entity.title)


def _text(value: Any) -> str:
    """Letters and digits without case and accents."""
    texts = value if isinstance(value, list) else [value]
    plain = unicodedata.normalize("NFKD", "".join(str(each) for each in texts if each is not None))
    return "".join(each for each in plain if each.isalnum()).casefold()


def _same_text(one: str, other: str) -> bool:
    shorter, longer = sorted((one, other), key=len)
    cut = len(shorter) >= SHORTEST_CUT and longer.startswith(shorter)
    return bool(one) and (one == other or cut)
