"""Create markers: an id of ours in an empty `externalId`, to find a record whose POST was never answered.

The cloud chooses the id of such a record, so nothing else identifies it for certain.
"""

from __future__ import annotations

from storage.outbox.changes import Intent
from storage.schema.fields import Entity, Filter, Record

MARKER = "cf:"
"""Prefix of every marker; nobody else's `externalId` has it."""
EXTERNAL_ID = "externalId"
_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


def marker(record_id: int) -> str:
    """The marker for a number below 2**53, in base 32: for a record created here its id, the same in every attempt."""
    digits = ""
    while record_id:
        record_id, digit = divmod(record_id, 32)
        digits = _DIGITS[digit] + digits
    return MARKER + digits.rjust(11, "0")


def takes_marker(entity: Entity) -> bool:
    """Whether records of the entity can be marked and found by their marker."""
    field = entity.by_name.get(EXTERNAL_ID)
    return field is not None and field.writable and Filter.ENUM in field.filter


def marked(entity: Entity, intent: Intent, record_id: int, *, anew: bool = False) -> Intent:
    """The intent with our marker, unless `externalId` has a value already (F75); `anew` replaces an older marker."""
    own = intent.set.get(EXTERNAL_ID)
    if not takes_marker(entity) or (own and not (anew and is_ours(own))):
        return intent
    return intent.then(Intent({EXTERNAL_ID: marker(record_id)}))


def is_ours(value: object) -> bool:
    """Whether an `externalId` is a marker of ours."""
    return isinstance(value, str) and value.startswith(MARKER)


def unmarked(intent: Intent, found: Record) -> Intent:
    """The intent without a marker that the record does not have: it was found by its id or its name."""
    own = intent.set.get(EXTERNAL_ID)
    return intent.without((EXTERNAL_ID,)) if is_ours(own) and found.get(EXTERNAL_ID) != own else intent


def given_back(intent: Intent, base: Record) -> Intent:
    """The intent of a restored record whose POST was refused: our marker gives way to the value that the record had."""
    if not is_ours(own := intent.set.get(EXTERNAL_ID)) or base.get(EXTERNAL_ID) == own:
        return intent
    return intent.then(Intent({EXTERNAL_ID: base.get(EXTERNAL_ID)}))
