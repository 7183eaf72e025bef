"""Settings: built from the declaration, checked as they are typed, in force at once; tokens, receiver, backups, licences."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit

from app.settings.definitions import GROUPS
from app.settings.permissions import PIN_VALID_SECONDS
from app.settings.settings import SETTINGS, Settings
from tests.ui.support.runtime_window import restore_input
from ui.permissions.pin_dialog import PinDialog
from ui.settings import page as settings_page
from ui.text import settings_texts, strings_settings

PIN = "2468"


# the declaration


def test_every_setting_has_a_title_a_sentence_and_words_for_its_choices():
    assert SETTINGS.keys() == strings_settings.SETTING.keys() == strings_settings.SETTING_TEXT.keys()
    for each in SETTINGS.values():
        for choice in each.choices:
            assert choice in strings_settings.SETTING_CHOICE or each.name == "appearance.language"
    assert {*GROUPS} <= settings_page.GROUP_ICONS.keys() == strings_settings.SETTING_GROUP.keys()


def test_every_declared_setting_is_on_the_page_with_the_right_editor(house):
    shown = {}
    for key in settings_page.GROUP_ICONS:
        shown |= {name: row.editor for name, row in house.group(key).rows.items()}
    assert shown.keys() == SETTINGS.keys()
    for name, editor in shown.items():
        declared = SETTINGS[name]
        kind = (
            QCheckBox if isinstance(declared.default, bool) else QComboBox if declared.choices else QLineEdit
        )
        assert isinstance(editor, kind)
        assert editor.accessibleName() == settings_texts.title(declared)


# changing


def test_a_switch_is_kept_at_once_and_goes_back_to_its_default(house, qtbot):
    row = house.group("schedule").rows["sync.enabled"]
    assert not row.reset.isVisible()
    row.editor.click()
    assert house.stored("sync.enabled") is False
    assert house.kept == [frozenset({"sync.enabled"})]
    assert row.reset.isVisible() and "yes" in row.reset.toolTip()
    row.reset.click()
    assert row.editor.isChecked() and not row.reset.isVisible()
    assert "enabled" not in (house.runtime.folder / "settings.toml").read_text()


def test_a_number_out_of_range_is_told_while_it_is_typed_and_not_kept(house, qtbot):
    row = house.group("schedule").rows["sync.every_seconds"]
    restore_input(qtbot, row.editor, "5")
    assert row.problem.text() == "Enter a whole number from 10 to 86400."
    qtbot.keyClick(row.editor, Qt.Key.Key_Return)
    assert house.stored("sync.every_seconds") == 60
    assert row.editor.text() == "5"  # nothing typed is thrown away
    house.page.refresh()
    house.page.show_values()
    assert row.editor.text() == "5"
    qtbot.keyClicks(row.editor, "0")
    assert not row.problem.isVisible()
    qtbot.keyClick(row.editor, Qt.Key.Key_Return)
    assert house.stored("sync.every_seconds") == 50


@pytest.mark.parametrize(
    ("group", "name", "bad", "good", "said"),
    [
        ("server", "server.host", "my till", "192.168.1.5", "Enter an address such as"),
        (
            "receiver",
            "receiver.public_url",
            "shop.example.com",
            "https://shop.example.com",
            "Enter a full address",
        ),
        ("server", "server.tls_key", "x" * 1001, "/etc/key.pem", "At most 1000 characters"),
        ("server", "server.port", "99999", "8500", "Enter a whole number from 0 to 65535."),
    ],
)
def test_texts_are_checked_with_a_sentence_that_says_what_to_type(house, qtbot, group, name, bad, good, said):
    row = house.group(group).rows[name]
    row.editor.setText("")
    row.editor.setModified(True)
    row._on_typed(bad)
    assert row.problem.text().startswith(said)
    restore_input(qtbot, row.editor, good)
    qtbot.keyClick(row.editor, Qt.Key.Key_Return)
    assert str(house.stored(name)) == good


def test_a_choice_is_kept_by_its_code(house, qtbot):
    row = house.group("appearance").rows["appearance.theme"]
    row.editor.setCurrentIndex(row.editor.findData("dark"))
    row.editor.activated.emit(row.editor.currentIndex())
    assert house.stored("appearance.theme") == "dark"
    assert house.kept[-1] == {"appearance.theme"}


def test_settings_that_cannot_be_written_are_told_and_the_value_stays(house, monkeypatch):
    from storage.errors import FolderNotWritable

    row = house.group("schedule").rows["sync.enabled"]

    def full(*_):
        raise FolderNotWritable(path="there", reason="full")

    monkeypatch.setattr(Settings, "_write", full)
    row.editor.click()
    assert "there" in row.problem.text()
    assert house.runtime.settings.flag("sync.enabled")


# searching


def test_the_search_finds_groups_settings_and_what_is_no_setting(house, qtbot):
    page = house.page

    def found():
        return [
            page.list.item(row).data(settings_page.KEY)
            for row in range(page.list.count())
            if not page.list.item(row).isHidden()
        ]

    page.search.setText("compact")
    assert found() == ["appearance"] and page.key == "appearance"
    assert [name for name, row in page.group.rows.items() if row.isVisible()] == ["appearance.density"]
    page.search.setText("revoke")
    assert found() == ["server"]
    page.search.setText("licen")
    assert "about" in found()
    page.search.setText("qqqq")
    assert found() == [] and page.no_match.isVisible()
    page.search.setText("")
    assert len(found()) == len(settings_page.GROUP_ICONS) and not page.no_match.isVisible()
    page.go_to("appearance")
    assert all(row.isVisible() for row in page.group.rows.values())


def card_with(group, widget):
    return next(card for card in group.cards if card.isAncestorOf(widget))


def test_the_search_hides_the_cards_that_do_not_match(house):
    page = house.page
    page.search.setText("scanner")
    general = house.page.group
    assert page.key == "general" and not page.no_match.isVisible()
    assert [card.isVisible() for card in general.cards] == [
        "scanner" in card.search_text().lower() for card in general.cards
    ]
    assert not any(row.isVisible() for row in general.rows.values())
    # A setting was found, and no card beside it says that.
    page.search.setText("port")
    page.go_to("server")
    server = page.group
    assert server.rows["server.port"].isVisible()
    assert not card_with(server, server.tokens).isVisible()
    # A word of the group alone shows all of it, and so does an empty search box.
    for typed in ("server", ""):
        page.search.setText(typed)
        page.go_to("server")
        assert all(card.isVisible() for card in server.cards)
        assert all(row.isVisible() for row in server.rows.values())


def test_the_search_does_not_bring_back_a_card_that_this_computer_has_no_use_for(house):
    general = house.group("general")
    general.cards[-1].set_offered(False)
    for typed in ("scanner", "sign-in", "start", ""):
        house.page.search.setText(typed)
        house.page.go_to("general")
        assert not general.cards[-1].isVisible()


def test_the_page_comes_back_to_its_group_when_the_window_is_built_anew(house):
    house.group("rights")
    house.window.build()
    assert house.window.navigation.pages["settings"].key == "rights"


# the PIN before settings


def enter(qtbot, dialog: PinDialog, pin: str) -> None:
    dialog.line.clear()
    qtbot.keyClicks(dialog.line, pin)
    dialog.go.click()


def test_settings_ask_for_the_pin_and_stay_as_they_were_without_it(house, qtbot):
    house.permissions.set_pin(PIN)
    house.clock.sleep(PIN_VALID_SECONDS)
    row = house.group("schedule").rows["sync.enabled"]
    row.editor.click()
    dialog = house.window.guard.dialog
    assert dialog.isVisible()
    enter(qtbot, dialog, "0000")
    qtbot.waitUntil(lambda: dialog.message.text() != "", timeout=10_000)
    assert dialog.isVisible() and house.stored("sync.enabled") is True
    dialog.cancel.click()
    assert row.editor.isChecked()
    row.editor.click()
    dialog = house.window.guard.dialog
    enter(qtbot, dialog, PIN)
    qtbot.waitUntil(lambda: house.stored("sync.enabled") is False, timeout=10_000)
    # Comfort is nobody's secret.
    house.clock.sleep(PIN_VALID_SECONDS)
    looks = house.group("appearance").rows["appearance.theme"]
    looks.chosen.emit("appearance.theme", "dark")
    assert house.stored("appearance.theme") == "dark"


def test_a_pin_is_set_changed_and_removed_on_the_page(house, qtbot):
    group = house.group("rights")
    assert not group.rows["rights.pin_delete"].isEnabled()
    group.new_pin.setText(PIN)
    group.repeated_pin.setText("1357")
    group.set_button.click()
    assert "differ" in group.message.text()
    group.repeated_pin.setText("24")
    group.new_pin.setText("24")
    group.set_button.click()
    qtbot.waitUntil(lambda: "digits" in group.message.text(), timeout=10_000)
    group.new_pin.setText(PIN)
    group.repeated_pin.setText(PIN)
    group.set_button.click()
    qtbot.waitUntil(lambda: house.permissions.has_pin and group.remove_button.isVisible(), timeout=10_000)
    assert group.new_pin.text() == "" and group.rows["rights.pin_delete"].isEnabled()
    group.remove_button.click()
    assert "urrent PIN" in group.message.text()
    group.old_pin.setText(PIN)
    group.remove_button.click()
    qtbot.waitUntil(lambda: not house.permissions.has_pin, timeout=10_000)
