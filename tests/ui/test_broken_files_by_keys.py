"""Damaged files of the data folder, as whoever sits at the counter meets them: the whole program, real keys, in English and Czech."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from app.practice.cloud import PracticeCloud
from app.queries.queries import Queries
from app.runtime import Runtime
from app.settings.settings import Settings
from app.settings.shop_file import Shop, read_shop, write_shop
from tests.ui.support.counter import PATIENCE, back, field, save
from tests.ui.support.person import Person, reach
from tests.ui.support.program import run, when_modal
from ui.setup.first_download import FirstDownload
from ui.setup.wizard import SetupWizard
from ui.text import texts


@pytest.fixture(params=["en", "cs"])
def code(request, spoken) -> str:
    """The language of the window; of the system, since the file that would say another may be the damaged one."""
    spoken(request.param)
    return request.param


@pytest.fixture
def shop(code, tmp_path: Path) -> Path:
    """A folder with two customers and no cloud."""
    with Runtime(tmp_path, keep_log=False) as till:
        for name in ("Novak", "Zelena"):
            till.commands.save("customers", {"lastName": name, "phone": "1"})
    Settings.load(tmp_path).set({"appearance.language": code})
    return tmp_path


def read_box(person: Person) -> str:
    """The text of the box that is open; Enter closes it."""
    window = person.window
    (box,) = window.findChildren(QMessageBox)
    person.qtbot.waitUntil(box.isVisible)
    box.activateWindow()
    person.qtbot.waitUntil(box.isActiveWindow)
    said = f"{box.text()} {box.informativeText()}"
    person.press("Return")
    person.qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))
    back(person)
    return said


def find(person: Person, typed: str) -> None:
    """Open the best match; the keyboard may stay anywhere."""
    person.press("Ctrl+2")
    person.press("Ctrl+F")
    person.type(typed)
    person.press("Return")
    person.qtbot.waitUntil(lambda: person.window.panel.shown is not None, timeout=PATIENCE)


def save_a_phone(person: Person, number: str) -> None:
    find(person, "novak")
    field(person, "phone")
    person.type(number)
    save(person)


def phones(folder: Path) -> set[str]:
    with Runtime(folder, own=False, keep_log=False) as till:
        return {each["phone"] for each in till.queries.page("customers").records}


def test_with_damaged_settings_work_goes_on_and_new_settings_are_kept(qapp, qtbot, shop, code):
    (shop / "settings.toml").write_text('appearance.language = "cs', "utf-8")

    def work(made):
        person = Person(made.window, qtbot)
        said = read_box(person)
        assert str(shop / "settings.toml.damaged") in said
        assert texts.error("settings_damaged", {"kept": ""}).title in said
        save_a_phone(person, "777")

    run(qapp, shop, work)
    assert phones(shop) == {"777", "1"}
    assert (shop / "settings.toml.damaged").read_text("utf-8") == 'appearance.language = "cs'


def test_with_damaged_rights_nothing_is_changed_until_the_file_is_gone(qapp, qtbot, shop, code):
    (shop / "rights.json").write_text("{", "utf-8")
    title = texts.error("rights_damaged", {"file": ""}).title

    def work(made):
        window, person = made.window, Person(made.window, qtbot)
        assert title in (said := read_box(person)) and "rights.json" in said
        find(person, "novak")
        person.press("F2")
        person.type("777")
        person.press("Return")
        person.press("Ctrl+S")
        person.press("Ctrl+L")
        qtbot.waitUntil(lambda: title in window.toast.label.text())
        assert window.guard.view_only
        (shop / "rights.json").unlink()
        person.press("Ctrl+L")
        assert not window.guard.view_only
        save_a_phone(person, "888")

    run(qapp, shop, work)
    assert phones(shop) == {"888", "1"}


@pytest.fixture
def cloud(tmp_path):
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


def test_with_a_damaged_connection_signing_in_again_goes_on_with_what_waits(
    qapp, qtbot, code, cloud, tmp_path
):
    folder = tmp_path / "till"
    folder.mkdir()
    write_shop(folder, Shop(base_url=cloud.url, cloud_id=cloud.cloud_id))
    with Runtime(folder, own=False, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP"})
    Settings.load(folder).set({"appearance.language": code})
    (folder / "shop.json").write_text(json.dumps({"base_url": cloud.url})[:-4], "utf-8")
    said = []

    def read(box):
        person = Person(box, qtbot)
        said.append(f"{box.text()} {box.informativeText()}")
        when_modal(SetupWizard, sign_in)
        person.press("Return")

    def sign_in(wizard):
        person, form = Person(wizard, qtbot), wizard.form
        reach(person, wizard.connect_button)
        person.press("Space")
        person.type(cloud.url)
        person.press("Return")
        person.type(str(cloud.cloud_id))
        person.press("Return")
        person.type(cloud.refresh_token)
        reach(person, form.in_file)
        person.press("Space")
        reach(person, form.go)
        person.press("Return")

    def work(made):
        sent = Queries(cloud.replica)
        qtbot.waitUntil(
            lambda: [each["name"] for each in sent.page("tags").records] == ["VIP"], timeout=20_000
        )
        assert read_shop(folder).cloud_id == cloud.cloud_id
        for each in made.window.findChildren(FirstDownload):
            each.close()

    when_modal(QMessageBox, read)
    run(qapp, folder, work)
    (text,) = said
    assert str(folder / "shop.json.damaged") in text
    assert texts.error("shop_file_damaged", {"kept": ""}).title in text


def test_an_unusable_file_of_tokens_keeps_nobody_from_signing_in(code, qtbot, cloud, tmp_path):
    folder = tmp_path / "till"
    folder.mkdir()
    (folder / "secrets.json").write_text("{", "utf-8")
    wizard = SetupWizard(folder, Settings(folder / "settings.toml"), lambda: None)
    qtbot.addWidget(wizard)
    wizard.show()
    qtbot.waitExposed(wizard)
    person, form = Person(wizard, qtbot), wizard.form
    reach(person, wizard.connect_button)
    person.press("Space")
    for text in (cloud.url, str(cloud.cloud_id), cloud.refresh_token):
        person.type(text)
        if text != cloud.refresh_token:
            person.press("Return")
    reach(person, form.in_file)
    person.press("Space")
    with qtbot.waitSignal(wizard.accepted, timeout=20_000):
        person.press("Return")
    with Runtime(folder, own=False, keep_log=False) as till:
        assert till.run().outcome == "in_step"
