"""The end of each play: without faults, and with every conflict resolved, all sides must converge.

Checks the laws about the end: what can be sent has been sent (N6), tills and cloud hold the same (N5), no record is
there twice and points were added once (N3).
"""

from __future__ import annotations

import random
from collections import Counter

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records import id_aliases
from storage.schema.entities import CATALOGUE
from sync.change.create_markers import takes_marker
from sync.events import RunOutcome
from tests.simulate.fake_cloud import Key
from tests.simulate.people import TillUser
from tests.simulate.refused_list import check_refused_list
from tests.simulate.row_snapshot import differing
from tests.simulate.trace import LawViolation
from tests.simulate.values import BLOCKED_TEXT, has_text
from tests.simulate.world import Posted, Till, World

HOUR = 3600.0
ROUNDS = 3
ROUNDS_OF_SENDING = 7
"""A lost create is repeated a quiet period after it was looked up, and then what refers to it is looked up (F68)."""
ROUNDS_OF_FIREWALL = 9
"""A POST that was blocked is repeated after a quiet period: twice with all of its array, then each record alone (F137)."""
MOST_ROUNDS = 14
MOST_ROUNDS_OF_ROLLBACK = 40
"""While a cloud rollback is read: all lists from end to end, a few rows at a time within a share of the allowance."""
MOST_HOURS = 4
"""Hours after which everything has been read within a quota."""


def converge(world: World, rng: random.Random) -> None:
    """Synchronise and resolve until nothing is left to do, and check the end state. Raises LawViolation."""
    for till in world.tills:
        till.crash_injector.disarm()
        till.transport.fault_rng = till.transport.on_request = till.transport.cancel = None
        till.transport.down = False
    world.cloud.practice.faults.clear()
    world.cloud.clock.ahead = 0
    refused = world.cloud.quirks.refused_list
    check_refused_list(world, lambda: _round(world), lambda till: _stuck_without_reason(till, refused))
    for _ in range(ROUNDS_OF_FIREWALL if world.firewall else ROUNDS_OF_SENDING):
        _round(world)
        if not any(_stuck_without_reason(till) for till in world.tills):
            break
    for till in world.tills:
        _check_sent(till)
    if world.firewall:
        world.firewall = False
        world.trace.log("the firewall lets everything through")
    if world.script.profile.lifts:
        world.cloud.offer_all_verbs()
        world.trace.log("the cloud offers everything")
    unlike = 0
    rounds = MOST_ROUNDS
    for number in range(MOST_ROUNDS_OF_ROLLBACK):
        rounds -= not any(till.replica.sync_state.rollback.get() for till in world.tills)
        if rounds < 0:
            raise LawViolation(
                "N5", "no end of it:", [till.queries.needs_you() or till.changes() for till in world.tills]
            )
        for till in world.tills:
            _accept_rollback(till)
        insists = rounds > MOST_ROUNDS // 2
        asked = sum(TillUser(till, rng, insists=insists).decide(all_of_them=True) for till in world.tills)
        for till in world.tills:
            world.oracle.check_till(till)
        if not asked and not any(_goes_on(till) for till in world.tills):
            if all(world.oracle.alike(till) for till in world.tills):
                if _read_all(world):
                    break
                continue
            unlike += 1
            if unlike > ROUNDS:
                raise LawViolation("N5", "not alike in", ROUNDS, "rounds")
        _round(world, full=number % 5 == 4)
    else:
        raise LawViolation("N5", "no end of the cloud rollback")
    _check_once(world)


def _goes_on(till: Till) -> bool:
    """Whether something waits, or a cloud rollback is still being read: a small share of the allowance takes its hours."""
    return bool(till.changes() or till.disputed() or till.replica.sync_state.rollback.get())


