"""What the shop is called, from the records that tell it."""

from __future__ import annotations

from tests.app.support.workstation import Workstation


def test_the_only_branch_names_the_shop_and_several_leave_it_to_the_company(station: Workstation) -> None:
    assert station.queries.shop_name() == ""
    station.known("eet-subjects", 1, name="Old s.r.o.", enabled=False)
    station.known("eet-subjects", 2, name="Bistro s.r.o.", enabled=True)
    station.known("eet-subjects", 3, name="Second s.r.o.", enabled=True)
    assert station.queries.shop_name() == "Bistro s.r.o."
    station.known("branches", 1, name="Bistro U Lípy")
    assert station.queries.shop_name() == "Bistro U Lípy"
    station.known("branches", 2, name="Closed", deleted=True)
    assert station.queries.shop_name() == "Bistro U Lípy"
    station.known("branches", 3, name="Nádraží")
    assert station.queries.shop_name() == "Bistro s.r.o."
