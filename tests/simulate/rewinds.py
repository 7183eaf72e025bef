"""What a cloud that was set back has lost: no till gives up a confirmed copy without a question or a line (N2, F115)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from storage.records.history import Event, EventKind
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Record
from tests.simulate import row_snapshot
from tests.simulate.cloud_profile import CloudProfile
from tests.simulate.durability import canonical_text, user_decided_fields
from tests.simulate.fake_cloud import Key
from tests.simulate.row_snapshot import differing, is_live
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from tests.simulate.world import Till


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A till's copy of a record when the cloud was set back: what it is there now, and how many versions it had."""

    record: Record
    older: Record | None
    versions: int
    event: int
    """The till's newest event then."""
    known: bool
    """Whether the till had once shown what it is there now: the cloud had replaced that before its eyes."""


def _dates_tell(profile: CloudProfile) -> bool:
    """Whether the cloud's dates are in the order of its writes, so that nothing looks newer than what it lost."""
    exact = profile.grain == 1 and not profile.skew and not profile.fine_dates and profile.ahead == "never"
    return exact and not profile.late_beyond and not profile.lag and profile.deletion_bumps


class Rewinds:
    """The copies that tills had of what the cloud lost."""

    def __init__(self) -> None:
        self._lost: dict[tuple[int, Key], Confirmed] = {}
        self._shown: dict[tuple[int, Key], list[Record]] = {}
        """Copies of the cloud's that each till has shown."""

    def saw(self, till: int, key: Key, record: Record) -> None:
        """A till shows this copy of the cloud's."""
        self._shown.setdefault((till, key), []).append(record)

    def note(
        self, till: Till, before: Mapping[Key, Record | None], ledger: Mapping[Key, Sequence[Any]]
    ) -> None:
        """The cloud was set back; `before`: by record, what it had there until then."""
        rows, changes = till.rows(), till.changes()
        for key, newest in before.items():
            here = row_snapshot.record(rows, key)
            if here is None or newest is None or not (is_live(here) and is_live(newest)) or key in changes:
                continue
            if not differing(key[0], newest, here):
                versions = ledger[key]
                older = versions[-1]
                shown = self._shown.get((till.number, key), ())
                # Of the same date: the same values that were there before tell nothing.
                known = older is not None and any(
                    each["versionDate"] == older["versionDate"] and not differing(key[0], older, each)
                    for each in shown
                )
                # The date that the cloud gave it; the till serves a later one where a client could miss a change.
                confirmed = {**here, "versionDate": newest["versionDate"]}
                self._lost[till.number, key] = Confirmed(
                    confirmed, older, len(versions), till.replica.newest_event(), known
                )

    def decided(self, till: int, key: Key) -> None:
        """A person decided about it."""
        self._lost.pop((till, key), None)

    def replaced(self, till: int) -> None:
        """The till has another file, which remembers nothing of what the cloud had replaced."""
        for kept in (self._lost, self._shown):
            for place in [each for each in kept if each[0] == till]:
                del kept[place]

    def check(self, till: Till, ledger: Mapping[Key, Sequence[Any]]) -> None:
        """Raise when a copy went without a question or a line in the history."""
        rows, changes = till.rows(), till.changes()
        for place, lost in list(self._lost.items()):
            key = place[1]
            if place[0] != till.number or key in changes:
                continue
            if len(ledger[key]) != lost.versions:
                del self._lost[place]  # somebody wrote since: what the till shows may be that
                continue
            here = row_snapshot.record(rows, key)
            if lost.older is None:
                if not is_live(here) and not self._lines(till, key, lost.event):
                    raise LawViolation(
                        "N2", till.name, *key, "is gone, as the cloud was set back:", lost.record
                    )
                continue
            if here is None:
                continue
            if not is_live(here) and any(
                each.kind is EventKind.CLOUD_DELETED for each in self._lines(till, key, lost.event)
            ):
                continue  # it went as a whole, and the history says so
            kept = self._kept(till, key, lost.event)
            # What was committed late may be dated before what it replaced, which then looks newer when it is back.
            in_order = lost.older["versionDate"] < lost.record["versionDate"]
            asked = lost.known and in_order and _dates_tell(till.world.script.profile)
            for name in user_decided_fields(key[0], lost.record, here):
                theirs = canonical_text(key[0], name, lost.older.get(name))
                if canonical_text(key[0], name, here.get(name)) != theirs:
                    continue
                if asked or (name, canonical_text(key[0], name, lost.record.get(name))) not in kept:
                    raise LawViolation(
                        "N2", till.name, *key, name, "was set back from", repr(lost.record.get(name))
                    )

    def _lines(self, till: Till, key: Key, since: int) -> list[Event]:
        """The record's lines in the history since an event."""
        found = till.replica.database.read().execute(
            "SELECT COUNT(*) FROM history WHERE seq > ? AND entity = ? AND record = ?", (since, *key)
        )
        return till.queries.timeline(*key)[: found.fetchone()[0]]

    def _kept(self, till: Till, key: Key, since: int) -> set[tuple[str, str]]:
        """Fields and values in these lines."""
        return {
            (name, canonical_text(key[0], name, each))
            for event in self._lines(till, key, since)
            for name, pair in event.fields.items()
            if name in CATALOGUE[key[0]].by_name  # not that it was anonymised
            for each in pair
        }
