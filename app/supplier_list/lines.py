"""Lines of a compared price list: what each would do, and why some cannot be told. Pure.

Made by `comparing` and `price_lists`, shown by the command line and the window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from app.plans.planning import PlannedChange
from app.price_work.pricing import FIELDS, Mark
from app.transfer.columns import ColumnMapping
from app.transfer.tables import Table
from storage.errors import Problem


class LineKind(StrEnum):
    """What a line of a list is."""

    CHANGED = "changed"
    """A product with another purchase price."""
    NEW = "new"
    """Nothing like it is here, and it says enough to make a product of it."""
    DOUBTFUL = "doubtful"
    """Something is wrong with it, or it cannot be told which product it is."""
    UNKNOWN = "unknown"
    """Nothing like it is here, and it says too little to make a product of it."""
    GONE = "gone"
    """No line of the file: a product of the supplier that the list does not have."""
    UNCHANGED = "unchanged"


@dataclass(frozen=True, slots=True, kw_only=True)
class ListLine:
    """One line, or one product that the list no longer has."""

    kind: LineKind
    line: int = 0
    """Its number in the file; 0 for a product that the file does not have."""
    id: int | None = None
    """The product; None for a new one."""
    name: str = ""
    code: str = ""
    """The code in the file by which a person finds the line: EAN, supplier's code, PLU."""
    matched_by: str = ""
    """The field by which the product was found."""
    cost_before: float | None = None
    cost: float | None = None
    """Purchase prices of one piece, without VAT."""
    shelf: float | None = None
    """The selling price with VAT as it is."""
    before: Mapping[str, float | None] = field(default_factory=dict)
    """All price fields as they are, where they change."""
    after: Mapping[str, Any] = field(default_factory=dict)
    """The fields of the product that change; of a new one all its values."""
    marks: tuple[Mark, ...] = ()
    problems: tuple[Problem, ...] = ()
    column: str = ""
    """The column of the first problem, as a spreadsheet names it."""
    can_tick: bool = False
    """Whether a person can say that it is to be done."""

    @property
    def ticked(self) -> bool:
        """Whether it is done unless a person says otherwise."""
        return self.can_tick and self.kind is LineKind.CHANGED

    @property
    def change(self) -> float | None:
        """By what share the purchase price changes; None where there was none."""
        if not self.cost_before or self.cost is None:
            return None
        return (self.cost - self.cost_before) / self.cost_before


@dataclass(frozen=True, slots=True)
class Comparison:
    """A price list beside what is here: its lines in their order, then what the list no longer has."""

    supplier: int
    name: str
    """Of the supplier."""
    lines: tuple[ListLine, ...]
    table: Table
    mapped: ColumnMapping

    @property
    def counts(self) -> dict[LineKind, int]:
        """Number of lines by kind."""
        found = Counter(each.kind for each in self.lines)
        return {kind: found.get(kind, 0) for kind in LineKind}


@dataclass(frozen=True, slots=True)
class Deeds:
    """How many products are added, changed, or only get another purchase price, which stays on this computer."""

    added: int = 0
    changed: int = 0
    noted: int = 0

    def __add__(self, other: Deeds) -> Deeds:
        return Deeds(self.added + other.added, self.changed + other.changed, self.noted + other.noted)


def deeds_of(lines: Iterable[ListLine]) -> Deeds:
    """What is done when these lines are."""
    found = Deeds()
    for each in lines:
        found += Deeds(added=1) if each.id is None else Deeds(changed=1) if each.after else Deeds(noted=1)
    return found


def split_prices(line: ListLine) -> tuple[ListLine, PlannedChange | None]:
    """What a line does at once, and the selling prices of a product that is here, for later; None where it has none."""
    planned = {name: value for name, value in line.after.items() if name in FIELDS}
    if line.id is None or not planned:
        return line, None
    now = replace(line, after={name: value for name, value in line.after.items() if name not in FIELDS})
    return now, PlannedChange(line.id, planned, seen=line.before)


def once_each(lines: Iterable[ListLine]) -> list[ListLine]:
    """The lines without those about a product of an earlier one, and without those that cannot be done."""
    found: dict[object, ListLine] = {}
    for each in lines:
        if each.can_tick:
            found.setdefault(("new", each.line) if each.id is None else each.id, each)
    return list(found.values())


def shown_code(values: Mapping[str, Any], names: Sequence[str]) -> str:
    """The first code of a line."""
    for name in names:
        value = values.get(name)
        for each in value if isinstance(value, list) else [value]:
            if each:
                return str(each)
    return ""
