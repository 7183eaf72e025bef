"""Which worker runs which tests: tests that share an installation or a costly fixture stay together and start first.

The marks of `--dist loadgroup` have no effect here: pytest-xdist 3.8 writes the group's name into a field that
pytest 9.2 no longer reads, so the tests are spread as if unmarked (pytest-dev/pytest-xdist#1386).
"""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

INSTALLERS = {
    "tests/packaging/test_windows.py": "windows",
    "tests/packaging/test_windows_processes.py": "windows",
    "tests/packaging/test_msi.py": "windows, another one",
    "tests/packaging/test_windows_setup.py": "windows, another one",
    "tests/packaging/test_linux.py": "linux",
    "tests/packaging/test_two_clones.py": "two clones",
}
"""Group by module of the tests that build and try installers; each group of Windows has a Windows of its own."""
GROUPS = {
    **INSTALLERS,
    "tests/packaging/test_windows_python.py": "windows, another one",
    "tests/ui/sync/test_hanging_cloud.py": "hanging cloud",
}
"""Group by module. Groups with more tests start first; a test of any other module is a group of its own."""


def group(nodeid: str) -> str:
    """The name of the group of a test."""
    return GROUPS.get(nodeid.partition("::")[0], nodeid)


class Scheduling(LoadScopeScheduling):
    """Hands whole groups to idle workers."""

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)
