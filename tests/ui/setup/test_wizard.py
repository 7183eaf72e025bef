"""The first run by each of its ways: browser, backup, and bad input that is said beside its field."""

from __future__ import annotations

import re
import threading

import httpx
import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel

from app.errors import SecretsUnavailable
from app.practice.browser_sign_in_page import CLIENT_ID, CLIENT_SECRET, application
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.settings.settings import Settings
from app.settings.shop_file import SecretsKind, Shop, read_shop, write_shop
from sync.errors import Forbidden, Offline, ProtocolMismatch, SignInRefused
from tests.fakes.web_form import press
from tests.ui.support.counter import back
from tests.ui.support.person import Person
from ui.setup.wizard import BROWSER, CONNECT, RESTORE, ConnectDialog, SetupWizard, StartChoice
from ui.style import theme


@pytest.fixture
def cloud(tmp_path):
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


@pytest.fixture
def wizard(spoken, qtbot, tmp_path):
    made = SetupWizard(tmp_path / "till", Settings(tmp_path / "till" / "settings.toml"), lambda: None)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.done(0)


class Browser(QObject):
    """What the desktop opens: an HTTP client that presses the button of each page it gets."""

    def __init__(self, mend=lambda said: said):
        super().__init__()
        self._mend = mend
        self.last = None
        self.thread = None

    @Slot(QUrl)
    def show(self, url):
        self.thread = threading.Thread(target=self._walk, args=(url.toString(),))
        self.thread.start()

    def _walk(self, address):
        with httpx.Client(trust_env=False, follow_redirects=False) as client:
            back = press(client, press(client, client.get(address)))
            self.last = client.get(self._mend(back.headers["location"]))


@pytest.fixture
def browser():
    """Stands in for the person's browser, at the desktop's own door for it."""
    made = Browser()
    QDesktopServices.setUrlHandler("http", made, "show")
    yield made
    QDesktopServices.unsetUrlHandler("http")
    if made.thread is not None:
        made.thread.join(10)


def fill_browser_page(wizard, cloud):
    wizard.connect_button.click()
    wizard.form.address.setText(cloud.url)
    wizard.form.in_file.setChecked(True)
    wizard.form.browser.click()
    assert wizard.pages.currentIndex() == BROWSER
    page = wizard.browser
    page.page.line.setText(application(cloud.url).page)
    page.client.line.setText(CLIENT_ID)
    assert not page.go.isEnabled()
    page.secret.line.setText(CLIENT_SECRET)
    return page


def test_the_browser_signs_in_and_the_shop_is_connected(wizard, cloud, browser, qtbot, tmp_path):
    page = fill_browser_page(wizard, cloud)
    with qtbot.waitSignal(wizard.accepted, timeout=20_000):
        page.go.click()
    assert wizard.choice is StartChoice.CLOUD
    assert read_shop(tmp_path / "till").cloud_id == cloud.cloud_id
    assert wizard.form.token.text() == cloud.refresh_token
    browser.thread.join(10)
    assert browser.last.status_code == 303
    with Runtime(tmp_path / "till", keep_log=False) as till:
        assert till.run().outcome == "in_step"


def test_an_answer_nobody_asked_for_changes_nothing(wizard, cloud, browser, qtbot):
    browser._mend = lambda address: re.sub(r"state=[^&]*", "state=other", address)
    page = fill_browser_page(wizard, cloud)
    page.go.click()
    qtbot.waitUntil(lambda: browser.last is not None, timeout=10_000)
    assert browser.last.status_code == 400
    assert wizard.pages.currentIndex() == BROWSER
    assert wizard.form.token.text() == ""


def test_a_page_that_is_not_safe_is_refused_beside_its_field(wizard, cloud, qtbot):
    page = fill_browser_page(wizard, cloud)
    page.page.line.setText("http://admin.example.com/connect")
    page.go.click()
    assert "https://" in page.page.problem.text()
    assert page._attempt is None
    assert page.page.line.text() == "http://admin.example.com/connect"


def test_closing_the_wizard_ends_the_listening(wizard, cloud, qtbot):
    page = fill_browser_page(wizard, cloud)
    page._open_page = lambda _: True
    page.go.click()
    attempt = page._attempt
    assert attempt._server.running
    wizard.reject()
    assert not attempt._server.running


