"""How a seed's cloud and network behave: one drawn answer to each open question about the real cloud.

Pure. Each trait is declared once, with the question it answers and the weight of each answer.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

OVERLAP = 600
"""Seconds that the engine reads again (`sync.pull.pull`): as late as a commit may be and still be seen at once."""
SKEW = 120


def _trait(question: str, answers: Mapping[Any, int]) -> Any:
    """A trait: the question it answers, and its answers with their weights."""
    return field(metadata={"question": question, "answers": answers})


@dataclass(frozen=True, slots=True, kw_only=True)
class CloudProfile:
    """The behaviour of one cloud."""

    page: int | None = _trait("limit over what it likes is cut (16.6)", {None: 6, 2: 1, 3: 1, 5: 1, 10: 1})
    """Most rows on a page; None for as many as asked for."""
    counted: bool = _trait("totalItemsCount is null (A3, F45)", {True: 8, False: 2})
    deletion_bumps: bool = _trait("DELETE moves versionDate on (A13, F55)", {True: 17, False: 3})
    deletion_answer: str = _trait("DELETE answers the record, or nothing", {"record": 4, "nothing": 1})
    deletion_guarded: bool = _trait("DELETE asks for If-Match (A9)", {False: 4, True: 1})
    deleted_shown: bool = _trait("GET of a deleted id (16.5)", {True: 7, False: 3})
    purges: bool = _trait("tombstones are thrown away (F103)", {False: 4, True: 1})
    restored: bool = _trait("it is restored from a backup (F101)", {False: 7, True: 1})
    obeys_version: bool = _trait("404 or 200 for an empty list (16.9, A4)", {True: 7, False: 3})
    numbers_text: bool = _trait("numbers are texts (A7)", {True: 8, False: 2})
    stamps: str = _trait("text of a timestamp (16.1, F80)", {"Z": 4, "offset": 1, "short": 1})
    novelties: str = _trait("rows have fields nobody declared (F30)", {"none": 12, "shown": 2, "stored": 3})
    """`shown` are the same on every row; `stored` ones are the record's own, and gone after a PUT without them."""
    spare: bool = _trait("nothing; without this draw every seed would be another", {False: 1})
    expired_status: int = _trait("status of an expired token (A8)", {401: 1, 403: 1})
    token_seconds: int = _trait("life of a token", {3600: 2, 30: 1})
    insert_status: int | None = _trait("PUT under a free id (A9)", {None: 12, 400: 1, 404: 1, 405: 1})
    """Answer where the cloud chooses the ids itself; None: it inserts."""
    created_status: int = _trait("status of a create", {201: 2, 200: 1})
    fine_dates: bool = _trait("its dates have microseconds", {False: 14, True: 1})
    ahead: str = _trait("dates lie ahead of its clock", {"never": 14, "row": 1, "clock": 1})
    """`row`: of single rows, by decades; `clock`: its clock is three hours fast for a while."""
    grain: int = _trait("milliseconds of its clock: equal dates (A13, F42)", {1: 3, 1000: 1, 60_000: 1})
    ties: str = _trait("order of equal dates (16.6)", {"steady": 3, "unsteady": 1})
    skew: int = _trait("seconds its nodes' clocks differ (F79, F44)", {0: 3, SKEW: 1})
    late_beyond: bool = _trait("commits come later than the overlap (A13, F43)", {False: 4, True: 1})
    lag: int = _trait("seconds its lists are behind its records", {0: 6, 20: 1})
    tags: str = _trait(
        "ETags (16.8, F36)", {"strong": 5, "weak": 1, "bare": 1, "flaky": 1, "no_pages": 1, "partial": 1}
    )
    form: str = _trait(
        "it stores values in a form of its own (F35)", {"sent": 22, "worded": 7, "cut": 2, "ignored": 2}
    )
    """`worded` writes words its own way; `cut` shortens long texts; `ignored` keeps the old text of one field."""
    picky: bool = _trait("it refuses values that the interface allows (F20)", {False: 3, True: 2})
    quota: int | None = _trait("requests in half an hour (16.3, F25)", {None: 5, 150: 1, 100: 1})
    lifts: bool = _trait("it offers in the end what it refused", {True: 1, False: 1})
    trouble: float = _trait(
        "chance of a request to go wrong in a step with weather", {0.0: 1, 0.02: 1, 0.05: 1, 0.15: 1, 0.3: 1}
    )
    refuses: str = _trait(
        "verbs that one entity lacks (F24)",
        {"nothing": 40, "patch": 1, "replace-many": 2, "replace": 1, "delete": 1, "updates": 1, "tags": 3},
    )
    """`tags`: of tags, all but reading and creating."""
    refusal_status: int = _trait("status of a verb that it lacks", {405: 2, 404: 1})
    list_status: int | None = _trait(
        "status with which it refuses one list for a while",
        {None: 60, 400: 2, 409: 2, 410: 1, 412: 1, 422: 1, 405: 1},
    )
    shelf: str = _trait("how much there is in it", {"small": 44, "large": 2, "pages": 1})
    """`large`: enough for a mass deletion; `pages`: more than a page and an array hold."""
    allowance: int = _trait("requests in half an hour that the vendor allows", {150: 20, 40: 1, 20: 1})
    list_fault: int | None = _trait(
        "status of a fault, or of a missing right, with which it refuses one list for a while",
        {403: 2, 501: 1, 500: 1, 503: 1, None: 100},
    )
    """The last trait: what is drawn after it would be drawn anew for every seed."""

    @property
    def refused_list_status(self) -> int | None:
        """The status with which it refuses one list for a while; None where it refuses none."""
        return self.list_status if self.list_status is not None else self.list_fault

    @property
    def lateness(self) -> int:
        """Seconds that a commit may be late."""
        return 3600 if self.late_beyond else OVERLAP - 60 - 2 * self.skew - 2 * self.grain // 1000

    @property
    def prompt(self) -> bool:
        """Whether reading the newest shows all there is."""
        return (
            self.deletion_bumps
            and (self.page is None or (self.grain == 1 and self.ties == "steady"))
            and not self.late_beyond
            and not self.lag
            and not self.purges
            and not self.restored
            and self.tags != "partial"
        )


