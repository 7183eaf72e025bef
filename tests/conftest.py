"""Settings of every test run: a neutral environment, Hypothesis profiles, the fast lane, and the scheduler of workers.

The environment is set before anything imports Qt: no display is needed, and the tester's language and data folder
do not leak in.
"""

from __future__ import annotations

import atexit
import gc
import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

# The scripts of `packaging` import one another by name. Last, so that its `build` hides no installed package.
sys.path.append(str(Path(__file__).resolve().parents[1] / "packaging"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "win32":
    # Qt's offscreen platform knows no fonts there, and a text of no width fits everywhere.
    os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(os.environ["SYSTEMROOT"], "Fonts"))
os.environ.pop("COUNTERFOIL_DATA", None)
# What installations keep outside their data folders stays out of the tester's own.
os.environ["COUNTERFOIL_STATE"] = tempfile.mkdtemp(prefix="counterfoil-state-")
os.environ["LC_ALL"] = "C.UTF-8"
# Each worker imports three hundred test modules and many tests start the program: the bytecode is worth keeping.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

import pytest

from tests.lanes import lane

if TYPE_CHECKING:
    from collections.abc import Iterator

    from xdist.remote import Producer

    from tests.scheduling import Scheduling

atexit.register(shutil.rmtree, os.environ["COUNTERFOIL_STATE"], ignore_errors=True)
ROOT = Path(__file__).resolve().parents[1]
sys.dont_write_bytecode = False

# in an environment of the run-time lock alone (tests/run_time.py) there is none
HYPOTHESIS = importlib.util.find_spec("hypothesis") is not None
if HYPOTHESIS:
    from hypothesis import HealthCheck, settings

    settings.register_profile(
        "quick",
        deadline=None,
        max_examples=60,
        suppress_health_check=[HealthCheck.too_slow],
        derandomize=False,
    )
    settings.register_profile("few", settings.get_profile("quick"), max_examples=15, derandomize=True)
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture
def quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash PINs at almost no cost; `tests/app/settings/test_permissions.py` tests the real cost."""
    from app.settings import permissions

    monkeypatch.setitem(permissions._COST, "n", 16)


@pytest.fixture(autouse=True)
def usual_garbage_collection() -> Iterator[None]:
    """A command that a test runs in this process looks for garbage rarely (`app.gc_thresholds`); the next test does not."""
    usual = gc.get_threshold()
    yield
    if gc.get_threshold() != usual:
        gc.set_threshold(*usual)
        gc.unfreeze()


@pytest.fixture(autouse=True, scope="session")
def one_network() -> Iterator[None]:
    """No test looks beyond this computer, whose network may change while the tests run."""
    from app.background import network_watch

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(network_watch, "local_addresses", lambda: ("127.0.0.1",))
        yield


MEMORY = Path("/dev/shm")
LEAST_MEMORY = 8 * 1024**3
"""Bytes free in memory for the tests' files to be put there; half a Windows for the installers is among them."""

# Not under Wine, where the same path leads to the folder that the tests outside it use at the same time.
POSIX = os.name == "posix"
if POSIX and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= LEAST_MEMORY:
    # Thousands of small databases wait for the disk otherwise. No test cuts the power of the machine itself.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_configure(config: pytest.Config) -> None:
    """In the fast lane Hypothesis tries few examples, the same each time."""
    if HYPOTHESIS and config.getoption("fast"):
        settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "few"))
    if hasattr(config, "workerinput"):
        return
    config.pluginmanager.register(Durations(), "durations-of-the-last-run")
    if not sys.stderr.isatty():
        config.pluginmanager.register(FailuresAtOnce(), "failures-at-once")


class FailuresAtOnce:
    """Names each failed test at once in a log: a run that is broken off prints no summary."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called for a test whose worker died, too; its report says so."""
        if report.failed:
            reason = report.longreprtext.strip().splitlines()[-1:]
            print(f"\nFAILED at {report.when} of {report.nodeid}:", *reason, file=sys.stderr, flush=True)


class Durations:
    """Keeps what each test of the last run took, for `packaging/bootstrap.py test --durations`."""

    def __init__(self) -> None:
        self._seconds: dict[str, list[float]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a phase of a test: its seconds, and those that this process and its children computed."""
        computed = dict(report.user_properties).get(f"computed in {report.when}", 0.0)
        kept = self._seconds.setdefault(report.nodeid, [0.0, 0.0])
        kept[0] += report.duration
        kept[1] += computed if isinstance(computed, float) else 0.0

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write them to pytest's cache."""
        cache = getattr(session.config, "cache", None)
        if self._seconds and cache is not None:
            cache.set("counterfoil/durations", self._seconds)


def _computed() -> float:
    return sum(os.times()[:4])


_computed_before = _computed()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Note what the phase computed: the seconds that passed say more about what else the machine did."""
    global _computed_before
    now = _computed()
    item.user_properties.append((f"computed in {call.when}", now - _computed_before))
    _computed_before = now


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--fast`."""
    parser.addoption("--fast", action="store_true", help="run the fast lane only (tests/lanes.py)")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what the lane does not run, before it is imported."""
    if not collection_path.name.startswith("test_") or collection_path.suffix != ".py":
        return None
    found = lane(module := collection_path.relative_to(ROOT).as_posix())
    if found == "by hand":
        return None if any(module in word for word in config.args) else True
    return True if found == "slow" and config.getoption("fast") else None


@pytest.hookimpl(optionalhook=True)  # under Wine there is no xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    """Hand out tests by the groups of `tests/scheduling.py`."""
    from tests.scheduling import Scheduling

    return Scheduling(config, log) if config.getvalue("dist") == "loadgroup" else None
