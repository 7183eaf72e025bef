"""A supplier's file reaches the shelf without internet, by a person at the real window; every action is counted.

The practice cloud on this computer is down from the drop of the file until the labels hang; the codes are read back
from the printed page.
"""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app import prices
from app.change_set import Effect
from app.plans.planner import Planner
from app.plans.wall_clock import instant
from app.price_work.rule import Rounding
from app.supplier_list.terms import Terms
from tests.fakes.clock import ManualClock
from tests.ui.conftest import make, show
from tests.ui.labels.test_pdf_codes import codes_in
from tests.ui.labels.test_price_story import ean
from tests.ui.support.person import Person
from ui.changes.table import TICK
from ui.labels.dialog import LabelDialog

PATIENCE = 15_000
SUPPLIER, PRODUCTS, LINES = 41, 40, 300
DEARER = 12
"""Products whose purchase price went up; the others cost what they did."""
HEADS = "EAN;Název;Cena bez DPH"
MOST_ACTIONS = 10
"""From the file to the printed labels: drop it, say what it is, two ticks, for later, with labels, agree, and the PDF."""
MOST_REQUESTS, MOST_FOR_PRICES = 20, 2
"""Of the run after the outage, and how many more than one with nothing to send."""


def price_list(folder: Path, name: str, dearer: int) -> Path:
    """The supplier's range, in which the first products of the shop cost two crowns more."""
    ours = [f"{ean(each)};Product {each};{76 + 2 * (each < dearer)},00" for each in range(PRODUCTS)]
    others = [f"{ean(each)};Other {each};9,90" for each in range(PRODUCTS, LINES)]
    path = folder / name
    path.write_text("\n".join([HEADS, *others, *ours]) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def shop(connected, tmp_path):
    """Products sold for a margin of a quarter; last week's list of the supplier was read already."""
    cloud, runtime = connected.cloud, connected.runtime
    shelf = 122.9
    linked = {"vat": 1.21, "priceWithVat": shelf, "priceWithoutVat": prices.without_vat(shelf, 1.21)}
    with cloud.replica.write() as tx:
        rows = [
            make("products", 1000 + each, name=f"Product {each}", ean=[ean(each)], _categoryId=12,
                 _supplierId=SUPPLIER, **linked)
            for each in range(PRODUCTS)
        ]  # fmt: skip
        now = cloud.replica.clock.now()
        tx.put_many("products", [{**each, "_cloudId": cloud.cloud_id, "versionDate": now} for each in rows])
    assert runtime.run().outcome == "in_step"
    lists = connected.context.price_lists()
    terms = Terms(start="margin", percent=25, rounding=Rounding(ending=Decimal("0.90")))
    table, mapped = lists.read(price_list(tmp_path, "last.csv", 0), terms)
    found = lists.compare(table, mapped, SUPPLIER, terms)
    lists.apply(
        found, [each for each in found.lines if each.effect is Effect.CHANGED], terms, origin="window"
    )
    assert runtime.run().outcome == "in_step"
    return connected


def prices_of(replica):
    names = (*prices.LINKED, "_supplierId")
    return {
        id: tuple(each[name] for name in names)
        for id, each in replica.many("products", range(1000, 1000 + PRODUCTS)).items()
    }


def untick(person, table, row):
    """A click on the box of a line."""
    index = table.model().index(row, TICK)
    table.scrollTo(index)
    area = table.visualRect(index)
    area.setWidth(2 * area.height() // 3)
    before = index.data(Qt.ItemDataRole.CheckStateRole)
    person.click(table.viewport(), f"tick of {index.data()}", area)
    assert index.data(Qt.ItemDataRole.CheckStateRole) != before


@pytest.mark.parametrize("speech", ["en", "cs"])
def test_a_suppliers_file_reaches_the_shelf_without_internet(shop, spoken, speech, tmp_path, qtbot):
    cloud, runtime = shop.cloud, shop.runtime
    shop.window.close()
    spoken(speech)
    window = show(shop.context, qtbot)
    person = Person(window, qtbot)
    before = prices_of(runtime.replica)
    cloud.stop()

    # The file, compared by what is kept of the supplier.
    person.drop(price_list(tmp_path, "cenik.csv", DEARER))
    person.choose(window.file_drop.menu, 0)
    qtbot.waitUntil(lambda: window.list_actions.dialog is not None, timeout=PATIENCE)
    dialog = window.list_actions.dialog
    qtbot.waitUntil(lambda: dialog.comparison is not None and dialog.go.isEnabled(), timeout=PATIENCE)
    counts = dialog.comparison.counts
    assert (counts[Effect.CHANGED], counts[Effect.NEW], counts[Effect.UNCHANGED]) == (
        DEARER, LINES - PRODUCTS, PRODUCTS - DEARER,
    )  # fmt: skip

    # Two lines are not believed; the rest is to hold from midnight, and its labels are printed now.
    dialog.activateWindow()
    untick(person, dialog.lines.changes.table, 0)
    untick(person, dialog.lines.changes.table, 1)
    ticked = {line.id for line in dialog.lines.changes.ticked()}
    assert len(ticked) == DEARER - 2
    person.click(dialog.later)
    later = dialog.asking
    qtbot.waitUntil(later.isVisible, timeout=PATIENCE)
    box = later.print_labels
    person.click(box, box.text(), box.rect().adjusted(0, 0, box.sizeHint().width() - box.width(), 0))
    assert box.isChecked()
    person.click(later.go)
    qtbot.waitUntil(lambda: isinstance(window.list_actions.dialog, LabelDialog), timeout=PATIENCE)
    printing = window.list_actions.dialog
    qtbot.waitUntil(printing.save_button.isEnabled, timeout=PATIENCE)
    printing.activateWindow()
    paper = tmp_path / "labels.pdf"
    person.click(printing.save_button)
    with qtbot.waitSignal(printing.printed, timeout=PATIENCE):
        person.choose_file(printing, paper)
    print(f"\n{person.actions}: {', '.join(person.steps)}")
    assert person.actions <= MOST_ACTIONS
    printed = sorted(code for page in codes_in(paper.read_bytes()) for code in page)
    assert printed == sorted(ean(id - 1000) for id in ticked)
    assert all(label.price == 125.9 for label in printing.labels)

    # Midnight comes.
    (plan,) = runtime.replica.plans.all()
    midnight, clock = instant(plan.start), runtime.replica.clock
    assert prices_of(runtime.replica) == before
    for wall, done in ((midnight - 60_000, 0), (midnight, 1), (midnight + 60_000, 0)):
        runtime.replica.clock = ManualClock(now=wall)
        assert len(Planner(runtime.replica, runtime.commands).do_due()) == done
    runtime.replica.clock = clock
    after = prices_of(runtime.replica)
    assert {id for id in after if after[id] != before[id]} == ticked
    assert all(
        after[id][0] == 125.9 and prices.in_step(dict(zip(prices.LINKED, after[id], strict=False)))
        for id in ticked
    )
    assert runtime.run().outcome != "in_step"

    # The cloud is back.
    cloud.start()
    sent = runtime.run()
    quiet = runtime.run()
    print(f"requests: {sent.requests}, of a run with nothing to send: {quiet.requests}")
    assert sent.outcome == "in_step" and sent.pushed == len(ticked)
    assert prices_of(cloud.replica) == prices_of(runtime.replica) == after
    assert sent.requests <= MOST_REQUESTS and sent.requests - quiet.requests <= MOST_FOR_PRICES
