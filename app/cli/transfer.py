"""`import` and `export`: records of one entity from and to CSV or XLSX.

Called by `app.cli.main`. An import is one undo step, all or nothing; its changes are sent by the next run.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.change_set import ChangeLine, ChangeSet, Effect
from app.cli.text import messages, problems

if TYPE_CHECKING:
    from app.transfer.columns import ColumnMapping
    from app.transfer.tables import Table
    from storage.errors import Problem
    from storage.schema.fields import Entity

EFFECTS = (Effect.NEW, Effect.CHANGED, Effect.UNCHANGED, Effect.REFUSED)
"""What a line of a file can be."""
SHOWN = 20
"""Most refused lines printed."""


def declare_import(parser: argparse.ArgumentParser) -> None:
    """Options of `import`."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="a .csv or .xlsx file; its first line names fields"
    )
    parser.add_argument("--entity", metavar="E", required=True, help="customers, products, ...")
    parser.add_argument("--dry-run", action="store_true", help="show what would happen, change nothing")
    parser.add_argument(
        "--key",
        metavar="FIELD",
        help="field to match records by: id, externalId, ean, plu, ... (default: detected)",
    )
    parser.add_argument("--partly", action="store_true", help="skip rejected lines instead of stopping")
    parser.add_argument("--strict", action="store_true", help="also skip lines to check")
    parser.add_argument(
        "--sample", action="store_true", help="write a small file of this kind to FILE, to be filled in"
    )
    parser.add_argument(
        "--heads",
        metavar="N",
        type=int,
        help="line that names the columns; 0 for a file without (default: detected)",
    )
    parser.add_argument(
        "--sheet", default="", help="sheet of an .xlsx file (default: the first seen with names of fields)"
    )
    parser.add_argument("--encoding", default="", help="utf-8, utf-16, cp1250, ... (default: detected)")
    parser.add_argument(
        "--delimiter", default="", help="what separates the cells of a CSV (default: detected)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def declare_export(parser: argparse.ArgumentParser) -> None:
    """Options of `export`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="ends in .csv or .xlsx")
    parser.add_argument("--entity", metavar="E", required=True, help="customers, products, ...")
    parser.add_argument("--filter", metavar="F", default="", help="a filter of the API: points|gteq|100")
    parser.add_argument("--sort", metavar="S", default="", help="a sort order of the API: lastName,-points")
    parser.add_argument(
        "--columns",
        metavar="NAMES",
        default="",
        help="fields to write, with commas between; of products also costPriceWithoutVat and marginPercent, which"
        " filter and sort know, too (default: all that can be imported again)",
    )
    parser.add_argument(
        "--allergens",
        action="store_true",
        help="of products: two more columns, the allergens by name, those of the ingredients too, and the ingredients"
        " that state none",
    )


def run_import(args: argparse.Namespace) -> int:
    """0 when all lines are imported (or would be), 1 when some were refused or the file cannot be read.

    4 when somebody changed records meanwhile, which stay as they are.
    """
    from app.runtime import Runtime
    from app.transfer.importer import Importer
    from app.transfer.sample import write_sample

    with Runtime(args.data, own=False, must_exist=True) as runtime:
        if args.sample:
            count = write_sample(runtime.replica, args.entity, args.file)
            print(f"A sample of {count} lines was written to {args.file}.")
            return messages.OK
        importer = Importer(runtime.replica, runtime.commands, args.entity)
        table, mapped, key = read_file(args, importer.entity)
        plan = importer.plan(table, mapped, key)
        stale: tuple[int, ...] = ()
        applied = not args.dry_run and (args.partly or not plan.counts[Effect.REFUSED])
        if applied:
            stale = importer.apply(plan, partly=args.partly, without_doubtful=args.strict).changed_meanwhile
        result = _Result(args, table, mapped, plan, stale, applied=applied)
        if args.json:
            print(json.dumps(result.as_json(), default=str))
        else:
            result.print()
        if plan.counts[Effect.REFUSED]:
            return messages.FAULT
        return messages.NEEDS_PERSON if stale else messages.OK


def read_file(args: argparse.Namespace, entity: Entity) -> tuple[Table, ColumnMapping, str | None]:
    """The table, the fields of its columns, and the field that tells records apart. Raises BadFile."""
    from app.errors import BadFile
    from app.transfer.columns import (
        best_sheet,
        can_be_key,
        check_columns,
        count_fields,
        find_heads,
        guess_mapping,
        importable,
        key_candidates,
    )
    from app.transfer.tables import read_table, with_heads

    def read(sheet: str) -> Table:
        table = read_table(args.file, encoding=args.encoding, delimiter=args.delimiter, sheet=sheet)
        return find_heads(entity, table) if args.heads is None else with_heads(table, args.heads)

    def named(table: Table) -> int:
        return count_fields(guess_mapping(entity, table.heads))

    table = read(args.sheet) if args.sheet else best_sheet(read, named)
    mapped = guess_mapping(entity, table.heads, hidden=table.hidden_columns)
    if not any(mapped):
        known = ", ".join(each.name for each in importable(entity))
        raise BadFile(file=str(args.file), reason="heads", line=args.heads or 1, known=known)
    try:
        check_columns(mapped, table.heads)
    except BadFile as error:
        error.params["file"] = str(args.file)
        raise
    offered = key_candidates(entity, mapped)
    if args.key is None:
        return table, mapped, next(iter(offered), None)
    if args.key not in mapped:
        raise BadFile(file=str(args.file), reason="key", key=args.key)
    if not can_be_key(entity.by_name[args.key]):
        raise BadFile(file=str(args.file), reason="no_key", key=args.key, known=", ".join(offered))
    return table, mapped, args.key


def run_export(args: argparse.Namespace) -> int:
    """Write the file and print the number of records."""
    from app.queries.allergens import NAMES, PRODUCTS
    from app.queries.lists import ListQuery
    from app.queries.margins import asks_for_derived, keep_margins
    from app.runtime import Runtime
    from app.transfer.exporter import Exporter
    from storage.errors import Refused
    from storage.schema.entities import CATALOGUE

    entity = CATALOGUE[args.entity]
    columns = [each.strip() for each in args.columns.split(",") if each.strip()]
    if unknown := [each for each in columns if each not in entity.listed]:
        raise Refused(reason="no_such_column", column=unknown[0], known=", ".join(entity.listed))
    if args.allergens and entity.name != PRODUCTS:
        raise Refused(reason="allergens_of_products")
    derived = {each.name for each in entity.derived} & set(columns)
    calculated = bool(derived) or asks_for_derived(entity, args.filter, args.sort)
    with Runtime(args.data, own=False, read_only=not calculated, must_exist=True) as runtime:
        if calculated:
            keep_margins(runtime.replica)
        count = Exporter(runtime.replica, args.entity).export(
            args.file, ListQuery(filter=args.filter, sort=args.sort), columns=columns or None,
            allergen_names=NAMES if args.allergens else None,
        )  # fmt: skip
    print(f"{count} records written to {args.file}.")
    return messages.OK


@dataclass(frozen=True)
class _Result:
    """What an import did, or would do."""

    args: argparse.Namespace
    table: Table
    mapped: ColumnMapping
    plan: ChangeSet
    changed_meanwhile: tuple[int, ...]
    applied: bool = field(kw_only=True)

    def as_json(self) -> dict[str, Any]:
        """The result for programs."""
        return {
            "applied": self.applied,
            **{effect.value: self.plan.counts[effect] for effect in EFFECTS},
            "changed_meanwhile": list(self.changed_meanwhile),
            "encoding": self.table.encoding or None,
            "encoding_guessed": self.table.guessed,
            "ignored_columns": _ignored(self.table, self.mapped),
            "problems": [_as_json(each) for each in self._refused()],
            "doubts": [_as_json(each) for each in self.plan.doubtful],
        }

    def print(self) -> None:
        """The result for people."""
        left_out = "left out" if self.args.strict else "look at it"
        self._print_lines(self._refused(), "")
        self._print_lines(self.plan.doubtful, f" ({left_out})")
        print_reading(self.table, self.mapped)
        line = ", ".join(f"{self.plan.counts[effect]} {effect.value}" for effect in EFFECTS)
        if self.plan.doubtful:
            line += f", {len(self.plan.doubtful)} {left_out}"
        if self.applied:
            print(f"Imported: {line}.")
            if self.changed_meanwhile:
                print(f"Changed by somebody meanwhile, and left as they are: {len(self.changed_meanwhile)}.")
        elif self.args.dry_run:
            print(f"Dry run, nothing was changed: {line}.")
        else:
            print(f"Nothing was changed (--partly imports the other lines): {line}.")

    def _refused(self) -> list[ChangeLine]:
        return [each for each in self.plan.lines if each.effect is Effect.REFUSED]

    def _print_lines(self, found: list[ChangeLine], after: str) -> None:
        for each in found[:SHOWN]:
            place = f"line {each.line}" + (f", column {each.column}" if each.column else "")
            print(
                f"{self.args.file}: {place}: {'; '.join(_told(each, problem) for problem in each.problems)}{after}",
                file=sys.stderr,
            )
        if len(found) > SHOWN:
            print(f"{self.args.file}: and {len(found) - SHOWN} more lines", file=sys.stderr)


def print_reading(table: Table, mapped: ColumnMapping) -> None:
    """How a file was read, where that is not plain."""
    if len(table.sheets) > 1:
        others = ", ".join(each for each in table.sheets if each != table.sheet)
        print(f"Sheet {table.sheet}; others: {others} (--sheet reads another).")
    if table.guessed:
        print(f"Encoding {table.encoding}, told from the letters (--encoding reads another).")
    if table.hidden_lines:
        print(f"{table.hidden_lines} lines are hidden in the spreadsheet; they are read, too.")
    if hidden := [
        table.heads[place] for place in sorted(table.hidden_columns) if place < len(mapped) and mapped[place]
    ]:
        print(f"Hidden in the spreadsheet, and read, too: column {', '.join(hidden)}.")
    if ignored := _ignored(table, mapped):
        print(f"Columns without a field: {', '.join(head or '(no head)' for head in ignored)}.")


def _ignored(table: Table, mapped: ColumnMapping) -> list[str]:
    """Heads of the columns that have no field."""
    return [head for head, name in zip(table.heads, mapped, strict=True) if name is None]


def _as_json(line: ChangeLine) -> dict[str, Any]:
    return {
        "line": line.line,
        "column": line.column or None,
        "problems": [
            {"field": each.field, "code": each.code, "params": each.params, "cell": line.shown(each.field)}
            for each in line.problems
        ],
    }


def _told(line: ChangeLine, problem: Problem) -> str:
    """A problem with what stands in the cell, unless it says that itself."""
    cell = line.shown(problem.field)
    return problems.problem(problem) + (f' "{cell}"' if cell and "value" not in problem.params else "")
