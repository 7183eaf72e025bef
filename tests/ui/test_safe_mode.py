"""After two starts that ended at once the window opens in safe mode, and goes on as usual when asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from app.runtime import Runtime
from app.settings.saved_views import SavedViews, View
from app.settings.settings import Settings
from app.start_attempts import STARTS_FILE, StartAttempts
from ui import application
from ui.style import theme


@pytest.fixture
def shop(tmp_path):
    """A folder with a record, a dark theme, a saved view and an arrangement of the window."""
    with Runtime(tmp_path, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP"})
    Settings.load(tmp_path).set(
        {"appearance.theme": "dark", "server.enabled": False, "receiver.enabled": False}
    )
    SavedViews.load(tmp_path).save("tags", View(name="mine"))
    return tmp_path


def run(qapp, folder, look):
    """Run the program until the window was shown and `look(made)` was called; then close it as a person does."""
    made = application.Application(qapp, folder)

    def when_shown():
        if made.window is None or not made.window.isVisible():
            QTimer.singleShot(20, when_shown)
            return
        try:
            look(made)
        finally:
            for box in made.window.findChildren(QMessageBox):
                box.close()
            made.window.close()

    QTimer.singleShot(20, when_shown)
    assert made.run(practice=False) == 0


def crash(folder, times):
    for _ in range(times):
        StartAttempts(folder).begin()


def test_two_crashes_lead_to_safe_mode_and_back(spoken, qapp, qtbot, shop):
    crash(shop, 2)
    seen = []

    def look(made):
        window, runtime = made.window, made._session.runtime
        (box,) = window.findChildren(QMessageBox)
        seen.append(box.text())
        qtbot.wait(application.START_DELAY + 100)
        assert runtime.schedule is None, "nothing runs by itself"
        assert theme.tokens() is theme.LIGHT
        assert made._context.views.saved("tags") == []
        bar = window.notices.bar
        assert (
            bar.isVisibleTo(window) and "Safe mode" in bar.label.text() and not bar.dismiss.isVisibleTo(bar)
        )
        window.build()
        assert "Safe mode" in window.notices.bar.label.text()
        window.notices.bar.button.click()
        qtbot.waitUntil(lambda: runtime.schedule is not None)
        assert theme.tokens() is theme.DARK
        assert not window.notices.bar.isVisibleTo(window)

    try:
        run(qapp, shop, look)
    finally:
        theme.apply(qapp, "light")
    assert seen == ["Counterfoil started in safe mode"]
    assert not (shop / STARTS_FILE).exists(), "closed as it should be"
    assert [each.name for each in SavedViews.load(shop).saved("tags")] == ["mine"]
    assert Settings.load(shop).text("appearance.theme") == "dark"


def test_one_crash_and_a_start_that_settled_change_nothing(spoken, qapp, qtbot, shop, monkeypatch):
    crash(shop, 1)
    monkeypatch.setattr(application, "SETTLED_SECONDS", 0)

    def look(made):
        assert not made._safe_mode and not made.window.findChildren(QMessageBox)
        qtbot.waitUntil(lambda: not (shop / STARTS_FILE).exists())

    try:
        run(qapp, shop, look)
    finally:
        theme.apply(qapp, "light")
