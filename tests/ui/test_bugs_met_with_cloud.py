"""Bugs of the window that people met with a cloud, at the set-up or in the settings: real keys, in English and in Czech."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from app.errors import SecretsUnavailable
from app.practice.cloud import PracticeCloud
from app.settings.secrets import MemorySecrets
from app.settings.settings import Settings
from app.settings.shop_file import read_shop
from sync.client.transport import Request, Response
from sync.run_scope import DUE, OWN_CHANGES
from tests.ui.support import in_two_languages
from tests.ui.support.counter import PATIENCE, back, field, names, save, search, section_area, shown_dialog
from tests.ui.support.person import Person, reach
from ui.conflicts.rows import AutoMergedList
from ui.lists.dialogs.delete_dialog import DeleteDialog
from ui.scanner.check_dialog import ScannerCheck
from ui.setup.wizard import SetupWizard
from ui.sync.history_tab import outcome_icon
from ui.text import formats, texts
from ui.text.texts import translate

HOUR = 3_600_000


code = in_two_languages.code


@pytest.fixture
def till(code, connected):
    connected.context.sync_now = lambda: connected.runtime.run()
    return connected


@pytest.fixture
def person(till, qtbot) -> Person:
    return Person(till.window, qtbot)


def sync_now(person, till) -> None:
    """F5, until the run is over."""
    with person.qtbot.waitSignal(till.context.bridge.run_finished, timeout=PATIENCE):
        person.press("F5")


def go_to(person, section: str):
    """A page by a click in the sidebar; answers it."""
    window = person.window
    person.click(window.sidebar.sections.viewport(), texts.section(section), section_area(window, section))
    person.qtbot.waitUntil(lambda: window.navigation.section == section, timeout=PATIENCE)
    return window.navigation.pages[section]


# what the window says of the cloud


def test_a_used_up_allowance_is_said_in_place_of_the_next_check(till, person, qtbot):
    engine = till.runtime.engine
    for _ in range(150):
        engine.gate.answered(Request("GET", "/x"), Response(200), 0.0)
    engine.polling._polls.clear()
    assert engine.run(run_scope=DUE).requests == 0
    page = go_to(person, "sync")
    page.show_tab("schedule")
    page.refresh()
    until = formats.time_text(till.runtime.queries.sync_status().until)
    assert (
        page.header.title.text()
        == till.window.status_bar.headline.text()
        == texts.headline("less_often", till.runtime.queries.sync_status().until)
    )
    assert until in page.header.title.text()
    assert page.schedule.spent.property("role") == "amber"
    fresh = translate("Sync", "Up to date")
    ages = page.schedule.ages.rows_model
    qtbot.waitUntil(lambda: ages.rowCount() > 10, timeout=PATIENCE)
    assert all(until in line.cells[3] for line in ages.rows if line.key == "customers")
    assert fresh not in {line.cells[3] for line in ages.rows}


def test_nothing_is_green_before_the_first_download(till, person, qtbot):
    with till.runtime.replica.write() as tx:
        tx.sync_state.meta.put("last_success", None)
        tx.sync_state.meta.put("last_outcome", None)
    person.press("Ctrl+1")
    page = till.window.navigation.pages["overview"]
    qtbot.waitUntil(page.first.isVisible)
    assert not page.nothing.isVisible()
    sync_now(person, till)
    qtbot.waitUntil(lambda: not page.first.isVisible(), timeout=PATIENCE)


def test_a_deletion_taken_back_costs_no_request_of_it(till, person, qtbot):
    before = till.cloud.replica.known("customers", 2)
    search(person, "eva")
    person.press("Del")
    dialog = shown_dialog(till.window, qtbot, DeleteDialog)
    reach(person, dialog.go)
    person.press("Space")
    qtbot.waitUntil(lambda: till.runtime.replica.known("customers", 2)["deleted"], timeout=PATIENCE)
    till.runtime.run(run_scope=OWN_CHANGES)
    assert till.cloud.replica.known("customers", 2) == before, "held for a while"
    back(person)
    person.press("Ctrl+Z")
    qtbot.waitUntil(lambda: not till.runtime.replica.known("customers", 2)["deleted"], timeout=PATIENCE)
    sync_now(person, till)
    assert till.cloud.replica.known("customers", 2) == before


def test_the_strip_says_when_the_last_edit_was_sent(till, person, qtbot):
    replica, strip = till.runtime.replica, till.window.status_bar
    with replica.write() as tx:
        earlier = replica.clock.now() - HOUR
        tx.sync_state.meta.put("last_success", earlier)
    search(person, "novak")
    field(person, "phone")
    person.type("777")
    save(person)
    till.runtime.run(run_scope=OWN_CHANGES)
    strip.refresh()
    sent = formats.time_text(strip.status.last_sent)
    assert strip.age.text() == translate("Status", "sent {time}", time=sent)
    assert strip.headline.text() != strip.age.text()
    sync_now(person, till)
    qtbot.waitUntil(
        lambda: strip.age.text() == texts.last_success(strip.status.last_success, replica.clock.now())
    )
    assert strip.status.last_success > earlier


def test_without_a_token_somebody_has_to_sign_in(till, person, qtbot):
    till.runtime._secrets, till.runtime._engine = MemorySecrets(), None
    person.press("F5")
    strip = till.window.status_bar
    qtbot.waitUntil(strip.sign_in.isVisible, timeout=PATIENCE)
    assert strip.headline.text() == texts.headline("sign_in")
    page = go_to(person, "sync")
    qtbot.waitUntil(lambda: page.header.title.text() == texts.headline("sign_in"), timeout=PATIENCE)
    assert page.sign_in.isVisible()
    qtbot.waitUntil(lambda: page.conflicts.empty.title.text() == texts.headline("sign_in"), timeout=PATIENCE)


# two versions


def edit_both(till, person, cloud: dict[str, object]) -> None:
    """Type a phone here and change the record in the cloud, until it is a question."""
    search(person, "novak")
    field(person, "phone")
    person.type("111")
    save(person)
    till.cloud.commands.save("customers", cloud, id=1, origin="till")
    sync_now(person, till)
    person.qtbot.waitUntil(till.window.status_bar.needs_you.isVisible, timeout=PATIENCE)


def test_two_versions_name_what_merged_and_set_name_and_company_apart(till, person, qtbot):
    edit_both(till, person, {"phone": "222", "city": "Praha", "companyName": "Lípa s.r.o."})
    person.press("Ctrl+Shift+C")
    dialog = till.window.dialogs.conflicts
    qtbot.waitUntil(dialog.isVisible)
    assert dialog._title.text().startswith("Petr Novák, Lípa s.r.o. – ")
    merged = dialog.findChild(AutoMergedList)
    reach(person, merged.header)
    person.press("Space")
    assert any("Praha" in text for text in names(merged.body.findChildren(QLabel)) if merged.body.isVisible())


def test_a_version_that_was_deleted_here_is_called_deleted(till, person, qtbot):
    till.runtime.commands.delete("customers", [1], origin="lan:Kasa")
    till.cloud.commands.save("customers", {"phone": "2"}, id=1, origin="till")
    sync_now(person, till)
    person.press("Ctrl+Shift+C")
    dialog = till.window.dialogs.conflicts
    qtbot.waitUntil(dialog.isVisible)
    shown = names(dialog.rows.findChildren(QLabel))
    assert translate("Conflict", "deleted here") in shown and "–" not in shown


def test_one_open_question_does_not_redden_every_run(till, person, qtbot):
    edit_both(till, person, {"phone": "222"})
    sync_now(person, till)
    page = go_to(person, "sync")
    reach(person, page.tab_bar)
    for _ in range(list(page.tabs).index("history")):
        person.press("Right")
    qtbot.waitUntil(lambda: page.history.tree.topLevelItemCount() >= 2, timeout=PATIENCE)
    runs = till.runtime.queries.runs(limit=2)
    assert [each.outcome for each in runs] == ["needs_you", "needs_you"]
    assert [outcome_icon(each)[1] for each in runs] == ["muted", "amber"]
    tree = page.history.tree
    assert tree.topLevelItem(0).text(1) != tree.topLevelItem(1).text(1)


# the first run


@pytest.fixture
def cloud(tmp_path):
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


@pytest.fixture
def wizard(code, qtbot, tmp_path):
    made = SetupWizard(tmp_path / "till", Settings(tmp_path / "till" / "settings.toml"), lambda: None)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.done(0)


def test_enter_connects_completes_the_address_and_asks_the_keychain_last(
    wizard, cloud, qtbot, tmp_path, monkeypatch
):
    def no_keychain():
        raise SecretsUnavailable(reason="no_backend")

    monkeypatch.setattr("app.settings.secrets._keychain", no_keychain)
    person, form = Person(wizard, qtbot), wizard.form
    reach(person, wizard.connect_button)
    person.press("Space")
    reach(person, form.address)
    person.type(cloud.url.removeprefix("http://"))
    person.press("Return")
    person.type(str(cloud.cloud_id))
    person.press("Return")
    assert form.token.hasFocus()
    person.type("wrong")
    person.press("Return")
    qtbot.waitUntil(lambda: form._token.problem.text() != "", timeout=20_000)
    assert form.address.text() == cloud.url and form.message.text() == ""
    person.press("Ctrl+A")
    person.type(cloud.refresh_token)
    person.press("Return")
    # The token was accepted: only now is the keychain asked, and the way without one has the keyboard.
    qtbot.waitUntil(lambda: form.isEnabled() and form.in_file.hasFocus(), timeout=20_000)
    person.press("Space")
    reach(person, form.go)
    with qtbot.waitSignal(wizard.accepted, timeout=20_000):
        person.press("Return")
    assert read_shop(tmp_path / "till").base_url == cloud.url


# settings and the data folder


def test_the_self_test_speaks_in_words(house, qtbot, monkeypatch):
    def no_keychain():
        raise SecretsUnavailable(reason="no_backend")

    monkeypatch.setattr("app.settings.secrets._keychain", no_keychain)
    person = Person(house.window, qtbot)
    group = house.group("diagnostics")
    reach(person, group.run_button)
    person.press("Space")
    qtbot.waitUntil(lambda: len(group.table.rows_model.rows) > 3, timeout=PATIENCE)
    said = [cell for row in group.table.rows_model.rows for cell in row.cells]
    assert not [each for each in said if "secrets_unavailable" in each]
    assert any(translate("Error", "The keychain of this computer is not available.") in each for each in said)


def test_the_scanner_can_be_tried_from_the_settings(house, qtbot):
    person = Person(house.window, qtbot)
    group = house.group("general")
    reach(person, group.try_scanner)
    person.press("Space")
    shown_dialog(house.window, qtbot, ScannerCheck)
    person.press("Esc")
