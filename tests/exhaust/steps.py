"""The steps of the day, in order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from app.commands.record_editor import Edit
from storage.records.recovery import back_up
from storage.schema.entities import CATALOGUE
from storage.schema.validation import Op, blank
from tests.exhaust.day import (
    AGAIN,
    BRIEF,
    BUSY,
    FLAGS,
    FORGOTTEN,
    FOUGHT,
    FRIENDS,
    GONE,
    HELD,
    HOOK,
    KEPT,
    MANY,
    MOST_ROUNDS,
    NEW,
    OLD_HOOK,
    ONE,
    POINTS,
    POISON,
    UNDONE,
    Day,
    answer_conflicts,
    older_file,
    reopen,
    save_files,
    spoil_file,
)  # fmt: skip
from tests.fakes.tills import HOUR, Till


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the day. `repeat` says when it is run again after a fault."""

    work: Callable[[Day], Any]
    repeat: Literal["unless saved", "always", "never"] = "unless saved"


def put(till: Till, entity: str, *rows: dict[str, Any]) -> None:
    """Create records under given ids in one command, so that repeating it changes nothing."""
    start = {**blank(CATALOGUE[entity]), "deleted": False}
    edits = [Edit(op=Op.REPLACE, body={**start, **row}, id=row["id"]) for row in rows]
    till.commands.apply(entity, edits, origin="test")


def change_many(till: Till, ids: tuple[int, ...], **values: Any) -> None:
    """One command that changes several customers."""
    edits = [Edit(op=Op.PATCH, body=values, id=id) for id in ids]
    till.commands.apply("customers", edits, origin="test")


def hooked(till: Till, url: str) -> list[int]:
    """Ids of the webhooks that call an address."""
    return [id for id, row in till.records()["webhooks"].items() if row["url"] == url]


def register(day: Day) -> None:
    """A webhook, unless it is there."""
    with day.injector.suspended():
        there = hooked(day.one, HOOK["url"])
    if not there:
        day.one.commands.save("webhooks", HOOK)


def unregister(day: Day) -> None:
    """The webhook of before."""
    with day.injector.suspended():
        there = hooked(day.one, OLD_HOOK["url"])
    if there:
        day.one.commands.delete("webhooks", there)


def undo(day: Day) -> None:
    """Undo the newest edit."""
    assert day.other.commands.undo() is not None


def edit(entity: str, id: int, one: dict[str, Any], other: dict[str, Any] | None = None) -> list[Step]:
    """A record edited at the first till, and at the other."""
    steps = [Step(lambda day: day.one.edit(entity, id, **one))]
    if other is not None:
        steps.append(Step(lambda day: day.other.edit(entity, id, **other)))
    return steps


def _spoilt(day: Day, *, spoilt: bool) -> None:
    day.transport.spoilt = spoilt


def download(day: Day) -> None:
    """Synchronise the second till until it has everything: what is not there yet cannot be edited."""
    for _ in range(MOST_ROUNDS):
        if day.other.sync().outcome == "in_step":
            return
        day.shop.clock.sleep(HOUR)
    raise AssertionError("never done")


def add_points(till: Till, amount: float) -> None:
    """Add to the points of a customer."""
    till.commands.save("customers", {}, id=POINTS, add={"points": amount})


SYNC_ONE = Step(lambda day: day.one.sync(), "never")
SYNC_OTHER = Step(lambda day: day.other.sync(), "never")

STEPS: list[Step] = [
    Step(save_files, "always"),
    # the first download of the second till: several pages, and more of one date than fit on one
    Step(download, "always"),
    # creates: parents and children, several in one command, and what is deleted before it was sent
    Step(lambda day: put(day.one, "discount-groups", {"id": FRIENDS, "name": "Friends"})),
    Step(lambda day: put(day.one, "discount-groups", {"id": BRIEF, "name": "Nobody"})),
    Step(
        lambda day: put(day.one, "customers", {"id": 61, "lastName": "Friend", "_discountGroupId": FRIENDS})
    ),
    Step(lambda day: put(day.other, "customers", *({"id": id, "lastName": f"New {id}"} for id in NEW))),
    Step(lambda day: put(day.other, "tags", {"id": 11, "name": "new"})),
    Step(register, "always"),
    Step(unregister, "always"),
    # one edit, several edits, tags, flags, points, an edit taken back
    *edit("customers", ONE, {"note": "one"}, {"phone": "222"}),
    Step(lambda day: change_many(day.one, (MANY, FLAGS, HELD, POISON, KEPT), city="Brno")),
    *edit("customers", FLAGS, {"flags": 1, "tags": ["a", "one"]}, {"flags": 4, "tags": ["two"]}),
    Step(lambda day: add_points(day.one, 10.0)),
    Step(lambda day: add_points(day.other, 5.0)),
    Step(lambda day: day.other.edit("customers", UNDONE, note="a slip")),
    Step(undo),
    # both change one field; one deletes what the other edits; one deletes; one brings back; one has one forgotten
    *edit("customers", HELD, {"note": "mine"}, {"note": "theirs"}),
    Step(lambda day: day.one.commands.delete("customers", [FOUGHT])),
    Step(lambda day: day.other.edit("customers", FOUGHT, note="still needed")),
    Step(lambda day: day.other.commands.delete("customers", [GONE])),
    Step(lambda day: day.one.commands.restore("customers", [AGAIN])),
    Step(lambda day: day.other.edit("customers", FORGOTTEN, note="Forget Me")),
    Step(lambda day: day.other.commands.delete("customers", [FORGOTTEN], anonymize=True)),
    # what somebody edits while it is written (412), and what the cloud refuses
    *edit("customers", BUSY, {"note": "busy"}),
    Step(lambda day: day.other.edit("customers", POISON, note="funny")),
    SYNC_ONE,
    SYNC_OTHER,
    Step(lambda day: answer_conflicts(day, day.one), "always"),
    Step(lambda day: answer_conflicts(day, day.other), "always"),
    # edits over what is unsent, sent or of unknown outcome
    *edit("customers", ONE, {"note": "one more"}),
    Step(lambda day: day.other.edit("customers", NEW[0], note="edited since")),
    Step(lambda day: day.one.commands.delete("discount-groups", [BRIEF])),
    # a copy of the file; a row of the cloud that cannot be read, and everything read again
    Step(lambda day: back_up(day.one.replica), "always"),
    Step(lambda day: _spoilt(day, spoilt=True), "never"),
    Step(lambda day: day.other.sync(full=True), "never"),
    Step(lambda day: _spoilt(day, spoilt=False), "never"),
    # closing in order, a damaged file, an older one in its place
    Step(lambda day: reopen(day, day.other), "never"),
    Step(spoil_file, "never"),
    *edit("customers", KEPT, {"note": "after the repair"}),
    Step(older_file, "never"),
    *edit("customers", KEPT, {"phone": "333"}),
    SYNC_ONE,
    SYNC_OTHER,
]
