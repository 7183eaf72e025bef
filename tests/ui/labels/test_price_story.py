"""From a supplier's file to the shelf without internet: prices, a plan for midnight, its labels, and the cloud again.

Real commands on real files, a practice cloud on this computer that is down meanwhile, and the codes read back from the
printed pages.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from app.cli import labels
from app.plans.planner import Planner
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from storage.schema.fields import Record
from storage.schema.validation import blank
from tests.app.cli.conftest import command
from tests.fakes.clock import ManualClock
from tests.ui.labels.test_pdf_codes import codes_in
from ui.main import label_pdf

PRODUCTS = 120
LINES = 20_000
SUPPLIER, SHELF, COLD = 31, 41, 42
NEW_YEAR = "2099-01-01"


def ean(number: int) -> str:
    """An EAN-13 of this number."""
    digits = f"859{number:09}"
    odd, even = sum(map(int, digits[::2])), sum(map(int, digits[1::2]))
    return f"{digits}{-(odd + 3 * even) % 10}"


def product(number: int) -> Record:
    """Sold for 121.00 without a word of what it costs, every third from the cold shelf."""
    return {
        "id": 1000 + number, "name": f"Product {number:03}", "ean": [ean(number)], "vat": 1.21,
        "priceWithVat": 121.0, "priceWithoutVat": 100.0,
        "_categoryId": COLD if number % 3 == 0 else SHELF, "_supplierId": SUPPLIER,
    }  # fmt: skip


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    """A cloud with a supplier, two categories and the products."""
    with ExitStack() as stack:
        cloud = PracticeCloud(tmp_path / "cloud")
        stack.callback(cloud.close)
        fill: list[tuple[str, list[Record]]] = [
            ("suppliers", [{"id": SUPPLIER, "name": "METRO"}]),
            ("categories", [{"id": SHELF, "name": "Shelf"}, {"id": COLD, "name": "Cold"}]),
            ("products", [product(number) for number in range(PRODUCTS)]),
        ]
        for entity, records in fill:
            shared = {**blank(cloud.replica.catalogue[entity]), "_cloudId": cloud.cloud_id}
            with cloud.replica.write() as tx:
                now = cloud.replica.clock.now()
                tx.put_many(entity, [{**shared, **each, "versionDate": now} for each in records])
        cloud.start()
        yield cloud


@pytest.fixture
def price_list(tmp_path: Path) -> Path:
    """The supplier's whole range, with what the shop sells at its end."""
    prices = [f"{ean(each)};Product {each:03};{75 + each % 7},00" for each in range(PRODUCTS)]
    others = [f"{ean(each)};Other {each};9,90" for each in range(PRODUCTS, LINES)]
    path = tmp_path / "cenik.csv"
    path.write_text("\n".join(["EAN;Název;Cena bez DPH", *others, *prices]) + "\n", encoding="utf-8")
    return path


def on(data: Path, day: str) -> list[Any]:
    """What the schedule does when this day has come."""
    with Runtime(data, keep_log=False) as runtime:
        runtime.replica.clock = ManualClock(now=int(datetime.fromisoformat(day).timestamp() * 1000))
        return Planner(runtime.replica, runtime.commands).do_due()


def products_of(replica: Any) -> dict[int, tuple[Any, ...]]:
    """Prices by id."""
    names = ("priceWithVat", "priceWithoutVat", "purchasePriceWithoutVat", "vat")
    records = replica.many("products", range(1000, 1000 + PRODUCTS))
    return {id: tuple(each[name] for name in names) for id, each in records.items()}


def test_a_suppliers_file_reaches_the_shelf_without_internet(
    tmp_path: Path,
    cloud: PracticeCloud,
    price_list: Path,
    spoken: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(labels, "PAINTERS", [label_pdf])
    data, paper = tmp_path / "till", tmp_path / "labels.pdf"
    connected = command(
        data, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file",
        given=cloud.refresh_token + "\n",
    )  # fmt: skip
    assert connected.code == 0 and command(data, "sync").code == 0
    assert command(data, "labels", "--pdf", str(paper)).code == 0
    assert len([code for page in codes_in(paper.read_bytes()) for code in page]) == PRODUCTS
    cloud.stop()

    read = command(data, "supplier-list", str(price_list), "--supplier", "METRO", "--keep-price", "--json")
    assert read.code in (0, 4), read.err
    kinds = Counter(each["kind"] for each in read.json["lines"])
    assert (kinds["changed"], kinds["new"]) == (PRODUCTS, LINES - PRODUCTS)
    assert read.json["applied"] == PRODUCTS

    planned = command(
        data, "plan", "add", "--name", "Cold", "--start", NEW_YEAR, "--margin", "30", "--round", ".90",
        "--filter", f"_categoryId|eq|{COLD}", "--json",
    )  # fmt: skip
    assert planned.code == 0, planned.err
    plan = planned.json["plan"]
    changing = {each["id"]: each["after"]["priceWithVat"] for each in plan["lines"]}
    cold = {1000 + each for each in range(PRODUCTS) if each % 3 == 0}
    assert changing.keys() == cold and all(f"{price:.2f}".endswith(".90") for price in changing.values())

    assert command(data, "labels", "--plan", str(plan["id"]), "--pdf", str(paper)).code == 0
    printed = sorted(code for page in codes_in(paper.read_bytes()) for code in page)
    assert printed == sorted(ean(each - 1000) for each in cold)

    assert command(data, "sync").code != 0  # no cloud
    assert on(data, "2098-12-31T23:59") == []
    assert on(data, f"{NEW_YEAR}T00:00") != [] and on(data, f"{NEW_YEAR}T00:01") == []
    with Runtime(data, own=False, keep_log=False) as runtime:
        ours = products_of(runtime.replica)
    assert {id: ours[id][0] for id in cold} == changing
    assert all(ours[id][0] == 121.0 for id in ours.keys() - cold)
    due = command(data, "labels", "--changed-since", "last", "--dry-run", "--json")
    assert due.json["labels"] == []  # the labels of the plan hang there already

    cloud.start()
    sent = command(data, "sync", "--json")
    assert sent.code == 0, sent.err
    assert products_of(cloud.replica) == ours
    assert sent.json["requests"] <= 40
    assert not re.search(r"waiting: [1-9]", command(data, "status").out)
