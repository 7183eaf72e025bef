"""How a person gets to each screen; `screens` says which there are.

A way answers the dialog to be looked at, or None for the window itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from storage.errors import ShopError
from sync.errors import SignInRefused
from sync.events import Progress
from tests.gallery.stage import Stage, empty_desk
from ui.style import theme

Show = Callable[[Stage], QWidget | None]


def section(name: str, then: Callable[[Stage], object] | None = None) -> Show:
    """A section of the rail, and what is done there."""

    def show(stage: Stage) -> None:
        stage.window.sidebar.choose(name)
        if then is not None:
            stage.settle()
            then(stage)

    return show


def first_row(stage: Stage) -> None:
    """Open the first record of the list."""
    stage.window.page.open_row(0)


def searched(text: str) -> Callable[[Stage], object]:
    """Type into the search box."""
    return lambda stage: stage.window.page.search.setText(text)


def scrolled(stage: Stage) -> None:
    """The end of a long form."""
    first_row(stage)
    stage.settle()
    bar = stage.window.panel.form_area.verticalScrollBar()
    bar.setValue(bar.maximum())


def opened_one(entity: str, role: str) -> Show:
    """The record of the story: `customer`, `product`, `disputed`."""

    def show(stage: Stage) -> None:
        stage.window.sidebar.choose(entity)
        stage.settle()
        stage.window.navigation.show_record(entity, getattr(stage.cast, role)["id"])

    return show


def typed(stage: Stage) -> None:
    """A record with something typed and not saved."""
    first_row(stage)
    form = stage.window.panel.form
    assert form is not None
    form.set_values(
        {"note": "Volat po 15. hodině, balit zvlášť."} if "note" in form.rows else {"name": "Nový název"}
    )


def broken(stage: Stage) -> None:
    """A new customer that cannot be saved as typed."""
    stage.window.navigation.new("customers")
    form = stage.window.panel.form
    assert form is not None
    form.set_values({"email": "jana@", "phone": "x" * 60, "firstName": "Jana"})
    stage.window.panel.save()


def several(stage: Stage) -> None:
    """Five rows selected."""
    from PySide6.QtCore import QItemSelection, QItemSelectionModel

    page = stage.window.page
    chosen = QItemSelection(page.model.index(0, 0), page.model.index(4, page.model.columnCount() - 1))
    page.table.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def filtered(text: str) -> Callable[[Stage], object]:
    """Conditions above the list."""

    def show(stage: Stage) -> None:
        stage.window.page.filter.show_filter(text)
        stage.window.page.apply_query()

    return show


def written(stage: Stage) -> None:
    """The filter as the interface writes it."""
    filtered("points|gteq|100;city|like|brno")(stage)
    stage.window.page.toolbar.filter_text_action.setChecked(True)


def popup(stage: Stage) -> QWidget:
    """The box that builds a condition."""
    page = stage.window.page
    page.add_condition()
    stage.settle()
    return stage.app.activePopupWidget() or stage.window


def dialog_of(do: Callable[[Stage], object]) -> Show:
    """The dialog that comes up when something is done in the list of customers."""

    def show(stage: Stage) -> QWidget:
        before = set(stage.app.topLevelWidgets())
        do(stage)
        stage.settle()
        new = [each for each in stage.app.topLevelWidgets() if each.isVisible() and each is not stage.window]
        fresh = [each for each in new if each not in before] or new
        assert fresh, "no dialog came up"
        stage.loose.append(fresh[-1])
        return fresh[-1]

    return show


def changed(tags: bool) -> Callable[[Stage], object]:
    """One change to what is selected."""

    def do(stage: Stage) -> None:
        several(stage)
        stage.window.list_actions.change(stage.window.page, tags=tags)

    return do


def labelled(paper: str) -> Callable[[Stage], object]:
    """Labels for all products on a kind of paper, the first places of a sheet used already."""

    def do(stage: Stage) -> None:
        stage.window.sidebar.choose("products")
        stage.settle()
        stage.window.list_actions.print_labels(stage.window.page)
        dialog: Any = stage.window.list_actions.dialog
        dialog.paper.setCurrentIndex(dialog.paper.findData(paper))
        stage.settle()
        dialog.first.setValue(3)
        stage.settle()

    return do


IMPORT = "Jméno;Příjmení;E-mail;Body\nJana;Nová;jana@example.cz;12,5\nPetr;Starý;bez zavináče;7\n;;;x\n"


def brought_in(step: int) -> Callable[[Stage], object]:
    """The import: nothing chosen, the columns of a file, what would come of it."""

    def do(stage: Stage) -> None:
        stage.window.list_actions.import_file("customers")
        dialog: Any = stage.window.list_actions.dialog
        if step > 0:
            file = stage.folder / "zakaznici.csv"
            file.write_text(IMPORT, encoding="utf-8")
            dialog.take(file)
            stage.settle()
        if step > 1:
            dialog._on()
            stage.settle()

    return do


def palette(text: str) -> Callable[[Stage], object]:
    """The command palette with something typed."""

    def do(stage: Stage) -> None:
        stage.window.dialogs.palette.show_over(stage.window)
        stage.window.dialogs.palette.line.setText(text)

    return do


def menu(submenu: int | None) -> Show:
    """The window's menu, or one of its groups."""

    def show(stage: Stage) -> QWidget:
        shown: Any = stage.window.menu
        stage.window.refresh_undo_texts()
        if submenu is not None:
            shown = [each.menu() for each in shown.actions() if each.menu() is not None][submenu]
        shown.popup(stage.window.mapToGlobal(QPoint(180, 60)))
        stage.loose.append(shown)
        return shown

    return show


