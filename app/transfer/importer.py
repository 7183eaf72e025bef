"""Import of a table: planning what each line would do, applying it as one undo step.

Called by the command line and the window. Planning only reads, so that the plan can be shown first; applying is one
transaction, all or nothing (F106).
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app import prices
from app.change_set import ChangeLine, ChangeSet, Effect
from app.changes import application
from app.changes.application import READ_AT_ONCE, Applied, Progress
from app.changes.edited import before_of
from app.commands.commands import Commands
from app.errors import BadFile, Cancelled, NothingImported
from app.transfer import cells, doubts
from app.transfer.cells import Cell
from app.transfer.column_names import column_name
from app.transfer.columns import ColumnMapping, check_columns, says_something
from app.transfer.conventions import Conventions, find_conventions
from app.transfer.line_reader import LineReader
from app.transfer.matching import (
    SHOWN_IDS,
    KeyIndex,
    LongNumbers,
    Match,
    RecordMatcher,
    TitleIndex,
    is_id,
    key_parts,
    loose,
    without_key,
)
from app.transfer.price_meaning import PriceMeaning
from app.transfer.tables import Line, Table
from storage.errors import InvalidRecord, Problem
from storage.query.grammar import Query
from storage.records.replica import MAX_SAFE_ID, Replica
from storage.schema.canonical import same
from storage.schema.fields import Kind, Record
from storage.schema.validation import Op, blank, problems, tidied


class Importer:
    """Imports into one entity of one replica.

    `choice_labels`: folded label -> values, for fields with choices that a file names as the window does.
    """

    def __init__(
        self,
        replica: Replica,
        commands: Commands,
        entity: str,
        choice_labels: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._replica = replica
        self._commands = commands
        self._choice_labels = choice_labels or {}
        self.entity = replica.catalogue[entity]

    # planning

    def plan(
        self,
        table: Table,
        mapped: ColumnMapping,
        key: str | None,
        *,
        progress: Progress | None = None,
        cancel: threading.Event | None = None,
    ) -> ChangeSet:
        """What each line would do; `key` is the field that matches records, None makes every line a new record.

        Lines that repeat the heads are left out. Nothing is changed. Raises BadFile when no column is mapped, Cancelled.
        """
        if not any(mapped):
            raise BadFile(file="", reason="heads", line=1)
        check_columns(mapped, table.heads)
        how = find_conventions(
            self._cells_of(table, mapped, Kind.DOUBLE), self._cells_of(table, mapped, Kind.TIMESTAMP)
        )
        how = replace(how, odd_letters=table.odd_letters)
        reader = LineReader(self._replica, self.entity, mapped, how, self._choice_labels)
        lines = [each for each in table.lines if is_record(each, table, mapped)]
        matcher = RecordMatcher(self._replica, self.entity, key)
        planned: list[ChangeLine] = []
        seen = _Seen(TitleIndex(self._replica, self.entity))
        for start in range(0, len(lines), READ_AT_ONCE):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            part = lines[start : start + READ_AT_ONCE]
            read = [reader.read(line) for line in part]
            matches = matcher.match([each.after for each in read])
            for line, each, match in zip(part, read, matches, strict=True):
                if match.record is None and doubts.is_total(line.cells, len(mapped)):
                    planned.append(_refused(each, Problem(None, "totals_line")))
                    continue
                clean = replace(each, after=tidied(self.entity, each.after, match.record or {}))
                found = self._outcome(clean, match, key, seen)
                if found.effect is Effect.NEW:
                    found = self._doubt_new(found, line, mapped, key, seen)
                elif found.effect is Effect.CHANGED and match.doubt is not None:
                    found = replace(found, problems=(match.doubt, *found.problems))
                planned.append(found)
            if progress is not None:
                progress(min(start + READ_AT_ONCE, len(lines)), len(lines))
        planned = self._doubt_values(self._refuse_duplicates(planned), key, how)
        planned = self._doubt_prices(planned, table, mapped)
        planned += [_damaged(number) for number in table.damaged]
        planned.sort(key=lambda each: each.line)
        return ChangeSet(
            entity=self.entity.name, step="import", lines=tuple(_place(each, mapped) for each in planned)
        )

    def _cells_of(self, table: Table, mapped: ColumnMapping, kind: Kind) -> Iterable[Cell]:
        places = [at for at, name in enumerate(mapped) if name and self.entity.by_name[name].kind is kind]
        return (line.cells[at] for line in table.lines for at in places if at < len(line.cells))

    def _outcome(self, line: ChangeLine, match: Match, key: str | None, seen: _Seen) -> ChangeLine:
        if line.effect is Effect.REFUSED:
            return line
        if match.problem is not None:
            return _refused(line, match.problem)
        if match.record is not None:
            return self._change(line, match.record, key, seen)
        values = dict(line.after)
        given = values.pop("id", None)
        if given is not None and not 0 < given < MAX_SAFE_ID:
            return _refused(line, Problem("id", "too_large", {"maximum": MAX_SAFE_ID - 1}))
        if "create" not in self.entity.verbs:
            return _refused(line, Problem(None, "read_only"))
        whole = {**blank(self.entity), "_cloudId": self._replica.cloud_id or 1, **values}
        found = problems(self.entity, whole, Op.CREATE) or self._price_problems(values, blank(self.entity))
        if given is not None and (before := seen.ids.setdefault((given, None), line.line)) != line.line:
            found = [Problem("id", "line_twice", {"line": before}), *found]
        if key is not None and (before := seen.key_of_new(values.get(key), line.line)) != line.line:
            found = [Problem(key, "line_twice", {"line": before}), *found]
        if found:
            return _refused(line, *found)
        return replace(line, id=given, after=values, can_tick=True, ticked=True)

    def _change(self, line: ChangeLine, record: Record, key: str | None, seen: _Seen) -> ChangeLine:
        number: int = record["id"]
        scope = self.entity.scope_field
        frame = None if scope is None else line.after.get(scope)
        if (before := seen.ids.setdefault((number, frame), line.line)) != line.line:
            return _refused(line, Problem(None, "line_twice", {"line": before}))
        values = without_key(self.entity, key, dict(line.after), record)
        meant = {
            name: value
            for name, value in values.items()
            if name not in ("id", scope) and not self._is_same(name, value, record.get(name))
        }
        if not meant:
            return replace(line, effect=Effect.UNCHANGED, id=number, after={})
        if record.get("deleted"):
            return _refused(line, Problem(None, "deleted"))
        if "patch" not in self.entity.verbs:
            return _refused(line, *(Problem(name, "read_only") for name in meant))
        found = problems(self.entity, meant, Op.PATCH, onto=record) or self._price_problems(meant, record)
        if found:
            return _refused(line, *found)
        emptied = tuple(
            Problem(name, "emptied", {"was": doubts.shown_value(record.get(name))})
            for name, value in meant.items()
            if value in (None, "", [])
        )
        return replace(
            line, effect=Effect.CHANGED, id=number, before=before_of(self.entity, record, meant), after=meant,
            problems=emptied, can_tick=True, ticked=True,
        )  # fmt: skip

    def _is_same(self, name: str, value: Any, there: Any) -> bool:
        if same(self.entity, name, value, there):
            return True
        # The cloud has rates that are no multipliers; an export writes them as they are.
        return name == prices.RATE and isinstance(there, int | float) and cells.rate(float(there)) == value

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

    def _refuse_duplicates(self, planned: list[ChangeLine]) -> list[ChangeLine]:
        """Refuse a repeated value of a unique field, in two lines or in a line and a record that is not changed."""
        for name in self.entity.unique:
            if not any(name in each.after for each in planned):
                continue
            lines: dict[Any, int] = {}
            moved = {each.id for each in planned if name in each.after and each.id is not None}
            taken = {
                value: number
                for number, value in self._replica.values_by_id(self.entity.name, name)
                if number not in moved
            }
            for at, each in enumerate(planned):
                if each.effect is Effect.REFUSED or name not in each.after:
                    continue
                value = each.after[name]
                if value in lines:
                    planned[at] = _refused(each, Problem(name, "line_twice", {"line": lines[value]}))
                elif value in taken and taken[value] != each.id:
                    planned[at] = _refused(each, Problem(name, "not_unique", {"value": value}))
                lines.setdefault(value, each.line)
        return planned

    # doubts

    def _doubt_new(
        self, planned: ChangeLine, line: Line, mapped: ColumnMapping, key: str | None, seen: _Seen
    ) -> ChangeLine:
        """What looks wrong in a line that makes a record."""
        before = seen.lines.setdefault(line.cells, line.number)
        if doubts.is_lonely(line.cells, sum(name is not None for name in mapped)):
            found = Problem(None, "one_cell")
        elif before != line.number:
            found = Problem(None, "same_line", {"line": before})
        elif ids := seen.titles.ids(planned.after):
            found = Problem(None, "same_name", {"ids": [str(each) for each in ids[:SHOWN_IDS]]})
        elif key not in (None, "id") and not key_parts(planned.after.get(key or "")):
            found = Problem(key, "key_blank")
        elif key != "id" and planned.id is not None:
            found = Problem("id", "id_from_file")
        else:
            return planned
        return replace(planned, problems=(found,))

    def _doubt_values(self, planned: list[ChangeLine], key: str | None, how: Conventions) -> list[ChangeLine]:
        """What looks wrong in the values of new and changed records."""
        writes = [at for at, each in enumerate(planned) if each.effect in (Effect.NEW, Effect.CHANGED)]
        used = {name for at in writes for name in planned[at].after}
        codes = [name for name in (*self.entity.code_fields, "externalId") if name in used and name != key]
        owners = {name: KeyIndex(self._replica, self.entity, name) for name in codes}
        known = self._referenced(used)
        currencies = self._currencies()
        in_file: dict[tuple[str, str], int] = {}
        for at in writes:
            each = planned[at]
            found = doubts.value_doubts(self.entity, each.after, each.cells, how, currencies)
            for name, index in owners.items():
                for code in key_parts(each.after.get(name)):
                    before = in_file.setdefault((name, loose(code)), each.line)
                    others = [str(number) for number in index.ids(code) if number != each.id][:SHOWN_IDS]
                    if others:
                        found.append(Problem(name, "code_taken", {"ids": others}))
                    elif before != each.line:
                        found.append(Problem(name, "code_twice", {"line": before}))
            unknown = [
                name for name, ids in known.items()
                if is_id(value := each.after.get(name)) and value not in ids.all
            ]  # fmt: skip
            found += [Problem(name, "no_record_of_id") for name in unknown]
            near = {name: known[name].long.nearest(each.after[name]) for name in unknown}
            shortened = [Problem(name, "id_shortened", {"id": str(id)}) for name, id in near.items() if id]
            planned[at] = (
                _refused(each, *shortened) if shortened else replace(each, problems=(*each.problems, *found))
            )
        return planned

    def _doubt_prices(
        self, planned: list[ChangeLine], table: Table, mapped: ColumnMapping
    ) -> list[ChangeLine]:
        """Columns without a field that change what a new or changed price means."""
        meaning = PriceMeaning(self.entity, table, mapped, self._currencies())
        if not meaning.prices:
            return planned
        cells = {line.number: line.cells for line in table.lines}
        return [
            replace(each, problems=(*each.problems, *meaning.doubts(cells[each.line])))
            if each.effect is not Effect.REFUSED and not each.after.keys().isdisjoint(meaning.prices)
            else each
            for each in planned
        ]

    def _referenced(self, names: Iterable[str]) -> dict[str, _Ids]:
        """The ids to which each of these fields may refer, where they are here."""
        entities = {name: self.entity.by_name[name].references for name in names}
        return {
            name: _Ids(self._replica.ids(entity, Query()))
            for name, entity in entities.items()
            if entity is not None and entity in self._replica.catalogue
        }

    def _currencies(self) -> set[str]:
        """The currencies that the shop's products name."""
        if "currency" not in self.entity.by_name:
            return set()
        return {str(each).strip().upper() for _, each in self._replica.values_by_id("products", "currency")}

    # applying

    def apply(
        self,
        plan: ChangeSet,
        *,
        partly: bool = False,
        without_doubtful: bool = False,
        origin: str = "import",
        progress: Progress | None = None,
        cancel: threading.Event | None = None,
    ) -> Applied:
        """Apply the plan as one undo step.

        `partly` leaves refused lines out; without it one refused line refuses all. `without_doubtful` leaves out the
        lines that look wrong. Raises NothingImported, and what `application.apply` raises.
        """
        refused = [each for each in plan.lines if each.effect is Effect.REFUSED]
        if refused and not partly:
            raise NothingImported(refused=len(refused), line=refused[0].line)
        wanted = [each for each in plan.ticked if not (without_doubtful and each.doubts)]
        return application.apply(
            self._commands, plan, wanted, origin=origin, progress=progress, cancel=cancel
        )


