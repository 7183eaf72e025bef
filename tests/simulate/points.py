"""Loyalty points, counted beside the program: each difference that anybody gave must arrive exactly once (N3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Record
from tests.simulate.row_snapshot import is_live
from tests.simulate.trace import LawViolation

Place = tuple[int, int]
"""Till and customer."""


class Points:
    """What each customer must end with."""

    def __init__(self) -> None:
        self._due: dict[int, float | None] = {}
        """None where a person set or undid points by other means than giving and taking."""
        self._applied: dict[Place, float] = {}
        """Differences that a till's requests made in the cloud."""
        self._accepted: dict[Place, float] = {}
        """Differences that people of a till were told are saved."""
        self._made: dict[Place, float] = {}
        """Points that a new customer was made with at a till, until it is in the cloud."""
        self._born: dict[Place, float] = {}
        """Points with which a till's request made a customer in the cloud, until it is known by which till's record."""
        self._unclaimed: dict[int, float] = {}
        """Points of customers that a till's request made under another id than its own, until a record here has that id."""
        self._again: dict[Place, float] = {}
        """Differences of which somebody is about to say that they never arrived."""

    def lost(self) -> None:
        """The cloud forgot what it had confirmed: nobody can say what is due to those it knows."""
        self._due = dict.fromkeys(self._due)

    def moved(self, customer: int, amount: float | None) -> None:
        """Somebody gave or took so many; None: they were set."""
        known = self._due.get(customer, 0.0)
        self._due[customer] = None if amount is None or known is None else known + amount

    def arrived(self, till: int, customer: int, old: Record | None, new: Record | None) -> None:
        """A request of a till changed the customer in the cloud."""
        if old is not None and new is not None and is_live(old) and is_live(new):
            amount = float(new.get("points") or 0) - float(old.get("points") or 0)
            self._applied[till, customer] = self._applied.get((till, customer), 0.0) + amount
        elif old is None and new is not None:
            self._born[till, customer] = float(new.get("points") or 0)
            if customer not in self._due:
                self._unclaimed[customer] = self._born[till, customer]
            self._arrived_with(till, customer)

    def _arrived_with(self, till: int, customer: int) -> None:
        """What was given to a new customer before it was sent has arrived with it."""
        place = (till, customer)
        if place in self._made and place in self._born:
            given = self._born.pop(place) - self._made.pop(place)
            self._applied[place] = self._applied.get(place, 0.0) + given

    def edited(
        self, till: int, customer: int, old: Record | None, new: Record | None, change: WaitingChange | None
    ) -> None:
        """A person changed what a till shows of a customer."""
        if old is None and new is not None and customer not in self._due:
            self._due[customer] = self._made[till, customer] = float(new.get("points") or 0)
        elif old is None or new is None or not (is_live(old) and is_live(new)):
            self._due[customer] = None
        elif amount := (new.get("points") or 0) - (old.get("points") or 0):
            if amount == self._again.pop((till, customer), 0.0):
                return  # shown again after the doubt: nobody gave more
            if change is not None and "points" in change.intent.set and change.base is not None:
                self._due[customer] = None
            else:
                self.moved(customer, amount)
                self._accepted[till, customer] = self._accepted.get((till, customer), 0.0) + amount

    def renamed(self, till: int, old: int, now: int) -> None:
        """The customer goes by another id."""
        self._unclaimed.pop(now, None)  # they are due to the record that was made here
        if old in self._due:
            due, there = self._due.pop(old), self._due.get(now, 0.0)
            self._due[now] = None if due is None or there is None else due + there
            if due is None:
                self._due[old] = None  # other tills may know it under that id
        for stats in (self._applied, self._accepted, self._made):
            if (till, old) in stats:
                stats[till, now] = stats.get((till, now), 0.0) + stats.pop((till, old))
        self._arrived_with(till, now)

    def count(self, till: int, customer: int, change: WaitingChange | None) -> Literal["local", "cloud"]:
        """Somebody counts the receipts: were the points that wait added ("cloud") or not ("local")?"""
        place = (till, customer)
        missing = self._accepted.get(place, 0.0) - self._applied.get(place, 0.0)
        waiting = float(change.intent.add.get("points", 0.0)) if change else 0.0
        doubt = float(change.in_doubt.get("points", 0.0)) if change else 0.0
        if self._due.get(customer) is None or missing not in (waiting - doubt, waiting):
            self.moved(customer, None)
        if missing == waiting:
            self._again[place] = doubt
            return "local"
        return "cloud"

    def check(self, newest: Callable[[str, int], Record | None]) -> None:
        """At the end everybody has what is due."""
        for customer, due in sorted(self._due.items()):
            record = newest("customers", customer)
            if due is None or record is None or not is_live(record):
                continue
            expected = due + self._unclaimed.get(customer, 0.0)
            if record["points"] != expected:
                raise LawViolation(
                    "N3", "customers", customer, "has", record["points"], "points instead of", expected
                )
