"""The change report: who changed what since when."""

from __future__ import annotations

from pathlib import Path

from app.queries.change_report import change_report
from app.runtime import Runtime
from tests.app.cli.conftest import command
from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import put, record


def filled(station: Workstation) -> int:
    """Two products, a customer and an employee; returns the moment after that."""
    replica = station.replica
    prices = {"vat": 1.21, "priceWithVat": 121.0, "priceWithoutVat": 100.0}
    put(replica, "employees", record("employees", 7, name="Jana"))
    put(
        replica,
        "products",
        record("products", 1, name="Bread", **prices),
        record("products", 2, name="Cake", **prices),
    )
    put(replica, "customers", record("customers", 3, lastName="Novák"))
    station.clock.sleep(1)
    return station.clock.now()


def test_prices_come_first_and_each_change_names_who_made_it(station: Workstation) -> None:
    since = filled(station)
    commands = station.commands
    commands.save("products", {"priceWithVat": 99.0}, id=1)
    commands.person = 7
    commands.save("customers", {"note": "regular"}, id=3)
    commands.save("products", {"name": "Cake!"}, id=2, origin="cli")
    commands.delete("products", [2])
    commands.person = None
    found = change_report(station.replica, since=since)
    assert [(each.id, each.kind.value, each.person, each.via, each.is_price) for each in found] == [
        (1, "edited", "", "window", True),
        (2, "deleted", "Jana", "window", False),
        (2, "edited", "", "cli", False),
        (3, "edited", "Jana", "window", False),
    ]
    assert found[0].title == "Bread" and found[0].fields["priceWithVat"] == (121.0, 99.0)
    assert [each.id for each in change_report(station.replica, since=since, by="jan")] == [2, 3]
    assert [each.id for each in change_report(station.replica, since=since, by="cli")] == [2]
    assert [each.id for each in change_report(station.replica, since=since, entity="customers")] == [3]
    assert change_report(station.replica, since=station.clock.now() + 1) == []


def test_an_anonymised_record_names_nobody_and_keeps_no_value(station: Workstation) -> None:
    since = filled(station)
    station.commands.person = 7
    station.commands.save("customers", {"note": "secret"}, id=3)
    station.commands.delete("customers", [3], anonymize=True)
    assert "secret" not in repr(change_report(station.replica, since=since))


def test_the_command_prints_it(tmp_path: Path) -> None:
    with Runtime(tmp_path, keep_log=False) as runtime:
        put(runtime.replica, "customers", record("customers", 3, lastName="Novák", note="old"))
        runtime.commands.save("customers", {"note": "regular"}, id=3)
    (told,) = command(tmp_path, "changes", "--json", "--entity", "customers").json
    assert told["fields"]["note"] == {"before": "old", "after": "regular"}
    assert (told["entity"], told["id"], told["title"], told["via"]) == (
        "customers",
        3,
        "Jana Novák",
        "window",
    )
    assert command(tmp_path, "changes").out.endswith(
        "customers 3  Jana Novák: note old -> regular\nChanges: 1.\n"
    )
    assert command(tmp_path, "changes", "--since", "2099-01-01", "--json").json == []
    assert command(tmp_path, "changes", "--entity", "nothing").code == 1
    assert command(tmp_path, "changes", "--since", "yesterday").code == 2
