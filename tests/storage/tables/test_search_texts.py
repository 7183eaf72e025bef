"""Search texts of an earlier version are made anew when their file is opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from app.queries.lists import ListQuery, Lists
from storage.query.grammar import Query
from storage.tables import migrations, preparation, search_index
from tests.storage.support.replicas import FILE, open_bare, put, record


@pytest.mark.parametrize("batch", [2, 4000], ids=["indexed", "unindexed"])
def test_older_search_texts_are_made_anew(tmp_path, monkeypatch, batch):
    monkeypatch.setattr(migrations, "ROWS_AT_ONCE", 2)
    opened = open_bare(tmp_path)
    put(
        opened,
        "customers",
        *(record("customers", n, lastName="Novák", city="Brno", companyName="") for n in range(1, 6)),
        record("customers", 9, lastName="Brno"),
    )
    opened.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        # As a file of the program before: words after spaces, and nothing said about texts or tables.
        for name in ("customers_search_in", "customers_search_over", "customers_search_out"):
            file.execute(f"DROP TRIGGER {name}")
        file.execute(
            "UPDATE customers SET _search = trim(replace(replace(replace(_search, char(28), ' '), char(29), ' '), char(31), ' '))"
        )
        file.execute("DROP TABLE customers_fts")
        file.execute("DROP TABLE customers_unindexed")
        search_index.create_search_index(file, "customers")
        monkeypatch.setattr(search_index.index_pending_rows, "__kwdefaults__", {"enough": batch})
        search_index.index_all_rows(file, "customers")
        file.execute("DELETE FROM meta WHERE key IN (?, ?)", (preparation.PREPARED, migrations.SEARCH_TEXT))
        file.commit()
        assert file.execute("SELECT count(*) FROM customers WHERE _search LIKE '% brno'").fetchone() == (6,)
    opened = open_bare(tmp_path)
    found = Lists(opened).order(
        "customers", ListQuery(search="brno", sort="lastName", language="cs", ranked=True)
    )
    assert found and list(found.ids) == [9, 1, 2, 3, 4, 5]
    put(opened, "customers", record("customers", 9, lastName="Ostrava"))
    assert opened.count("customers", Query(search="brno")) == 5
    assert opened.count("customers", Query(search="ostrava")) == 1
    opened.close()
