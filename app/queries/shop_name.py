"""What the shop is called: the name of its only branch, else of the company that it sells as."""

from __future__ import annotations

from storage.records.replica import Replica

BRANCHES, COMPANIES = "branches", "eet-subjects"


def shop_name(replica: Replica) -> str:
    """The name for people; empty while no record tells it. With several companies the one in use that came first."""
    branches = [name for _, name in replica.live_values(BRANCHES, ["name"]) if name]
    if len(branches) == 1:
        return str(branches[0])
    companies = sorted(
        (not enabled, id, name)
        for id, name, enabled in replica.live_values(COMPANIES, ["name", "enabled"])
        if name
    )
    return str(companies[0][2]) if companies else ""