@pytest.mark.parametrize(("error", "field", "words"), [
    (Offline(sent=False), "_address", "does not answer"), (ProtocolMismatch(reason="html"), "_address", "not the cloud"),
    (Forbidden(), "_cloud", "does not allow"), (SignInRefused(), "_token", "Sign in with a new token."),
])  # fmt: skip
def test_what_the_cloud_refuses_is_said_beside_its_field(wizard, error, field, words):
    wizard.connect_button.click()
    wizard.form._failed(error)
    said = {name: getattr(wizard.form, name).problem.text() for name in ("_address", "_cloud", "_token")}
    told = said.pop(field)
    assert words in told
    assert set(said.values()) == {""}
    # On the first day nothing waits here.
    assert "wait" not in told


def press_enter(qtbot, line, text):
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def test_enter_leads_through_the_connect_page_and_connects(wizard, cloud, qtbot, tmp_path):
    wizard.connect_button.click()
    form = wizard.form
    form.in_file.setChecked(True)
    press_enter(qtbot, form.address, cloud.url.removeprefix("http://"))
    assert form.cloud.hasFocus()
    press_enter(qtbot, form.cloud, str(cloud.cloud_id))
    assert form.token.hasFocus()
    with qtbot.waitSignal(wizard.accepted, timeout=20_000):
        press_enter(qtbot, form.token, cloud.refresh_token)
    assert form.address.text() == cloud.url
    assert read_shop(tmp_path / "till").base_url == cloud.url


def test_enter_presses_the_main_button_of_each_page(wizard):
    for page, button in (
        (RESTORE, wizard.restore.go),
        (BROWSER, wizard.browser.go),
        (CONNECT, wizard.form.go),
    ):
        wizard.pages.setCurrentIndex(page)
        assert button.isDefault()


def test_the_first_window_begins_where_a_newcomer_does(wizard, qtbot):
    person = Person(wizard, qtbot)
    qtbot.waitUntil(wizard.connect_button.hasFocus)
    person.press("Shift+Tab")
    assert wizard.languages.hasFocus(), "the language is one key away"
    before = wizard.languages
    before.setCurrentIndex(0)
    person.press("Down")
    qtbot.waitUntil(lambda: wizard.languages is not before)
    back(person)
    qtbot.waitUntil(wizard.languages.hasFocus)
    person.press("Tab")
    assert wizard.connect_button.hasFocus()
    person.press("Return")
    assert wizard.pages.currentIndex() == CONNECT
    qtbot.waitUntil(wizard.form.address.hasFocus)


def test_enter_signs_in_again(spoken, cloud, qtbot, tmp_path):
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id, secrets=SecretsKind.FILE)
    dialog = ConnectDialog(tmp_path / "till", shop, 0)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.focusWidget() is dialog.form.token
    with qtbot.waitSignal(dialog.accepted, timeout=20_000):
        press_enter(qtbot, dialog.form.token, cloud.refresh_token)


def test_a_wrong_token_is_said_before_the_keychain_is_asked(wizard, cloud, qtbot, tmp_path, monkeypatch):
    def no_keychain():
        raise SecretsUnavailable(reason="no_backend")

    monkeypatch.setattr("app.settings.secrets._keychain", no_keychain)
    wizard.connect_button.click()
    form = wizard.form
    form.address.setText(cloud.url)
    form.cloud.setText(str(cloud.cloud_id))
    form.token.setText("wrong")
    form.go.click()
    qtbot.waitUntil(lambda: form._token.problem.text() != "", timeout=20_000)
    form.token.setText(cloud.refresh_token)
    form.go.click()
    qtbot.waitUntil(lambda: form.isEnabled() and form.message.text() != "", timeout=20_000)
    assert form.in_file.hasFocus()
    assert read_shop(tmp_path / "till") is None


def test_a_card_is_chosen_by_a_click_anywhere_on_it(wizard, qtbot):
    card = wizard.connect_button.parentWidget()
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert wizard.pages.currentIndex() == CONNECT


def test_large_letters_leave_the_wizard_as_high_as_a_dialog_may_be(wizard, qapp):
    try:
        theme.apply(qapp, "light", text_size=200)
        wizard._build()
        wizard.hide()
        wizard.show()
        assert wizard.height() <= 640
        assert wizard._area.verticalScrollBar().maximum() > 0
        assert (
            wizard.pages.minimumSizeHint().width() <= wizard.pages.width() <= wizard._area.viewport().width()
        )
    finally:
        theme.apply(qapp, "light")


def test_a_real_page_that_is_no_cloud_is_said_beside_the_address(wizard, cloud, qtbot):
    wizard.connect_button.click()
    form = wizard.form
    # The practice cloud's page for browsers: HTML where an interface should be.
    form.address.setText(application(cloud.url).page)
    form.cloud.setText("7")
    form.token.setText("t")
    form.in_file.setChecked(True)
    form.go.click()
    qtbot.waitUntil(lambda: form._address.problem.text() != "", timeout=10_000)
    assert form.address.text() == application(cloud.url).page


