"""What a seed means: the shop it draws, how the cloud behaves, and the list of steps.

Pure. A step has a random source of its own, made from seed and number, so that leaving steps out (`shrink`) leaves
the others as they are.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

SHELVES: Mapping[str, tuple[str, ...]] = {
    "people": ("tags", "discount-groups", "customers"),
    "goods": ("categories", "suppliers", "products", "product-ingredients"),
    "staff": ("customers", "employees", "webhooks"),
    "few": ("customers",),
    "most": (
        "tags",
        "discount-groups",
        "categories",
        "suppliers",
        "products",
        "product-ingredients",
        "customers",
    ),
}
"""Entities a shop's tills keep, by name of the choice; each has its own prepared file."""

WEIGHTS: Mapping[str, int] = {
    "edit": 26,
    "points": 6,
    "create": 10,
    "delete": 5,
    "restore": 3,
    "undo": 4,
    "decide": 9,
    "anonymize": 1,
    "retry": 1,
    "lan": 8,
    "cloud_edit": 12,
    "cloud_points": 2,
    "cloud_create": 4,
    "cloud_delete": 3,
    "cloud_restore": 1,
    "cloud_import": 1,
    "sync": 22,
    "full": 2,
    "wait": 5,
    "skew": 1,
    "line": 2,
    "restart": 2,
    "kill": 1,
    "backup": 1,
    "old_file": 1,
    "damage": 1,
    "torn": 1,
}
"""How often each kind of step comes, relative to the others."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step. `calm`: nothing goes wrong during it; `alone`: nobody does anything else during it."""

    number: int
    kind: str
    till: int
    calm: bool = False
    alone: bool = False

    def __str__(self) -> str:
        words = [f"{self.number}", self.kind]
        if not self.kind.startswith("cloud_"):
            words.append(f"till-{self.till}")
        return " ".join([*words, *(["calm"] if self.calm else []), *(["alone"] if self.alone else [])])


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """How this seed's cloud and line are: one answer to each open question of `facts/cloud-api.md` 16."""

    page: int | None
    """Rows of a page at most, less than asked for; None: as asked."""
    counted: bool
    deletion_bumps: bool
    """Whether a deletion moves versionDate on (F55)."""
    deleted_shown: bool
    """Whether GET by id shows a deleted record, or answers 404."""
    obeys_version: bool
    """Whether Allow-Version is heeded; otherwise the cloud speaks BC0."""
    numbers_text: bool
    expired_status: int
    grain: int
    """Milliseconds of the cloud's clock: the larger, the more equal dates."""
    token_seconds: int
    refused: frozenset[tuple[str, str]]
    """(entity, verb) pairs the cloud does not offer (F24)."""
    picky: bool
    """Whether it refuses values that the interface allows (F20)."""
    trouble: float
    """Chance of a request to go wrong in a step with weather."""
    lifts: bool
    """Whether it offers in the end what it refused."""
    insert_status: int | None
    """Answer to a PUT under a free id, where the cloud chooses the ids itself; None: it inserts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """All of a seed."""

    seed: int
    tills: int
    lan: bool
    shelf: str
    temper: Temper
    steps: tuple[Step, ...]

    @property
    def entities(self) -> tuple[str, ...]:
        """Names of what the tills keep."""
        return SHELVES[self.shelf]

    def chance(self, *parts: object) -> random.Random:
        """A random source of its own for whatever `parts` name."""
        return random.Random("/".join(map(str, (self.seed, *parts))))


def draw(seed: int) -> Script:
    """The script of a seed."""
    chance = random.Random(f"script/{seed}")
    shelf = chance.choices(list(SHELVES), weights=[4, 5, 3, 2, 1])[0]
    tills = chance.choices([1, 2, 3], weights=[4, 5, 2])[0]
    lan = chance.random() < 0.3
    weights = {kind: weight for kind, weight in WEIGHTS.items() if lan or kind != "lan"}
    count = int(chance.triangular(40, 200, 60))
    kinds = chance.choices(list(weights), weights=list(weights.values()), k=count)
    steps = tuple(Step(number, kind, chance.randrange(tills)) for number, kind in enumerate(kinds))
    return Script(seed=seed, tills=tills, lan=lan, shelf=shelf, temper=_temper(chance, shelf), steps=steps)


def _temper(chance: random.Random, shelf: str) -> Temper:
    entity = chance.choice([each for each in SHELVES[shelf] if each != "webhooks"])
    verbs = chance.choice(
        [("patch",), ("replace-many",), ("replace",), ("delete",), ("patch", "replace", "replace-many")]
    )
    counted = chance.random() < 0.8
    return Temper(
        page=chance.choice([2, 3, 5, 10]) if counted and chance.random() < 0.4 else None,
        counted=counted,
        deletion_bumps=chance.random() < 0.85,
        deleted_shown=chance.random() < 0.7,
        obeys_version=chance.random() < 0.7,
        numbers_text=chance.random() < 0.8,
        expired_status=chance.choice([401, 403]),
        grain=chance.choice([1, 1, 1, 1000, 60_000]),
        token_seconds=chance.choice([3600, 3600, 30]),
        refused=frozenset((entity, verb) for verb in verbs) if chance.random() < 0.12 else frozenset(),
        picky=chance.random() < 0.4,
        trouble=chance.choice([0.0, 0.02, 0.05, 0.15, 0.3]),
        lifts=chance.random() < 0.5,
        insert_status=chance.choice([400, 404, 405]) if chance.random() < 0.2 else None,
    )
