"""Six more daily tasks of a counter by real clicks and keys, and how many actions each takes at most; see `test_action_counts.py`."""

from __future__ import annotations

import pytest

from app.changes.application import apply
from app.changes.bulk_change import BulkChange, bulk_change
from app.practice.cloud import PracticeCloud
from app.price_work import pricing
from app.price_work.rule import PriceRule
from app.queries.queries import Queries
from tests.ui.conftest import make
from tests.ui.scanner.test_scanner import Gun
from tests.ui.support.counter import PATIENCE, dialog_of
from tests.ui.support.person import Person, reach
from tests.ui.support.program import Made, run, when_modal
from ui.setup.first_download import FirstDownload
from ui.setup.wizard import SetupWizard
from ui.text.texts import translate

MOST = {
    "a new customer from a scan": 6,
    "a change of many undone": 1,
    "a supplier's price list": 5,
    "labels of changed prices": 6,
    "what changed since yesterday, and by whom": 2,
    "connect a shop": 12,
}
"""Task -> actions at most; a scan is one."""
CARD = "2900000000018"
"""The code of a customer's card that nobody has yet."""


@pytest.fixture
def person(window, qtbot) -> Person:
    return Person(window, qtbot)


@pytest.fixture
def counted(person):
    """Judge a task by its number of actions."""

    def count(task):
        print(f"\n{task}: {person.actions} ({', '.join(person.steps)})")
        assert person.actions <= MOST[task]

    return count


def test_a_customer_is_made_from_a_scanned_card(window, person, counted, context, qtbot):
    Gun(window, qtbot).scan(CARD)
    person.steps.append(f"scan {CARD}")
    qtbot.waitUntil(window.toast.button.isVisible)
    person.click(window.toast.button)
    person.type("Eva")
    person.press("Tab")
    person.type("Mala")
    with qtbot.waitSignal(window.panel.saved, timeout=PATIENCE):
        person.press("Ctrl+S")
    record = context.queries.record("customers", window.panel.shown[1]).record
    assert (record["barcode"], record["lastName"]) == (CARD, "Mala")
    counted("a new customer from a scan")


def test_a_change_of_many_is_undone(window, person, counted, context, qtbot):
    cheap = BulkChange(values={"priceWithVat": 1.0})
    found = bulk_change(context.commands.replica, "products", [101, 102], cheap)
    apply(context.commands, found, found.ticked, origin="window")
    assert context.queries.record("products", 101).record["priceWithVat"] == 1.0
    person.press("Ctrl+Z")
    qtbot.waitUntil(lambda: context.queries.record("products", 101).record["priceWithVat"] == 55.0)
    counted("a change of many undone")


def test_a_price_list_of_a_supplier_is_taken(window, person, counted, context, qtbot, tmp_path):
    """The first one of this supplier: whose it is has to be said."""
    path = tmp_path / "mill.csv"
    path.write_text("EAN;Name;Price without VAT\n8590000000017;Espresso;22\n;Rohlik;2\n", "utf-8")
    context.commands.save("products", {"ean": ["8590000000017"], "_supplierId": 41}, id=101)
    person.drop(path)
    person.choose(window.file_drop.menu, 0)
    qtbot.waitUntil(lambda: window.list_actions.dialog is not None, timeout=PATIENCE)
    dialog = dialog_of(window, qtbot)
    qtbot.waitUntil(lambda: dialog.first.columns.table is not None, timeout=PATIENCE)
    qtbot.waitUntil(dialog.first.supplier.hasFocus)
    person.press("Down")
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    person.press("Return")
    qtbot.waitUntil(lambda: dialog.pages.currentIndex() == 1, timeout=PATIENCE)
    qtbot.waitUntil(dialog.go.isEnabled, timeout=PATIENCE)
    with qtbot.waitSignal(window.list_actions.done, timeout=PATIENCE):
        person.click(dialog.go)
    bought = {id: context.commands.replica.supplier_prices.price(41, id) for id in (101, 102)}
    assert bought == {101: 22.0, 102: 2.0}
    counted("a supplier's price list")


def test_labels_of_changed_prices_are_printed(window, person, counted, context, qtbot, tmp_path):
    context.commands.replica.printed_prices.put({101: 55.0, 102: 3.9}, at=0)
    found = pricing.preview(context.commands.replica, [101], PriceRule(fixed=60.0))
    apply(context.commands, found, found.ticked, origin="window")
    person.press("Ctrl+3")
    person.press("Ctrl+P")
    dialog = dialog_of(window, qtbot)
    qtbot.waitUntil(lambda: not dialog._count_job.running, timeout=PATIENCE)
    person.click(dialog.records.since_printing)
    qtbot.waitUntil(dialog.save_button.isEnabled, timeout=PATIENCE)
    person.click(dialog.save_button)
    with qtbot.waitSignal(dialog.printed, timeout=PATIENCE):
        person.choose_file(dialog, tmp_path / "labels.pdf")
    assert [each.name for each in dialog.labels] == ["Espresso"]
    counted("labels of changed prices")


def test_what_changed_is_seen(window, person, counted, context, qtbot):
    context.commands.save("products", {"name": "Lungo"}, id=101, origin="lan:Kasa 2")
    person.press("Ctrl+1")
    page = window.navigation.pages["overview"]
    qtbot.waitUntil(lambda: bool(page.changes.lines) and page.changes.lines[0].isVisible(), timeout=PATIENCE)
    line = page.changes.lines[0]
    assert line.text.text().startswith("Change, Lungo · Kasa 2 · today ")
    person.click(line.verb)
    assert window.panel.shown == ("products", 101)
    counted("what changed since yesterday, and by whom")


def test_a_shop_is_connected_until_it_is_in_step(spoken, qapp, qtbot, tmp_path):
    cloud = PracticeCloud(tmp_path / "cloud")
    with cloud.replica.write() as tx:
        tx.put_many("tags", [make("tags", 1, name="VIP") | {"_cloudId": cloud.cloud_id}])
    cloud.start()
    steps: list[str] = []

    def connect(wizard: SetupWizard) -> None:
        person = Person(wizard, qtbot)
        reach(person, wizard.connect_button)
        person.press("Space")
        for text in (cloud.url.removeprefix("http://"), str(cloud.cloud_id)):
            person.type(text)
            person.press("Return")
        person.type(cloud.refresh_token)
        reach(person, wizard.form.in_file)  # this computer has no keychain
        person.press("Space")
        steps.extend([*person.steps, "Return"])
        person.press("Return")

    def download(made: Made) -> None:
        qtbot.waitUntil(lambda: bool(made.window.findChildren(FirstDownload)), timeout=PATIENCE)
        (dialog,) = made.window.findChildren(FirstDownload)
        done = translate("FirstDownload", "This computer can now work offline")
        qtbot.waitUntil(lambda: dialog.title.text() == done, timeout=PATIENCE)
        dialog.activateWindow()
        person = Person(dialog, qtbot)
        person.press("Return")
        qtbot.waitUntil(lambda: not made.window.findChildren(FirstDownload))
        steps.extend(person.steps)
        status = made._session.runtime.queries.sync_status()
        assert status.headline == "in_step"
        assert Queries(made._session.runtime.replica).page("tags").records[0]["name"] == "VIP"

    when_modal(SetupWizard, connect)
    try:
        run(qapp, tmp_path / "till", download)
    finally:
        cloud.close()
    print(f"\nconnect a shop: {len(steps)} ({', '.join(steps)})".replace(cloud.refresh_token, "token"))
    assert len(steps) <= MOST["connect a shop"]
