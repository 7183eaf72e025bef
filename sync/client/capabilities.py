"""Capabilities of this cloud: a table learnt from its answers, over the verbs that the catalogue declares.

Read and updated by the push, which stores it as a plain dict; shown in diagnostics. Immutable: learning makes a new
table. It names no entity.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from storage.schema.fields import Entity
from storage.sync_state.capabilities import SHOWN_BY_ROWS
from sync.client.responses import Listing, Many, Single
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    SyncError,
    VerbRefused,
)

Seen = Mapping[tuple[str, "Capability"], bool]


class Capability(StrEnum):
    """Something that a cloud may or may not support for an entity. The first seven are the catalogue's verbs."""

    LIST = "list"
    GET = "get"
    CREATE = "create"
    """POST of an array."""
    REPLACE = "replace"
    """PUT of one existing record."""
    REPLACE_MANY = "replace-many"
    PATCH = "patch"
    DELETE = "delete"
    PUT_CREATE = "put-create"
    """PUT under a free id inserts: an idempotent create."""
    PUT_CREATE_MANY = "put-create-many"
    RETURN_UNKNOWN = "return-unknown"
    """PUT keeps members that this program does not know, when they are sent back as they were read (F110)."""
    REPLACE_UNKNOWN = "replace-unknown"
    """Arrays of rows with such members are replaced: none was refused whose records could all be patched."""
    TAGS_COVER = "tags-cover"
    """ETags change with every field, so that If-Match guards a whole replacement (F121)."""
    LISTS_WHOLE = "lists-whole"
    """Lists show as much of each record as a read by id, so that their rows may be sent back (F110)."""
    COUNTED = "counted"
    """Lists say how many records there are (F45)."""
    PAGE_TAGS = "page-tags"
    """Lists carry an ETag, so that an unchanged page costs no body."""
    EMPTY_LIST_404 = "empty-list-404"
    """An empty list is answered 404 (F18)."""


DECLARED = frozenset(
    {
        Capability.LIST,
        Capability.GET,
        Capability.CREATE,
        Capability.REPLACE,
        Capability.REPLACE_MANY,
        Capability.PATCH,
        Capability.DELETE,
    }
)
"""Capabilities that are verbs of `Entity.verbs`."""

VERB_BEHIND: Mapping[Capability, Capability] = {
    Capability.PUT_CREATE: Capability.REPLACE,
    Capability.PUT_CREATE_MANY: Capability.REPLACE_MANY,
    Capability.RETURN_UNKNOWN: Capability.REPLACE,
    Capability.REPLACE_UNKNOWN: Capability.REPLACE_MANY,
    Capability.TAGS_COVER: Capability.PATCH,
    Capability.LISTS_WHOLE: Capability.REPLACE_MANY,
}
"""By default, inserting by PUT and returning unknown members are supported wherever replacing by PUT is, and so on."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """The table: observations over the defaults."""

    seen: Seen = field(default_factory=dict)

    def allows(self, entity: Entity, capability: Capability) -> bool:
        """Whether to assume it: the last observation, else the entity's declaration, else yes.

        For EMPTY_LIST_404 the default is no, since this program sends `Allow-Version: BC1`.
        """
        known = self.seen.get((entity.name, capability))
        if known is not None:
            return known
        verb = VERB_BEHIND.get(capability, capability)
        if verb in DECLARED:
            return verb.value in entity.verbs
        return capability is not Capability.EMPTY_LIST_404

    def with_seen(self, entity: str, capability: Capability, allowed: bool) -> Capabilities:
        """A copy with one more observation; itself when it had it."""
        if self.seen.get((entity, capability)) is allowed:
            return self
        return Capabilities({**self.seen, (entity, capability): allowed})

    def forget(self, entity: str) -> Capabilities:
        """A copy with the default verbs for one entity: the next attempt asks the cloud again.

        What was seen of its tags and rows stays, as in the database.
        """
        return Capabilities(
            {
                (name, each): allowed
                for (name, each), allowed in self.seen.items()
                if name != entity or each.value in SHOWN_BY_ROWS
            }
        )

    def to_dict(self) -> dict[str, dict[str, bool]]:
        """The observations as JSON values, by entity and capability."""
        result: dict[str, dict[str, bool]] = {}
        for (entity, capability), allowed in sorted(self.seen.items()):
            result.setdefault(entity, {})[capability.value] = allowed
        return result

    @classmethod
    def from_dict(cls, stored: object) -> Capabilities:
        """The table of `to_dict`; unknown names are ignored."""
        seen: dict[tuple[str, Capability], bool] = {}
        by_name = {each.value: each for each in Capability}
        for entity, facts in _items(stored):
            for name, allowed in _items(facts):
                if name in by_name and isinstance(allowed, bool):
                    seen[entity, by_name[name]] = allowed
        return cls(seen)


def takes_our_ids(capabilities: Capabilities, entity: Entity) -> bool:
    """Whether this cloud was seen to store a record under the id of our choice, so that a repeated PUT doubles nothing."""
    return capabilities.seen.get((entity.name, Capability.PUT_CREATE)) is True


def _items(value: object) -> list[tuple[str, Any]]:
    return list(value.items()) if isinstance(value, Mapping) else []


def learn(
    table: Capabilities,
    entity: str,
    capability: Capability,
    answer: Listing | Single | Many | SyncError,
) -> Capabilities:
    """The table after the cloud answered an attempt to use `capability` on `entity`.

    A good answer proves the verb, 405 and 501 disprove it (F24); outages, refused values and missing permissions prove
    nothing. A PUT to a fresh id answered 428 or 412 means that the id is taken, as an inserting cloud answers a
    repetition; 404 means that it does not insert.
    """
    if isinstance(answer, VerbRefused):
        return table.with_seen(entity, capability, False)
    if isinstance(answer, SyncError):
        if capability in VERB_BEHIND and isinstance(
            answer, (CloudPreconditionRequired, CloudPreconditionFailed)
        ):
            return table.with_seen(entity, capability, True)
        if capability in VERB_BEHIND and isinstance(answer, CloudRecordMissing):
            return table.with_seen(entity, capability, False)
        return table
    table = table.with_seen(entity, capability, True)
    return _learn_page(table, entity, answer) if isinstance(answer, Listing) else table


def _learn_page(table: Capabilities, entity: str, page: Listing) -> Capabilities:
    if page.not_modified:
        return table.with_seen(entity, Capability.PAGE_TAGS, True)
    if page.empty_404:
        return table.with_seen(entity, Capability.EMPTY_LIST_404, True)
    if not page.records:
        table = table.with_seen(entity, Capability.EMPTY_LIST_404, False)
    table = table.with_seen(entity, Capability.COUNTED, page.total is not None)
    return table.with_seen(entity, Capability.PAGE_TAGS, page.etag is not None)
