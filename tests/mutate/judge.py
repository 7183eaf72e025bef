"""One process that runs tests over one tree, and whose exit code says whether all was well.

Started for each mutant from a server that has the libraries loaded already: that, not the tests, is what takes time.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

HEAVY = ("pytest", "hypothesis", "pydantic", "sqlite_utils", "httpx")
"""Loaded once; nothing of the tree that is judged may be among them."""


def judge(tree: str, tests: Sequence[str]) -> None:
    """Leaves the process with pytest's exit code."""
    os.chdir(tree)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = True
    sys.path[:] = [tree, *(each for each in sys.path if each)]
    for name in [
        each for each in sys.modules if each.partition(".")[0] in ("tests", "storage", "sync", "app")
    ]:
        del sys.modules[name]
    import pytest

    with (
        open(os.devnull, "w") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        code = pytest.main(
            ["-q", "-x", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib", "-o", "filterwarnings=",
             *tests]
        )  # fmt: skip
    os._exit(int(code))
