"""A change set: what many records would become, line by line, before a person says which lines are done. Pure.

A source of changes (a price list, an import, a rule of prices, pasted cells) is one module that makes the lines; the
ticks, what changed meanwhile, the one transaction with its undo step, the table and its tabs are the same for all.
To add a source:

1. Make a `ChangeLine` for each thing that the source speaks of. `effect` says what the line is; `after` has the fields
   that the record gets, of a new record (`id` None) all its values; `before` has what must still hold when it is applied,
   usually the fields of `after` and those that they follow from; `problems` and `marks` say what a person should know.
   `can_tick` is whether it can be done at all, `ticked` whether it is done unless a person says otherwise.
2. Put them into a `ChangeSet`, or a subclass with what else the source knows. Where every line is about a record that is
   here, `app.changes.application.preview` reads the records and asks a rule for the line of each.
3. `app.changes.application.apply` does the chosen lines: one transaction and one undo step, nothing over what somebody
   changed meanwhile. Its hooks let the source write what else belongs to it in the same transaction.
4. In the window, `ui.changes.view.ChangesView` shows the set: give it the columns and the names of the tabs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from storage.errors import Problem

Values = Mapping[str, Any]
SHOWN_CHARACTERS = 80
"""Of a cell that is told about."""
Mark = Literal["outlier", "below_cost", "zero"]
"""What needs a look in a price: it changes by more than the doubt limit, is below cost, or is nothing at all."""


class Effect(StrEnum):
    """What a line is."""

    CHANGED = "changed"
    """A record that gets other values, or a product that gets another purchase price."""
    NEW = "new"
    """Nothing like it is here, and it says enough to make a record of it."""
    DOUBTFUL = "doubtful"
    """Something is wrong with it, or it cannot be told which record it is."""
    UNKNOWN = "unknown"
    """Nothing like it is here, and it says too little to make a record of it."""
    GONE = "gone"
    """No line of the source: a record that it should speak of and does not."""
    UNCHANGED = "unchanged"
    REFUSED = "refused"
    """It cannot be done; `problems` say why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeLine:
    """One line of a source, or one record that it does not speak of."""

    effect: Effect
    line: int = 0
    """Its number in the source; 0 where that has none."""
    id: int | None = None
    """The record; None for a new one."""
    name: str = ""
    code: str = ""
    """The code in the source by which a person finds the line: EAN, supplier's code, PLU."""
    matched_by: str = ""
    """The field by which the record was found."""
    before: Values = field(default_factory=dict)
    """What the record must still have for the line to be done; a record that has `after` already is fine as well."""
    after: Values = field(default_factory=dict)
    """The fields that change; of a new record all its values."""
    add: Mapping[str, float] = field(default_factory=dict)
    """Differences to add to counters, whatever those are by then."""
    cost_before: float | None = None
    cost: float | None = None
    """Purchase prices of one piece, without VAT."""
    shelf: float | None = None
    """The selling price with VAT as it is."""
    marks: tuple[Mark, ...] = ()
    problems: tuple[Problem, ...] = ()
    """Why it is refused; of one that can be done what looks wrong."""
    cells: Mapping[str, Any] = field(default_factory=dict)
    """What stands in the source, by field."""
    column: str = ""
    """The column of the first problem, as a spreadsheet names it."""
    can_tick: bool = False
    """Whether a person can say that it is to be done."""
    ticked: bool = False
    """Whether it is done unless a person says otherwise."""

    @property
    def key(self) -> tuple[int, int | None]:
        """What tells it from the other lines of its set."""
        return self.line, self.id

    @property
    def reason(self) -> str:
        """Why it is not to be done: `same`, or the code of what is wrong; empty where it is."""
        if self.effect is Effect.UNCHANGED:
            return "same"
        return self.problems[0].code if self.effect is Effect.REFUSED else ""

    @property
    def doubts(self) -> tuple[Problem, ...]:
        """What looks wrong in a line that can be done."""
        return () if self.effect is Effect.REFUSED else self.problems

    def shown(self, name: str | None) -> str:
        """The text of the cell of a field, as a message shows it; of the whole line its first text."""
        if name is None:
            return next((text for each in self.cells.values() if (text := _shown(each))), "")
        return _shown(self.cells.get(name))

    @property
    def change(self) -> float | None:
        """By what share the purchase price changes; None where there was none."""
        if not self.cost_before or self.cost is None:
            return None
        return (self.cost - self.cost_before) / self.cost_before


def _shown(cell: Any) -> str:
    return "" if cell is None else " ".join(str(cell).split())[:SHOWN_CHARACTERS]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeSet:
    """The lines of one source about one entity, in its order."""

    entity: str
    step: str
    """Code of the undo step that doing them is."""
    lines: tuple[ChangeLine, ...]

    @property
    def counts(self) -> Counter[Effect]:
        """Number of lines by effect."""
        return Counter(each.effect for each in self.lines)

    @property
    def doubtful(self) -> list[ChangeLine]:
        """The lines that could be done and look wrong."""
        return [each for each in self.lines if each.doubts]

    @property
    def ticked(self) -> list[ChangeLine]:
        """The lines that are done unless a person says otherwise."""
        return [each for each in self.lines if each.ticked]


@dataclass(frozen=True, slots=True)
class Deeds:
    """How many records are added, changed, or only get a note such as a purchase price, which stays on this computer."""

    added: int = 0
    changed: int = 0
    noted: int = 0

    @property
    def count(self) -> int:
        """All of them."""
        return self.added + self.changed + self.noted


def deeds_of(lines: Iterable[ChangeLine]) -> Deeds:
    """What is done when these lines are."""
    found = Counter(
        "added" if each.id is None else "changed" if each.after or each.add else "noted"
        for each in once_each(lines)
    )
    return Deeds(found["added"], found["changed"], found["noted"])


def once_each(lines: Iterable[ChangeLine]) -> list[ChangeLine]:
    """The lines without those about a record of an earlier one, and without those that cannot be done."""
    found: dict[object, ChangeLine] = {}
    for each in lines:
        if each.can_tick:
            found.setdefault(("new", each.line) if each.id is None else each.id, each)
    return list(found.values())
