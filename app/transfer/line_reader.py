"""The values of a line: each cell read as its field is, references and choices by the names that people use.

Called by `importer`. Reads records only to find references.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.change_set import SHOWN_CHARACTERS, ChangeLine, Effect
from app.queries.titles import stored_title
from app.transfer import cells
from app.transfer.cells import Cell, Unreadable
from app.transfer.column_names import column_name
from app.transfer.columns import ColumnMapping
from app.transfer.conventions import Conventions
from app.transfer.tables import Line
from storage.errors import Problem
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Entity, Field, Kind
from storage.text.folding import fold


class LineReader:
    """Reads the lines of one table, whose cells are written by the conventions `how`.

    `choice_labels`: folded label -> values, for fields with choices that a file names as the window does.
    """

    def __init__(
        self,
        replica: Replica,
        entity: Entity,
        mapped: ColumnMapping,
        how: Conventions,
        choice_labels: Mapping[str, Sequence[str]],
    ) -> None:
        self._replica = replica
        self.entity = entity
        self._mapped = mapped
        self._how = how
        self._choice_labels = choice_labels
        self._ids_by_title: dict[str, dict[str, list[int]]] = {}
        self._named_choices: dict[str, dict[str, set[str]]] = {}

    def read(self, line: Line) -> ChangeLine:
        """The values of a line; unreadable cells refuse it."""
        if len(line.cells) > len(self._mapped):
            problem = Problem(
                None, "too_many_cells", {"expected": len(self._mapped), "actual": len(line.cells)}
            )
            return ChangeLine(
                effect=Effect.REFUSED,
                line=line.number,
                problems=(problem,),
                column=column_name(len(self._mapped) + 1),
            )
        values: dict[str, Any] = {}
        read: dict[str, Cell] = {}
        found: list[Problem] = []
        for place, name in enumerate(self._mapped):
            if name is None:
                continue
            cell = line.cells[place] if place < len(line.cells) else None
            declared = self.entity.by_name[name]
            read[name] = cell
            try:
                if cells.is_error(cell):
                    found.append(_no_value(name, cell))
                elif not cells.is_blank(cell):
                    values[name] = self._value(declared, cell)
                elif declared.kind is Kind.STRING and not declared.null and not declared.choices:
                    values[name] = ""
                elif declared.null and name != "id":
                    values[name] = None
                elif declared.kind in (Kind.STRINGS, Kind.INTEGERS):
                    values[name] = []
            except Unreadable as error:
                found.append(error.problem)
        effect = Effect.REFUSED if found else Effect.NEW
        return ChangeLine(effect=effect, line=line.number, after=values, problems=tuple(found), cells=read)

    def _value(self, declared: Field, cell: Cell) -> Any:
        if declared.choices and isinstance(cell, str):
            return self._choice(declared, cell)
        if declared.references is None or declared.references not in self._replica.catalogue:
            return cells.from_cell(declared, cell, self._how)
        try:
            return cells.from_cell(declared, cell, self._how)
        except Unreadable:
            named = self._titles(declared.references).get(fold(str(cell)).strip(), [])
            if len(named) == 1:
                return named[0]
            code = "ambiguous_name" if named else "no_record_of_name"
            raise Unreadable(Problem(declared.name, code, {"value": str(cell)[:SHOWN_CHARACTERS]})) from None

    def _choice(self, declared: Field, cell: str) -> str:
        meant = self._choices(declared).get(fold(cell).strip(), set())
        return next(iter(meant)) if len(meant) == 1 else cells.from_cell(declared, cell)

    def _choices(self, declared: Field) -> dict[str, set[str]]:
        """What a field's choices are called: their own names, and those of the window."""
        if declared.name not in self._named_choices:
            found = {fold(each): {each} for each in declared.choices}
            for label, values in self._choice_labels.items():
                found.setdefault(label, set()).update(each for each in values if each in declared.choices)
            self._named_choices[declared.name] = found
        return self._named_choices[declared.name]

    def _titles(self, entity: str) -> dict[str, list[int]]:
        """Ids by folded title, of all records of a referenced entity."""
        if entity not in self._ids_by_title:
            declared = self._replica.catalogue[entity]
            found: dict[str, list[int]] = {}
            for record in self._replica.page(entity, Query(), limit=100_000, total=False).records:
                name = stored_title(declared, record)
                found.setdefault(fold(name).strip(), []).append(record["id"])
            self._ids_by_title[entity] = found
        return self._ids_by_title[entity]


def _no_value(name: str, cell: Cell) -> Problem:
    """Why a cell has none: its formula was not calculated, or cannot be."""
    code = "not_calculated" if cell == cells.NOT_CALCULATED else "calculation"
    return Problem(name, code, {"value": str(cell).strip()[:SHOWN_CHARACTERS]})
