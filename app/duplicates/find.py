"""Finds the records that may be one: pairs that share a value, how certain they are, and the groups they make.

Called by the window on a worker thread and by the command line. Needs no internet and changes nothing.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rapidfuzz.distance import OSA

from app.duplicates.traits import FIELDS, Traits, traits
from storage.records.replica import Replica

Pair = tuple[int, int]
"""Two ids, the smaller first."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two records that a person called two."""

    entity: str
    pair: Pair

    @property
    def key(self) -> str:
        """As it is kept."""
        return f"{self.entity}/{self.pair[0]}/{self.pair[1]}"


def pairs_apart(entity: str, keys: Iterable[str]) -> list[Pair]:
    """The pairs of an entity among what is kept."""
    parts = (each.split("/") for each in keys)
    return [(int(one), int(other)) for name, one, other in parts if name == entity]


LEAST = 0.6
"""The certainty from which two records are shown to a person."""
MOST_OF_A_KEY = 40
"""Records that may share a value before it tells nothing: a switchboard's number, the shop's own e-mail."""
_ALONE: Mapping[str, float] = {"company_id": 0.85, "vat_id": 0.85, "code": 0.9, "email": 0.7, "phone": 0.6}
"""How certain one equal value makes two records, by reason."""
_SAME_NAME, _LIKE_NAME, _OTHER_NAME = 0.55, 0.85, 0.6
"""Equal names add the first; likeness from the second on is a name with a slip, below the third another name."""
_SAME_NUMBERED = 0.7
"""What equal names add when they have numbers that are equal too."""
_LETTERS_A_SLIP = 5
"""Letters of a name for each slip that it may have, two at most."""
_RARE = 3
"""Holders of a name until which the name alone says that they are one, where nothing else is known of them."""


@dataclass(frozen=True, slots=True)
class Group:
    """Records that may be one."""

    ids: tuple[int, ...]
    reason: str
    """What made the surest two of them one: company_id, vat_id, code, email, phone, name."""
    certainty: float
    """Of its least certain record, 0 to 1."""


def find_duplicates(
    replica: Replica, entity: str, *, apart: Iterable[Pair] = (), cancel: threading.Event | None = None
) -> list[Group]:
    """The groups of an entity of `FIELDS`, best first; `apart` are pairs that a person called two."""
    fields = FIELDS[entity]
    rows = replica.live_values(entity, fields)
    found = [traits(entity, dict(zip(("id", *fields), row, strict=True))) for row in rows]
    return groups(found, apart=apart, cancel=cancel)


def groups(
    found: Iterable[Traits], *, apart: Iterable[Pair] = (), cancel: threading.Event | None = None
) -> list[Group]:
    """The groups that these records make, best first."""
    known = {each.id: each for each in found}
    holders = _by_name(known.values())
    never = frozenset(apart)
    pairs: list[tuple[float, str, Pair]] = []
    for pair in _candidates(known.values(), holders):
        if cancel is not None and cancel.is_set():
            break
        one, other = known[pair[0]], known[pair[1]]
        certainty, reason = likeness(one, other, holders=len(holders[one.name, one.numbers]))
        if certainty >= LEAST and pair not in never:
            pairs.append((certainty, reason, pair))
    return _joined(sorted(pairs, key=lambda each: (-each[0], each[2])))


def likeness(one: Traits, other: Traits, *, holders: int = 2) -> tuple[float, str]:
    """How certain two records are one, 0 to 1, and the surest reason; `holders` records have the first one's name."""
    if one.numbers != other.numbers:
        shared = set(one.exact) & set(other.exact)
        return (_ALONE["code"] if shared and one.words == other.words else 0.0), "code"
    reasons = {reason: _ALONE[reason] for reason, _ in set(one.exact) & set(other.exact)}
    alike = _alike(one, other)
    same = _SAME_NUMBERED if one.numbers else _SAME_NAME
    if one.words and one.words == other.words:
        reasons["name"] = same
        if not (one.exact and other.exact) and holders <= _RARE and not _contradict(one, other):
            reasons["name"] = LEAST + 0.05
    elif alike >= _LIKE_NAME:
        reasons["name"] = same * (alike - 0.5) * 2
    if not reasons:
        return 0.0, "name"
    doubt = 1.0
    for weight in (*reasons.values(), *_hints(one, other)):
        doubt *= 1 - weight
    certainty = (1 - doubt) * _objections(one, other, alike)
    return round(certainty, 3), max(reasons, key=lambda each: reasons[each])


