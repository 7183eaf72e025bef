"""The tables of plans and their lines, as the migration that makes them.

Applied by `migrations`; read and written by `storage.plans`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite_utils


def m0022_plans(db: sqlite_utils.Database) -> None:
    """Plans of this computer, and their lines."""
    db.table("plans").create(
        {
            "id": int, "entity": str, "name": str, "start": str, "end": str, "state": str, "created": int,
            "begun": int, "ended": int, "origin": str,
        },
        pk="id", not_null={"entity", "name", "start", "state", "created"},
    )  # fmt: skip
    db.table("plan_lines").create(
        {
            "plan": int, "record": int, "before": str, "after": str, "former": str, "begun": str,
            "returned": str, "step": int, "return_step": int, "problem": str,
        },
        pk=("plan", "record"), not_null={"before", "after", "former", "begun", "returned"},
    )  # fmt: skip
    db.table("plan_lines").create_index(["record"])
