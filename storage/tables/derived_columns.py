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
from storage.text.folding import FOLD_TABLE, searched_fields, text_part

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


def tag_expression(values: Mapping[str, str], scope: dict[str, Any]) -> str:
    """The expression of a record's tag, from the expressions of its values by field; adds to `scope` what it needs."""
    # With the first record that is stored: loading it takes as long as opening a file.
    import msgspec

    names = [name for name in sorted(values) if not name.startswith("__")]
    # Made and written in half the time of a dict.
    members = {f"f{place}": name for place, name in enumerate(names)}
    scope["Content"] = msgspec.defstruct(
        "Content", [(each, Any) for each in members], rename=members, gc=False
    )
    scope |= {"encode": msgspec.json.Encoder().encode, "blake2b": blake2b}
    content = f"Content({', '.join(values[name] for name in names)})"
    return f"blake2b(encode({content}), digest_size=16).hexdigest().upper()"


def search_text_source(
    entity: Entity, values: Mapping[str, str], scope: dict[str, Any]
) -> tuple[list[str], str]:
    """The statements that make the parts of a record's search text, and the expression of the text, from the names of its
    values by field; adds to `scope` what they need.
    """
    lines: list[str] = []
    parts: list[str] = []
    for place, part in enumerate(searched_fields(entity)):
        value, name = values[part.name], f"part{place}"
        of_any = partial(text_part, part=part)
        match entity.by_name[part.name].kind:
            case Kind.STRING if part.numbers:
                scope[f"of{place}"] = part.of_text
                lines.append(f"{name} = of{place}({value}) if {value} else ''")
            case Kind.STRING:
                # As `part.of_text` does: without a call for each of a million names.
                known: dict[str | None, str] = {None: "", "": ""}
                scope |= {"fold_table": FOLD_TABLE, f"known{place}": known, f"get{place}": known.get}
                plain = f"{value}.isascii() and {value}.isprintable()"
                text = f"{part.start!r} + {part.rest!r}.join(words) + {part.end!r}"
                lines += [
                    f"{name} = get{place}({value})",
                    f"if {name} is None:",
                    f"    words = ({value}.lower() if {plain} else {value}.translate(fold_table)).split()",
                    f"    {name} = {text} if words else ''",
                    f"    if len(known{place}) < {_REMEMBERED}: known{place}[{value}] = {name}",
                ]
            case Kind.STRINGS | Kind.INTEGERS:
                scope[f"of{place}"] = Remembered(of_any, {None: ""})
                lines.append(f"{name} = of{place}[(*{value},) if {value} else None]")
            case _:
                scope[f"of{place}"] = of_any
                lines.append(f"{name} = of{place}({value}) if {value} is not None else ''")
        parts.append(f"{{{name}}}")
    return lines, f'f"{"".join(parts)}"'


@cache
def derived_columns(entity: Entity) -> Derive:
    """The function of an entity, made at first use."""
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
        "plain": plain_double, "listed": _listed, "sorted_map": _sorted_map, "known": known,
        "is_declared": is_declared, "refused": (Unexpected, UnicodeEncodeError, OverflowError),
    }  # fmt: skip
    values = {each.name: f"f{place}" for place, each in enumerate(entity.fields)}
    content = {each.name: _content_of(each.kind, values[each.name]) for each in entity.fields}
    tag = tag_expression(content, scope)
    lines, search = search_text_source(entity, values, scope)
    source = "\n".join(
        [
            "def derive(values):",
            "    types = tuple(map(type, values))",
            "    if types not in known and not is_declared(types):",
            "        return None",
            f"    {', '.join(values.values())}, = values",
            "    try:",
            f"        tag = {tag}",
            "    except refused:",
            "        return None",
            *(f"    {line}" for line in lines),
            f"    return tag, {search}",
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
