"""The check of a delivery: what is to be counted, what a scan does, and that a kill takes nothing back."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from app.invoices.delivery_check import DeliveryChecks, LineState, state_of, write_protocol
from tests.app.invoices import samples
from tests.app.invoices.conftest import BUTTER, MILK, TOMATOES, Office
from tests.app.invoices.samples import FORTY, Item
from tests.storage.support.replicas import FILE, open_replica

SMALL = replace(
    FORTY,
    items=(
        Item("Mléko", samples.carton_of(samples.gtin(31)), "", "2", "carton", "148.80"),
        Item("Máslo", samples.gtin(32), quantity="3"),
        Item("Máslo", samples.gtin(32), quantity="2", price="0", total="0"),
        Item("Doprava"),
        Item("Vrácené", samples.gtin(38), quantity="-1"),
        Item("Nové", samples.gtin(90), quantity="1"),
    ),
)


@pytest.fixture
def checks(office: Office) -> DeliveryChecks:
    return DeliveryChecks(office.station.replica)


def test_what_is_to_be_counted_is_each_product_once_in_pieces(office: Office, checks: DeliveryChecks) -> None:
    lines = checks.lines(checks.begin(office.compare(SMALL)))
    assert [(each.product, each.expected) for each in lines] == [(MILK, 24), (BUTTER, 5), (None, 1)]
    kilos = replace(
        FORTY, items=(Item("Rajčata", samples.gtin(35), quantity="2.5", unit="kg"),), number="FV-50"
    )
    [line] = checks.lines(checks.begin(office.compare(kilos)))
    assert (line.product, line.expected) == (TOMATOES, 2500)


def test_a_scan_counts_one_and_that_of_a_carton_its_pieces(office: Office, checks: DeliveryChecks) -> None:
    delivery = checks.begin(office.compare(SMALL))
    assert checks.scan(delivery, samples.gtin(31)).line.counted == 1
    assert checks.scan(delivery, f"]C101{samples.carton_of(samples.gtin(31))}").line.counted == 13
    assert checks.scan(delivery, samples.gtin(32), 5).state is LineState.RIGHT
    assert checks.scan(delivery, samples.gtin(32)).state is LineState.TOO_MANY
    assert checks.scan(delivery, samples.gtin(32), -1).state is LineState.RIGHT
    assert checks.scan(delivery, samples.gtin(90)).state is LineState.RIGHT
    other = checks.scan(delivery, samples.gtin(7))
    assert other.state is LineState.UNKNOWN and other.line.name == "Zboží 7"
    assert checks.scan(delivery, "777").line.name == "777" and checks.scan(delivery, "777").line.counted == 2
    assert checks.set_count(delivery, 1, Decimal(24)).counted == 24
    states = [state_of(each) for each in checks.lines(delivery)]
    assert states == [LineState.RIGHT] * 3 + [LineState.UNKNOWN] * 2


def test_a_half_done_check_goes_on_after_a_kill(
    office: Office, checks: DeliveryChecks, tmp_path: Path
) -> None:
    delivery = checks.begin(office.compare(SMALL))
    checks.scan(delivery, samples.gtin(32))
    # What a killed program leaves is the files as they are now.
    source, left = office.station.replica.database.path, tmp_path / "left"
    left.mkdir()
    for ending in ("", "-wal"):
        (left / f"{FILE}{ending}").write_bytes(Path(f"{source}{ending}").read_bytes())
    again = open_replica(left)
    later = DeliveryChecks(again)
    [found] = later.all()
    assert found.finished is None and later.lines(found.id)[1].counted == 1
    again.close()


def test_an_invoice_has_one_check_until_it_is_finished(office: Office, checks: DeliveryChecks) -> None:
    first = checks.begin(office.compare(SMALL))
    assert checks.begin(office.compare(SMALL)) == first
    checks.finish(first)
    assert checks.begin(office.compare(SMALL)) != first and checks.all()[-1].finished is not None


def test_the_protocol_is_a_table(office: Office, checks: DeliveryChecks, tmp_path: Path) -> None:
    delivery = checks.begin(office.compare(SMALL))
    checks.scan(delivery, samples.gtin(32))
    file = tmp_path / "protocol.csv"
    heads = ("Product", "Code", "Invoice", "Counted", "Difference", "State")
    assert write_protocol(file, checks.lines(delivery), heads, {each: each.value for each in LineState}) == 3
    text = file.read_text("utf-8-sig")
    assert f'Máslo;"=""{samples.gtin(32)}""";5;1;-4;missing' in text
