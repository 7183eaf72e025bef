"""Openers of the settings, of dialogs about permissions, and of the webhooks page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from storage.schema.validation import blank
from tests.gallery.fixture import GalleryFixture
from tests.gallery.openers import open_first_row, section
from ui.webhooks.dialog import WebhookDialog
from ui.webhooks.page import WebhooksPage


def settings_group(key: str) -> Callable[[GalleryFixture], object]:
    """A group of the settings."""

    def do(fixture: GalleryFixture) -> None:
        fixture.window.navigation.pages["settings"].go_to(key)
        fixture.settle()

    return do


def search_settings(text: str) -> Callable[[GalleryFixture], object]:
    """A search in the settings."""
    return lambda fixture: fixture.window.navigation.pages["settings"].search.setText(text)


def report_dialog(fixture: GalleryFixture) -> QWidget:
    """The report for support, with the state file selected."""
    from app.diagnostics.selftest import findings
    from app.diagnostics.support_report import build_report
    from ui.settings.report_dialog import ReportDialog

    section("settings", settings_group("diagnostics"))(fixture)
    actions = fixture.window.navigation.pages["settings"].settings_actions
    parts = build_report(fixture.runtime, [*findings(fixture.runtime.folder)])
    dialog = ReportDialog(actions, parts, fixture.window)
    dialog.files.selectRow(2)
    return fixture.show_dialog(dialog)


def pin_dialog(fixture: GalleryFixture) -> None:
    """The dialog that asks for the PIN."""
    from ui.permissions.guard import _reason

    fixture.window.guard._open(_reason("settings"), lambda _pin: None, lambda: None, None)


def read_only_window(fixture: GalleryFixture) -> None:
    """The read-only window with a record open."""
    section("customers", open_first_row)(fixture)
    fixture.context.permissions.lock()
    fixture.window.guard.changed.emit()
    fixture.settle()


def sign_out_dialog(fixture: GalleryFixture) -> QWidget:
    """The pending changes before signing out."""
    from ui.window.unsent_dialog import UnsentDialog

    return fixture.show_dialog(UnsentDialog(fixture.context, "sign_out", fixture.window))


def restore_dialog(fixture: GalleryFixture) -> QWidget:
    """The comparison before a backup is restored, with what would differ after a day of work."""
    from app.backup.backups import ListComparison, Named, compare
    from ui.settings.restore_dialog import RestoreDialog

    file = fixture.folder / "obchod.backup"
    if not file.exists():
        fixture.runtime.replica.database.backup(file)
    same, none = compare(fixture.runtime.replica, file), Named(0)
    people = Named(12, ("Jana Nováková", "Petr Svoboda, Pekárna Lípa s.r.o.", "Eva Čermáková"))
    goods = Named(2, ("Věneček s karamelovým krémem", "Espresso lungo"))
    found = replace(
        same,
        lists=(
            ListComparison("customers", 400, 389, only_now=people, only_there=Named(1, ("Adam Holub",)), different=goods),
            ListComparison("products", 1223, 1223, only_now=none, only_there=none, different=goods),
        ),
        kept=Named(4, people.examples),
        returning=1,
    )  # fmt: skip
    return fixture.show_dialog(RestoreDialog(found, fixture.runtime.clock.now(), fixture.window))


def webhooks_tab(at: int) -> Callable[[GalleryFixture], object]:
    """A tab of the webhooks page, with a registered webhook and a failed call."""

    def do(fixture: GalleryFixture) -> None:
        replica = fixture.runtime.replica
        if not replica.hooks.list():
            url = "http://192.168.1.20:8080/changes?key=secret"
            hook = {"id": 5, "url": url, "method": "POST", "payloadEntity": "PRODUCT", "payloadVersion": "V1"}
            replica.hooks.add(hook, secret="secret")
            queue = replica.deliveries
            queue.enqueue(lambda _found: {5: [1, 2, 3]}, hooks=[5], now=fixture.runtime.clock.now())
            queue.failed(
                queue.waiting()[0], problem="status:500", next_try=fixture.runtime.clock.now() + 60_000
            )
        page = fixture.window.page
        assert isinstance(page, WebhooksPage)
        page.tab_bar.setCurrentIndex(at)
        fixture.settle()

    return do


def webhook_dialog(fixture: GalleryFixture) -> QWidget:
    """The dialog that changes a webhook of the cloud."""
    record = blank(fixture.context.catalogue["webhooks"]) | {"id": 1, "url": "https://shop.example.com/hook"}
    return fixture.show_dialog(WebhookDialog(fixture.context, record, fixture.window))
