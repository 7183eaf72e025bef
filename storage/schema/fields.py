"""The types of the schema: entity, field, catalogue, and the properties they declare.

Used by `entities` (which declares) and by everything that derives from a declaration. Holds no entity and validates
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, Flag, StrEnum, auto
from functools import cached_property
from types import MappingProxyType
from typing import Any

from storage.errors import UnknownEntity

Record = dict[str, Any]
"""A record as the program holds it: wire names, native Python values."""

MOST_TEXT = 65_536
"""Characters of a field for which no length is declared, in what is written here; of a list, joined by one between its elements."""

LOWEST_LONG = -(2**63)
HIGHEST_LONG = 2**63 - 1
"""Range of LONG and INTEGER: that of an SQLite integer."""


class Kind(StrEnum):
    """The type of a field as the interface names it; in memory: int, float, bool, str, list or dict."""

    LONG = "long"
    INTEGER = "integer"
    DOUBLE = "double"
    BOOLEAN = "boolean"
    STRING = "string"
    TIMESTAMP = "timestamp"
    """In memory an int: milliseconds since 1970 UTC."""
    STRINGS = "string[]"
    INTEGERS = "integer[]"
    TRANSLATIONS = "map<lang,string>"


class Filter(Flag):
    """Filter groups of the interface; a field allows the operators of its groups and no others."""

    NONE = 0
    EQUALS = auto()
    ENUM = auto()
    NUMBER = auto()
    STRING = auto()
    BITS = auto()


class Sort(Enum):
    """Sort marker of a field; over the interface only BOTH may be sorted by."""

    NONE = "NONE"
    BOTH = "BOTH"


class Merge(StrEnum):
    """Merge policy: what happens when both sides changed a field since they last agreed."""

    HOLD = "hold"
    """A conflict: the value of the cloud is shown, ours is kept, a person decides."""
    SET = "set"
    """Our additions and removals are applied to the set of the cloud."""
    BITS = "bits"
    """Our changed bits are applied to the number of the cloud."""
    COUNTER = "counter"
    """A difference is added to the number of the cloud; an absolute value is a conflict."""
    MINE = "mine"
    """Presentation only: ours wins; history keeps the other value."""
    SERVER = "server"
    """Owned by the cloud: never sent as a change."""


class PollClass(StrEnum):
    """How often others change an entity, and so how often it is polled."""

    HOT = "hot"
    COLD = "cold"


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field of an entity. Lengths count characters."""

    name: str
    """The wire's name, verbatim."""
    kind: Kind
    day: bool = False
    """Of a TIMESTAMP that it means a day: any zone's midnight of it is the same value."""
    null: bool = False
    length: int | None = None
    """Longest text, or longest element of an array."""
    total_length: int | None = None
    """Longest joined text of an array. Every field has the limit MOST_TEXT beside its own."""
    choices: tuple[str, ...] = ()
    bits: Mapping[int, str] = field(hash=False, default_factory=lambda: MappingProxyType({}))
    """Names of the flag bits, by position."""
    rules: tuple[str, ...] = ()
    """Names of single-field rules in `storage.schema.rules`: vat_id, url, http_url, tag_characters, not_blank, ..."""
    minimum: float | None = None
    maximum: float | None = None
    filter: Filter = Filter.NONE
    sort: Sort = Sort.NONE
    merge: Merge = Merge.HOLD
    group: str | None = None
    """Merge group: its fields are merged or held together (name, address, price)."""
    required: bool = False
    """In the minimum body for creating or replacing."""
    writable: bool = True
    """Whether the cloud accepts our value; fields it owns or ignores are not writable."""
    references: str | None = None
    """Name of the entity whose id this field contains."""
    form: str | None = None
    """Form group; None keeps the field out of the form."""
    list_column: bool = False
    """A default column of the list."""
    search: bool = False
    """Whether the search box searches it."""
    separators: str = ""
    """Characters of a text that say nothing: a cloud may leave them out (F35)."""
    default: object = None
    """Value of a new record in the form, and of a create that omits the field."""


ALL_VERBS = frozenset({"list", "get", "create", "replace", "replace-many", "patch", "delete"})