def _accept_rollback(till: Till) -> None:
    """Rows dated back by hours look like a restored cloud (F101); where none was, a person keeps the cloud's."""
    rollback = till.replica.sync_state.rollback.get()
    if rollback is None or rollback.pending:
        return
    found = till.replica.sync_state.regressions.all()
    for each in found:
        till.world.oracle.rollback_decided(till, (each.entity, each.id), each.theirs, "cloud")
    till.act(
        "settle rollback cloud",
        lambda: till.commands.resolve_rollback("cloud"),
        given_up=[(each.entity, each.id) for each in found],
    )
    till.world.oracle.points.lost()


def _round(world: World, *, full: bool = False) -> None:
    for till in world.tills:
        world.clock.sleep(HOUR)  # each has a quota of its own by then
        writes = world.cloud.writes
        own = world.oracle.own_writes
        outcome = till.sync(full=full)
        quiet = world.cloud.writes - writes == world.oracle.own_writes - own
        world.oracle.check_till(till)
        world.oracle.run_ended(till, outcome, quiet=quiet)


def _check_sent(till: Till) -> None:
    """A change that is not held, and refers to no record whose create is held, has been sent (N6)."""
    if (change := _stuck_without_reason(till)) is not None:
        raise LawViolation("N6", till.name, change.entity, change.id, "could go and did not:", change)


def _stuck_without_reason(till: Till, refused: str = "") -> WaitingChange | None:
    """A change that could go and did not; those of an entity whose list is refused may wait for it."""
    changes = [*till.changes().values()]
    stuck: set[Key] = {
        (each.entity, each.id)
        for each in changes
        if (each.blocked and each.kind is ChangeKind.CREATE)
        or each.entity == refused
        or _at_firewall(till, each)
    }
    disputed = till.disputed()
    stuck |= {(each.entity, each.id) for each in changes if _wants_name_of(till, each, disputed)}
    while more := {(each.entity, each.id) for each in changes if _depends_on(till, each, stuck)} - stuck:
        stuck |= more
    stuck |= disputed
    return next((each for each in changes if not each.blocked and (each.entity, each.id) not in stuck), None)


def _at_firewall(till: Till, change: WaitingChange) -> bool:
    """Whether it has, or a write of unknown outcome had, the text that lets no write through (F137)."""
    edits = (change.intent, change.sent) if change.sent is not None else (change.intent,)
    return till.world.firewall and any(has_text(each.set, BLOCKED_TEXT) for each in edits)


def _depends_on(till: Till, change: WaitingChange, stuck: set[Key]) -> bool:
    fields = till.replica.catalogue[change.entity].fields
    return any(
        each.references is not None and (each.references, change.intent.set.get(each.name)) in stuck
        for each in fields
    )


def _wants_name_of(till: Till, change: WaitingChange, disputed: set[Key]) -> bool:
    """Whether it creates what is named as a record in dispute, whose new name goes first (F77)."""
    unique = CATALOGUE[change.entity].unique
    if change.kind is not ChangeKind.CREATE or not unique:
        return False
    names = {name: change.intent.set.get(name) for name in unique}
    return any(
        each.entity == change.entity
        and key in disputed
        and {name: (each.remote or each.base or {}).get(name) for name in unique} == names
        for key, each in till.changes().items()
    )


def _read_all(world: World) -> bool:
    """Have every till read everything and compare it with the cloud; False when that raised a conflict."""
    for till in world.tills:
        world.clock.sleep(HOUR)
        outcome = till.sync(full=True)
        for _ in range(MOST_HOURS):
            limited = outcome.error == "rate_limited" and world.script.profile.quota is not None
            if not limited and not _checks_wait(outcome):
                break
            # A list of many short pages costs more than the quota; what was read is resumed.
            world.clock.sleep(HOUR)
            outcome = till.sync()
        world.oracle.check_till(till)
        if till.changes() or till.disputed():
            return False
        if outcome.outcome != "in_step":
            raise LawViolation("N5", till.name, "is not in step:", outcome)
        if headline := _headline(till):
            raise LawViolation("N7", till.name, "says", headline, "with everything alike")
        if found_alone := world.oracle.difference(till, dead=True):
            raise LawViolation("N5", till.name, "after reading all:", *found_alone)
    return True


