"""What a cloud makes of the texts that it is sent: another form of them, their beginning, or nothing (F35, F119, F138)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from storage.schema.fields import Record
from sync.change.create_markers import EXTERNAL_ID
from sync.client.transport import Request
from tests.simulate.bodies import Element, edited_request, number, target
from tests.simulate.values import FIELDS, FORMS, short, word

KEPT = frozenset({"name", "lastName"})
"""Fields without which a record cannot be."""


def ignored_fields(popular: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """By entity: a text that people like to edit, of which the cloud ignores new values."""
    found = {}
    for entity, names in popular.items():
        texts = [name for name in names if FIELDS[entity][name] is word and name not in KEPT]
        if texts:
            found[entity] = texts[0]
    return found


class StoredForms:
    """The form that one cloud gives to texts: a word of `CloudProfile.form`."""

    def __init__(
        self,
        form: str,
        ignored: Mapping[str, str],
        newest: Callable[[str, int], Record | None],
        *,
        posted: str = "as sent",
    ) -> None:
        """`posted` as in `Script`."""
        self._form = form
        self._posted = posted
        self._ignored = ignored
        self._newest = newest

    def changed(self, request: Request) -> Request:
        """A write as this cloud takes it."""
        if request.method == "POST" and self._posted != "as sent":
            entity = target(request)[0]
            request = edited_request(request, lambda each: self._as_posted(entity, each))
        if self._form == "sent":
            return request
        if self._form != "ignored":
            return edited_request(request, FORMS[self._form])
        entity, record_id = target(request)
        if (name := self._ignored.get(entity)) is None:
            return request

        def edit(element: Element) -> Element:
            if name not in element:
                return element
            known = record_id if record_id is not None else number(element.get("id"))
            stored = self._newest(entity, known) if known is not None and request.method != "POST" else None
            return {**element, name: None if stored is None else stored.get(name)}

        return edited_request(request, edit)

    def _as_posted(self, entity: str, element: Element) -> Element:
        if self._posted == "unmarked":
            return {**element, EXTERNAL_ID: None} if EXTERNAL_ID in element else element
        draws = FIELDS.get(entity, {})
        return {
            name: f"+420{value}" if value and draws.get(name) is short else value
            for name, value in element.items()
        }
