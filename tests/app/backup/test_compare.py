"""What a backup differs in is said before it is restored."""

from __future__ import annotations

import pytest

from app.backup import backups
from app.backup.backups import Named
from app.runtime import Runtime


@pytest.fixture
def till(tmp_path):
    with Runtime(tmp_path / "till", keep_log=False) as opened:
        yield opened


def suppliers(till, *names):
    return [change.ids[0] for change in (till.commands.save("suppliers", {"name": each}) for each in names)]


def test_a_backup_is_compared_record_by_record(till):
    changed, deleted, _same = suppliers(till, "Mlýn", "Lípa", "Vltava")
    made = backups.make_backup(till.replica)
    till.commands.save("suppliers", {"city": "Písek"}, id=changed)
    till.commands.delete("suppliers", [deleted])
    suppliers(till, *(f"New {n}" for n in range(5)))
    before = till.replica.path.read_bytes(), made.path.read_bytes()

    found = backups.compare(till.replica, made.path)

    (each,) = found.lists
    assert (each.entity, each.there, each.now) == ("suppliers", 3, 7)
    assert each.only_there == Named(1, ("Lípa",))
    assert each.different == Named(1, ("Mlýn",))
    assert each.only_now.count == 5 and len(each.only_now.examples) == 3
    assert {*each.only_now.examples} <= {f"New {n}" for n in range(5)}
    assert found.kept.count == 7 and len(found.kept.examples) == 3
    # The deleted one was never sent, so that nothing of it waits here any more; in the backup it does.
    assert found.returning == 1
    assert (till.replica.path.read_bytes(), made.path.read_bytes()) == before


def test_the_same_records_make_no_difference(till):
    suppliers(till, "Mlýn")
    made = backups.make_backup(till.replica)
    found = backups.compare(till.replica, made.path)
    assert found.lists == () and found.returning == 0 and found.kept.count == 1
