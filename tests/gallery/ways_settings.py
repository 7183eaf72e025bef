"""How a person gets to the settings, to what the rights keep, and to the webhooks; used by `screens`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from storage.schema.validation import blank
from tests.gallery.stage import Stage
from tests.gallery.ways import first_row, section
from ui.webhooks.dialog import WebhookDialog
from ui.webhooks.page import WebhooksPage


def group(key: str) -> Callable[[Stage], object]:
    """A group of the settings, with what it looks up."""

    def do(stage: Stage) -> None:
        stage.window.navigation.pages["settings"].go_to(key)
        stage.settle()

    return do


def setting_searched(text: str) -> Callable[[Stage], object]:
    """Something is searched for in the settings."""
    return lambda stage: stage.window.navigation.pages["settings"].search.setText(text)


def report(stage: Stage) -> QWidget:
    """The report for support, on the file of the state."""
    from app.diagnostics.selftest import findings
    from app.diagnostics.support_report import build_report
    from ui.settings.report_dialog import ReportDialog

    section("settings", group("diagnostics"))(stage)
    asks = stage.window.navigation.pages["settings"].asks
    parts = build_report(stage.runtime, [*findings(stage.runtime.folder)])
    dialog = ReportDialog(asks, parts, stage.window)
    dialog.files.selectRow(2)
    return stage.keep(dialog)


def pin_asked(stage: Stage) -> None:
    """The manager's PIN is asked for."""
    from ui.permissions.guard import _reason

    stage.window.guard._open(_reason("settings"), lambda _pin: None, lambda: None, None)


def looking_only(stage: Stage) -> None:
    """The window for looking only, with a record open."""
    section("customers", first_row)(stage)
    stage.context.permissions.lock()
    stage.window.guard.changed.emit()
    stage.settle()


def signing_out(stage: Stage) -> QWidget:
    """What waits, before signing out."""
    from ui.window.unsent_dialog import UnsentDialog

    return stage.keep(UnsentDialog(stage.context, "sign_out", stage.window))


def restoring(stage: Stage) -> QWidget:
    """What a backup holds beside what is here, before it is restored."""
    from app.backup.backups import compare
    from ui.settings.restore_dialog import RestoreDialog

    file = stage.folder / "obchod.backup"
    if not file.exists():
        stage.runtime.replica.database.backup(file)
    found = compare(stage.runtime.replica, file)
    return stage.keep(RestoreDialog(found, stage.runtime.clock.now(), stage.window))


def webhooks_tab(at: int) -> Callable[[Stage], object]:
    """One of the tabs of the webhooks; with a program that registered here and one call it did not take."""

    def do(stage: Stage) -> None:
        replica = stage.runtime.replica
        if not replica.hooks.list():
            url = "http://192.168.1.20:8080/changes?key=secret"
            hook = {"id": 5, "url": url, "method": "POST", "payloadEntity": "PRODUCT", "payloadVersion": "V1"}
            replica.hooks.add(hook, secret="secret")
            queue = replica.deliveries
            queue.enqueue(lambda _found: {5: [1, 2, 3]}, hooks=[5], now=stage.runtime.clock.now())
            queue.failed(
                queue.waiting()[0], problem="status:500", next_try=stage.runtime.clock.now() + 60_000
            )
        page = stage.window.page
        assert isinstance(page, WebhooksPage)
        page.tabs.setCurrentIndex(at)
        stage.settle()

    return do


def webhook_changed(stage: Stage) -> QWidget:
    """Other values for a webhook of the cloud."""
    record = blank(stage.context.catalogue["webhooks"]) | {"id": 1, "url": "https://shop.example.com/hook"}
    return stage.keep(WebhookDialog(stage.context, record, stage.window))