def test_a_number_that_is_none_and_an_empty_clipboard_are_said(wizard, qtbot):
    wizard.connect_button.click()
    form = wizard.form
    form.cloud.setText("my shop")
    form.cloud.editingFinished.emit()
    assert "only the number" in form._cloud.problem.text()
    assert not form.go.isEnabled()
    QGuiApplication.clipboard().setText("")
    form.paste.click()
    assert "Nothing to paste" in form._token.problem.text()
    QGuiApplication.clipboard().setText(" abc\n def \n")
    form.paste.click()
    assert form.token.text() == "abcdef"
    assert form._token.problem.text() == ""


@pytest.fixture
def backup(cloud, tmp_path):
    from app.account import connection
    from app.settings.secrets import MemorySecrets
    from app.settings.shop_file import Shop

    secrets = MemorySecrets()
    (tmp_path / "old").mkdir()
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)
    connection.connect(tmp_path / "old", shop, cloud.refresh_token, secrets=secrets)
    with Runtime(tmp_path / "old", secrets=secrets, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP", "_cloudId": cloud.cloud_id})
        till.replica.database.backup(tmp_path / "shop.backup")
    return tmp_path / "shop.backup"


def test_a_backup_is_restored_without_the_internet(wizard, cloud, backup, qtbot, tmp_path):
    cloud.stop()
    wizard.restore_button.click()
    assert wizard.pages.currentIndex() == RESTORE
    page = wizard.restore
    assert not page.go.isEnabled()
    page.open_file(backup)
    qtbot.waitUntil(lambda: page.facts is not None, timeout=10_000)
    assert "1 change waiting" in page.message.text()
    assert page.address.isVisible() and not page.go.isEnabled()
    assert page.address.line.hasFocus()
    page.address.line.setText(cloud.url)
    with qtbot.waitSignal(wizard.accepted, timeout=20_000):
        page.go.click()
    assert wizard.choice is StartChoice.BACKUP
    with Runtime(tmp_path / "till", keep_log=False) as till:
        assert till.queries.count("tags") == 1
        assert till.queries.sync_status().waiting == 1


def test_a_wrong_token_at_restoring_is_said_and_nothing_is_written(wizard, cloud, backup, qtbot, tmp_path):
    wizard.restore_button.click()
    page = wizard.restore
    page.open_file(backup)
    qtbot.waitUntil(lambda: page.facts is not None, timeout=10_000)
    page.address.line.setText(cloud.url)
    page.token.line.setText("wrong")
    page.in_file.setChecked(True)
    page.go.click()
    qtbot.waitUntil(lambda: "rejected the token" in page.token.problem.text(), timeout=10_000)
    assert page.token.text == "wrong"
    assert read_shop(tmp_path / "till") is None


def test_what_is_no_backup_is_said(wizard, qtbot, tmp_path):
    (tmp_path / "bad").write_bytes(b"no backup")
    wizard.restore_button.click()
    wizard.restore.open_file(tmp_path / "bad")
    qtbot.waitUntil(lambda: "not a Counterfoil backup" in wizard.restore.message.text(), timeout=10_000)
    assert not wizard.restore.go.isEnabled()
    assert not wizard.restore.address.isVisible()


def test_pages_lead_back(wizard):
    from PySide6.QtWidgets import QPushButton

    for button, page in ((wizard.connect_button, CONNECT), (wizard.restore_button, RESTORE)):
        button.click()
        assert wizard.pages.currentIndex() == page
        back = next(
            each for each in wizard.pages.currentWidget().findChildren(QPushButton) if each.text() == "Back"
        )
        back.click()
        assert wizard.pages.currentIndex() == 0


def test_F127_the_wizard_tells_what_a_folder_without_its_shop_file_holds(spoken, qtbot, tmp_path):
    folder = tmp_path / "till"
    write_shop(folder_made(folder), Shop(base_url="https://cloud.example", cloud_id=7))
    with Runtime(folder, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP", "_cloudId": 7})
    (folder / "shop.json").unlink()
    made = SetupWizard(folder, Settings(folder / "settings.toml"), lambda: None)
    qtbot.addWidget(made)
    texts = [each.text() for each in made.pages.widget(0).findChildren(QLabel)]
    assert any("cloud 7" in each and "unsent changes: 1" in each for each in texts)
    made.done(0)


def folder_made(folder):
    folder.mkdir()
    return folder
