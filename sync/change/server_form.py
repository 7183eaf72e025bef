"""The cloud's form of a value, told from another value: trimmed, in other case, rounded, or cut and ignored (F35, F119).

Pure; called by `echo`, `server_rewrites` and `plan`. A form says what was sent; anything else is for a person, at once.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.schema.canonical import canonical, same
from storage.schema.fields import Entity, Field, Kind, Merge
from sync.change.create_markers import EXTERNAL_ID, is_ours

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
"""Milliseconds. A clock that stores days may do so in its own time zone, so that a day begins at any whole hour."""


def is_server_form(entity: Entity, name: str, sent: Any, stored: Any) -> bool:
    """Whether `stored` is a cloud's form of the value `sent`: equal up to spaces, case, separators, rounding, or the grain of dates."""
    if same(entity, name, sent, stored):
        return True
    field = entity.by_name.get(name)
    if field is None:
        return False
    match field.kind:
        case Kind.STRING:
            return _text(sent, field.separators) == _text(stored, field.separators)
        case Kind.DOUBLE:
            return _rounded(canonical(field, sent), canonical(field, stored))
        case Kind.TIMESTAMP:
            return _coarser(canonical(field, sent), canonical(field, stored))
        case Kind.STRINGS:
            return _texts(field, sent) == _texts(field, stored)
        case Kind.TRANSLATIONS:
            return _translations(sent) == _translations(stored)
    return False


def _text(value: Any, separators: str = "") -> str:
    text = unicodedata.normalize("NFC", str(value or ""))
    return "".join(each for each in text if not each.isspace() and each not in separators).casefold()


def _texts(field: Field, value: Any) -> list[str]:
    found = [_text(each) for each in (canonical(field, value) or ())]
    found = [each for each in found if each]
    return sorted(set(found)) if field.merge is Merge.SET else found


def _translations(value: Any) -> dict[str, str]:
    pairs = value.items() if isinstance(value, Mapping) else ()
    return {str(name).casefold(): text for name, each in pairs if (text := _text(each))}


def _rounded(sent: Any, stored: Any) -> bool:
    """Whether `stored` has fewer decimals and is the nearest such number, or the next one. Nothing is rounded to zero."""
    if not isinstance(sent, float) or not isinstance(stored, float) or stored == 0:
        return False
    one, other = Decimal(repr(sent)), Decimal(repr(stored)).normalize()
    decimals = max(0, -int(other.as_tuple().exponent))
    unit = Decimal(1).scaleb(-decimals)
    return abs(one - other) < unit if decimals else abs(one - other) <= unit / 2


def _coarser(sent: Any, stored: Any) -> bool:
    """Whether `stored` is the second, minute, hour or day in which `sent` is, or the one that follows."""
    if not isinstance(sent, int) or not isinstance(stored, int):
        return False
    off = abs(sent - stored)
    return any(
        off < grain and stored % step == 0
        for grain, step in ((SECOND, SECOND), (MINUTE, MINUTE), (HOUR, HOUR), (DAY, HOUR))
    )


def changed_values(entity: Entity, change: WaitingChange, stored: Mapping[str, Any]) -> tuple[str, ...]:
    """Fields that were sent and that the cloud stored with another value, not a form of ours (F119).

    A number that was rounded back to the one that was there is none. Of a create only what somebody set: where it was sent empty, or with the default, the cloud may fill in its own.
    """
    sent = change.sent.set if change.sent is not None else {}
    before = change.remote or change.base or {}
    return tuple(
        name
        for name, value in sent.items()
        if name in stored
        and is_asked_about(entity, name)
        and not (
            is_server_form(entity, name, value, stored[name])
            and not _is_undone(entity, name, value, before.get(name), stored[name])
        )
        and (change.kind is not ChangeKind.CREATE or is_set(entity.by_name[name], value))
    )


def _is_undone(entity: Entity, name: str, sent: Any, before: Any, stored: Any) -> bool:
    """Whether a number is what it was before, though another one was sent."""
    number = entity.by_name[name].kind is Kind.DOUBLE
    return number and same(entity, name, before, stored) and not same(entity, name, sent, stored)


def is_asked_about(entity: Entity, name: str) -> bool:
    """Whether people set this field: not an id, and not one that the cloud owns."""
    field = entity.by_name.get(name)
    own = name in ("id", "_cloudId", "deleted")
    return field is not None and not own and field.writable and field.merge is not Merge.SERVER


def is_set(field: Field, value: Any) -> bool:
    """Whether a new record has a value of somebody's in this field: neither nothing, nor the default, nor our marker."""
    if value in (None, "", [], {}) or (field.name == EXTERNAL_ID and is_ours(value)):
        return False
    return bool(canonical(field, value) != canonical(field, field.default))


def is_cut(sent: Any, stored: Any) -> bool:
    """Whether a text is the beginning of the one that was sent."""
    return isinstance(stored, str) and bool(_text(stored)) and _text(sent).startswith(_text(stored))
