"""The five engines that a newcomer would write, each of which loses something (`facts/sync.md` 3.3, N1).

Each is made from today's source by replacing text; a source that has moved on so far that the text is not there any more
is an error, so that the proof cannot fade away unnoticed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Named:
    """A mutant by its name: in which module, what is replaced by what, and who must notice."""

    name: str
    module: str
    changes: tuple[tuple[str, str], ...]
    tests: tuple[str, ...]

    def broken(self, source: str) -> str:
        """The module with the fault. Raises LookupError when there is nothing to replace."""
        for pattern, text in self.changes:
            source, count = re.subn(pattern, text, source)
            if not count:
                raise LookupError(f"{self.name}: {self.module} has no {pattern}")
        return source


_BOUND = (r";\{stream\.version\}\|lteq\|\{upper\}", "")

NAMED = (
    Named(
        "pages go on after the last date, not at it (gt for gteq)",
        "sync/pull.py",
        ((r"\|gteq\|\{anchor\}", "|gt|{anchor}"),),
        ("tests/sync/test_pull.py", "-k", "F42 or F40"),
    ),
    Named(
        "the watermark is the newest date seen",
        "sync/pull.py",
        (
            _BOUND,
            (r"watermark=\(cursor\.upper or 0\) if unproven is None else unproven", "watermark=self._newest"),
            (
                r"(?m)^( +)self\._pulled\.rows \+= .*$",
                (
                    r"\g<0>\n\1seen = [getattr(self, '_newest', 0), *(_version(row, stream) for row in page.records)]"
                    r"\n\1self._newest = max(seen)"
                ),
            ),
        ),
        ("tests/sync/test_pull.py", "tests/sync/test_pull_range.py"),
    ),
    Named(
        "the scan has no upper end",
        "sync/pull.py",
        (_BOUND,),
        ("tests/sync/test_pull_range.py", "tests/sync/test_pull.py"),
    ),
    Named(
        "nothing is read twice (no overlap)",
        "sync/pull.py",
        ((r"(?m)^OVERLAP = .*$", "OVERLAP = 0"),),
        ("tests/sync/test_pull.py", "-k", "F43"),
    ),
    Named(
        "the outbox is emptied before the answer is stored",
        "sync/lane.py",
        (
            (
                r"(?m)^( +)tx\.note_change\(marked\)$",
                r"\g<0>\n\1tx.drop_change(marked.entity, marked.id)",
            ),
        ),
        ("tests/sync/test_push_lost.py", "-k", "an_edit_is_known_by_its_value"),
    ),
)
