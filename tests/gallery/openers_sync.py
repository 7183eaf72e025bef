"""Openers of the sync page, of dialogs about conflicts and pending changes, and of lists without rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from storage.errors import DatabaseDamaged
from sync.events import Progress
from tests.gallery.fixture import GalleryFixture
from tests.gallery.openers import Opener, dialog_after, empty_list, section
from ui.sync.page import SyncPage


def sync_tab(name: str, *, locked: bool = False) -> Opener:
    """A tab of the Sync page; `locked`: in a read-only window."""

    def do(fixture: GalleryFixture) -> None:
        page = fixture.window.navigation.pages["sync"]
        assert isinstance(page, SyncPage)
        page.show_tab(name)
        fixture.settle()
        if locked:
            fixture.context.permissions.lock()
            fixture.window.guard.changed.emit()
            fixture.settle()

    return section("sync", do)


def resolve_all(side: str) -> Opener:
    """The preview of resolving all conflicts for one side."""

    def do(fixture: GalleryFixture) -> None:
        section("sync")(fixture)
        fixture.settle()
        page = fixture.window.navigation.pages["sync"]
        assert isinstance(page, SyncPage)
        (page.conflicts.mine if side == "local" else page.conflicts.cloud).click()

    return dialog_after(do)


def unsent_dialog(way: str) -> Opener:
    """The pending changes before signing out, changing the cloud or quitting."""

    def show(fixture: GalleryFixture) -> QWidget:
        from ui.window.unsent_dialog import UnsentDialog

        return fixture.show_dialog(UnsentDialog(fixture.context, way, fixture.window))  # type: ignore[arg-type]

    return show


def downloading_list(done: int, total: int | None) -> Opener:
    """A list during the first download."""

    def show(fixture: GalleryFixture) -> QWidget | None:
        page = empty_list("customers")(fixture)
        fixture.settle()
        page._downloading = Progress("pull", "customers", done, total, 130)  # type: ignore[union-attr]
        page._show_rows_or_reason()  # type: ignore[union-attr]
        return page

    return show


def damaged_list(fixture: GalleryFixture) -> QWidget | None:
    """A list whose database is damaged."""
    page = empty_list("customers")(fixture)
    fixture.settle()
    page.model.error = DatabaseDamaged()  # type: ignore[union-attr]
    page._show_rows_or_reason()  # type: ignore[union-attr]
    return page


def filter_by_state(position: int) -> Callable[[GalleryFixture], object]:
    """Only the records in one state."""

    def do(fixture: GalleryFixture) -> None:
        page = fixture.window.page
        page.toolbar.state_box.setCurrentIndex(position)
        page.toolbar.state_box.activated.emit(position)

    return do