def _checks_wait(outcome: RunOutcome) -> bool:
    """Whether a list is not yet found equal, because reading it took more than the allowance that checks have a share of."""
    return outcome.error == "count_differs" and outcome.usage.used > outcome.usage.share


def _headline(till: Till) -> str | None:
    status = till.queries.sync_status()
    return (
        None if status.headline == "in_step" else f"{status.headline} {status.detail} {dict(status.problems)}"
    )


def _check_once(world: World) -> None:
    hooks = Counter(each["url"] for each in world.cloud.live("webhooks"))
    if twice := [url for url, count in hooks.items() if count > 1]:
        raise LawViolation("N3", "webhooks there twice:", twice)
    for posted in world.posted:
        till, key = posted.till, posted.key
        # By any id: a record that was deleted and created again may have got another one since.
        known = id_aliases.list_all(till.replica.database.read())
        names = {each for entity, *both in known if entity == key[0] for each in both}
        newest = world.cloud.newest(*key)
        if key[0] != "webhooks" and newest and not newest.get("deleted") and key[1] not in names:
            if _adopted_identical_record(world, key, names) or _could_not_know(world, posted):
                continue
            if _was_given_up(world, posted) or _was_taken_back(world, posted):
                continue
            if (posted.till.number, *key) in world.deleted_similar:
                continue
            raise LawViolation("N3", till.name, *key, "was made by a POST that nobody remembers")
    world.oracle.check_points()


def _was_given_up(world: World, posted: Posted) -> bool:
    """Whether a person kept what the cloud has of the new record, and it was not sent again.

    Taken back while its outcome was unknown, where the cloud refuses deletions: what arrived is the cloud's own, once.
    """
    return not _was_sent_again(world, posted) and any(
        (posted.till.number, (posted.key[0], id)) in world.given_up for id in posted.sent
    )


def _was_taken_back(world: World, posted: Posted) -> bool:
    """Whether nothing in the record's place was sent again, where no marker identifies it (F138).

    Taken back while its outcome was unknown, it is in the cloud once, and shown, for whoever wants to delete it.
    """
    nameless = world.script.posted == "unmarked"
    return nameless and not _was_sent_again(world, posted)


def _was_sent_again(world: World, posted: Posted) -> bool:
    return any(_repeats(posted, each) for each in world.posted)


def _repeats(posted: Posted, each: Posted) -> bool:
    """Whether a later request of the till may have sent the same again."""
    return each.till is posted.till and each.request > posted.request and bool(each.sent & posted.sent)


def _could_not_know(world: World, posted: Posted) -> bool:
    """Whether a till created a record again because nothing could have told it that the first POST had arrived.

    That POST was not answered, its record has no marker of ours, and other values were written to the record before any
    list showed it: then only a waiting period lies between the first POST and the second (F68).
    """
    key = posted.key
    known = _is_marked(world, key[0]) or key in world.seen_unchanged or len(world.cloud.ledger[key]) == 1
    return not known and _was_sent_again(world, posted)


def _is_marked(world: World, entity: str) -> bool:
    """Whether this cloud keeps the marker of each new record."""
    script = world.script
    return takes_marker(CATALOGUE[entity]) and script.posted != "unmarked"


def _adopted_identical_record(world: World, key: Key, names: set[int]) -> bool:
    """Whether a till adopted another client's record with exactly the values of the one it had created.

    Without a marker nothing tells the two apart once its own has been edited before the till saw it. There are as
    many records as were created, and each is shown: nothing is doubled and nothing is lost.
    """
    entity = key[0]
    made = world.cloud.ledger[key][0]
    if _is_marked(world, entity) or made is None:
        return False
    posted = {each.key for each in world.posted}
    others = ((entity, name) for name in names if (entity, name) not in posted)
    return any(
        version is not None and not [name for name in differing(entity, made, version) if name != "id"]
        for other in others
        for version in world.cloud.ledger.get(other, ())
    )