class _Ids:
    """The ids of one entity."""

    def __init__(self, ids: Sequence[int]) -> None:
        self.all = frozenset(ids)
        self.long = LongNumbers(ids)


class _Seen:
    """What earlier lines were about: records by id and frame, and the keys of new ones; and the titles in the replica."""

    def __init__(self, titles: TitleIndex) -> None:
        self.titles = titles
        self.lines: dict[tuple[Cell, ...], int] = {}
        self.ids: dict[tuple[int, Any], int] = {}
        self._keys: dict[str, int] = {}

    def key_of_new(self, value: Any, line: int) -> int:
        """The first line that makes a record with one of these keys."""
        parts = [loose(each) for each in key_parts(value)]
        before = min((self._keys[each] for each in parts if each in self._keys), default=line)
        for each in parts:
            self._keys.setdefault(each, line)
        return before


def _damaged(number: int) -> ChangeLine:
    return ChangeLine(effect=Effect.REFUSED, line=number, problems=(Problem(None, "damaged_line"),))


def _refused(line: ChangeLine, *found: Problem) -> ChangeLine:
    return replace(line, effect=Effect.REFUSED, problems=tuple(found), can_tick=False, ticked=False)


def _place(line: ChangeLine, mapped: ColumnMapping) -> ChangeLine:
    """The line with the column of its first problem."""
    named = next((each.field for each in line.problems if each.field in mapped), None)
    return (
        line if line.column or named is None else replace(line, column=column_name(mapped.index(named) + 1))
    )


def is_record(line: Line, table: Table, mapped: ColumnMapping) -> bool:
    """Whether a line is one of the list: it says something, and not the heads once more, as the next printed page does."""
    heads = tuple("" if each is None else " ".join(str(each).split()) for each in line.cells)
    return says_something(line, mapped) and not (any(table.heads) and table.heads == heads)
