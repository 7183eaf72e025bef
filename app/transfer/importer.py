"""Import of a table: mapping columns to fields, planning what each line would do, applying it as one undo step.

Called by the command line and the window. Planning only reads, so that the plan can be shown first; applying is one
transaction, all or nothing (F106).
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from app import prices
from app.commands.batch import apply_batch
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from app.errors import BadFile, Cancelled, NothingImported
from app.queries.titles import stored_title
from app.transfer import cells
from app.transfer.cells import Cell, Unreadable
from app.transfer.tables import Line, Table
from app.transfer.xlsx_parts import column_name
from storage.errors import InvalidRecord, Problem, ShopError
from storage.query.grammar import Query
from storage.records.replica import MAX_SAFE_ID, Replica
from storage.schema.canonical import same
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Entity, Field, Kind, Merge, Record
from storage.schema.validation import Op, blank, problems
from storage.text.folding import fold
from sync.events import RecordsChanged

KEYS = ("id", "externalId", "barcode", "vatId", "companyId", "email", "name")
"""Fields by which an existing record can be matched, best first."""
READ_AT_ONCE = 500

Progress = Callable[[int, int], None]
"""Gets the lines done and the total."""


class LineOutcome(StrEnum):
    """Outcome of a line."""

    NEW = "new"
    CHANGED = "changed"
    UNCHANGED = "unchanged"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """One line: the change it makes to a record, or why it is refused; `column` is the place of the first problem."""

    line: int
    outcome: LineOutcome
    id: int | None = None
    values: Mapping[str, Any] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    column: str = ""


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """The plan for all lines of a table, in its order."""

    entity: str
    lines: tuple[PlannedLine, ...]

    @property
    def counts(self) -> dict[LineOutcome, int]:
        """Number of lines by outcome."""
        found = Counter(each.outcome for each in self.lines)
        return {outcome: found.get(outcome, 0) for outcome in LineOutcome}


ColumnMapping = tuple[str | None, ...]
"""The field of each column, None for an ignored one."""


def importable(entity: Entity) -> list[Field]:
    """Fields that a column may map to: the writable ones, and the id."""
    return [
        each
        for each in entity.fields
        if each.name == "id" or (each.writable and each.merge is not Merge.SERVER and each.name != "_cloudId")
    ]


def guess_mapping(
    entity: Entity, heads: Sequence[str], labels: Mapping[str, str] | None = None
) -> ColumnMapping:
    """The field of each column by its head: the wire name or a label (label -> field), ignoring case and punctuation."""
    known = {_plain(each.name): each.name for each in importable(entity)}
    for label, name in (labels or {}).items():
        if name in known.values():
            known.setdefault(_plain(label), name)
    found: list[str | None] = []
    for head in heads:
        meant = known.get(_plain(head))
        found.append(meant if meant not in found else None)
    return tuple(found)


def _plain(head: str) -> str:
    return "".join(character for character in fold(head) if character.isalnum())


def key_candidates(entity: Entity, mapped: ColumnMapping) -> list[str]:
    """Columns by which a record can be matched, best first; unique fields come before names."""
    known = [
        name for name in (*KEYS[:3], *entity.unique, *KEYS[3:6]) if name in entity.by_name and name in mapped
    ]
    return list(dict.fromkeys(known))


class Importer:
    """Imports into one entity of one replica."""

    def __init__(self, replica: Replica, commands: Commands, entity: str) -> None:
        self._replica = replica
        self._commands = commands
        self.entity = replica.catalogue[entity]
        self._references: dict[str, dict[str, list[int]]] = {}

    # planning

    def plan(
        self,
        table: Table,
        mapped: ColumnMapping,
        key: str | None,
        *,
        progress: Progress | None = None,
        cancel: threading.Event | None = None,
    ) -> ImportPlan:
        """What each line would do; `key` is the field that matches records, None makes every line a new record.

        Nothing is changed. Raises BadFile when no column is mapped, Cancelled.
        """
        if not any(mapped):
            raise BadFile(file="", reason="heads", line=1)
        self._references = {}
        planned: list[PlannedLine] = []
        seen: dict[int, int] = {}
        for start in range(0, len(table.lines), READ_AT_ONCE):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            part = table.lines[start : start + READ_AT_ONCE]
            read = [self._read(line, mapped) for line in part]
            records = self._match(read, key)
            for each, matches in zip(read, records, strict=True):
                planned.append(self._outcome(each, matches, seen))
            if progress is not None:
                progress(min(start + READ_AT_ONCE, len(table.lines)), len(table.lines))
        return ImportPlan(self.entity.name, tuple(self._refuse_duplicates(planned)))

    def _read(self, line: Line, mapped: ColumnMapping) -> PlannedLine:
        """The values of a line; the first unreadable cell refuses it."""
        if len(line.cells) > len(mapped):
            problem = Problem(None, "too_many_cells", {"expected": len(mapped), "actual": len(line.cells)})
            return PlannedLine(
                line.number, LineOutcome.REFUSED, problems=(problem,), column=column_name(len(mapped) + 1)
            )
        values: dict[str, Any] = {}
        for place, name in enumerate(mapped, start=1):
            cell = line.cells[place - 1] if place <= len(line.cells) else None
            if name is None:
                continue
            declared = self.entity.by_name[name]
            try:
                if cells.is_blank(cell):
                    if declared.kind is Kind.STRING and not declared.null and not declared.choices:
                        values[name] = ""
                    elif declared.null and name != "id":
                        values[name] = None
                    elif declared.kind in (Kind.STRINGS, Kind.INTEGERS):
                        values[name] = []
                else:
                    values[name] = self._value(declared, cell)
            except Unreadable as error:
                return PlannedLine(
                    line.number,
                    LineOutcome.REFUSED,
                    values=values,
                    problems=(error.problem,),
                    column=column_name(place),
                )
        return PlannedLine(line.number, LineOutcome.NEW, values=values)

    def _value(self, declared: Field, cell: Cell) -> Any:
        if declared.references is None or declared.references not in self._replica.catalogue:
            return cells.from_cell(declared, cell)
        try:
            return cells.from_cell(declared, cell)
        except Unreadable:
            named = self._ids_by_title(declared.references).get(fold(str(cell)).strip(), [])
            if len(named) == 1:
                return named[0]
            code = "ambiguous" if named else "no_such_record"
            raise Unreadable(Problem(declared.name, code, {"value": str(cell)[:80]})) from None

    def _ids_by_title(self, entity: str) -> dict[str, list[int]]:
        """Ids by folded title, of all records of a referenced entity."""
        if entity not in self._references:
            declared = self._replica.catalogue[entity]
            found: dict[str, list[int]] = {}
            for record in self._replica.page(entity, Query(), limit=100_000, total=False).records:
                name = stored_title(declared, record)
                found.setdefault(fold(name).strip(), []).append(record["id"])
            self._references[entity] = found
        return self._references[entity]

    def _match(self, read: Sequence[PlannedLine], key: str | None) -> list[list[Record]]:
        """For each line the existing records that match its key."""
        wanted = [None if key is None else each.values.get(key) for each in read]
        given = [each for each in wanted if each not in (None, "", [])]
        if key is None or not given:
            return [[] for _ in read]
        if key == "id":
            by_id = self._replica.many(self.entity.name, [each for each in given if _storable(each)])
            return [[by_id[each]] if each in by_id else [] for each in wanted]
        found: dict[Any, list[Record]] = {}
        for record in self._replica.find_by_value(self.entity.name, key, given):
            found.setdefault(record[key], []).append(record)
        return [found.get(each, []) if each not in (None, "", []) else [] for each in wanted]

    def _outcome(self, line: PlannedLine, matches: list[Record], seen: dict[int, int]) -> PlannedLine:
        if line.outcome is LineOutcome.REFUSED:
            return line
        if len(matches) > 1:
            return _refused(line, Problem(None, "ambiguous", {"value": len(matches)}))
        if matches:
            return self._change(line, matches[0], seen)
        values = dict(line.values)
        given = values.pop("id", None)
        if given is not None and not 0 < given < MAX_SAFE_ID:
            return _refused(line, Problem("id", "too_large", {"maximum": MAX_SAFE_ID - 1}))
        if "create" not in self.entity.verbs:
            return _refused(line, Problem(None, "read_only"))
        whole = {**blank(self.entity), "_cloudId": self._replica.cloud_id or 1, **values}
        found = problems(self.entity, whole, Op.CREATE) or self._price_problems(values, blank(self.entity))
        if given is not None and (before := seen.setdefault(given, line.line)) != line.line:
            found = [Problem("id", "line_twice", {"line": before}), *found]
        return _refused(line, *found) if found else PlannedLine(line.line, LineOutcome.NEW, given, values)

    def _change(self, line: PlannedLine, record: Record, seen: dict[int, int]) -> PlannedLine:
        number: int = record["id"]
        if (before := seen.setdefault(number, line.line)) != line.line:
            return _refused(line, Problem(None, "line_twice", {"line": before}))
        meant = {
            name: value
            for name, value in line.values.items()
            if name != "id" and not same(self.entity, name, value, record.get(name))
        }
        if not meant:
            return PlannedLine(line.line, LineOutcome.UNCHANGED, number)
        if record.get("deleted"):
            return _refused(line, Problem(None, "deleted"))
        if "patch" not in self.entity.verbs:
            return _refused(line, Problem(None, "read_only"))
        found = problems(self.entity, meant, Op.PATCH, onto=record) or self._price_problems(meant, record)
        return _refused(line, *found) if found else PlannedLine(line.line, LineOutcome.CHANGED, number, meant)

    def _price_problems(self, values: Mapping[str, Any], before: Mapping[str, Any]) -> list[Problem]:
        """Two new prices of one line that contradict each other; a price that is not given follows by itself."""
        if not prices.has_linked_prices(self.entity):
            return []
        written = [
            name
            for name in prices.LINKED
            if name in values and not same(self.entity, name, values[name], before.get(name))
        ]
        after = {**before, **values}
        try:
            prices.follow(after, written)
        except InvalidRecord as error:
            return error.problems
        return prices.disagreement(after, written)

    def _refuse_duplicates(self, planned: list[PlannedLine]) -> list[PlannedLine]:
        """Refuse a repeated value of a unique field, in two lines or in a line and a record that is not changed."""
        for name in self.entity.unique:
            lines: dict[Any, int] = {}
            moved = {each.id for each in planned if name in each.values and each.id is not None}
            given = [
                each.values[name]
                for each in planned
                if name in each.values and each.outcome is not LineOutcome.REFUSED
            ]
            taken = {
                record[name]: record["id"]
                for record in self._replica.find_by_value(self.entity.name, name, given)
                if record["id"] not in moved
            }
            for at, each in enumerate(planned):
                if each.outcome is LineOutcome.REFUSED or name not in each.values:
                    continue
                value = each.values[name]
                if value in lines:
                    planned[at] = _refused(each, Problem(name, "line_twice", {"line": lines[value]}))
                elif value in taken and taken[value] != each.id:
                    planned[at] = _refused(each, Problem(name, "not_unique", {"value": value}))
                lines.setdefault(value, each.line)
        return planned

    # applying

    def apply(
        self,
        plan: ImportPlan,
        *,
        partly: bool = False,
        origin: str = "import",
        progress: Progress | None = None,
        cancel: threading.Event | None = None,
    ) -> RecordsChanged | None:
        """Apply the plan as one undo step; None when there is nothing to do.

        `partly` leaves refused lines out; without it one refused line refuses all. One transaction: nothing remains
        after a cancel or a failure. Raises NothingImported, Cancelled, and InvalidRecord or Refused with the `line`
        when a record changed since it was planned.
        """
        refused = [each for each in plan.lines if each.outcome is LineOutcome.REFUSED]
        if refused and not partly:
            raise NothingImported(refused=len(refused), line=refused[0].line)
        wanted = [each for each in plan.lines if each.outcome in (LineOutcome.NEW, LineOutcome.CHANGED)]
        if not wanted:
            return None
        edits = [self._edit(each) for each in wanted]
        try:
            return apply_batch(
                self._commands,
                plan.entity,
                edits,
                step="import",
                origin=origin,
                progress=progress,
                cancel=cancel,
            )
        except ShopError as error:
            if isinstance(index := error.params.get("index"), int):
                error.params["line"] = wanted[index].line
            raise

    def _edit(self, line: PlannedLine) -> Edit:
        if line.outcome is LineOutcome.CHANGED:
            return Edit(op=Op.PATCH, body=dict(line.values), id=line.id)
        body = {**blank(self.entity), "_cloudId": self._replica.cloud_id or 1, **line.values}
        if line.id is None:
            return Edit(op=Op.CREATE, body=body)
        return Edit(op=Op.REPLACE, body={**body, "id": line.id}, id=line.id)


def _refused(line: PlannedLine, *found: Problem) -> PlannedLine:
    return PlannedLine(line.line, LineOutcome.REFUSED, line.id, line.values, tuple(found))


def _storable(number: Any) -> bool:
    return isinstance(number, int) and LOWEST_LONG <= number <= HIGHEST_LONG
