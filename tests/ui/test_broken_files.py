"""A damaged file of the data folder shuts nobody out: the window opens, says what happened, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QMessageBox

from app.runtime import Runtime
from app.settings.shop_file import Shop, write_shop
from ui import application
from ui.setup.wizard import SetupWizard


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A folder with one record and no cloud."""
    with Runtime(tmp_path, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP"})
    return tmp_path


def run(qapp, folder: Path, look) -> application.Application:
    """Run the program on `folder` until the window was shown and `look(made)` was called."""
    made = application.Application(qapp, folder)

    def when_shown() -> None:
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
    return made


def boxes(made: application.Application) -> list[str]:
    return [f"{box.text()} {box.informativeText()}" for box in made.window.findChildren(QMessageBox)]


def test_damaged_settings_are_set_aside_and_the_window_opens_with_the_defaults(spoken, qapp, shop):
    (shop / "settings.toml").write_text("this is = = not toml")
    said = []
    run(qapp, shop, lambda made: said.extend(boxes(made)))
    (text,) = said
    assert "The settings cannot be read" in text and str(shop / "settings.toml.damaged") in text
    assert (shop / "settings.toml.damaged").read_text() == "this is = = not toml"
    said.clear()
    run(qapp, shop, lambda made: said.extend(boxes(made)))
    assert said == [], "said once"


def test_a_setting_out_of_range_is_named_and_has_its_default(spoken, qapp, shop):
    (shop / "settings.toml").write_text('stock.low = "x"\nappearance.theme = "dark"\n')
    said = []

    def look(made):
        said.extend(boxes(made))
        assert made._settings.number("stock.low") == 5
        assert made._settings.text("appearance.theme") == "dark"

    run(qapp, shop, look)
    (text,) = said
    assert "stock.low in the file" in text and "its default is" in text


def test_damaged_rights_lock_the_window_with_the_reason_until_the_file_is_removed(spoken, qapp, qtbot, shop):
    (shop / "rights.json").write_text("{")
    said = []

    def look(made):
        window = made.window
        said.extend(boxes(made))
        assert window.guard.view_only and window.notices.bar.isVisibleTo(window)
        assert not window.named_actions["new"].isEnabled()
        window.guard.toggle()
        said.append(window.messages.toast.label.text())
        assert window.guard.view_only
        window.sidebar.choose("settings")
        page = window.navigation.pages["settings"]
        page.go_to("rights")
        said.append(page.group.pin_state.text())
        assert not page.group.set_button.isVisibleTo(page) and not page.group.new_pin.isVisibleTo(page)
        (shop / "rights.json").unlink()
        window.guard.toggle()
        assert not window.guard.view_only and window.named_actions["undo"].isEnabled()

    run(qapp, shop, look)
    assert len(said) == 3
    assert all(
        "permissions of this computer cannot be read" in text and "rights.json" in text for text in said
    )


def test_F127_a_damaged_shop_file_asks_to_sign_in_and_names_the_cloud(spoken, qapp, tmp_path, monkeypatch):
    write_shop(tmp_path, Shop(base_url="https://cloud.example", cloud_id=7))
    with Runtime(tmp_path, own=False, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP"})
    (tmp_path / "shop.json").write_text('{"base_url": "https://cl')
    said = []
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: said.append(f"{box.text()} {box.informativeText()}") or 0
    )
    notes = []

    def exec_wizard(wizard):
        notes.extend(label.text() for label in wizard.findChildren(QLabel))
        wizard.done(0)
        return 0

    monkeypatch.setattr(SetupWizard, "exec", exec_wizard)
    assert application.Application(qapp, tmp_path).run(practice=False) == 0
    (text,) = said
    assert "connection to your cloud cannot be read" in text and str(tmp_path / "shop.json.damaged") in text
    assert any("records of cloud 7; unsent changes: 1" in note for note in notes)
    assert (tmp_path / "shop.json.damaged").read_text() == '{"base_url": "https://cl'
