"""How a person gets to what tells of sending and receiving, and to lists that cannot be shown; `screens` says which."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from storage.errors import DatabaseDamaged
from sync.events import Progress
from tests.gallery.stage import Stage
from tests.gallery.ways import Show, bare, dialog_of, section
from ui.sync.page import SyncPage


def sync_tab(name: str, *, locked: bool = False) -> Show:
    """A tab of the Sync page; `locked` to looking only."""

    def do(stage: Stage) -> None:
        page = stage.window.navigation.pages["sync"]
        assert isinstance(page, SyncPage)
        page.show_tab(name)
        stage.settle()
        if locked:
            stage.context.permissions.lock()
            stage.window.guard.changed.emit()
            stage.settle()

    return section("sync", do)


def storm(side: str) -> Show:
    """All questions at once: the preview."""

    def do(stage: Stage) -> None:
        section("sync")(stage)
        stage.settle()
        page = stage.window.navigation.pages["sync"]
        assert isinstance(page, SyncPage)
        (page.needs_you.mine if side == "local" else page.needs_you.cloud).click()

    return dialog_of(do)


def leaving(way: str) -> Show:
    """Going away while work waits."""

    def show(stage: Stage) -> QWidget:
        from ui.window.unsent_dialog import UnsentDialog

        return stage.keep(UnsentDialog(stage.context, way, stage.window))  # type: ignore[arg-type]

    return show


def downloading(done: int, total: int | None) -> Show:
    """A list that the first download has not reached."""

    def show(stage: Stage) -> QWidget | None:
        page = bare("customers")(stage)
        stage.settle()
        page._downloading = Progress("pull", "customers", done, total, 130)  # type: ignore[union-attr]
        page._show_rows_or_reason()  # type: ignore[union-attr]
        return page

    return show


def unreadable(stage: Stage) -> QWidget | None:
    """A list whose file cannot be read."""
    page = bare("customers")(stage)
    stage.settle()
    page.model.error = DatabaseDamaged()  # type: ignore[union-attr]
    page._show_rows_or_reason()  # type: ignore[union-attr]
    return page


def state_chosen(position: int) -> Callable[[Stage], object]:
    """Only the records of one state."""

    def do(stage: Stage) -> None:
        page = stage.window.page
        page.toolbar.state_box.setCurrentIndex(position)
        page.toolbar.state_box.activated.emit(position)

    return do
