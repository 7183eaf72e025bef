"""Lists, states, counts, conflicts, and the sync status (N7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.queries.queries import Counts, Queries, Versions
from storage.errors import InvalidQuery, UnknownRecord
from storage.outbox.outbox import RecordState
from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from storage.schema.fields import PollClass
from storage.sync_state.pull_cursors import PullCursor, QuarantinedRow
from storage.sync_state.runs import Run
from sync.pull.streams import list_streams
from tests.app.support.workstation import Workstation


@pytest.fixture
def busy(station: Workstation) -> Workstation:
    """Six customers: 1 in step, 2 waiting, 3 on its way, 4 held, 5 a waiting deletion, 6 deleted."""
    for number in range(1, 7):
        station.known(
            "customers",
            number,
            lastName=f"N{number}",
            points=float(10 - number),
            deleted=number == 6,
            note="base",
        )
    for number in (2, 3, 4):
        station.commands.save("customers", {"note": "mine"}, id=number)
    station.in_flight("customers", 3)
    station.clock.sleep(1)
    station.hold(
        "customers", 4, HoldReason.OVERLAP, "note", remote={"note": "theirs", "modifiedBy": "till 2"}
    )
    station.commands.delete("customers", [5])
    return station


def ids(found) -> list[int]:
    return [record["id"] for record in found.records]


def test_a_page_has_records_total_and_states(busy: Workstation) -> None:
    page = busy.queries.page("customers", limit=3)
    assert ids(page) == [1, 2, 3] and page.total == 4
    assert page.states == {2: RecordState.WAITING, 3: RecordState.SENDING}
    assert ids(busy.queries.page("customers", offset=3, limit=3)) == [4]
    assert ids(busy.queries.page("customers", deleted=True)) == [1, 2, 3, 4, 5, 6]


def test_a_page_is_filtered_searched_and_sorted(busy: Workstation) -> None:
    assert ids(busy.queries.page("customers", filter="points|gteq|8")) == [1, 2]
    assert ids(busy.queries.page("customers", search="n4")) == [4]
    assert ids(busy.queries.page("customers", sort="points")) == [4, 3, 2, 1]
    assert ids(busy.queries.page("customers", sort="-lastName", filter="points|lt|9")) == [4, 3, 2]
    assert busy.queries.count("customers", filter="points|gteq|8") == 2
    for wrong in ({"filter": "points|like"}, {"sort": "nothing"}, {"filter": "x|eq|1"}):
        with pytest.raises(InvalidQuery):
            busy.queries.page("customers", **wrong)


def test_a_page_of_one_state_agrees_with_the_counts(busy: Workstation) -> None:
    assert ids(busy.queries.page("customers", state=RecordState.WAITING)) == [2, 5]
    assert ids(busy.queries.page("customers", state=RecordState.SENDING)) == [3]
    assert ids(busy.queries.page("customers", state=RecordState.NEEDS_YOU)) == [4]
    found = sum(busy.queries.count("customers", state=state) for state in RecordState)
    assert busy.queries.counts()["customers"] == Counts(total=4, waiting=found, needs_you=1)
    assert busy.queries.counts()["tags"] == Counts(0, 0, 0)
    assert set(busy.queries.counts()) == {each.name for each in CATALOGUE}


def test_a_record_comes_with_its_pending_change(busy: Workstation) -> None:
    plain, waiting, held = (busy.queries.record("customers", number) for number in (1, 2, 4))
    assert (plain.state, plain.change, plain.held) == (None, None, None)
    assert waiting.state is RecordState.WAITING and waiting.change.intent.set == {"note": "mine"}
    assert held.held.fields == ("note",) and held.record["note"] == "theirs"
    with pytest.raises(UnknownRecord):
        busy.queries.record("customers", 99)


def test_titles_and_references(station: Workstation) -> None:
    station.known("customers", 1, firstName="Jan", lastName="", companyName="Firma")
    station.known("suppliers", 2, name="Pekárna")
    assert station.queries.title("customers", station.get("customers", 1)) == "Jan, Firma"
    assert station.queries.title("customers", {"id": 5}) == "#5"
    assert station.queries.lookup("suppliers", [2, 3]) == {2: "Pekárna"}
    station.commands.delete("customers", [1], anonymize=True)
    assert station.queries.lookup("customers", [1]) == {1: "anonymised customer"}


def test_a_record_without_a_name_is_titled_by_its_references(station: Workstation) -> None:
    station.known("products", 7, name="Bábovka")
    joins = {"id": 1, "_parentProductId": 7, "_productId": 8}
    assert station.queries.title("product-ingredients", joins) == "Bábovka ← #8"
    station.known("products", 8, name="Mouka")
    assert station.queries.title("product-ingredients", joins) == "Bábovka ← Mouka"


def test_a_timeline_is_newest_first(busy: Workstation) -> None:
    busy.commands.keep("customers", 4, "local")
    assert [each.kind for each in busy.queries.timeline("customers", 4)] == [
        EventKind.RESOLVED,
        EventKind.EDITED,
    ]


# questions


def test_an_overlap_shows_all_three_values(busy: Workstation) -> None:
    (question,) = busy.queries.needs_you()
    assert question == busy.queries.conflict("customers", 4)
    assert (question.entity, question.id, question.reason) == ("customers", 4, HoldReason.OVERLAP)
    assert question.fields == {"note": Versions("base", "mine", "theirs")}
    assert "N4" in question.title and question.since == busy.clock.now() and question.origin == "window"
    assert (question.cloud_by, question.cloud_at) == (
        "till 2",
        busy.change("customers", 4).remote["versionDate"],
    )
    assert busy.queries.conflict("customers", 2) is None and busy.queries.conflict("customers", 1) is None


def test_a_deletion_against_an_edit_shows_what_they_changed(station: Workstation) -> None:
    station.known("customers", 1, note="base", lastName="N")
    station.commands.delete("customers", [1])
    station.hold("customers", 1, HoldReason.EDITED_IN_CLOUD, remote={"note": "theirs", "modifiedBy": "x"})
    question = station.queries.conflict("customers", 1)
    assert {name: each.cloud for name, each in question.fields.items()} == {"note": "theirs"}


def test_an_edit_against_a_deletion_shows_the_edited_values(station: Workstation) -> None:
    station.known("customers", 1, note="base", lastName="N")
    station.commands.save("customers", {"note": "mine"}, id=1)
    station.hold("customers", 1, HoldReason.DELETED_IN_CLOUD)
    question = station.queries.conflict("customers", 1)
    assert question.fields == {"note": Versions("base", "mine", None)} and "N" in question.title


def test_a_refused_edit_shows_what_was_edited_also_where_the_cloud_names_no_field(
    station: Workstation,
) -> None:
    station.known("customers", 1, lastName="N", phone="1", note="base")
    station.commands.save("customers", {"phone": "777 123 456"}, id=1)
    station.hold("customers", 1, HoldReason.REJECTED, problems=({"field": None, "message": "locked"},))
    question = station.queries.conflict("customers", 1)
    assert {name: each.local for name, each in question.fields.items()} == {"phone": "777 123 456"}


def test_F78_the_last_success_is_never_in_the_future(station: Workstation) -> None:
    now = station.clock.now()

    def ran(at: int) -> None:
        with station.replica.write() as tx:
            tx.sync_state.runs.add(Run(started=at, finished=at, outcome="in_step", figures={"pulled": 1}))
            tx.sync_state.meta.put("last_success", at)
            tx.sync_state.meta.put("last_sent", at)

    ran(now + 1)
    assert station.queries.sync_status().last_success == now
    ran(now - 5000)
    ran(now + 31_536_000_000)
    status = station.queries.sync_status()
    assert (status.last_success, status.last_sent) == (now - 5000, None)


def test_a_refusal_shows_the_field_and_the_clouds_words(station: Workstation) -> None:
    problems = ({"field": "vatId", "message": "no"}, {"field": None, "message": "really"})
    (number,) = station.commands.save("customers", {"lastName": "N", "vatId": "CZ12345678"}).ids
    station.hold("customers", number, HoldReason.REJECTED, problems=problems)
    question = station.queries.conflict("customers", number)
    assert question.fields == {"vatId": Versions(None, "CZ12345678", None)} and question.problems == problems


def test_points_of_unknown_outcome_show_the_numbers(station: Workstation) -> None:
    station.known("customers", 1, points=5.0)
    station.commands.save("customers", {}, id=1, add={"points": 10})
    station.hold("customers", 1, HoldReason.COUNTER_UNKNOWN, "points", remote={"points": 12.0})
    assert station.queries.conflict("customers", 1).fields == {"points": Versions(5.0, 22.0, 12.0)}


def test_conflicts_are_listed_oldest_first(station: Workstation) -> None:
    for number in (3, 1, 2):
        station.known("customers", number)
        station.commands.save("customers", {"note": "mine"}, id=number)
        station.hold("customers", number, HoldReason.OVERLAP, "note", remote={"note": "theirs"})
    assert [each.id for each in station.queries.needs_you()] == [3, 1, 2]


# status


def finished(
    station: Workstation, outcome: str = "in_step", *, error: str | None = None, success: bool = True
) -> None:
    """A run came to this."""
    with station.replica.write() as tx:
        word = {"outcome": outcome, "error": error, "online": outcome != "offline", "at": station.clock.now()}
        tx.sync_state.meta.put("last_outcome", word)
        if success:
            tx.sync_state.meta.put("last_success", station.clock.now())
            for each in list_streams(station.replica):
                read = PullCursor(
                    entity=each.entity.name, scope=each.scope, complete=True, last_success=station.clock.now()
                )
                tx.sync_state.cursors.put(read)


def cursor(station: Workstation, **values: object) -> None:
    with station.replica.write() as tx:
        read = PullCursor(entity="customers", complete=True, last_success=station.clock.now())
        tx.sync_state.cursors.put(replace(read, **values))


def wait(station: Workstation, *, held: bool = False) -> None:
    station.known("customers", 1)
    station.commands.save("customers", {"note": "mine"}, id=1)
    if held:
        station.hold("customers", 1, HoldReason.OVERLAP, "note", remote={"note": "theirs"})


TRUTH = {
    "before the first run": ([], "never"),
    "a run that read everything": ([lambda d: finished(d)], "in_step"),
    "something waits": ([lambda d: finished(d), lambda d: wait(d)], "waiting"),
    "something is held": ([lambda d: finished(d), lambda d: wait(d, held=True)], "needs_you"),
    "offline": ([lambda d: finished(d), lambda d: finished(d, "offline", error="offline", success=False)], "offline"),
    "offline before anything was read": ([lambda d: finished(d, "offline", error="offline", success=False)], "offline"),
    "sign-in refused": ([lambda d: finished(d), lambda d: finished(d, "sign_in", error="x", success=False)], "sign_in"),
    "a fault": ([lambda d: finished(d), lambda d: finished(d, "error", error="server", success=False)], "error"),
    "a fault in the first run": ([lambda d: finished(d, "error", error="server", success=False)], "error"),
    "counts that differ": ([lambda d: finished(d), lambda d: cursor(d, problem="count")], "error"),
    "a row set aside": ([lambda d: finished(d), lambda d: aside(d)], "error"),
    "long ago": ([lambda d: finished(d), lambda d: d.clock.sleep(901)], "stale"),
    "a clock set back": ([lambda d: finished(d), lambda d: d.clock.sleep(-3600)], "stale"),
    "a fault outranks what waits": (
        [lambda d: wait(d), lambda d: finished(d), lambda d: finished(d, "error", error="x", success=False)], "error",
    ),
    "offline and held": (
        [lambda d: wait(d, held=True), lambda d: finished(d), lambda d: finished(d, "offline", success=False)], "offline",
    ),
    "everything to be read again": ([lambda d: finished(d), lambda d: forget(d)], "never"),
}  # fmt: skip


def aside(station: Workstation) -> None:
    with station.replica.write() as tx:
        row = QuarantinedRow(
            entity="tags", record="5", at=1, reason="unreadable:name", version=None, body="{}"
        )
        tx.sync_state.quarantine.put(row)


def forget(station: Workstation) -> None:
    with station.replica.write() as tx:
        tx.sync_state.cursors.forget_all()


@pytest.mark.parametrize("case", TRUTH)
def test_N7_the_headline_is_the_truth(station: Workstation, case: str) -> None:
    events, headline = TRUTH[case]
    for event in events:
        event(station)
    status = station.queries.sync_status()
    assert status.headline == headline
    station.restart()
    assert station.queries.sync_status() == status


@pytest.mark.parametrize("spoil", [case for case, (_, headline) in TRUTH.items() if headline != "in_step"])
def test_N7_in_step_only_when_everything_is(station: Workstation, spoil: str) -> None:
    """Each trouble spoils the green, and the green comes back only with a run after the trouble is over."""
    finished(station)
    cursor(station)
    assert station.queries.sync_status().headline == "in_step"
    events, _ = TRUTH[spoil]
    for event in events[1:] or [lambda d: finished(d, "offline", success=False)]:
        event(station)
    assert station.queries.sync_status().headline != "in_step"


def test_the_status_has_counts_and_problems(busy: Workstation) -> None:
    finished(busy)
    cursor(busy, problem="count")
    status = busy.queries.sync_status()
    assert (status.waiting, status.needs_you, status.online) == (4, 1, True)
    assert status.last_success == busy.clock.now() and status.problems == {"customers": "count"}
    assert status.detail == "count"


def test_freshness_follows_the_polling_intervals(station: Workstation) -> None:
    finished(station)
    station.clock.sleep(1200)
    assert Queries(station.replica).sync_status().headline == "stale"
    assert Queries(station.replica, floor=lambda: 600.0).sync_status().headline == "in_step"
    assert Queries(station.replica, budget=lambda: 20).sync_status().headline == "in_step"


@pytest.mark.parametrize("name", [each.name for each in CATALOGUE.stored()])
def test_N7_one_list_outside_its_window_makes_the_status_stale(station: Workstation, name: str) -> None:
    finished(station)
    hot = station.replica.catalogue[name].poll_class is PollClass.HOT
    station.clock.sleep(901 if hot else 4501)
    at = station.clock.now()
    with station.replica.write() as tx:
        for each in station.replica.catalogue.stored():
            if each.name != name:
                read = PullCursor(entity=each.name, complete=True, last_success=at)
                tx.sync_state.cursors.put(read)
    assert station.queries.sync_status().headline == "stale"
    with station.replica.write() as tx:
        tx.sync_state.cursors.put(PullCursor(entity=name, complete=True, last_success=at))
    assert station.queries.sync_status().headline == "in_step"


def test_N7_a_list_that_was_never_read_makes_the_status_stale(station: Workstation) -> None:
    finished(station)
    with station.replica.write() as tx:
        tx.sync_state.cursors.put(PullCursor(entity="tags", last_success=station.clock.now()))
    assert station.queries.sync_status().headline == "stale"


def test_the_cloud_is_named_only_where_its_name_changed_with_the_version(station: Workstation) -> None:
    station.known("customers", 1, note="base", modifiedBy="till 1")
    station.commands.save("customers", {"note": "mine"}, id=1)
    station.hold(
        "customers", 1, HoldReason.OVERLAP, "note", remote={"note": "theirs", "modifiedBy": "till 1"}
    )
    found = station.queries.conflict("customers", 1)
    assert found is not None and found.cloud_by is None
    station.hold(
        "customers", 1, HoldReason.OVERLAP, "note", remote={"note": "theirs", "modifiedBy": "till 2"}
    )
    found = station.queries.conflict("customers", 1)
    assert found is not None and found.cloud_by == "till 2"
