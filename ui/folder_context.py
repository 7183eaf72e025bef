"""Makes the context of the window from an opened data folder. Called by the application."""

from __future__ import annotations

from collections.abc import Callable

from app.commands.authorized import AuthorizedCommands
from app.runtime import Runtime
from app.settings.draft_files import DraftFiles
from app.settings.permissions import Permissions
from app.settings.saved_views import SavedViews
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.drafts import Drafts


def context_of(
    runtime: Runtime, *, safe_mode: bool, settings_changed: Callable[[frozenset[str]], object]
) -> AppContext:
    """The services of the folder, with a bridge of their own; in the safe mode without the views that were saved."""
    permissions = Permissions(runtime.folder, runtime.settings, clock=runtime.clock)
    context = AppContext(
        catalogue=runtime.replica.catalogue,
        queries=runtime.queries,
        commands=AuthorizedCommands(runtime.replica, runtime.bus, permissions),
        bridge=Bridge(runtime.bus),
        sync_now=runtime.sync_now,
        sync_fully=lambda: runtime.sync_now(full=True),
        connected=runtime.shop is not None,
        cloud_id=runtime.shop.cloud_id if runtime.shop is not None else 1,
        settings=runtime.settings,
        clock=runtime.clock,
        drafts=Drafts(DraftFiles(runtime.replica.path), clock=runtime.clock),
        views=SavedViews() if safe_mode else SavedViews.load(runtime.folder),
        permissions=permissions,
        runtime=runtime,
        settings_changed=settings_changed,
    )
    runtime.replica.cleaning.listeners.append(context.drafts.forget)
    return context
