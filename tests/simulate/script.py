"""The script of a seed: the shop, the profile of its cloud, and the list of steps.

Pure. Each step has a random source of its own, made from seed and number, so that leaving steps out (`shrink`) does
not change the others.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from tests.simulate.cloud_profile import CloudProfile, draw_profile, verbs_refused

ENTITY_SETS: Mapping[str, tuple[str, ...]] = {
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
"""Sets of entities that the tills may keep, by name; each has its own prepared file."""

USUAL_ALLOWANCE = 150
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
    "cloud_purge": 3,
    "cloud_backup": 5,
    "cloud_restored": 4,
    "cloud_delete_most": 4,
    "cloud_ahead": 3,
    "cloud_clock": 8,
    "cloud_list": 4,
    "cloud_rewound": 4,
    "bulk_edit": 3,
    "equal_points": 2,
    "crossing": 3,
    "busy": 6,
    "sync": 22,
    "full": 2,
    "errand": 8,
    "wait": 5,
    "skew": 1,
    "line": 2,
    "restart": 2,
    "kill": 1,
    "backup": 1,
    "old_file": 1,
    "damage": 1,
    "rot": 3,
    "torn": 1,
}
"""Relative frequency of each kind of step."""


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
class Script:
    """Everything that is drawn from a seed."""

    seed: int
    tills: int
    lan: bool
    entity_set: str
    profile: CloudProfile
    refusing_entity: str
    """The entity that `profile.refuses` is about."""
    shut: bool
    """Whether the cloud refuses single records together with their list (F129)."""
    breaks: bool
    """Whether the connection breaks at that list, instead of a refusal (F122)."""
    posted: str
    """What a cloud that chooses ids makes of new records: `as sent`, `unmarked` without an external id, or `reworded` with
    other short texts (F138)."""
    firewall: bool
    """Whether something in the network answers each write that has a certain word with a web page (F137)."""
    computers: int
    """The setting of the tills how many share the allowance (F123)."""
    steps: tuple[Step, ...]

    @property
    def entities(self) -> tuple[str, ...]:
        """The entities that the tills keep."""
        return ENTITY_SETS[self.entity_set]

    @property
    def long_entity(self) -> str:
        """The entity of which a large shelf has most."""
        return next(each for each in ("customers", "suppliers", "tags") if each in self.entities)

    @property
    def unpatchable(self) -> frozenset[tuple[str, str]]:
        """As `refused`, and where records may not be read before they are patched."""
        return self.refused | ({(self.refusing_entity, "patch")} if self.shut else frozenset())

    @property
    def refused(self) -> frozenset[tuple[str, str]]:
        """(entity, verb) pairs that the cloud does not offer."""
        return verbs_refused(self.profile, self.refusing_entity)

    def rng(self, *parts: object) -> random.Random:
        """A random source of its own for whatever `parts` name."""
        return random.Random("/".join(map(str, (self.seed, *parts))))


def draw_script(seed: int, steps: int | None = None) -> Script:
    """The script of a seed; with `steps`, only its first so many steps."""
    rng = random.Random(f"script/{seed}")
    entity_set = rng.choices(list(ENTITY_SETS), weights=[4, 5, 3, 2, 1])[0]
    tills = rng.choices([1, 2, 3], weights=[4, 5, 3])[0]
    lan = rng.random() < 0.3
    rots, _ = rng.random() < 0.15, rng.random()
    shut = random.Random(f"refused alone/{seed}").random() < 0.35
    breaks = not shut and random.Random(f"broken list/{seed}").random() < 0.3
    profile = draw_profile(random.Random(f"temper/{seed}"))
    happens = {
        "lan": lan,
        "cloud_purge": profile.purges,
        "cloud_backup": profile.restored,
        "cloud_restored": profile.restored,
        "cloud_rewound": profile.restored,
        "cloud_delete_most": profile.shelf != "small",
        "cloud_ahead": profile.ahead == "row",
        "cloud_clock": profile.ahead == "clock",
        "cloud_list": profile.refused_list_status is not None,
        "busy": profile.allowance < USUAL_ALLOWANCE,
        "rot": rots,
        "equal_points": tills > 1 and "customers" in ENTITY_SETS[entity_set],
    }
    weights = {kind: weight for kind, weight in WEIGHTS.items() if happens.get(kind, True)}
    if profile.tags == "partial":
        weights["crossing"] *= 5  # what it does is seen only by edits that cross
    count = int(rng.triangular(40, 200, 60))
    kinds = rng.choices(list(weights), weights=list(weights.values()), k=count)
    drawn = tuple(Step(number, kind, rng.randrange(tills)) for number, kind in enumerate(kinds))
    return Script(
        seed=seed,
        tills=tills,
        lan=lan,
        entity_set=entity_set,
        profile=profile,
        shut=shut,
        breaks=breaks,
        refusing_entity=rng.choice([each for each in ENTITY_SETS[entity_set] if each != "webhooks"]),
        posted=_posted(seed, profile),
        firewall=random.Random(f"firewall/{seed}").random() < 0.05,
        computers=tills if random.Random(f"shared allowance/{seed}").random() < 0.5 else 1,
        steps=drawn[:steps],
    )


def _posted(seed: int, profile: CloudProfile) -> str:
    if profile.insert_status is None:
        return "as sent"
    return random.Random(f"posted records/{seed}").choice(("as sent", "as sent", "unmarked", "reworded"))