def _alike(one: Traits, other: Traits) -> float:
    """Likeness of the names, 0 to 1; words in any order, an initial for its name."""
    if not one.words or not other.words:
        return 1.0
    if _initials(one.words, other.words):
        return 0.9
    longer = max(len(one.name), len(other.name))
    slips = OSA.distance(one.name, other.name)
    if slips <= min(2, longer // _LETTERS_A_SLIP):
        return 1 - slips / 20
    return min(_LIKE_NAME - 0.01, 1 - slips / longer)


def _initials(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether they are equal but for words of which one has the first letter only."""
    left, right = sorted(set(one) - set(other)), sorted(set(other) - set(one))
    return (
        0 < len(left) == len(right) < len(one)
        and all(min(len(a), len(b)) == 1 and a[0] == b[0] for a, b in zip(left, right, strict=True))
    )  # fmt: skip


def _hints(one: Traits, other: Traits) -> Iterator[float]:
    """What is no reason alone and adds to one."""
    if one.birthday and one.birthday == other.birthday:
        yield 0.6
    if one.street and one.street == other.street:
        yield 0.45
    if one.place and one.place == other.place:
        yield 0.15


def _objections(one: Traits, other: Traits, alike: float) -> float:
    """What is left of a certainty when values contradict each other: a family shares a telephone, a firm its id."""
    left = 1.0
    if alike < _OTHER_NAME:
        left *= 0.75
    if one.place and other.place and one.place != other.place:
        left *= 0.9
    if one.birthday and other.birthday and one.birthday != other.birthday:
        left *= 0.6
    if _contradict(one, other):
        left *= 0.75
    return left


def _contradict(one: Traits, other: Traits) -> bool:
    """Whether both say what they are reached by or numbered with, and share nothing of it."""
    ours, theirs = dict(one.exact), dict(other.exact)
    both = ours.keys() & theirs.keys()
    return bool(both) and all(ours[each] != theirs[each] for each in both)


def _by_name(found: Iterable[Traits]) -> dict[tuple[str, tuple[str, ...]], list[int]]:
    holders: dict[tuple[str, tuple[str, ...]], list[int]] = defaultdict(list)
    for each in found:
        holders[each.name, each.numbers].append(each.id)
    return holders


def _candidates(
    found: Iterable[Traits], holders: Mapping[tuple[str, tuple[str, ...]], Sequence[int]]
) -> set[Pair]:
    """Pairs that share a value: one that tells alone, a name, or a date or street with a part of the name."""
    keys: dict[object, list[int]] = defaultdict(list)
    for each in found:
        for exact in each.exact:
            keys[exact].append(each.id)
        for hint in filter(None, (each.birthday, each.street)):
            for word in each.words:
                keys[hint, word[:1]].append(each.id)
        if each.numbers or len(each.words) > 2:
            for left in range(len(each.words)):
                keys[each.numbers, (*each.words[:left], *each.words[left + 1 :])].append(each.id)
    buckets = [*keys.values(), *(ids for (name, _), ids in holders.items() if name)]
    return {
        pair for ids in buckets if 1 < len(ids) <= MOST_OF_A_KEY for pair in combinations(sorted(set(ids)), 2)
    }


def _joined(pairs: Sequence[tuple[float, str, Pair]]) -> list[Group]:
    """Groups of the pairs, which are given best first."""
    members: dict[int, set[int]] = {}
    first: dict[int, int] = {}
    told: dict[int, tuple[str, float]] = {}
    for certainty, reason, pair in pairs:
        roots = {first.setdefault(each, each) for each in pair}
        if len(roots) == 1:
            continue
        root, other = sorted(roots)
        kept = max((told[each] for each in roots if each in told), key=lambda each: each[1], default=None)
        told[root] = (kept[0] if kept else reason, certainty)
        members[root] = members.get(root, {root}) | members.pop(other, {other})
        first.update(dict.fromkeys(members[root], root))
    found = [Group(tuple(sorted(ids)), *told[root]) for root, ids in members.items()]
    return sorted(found, key=lambda each: (-each.certainty, each.ids))
