"""The line below the form: who changed the record last, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.errors import ShopError
from ui.context import AppContext
from ui.text import texts
from ui.text.texts import translate

if TYPE_CHECKING:
    from app.queries.queries import RecordView


def stamp_text(context: AppContext, entity: str, view: RecordView) -> str:
    """The last change of a stored record as text; empty for a view, and where nothing is known of it."""
    if context.catalogue[entity].view_of is not None:
        return ""
    try:
        found = context.queries.last_change(entity, view)
    except ShopError:
        return ""
    when = texts.when(found.at, context.clock.now())
    who = [found.by] if found.by else []
    if found.here:
        who = [texts.author(found.by or ""), translate("History", "this computer")]
    # The time first: it is what the end of a narrow panel must not cut.
    parts = [when, *who] if when else []
    return f"{texts.field(entity, 'versionDate')}: {', '.join(parts)}" if parts else ""
