"""What the cloud was seen to allow, and the verbs that it refused.

Written by `sync.push` as it learns; read by diagnostics and by the status of pending changes.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from storage.database.meta import meta, put_meta
from storage.database.stored_json import parse, reading_values
from storage.outbox.changes import ChangeKind

REFUSALS = "refusals"
"""Key of the refusals in `meta`."""


SHOWN_BY_ROWS = frozenset({"tags-cover", "lists-whole"})
"""Capabilities that no answer grants or refuses: several rows and tags together show them (F110, F121)."""


class LearntCapabilities:
    """The table of `sync.client.capabilities` in its stored form: `{entity: {capability: allowed}}`."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self) -> dict[str, Any]:
        """What was learnt, by entity."""
        rows = self._connection.execute("SELECT name, value FROM capabilities").fetchall()
        return {name: parse(value) for name, value in rows}

    def put(self, values: Mapping[str, Any]) -> None:
        """Store what was learnt, by entity."""
        self._connection.executemany(
            "INSERT OR REPLACE INTO capabilities (name, value) VALUES (?, ?)",
            [(name, json.dumps(value)) for name, value in values.items()],
        )

    def forget(self, entity: str) -> None:
        """Let the cloud be asked again for the verbs of an entity.

        What was seen of its tags and rows stays: nobody refused it, and without it an array overwrites unseen values.
        """
        learnt = self.all().get(entity, {})
        self.put({entity: {name: known for name, known in learnt.items() if name in SHOWN_BY_ROWS}})


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """The cloud does not offer what a kind of change needs. `at`: our wall time of the last refusal."""

    at: int
    whole: bool
    """Whether the verb is not offered at all, or this one record was refused."""
    message: str = ""
    code: str = ""
    """What this program makes of it, where the cloud's answer alone says too little."""

    @property
    def problems(self) -> list[dict[str, Any]]:
        """The refusal as a hold stores it, without a field: our code, and the cloud's message."""
        said = {"code": self.code, "message": self.message}
        return [{"field": None, name: text} for name, text in said.items() if text]


class Refusals:
    """The latest refusal of each verb."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self) -> dict[tuple[str, str], Refusal]:
        """Refusals by entity and kind of change."""
        with reading_values():
            return {
                (entity, kind): Refusal(**refusal)
                for entity, kinds in self._stored().items()
                for kind, refusal in kinds.items()
            }

    def put(self, entity: str, kind: str, refusal: Refusal) -> None:
        """Store the latest refusal of one verb."""
        stored = self._stored()
        stored.setdefault(entity, {})[kind] = {
            "at": refusal.at,
            "whole": refusal.whole,
            "message": refusal.message,
            "code": refusal.code,
        }
        put_meta(self._connection, REFUSALS, stored)

    def forget(self, entity: str) -> None:
        """Let the next changes of this entity ask the cloud again for every verb."""
        stored = self._stored()
        stored[entity] = {kind.value: {"at": 0, "whole": False, "message": ""} for kind in ChangeKind}
        put_meta(self._connection, REFUSALS, stored)
        LearntCapabilities(self._connection).forget(entity)

    def _stored(self) -> dict[str, dict[str, Any]]:
        return meta(self._connection, REFUSALS) or {}
