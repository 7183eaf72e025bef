"""`Navigator`: where a screen can lead to. Every screen finds it in its context, instead of passing wishes up to the window.

The window sets its own whenever it is built; nothing here is called before.
"""

from __future__ import annotations

from typing import Protocol

from ui.drafts import FormId


class Navigator(Protocol):
    """Opens records, lists, sections, settings and conflicts."""

    def go_to(self, section: str) -> None:
        """Show a section."""

    def show_list(self, entity: str, filter: str) -> None:
        """Show a list with a filter of the /v2 interface."""

    def show_list_in_state(self, entity: str, filter: str, state: str, scope: int | None) -> None:
        """Show a list with a filter and a state of its records; `scope` is the id of its warehouse, where it has one."""

    def show_sync_tab(self, tab: str) -> None:
        """Show a tab of the Sync page."""

    def show_settings(self, group: str) -> None:
        """Show a group of the settings."""

    def show_record(self, entity: str, id: FormId) -> None:
        """Show a record in its list; the id of a form is the draft of a new one."""

    def show_conflict(self, entity: str | None = None, id: int | None = None) -> None:
        """Open the conflict of a record, or the first one; a toast when there is none."""
