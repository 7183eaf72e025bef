"""`plan` on the command line: made by a rule or from a file, listed, decided, cancelled."""

from __future__ import annotations

from datetime import datetime

import pytest

from app.plans.planner import Planner
from app.runtime import Runtime
from tests.app.cli.conftest import command
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import put, record


@pytest.fixture
def shop(tmp_path):
    """Bread, Cake and a gift without a price."""
    with Runtime(tmp_path / "data", keep_log=False) as runtime:
        names = {"vat": 1.21, "priceWithVat": 121.0, "priceWithoutVat": 100.0}
        put(
            runtime.replica,
            "products",
            record("products", 1, name="Bread", ean=["8594001021512"], plu="7", **names),
            record("products", 2, name="Cake", plu="8", **names),
            record("products", 3, name="Gift", vat=1.21),
        )
    return tmp_path / "data"


def add(shop, *words, start="2099-12-01"):
    return command(shop, "plan", "add", "--name", "Christmas", "--start", start, *words)


def on(shop, day):
    """The schedule looks at this time."""
    with Runtime(shop, keep_log=False) as runtime:
        runtime.replica.clock = ManualClock(now=int(datetime.fromisoformat(day).timestamp() * 1000))
        Planner(runtime.replica, runtime.commands).do_due()
        return [runtime.replica.known("products", each)["priceWithVat"] for each in (1, 2)]


def test_a_plan_by_a_rule_is_tried_made_listed_and_cancelled(shop):
    rule = ["--change", "-10%", "--round", ".90", "--return", "2099-12-27"]
    tried = add(shop, *rule, "--dry-run")
    assert tried.code == 4 and "Would be planned: 2." in tried.out and "Nothing was planned." in tried.out
    assert "Gift: left out, it has no price to start from" in tried.out
    assert command(shop, "plan", "list").out == "Nothing is planned.\n"
    made = add(shop, *rule, "--filter", "name|like|Bread", "--json")
    assert made.code == 0 and made.json["plan"]["lines"] == [
        {
            "id": 1,
            "before": {"priceWithVat": 121.0, "priceWithoutVat": 100.0},
            "after": {"priceWithVat": 108.9, "priceWithoutVat": 90.0},
            "outcome": "waiting",
            "needs_decision": False,
        }
    ]
    listed = command(shop, "plan", "list")
    assert listed.out == "1  Christmas: planned, from 2099-12-01 00:00 until 2099-12-27 00:00, products: 1\n"
    assert "1  Bread: priceWithVat 121.0 -> 108.9" in command(shop, "plan", "list", "1").out
    assert command(shop, "plan", "list", "--json").json["plans"][0]["return"] == "2099-12-27T00:00"
    cancelled = command(shop, "plan", "cancel", "1")
    assert (cancelled.code, "cancelled" in cancelled.out) == (0, True)
    assert command(shop, "plan", "list").out == "Nothing is planned.\n"
    assert "cancelled" in command(shop, "plan", "list", "--all").out
    assert on(shop, "2099-12-05") == [121.0, 121.0]


def test_a_plan_from_a_file_takes_the_prices_of_each_product(shop, tmp_path):
    file = tmp_path / "prices.csv"
    file.write_text(
        "plu;name;priceWithVat\n7;Bread rolls;99,90\n8;Cake;121\n9;Nothing;5\n8;Cake;1,2,3\n",
        encoding="utf-8",
    )
    made = add(shop, "--file", str(file), "--json")
    assert made.code == 4
    (line,) = made.json["plan"]["lines"]
    assert (line["id"], line["after"]["priceWithVat"]) == (1, 99.9) and "name" not in line["after"]
    assert {"id": 2, "reason": "same"} in made.json["left_out"]
    assert [each["line"] for each in made.json["left_out"] if "line" in each] == [4, 5]
    assert on(shop, "2099-12-01") == [99.9, 121.0]


def test_what_was_changed_meanwhile_is_listed_and_decided(shop):
    add(shop, "--set", "99")
    command(shop, "prices", "--set", "111", "--filter", "name|like|Bread")
    assert on(shop, "2099-12-01") == [111.0, 99.0]
    listed = command(shop, "plan", "list")
    assert "to decide: 1" in listed.out
    assert "changed meanwhile, needs a decision" in command(shop, "plan", "list", "1").out
    decided = command(shop, "plan", "decide", "1", "--keep", "plan")
    assert decided.code == 0 and "Changed now: 1." in decided.out
    assert on(shop, "2099-12-02") == [99.0, 99.0]


def test_a_plan_that_holds_is_cancelled_with_the_former_prices(shop):
    add(shop, "--set", "99", "--end", "2099-12-27")
    assert on(shop, "2099-12-01") == [99.0, 99.0]
    assert "Changed now: 3." in command(shop, "plan", "cancel", "1", "--return").out
    assert on(shop, "2099-12-02") == [121.0, 121.0]


def test_labels_of_a_plan_have_its_prices_before_it_begins(shop):
    add(shop, "--set", "99", "--filter", "name|like|Bread")
    told = command(shop, "labels", "--plan", "1", "--json").json["labels"]
    assert [(each["name"], each["price"]) for each in told] == [("Bread", 99.0)]
    assert told[0]["lowest_before_reduction"]["price"] == 121.0
    assert "There is no plan 9" in command(shop, "labels", "--plan", "9").err


def test_what_makes_no_sense_is_refused_in_one_line(shop):
    for words, said in (
        (["plan", "cancel", "9"], "There is no plan 9"),
        (["plan", "list", "9"], "There is no plan 9"),
        (["plan", "add", "--name", "X", "--start", "soon", "--set", "1"], "soon is not a time"),
        (["plan", "add", "--name", " ", "--start", "2099-01-01", "--set", "1"], "A plan needs a name"),
        (["plan", "add", "--name", "X", "--set", "1"], "--start"),
        (["plan", "add", "--name", "X", "--start", "2099-01-01"], "one of the arguments"),
        (
            ["plan", "add", "--name", "X", "--start", "2099-01-02", "--end", "2099-01-01", "--set", "1"],
            "must return after the start",
        ),
        (
            ["plan", "add", "--name", "X", "--start", "2019-01-02", "--end", "2019-01-03", "--set", "1"],
            "has already passed",
        ),
    ):
        refused = command(shop, *words)
        assert refused.code != 0 and said in refused.err and "Traceback" not in refused.err, words
    nothing = add(shop, "--set", "121", "--filter", "name|like|Bread")
    assert nothing.code == 4 and nothing.out.startswith("There is nothing to plan.")
