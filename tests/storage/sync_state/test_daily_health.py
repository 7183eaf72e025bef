"""Daily health: runs are counted by day and kept for a month, whatever the clock does."""

from __future__ import annotations

from pathlib import Path

from storage.sync_state.runs import DAY, DAYS, Day
from tests.storage.support.replicas import open_replica

NOON = 20_000 * DAY + DAY // 2


def test_F78_runs_are_counted_by_day_and_forgotten_after_a_month(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    with replica.write() as tx:
        for outcome in ("in_step", "needs_you", "waiting", "offline", "error", "sign_in"):
            tx.sync_state.daily_health.add(NOON, outcome=outcome, received=2, sent=1)
        # The clock is set back by three days, and then put right.
        tx.sync_state.daily_health.add(NOON - 3 * DAY, outcome="offline", received=0, sent=0)
    sync_state = replica.sync_state
    early = Day(day=19_997, unreached=1)
    today = Day(day=20_000, well=3, unreached=1, failed=2, received=12, sent=6)
    assert sync_state.daily_health.days(NOON - 3 * DAY) == [early]
    assert sync_state.daily_health.days(NOON) == [early, today]
    assert today.runs == 6
    later = NOON + DAYS * DAY
    with replica.write() as tx:
        tx.sync_state.daily_health.add(later, outcome="in_step", received=0, sent=0)
    assert [each.day for each in replica.sync_state.daily_health.days(later)] == [20_000 + DAYS]
    replica.close()
