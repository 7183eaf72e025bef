"""What is stored with a record and follows from it, its ETag and its search text, by one function for each entity.

The other way, `etag.record_tag` and `folding.search_text`, takes whatever a record may hold. This one takes a record whose
every value is of the declared type and that holds nothing undeclared, as nearly all do, and answers None for any other.
What it makes is equal to the last bit: tests hold both to one result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from storage.schema.fields import Entity, Kind
from storage.text.folding import searched_fields, text_part

if TYPE_CHECKING:
    import msgspec

Derive = Callable[[Sequence[Any]], tuple[str, str] | None]
"""ETag and search text of the values of a record, by declared field."""

_EXACT = 2**53
"""Doubles below it are written alike by every encoder; a JSON integer above it may be rounded on the way."""
_PLAIN = 1e-4
"""Doubles below it are written with an exponent, for which encoders have several forms."""
_REMEMBERED = 4096
"""Values that each conversion remembers at most: names, towns and prices repeat, numbers and addresses do not."""
_PATTERNS = 4096
"""Combinations of types that are remembered as declared at most."""
_TYPES: Mapping[Kind, frozenset[type]] = {
    Kind.LONG: frozenset({int}),
    Kind.INTEGER: frozenset({int}),
    Kind.DOUBLE: frozenset({float, int}),
    Kind.BOOLEAN: frozenset({bool}),
    Kind.STRING: frozenset({str}),
    Kind.TIMESTAMP: frozenset({int}),
    Kind.STRINGS: frozenset({list}),
    Kind.INTEGERS: frozenset({list}),
    Kind.TRANSLATIONS: frozenset({dict}),
}
_ELEMENTS = frozenset({str, int, type(None)})
"""Types of the elements of lists and maps that are written alike by every encoder."""


class Unexpected(ValueError):
    """A value that this way does not take."""


class Remembered(dict[Any, Any]):
    """The results of a function by its argument, as long as there are not too many."""

    def __init__(self, function: Callable[[Any], Any], known: Mapping[Any, Any]) -> None:
        super().__init__(known)
        self._function = function

    def __missing__(self, value: Any) -> Any:
        result = self._function(value)
        if len(self) < _REMEMBERED:
            self[value] = result
        return result


def plain_double(value: float) -> int | float | msgspec.Raw:
    """A double as the record's tag spells it: 1.0 as 1, any other as Python does. Raises Unexpected."""
    if not -_EXACT < value < _EXACT:
        raise Unexpected
    if value.is_integer():
        return int(value)
    if -_PLAIN < value < _PLAIN:
        import msgspec

        return msgspec.Raw(repr(value).encode())
    return value


def content_expression(values: Mapping[str, str]) -> str:
    """The expression of what a record's tag covers, from the expressions of its values by field."""
    content = (f"{name!r}: {values[name]}" for name in sorted(values) if not name.startswith("__"))
    return f"{{{', '.join(content)}}}"


TAG = "blake2b(encode({}), digest_size=16).hexdigest().upper()"
"""The expression of the tag of such a content."""


def search_expression(entity: Entity, values: Mapping[str, str], scope: dict[str, Any]) -> str:
    """The expression of a record's search text, from the names of its values by field; adds to `scope` what it needs."""
    search = ""
    for place, part in enumerate(searched_fields(entity)):
        value = values[part.name]
        of_any = partial(text_part, part=part)
        match entity.by_name[part.name].kind:
            case Kind.STRING:
                scope[f"part{place}"] = Remembered(part.of_text, {None: "", "": ""})
                search += f"{{part{place}[{value}]}}"
            case Kind.STRINGS | Kind.INTEGERS:
                scope[f"part{place}"] = Remembered(of_any, {None: ""})
                search += f"{{part{place}[(*{value},) if {value} else None]}}"
            case _:
                scope[f"part{place}"] = of_any
                search += f"{{part{place}({value}) if {value} is not None else ''}}"
    return f'f"{search}"'


@cache
def derived_columns(entity: Entity) -> Derive:
    """The function of an entity, made at first use."""
    # With the first record that is stored: loading it takes as long as opening a file.
    import msgspec

    declared = [_TYPES[each.kind] for each in entity.fields]
    known: set[tuple[type, ...]] = set()

    def is_declared(types: tuple[type, ...]) -> bool:
        fits = len(types) == len(declared) and all(
            found is _NONE or found in wanted for found, wanted in zip(types, declared, strict=True)
        )
        if fits and len(known) < _PATTERNS:
            known.add(types)
        return fits

    scope: dict[str, Any] = {
        "encode": msgspec.json.Encoder().encode, "blake2b": blake2b, "plain": plain_double,
        "listed": _listed, "sorted_map": _sorted_map, "known": known, "is_declared": is_declared,
        "refused": (Unexpected, UnicodeEncodeError, OverflowError),
    }  # fmt: skip
    values = {each.name: f"f{place}" for place, each in enumerate(entity.fields)}
    content = {each.name: _content_of(each.kind, values[each.name]) for each in entity.fields}
    source = "\n".join(
        [
            "def derive(values):",
            "    types = tuple(map(type, values))",
            "    if types not in known and not is_declared(types):",
            "        return None",
            f"    {', '.join(values.values())}, = values",
            "    try:",
            f"        tag = {TAG.format(content_expression(content))}",
            "    except refused:",
            "        return None",
            f"    return tag, {search_expression(entity, values, scope)}",
        ]
    )
    # Made from the catalogue alone: no text of the cloud or of a person is in it.
    exec(compile(source, f"<derived columns of {entity.name}>", "exec"), scope)  # noqa: S102
    derive: Derive = scope["derive"]
    return derive


_NONE = type(None)


def _content_of(kind: Kind, value: str) -> str:
    match kind:
        case Kind.DOUBLE:
            return f"plain({value}) if {value}.__class__ is float else {value}"
        case Kind.STRINGS | Kind.INTEGERS:
            return f"listed({value}) if {value} else {value}"
        case Kind.TRANSLATIONS:
            return f"sorted_map({value}) if {value} else {value}"
    return value


def _listed(value: list[Any]) -> list[Any]:
    if not _ELEMENTS.issuperset(map(type, value)):
        raise Unexpected
    return value


def _sorted_map(value: dict[Any, Any]) -> dict[Any, Any]:
    if not _ELEMENTS.issuperset(map(type, value.values())):
        raise Unexpected
    return dict(sorted(value.items()))
