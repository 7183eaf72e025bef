"""The oracle: checks laws N1-N4, N7 and the view law I1 while a seed is played.

Told of every edit and every write that reached the cloud; the laws about the end (N3, N5, N6) are in `convergence`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal

from storage.errors import DatabaseDamaged
from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange, view
from storage.records import anonymized
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Merge, Record
from storage.schema.personal_data import says_something
from storage.sync_state.expected_remote import GIVEN_WHEN_STORED
from storage.tables.rows import rows_of
from sync.change.three_way import is_empty
from sync.events import RunOutcome
from tests.simulate import row_snapshot
from tests.simulate.costs import check_cost
from tests.simulate.durability import (
    Name,
    Promise,
    canonical_text,
    held_to,
    nothing_to_send,
    over_what_leaves,
    shown_since,
    still_pending,
    user_decided_fields,
    wishes,
)
from tests.simulate.equality import difference
from tests.simulate.fake_cloud import Key, RecordWrite
from tests.simulate.holds import check_holds
from tests.simulate.names import IdHistory, rename
from tests.simulate.no_phantom_deletions import check_absence, check_amount
from tests.simulate.own_writes import OwnWrites
from tests.simulate.points import Points
from tests.simulate.rewinds import Rewinds
from tests.simulate.row_snapshot import differing, is_live
from tests.simulate.told import told_run
from tests.simulate.trace import LawViolation
from tests.simulate.values import normal, typed

if TYPE_CHECKING:
    from tests.simulate.world import Till, World

HOOKS = "webhooks"
KEEPS_CLOUD_VALUE = frozenset({EventKind.MERGED, EventKind.HELD, EventKind.RESOLVED, EventKind.DISCARDED})
"""Events that keep a value of the cloud which ours replaced."""


class Oracle:
    """What is known to be true, and the checks against it."""

    world: World

    def __init__(self) -> None:
        self.found: list[str] = []
        """Answers of `count` and `alike`, which decide how the play goes on."""
        self.promises: dict[int, dict[Key, dict[Name, Promise]]] = {}
        self.points = Points()
        self._seen: dict[tuple[int, Key, str], set[str]] = {}
        """Values that people of a till saw in a field when they changed or decided it."""
        self._wished: set[tuple[int, Key, Name, Any]] = set()
        """Members and bits that people of a till ever wished in or out."""
        self._own = OwnWrites()
        self._rewinds = Rewinds()
        self._mass_deletions: set[tuple[int, str]] = set()
        """Till and entity of which a person let go more records than a program may by itself."""
        self._seen_at_deletion: dict[tuple[int, Key], list[Record]] = {}
        """The copy that a person saw when deleting it, or when deciding that it stays deleted."""
        self._live: dict[int, set[Key]] = {}
        self._emptied: dict[int, set[Key]] = {}
        """Records of which an older file has nothing left, as they were anonymised once, until the cloud is asked (F53)."""
        self._anonymous: dict[int, set[Key]] = {}
        """Records that a till has found anonymised in the cloud, with what waits for them since."""
        self._checked_rows: dict[int, dict[Key, row_snapshot.Row]] = {}
        """Rows that were found to be copies of the cloud's."""
        self._last_checked: dict[int, tuple[int, int]] = {}
        """Commits of a till, and promises made there, when it was last found to be right."""
        self._edit_count = 0
        self._doubts: dict[int, tuple[row_snapshot.Rows, tuple[Key, ...]]] = {}
        self._names = IdHistory()
        self._unexplained: list[tuple[int, Key, str, Any, int]] = []
        """Till, record, field, the value replaced there, and how many versions the record had by then."""
        self.own_writes = 0

    # reports

    def before(self, till: Till) -> row_snapshot.Rows:
        """The rows of a till before an action, with the newest ids applied."""
        with till.crash_injector.suspended():
            self._follow(till)
        return till.rows()

    def act_crashed(self, till: Till, before: row_snapshot.Rows, given_up: Iterable[Key]) -> None:
        """The process crashed during an action: it was not reported as saved, but may be."""
        self._doubts[till.number] = (before, tuple(given_up))

    def edited(self, till: Till, before: row_snapshot.Rows, given_up: Iterable[Key] = ()) -> None:
        """A person changed the till's rows from `before` to those of now."""
        after = till.rows()
        live = self._live.setdefault(till.number, set())
        self._edit_count += 1
        for key in sorted(key for key in {*before, *after} if before.get(key) != after.get(key)):
            old, new = row_snapshot.record(before, key), row_snapshot.record(after, key)
            change = till.changes().get(key)
            if key[0] == "customers":
                self.points.edited(till.number, key[1], old, new, change)
            self._promise(till, key, old, new, change)
            if is_live(new):
                live.add(key)
            else:
                live.discard(key)
        for key in given_up:
            self._give_up(till, key)

    def shown_to_user(self, till: Till, key: Key, values: Record) -> None:
        """A person was shown these values of the cloud when deciding."""
        self._rewinds.decided(till.number, key)
        known = CATALOGUE[key[0]].by_name
        for name, value in values.items():
            if name not in known:
                continue  # nobody is shown what nobody declared
            self._seen.setdefault((till.number, key, name), set()).add(canonical_text(key[0], name, value))

    def cloud_written(self, till: Till, written: RecordWrite, *, aside: bool) -> None:
        """A till's request changed a record of the cloud; `aside`: one that it did not name."""
        with till.crash_injector.suspended():
            self._follow(till)
        self.own_writes += not aside
        entity, old, new = written.entity, written.old, written.new
        key = (entity, written.id)
        if entity == "customers":
            self.points.arrived(till.number, written.id, old, new)
        own = self._own.cloud_written(till.number, key, old, new)
        if old is None or new is None or entity == HOOKS:
            return
        change = till.changes().get(key)
        count = len(self.world.cloud.ledger[key])
        if new.get("deleted"):
            if not aside and is_live(old) and not (change is not None and change.anonymize):
                seen = self._seen_at_deletion.get((till.number, key)) or [old]
                there = normal(old)  # in the cloud's own form it is the same value (F35), whoever has sent it
                wrong = (
                    set.intersection(
                        *(set(user_decided_fields(entity, normal(each), there)) for each in seen)
                    )
                    - own
                )
                # What people of this till saw there while a change of theirs waited counts as seen, too.
                unseen = [
                    name
                    for name in sorted(wrong)
                    if {
                        canonical_text(entity, name, each) for each in (old.get(name), typed(old.get(name)))
                    }.isdisjoint(self._seen.get((till.number, key, name), ()))
                ]
                self._unexplained += [(till.number, key, name, old.get(name), count) for name in unseen]
            return
        sent = None if change is None else change.sent
        untold = self._untold(till, entity, old, sent)
        for name in user_decided_fields(entity, old, new):
            if name in untold or (sent is not None and name in sent.add):
                continue  # a difference fits on whatever is there
            if name in own:
                continue  # what this till had put there itself, perhaps in the cloud's own form (F35)
            refers = CATALOGUE[entity].by_name[name].references
            if refers and self._names.known(till.number).get((refers, old.get(name))) == new.get(name):
                continue  # the same record, which was made anew
            if is_empty(old.get(name)) and (
                key in self._anonymous.get(till.number, ()) or not all(map(is_live, self._versions(key)))
            ):
                continue  # nothing was left here to compare with (F53), or two have restored it (F131)
            if canonical_text(entity, name, old.get(name)) not in self._seen.get(
                (till.number, key, name), ()
            ):
                self._unexplained.append((till.number, key, name, old.get(name), count))
        if is_live(old):
            for name, wish in wishes(entity, old, new):
                ours = (
                    name[0] == "value" or name[1] in untold or (till.number, key, name, wish) in self._wished
                )
                if not ours:
                    raise LawViolation(
                        "N2", till.name, *key, name, "became", wish, "and nobody here wished it"
                    )

    def _untold(self, till: Till, entity: str, old: Record, sent: Intent | None) -> set[str]:
        """Fields of which no tag told that somebody had changed them since they were read (F121).

        Once an answer has shown that tags may stay, only those that are sent on purpose: all others need not be.
        """
        if self.world.script.profile.tags != "partial":
            return set()
        told = (till.number, entity) in self.world.saw_tags_stay
        return set() if sent is None else set(sent.set) if told else set(old)

    def rollback_decided(self, till: Till, key: Key, theirs: Record | None, side: str) -> None:
        """A person decides about what a restored cloud lost; "local" keeps all that the till still has."""
        self._rewinds.decided(till.number, key)
        self._mass_deletions.add((till.number, key[0]))
        self.shown_to_user(till, key, theirs or {})
        rows = till.rows()
        if side == "local" and (ours := row_snapshot.record(rows, key)) is not None:
            for name, wish in wishes(key[0], theirs or {}, ours):
                if name[0] != "value":
                    self._wished.add((till.number, key, name, wish))

    def deletion_decided(self, till: Till, key: Key, *records: Record | None) -> None:
        """A person decided to delete a record after seeing these versions of it."""
        self._seen_at_deletion[till.number, key] = [each for each in records if each is not None]

    def cloud_restored(self, before: dict[Key, Record | None]) -> None:
        """The cloud was restored: what no till has read yet is lost there for good. `before`: what it had."""
        for till in self.world.tills:
            self._follow(till)
            self._rewinds.note(till, before, self.world.cloud.ledger)
        self._unexplained.clear()
        self.points.lost()

    def file_replaced(self, till: Till) -> None:
        """The till's file was replaced by an older one: what it showed since must be read again."""
        rows = till.rows()
        for key, change in till.changes().items():
            # Its people saw what they changed, though the change was gone meanwhile.
            base = change.base or {}
            for name in change.intent.fields & base.keys():
                seen = self._seen.setdefault((till.number, key, name), set())
                seen.add(canonical_text(key[0], name, base[name]))
        self._rewinds.replaced(till.number)
        self.world.forget_tags(till)
        till.transport.allowance.forget()
        self._live[till.number] = {key for key in rows if is_live(row_snapshot.record(rows, key))}
        dead = ((key, row_snapshot.record(rows, key) or {}) for key in rows.keys() - self._live[till.number])
        self._emptied[till.number] = {
            key
            for key, record in dead
            if CATALOGUE[key[0]].personal and not says_something(CATALOGUE[key[0]], record)
        }

    # checks

    def check_till(self, till: Till, *, died: bool = False) -> None:
        """Check one till, unless it wrote nothing since it was last found right: the ledger only grows."""
        self.world.stats.checks += 1
        self._follow(till)
        if (doubt := self._doubts.pop(till.number, None)) is not None:
            self.edited(till, *doubt)
        state = (till.crash_injector.commits, self._edit_count)
        if self._last_checked.get(till.number) == state and not self._unexplained:
            return
        with self.world.clock.paused(), till.crash_injector.suspended():
            try:
                self._check(till, died=died)
            except DatabaseDamaged:
                return  # it is judged when the program has met the damage and repaired it (F109)
        self._last_checked[till.number] = state

    def _check(self, till: Till, *, died: bool) -> None:
        rows = till.rows()
        changes = till.changes()
        marked = {(entity, id) for entity, id, _ in anonymized.every(till.replica.database.read())}
        self._anonymous[till.number] = marked | (self._anonymous.get(till.number, set()) & changes.keys())
        self._check_view(till, rows, changes)
        self._check_absence(till, rows, changes)
        check_holds(till.name, changes, self.world.cloud.ledger, self.world.script.unpatchable)
        self._rewinds.check(till, self.world.cloud.ledger)
        self._check_promises(till, changes)
        self._check_overwrites(till, died=died)
        for place in [each for each in self._seen if each[0] == till.number and each[1] not in changes]:
            del self._seen[place]
        self._check_status(till, changes)

    def _follow(self, till: Till) -> None:
        for old, now in self._names.new_aliases(till):
            if old in till.changes():
                continue  # a restored cloud has brought it back: two records, each with wishes of its own (F101)
            self._rewinds.decided(till.number, old)  # it goes on under another id
            rename(
                till.number,
                old,
                now,
                self.promises.get(till.number, {}),
                self._seen,
                self._seen_at_deletion,
                self._wished,
                lambda key, promise: shown_since(key[0], self._versions(key), promise),
            )
            if old in (live := self._live.get(till.number, set())):
                live ^= {old, now}
            if old[0] == "customers":
                self.points.renamed(till.number, old[1], now[1])

    def _check_view(self, till: Till, rows: row_snapshot.Rows, changes: dict[Key, WaitingChange]) -> None:
        fine = self._checked_rows.setdefault(till.number, {})
        ledger = self.world.cloud.ledger
        unread = till.read_again() | self._emptied.get(till.number, set())
        for key in changes.keys() - rows.keys():
            if not (changes[key].kind is ChangeKind.DELETE and key[0] == HOOKS):
                raise LawViolation("I1", till.name, *key, "waits and has no row:", changes[key])
        for key, row in rows.items():
            change = changes.get(key)
            if change is None and fine.get(key) is row:
                continue
            record = row_snapshot.record(rows, key) or {}
            if change is not None:
                expected = view(change)
                given = {name for name in GIVEN_WHEN_STORED if expected.get(name) is None}
                wrong = [name for name in differing(key[0], expected, record) if name not in given]
                if wrong:
                    raise LawViolation("I1", till.name, *key, "is not its view in", wrong, record, change)
                continue
            versions = ledger.get(key, [])
            alone = rows_of(CATALOGUE[key[0]]).is_unsent(row)
            # Of somebody who was anonymised here nothing is claimed before the cloud is asked again (F53).
            dead = not is_live(record) and (
                alone or key in unread or any(each is None or each.get("deleted") for each in versions)
            )
            if not dead and not any(
                each is not None and not differing(key[0], each, record) for each in reversed(versions)
            ):
                near = next((each for each in reversed(versions) if each is not None), {})
                wrong = differing(key[0], near, record)
                raise LawViolation("I1", till.name, *key, "is no copy the cloud had:", wrong, record)
            if key not in unread:
                fine[key] = row
            self._rewinds.saw(till.number, key, record)

    def _check_absence(self, till: Till, rows: row_snapshot.Rows, changes: dict[Key, WaitingChange]) -> None:
        now = {key for key in rows if is_live(row_snapshot.record(rows, key))}
        before = self._live.get(till.number, set())
        gone = before - now
        check_amount(till, gone, before, changes, self._mass_deletions)
        check_absence(till.name, gone, changes, self.world.cloud.ledger)
        self._live[till.number] = now

    def _check_promises(self, till: Till, changes: dict[Key, WaitingChange]) -> None:
        for key, kept in list(self.promises.get(till.number, {}).items()):
            change = self._change(changes, key)
            versions = self._versions(key)
            for name, promise in list(kept.items()):
                if still_pending(change, promise):
                    continue
                wrote = self._own.wrote(till.number, key, promise.name[1])
                forgotten = key in self._anonymous[till.number] and self._was_anonymised(key)
                if not forgotten and not held_to(key[0], versions, promise, wrote=wrote):
                    told = (name, "wished", promise.wish, "in step", promise.step, "is nowhere:", change)
                    raise LawViolation("N1", till.name, *key, *told)
                del kept[name]
            if not kept:
                del self.promises[till.number][key]

    def _was_anonymised(self, key: Key) -> bool:
        """Whether somebody has let the cloud forget a person, whose wishes end with that (F53)."""
        gone = (each for each in self._versions(key) if each and not is_live(each))
        return not all(says_something(CATALOGUE[key[0]], each) for each in gone)

    def _check_overwrites(self, till: Till, *, died: bool) -> None:
        """A value that our write replaced in the cloud, and nobody here had seen, is in the history (N2)."""
        changes = till.changes()

        def open_yet(key: Key, name: str, value: Any) -> bool:
            # The till has not heard yet what came of its request, so it cannot know what that replaced; or it has, and
            # keeps it under what waits.
            if (change := changes.get(key)) is None or change.state is ChangeState.SENT:
                return change is not None
            under = ((change.base or {}).get(name), (change.remote or {}).get(name))
            return canonical_text(key[0], name, value) in [
                canonical_text(key[0], name, each) for each in under
            ]

        mine = [each for each in self._unexplained if each[0] == till.number and not open_yet(*each[1:4])]
        self._unexplained = [each for each in self._unexplained if each not in mine]
        for _, key, name, value, count in mine:
            anew = (key[0], self._names.known(till.number).get(key, key[1]))
            later = self._versions(key)[count:] + (self._versions(anew) if anew != key else [])
            if any(
                is_live(each)
                and canonical_text(key[0], name, (each or {}).get(name))
                == canonical_text(key[0], name, value)
                for each in later
            ):
                continue  # somebody has brought it back, perhaps with the record as a new one
            if None in self._versions(key)[count:] or (anew != key and self._hidden_when_deleted()):
                continue  # purged, or made anew before a list showed it as deleted: nothing could show it any more
            events = till.queries.timeline(*key)
            kept = {
                canonical_text(key[0], name, each)
                for event in events
                if event.kind in KEEPS_CLOUD_VALUE
                for each in event.fields.get(name, ())
            }
            if canonical_text(key[0], name, value) not in kept and not died:
                raise LawViolation("N2", till.name, *key, name, "replaced", repr(value), "which nobody saw")

    def _hidden_when_deleted(self) -> bool:
        """Whether neither a deletion's answer nor a read by id shows what was deleted: only lists do, and late."""
        profile = self.world.script.profile
        return profile.deletion_answer == "nothing" and not profile.deleted_shown

    def _check_status(self, till: Till, changes: dict[Key, WaitingChange]) -> None:
        status = till.queries.sync_status()
        if status.headline == "in_step" and changes:
            raise LawViolation("N7", till.name, "says in_step with", len(changes), "waiting")
        if status.waiting != len(changes) or status.needs_you != sum(
            each.held is not None for each in changes.values()
        ):
            raise LawViolation("N7", till.name, "counts", status.waiting, status.needs_you)

    def run_ended(self, till: Till, outcome: RunOutcome, *, quiet: bool) -> None:
        """A run ended; `quiet`: nobody else wrote to the cloud meanwhile."""
        if outcome.outcome == "in_step" and till.changes():
            raise LawViolation("N7", till.name, "a run ended in_step with changes waiting")
        if outcome.outcome == "in_step":
            self._emptied.pop(till.number, None)
        if outcome.outcome == "in_step" and quiet and self.world.script.profile.prompt:
            found = self.difference(till, dead=False)
            if found is None:
                till.transport.clock_seen.alike()
            elif not (till.transport.clock_seen.hides(found[0]) or self._read_later(till, *found[:2])):
                self.compared(till, found, "in step")

    def _read_later(self, till: Till, entity: str, record_id: int) -> bool:
        """Whether the record was written late in a window of several pages, which is scanned again later (F122)."""
        cursor = till.replica.sync_state.cursors.get(entity)
        newest = self._versions((entity, record_id))[-1]
        if cursor.head is None or (cursor.watermark or 0) > cursor.head:
            return False  # nothing that is read so is left
        return newest is not None and newest["versionDate"] <= cursor.head

    def check_cost(self, till: Till, expected: dict[str, set[Key]]) -> None:
        """A run ended in which these updates could go together."""
        check_cost(till, expected, till.transport.singles)

    def check_allowance(self, till: Till) -> None:
        """A run ended that nobody had asked for."""
        allowed = self.world.script.profile.allowance // self.world.script.computers
        with self.world.clock.paused():
            till.transport.allowance.check(till, allowed, till.clock.monotonic())

    def check_told(self, till: Till, announced: list[str], run: Callable[[], object]) -> None:
        """Make a run that nobody had asked for, which says what it leaves unread."""
        told_run(till, announced, run)

    def compared(self, till: Till, found: tuple[Any, ...] | None, said: str) -> None:
        """Raise when a till and the cloud are not alike although it says so."""
        if found:
            raise LawViolation("N7", till.name, "a run ended", said, "and", *found)

    def difference(self, till: Till, *, dead: bool) -> tuple[Any, ...] | None:
        """The first record that is not alike in the cloud and here; see `likeness`."""
        return difference(self.world, till, dead=dead)

    def alike(self, till: Till) -> bool:
        """Whether a till has what the cloud has, as far as reading the newest can tell."""
        alike = not self.world.script.profile.prompt or self.difference(till, dead=False) is None
        self.found.append("alike" if alike else "unlike")
        return alike

    def check_points(self) -> None:
        """At the end every customer has the points that everybody gave and took (N3)."""
        self.points.check(self.world.cloud.newest)

    def count(self, till: Till, customer: int) -> Literal["local", "cloud"]:
        """Somebody counts the receipts: were points added ("cloud") or not ("local")?"""
        side = self.points.count(till.number, customer, till.changes().get(("customers", customer)))
        self.found.append(side)
        return side

    # parts

    def _promise(
        self, till: Till, key: Key, old: Record | None, new: Record | None, change: WaitingChange | None
    ) -> None:
        for name in differing(key[0], old or {}, new or {}):
            seen = self._seen.setdefault((till.number, key, name), set())
            seen.add(canonical_text(key[0], name, (old or {}).get(name)))
            if CATALOGUE[key[0]].by_name[name].merge is Merge.COUNTER and change is not None and change.base:
                seen.add(
                    canonical_text(key[0], name, change.base.get(name))
                )  # with what waited it made the sum shown
        if change is not None and change.kind is ChangeKind.CREATE and change.base is None:
            # Restored before the cloud had it, it is typed anew.
            for name in change.intent.set:
                self._seen.setdefault((till.number, key, name), set()).add(canonical_text(key[0], name, None))
        place = (HOOKS, str((new or old or {}).get("url"))) if key[0] == HOOKS else key
        kept = self.promises.setdefault(till.number, {}).setdefault(place, {})  # type: ignore[arg-type]
        since = max(0, len(self._versions(place)) - 1)  # type: ignore[arg-type]
        if not is_live(new):
            kept.clear()
            self.deletion_decided(till, key, old, change.base if change is not None else None)
            if change is not None:
                self._add(key, kept, change, Promise(("life", "", None), False, since, self.world.step))
            return
        if not is_live(old):
            kept.clear()
            if change is not None and (change.kind is ChangeKind.CREATE or change.base is None):
                self._add(key, kept, change, Promise(("life", "", None), True, since, self.world.step))
        elif not _wishes_life(kept) and (change is None or change.kind is not ChangeKind.DELETE):
            # The cloud edited what was deleted here; an edit of that copy takes the deletion back.
            kept.pop(("life", "", None), None)
        if key[0] != HOOKS:
            for name, wish in wishes(key[0], old or {}, new or {}):
                if name[0] != "value":
                    self._wished.add((till.number, key, name, wish))
                self._add(key, kept, change, Promise(name, wish, since, self.world.step))

    def _add(self, key: Key, kept: dict[Name, Promise], change: WaitingChange | None, new: Promise) -> None:
        if nothing_to_send(key[0], change, new):
            kept.pop(new.name, None)
        else:
            kept[new.name] = over_what_leaves(key[0], change, new)

    def _give_up(self, till: Till, key: Key) -> None:
        change = till.changes().get(key)
        kept = self.promises.get(till.number, {}).get(key, {})
        for name, promise in list(kept.items()):
            if not still_pending(change, promise):
                del kept[name]
        if key[0] == "customers" and not (change is not None and change.intent.add):
            self.points.moved(key[1], None)

    def _change(self, changes: dict[Key, WaitingChange], key: Key) -> WaitingChange | None:
        if key[0] != HOOKS:
            return changes.get(key)
        hooks = (each for each in changes.values() if each.entity == HOOKS)
        return next((each for each in hooks if str(view(each).get("url")) == str(key[1])), None)

    def _versions(self, key: Key) -> list[Record | None]:
        ledger = self.world.cloud.ledger
        if key[0] != HOOKS:
            return ledger.get(key, [])
        return [
            each
            for (name, _), versions in sorted(ledger.items())
            if name == HOOKS and str((versions[0] or {}).get("url")) == str(key[1])
            for each in versions
        ]


def _wishes_life(kept: dict[Name, Promise]) -> bool:
    promise = kept.get(("life", "", None))
    return promise is not None and bool(promise.wish)
