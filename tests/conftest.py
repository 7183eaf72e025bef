"""Set before anything imports Qt: no display is needed, and nobody's language or folder leaks in."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

# The scripts of `packaging` import one another by name. Last, so that `build` there hides nobody's package.
sys.path.append(str(Path(__file__).resolve().parents[1] / "packaging"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.pop("COUNTERFOIL_DATA", None)
os.environ["LC_ALL"] = "C.UTF-8"
# Every worker reads three hundred modules of tests, and a hundred tests start the program anew: compiled once, kept.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from xdist.remote import Producer

    from tests.scheduling import Scheduling

sys.dont_write_bytecode = False

settings.register_profile(
    "quick", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow], derandomize=False
)
settings.register_profile("few", settings.get_profile("quick"), max_examples=15, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture
def quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """PINs are hashed at next to no cost; how dear a try is in truth, `tests/app/settings/test_permissions.py` says."""
    from app.settings import permissions

    monkeypatch.setitem(permissions._COST, "n", 16)


@pytest.hookimpl(optionalhook=True)  # under Wine there is no xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    """Hand tests out by the groups of `tests/scheduling.py`."""
    from tests.scheduling import Scheduling

    return Scheduling(config, log) if config.getvalue("dist") == "loadgroup" else None
