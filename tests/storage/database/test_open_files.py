"""A database that this process has open is never opened as a plain file, which would drop SQLite's locks on POSIX."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from storage.database import open_files
from storage.database.connection import Database, header_schema
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.records.restore import inspect_backup
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank

HERE = Path(__file__).parents[3]
VISIT = """
import sys
from pathlib import Path
from storage.records.replica import Replica
replica = Replica.open(Path(sys.argv[1]), owner=False)
print(replica.count("tags", __import__("storage.query.grammar", fromlist=["Query"]).Query()))
replica.close()
"""


def visit(path):
    """Another program opens the database, counts, and closes it."""
    done = subprocess.run(
        [sys.executable, "-c", VISIT, str(path)], cwd=HERE, capture_output=True, text=True, check=True
    )
    return int(done.stdout)


def put(replica, id):
    with replica.write() as tx:
        tx.put_many(
            "tags", [blank(CATALOGUE["tags"]) | {"id": id, "_cloudId": 1, "name": f"t{id}", "deleted": False}]
        )


@pytest.fixture
def replica(tmp_path):
    made = Replica.open(tmp_path / "replica.db")
    put(made, 1)
    yield made
    made.close()


@pytest.mark.parametrize("look", [
    header_schema, lambda path: Database(path).close(), inspect_backup,
    lambda path: header_schema(path.parent / "." / "replica.db"),
], ids=["header", "open and close", "look into", "another spelling"])  # fmt: skip
def test_reading_an_open_database_keeps_its_locks(replica, look):
    look(replica.path)
    # Had the locks gone, this visitor would be the last one and take the log away.
    assert visit(replica.path) == 1
    put(replica, 2)
    assert visit(replica.path) == 2
    assert replica.count("tags", Query()) == 2
    assert replica.path.with_name("replica.db-wal").exists()


def test_inspecting_an_open_database_includes_its_write_ahead_log(replica):
    put(replica, 2)
    assert inspect_backup(replica.path).records["tags"] == 2


def test_a_closed_database_is_no_longer_marked_open(tmp_path):
    path = tmp_path / "replica.db"
    assert not open_files.is_open(path)
    one, other = Database(path), Database(path)
    one.close()
    assert open_files.is_open(path)
    one.close()
    assert open_files.is_open(path)
    other.close()
    assert not open_files.is_open(path)
