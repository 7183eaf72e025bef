"""Openers of the screens listed in `screens`: each brings a screen up as a user would.

An opener returns the dialog to be pictured, or None for the window itself. Openers of record panels, settings and the sync
page are in the `openers_*` modules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from app.settings.saved_views import View
from storage.errors import ShopError
from storage.query.grammar import Query
from sync.errors import SignInRefused
from sync.events import Progress
from tests.gallery.fixture import GalleryFixture, empty_shop
from ui.style import theme
from ui.webhooks.page import WebhooksPage

Opener = Callable[[GalleryFixture], QWidget | None]


def section(name: str, then: Callable[[GalleryFixture], object] | None = None) -> Opener:
    """A section of the sidebar, and an action in it."""

    def show(fixture: GalleryFixture) -> None:
        fixture.window.sidebar.choose(name)
        if name == "webhooks" and isinstance(fixture.window.page, WebhooksPage):
            # The pictures before may have left another of its tabs in front.
            fixture.window.page.tab_bar.setCurrentIndex(0)
        if then is not None:
            fixture.settle()
            then(fixture)

    return show


def open_first_row(fixture: GalleryFixture) -> None:
    """Open the first record of the list."""
    fixture.window.page.open_row(0)


def search_for(text: str) -> Callable[[GalleryFixture], object]:
    """Type into the search field."""
    return lambda fixture: fixture.window.page.search.setText(text)


def scroll_form_to_end(fixture: GalleryFixture) -> None:
    """Open the first record and scroll to the end of its form."""
    open_first_row(fixture)
    fixture.settle()
    bar = fixture.window.panel.form_area.verticalScrollBar()
    bar.setValue(bar.maximum())


def story_record(entity: str, role: str) -> Opener:
    """A record of the practice story: `customer`, `product` or `disputed`."""

    def show(fixture: GalleryFixture) -> None:
        fixture.window.sidebar.choose(entity)
        fixture.settle()
        fixture.window.navigation.show_record(entity, getattr(fixture.cast, role)["id"])

    return show


def type_into_form(fixture: GalleryFixture) -> None:
    """A record with unsaved input."""
    open_first_row(fixture)
    form = fixture.window.panel.form
    assert form is not None
    form.set_values(
        {"note": "Volat po 15. hodině, balit zvlášť."} if "note" in form.rows else {"name": "Nový název"}
    )


def save_invalid_record(fixture: GalleryFixture) -> None:
    """A new customer with invalid input."""
    fixture.window.navigation.new("customers")
    form = fixture.window.panel.form
    assert form is not None
    form.set_values({"email": "jana@", "phone": "x" * 60, "firstName": "Jana"})
    fixture.window.panel.save()


def select_five_rows(fixture: GalleryFixture) -> None:
    """Select five rows."""
    from PySide6.QtCore import QItemSelection, QItemSelectionModel

    page = fixture.window.page
    chosen = QItemSelection(page.model.index(0, 0), page.model.index(4, page.model.columnCount() - 1))
    page.table.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def filter_by(text: str) -> Callable[[GalleryFixture], object]:
    """A filter above the list."""

    def show(fixture: GalleryFixture) -> None:
        fixture.window.page.filter.show_filter(text)
        fixture.window.page.apply_query()

    return show


def show_filter_as_text(fixture: GalleryFixture) -> None:
    """The filter as text of the /v2 interface."""
    filter_by("points|gteq|100;city|like|brno")(fixture)
    fixture.window.page.toolbar.filter_text_action.setChecked(True)


def condition_popup(fixture: GalleryFixture) -> QWidget:
    """The popup that builds a condition."""
    page = fixture.window.page
    page.add_condition()
    fixture.settle()
    return fixture.app.activePopupWidget() or fixture.window


def dialog_after(action: Callable[[GalleryFixture], object]) -> Opener:
    """The dialog that an action opens."""

    def show(fixture: GalleryFixture) -> QWidget:
        before = set(fixture.app.topLevelWidgets())
        action(fixture)
        fixture.settle()
        new = [
            each for each in fixture.app.topLevelWidgets() if each.isVisible() and each is not fixture.window
        ]
        fresh = [each for each in new if each not in before] or new
        assert fresh, "no dialog came up"
        fixture.dialogs.append(fresh[-1])
        return fresh[-1]

    return show


def bulk_change(tags: bool) -> Callable[[GalleryFixture], object]:
    """The dialog that changes the selected records."""

    def do(fixture: GalleryFixture) -> None:
        select_five_rows(fixture)
        fixture.window.list_actions.change(fixture.window.page, tags=tags)

    return do


def new_prices(start: str, typed: str) -> Callable[[GalleryFixture], object]:
    """The dialog of new prices over the whole list of products."""

    def do(fixture: GalleryFixture) -> None:
        fixture.window.sidebar.choose("products")
        fixture.settle()
        fixture.window.list_actions.change_prices(fixture.window.page)
        dialog: Any = fixture.window.list_actions.dialog
        dialog.start.setCurrentIndex(dialog.start.findData(start))
        dialog.value.setText(typed)
        fixture.settle_until(lambda: dialog.changes is not None)

    return do


def price_list(step: str) -> Callable[[GalleryFixture], object]:
    """A supplier's price list: its `columns`, its `lines` with a margin, or when those are to hold (`later`)."""

    def do(fixture: GalleryFixture) -> None:
        fixture.window.sidebar.choose("suppliers")
        fixture.settle()
        fixture.window.list_actions.open_price_list(fixture.window.page, _price_list_file(fixture))
        dialog: Any = fixture.window.list_actions.dialog
        fixture.settle_until(lambda: dialog.first.columns.table is not None)
        dialog.first.supplier.setCurrentIndex(1)
        fixture.settle_until(dialog.go.isEnabled)
        if step == "columns":
            return
        dialog.go.click()
        fixture.settle_until(lambda: dialog.pages.currentIndex() == 1)
        dialog.lines.start.setCurrentIndex(1)
        dialog.lines.percent.setText("30")
        dialog.lines.rounding.setCurrentIndex(dialog.lines.rounding.findData(".90"))
        fixture.settle_until(lambda: dialog.go.isEnabled() and not dialog.progress.isVisible())
        if step == "later":
            dialog.later.click()

    return do


