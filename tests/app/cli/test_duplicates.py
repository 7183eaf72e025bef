"""`duplicates` on the command line."""

from __future__ import annotations

from app.runtime import Runtime
from tests.app.cli.conftest import command
from tests.storage.support.replicas import put, record


def test_groups_are_printed_best_first(tmp_path):
    with Runtime(tmp_path, keep_log=False) as runtime:
        put(
            runtime.replica,
            "products",
            record("products", 1, name="Bread 500 g", ean=["8594001021512"], vat=1.21),
            record("products", 2, name="Milk 1 l", vat=1.21),
            record("products", 3, name="bread 500g", ean=["8594001021512"], vat=1.21),
        )
    told = command(tmp_path, "duplicates", "--entity", "products", "--json")
    assert told.code == 4
    assert [(each["ids"], each["reason"]) for each in told.json] == [([1, 3], "code")]
    assert 0.9 < told.json[0]["certainty"] <= 1
    listed = command(tmp_path, "duplicates", "--entity", "products").out
    assert "%  the same code\n    products 1  Bread 500 g\n    products 3  bread 500g\n" in listed
    none = command(tmp_path, "duplicates", "--entity", "customers", "--json")
    assert (none.code, none.json) == (0, [])
    assert command(tmp_path, "duplicates", "--entity", "tags").code == 2