@dataclass(frozen=True, kw_only=True, eq=False)
class Entity:
    """One kind of record: its fields in order, its rules, and how the cloud handles it."""

    name: str
    """Path segment of the interface and name in every API: `customers`, `eet-subjects`."""
    singular: str
    """Stem of the first generation's id name and of texts: `customer`."""
    fields: tuple[Field, ...]
    verbs: frozenset[str] = ALL_VERBS
    """Operations that the interface offers. What a certain cloud refuses is a capability, learnt at run time."""
    rules: tuple[str, ...] = ()
    """Names of cross-field rules in `storage.schema.rules`."""
    title: tuple[str, ...] = ("name",)
    """Fields that make the title of a record; those with text are joined by a space."""
    filed: tuple[str, ...] = ()
    """Sorting by the first of these fields uses, where it is blank, the next of them that is not."""
    order: int = 0
    """Push order, lowest first: referenced entities come before those that refer to them."""
    batch_limit: int = 100
    """Elements in one POST or PUT array."""
    soft_delete: bool = True
    """Deleted records stay readable with `deleted: true`. False: they are gone (webhooks)."""
    view_of: str | None = None
    """For a read-only view (the warehouse products): name of the entity under it."""
    unique: tuple[str, ...] = ()
    """Fields no two live records may share (tag name, tax value)."""
    natural: tuple[str, ...] = ()
    """Natural key: fields by which a record is recognised when it has no `externalId`."""
    poll_class: PollClass = PollClass.COLD
    personal: tuple[str, ...] = ()
    """Fields about a person, emptied when a record is anonymised."""
    code_fields: tuple[str, ...] = ()
    """Fields in which a scanned code is looked up; a new record with that code keeps it in the first."""
    protected_ids: frozenset[int] = frozenset()
    """Records that the cloud itself owns and that nobody may delete (employee 0 is the administrator)."""
    ingredients_entity: str | None = None
    """Name of the entity whose records are the recipe of its records; a deletion says what becomes of them."""
    webhook_kinds: tuple[str, ...] = ()
    """`payloadEntity` values of the webhooks that announce a change of its records."""
    scope_field: str | None = None
    """Field that frames each list of a view: the warehouse of the warehouse products."""

    derived: tuple[Field, ...] = ()
    """Calculated from several records and kept here only: lists show, sort and filter by them, the interface has none."""

    @cached_property
    def listed(self) -> Mapping[str, Field]:
        """What lists of the window sort and filter by: the fields and the derived ones, by name."""
        return MappingProxyType({each.name: each for each in (*self.fields, *self.derived)})

    @cached_property
    def by_name(self) -> Mapping[str, Field]:
        """Fields by wire name."""
        return MappingProxyType({each.name: each for each in self.fields})

    @property
    def table(self) -> str:
        """Name of the SQLite table or view."""
        return table_of(self.name)

    @property
    def editable(self) -> bool:
        """Whether its records can be changed here."""
        return bool(self.verbs & {"create", "patch", "replace", "delete"})

    @property
    def scope_entity(self) -> str | None:
        """Name of the entity whose records frame its lists; there is one list for each of them."""
        return None if self.scope_field is None else self.by_name[self.scope_field].references

    def names(self) -> tuple[str, ...]:
        """Wire names in declared order."""
        return tuple(each.name for each in self.fields)

    def blocks(self, names: Sequence[str]) -> list[tuple[str, ...]]:
        """These fields by merge group, in their order: those of one group belong together."""
        found: dict[str, list[str]] = {}
        for name in names:
            declared = self.by_name.get(name)
            key = f"group:{declared.group}" if declared is not None and declared.group else name
            found.setdefault(key, []).append(name)
        return [tuple(block) for block in found.values()]

    def with_field(self, added: Field) -> Entity:
        """A copy with one more field."""
        return replace(self, fields=(*self.fields, added))


def table_of(entity: str) -> str:
    """Name of the SQLite table or view of an entity."""
    return entity.replace("-", "_").replace("/", "_")


class Catalogue:
    """All entities, by name; iterates in push order."""

    def __init__(self, entities: tuple[Entity, ...]) -> None:
        self._entities = {each.name: each for each in sorted(entities, key=lambda each: each.order)}

    def __getitem__(self, name: str) -> Entity:
        try:
            return self._entities[name]
        except KeyError:
            raise UnknownEntity(entity=name) from None

    def __contains__(self, name: object) -> bool:
        return name in self._entities

    def __iter__(self) -> Iterator[Entity]:
        return iter(self._entities.values())

    def stored(self) -> Iterator[Entity]:
        """Entities with a table of their own (views excluded)."""
        return (each for each in self if each.view_of is None)

    def scopes_a_view(self, name: str) -> bool:
        """Whether a view has one list for each record of the entity `name`."""
        return any(entity.scope_entity == name for entity in self)

    def announced_by(self, webhook_kind: str) -> Entity | None:
        """The entity whose changes webhooks of this `payloadEntity` announce; None for other kinds."""
        return next((entity for entity in self if webhook_kind in entity.webhook_kinds), None)

    def with_entity(self, added: Entity) -> Catalogue:
        """A copy with one more entity, or with one replaced."""
        return Catalogue((*(each for each in self if each.name != added.name), added))
