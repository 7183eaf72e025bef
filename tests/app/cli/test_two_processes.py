"""Two processes on one data folder: what one of them anonymises, the other forgets (F53, F125)."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from app.runtime import Runtime
from storage.outbox.changes import WaitingChange
from tests.app.cli.conftest import environment
from tests.storage.support.replicas import edited, record

SECRET = "Tajemná"
ANONYMISE = """
import sys
from pathlib import Path
from app.runtime import Runtime

with Runtime(Path(sys.argv[1]), own=False, keep_log=False) as other, other.replica.write() as tx:
    tx.drop_change("customers", 1)
    tx.put("customers", {**tx.get("customers", 1), "lastName": ""})
    tx.anonymize("customers", 1)
"""


def in_memory() -> list[WaitingChange]:
    gc.collect()
    return [
        each for each in gc.get_objects() if isinstance(each, WaitingChange) and SECRET in repr(each.base)
    ]


@pytest.mark.parametrize("then", ["status", "list", "write"])
def test_F53_F125_a_second_process_forgets_who_was_anonymised_in_the_first(tmp_path: Path, then: str) -> None:
    with Runtime(tmp_path, keep_log=False) as till:
        with till.replica.write() as tx:
            cloud_id = till.cloud_id
            [base] = tx.put_many("customers", [record("customers", 1, lastName=SECRET, _cloudId=cloud_id)])
            tx.put_change(edited(base, note="x"))
        assert [each.id for each in till.replica.changes()] == [1] and in_memory()
        del base, tx
        subprocess.run(
            [sys.executable, "-c", ANONYMISE, str(tmp_path)], env=environment(), check=True, timeout=60
        )
        assert in_memory()
        if then == "status":
            till.queries.sync_status()
        elif then == "list":
            assert till.replica.changes() == []
        else:
            till.commands.save("customers", {"lastName": "Nová"})
        assert not in_memory()
        assert SECRET.encode() not in till.replica.journal.path.read_bytes()
