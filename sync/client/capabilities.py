"""The profile of a cloud: what the catalogue declares of it, and the few things that its answers have shown otherwise.

Read and updated by the push, which stores it as a plain dict; shown in diagnostics. Every other habit of a cloud meets the
safe way: a record is read by id, compared, and PATCHed or POSTed alone. Immutable: learning makes a new table. It names no
entity.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from storage.schema.fields import Entity
from storage.sync_state.capabilities import SHOWN_BY_ROWS

Seen = Mapping[tuple[str, "Capability"], bool]


class Capability(StrEnum):
    """Something that a cloud may or may not support for an entity. Verbs that it refuses are `sync_state.refusals`."""

    CREATE = "create"
    """POST of an array."""
    REPLACE_MANY = "replace-many"
    """PUT of an array, with rows as they were read; not once an answer has cast doubt on it."""
    PUT_CREATE = "put-create"
    """PUT under a free id inserts: an idempotent create."""
    TAGS_COVER = "tags-cover"
    """ETags change with every field, so that If-Match guards a whole replacement (F121)."""


VERBS: Mapping[Capability, str] = {
    Capability.CREATE: "create",
    Capability.REPLACE_MANY: "replace-many",
    Capability.PUT_CREATE: "replace",
    Capability.TAGS_COVER: "patch",
}
"""By default each is supported wherever this verb of `Entity.verbs` is declared."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """The table: observations over the defaults."""

    seen: Seen = field(default_factory=dict)

    def allows(self, entity: Entity, capability: Capability) -> bool:
        """Whether to assume it: the last observation, else the entity's declaration."""
        known = self.seen.get((entity.name, capability))
        return VERBS[capability] in entity.verbs if known is None else known

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
