"""Why a list has no rows, and the one thing to do about it.

Called by `list_page`, which shows the answer in an `EmptyState`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.queries.lists import Asked
from storage.errors import InvalidQuery, ShopError
from storage.schema.fields import Entity
from sync.events import Progress
from ui.lists.filter_text import problem
from ui.text import texts
from ui.text.texts import translate


@dataclass(frozen=True, slots=True, kw_only=True)
class Ways:
    """What can be done from an empty list."""

    again: Callable[[], object]
    clear_search: Callable[[], object]
    clear_filter: Callable[[], object]
    any_state: Callable[[], object]
    deleted_too: Callable[[], object]
    new: Callable[[], object]
    import_file: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Reason:
    """Picture, title, sentence, buttons; with how far a download is."""

    picture: str
    title: str
    sentence: str = ""
    choices: tuple[tuple[str, Callable[[], object]], ...] = ()
    progress: Progress | None = None


def empty_list_reason(
    entity: Entity,
    asked: Asked,
    error: ShopError | None,
    downloading: Progress | None,
    ways: Ways,
    *,
    scoped: bool,
) -> Reason:
    """The first thing that explains it. `scoped`: a part of the filter is the list's own."""
    if isinstance(error, InvalidQuery):
        again = (translate("List", "Clear the filter"), ways.clear_filter)
        return Reason("error", translate("List", "The filter is not understood"), problem(error), (again,))
    if error is not None:
        said = texts.error(error.code, error.params)
        sentence = f"{said.sentence} {said.advice}".strip()
        return Reason("error", said.title, sentence, ((translate("List", "Try again"), ways.again),))
    if asked.search:
        return _no_match(entity, asked, ways)
    if asked.state is not None:
        everything = (translate("List", "Show all"), ways.any_state)
        return Reason("synced", translate("List", "Nothing in this state"), "", (everything,))
    if asked.filter and not scoped:
        clear = (translate("List", "Clear the filter"), ways.clear_filter)
        title = translate("List", "Nothing fits the filter")
        return Reason("no_match", title, translate("List", "Take a condition away, or change one."), (clear,))
    if downloading is not None:
        title = translate("List", "The first download is under way")
        return Reason("download", title, texts.entities(entity.name), (), downloading)
    if "create" in entity.verbs:
        sentence = translate("List", "Add the first one, import a file, or synchronise with the cloud.")
        bring = (translate("List", "Import..."), ways.import_file)
        return Reason(
            "empty", texts.empty(entity.name), sentence, ((texts.new(entity.name), ways.new), bring)
        )
    return Reason("empty", texts.empty(entity.name), translate("List", "They come from the cloud."))


def _no_match(entity: Entity, asked: Asked, ways: Ways) -> Reason:
    choices = [(translate("List", "Clear the search"), ways.clear_search)]
    if not asked.deleted and entity.soft_delete and entity.view_of is None:
        choices.append((translate("List", "Search deleted ones too"), ways.deleted_too))
    title = translate("List", "Nothing found for '{text}'", text=asked.search)
    return Reason("no_match", title, translate("List", "Try fewer letters or another word."), tuple(choices))
