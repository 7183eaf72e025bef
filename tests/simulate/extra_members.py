"""Members of records that nobody declared and that a cloud stores (F110): a PUT without them deletes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from storage.schema.fields import Record
from sync.client.transport import Request, Response
from tests.simulate.bodies import Element, edited_answer, number, parsed, records_of, target

Key = tuple[str, int]
Members = dict[str, Any]
NAMES = ("loyaltyCard", "origin")
EXEMPT = frozenset({"webhooks"})


class ExtraMembers:
    """Each record's members that are not in the catalogue; `inner` answers without them."""

    def __init__(
        self, inner: Callable[[Request], Response], newest: Callable[[str, int], Record | None]
    ) -> None:
        self._inner = inner
        self._newest = newest
        self.stored: dict[Key, Members] = {}
        self.lost: list[tuple[Key, Members, Members]] = []
        """What requests made of the members that a record had."""

    def handle(self, request: Request) -> Response:
        """The answer, with the members."""
        entity, record_id = target(request)
        if not entity or entity in EXEMPT:
            return self._inner(request)
        before = self._existing(request, entity, record_id)
        answer = self._inner(request)
        if request.method in ("PUT", "PATCH") and answer.status < 300:
            for key, sent in before.items():
                self._write(key, sent, whole=request.method == "PUT")
        return edited_answer(answer, lambda record: self._shown(entity, record))

    def others_edit(self, key: Key, card: int) -> None:
        """Another client, which knows the members, changes one."""
        self.stored[key] = {**self._members(key), "loyaltyCard": card}

    def forget(self, key: Key) -> None:
        """The record is gone for good."""
        self.stored.pop(key, None)

    def _existing(self, request: Request, entity: str, record_id: int | None) -> dict[Key, Element]:
        """By key: the elements of a write that name records which exist, deleted ones too."""
        if request.method not in ("PUT", "PATCH"):
            return {}
        found = {}
        for element in records_of(parsed(request.body)):
            named = record_id if record_id is not None else number(element.get("id"))
            if named is not None and self._newest(entity, named) is not None:
                found[entity, named] = element
        return found

    def _write(self, key: Key, sent: Element, *, whole: bool) -> None:
        had = self._members(key)
        given = {name: sent[name] for name in NAMES if name in sent}
        now = given if whole else {**had, **given}
        if now != had:
            self.lost.append((key, had, now))
        self.stored[key] = now

    def _members(self, key: Key) -> Members:
        if key not in self.stored:
            self.stored[key] = {"loyaltyCard": key[1] % 9973, "origin": {"shop": key[1] % 7, "by": "import"}}
        return self.stored[key]

    def _shown(self, entity: str, record: Element) -> Element:
        record_id = number(record.get("id"))
        return record if record_id is None else {**record, **self._members((entity, record_id))}
