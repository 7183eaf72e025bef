"""Plans: made, done by the clock, asked about, undone; what somebody changed meanwhile is never run over."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app import prices
from app.change_set import ChangeLine, Effect
from app.commands.authorized import AuthorizedCommands
from app.errors import ViewOnly
from app.plans import decisions
from app.plans.planner import Planner
from app.plans.to_come import prices_to_come
from app.settings.permissions import Permissions
from storage.errors import Refused
from storage.outbox.questions import HoldReason
from storage.plans.plan import Outcome, PlanLine, PlanState
from storage.records.restore import restore
from storage.schema.entities import CATALOGUE
from storage.sync_state.cloud_time import CloudTime, own_clock_ahead, store_cloud_time
from sync.events import RecordsChanged
from tests.storage.support.replicas import CLOUD

PRAGUE = ZoneInfo("Europe/Prague")
START, END = "2026-12-01", "2026-12-27"
PRODUCTS = CATALOGUE["products"]


def at(text):
    return int(datetime.fromisoformat(text).replace(tzinfo=PRAGUE).timestamp() * 1000)


def price(station, record):
    return station.get("products", record)["priceWithVat"]


def cut(record, to=39.9):
    return change(record, {"priceWithVat": to})


def change(record, after, **seen):
    return ChangeLine(effect=Effect.CHANGED, id=record, after=after, before=seen)


@pytest.fixture
def shop(station):
    """Five products for 49.90 with 21 % VAT, on a November day."""
    station.clock.wall = at("2026-11-23T10:00")
    for number in range(1, 6):
        station.known(
            "products", number, priceWithVat=49.9, priceWithoutVat=prices.without_vat(49.9, 1.21), vat=1.21
        )
    return station


@pytest.fixture
def planner(shop):
    return Planner(shop.replica, shop.commands, zone=PRAGUE)


def plan(planner, *records, end=END, **more):
    return planner.add(
        "Christmas",
        [cut(each) for each in records or (1, 2, 3)],
        start=START,
        end=end,
        origin="window",
        **more,
    ).plan


def outcomes(planner, plan):
    lines = planner._replica.plans.lines(plan.id)
    return [(line.begun.value, line.returned.value) for line in lines]


def test_a_plan_begins_at_midnight_of_the_shop_and_ends_with_the_former_prices(shop, planner):
    made = plan(planner)
    shop.clock.wall = at("2026-11-30T23:59")
    assert planner.do_due() == [] and price(shop, 1) == 49.9
    shop.clock.wall = at("2026-12-01T00:00")
    (done,) = planner.do_due()
    assert done.plan.state is PlanState.BEGUN and done.change.ids == (1, 2, 3)
    found = shop.get("products", 1)
    assert found["priceWithVat"] == 39.9 and prices.in_step(found)
    assert shop.change("products", 1).intent.set.keys() == {"priceWithVat", "priceWithoutVat"}
    assert price(shop, 4) == 49.9
    assert planner.do_due() == []
    shop.clock.wall = at("2026-12-27T00:00")
    (done,) = planner.do_due()
    assert done.plan.state is PlanState.DONE
    assert [price(shop, each) for each in (1, 2, 3)] == [49.9] * 3
    assert shop.change("products", 1) is None  # as before, to the last digit: nothing is left to send
    assert planner.do_due() == [] and outcomes(planner, made) == [("set", "set")] * 3
    events = [each for each in shop.events if isinstance(each, RecordsChanged)]
    assert [(each.ids, each.origin) for each in events] == [((1, 2, 3), "plan")] * 2


@pytest.mark.parametrize("here", ["2026-12-20T08:00", "2027-02-01T08:00"], ids=["starts", "is used up"])
def test_a_plan_waits_while_the_clouds_clock_says_that_it_is_not_time(shop, planner, here):
    made = plan(planner)
    meta, asked = shop.replica.sync_state.meta, []

    def ask_time():
        asked.append(shop.clock.wall)
        with shop.replica.write() as tx:
            store_cloud_time(tx.sync_state.meta, CloudTime(at("2026-11-23T10:00"), shop.clock.wall))

    assert planner.do_due(ask_time=ask_time) == [] and not asked
    shop.clock.wall = at(here)
    assert planner.do_due(ask_time=ask_time) == [] and asked
    assert price(shop, 1) == 49.9 and outcomes(planner, made) == [("waiting", "waiting")] * 3
    assert own_clock_ahead(meta, shop.clock.wall) == at(here) - at("2026-11-23T10:00")
    shop.clock.wall = at("2026-11-23T10:05")
    assert planner.do_due(ask_time=ask_time) == [] and own_clock_ahead(meta, shop.clock.wall) == 0
    shop.clock.wall = at("2026-12-01T00:00")
    planner.do_due()  # without a network, by this computer's clock alone
    assert price(shop, 1) == 39.9


def test_a_product_without_a_rate_in_the_cloud_returns_to_none(shop, planner):
    shop.known("products", 6, priceWithVat=49.9, priceWithoutVat=49.9, vat=0.0)
    changes = [change(6, {"vat": 1.12})]
    planner.add("Rate", changes, start=START, end=END, origin="window")
    for day, rate, net in ((START, 1.12, 44.5535714285714), (END, 0.0, 49.9)):
        shop.clock.wall = at(day)
        planner.do_due()
        found = shop.get("products", 6)
        assert (found["vat"], found["priceWithVat"], found["priceWithoutVat"]) == (rate, 49.9, net)
    assert shop.change("products", 6) is None


def test_without_an_end_the_prices_stay(shop, planner):
    plan(planner, end=None)
    shop.clock.wall = at("2027-05-01T00:00")
    (done,) = planner.do_due()
    assert done.plan.state is PlanState.DONE and price(shop, 1) == 39.9 and planner.do_due() == []


def test_a_computer_that_was_off_at_the_start_begins_when_it_is_on(shop, planner):
    plan(planner)
    shop.clock.wall = at("2026-12-10T08:00")
    shop.restart()
    Planner(shop.replica, shop.commands, zone=PRAGUE).do_due()
    assert price(shop, 1) == 39.9


def test_a_computer_that_was_off_for_all_of_it_changes_nothing_and_says_so(shop, planner):
    made = plan(planner)
    shop.commands.save(
        "products", {"priceWithVat": 39.9}, id=2
    )  # perhaps a restored backup, perhaps a person
    shop.clock.wall = at("2026-12-31T08:00")
    shop.events.clear()
    (done,) = planner.do_due()
    assert done.change is None and done.plan.state is PlanState.DONE and shop.events == []
    assert [price(shop, each) for each in (1, 2, 3)] == [49.9, 39.9, 49.9]
    assert outcomes(planner, made) == [("missed", "kept"), ("same", "ask"), ("missed", "kept")]
    assert planner.do_due() == []
    planner.answer(made.id, "plan", origin="window")
    assert price(shop, 2) == 49.9


def test_a_restored_backup_from_before_the_start_comes_to_the_same_end(shop, planner, tmp_path):
    made = plan(planner)
    shop.replica.database.backup(tmp_path / "old.db")
    shop.clock.wall = at(START)
    planner.do_due()
    path = shop.replica.path
    shop.replica.close()
    restore(path, tmp_path / "old.db", cloud_id=CLOUD, clock=shop.clock)
    shop.start()
    assert price(shop, 1) == 39.9  # what was not sent yet comes back from the journal
    again = Planner(shop.replica, shop.commands, zone=PRAGUE)
    assert again.do_due()[0].change is None and outcomes(again, made) == [("same", "waiting")] * 3
    shop.clock.wall = at(END)
    again.do_due()
    assert [price(shop, each) for each in (1, 2, 3)] == [49.9] * 3


def test_what_was_changed_by_hand_before_the_start_is_asked_about(shop, planner):
    made = plan(planner)
    shop.commands.save("products", {"priceWithVat": 44.0}, id=1)
    shop.commands.save("products", {"priceWithVat": 45.0}, id=2)
    shop.commands.save("products", {"name": "Other"}, id=3)  # nothing of a price
    shop.clock.wall = at("2026-12-01T00:00")
    planner.do_due()
    assert [price(shop, each) for each in (1, 2, 3)] == [44.0, 45.0, 39.9]
    assert outcomes(planner, made) == [("ask", "waiting"), ("ask", "waiting"), ("set", "waiting")]
    assert planner.do_due() == []
    planner.answer(made.id, "mine", records=[1], origin="window")
    planner.answer(made.id, "plan", records=[2], origin="window")
    assert [price(shop, each) for each in (1, 2, 3)] == [44.0, 39.9, 39.9]
    shop.clock.wall = at("2026-12-27T00:00")
    planner.do_due()
    # What it returns to is what it was just before.
    assert [price(shop, each) for each in (1, 2, 3)] == [44.0, 45.0, 49.9]


def test_an_unanswered_question_is_settled_by_the_end(shop, planner):
    made = plan(planner, 1)
    shop.commands.save("products", {"priceWithVat": 44.0}, id=1)
    for day in (START, END):
        shop.clock.wall = at(day)
        planner.do_due()
    assert price(shop, 1) == 44.0 and outcomes(planner, made) == [("kept", "kept")]


def test_what_was_changed_by_hand_during_the_plan_is_asked_about_at_its_end(shop, planner):
    made = plan(planner)
    shop.clock.wall = at(START)
    planner.do_due()
    shop.commands.save("products", {"priceWithVat": 35.0}, id=1)
    shop.acknowledge("products", 2)  # what somebody does at another computer counts as well
    shop.cloud_changes("products", 2, priceWithVat=30.0, priceWithoutVat=prices.without_vat(30.0, 1.21))
    shop.clock.wall = at(END)
    planner.do_due()
    assert [price(shop, each) for each in (1, 2, 3)] == [35.0, 30.0, 49.9]
    assert outcomes(planner, made) == [("set", "ask"), ("set", "ask"), ("set", "set")]
    planner.answer(made.id, "mine", records=[1], origin="window")
    planner.answer(made.id, "plan", origin="window")
    assert [price(shop, each) for each in (1, 2, 3)] == [35.0, 49.9, 49.9]
    assert prices.in_step(shop.get("products", 2))


def test_a_new_rate_is_a_change_too(shop, planner):
    made = plan(planner, 1)
    shop.commands.save("products", {"vat": 1.12}, id=1)
    shop.clock.wall = at(START)
    planner.do_due()
    assert outcomes(planner, made) == [("ask", "waiting")]
    planner.answer(made.id, "plan", origin="window")
    found = shop.get("products", 1)
    assert (found["priceWithVat"], found["vat"]) == (39.9, 1.12) and prices.in_step(found)
    shop.clock.wall = at(END)
    planner.do_due()
    found = shop.get("products", 1)
    assert (found["priceWithVat"], found["vat"]) == (49.9, 1.12) and prices.in_step(found)


def test_a_product_that_is_gone_is_a_line_with_its_reason_and_the_rest_goes_on(shop, planner):
    made = plan(planner)
    shop.commands.delete("products", [1])
    shop.clock.wall = at(START)
    planner.do_due()
    assert price(shop, 2) == 39.9 and outcomes(planner, made)[0] == ("gone", "waiting")
    shop.commands.delete("products", [2])
    shop.clock.wall = at(END)
    planner.do_due()
    assert outcomes(planner, made) == [("gone", "kept"), ("set", "gone"), ("set", "set")]


def test_a_value_that_breaks_a_rule_by_then_is_refused_and_the_rest_goes_on(shop, planner):
    for number, name in ((1, "vip"), (2, "old")):
        shop.known("tags", number, name=name)
    made = planner.add(
        "Names",
        [change(1, {"name": "new"}), change(2, {"name": "older"})],
        entity="tags", start=START, end=END, origin="cli",
    ).plan  # fmt: skip
    shop.known("tags", 3, name="new")
    shop.clock.wall = at(START)
    (done,) = planner.do_due()
    assert [line.problem for line in done.lines] == ["not_unique", ""] and done.change.ids == (2,)
    assert shop.get("tags", 1)["name"] == "vip" and shop.change("tags", 1) is None
    assert outcomes(planner, made) == [("refused", "waiting"), ("set", "waiting")]
    shop.clock.wall = at(END)
    planner.do_due()
    assert outcomes(planner, made) == [("refused", "kept"), ("set", "set")]


def test_a_product_with_two_versions_follows_when_they_are_decided(shop, planner):
    made = plan(planner, 1, 2)
    shop.commands.save("products", {"name": "Here"}, id=1)
    shop.hold("products", 1, HoldReason.OVERLAP, "name", remote={"name": "There"})
    shop.clock.wall = at(START)
    planner.do_due()
    assert [price(shop, each) for each in (1, 2)] == [49.9, 39.9]
    assert outcomes(planner, made) == [("held", "waiting"), ("set", "waiting")] and planner.do_due() == []
    shop.commands.keep("products", 1, "local")
    planner.do_due()
    assert price(shop, 1) == 39.9 and outcomes(planner, made)[0] == ("set", "waiting")


def test_what_the_plan_did_is_one_step_that_can_be_undone_and_is_not_done_again(shop, planner):
    made = plan(planner)
    shop.clock.wall = at(START)
    planner.do_due()
    assert shop.replica.steps.newest_undoable().params["name"] == "Christmas"
    shop.commands.save("products", {"priceWithVat": 35.0}, id=3)
    planner.undo(made.id, origin="window")
    assert [price(shop, each) for each in (1, 2, 3)] == [49.9, 49.9, 35.0]
    assert outcomes(planner, made) == [("undone", "waiting")] * 3
    for day in ("2026-12-02", END):
        shop.clock.wall = at(day)
        planner.do_due()
    assert [price(shop, each) for each in (1, 2, 3)] == [49.9, 49.9, 35.0]
    assert planner.undo(made.id, origin="window") is None


def test_the_ordinary_undo_and_redo_of_the_step_are_followed(shop, planner):
    made = plan(planner)
    shop.clock.wall = at(START)
    planner.do_due()
    shop.commands.undo()
    assert price(shop, 1) == 49.9 and outcomes(planner, made) == [("undone", "waiting")] * 3
    shop.commands.redo()
    assert price(shop, 1) == 39.9 and outcomes(planner, made) == [("set", "waiting")] * 3
    shop.clock.wall = at(END)
    planner.do_due()
    assert price(shop, 1) == 49.9


def test_a_plan_can_be_cancelled_before_and_while_it_holds(shop, planner):
    first, second, third = plan(planner, 1), plan(planner, 2), plan(planner, 3)
    planner.cancel(first.id, origin="window")
    shop.clock.wall = at(START)
    planner.do_due()
    assert [price(shop, each) for each in (1, 2, 3)] == [49.9, 39.9, 39.9]
    planner.cancel(second.id, origin="window")
    planner.cancel(third.id, origin="window", give_back=True)
    assert [price(shop, each) for each in (1, 2, 3)] == [49.9, 39.9, 49.9]
    shop.clock.wall = at(END)
    assert planner.do_due() == [] and price(shop, 2) == 39.9
    with pytest.raises(Refused):
        planner.cancel(second.id, origin="window")


def test_what_cannot_be_planned_is_left_out_with_its_reason(shop, planner):
    shop.commands.delete("products", [4])
    shop.known("products", 6, priceWithVat=10.0, vat=1.21)
    added = planner.add(
        "Mixed",
        [
            cut(1), cut(1, 38.0), cut(2, 49.9), cut(4), cut(99), cut(5, -1.0),
            change(3, {"priceWithVat": 1.0}, priceWithVat=48.0),
            change(6, {"name": "x" * 5000}),
        ],
        start=START, origin="cli", dry_run=True,
    )  # fmt: skip
    assert [line.record for line in added.lines] == [1]
    assert {(each.id, each.reason) for each in added.left_out} >= {
        (1, "twice"), (2, "same"), (4, "gone"), (99, "gone"), (3, "changed"),
    }  # fmt: skip
    assert {each.id for each in added.left_out} == {1, 2, 3, 4, 5, 6, 99}
    assert shop.replica.plans.all() == []


@pytest.mark.parametrize(
    ("name", "start", "end", "reason"),
    [
        (" ", START, None, "plan_name"),
        ("x" * 101, START, None, "plan_name"),
        ("Sale", "soon", None, "no_time"),
        ("Sale", START, START, "plan_end_before_start"),
        ("Sale", "2026-11-01", "2026-11-20", "plan_end_passed"),
    ],
)
def test_a_plan_with_impossible_times_is_refused(planner, name, start, end, reason):
    with pytest.raises(Refused) as refused:
        planner.add(name, [cut(1)], start=start, end=end, origin="cli")
    assert refused.value.params["reason"] == reason


def test_planning_needs_the_right_to_change_many(shop):
    permissions = Permissions(clock=shop.clock)
    permissions.lock()
    guarded = Planner(shop.replica, AuthorizedCommands(shop.replica, shop.commands._bus, permissions))
    with pytest.raises(ViewOnly):
        plan(guarded)
    assert shop.replica.plans.all() == []


def test_a_plan_follows_a_product_whose_id_the_cloud_chose(shop, planner):
    from storage.records.id_remap import remap

    made = plan(planner, 1)
    with shop.replica.write() as tx:
        remap(tx, "products", {1: 77})
    assert [line.record for line in shop.replica.plans.lines(made.id)] == [77]


def test_plans_of_a_year_ago_are_forgotten(shop, planner):
    plan(planner, 1, 2, 3)
    shop.clock.wall = at("2026-12-31T08:00")
    planner.do_due()
    shop.clock.wall = at("2028-03-01T08:00")
    new = planner.add("New", [cut(2)], start="2028-04-01", origin="cli").plan
    assert shop.replica.plans.all() == [new]
    assert [line.record for line in shop.replica.plans.lines(new.id)] == [2]
    assert shop.replica.plans.of_record("products", 1) == []


def test_the_prices_that_a_plan_brings_next_are_known_before(shop, planner):
    made = planner.add(
        "Christmas",
        [cut(1), cut(2), change(3, {"priceWithVatB": 30.0}), cut(4)],
        start=START, end=END, origin="cli",
    ).plan  # fmt: skip
    found = prices_to_come(shop.replica, made.id, zone=PRAGUE)
    assert (found.prices, found.at) == ({1: 39.9, 2: 39.9, 4: 39.9}, at(START))
    shop.commands.save("products", {"priceWithVat": 45.0}, id=2)
    shop.clock.wall = at(START)
    planner.do_due()
    found = prices_to_come(shop.replica, made.id, zone=PRAGUE)
    assert (found.prices, found.at) == ({1: 49.9, 4: 49.9}, at(END))
    shop.clock.wall = at(END)
    planner.do_due()
    assert prices_to_come(shop.replica, made.id, zone=PRAGUE).prices == {}
    with pytest.raises(Refused):
        prices_to_come(shop.replica, 99)


VALUE = st.sampled_from([10.0, 20.0, 30.0])


@settings(max_examples=400)
@given(before=VALUE, after=VALUE, then=VALUE, later=VALUE, held=st.booleans(), gone=st.booleans())
def test_a_line_is_set_only_over_what_it_was_planned_on_and_returned_only_over_what_was_set(
    before, after, then, later, held, gone
):
    line = PlanLine(record=1, before={"priceWithVat": before}, after={"priceWithVat": after})
    record = None if gone else {"id": 1, "priceWithVat": then}
    begun = decisions.at_start(PRODUCTS, line, record, held=held)
    if gone:
        assert begun is Outcome.GONE
    elif held:
        assert begun is Outcome.HELD
    else:
        assert (begun is Outcome.SAME) == (then == after)
        assert (begun is Outcome.SET) == (then == before != after)
        assert (begun is Outcome.ASK) == (then not in (before, after))
    former = {"priceWithVat": before if begun is Outcome.SAME else then}
    set_line = PlanLine(record=1, before=line.before, after=line.after, former=former, begun=begun)
    ended = decisions.at_end(PRODUCTS, set_line, {"id": 1, "priceWithVat": later}, held=False)
    if begun not in (Outcome.SET, Outcome.SAME):
        assert ended is Outcome.KEPT
    elif later == former["priceWithVat"]:
        assert ended is Outcome.SAME
    else:
        assert (ended is Outcome.SET) == (later == after) and (ended is Outcome.ASK) == (later != after)


def test_what_is_due_follows_from_state_and_clock():
    from storage.plans.plan import Plan

    def due(state, start, end, now):
        return decisions.due(Plan(entity="products", name="x", start="", state=state), start, end, now)

    assert due(PlanState.PLANNED, 5, 9, 4) is None
    assert due(PlanState.PLANNED, 5, 9, 5) == "start"
    assert due(PlanState.PLANNED, 5, None, 500) == "start"
    assert due(PlanState.PLANNED, 5, 9, 9) == "missed"
    assert due(PlanState.BEGUN, 5, 9, 8) == "later"
    assert due(PlanState.BEGUN, 5, 9, 9) == "end"
    assert due(PlanState.DONE, 5, 9, 99) == "later"
    assert due(PlanState.CANCELLED, 5, 9, 99) is None


def test_clocks_go_back_and_nothing_is_done_twice(shop, planner):
    """The hour that is shown twice: a plan for 02:30 begins in the first one, and the second changes nothing."""
    planner.add("Night", [cut(1)], start="2027-10-31 02:30", origin="cli")
    first = datetime(2027, 10, 31, 0, 30, tzinfo=UTC).timestamp() * 1000
    shop.clock.wall = int(first) - 1
    assert planner.do_due() == []
    shop.clock.wall = int(first)
    assert len(planner.do_due()) == 1
    shop.commands.save("products", {"priceWithVat": 35.0}, id=1)
    for wall in (first + 3_600_000, first - 86_400_000, first + 86_400_000):
        shop.clock.wall = int(wall)
        assert planner.do_due() == [] and price(shop, 1) == 35.0
