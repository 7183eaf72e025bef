"""A read that nobody waits for any more ends soon, and leaves its connection as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.query.grammar import Query
from storage.records import window_reads
from storage.records.window_reads import read_while
from tests.storage.support.replicas import open_replica, put, record

SLOW = Query(search="q")


def test_a_count_ends_when_it_is_wanted_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_reads, "STEPS", 500)
    replica = open_replica(tmp_path)
    put(replica, "customers", *(record("customers", at, note=f"q{at}") for at in range(1, 2001)))
    looks = 0

    def wanted() -> bool:
        nonlocal looks
        looks += 1
        return looks < 5

    assert read_while(replica, wanted, lambda: replica.count("customers", SLOW)) is None
    assert looks == 5
    # Nothing of it was kept, and the next read is not asked.
    assert replica.count("customers", SLOW) == 2000
    assert looks == 5
    assert read_while(replica, lambda: True, lambda: replica.count("customers", SLOW)) == 2000
    with pytest.raises(ZeroDivisionError):
        read_while(replica, lambda: True, lambda: 1 // 0)
    replica.close()
