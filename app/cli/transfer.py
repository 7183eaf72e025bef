"""`import` and `export`: records of one entity from and to CSV or XLSX.

Called by `app.cli.main`. An import is one undo step, all or nothing; its changes are sent by the next run.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import messages

if TYPE_CHECKING:
    from app.transfer.importer import ImportPlan

SHOWN = 20
"""Most refused lines printed."""


def declare_import(parser: argparse.ArgumentParser) -> None:
    """Options of `import`."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="a .csv or .xlsx file; its first line names fields"
    )
    parser.add_argument("--entity", metavar="E", required=True, help="customers, products, ...")
    parser.add_argument("--dry-run", action="store_true", help="say what would happen and change nothing")
    parser.add_argument(
        "--key", metavar="FIELD", help="field that a record is recognised by (default: found out)"
    )
    parser.add_argument("--partly", action="store_true", help="leave refused lines out instead of stopping")
    parser.add_argument("--encoding", default="", help="utf-8, utf-16, cp1250 or cp1252 (default: found out)")
    parser.add_argument(
        "--delimiter", default="", help="what stands between cells of a CSV (default: found out)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def declare_export(parser: argparse.ArgumentParser) -> None:
    """Options of `export`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="ends in .csv or .xlsx")
    parser.add_argument("--entity", metavar="E", required=True, help="customers, products, ...")
    parser.add_argument(
        "--filter", metavar="F", default="", help="a filter of the interface: points|gteq|100"
    )
    parser.add_argument("--sort", metavar="S", default="", help="a sort of the interface: lastName,-points")


def run_import(args: argparse.Namespace) -> int:
    """0 when all lines are imported (or would be), 1 when some were refused or the file cannot be read."""
    from app.errors import BadFile
    from app.runtime import Runtime
    from app.transfer.importer import Importer, LineOutcome, guess_mapping, importable, key_candidates
    from app.transfer.tables import read_table

    with Runtime(args.data, own=False, must_exist=True) as runtime:
        importer = Importer(runtime.replica, runtime.commands, args.entity)
        table = read_table(args.file, encoding=args.encoding, delimiter=args.delimiter)
        mapped = guess_mapping(importer.entity, table.heads)
        if not any(mapped):
            known = ", ".join(each.name for each in importable(importer.entity))
            raise BadFile(file=str(args.file), reason="heads", line=1, known=known)
        offered = key_candidates(importer.entity, mapped)
        if args.key is not None and args.key not in mapped:
            raise BadFile(file=str(args.file), reason="key", key=args.key)
        plan = importer.plan(table, mapped, args.key or next(iter(offered), None))
        if not args.dry_run and (args.partly or not plan.counts[LineOutcome.REFUSED]):
            importer.apply(plan, partly=args.partly)
            applied = True
        else:
            applied = False
        ignored = [head for head, name in zip(table.heads, mapped, strict=True) if name is None]
        _report(plan, ignored, args.file, applied=applied, dry=args.dry_run, as_json=args.json)
        return messages.FAULT if plan.counts[LineOutcome.REFUSED] else messages.OK


def run_export(args: argparse.Namespace) -> int:
    """Write the file and print the number of records."""
    from app.queries.lists import ListQuery
    from app.runtime import Runtime
    from app.transfer.exporter import Exporter

    with Runtime(args.data, own=False, read_only=True, must_exist=True) as runtime:
        count = Exporter(runtime.replica, args.entity).export(
            args.file, ListQuery(filter=args.filter, sort=args.sort)
        )
    print(f"{count} records written to {args.file}.")
    return messages.OK


def _report(
    plan: ImportPlan, ignored: list[str], file: Path, *, applied: bool, dry: bool, as_json: bool
) -> None:
    from app.transfer.importer import LineOutcome

    refused = [each for each in plan.lines if each.outcome is LineOutcome.REFUSED]
    if as_json:
        print(
            json.dumps(
                {
                    "applied": applied,
                    **{outcome.value: count for outcome, count in plan.counts.items()},
                    "ignored_columns": ignored,
                    "problems": [
                        {
                            "line": each.line,
                            "column": each.column or None,
                            "problems": [
                                {"field": found.field, "code": found.code, "params": found.params}
                                for found in each.problems
                            ],
                        }
                        for each in refused
                    ],
                },
                default=str,
            )
        )
        return
    for each in refused[:SHOWN]:
        place = f"line {each.line}" + (f", column {each.column}" if each.column else "")
        print(
            f"{file}: {place}: {'; '.join(messages.problem(found) for found in each.problems)}",
            file=sys.stderr,
        )
    if len(refused) > SHOWN:
        print(f"{file}: and {len(refused) - SHOWN} more lines", file=sys.stderr)
    if ignored:
        print(f"Columns without a field: {', '.join(head or '(no head)' for head in ignored)}.")
    counts = plan.counts
    line = ", ".join(f"{counts[outcome]} {outcome.value}" for outcome in LineOutcome)
    if applied:
        print(f"Imported: {line}.")
    else:
        why = (
            "Dry run, nothing was changed"
            if dry
            else "Nothing was changed (--partly imports the other lines)"
        )
        print(f"{why}: {line}.")
