"""Which worker runs which tests: those that share an installation or a build folder stay on one, and start first.

The marks of `--dist loadgroup` do nothing here: pytest-xdist 3.8 writes a group's name into a field that pytest 9.2
reads no more, and spreads the tests as if they were not marked (pytest-dev/pytest-xdist#1386).
"""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

GROUPS = {
    "tests/packaging/test_windows.py": "windows",
    "tests/packaging/test_windows_setup.py": "windows",
    "tests/packaging/test_windows_python.py": "windows",
    "tests/packaging/test_linux.py": "linux",
}
"""By module. A group with more tests starts before one with fewer; a test in none is a group of its own."""


def group(nodeid: str) -> str:
    """The name of the group that a test belongs to."""
    return GROUPS.get(nodeid.partition("::")[0], nodeid)


class Scheduling(LoadScopeScheduling):
    """Whole groups to whoever has nothing to do."""

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)