PRICE_LIST_HEADS = "EAN;Kód;Název;Cena bez DPH;Balení"


def _price_list_file(fixture: GalleryFixture) -> Path:
    """A list of what the shop sells, with some prices that need a look and some lines that cannot be read."""
    path = fixture.folder / "cenik.csv"
    products = fixture.context.queries.page("products", sort="name", limit=60).records
    rows = [
        f"{(each.get('ean') or [''])[0]};K-{number:03};{each['name']};{6 + number * 1.7:.2f};{6 if number % 4 else 1}"
        for number, each in enumerate(products)
        if each.get("ean")
    ]
    rows[3] = rows[3].replace(".", ",", 1).replace(";6", ";1,2,3")
    rows += [rows[1], "8590000000053;K-900;Máslo jihočeské 250 g;41,90;1", "Celkem;;;999;"]
    path.write_text(f"{PRICE_LIST_HEADS}\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return path


def print_labels(paper: str) -> Callable[[GalleryFixture], object]:
    """Labels for all products on a kind of paper, with the first positions of the sheet used."""

    def do(fixture: GalleryFixture) -> None:
        fixture.window.sidebar.choose("products")
        fixture.settle()
        fixture.window.list_actions.print_labels(fixture.window.page)
        dialog: Any = fixture.window.list_actions.dialog
        dialog.paper.setCurrentIndex(dialog.paper.findData(paper))
        fixture.settle()
        dialog.first.setValue(3)
        fixture.settle()

    return do


def labels_of_changes(fixture: GalleryFixture) -> None:
    """The labels whose price is not the printed one, in the order of the shelf, with allergens."""
    from app.labels.due import mark_printed
    from app.labels.labels import Labels
    from app.queries.lists import ListQuery

    fixture.window.sidebar.choose("products")
    fixture.settle()
    replica = fixture.context.commands.replica
    labels = Labels(replica, "products").read(ListQuery(sort="name"))
    mark_printed(replica, labels)
    mark_printed(replica, [replace(each, price=1.0) for each in labels[::50]])
    fixture.window.list_actions.print_labels(fixture.window.page)
    dialog: Any = fixture.window.list_actions.dialog
    dialog.records.since_printing.setChecked(True)
    dialog.records.order.setCurrentIndex(1)
    dialog.with_allergens.setChecked(True)
    fixture.settle_until(lambda: len(dialog.labels) < 100)
    fixture.settle()


def margins(fixture: GalleryFixture) -> None:
    """Cost and margin as columns of the products, the worst first."""
    page: Any = fixture.window.page
    columns = ("name", "_categoryId", "priceWithVat", "costPriceWithoutVat", "marginPercent")
    page.show_view(View(filter="marginPercent|lt|55", sort="marginPercent", columns=columns))
    fixture.settle_until(lambda: page.model.rowCount() > 3)
    fixture.settle()


IMPORT = (
    "Zákazníci 2026;;;\nJméno;Příjmení;E-mail;Body\nJana;Nová;jana@example.cz;12,5\nPetr;Starý;bez zavináče;7\n;;;x\n"
    "VIP;;;\nCelkem;;;19,5\n"
)


def import_step(step: int) -> Callable[[GalleryFixture], object]:
    """The import dialog: without a file (0), with its columns (1), with the result of the check (2)."""

    def do(fixture: GalleryFixture) -> None:
        fixture.window.list_actions.import_file("customers")
        dialog: Any = fixture.window.list_actions.dialog
        if step > 0:
            file = fixture.folder / "zakaznici.csv"
            file.write_text(IMPORT, encoding="utf-8")
            dialog.open_file(file)
            fixture.settle()
        if step > 1:
            dialog.do_step()
            fixture.settle()

    return do


def palette(text: str) -> Callable[[GalleryFixture], object]:
    """The command palette with something typed."""

    def do(fixture: GalleryFixture) -> None:
        fixture.window.dialogs.palette.show_over(fixture.window)
        fixture.window.dialogs.palette.line.setText(text)

    return do


def menu(submenu: int | None) -> Opener:
    """The window's menu, or one of its groups."""

    def show(fixture: GalleryFixture) -> QWidget:
        shown: Any = fixture.window.menu
        fixture.window.refresh_undo_texts()
        if submenu is not None:
            shown = [each.menu() for each in shown.actions() if each.menu() is not None][submenu]
        shown.popup(fixture.window.mapToGlobal(QPoint(180, 60)))
        fixture.dialogs.append(shown)
        return shown

    return show


def list_menu(fixture: GalleryFixture) -> QWidget:
    """The menu of a list's toolbar."""
    tool = fixture.window.page.toolbar.more_button
    shown = tool.menu()
    shown.popup(fixture.window.mapToGlobal(QPoint(600, 60)))
    fixture.dialogs.append(shown)
    return shown


def setup_wizard(page: int = 0) -> Opener:
    """A page of the setup wizard."""

    def show(fixture: GalleryFixture) -> QWidget:
        from ui.setup.wizard import SetupWizard

        dialog = SetupWizard(fixture.folder / "fresh", fixture.settings, lambda: None)
        dialog.pages.setCurrentIndex(page)
        return fixture.show_dialog(dialog)

    return show


def wizard_refused(fixture: GalleryFixture) -> QWidget:
    """The setup wizard after the cloud refused the token."""
    dialog: Any = setup_wizard(1)(fixture)
    dialog.form._failed(SignInRefused())
    return dialog


def wizard_of_backup(fixture: GalleryFixture) -> QWidget:
    """The setup wizard with a backup."""
    file = fixture.folder / "obchod.backup"
    if not file.exists():
        fixture.runtime.replica.database.backup(file)
    dialog: Any = setup_wizard(3)(fixture)
    dialog.restore.open_file(file)
    while dialog.restore.facts is None:
        fixture.settle()
    return dialog


def wizard_of_bad_backup(fixture: GalleryFixture) -> QWidget:
    """The setup wizard with a file that is not a backup."""
    file = fixture.folder / "ucty.xls"
    file.write_bytes(b"no backup")
    dialog: Any = setup_wizard(3)(fixture)
    dialog.restore.open_file(file)
    while not dialog.restore.isEnabled():
        fixture.settle()
    return dialog


def connect_dialog(fixture: GalleryFixture) -> QWidget:
    """The dialog for signing in again."""
    from ui.setup.wizard import ConnectDialog

    return fixture.show_dialog(ConnectDialog(fixture.folder, fixture.runtime.shop, 3, fixture.window))


def download(*events: object) -> Opener:
    """The first download after these events."""

    def show(fixture: GalleryFixture) -> QWidget:
        from ui.setup.first_download import FirstDownload

        dialog = fixture.show_dialog(FirstDownload(fixture.context, fixture.window))
        for each in events:
            (dialog._on_progress if isinstance(each, Progress) else dialog._on_finished)(each)
        return dialog

    return show


def download_failed(fixture: GalleryFixture) -> QWidget:
    """The first download without a connection."""
    dialog: Any = download()(fixture)
    dialog._show_failure("offline")
    return dialog


def duplicates(fixture: GalleryFixture) -> QWidget:
    """Customers who may be one, side by side."""
    commands = fixture.context.commands
    for id in commands.replica.ids("customers", Query())[:3]:
        known = commands.replica.known("customers", id)
        names = ("firstName", "lastName", "companyName", "phone", "email", "city")
        double = {name: known[name] for name in names if known.get(name)}
        commands.save("customers", {**double, "note": "K45081", "points": 12.0, "phone": known["phone"]})
    fixture.window.sidebar.choose("customers")
    fixture.settle()
    fixture.window.list_actions.find_duplicates(fixture.window.page)
    dialog: Any = fixture.window.list_actions.dialog
    fixture.settle_until(lambda: dialog.found is not None)
    return cast(QWidget, dialog)


def change_report(fixture: GalleryFixture) -> QWidget:
    """Who changed what today."""
    from ui.report.dialog import ChangeReportDialog

    fixture.window.named_actions["changes"].trigger()
    dialog: Any = fixture.window.findChildren(ChangeReportDialog)[-1]
    fixture.settle_until(lambda: bool(dialog.found))
    return cast(QWidget, dialog)


def invoice(fixture: GalleryFixture, *, delivery: bool = False) -> QWidget:
    """A supplier's invoice beside the shop, or the check of its delivery."""
    from tests.app.invoices import samples

    path = Path(fixture.folder) / "invoice.isdoc"
    path.write_bytes(samples.isdoc(samples.FORTY))
    fixture.window.list_actions.open_invoice(path)
    dialog: Any = fixture.window.list_actions.dialog
    fixture.settle_until(lambda: dialog.found is not None)
    if delivery:
        dialog.deliver.click()
        return cast(QWidget, dialog.children()[-1])
    return cast(QWidget, dialog)


def delete_dialog(fixture: GalleryFixture) -> QWidget:
    """The confirmation before customers are deleted."""
    from ui.lists.dialogs.delete_dialog import DeleteDialog

    titles = ["Božena Nováková", "Pekárna Lípa s.r.o.", "Łukasz Źrebiec"]
    return fixture.show_dialog(DeleteDialog(titles, len(titles), fixture.window))


def undo_dialog(fixture: GalleryFixture) -> QWidget:
    """The question before undo takes back many records."""
    from app.queries.undo_offer import UndoOffer
    from storage.records.history import Step
    from ui.text import texts
    from ui.text.texts import translate
    from ui.window.undo_dialog import UndoDialog

    now = fixture.context.clock.now()
    params = {"entity": "products", "count": 342, "name": "Sady Hodějice"}
    step = Step(7, now - 3_600_000, "supplier_list", params, "window")
    offer = UndoOffer(step, later=step, added=180)
    title = texts.undo(texts.step(step.code, params))
    return fixture.show_dialog(UndoDialog(offer, title, translate("Action", "Undo"), now, fixture.window))


def cloud_rollback(fixture: GalleryFixture) -> QWidget:
    """The cloud has lost many records."""
    from dataclasses import replace

    from ui.conflicts.rollback_dialog import CloudRollbackDialog

    status = replace(fixture.context.queries.sync_status(), disputed={"customers": 214})
    return fixture.show_dialog(CloudRollbackDialog(fixture.context, status, fixture.window))


def wait_dialog(fixture: GalleryFixture) -> QWidget:
    """The dialog shown while a job runs."""
    from ui.text.texts import translate
    from ui.widgets.wait_dialog import WaitDialog

    return fixture.show_dialog(WaitDialog(fixture.bridge, translate("Start", "Preparing the practice shop…")))


def grouped_list(by: str) -> Opener:
    """A list with its groups, the second one chosen."""

    def show(fixture: GalleryFixture) -> None:
        page = fixture.window.page
        page.groups.show_groups(by)
        page.apply_query()
        fixture.settle_until(lambda: page.groups.list.count() > 2)
        page.groups.list.setCurrentRow(2)
        fixture.settle()

    return show


def tour_stop(at: int) -> Opener:
    """A callout of the tour."""

    def show(fixture: GalleryFixture) -> None:
        fixture.window.named_actions["tour"].trigger()
        for _ in range(at):
            assert fixture.window.tour is not None
            fixture.window.tour.callout.next_button.click()
            fixture.settle()

    return show


def show_toast(fixture: GalleryFixture) -> None:
    """A toast after saving."""
    from ui.text.texts import translate

    open_first_row(fixture)
    fixture.window.toast.show_message(
        translate("Toast", "Saved on this computer"), (translate("Toast", "Undo"), lambda: None)
    )


def show_error(error: ShopError) -> Opener:
    """A record that could not be saved."""

    def show(fixture: GalleryFixture) -> None:
        open_first_row(fixture)
        fixture.window.panel.record.failed.emit(error)

    return show


def empty_list(name: str) -> Opener:
    """The list of a shop without records."""

    def show(fixture: GalleryFixture) -> QWidget:
        from ui.lists.page import ListPage

        folder = fixture.folder / f"bare-{name}-{len(list(fixture.folder.iterdir()))}"
        folder.mkdir()
        page = ListPage(empty_shop(fixture, folder), name)
        page.resize(fixture.window.stack.size())
        return fixture.show_dialog(page)

    return show


def narrow_window(width: int) -> Opener:
    """A small window."""

    def show(fixture: GalleryFixture) -> None:
        fixture.window.sidebar.choose("customers")
        fixture.window.resize(min(width, fixture.window.width()), min(700, fixture.window.height()))
        fixture.settle()
        open_first_row(fixture)

    return show


def with_text_size(text_size: int, opener: Opener, density: str = "normal") -> Opener:
    """Another opener with larger text or another density."""

    def show(fixture: GalleryFixture) -> QWidget | None:
        colours = next(name for name, palette in theme.PALETTES.items() if palette is theme.tokens())
        theme.apply(fixture.app, colours, text_size=text_size, density=density)
        fixture.window.build()
        return opener(fixture)

    return show


def conflict(at: int) -> Opener:
    """One of the conflicts."""

    def show(fixture: GalleryFixture) -> QWidget:
        fixture.window.dialogs.show_conflict()
        for _ in range(at):
            fixture.window.dialogs.conflicts._step(1)
        return fixture.window.dialogs.conflicts

    return show