REFUSED_VERBS: Mapping[str, tuple[str, ...]] = {
    "nothing": (),
    "updates": ("patch", "replace", "replace-many"),
    "tags": ("patch", "replace", "replace-many", "delete"),
}
"""Verbs by word of `CloudProfile.refuses`; any other word is the verb itself."""


def draw_profile(rng: random.Random) -> CloudProfile:
    """One cloud's answers, made to fit each other."""
    drawn = {
        each.name: rng.choices(*map(list, zip(*each.metadata["answers"].items(), strict=True)))[0]
        for each in fields(CloudProfile)
    }
    return _made_consistent(CloudProfile(**drawn))


def _made_consistent(profile: CloudProfile) -> CloudProfile:
    if not profile.counted:
        # Nothing then tells when a run of equal dates that is longer than a page has been read.
        profile = replace(profile, page=None)
    if profile.fine_dates:
        profile = replace(profile, stamps="Z", grain=1, ties="steady", lag=0)
    if profile.stamps == "short" and profile.grain < 1000:
        profile = replace(profile, grain=1000)  # what is not said must be zero
    if profile.shelf == "pages":
        # Some hundred rows, a few at a time: no quota is enough for reading them.
        profile = replace(profile, page=None, quota=None)
    many = profile.grain >= 60_000 or profile.shelf == "large"
    if profile.page is not None and profile.ties == "unsteady" and many:
        # Many rows of one moment, two at a time and in another order each time: no quota is enough for anybody.
        profile = replace(profile, quota=None)
    return profile


def verbs_refused(profile: CloudProfile, entity: str) -> frozenset[tuple[str, str]]:
    """(entity, verb) pairs that the cloud does not offer."""
    verbs = REFUSED_VERBS.get(profile.refuses, (profile.refuses,))
    return frozenset(("tags" if profile.refuses == "tags" else entity, verb) for verb in verbs)