def more(stage: Stage) -> QWidget:
    """What else a list can do."""
    tool = stage.window.page.toolbar.more_button
    shown = tool.menu()
    shown.popup(stage.window.mapToGlobal(QPoint(600, 60)))
    stage.loose.append(shown)
    return shown


def wizard(page: int = 0) -> Show:
    """The first run."""

    def show(stage: Stage) -> QWidget:
        from ui.setup.wizard import FirstRun

        dialog = FirstRun(stage.folder / "fresh", stage.settings, lambda: None)
        dialog.pages.setCurrentIndex(page)
        return stage.keep(dialog)

    return show


def wizard_refused(stage: Stage) -> QWidget:
    """The first run, after the cloud has refused the token."""
    dialog: Any = wizard(1)(stage)
    dialog.form._failed(SignInRefused())
    return dialog


def wizard_of_backup(stage: Stage) -> QWidget:
    """The first run with a backup that was looked into."""
    file = stage.folder / "obchod.backup"
    if not file.exists():
        stage.runtime.replica.database.backup(file)
    dialog: Any = wizard(3)(stage)
    dialog.restore.take(file)
    while dialog.restore.facts is None:
        stage.settle()
    return dialog


def wizard_of_bad_backup(stage: Stage) -> QWidget:
    """The first run with a file that is no backup."""
    file = stage.folder / "ucty.xls"
    file.write_bytes(b"no backup")
    dialog: Any = wizard(3)(stage)
    dialog.restore.take(file)
    while not dialog.restore.isEnabled():
        stage.settle()
    return dialog


def reconnected(stage: Stage) -> QWidget:
    """The connect form once more."""
    from ui.setup.wizard import ConnectDialog

    return stage.keep(ConnectDialog(stage.folder, stage.runtime.shop, 3, stage.window))


def download(*events: object) -> Show:
    """The first download after these events."""

    def show(stage: Stage) -> QWidget:
        from ui.setup.first_download import FirstDownload

        dialog = stage.keep(FirstDownload(stage.context, stage.window))
        for each in events:
            (dialog._on_progress if isinstance(each, Progress) else dialog._on_finished)(each)
        return dialog

    return show


def download_failed(stage: Stage) -> QWidget:
    """The first download, with nobody at the other end."""
    dialog: Any = download()(stage)
    dialog._say_failed("offline")
    return dialog


def deleting(stage: Stage) -> QWidget:
    """The question before customers are deleted."""
    from ui.lists.delete_dialog import DeleteDialog

    titles = ["Božena Nováková", "Pekárna Lípa s.r.o.", "Łukasz Źrebiec"]
    return stage.keep(DeleteDialog(titles, stage.window))


def setback(stage: Stage) -> QWidget:
    """The cloud lost more than anybody deletes."""
    from dataclasses import replace

    from ui.conflicts.rollback_dialog import CloudRollbackDialog

    status = replace(stage.context.queries.sync_status(), disputed={"customers": 214})
    return stage.keep(CloudRollbackDialog(stage.context, status, stage.window))


def waiting(stage: Stage) -> QWidget:
    """While something is prepared."""
    from ui.text.texts import translate
    from ui.widgets.wait_dialog import WaitDialog

    return stage.keep(WaitDialog(stage.bridge, translate("Start", "Preparing the practice shop...")))


def toasted(stage: Stage) -> None:
    """Something was just saved."""
    from ui.text.texts import translate

    first_row(stage)
    stage.window.toast.say(
        translate("Toast", "Saved on this computer"), translate("Toast", "Undo"), lambda: None
    )


def failing(error: ShopError) -> Show:
    """Something could not be done."""

    def show(stage: Stage) -> None:
        first_row(stage)
        stage.window.panel.record.on_failed(error)

    return show


def bare(name: str) -> Show:
    """A list of a shop without records."""

    def show(stage: Stage) -> QWidget:
        from ui.lists.page import ListPage

        folder = stage.folder / f"bare-{name}-{len(list(stage.folder.iterdir()))}"
        folder.mkdir()
        page = ListPage(empty_desk(stage, folder), name)
        page.resize(stage.window.stack.size())
        return stage.keep(page)

    return show


def narrow(width: int) -> Show:
    """The window in little room."""

    def show(stage: Stage) -> None:
        stage.window.sidebar.choose("customers")
        stage.window.resize(min(width, stage.window.width()), min(700, stage.window.height()))
        stage.settle()
        first_row(stage)

    return show


def sized(text_size: int, then: Show, density: str = "normal") -> Show:
    """Another way with larger letters, or rows for fingers."""

    def show(stage: Stage) -> QWidget | None:
        colours = next(name for name, each in theme.PALETTES.items() if each is theme.tokens())
        theme.apply(stage.app, colours, text_size=text_size, density=density)
        stage.window.build()
        return then(stage)

    return show


def question(at: int) -> Show:
    """One of the open questions."""

    def show(stage: Stage) -> QWidget:
        stage.window.dialogs.show_conflict()
        for _ in range(at):
            stage.window.dialogs.conflicts._step(1)
        return stage.window.dialogs.conflicts

    return show
