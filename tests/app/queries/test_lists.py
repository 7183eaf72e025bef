"""Which sort indexes a list asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.queries import lists
from app.queries.lists import ListQuery, Lists
from storage.records.window_reads import keeps_count
from tests.storage.support.replicas import open_replica, record

SORTED = ListQuery(sort="lastName")


def test_a_list_gets_no_sort_index_while_its_first_download_stores_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "MIN_RECORDS", 20)
    replica = open_replica(tmp_path)
    found = Lists(replica)
    with replica.write() as tx:
        tx.drop_indexes("customers")
        tx.put_many("customers", [record("customers", at) for at in range(1, 41)])
    assert not keeps_count(replica, "customers") and keeps_count(replica, "products")
    assert found.orders_wanted("customers", SORTED) == ()
    replica.make_indexes("customers")
    assert keeps_count(replica, "customers")
    assert found.orders_wanted("customers", SORTED) == ("lastName",)
    replica.close()
