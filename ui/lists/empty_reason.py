"""Why a list has no rows, and what the user can do about it.

Called by `ListPage`, which shows it in an `EmptyState`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from app.queries.lists import ListQuery
from storage.errors import InvalidQuery, ShopError
from storage.schema.fields import Entity
from sync.events import Progress
from ui.lists.filter_text import filter_problem
from ui.text import texts
from ui.text.texts import translate

SHOWN_SEARCH = 40
"""Letters of a search that are repeated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EmptyListActions:
    """What the buttons of an empty list do."""

    retry: Callable[[], object]
    clear_search: Callable[[], object]
    clear_filter: Callable[[], object]
    clear_state: Callable[[], object]
    include_deleted: Callable[[], object]
    new: Callable[[], object]
    new_from: Callable[[Mapping[str, Any]], object]
    """Begin a new record with some values."""
    import_file: Callable[[], object]


@dataclass(frozen=True, slots=True)
class EmptyReason:
    """Icon, title, sentence and buttons; and the progress of a running download."""

    icon: str
    title: str
    sentence: str = ""
    choices: tuple[tuple[str, Callable[[], object]], ...] = ()
    progress: Progress | None = None


def empty_list_reason(
    entity: Entity,
    query: ListQuery,
    error: ShopError | None,
    downloading: Progress | None,
    actions: EmptyListActions,
    *,
    scoped: bool,
) -> EmptyReason:
    """The first reason that applies. `scoped`: the filter is only that of the scope."""
    if isinstance(error, InvalidQuery):
        clear = (translate("List", "Clear the filter"), actions.clear_filter)
        return EmptyReason(
            "error", translate("List", "The filter is not valid"), filter_problem(error), (clear,)
        )
    if error is not None:
        text = texts.error(error.code, error.params)
        sentence = f"{text.sentence} {text.advice}".strip()
        return EmptyReason("error", text.title, sentence, ((translate("List", "Try again"), actions.retry),))
    if query.search:
        return _no_match(entity, query, actions)
    if query.state is not None:
        everything = (translate("List", "Show all"), actions.clear_state)
        return EmptyReason("synced", translate("List", "Nothing in this state"), "", (everything,))
    if query.filter and not scoped:
        clear = (translate("List", "Clear the filter"), actions.clear_filter)
        title = translate("List", "Nothing matches the filter")
        return EmptyReason("no_match", title, translate("List", "Remove or change a condition."), (clear,))
    if downloading is not None:
        title = translate("List", "The first download is in progress")
        return EmptyReason("download", title, texts.entities(entity.name), (), downloading)
    if "create" in entity.verbs:
        sentence = translate("List", "Add the first one, import a file, or sync with the cloud.")
        bring = (translate("List", "Import…"), actions.import_file)
        return EmptyReason(
            "empty", texts.empty(entity.name), sentence, ((texts.new(entity.name), actions.new), bring)
        )
    return EmptyReason("empty", texts.empty(entity.name), translate("List", "They come from the cloud."))


def _no_match(entity: Entity, query: ListQuery, actions: EmptyListActions) -> EmptyReason:
    from app.labels.new_from_search import values_from_search

    choices: list[tuple[str, Callable[[], object]]] = []
    text = query.search
    shown = text if len(text) <= SHOWN_SEARCH else f"{text[:SHOWN_SEARCH].rstrip()}…"
    if "create" in entity.verbs and (values := values_from_search(entity, query.search)):
        text = texts.new_called(entity.name, shown)
        choices.append((text, partial(actions.new_from, values)))
    choices.append((translate("List", "Clear the search"), actions.clear_search))
    if not query.deleted and entity.soft_delete and entity.view_of is None:
        choices.append((translate("List", "Search deleted records too"), actions.include_deleted))
    title = translate("List", "Nothing found for “{text}”", text=shown)
    return EmptyReason(
        "no_match", title, translate("List", "Try fewer letters or a different word."), tuple(choices)
    )
