"""The five engines that a newcomer would write, each of which loses something (N1).

Each is made from today's source by replacing text; a source that has moved on so far that the text is not there any more
is an error, so that the proof cannot fade away unnoticed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

Changes = tuple[tuple[str, str], ...]
"""What is replaced by what."""


@dataclass(frozen=True, slots=True)
class NamedMutant:
    """A mutant by its name: what is replaced in which modules, and who must notice: tests, or the simulation alone."""

    name: str
    changes: Mapping[str, Changes]
    tests: tuple[str, ...] = ()
    seeds: tuple[int, ...] = ()
    """Seeds of `tests.simulate`, of which one must break a law with the fault and none without it."""

    def sources(self) -> dict[str, str]:
        """The modules as they are."""
        return {module: (ROOT / module).read_text("utf-8") for module in self.changes}

    def broken(self) -> dict[str, str]:
        """The modules with the fault. Raises LookupError when there is nothing to replace."""
        made = self.sources()
        for module, changes in self.changes.items():
            for pattern, text in changes:
                made[module], count = re.subn(pattern, text, made[module])
                if not count:
                    raise LookupError(f"{self.name}: {module} has no {pattern}")
        return made


_ENDLESS: Changes = ((r"between\(lower, self\.upper\)", "between(lower)"),)

NAMED_MUTANTS = (
    NamedMutant(
        "pages go on after the last date, not at it (gt for gteq)",
        {"sync/pull/keyset_scan.py": ((r"between\(lower, self\.upper\)", "between(lower + 1, self.upper)"),)},
        ("tests/sync/pull/test_pull.py", "-k", "F42 or F40"),
    ),
    NamedMutant(
        "the watermark is the newest date seen",
        {
            "sync/pull/keyset_scan.py": _ENDLESS,
            "sync/pull/pull.py": (
                (
                    r"watermark=proven if unproven is None else unproven",
                    (
                        "watermark=tx.connection.execute("
                        'f\'SELECT max("{reader.stream.version}") FROM "{reader.stream.entity.table}"\''
                        ").fetchone()[0]"
                    ),
                ),
            ),
        },
        ("tests/sync/pull/test_pull.py", "tests/sync/pull/test_pull_range.py"),
    ),
    NamedMutant(
        "the scan has no upper end",
        {"sync/pull/keyset_scan.py": _ENDLESS},
        ("tests/sync/pull/test_pull_range.py", "tests/sync/pull/test_pull.py"),
    ),
    NamedMutant(
        "nothing is read twice (no overlap)",
        {"sync/pull/overlap.py": ((r"(?m)^OVERLAP = .*$", "OVERLAP = 0"),)},
        ("tests/sync/pull/test_pull.py", "-k", "F43"),
    ),
    NamedMutant(
        "the outbox is emptied before the answer is stored",
        {
            "sync/push/session.py": (
                (
                    r"(?m)^( +)tx\.mark_sent\(\[each for each in marked if each is not None\]\)$",
                    r"\g<0>\n\1for each in marked:\n\1    if each is not None:\n\1        tx.drop_change(each.entity, each.id)",
                ),
            )
        },
        ("tests/sync/push/test_lost_answers.py", "-k", "an_edit_is_known_by_its_value"),
    ),
)
