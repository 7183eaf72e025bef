"""An edit: values to set and differences to add. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from storage.schema.fields import Record


@dataclass(frozen=True, slots=True)
class Intent:
    """An edit: values to set and differences to add, by field."""

    set: Mapping[str, Any] = field(default_factory=dict)
    add: Mapping[str, float] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.set or self.add)

    @property
    def fields(self) -> frozenset[str]:
        """Every edited field."""
        return frozenset(self.set) | frozenset(self.add)

    def only(self, names: Iterable[str]) -> Intent:
        """The part about the fields `names`."""
        wanted = set(names)
        return Intent(
            {name: value for name, value in self.set.items() if name in wanted},
            {name: value for name, value in self.add.items() if name in wanted},
        )

    def without(self, names: Iterable[str]) -> Intent:
        """The part about all fields but `names`."""
        left_out = self.fields.intersection(names)
        return self.only(self.fields - left_out) if left_out else self

    def then(self, later: Intent, *, sent: Intent | None = None) -> Intent:
        """Both edits, `later` winning; a difference on top of a set value is added to it.

        Not on top of one that was `sent`: once that has arrived, the difference is one from whatever others make of it.
        """
        values = dict(self.set)
        added = dict(self.add)
        on_its_way = {} if sent is None else sent.set
        for name, value in later.set.items():
            added.pop(name, None)
            values[name] = value
        for name, amount in later.add.items():
            apart = name in added or (name in on_its_way and on_its_way[name] == values.get(name))
            if name in values and not apart:
                values[name] = values[name] + amount
            else:
                added[name] = added.get(name, 0.0) + amount
        return Intent(values, {name: amount for name, amount in added.items() if amount})

    def folded(self) -> Intent:
        """The same with each difference that is on top of a set value added to it."""
        return Intent(self.set).then(Intent(add=self.add)) if self.set and self.add else self

    def minus(self, sent: Intent) -> Intent:
        """What remains when the cloud has accepted `sent`: later values and the rest of a difference.

        A difference that was withdrawn after it was sent leaves its opposite (F64).
        """
        if self.set == sent.set and not (self.add or sent.add):
            return Intent()  # mostly nothing was edited meanwhile
        differing = {
            **dict.fromkeys(self.add),
            **dict.fromkeys(name for name in sent.add if name not in self.set),
        }
        return Intent(
            {
                name: value
                for name, value in self.set.items()
                if name not in sent.set or sent.set[name] != value
            },
            {name: left for name in differing if (left := self.add.get(name, 0.0) - sent.add.get(name, 0.0))},
        )

    def apply(self, record: Mapping[str, Any]) -> Record:
        """`record` with this edit applied."""
        result = {**record, **self.set}
        for name, amount in self.add.items():
            result[name] = (result.get(name) or 0) + amount
        return result
