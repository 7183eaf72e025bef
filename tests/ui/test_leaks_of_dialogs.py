"""The other dialogs of an all-day program, shown 30 times each as `test_leaks.py` does: prices, plans, files, rights, settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from app.backup import backups
from app.diagnostics.support_report import build_report
from app.updates.manifest import UpdateFile
from app.updates.state import ReadyUpdate
from tests.ui.conftest import make
from tests.ui.test_leaks import assert_flat, close_dialogs, questions  # noqa: F401 - a fixture
from ui.price_work.later import LaterDialog
from ui.setup.first_download import FirstDownload
from ui.setup.wizard import ConnectDialog
from ui.text.strings_settings import SETTING_GROUP
from ui.webhooks.dialog import WebhookDialog

PATIENCE = 10_000


def _products(window):
    window.sidebar.choose("products")
    return window.page


def _paste(window):
    QGuiApplication.clipboard().setText("60\n70")
    page = _products(window)
    page.table.choose(0)
    window.list_actions.paste(page, "priceWithVat")


def _all_questions(window):
    window.navigation.show_sync_tab("conflicts")
    while window.context.bridge._under_way:
        QCoreApplication.processEvents()
    window.navigation.pages["sync"].conflicts.mine.click()


def _opened(dialog):
    """As whoever opens it in the program does."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


READY = ReadyUpdate("9.9.0", UpdateFile("counterfoil-9.9.0.AppImage", 1, "0" * 64), notes="Faster")

DIALOGS = {
    "what's new": lambda w: w.notices.show_whats_new(READY),
    "prices": lambda w: w.list_actions.change_prices(_products(w)),
    "price list": lambda w: w.list_actions.open_price_list(None),
    "paste": _paste,
    "plans": lambda w: w.named_actions["plans"].trigger(),
    "pin": lambda w: w.guard._open("", w.context.permissions.grant, lambda: None, None),
    "all questions": _all_questions,
    "rollback": lambda w: w.status_bar.decide.click(),
    "connect": lambda w: _opened(ConnectDialog(Path("nowhere"), None, 1, w)),
    "first download": lambda w: _opened(FirstDownload(w.context, w)),
    "for later": lambda w: _opened(LaterDialog(3, w.context.clock.now(), w)),
    "webhook": lambda w: _opened(WebhookDialog(w.context, make("webhooks", 1), w)),
    "tour": lambda w: (w.start_tour(), w.tour.end()),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_keeps_nothing(window, questions, qtbot, name):  # noqa: F811
    shown = []

    def show():
        DIALOGS[name](window)
        dialogs = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog)]
        shown.append(any(each.isVisible() for each in dialogs))
        qtbot.waitUntil(lambda: not window.context.bridge._under_way, timeout=PATIENCE)
        close_dialogs(window)

    assert_flat(show)
    assert name == "tour" or all(shown)


def test_the_pin_dialog_keeps_nothing_right_wrong_or_cancelled(house, qtbot):
    house.permissions.set_pin("4711")
    guard, outcomes = house.window.guard, []

    def show(typed):
        house.clock.sleep(3_600)  # what was typed before is not valid any more, and no wrong one makes wait
        guard.ask("delete", lambda: outcomes.append("allowed"), lambda: outcomes.append("refused"))
        dialog = guard.dialog
        assert dialog.isVisible()
        dialog.line.setText(typed)
        if typed:
            dialog.go.click()
            qtbot.waitUntil(lambda: not house.bridge._under_way, timeout=PATIENCE)
        close_dialogs(house.window)

    rounds = iter(range(1_000))
    assert_flat(
        lambda: show(("4711", "1234", "")[next(rounds) % 3]), times=12
    )  # checking a PIN is slow on purpose
    assert outcomes.count("allowed") >= 5 and outcomes.count("refused") >= 10


def test_a_group_of_settings_keeps_nothing(house, qtbot):
    def visit():
        for group in SETTING_GROUP:
            house.page.go_to(group)
            qtbot.waitUntil(lambda: not house.bridge._under_way, timeout=PATIENCE)

    assert_flat(visit, times=10)


def test_the_dialogs_of_the_settings_keep_nothing(house):
    house.runtime.commands.save("tags", {"name": "VIP"})
    kept = backups.make_backup(house.runtime.replica)
    found = backups.compare(house.runtime.replica, kept.path)
    parts = build_report(house.runtime, [])

    def show():
        for name, open_dialog in (
            ("backup", lambda group: group._confirm(found)),
            ("diagnostics", lambda group: group._show_report(parts)),
        ):
            group = house.group(name)
            open_dialog(group)
            assert group.dialog.isVisible()
            close_dialogs(house.window)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert_flat(show)
