"""Every pending change has a reason, a next try and an action (N6); every past run lists its decisions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.queries.pending_changes import HUMAN, ChangeStatus, OutboxBlocker, change_status
from app.queries.queries import Queries
from storage.outbox.changes import ChangeKind, ChangeState
from storage.outbox.questions import Hold, HoldReason
from sync import errors
from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.changes_by_name import made
from tests.fakes.tills import HOUR, Shop, Till

CODES = sorted(
    {
        each.code
        for each in vars(errors).values()
        if isinstance(each, type) and issubclass(each, errors.SyncError)
    }
)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    made = Shop(tmp_path_factory.mktemp("shop"))
    yield made
    made.close()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Till]:
    made = Shop(tmp_path)
    yield made.till
    made.close()


def by_itself(till: Till) -> Queries:
    """The queries as of a program whose schedule runs."""
    return Queries(till.replica, next_run=lambda: till.replica.clock.now() + 30_000)


def one(till: Till, *, running: bool = True) -> ChangeStatus:
    (found,) = (by_itself(till) if running else till.queries).waiting()
    return found


# N6


@given(
    held=st.none() | st.sampled_from(HoldReason),
    fields=st.sampled_from([(), ("note",), ("note", "phone")]),
    kind=st.sampled_from(ChangeKind),
    state=st.sampled_from(ChangeState),
    error=st.none() | st.sampled_from(CODES) | st.text(min_size=1, max_size=5),
    delay=st.integers(-(10**12), 10**13),
    reason=st.none() | st.just("sign_in") | st.sampled_from(CODES),
    running=st.booleans(),
)
def test_N6_every_pending_change_has_a_next_try_or_an_action(
    shop: Shop, held: HoldReason | None, fields: tuple[str, ...], kind: ChangeKind, state: ChangeState,
    error: str | None, delay: int, reason: str | None, running: bool,
) -> None:  # fmt: skip
    from storage.outbox.changes import Intent

    now = shop.clock.wall
    change = made(
        entity="customers", id=7, kind=kind, state=state, error=error, next_try=max(0, now + delay),
        intent=Intent({"note": "a", "phone": "b"}), base={"id": 7, "note": "x"}, attempts=3,
        held=Hold(held, fields=fields) if held is not None else None,
    )  # fmt: skip
    found = change_status(
        shop.till.replica, change, OutboxBlocker(reason, now + 1000 if running else None), "somebody"
    )
    assert found.action in HUMAN or found.next_try is not None
    assert found.reason
    if found.next_try is not None:
        assert now < found.next_try <= now + 3_700_000 * 1.2, "no wait is longer than the longest"
    if held is None and reason != "sign_in":
        assert found.action == ("wait" if running else "retry")


def test_N6_a_new_change_is_sent_automatically(own: Till) -> None:
    made = own.add("customers", lastName="Nová")
    found = one(own)
    assert (found.entity, found.id, found.title, found.kind) == ("customers", made, "Nová", ChangeKind.CREATE)
    assert (found.reason, found.action, found.attempts) == ("unsent", "wait", 0)
    assert found.next_try is not None and found.since <= own.shop.clock.wall
    assert one(own, running=False).action == "retry", "where nothing runs by itself somebody must ask"


def test_F01_offline_is_the_reason_of_everything(own: Till) -> None:
    own.add("customers", lastName="Nová")
    own.wire.down = True
    own.sync()
    assert (one(own).reason, one(own).action) == ("offline", "wait")


def test_F22_a_refused_token_needs_a_sign_in(own: Till) -> None:
    own.add("customers", lastName="Nová")
    own.wire.before = lambda request: Response(401)
    own.sync()
    assert (one(own).reason, one(own).action) == ("sign_in", "sign_in")


def test_F25_rate_limiting_is_the_reason_and_its_end_the_next_try(own: Till) -> None:
    own.sync()
    own.add("customers", lastName="Nová")
    own.wire.before = lambda request: Response(429, {"retry-after": "600"})
    own.sync()
    found = one(own)
    assert (found.reason, found.action) == ("rate_limited", "wait")
    assert found.next_try is not None and 590_000 < found.next_try - own.shop.clock.wall < 700_000


def test_F26_a_failed_try_shows_its_error_and_the_next_try(own: Till) -> None:
    own.sync()
    own.add("customers", lastName="Nová")
    own.wire.before = lambda request: (
        Response(500) if request.method in ("PUT", "POST") and "signin" not in request.path else None
    )
    own.sync(run_scope=OWN_CHANGES)
    found = one(own)
    assert (found.reason, found.action, found.attempts) == ("server_fault", "wait", 1)


def test_F20_a_refused_change_needs_an_edit_and_can_be_retried(own: Till) -> None:
    own.sync()
    made = own.add("customers", lastName="Nová")

    def refuse(request: Request) -> Response | None:
        return (
            Response(400, {}, b'{"message": "no"}')
            if request.method in ("PUT", "POST") and "signin" not in request.path
            else None
        )

    own.wire.before = refuse
    own.sync()
    assert (one(own).reason, one(own).action, one(own).next_try) == ("rejected", "edit", None)
    own.wire.before = None
    own.shop.clock.sleep(HOUR)
    own.sync()
    assert own.waiting == 1, "not again by itself"
    assert own.commands.retry([("customers", made), ("customers", 404)]) == 1
    own.sync()
    assert own.waiting == 0 and own.shop.get("customers", made)["lastName"] == "Nová"


def test_F58_a_conflict_needs_a_decision_that_a_retry_does_not_make(own: Till) -> None:
    (number,) = own.shop.customers(1)
    own.sync()
    own.edit("customers", number, note="mine")
    own.shop.edit("customers", number, note="theirs")
    own.sync()
    assert (one(own).reason, one(own).action) == ("overlap", "decide")
    assert own.commands.retry([("customers", number)]) == 0
    assert one(own).reason == "overlap"


def test_F73_a_child_waits_for_its_parent_by_name(own: Till) -> None:
    own.sync()
    group = own.add("discount-groups", name="Stálí", discountPercent=5)
    child = own.add("customers", lastName="Nová", _discountGroupId=group)

    def refuse(request: Request) -> Response | None:
        denied = request.method in ("PUT", "POST") and "/discount-groups" in request.path
        return Response(400, {}, b'{"message": "no"}') if denied else None

    own.wire.before = refuse
    own.sync()
    found = {each.id: each for each in by_itself(own).waiting()}
    assert found[child].reason == "waits_for" and found[child].action == "edit"
    assert found[child].params == {"entity": "discount-groups", "id": group}


def test_retrying_all_does_not_wait_for_the_next_try(own: Till) -> None:
    own.add_first()
    made = own.add("customers", lastName="Nová")
    own.wire.before = lambda request: (
        Response(500) if request.method in ("PUT", "POST") and "signin" not in request.path else None
    )
    for _ in range(3):
        own.sync()
    own.wire.before = None
    own.commands.retry()
    assert own.sync().pushed == 1 and own.shop.get("customers", made)


# what happened


def test_a_past_run_lists_its_decisions(own: Till) -> None:
    first, second = own.shop.customers(2)
    own.sync()
    own.edit("customers", first, note="mine")
    own.shop.edit("customers", first, note="theirs", phone="1")
    own.edit("customers", second, display=False, hexColor="#111111")
    own.shop.edit("customers", second, hexColor="#222222")
    own.sync()
    newest, before = own.queries.runs(limit=2)
    assert newest.outcome == "needs_you" and newest.figures["merged"] == 2
    told = {(each.code, each.entity, each.id) for each in newest.decisions}
    assert ("held", "customers", first) in told and ("merged", "customers", second) in told
    assert not [each for each in before.decisions if each.entity == "customers" and each.id]


def test_a_past_run_lists_rate_limiting_and_an_open_breaker(own: Till) -> None:
    own.wire.before = lambda request: Response(429, {"retry-after": "60"})
    own.sync()
    (run,) = own.queries.runs()
    assert [each.code for each in run.decisions] == ["sharing", "slowed"]
    assert run.decisions[0].params == {"share": 75, "budget": 150}
    assert run.decisions[1].params["seconds"] >= 60
    own.shop.clock.sleep(100)
    own.wire.before = None
    own.sync()
    own.wire.before = lambda request: Response(503)
    own.sync()
    assert [each.code for each in own.queries.runs(limit=1)[0].decisions] == ["breaker_opened"]


def test_F107_no_value_and_no_token_is_in_the_run_history(own: Till) -> None:
    (number,) = own.shop.customers(1, note="secret base")
    own.sync()
    own.edit("customers", number, note="secret mine")
    own.shop.edit("customers", number, note="secret theirs")
    own.sync()
    told = repr(own.queries.runs())
    assert "secret" not in told and own.shop.cloud.refresh_token not in told
