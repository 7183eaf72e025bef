"""Validation of records that are written here, and decoding of records that the cloud sends.

Called by the commands, the form, the `/v2` server, import, and before a push. Knows a record only through the
declaration of its entity; returns codes, never texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from storage.errors import BugError, InvalidRecord, Problem
from storage.schema.canonical import canonical, same
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, MOST_TEXT, Entity, Field, Kind, Record
from storage.schema.rules import FIELD_RULES, RECORD_RULES
from storage.visible_text import code_text, visible

if TYPE_CHECKING:
    from pydantic import ValidationError

    from storage.schema.types import RecordTypes

__all__ = ["Op", "accept", "blank", "canonical", "decode", "limits", "problems", "same", "tidied"]


class Op(StrEnum):
    """The operation that a body is for."""

    CREATE = "create"
    REPLACE = "replace"
    PATCH = "patch"


def accept(
    entity: Entity,
    body: object,
    op: Op,
    *,
    onto: Mapping[str, Any] | None = None,
    known: Iterable[str] | None = None,
    kept: Mapping[str, Any] | None = None,
) -> Record:
    """The declared fields of `body` (JSON or native values) as native values; adds no defaults.

    `onto` is the record that a patch changes: rules over several fields apply to both together. Characters that nobody sees
    are removed from texts, but where a text is the one of `kept` (as a rule `onto`), as the cloud sent it. Undeclared keys are
    dropped except those in `known`, which are kept verbatim. Fields owned by the cloud are kept, so that a
    versionDate can be compared; the caller does not store them. Raises InvalidRecord.
    """
    values, found = _read(entity, body, op, onto, onto if kept is None else kept)
    if found:
        raise InvalidRecord(found)
    if known is not None and isinstance(body, Mapping):
        values.update({name: body[name] for name in known if name in body and name not in values})
    return values


def accept_former(entity: Entity, values: Mapping[str, Any], *, onto: Mapping[str, Any]) -> Record:
    """Values that the record `onto` had before, as native ones.

    They may be whatever the cloud may send, a rate of VAT that is none among them; rules over several fields hold, since
    somebody may have changed the others meanwhile. Raises InvalidRecord.
    """
    declared = {name: value for name, value in values.items() if name in entity.by_name}
    whole = decode(entity, {**declared, "id": onto["id"]})
    native = {name: whole[name] for name in declared}
    if found := list(_record_rule_problems(entity, {**onto, **native}, native, {})):
        raise InvalidRecord(found)
    return native


def problems(
    entity: Entity, record: Mapping[str, Any], op: Op, *, onto: Mapping[str, Any] | None = None
) -> list[Problem]:
    """Every problem for which `accept` would raise: by field in declared order, then of the whole record."""
    return _read(entity, record, op, onto, onto)[1]


def decode(entity: Entity, obj: object) -> Record:
    """A record of the cloud as native values; refused only where a value cannot be stored.

    Broken rules, unknown choices and nulls are accepted, missing fields stay missing, undeclared keys verbatim.
    Raises InvalidRecord with the fields, and for an object without `id`.
    """
    try:
        return _record_types(entity).lenient.validate_python(obj)
    except _refused() as error:
        raise InvalidRecord(_type_problems(entity, obj, error)) from None


@cache
def _record_types(entity: Entity) -> RecordTypes:
    """Imports pydantic with the first checked record, which is after the window is shown."""
    from storage.schema.types import record_types

    return record_types(entity)


def _refused() -> type[ValidationError]:
    from pydantic import ValidationError

    return ValidationError


def blank(entity: Entity) -> Record:
    """A new record with defaults, for a form; without `id` and fields owned by the cloud."""
    return {
        each.name: list(each.default) if isinstance(each.default, list | tuple) else each.default
        for each in entity.fields
        if each.writable or each.default is not None
    }


def _read(
    entity: Entity, body: object, op: Op, onto: Mapping[str, Any] | None, kept: Mapping[str, Any] | None
) -> tuple[Record, list[Problem]]:
    if not isinstance(body, Mapping):
        return {}, [Problem(None, "wrong_type", {"expected": "object"})]
    given = tidied(entity, {name: body[name] for name in entity.by_name if name in body}, kept or {})
    adapter = _record_types(entity).strict
    mistyped: dict[str | None, Problem] = {}
    try:
        values = adapter.validate_python(given)
    except _refused() as error:
        mistyped = {each.field: each for each in _type_problems(entity, given, error)}
        values = adapter.validate_python({name: given[name] for name in given if name not in mistyped})
    found = _field_problems(entity, given, values, op, mistyped)
    if entity.rules:
        found.extend(_record_rule_problems(entity, {**(onto or {}), **values}, values, mistyped))
    return values, found


def tidied(entity: Entity, values: Mapping[str, Any], kept: Mapping[str, Any]) -> Record:
    """The values with texts without what nobody sees, but where a text is the one of `kept`; others as they are."""
    given = dict(values)
    for name, clean in _text_fields(entity).items():
        value = given.get(name)
        if not value or value == kept.get(name):
            continue
        if isinstance(value, str):
            given[name] = clean(value)
        elif isinstance(value, list) and all(isinstance(each, str) for each in value):
            tidied = [clean(each) for each in value]
            given[name] = value if tidied == value else [each for each in dict.fromkeys(tidied) if each]
        elif isinstance(value, Mapping):
            given[name] = {key: clean(each) if isinstance(each, str) else each for key, each in value.items()}
    return given


@cache
def _text_fields(entity: Entity) -> Mapping[str, Callable[[str], str]]:
    """The fields with texts, and how each is cleaned."""
    texts = (Kind.STRING, Kind.STRINGS, Kind.TRANSLATIONS)
    return {
        each.name: code_text if each.name in entity.code_fields else visible
        for each in entity.fields
        if each.kind in texts
    }


def _field_problems(
    entity: Entity,
    given: Mapping[str, Any],
    values: Mapping[str, Any],
    op: Op,
    mistyped: Mapping[str | None, Problem],
) -> list[Problem]:
    """The problems of single fields, in declared order."""
    found: list[Problem] = []
    # A patch is not checked for fields that it omits.
    asked = [entity.by_name[name] for name in given] if op is Op.PATCH else entity.fields
    for field in asked:
        if field.name in mistyped:
            found.append(mistyped[field.name])
        elif field.name == "id" and values.get("id") is None:
            if op is Op.REPLACE or (op is Op.PATCH and "id" in values):
                found.append(Problem("id", "id_missing"))
        elif field.name not in values:
            if field.required:
                found.append(Problem(field.name, "missing"))
        elif values[field.name] is not None:
            found.extend(_rule_problems(field, values[field.name]))
    return found


def _record_rule_problems(
    entity: Entity,
    record: Mapping[str, Any],
    written: Mapping[str, Any],
    mistyped: Mapping[str | None, Problem],
) -> Iterator[Problem]:
    for name in entity.rules:
        rule = RECORD_RULES.get(name)
        if rule is None:
            raise BugError(rule=name, entity=entity.name)
        # A patch that does not write these fields is not refused for the values of the cloud.
        asked = any(each in written for each in rule.fields)
        if asked and all(each in record and each not in mistyped for each in rule.fields):
            yield from rule.check(record)


def _rule_problems(field: Field, value: Any) -> list[Problem]:
    """The rules that a value of the right type breaks."""
    found: list[Problem] = []
    if isinstance(value, str):
        _check_texts(field, [value], found)
    elif isinstance(value, list) and field.kind is Kind.STRINGS:
        _check_texts(field, value, found)
    elif isinstance(value, dict):
        _check_texts(field, [*value, *value.values()], found)
    elif field.kind in _NUMBERS:
        _check_numbers(field, value if isinstance(value, list) else [value], found)
    if any(each.code in _TOO_LONG for each in found):
        return found  # no rule is asked about a text of any length
    for name in field.rules:
        rule = FIELD_RULES.get(name)
        if rule is None:
            raise BugError(rule=name, field=field.name)
        finding = rule(value)
        if finding is not None:
            found.append(Problem(field.name, *finding))
    return found


_TOO_LONG = frozenset({"too_long", "too_long_together"})


def _check_texts(field: Field, texts: list[str], found: list[Problem]) -> None:
    longest, together = max(map(len, texts), default=0), sum(map(len, texts))
    length = MOST_TEXT if field.length is None else field.length
    if any("\0" in each for each in texts):
        found.append(Problem(field.name, "nul_character"))
    if field.choices and any(each not in field.choices for each in texts):
        found.append(Problem(field.name, "not_a_choice", {"choices": list(field.choices)}))
    if longest > length:
        found.append(Problem(field.name, "too_long", {"limit": length, "actual": longest}))
    if field.total_length is not None and together > field.total_length:
        found.append(_too_long_together(field, field.total_length, together))
    elif longest <= length and (joined := together + len(texts) - 1) > MOST_TEXT:
        found.append(_too_long_together(field, MOST_TEXT, joined))


def _too_long_together(field: Field, limit: int, actual: int) -> Problem:
    return Problem(field.name, "too_long_together", {"limit": limit, "actual": actual})


_NUMBERS: Mapping[Kind, tuple[float | None, float | None]] = {
    Kind.LONG: (LOWEST_LONG, HIGHEST_LONG),
    Kind.INTEGER: (-(2**31), 2**31 - 1),
    Kind.INTEGERS: (-(2**31), 2**31 - 1),
    Kind.DOUBLE: (None, None),
}
"""Range of each kind; a field may be narrower."""


def limits(field: Field) -> tuple[float | None, float | None]:
    """Minimum and maximum of `field`, or of its elements, in a body; None is no limit."""
    lowest, highest = _NUMBERS.get(field.kind, (None, None))
    return (
        lowest if field.minimum is None else field.minimum,
        highest if field.maximum is None else field.maximum,
    )


def _check_numbers(field: Field, numbers: list[float], found: list[Problem]) -> None:
    if len(numbers) > MOST_TEXT:
        found.append(_too_long_together(field, MOST_TEXT, len(numbers)))
    lowest, highest = limits(field)
    if lowest is not None and any(each < lowest for each in numbers):
        found.append(Problem(field.name, "too_small", {"minimum": lowest}))
    if highest is not None and any(each > highest for each in numbers):
        found.append(Problem(field.name, "too_large", {"maximum": highest}))


def _type_problems(entity: Entity, obj: object, error: ValidationError) -> list[Problem]:
    """One problem per field that pydantic refused, and one without a field for everything else."""
    kinds: dict[str | None, set[str]] = {}
    for each in error.errors(include_url=False, include_context=False, include_input=False):
        place = each["loc"][0] if each["loc"] else None
        kinds.setdefault(place if place in entity.by_name else None, set()).add(each["type"])  # type: ignore[arg-type]
    return [_type_problem(entity, obj, name, types) for name, types in kinds.items()]


def _type_problem(entity: Entity, obj: object, name: str | None, types: set[str]) -> Problem:
    if name is None:
        return Problem(None, "wrong_type", {"expected": "object"})
    kind = entity.by_name[name].kind
    if "missing" in types:
        return Problem(name, "missing")
    if isinstance(obj, Mapping) and obj.get(name) is None:
        return Problem(name, "null")
    if "string_unicode" in types:
        return Problem(name, "lone_surrogate")
    if kind is Kind.TIMESTAMP:
        return Problem(name, "bad_date")
    return Problem(name, "wrong_type", {"expected": kind.value})
