#!/usr/bin/env python3
"""From a checkout to a running program: `python3 packaging/bootstrap.py run | test | check | shell`.

Standard library only, Python 3.11 or newer, Linux, macOS and Windows. Makes `.venv` from the hashed lock of the
program (`run`) or of its development (the others), installs Qt's system libraries on Debian when it is root, and
compiles the translations; without a display `run` needs neither. When all of that is up to date it adds less than 0.2 s. Its syntax is old on purpose: a Python too old for the program still parses this file and
prints which version is needed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
RUN_LOCK = ROOT / "packaging" / "requirements.txt"
LOCK = ROOT / "packaging" / "requirements-dev.txt"
"""Begins with the other lock and adds what developing and testing need."""
STAMP = VENV / ".bootstrap-stamp"
DURATIONS = ROOT / ".pytest_cache" / "v" / "counterfoil" / "durations"
"""What the tests of the last run took; tests/conftest.py writes it."""
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
OLDEST = (3, 11)

QT_LIBRARIES = (
    "fonts-dejavu-core", "libbrotli1", "libdbus-1-3", "libegl1", "libfontconfig1", "libfreetype6", "libgl1", "libglib2.0-0",
    "libgssapi-krb5-2", "libx11-6", "libx11-xcb1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1",
    "libxcb-randr0", "libxcb-render-util0", "libxcb-render0", "libxcb-shape0", "libxcb-shm0", "libxcb-sync1", "libxcb-xfixes0",
    "libxcb-xkb1", "libxkbcommon-x11-0", "libxkbcommon0", "libzstd1",
)  # fmt: skip
"""Debian packages that Qt's wheels need; without one of them Qt may fail with the name of another."""

TEST_TOOLS = ("xvfb", "xauth")
"""Debian packages that the tests start."""

INSTALLER_TOOLS = (
    "nsis", "wixl", "msitools", "gcc-mingw-w64-x86-64-win32", "binutils-mingw-w64-x86-64", "osslsigncode", "openssl", "wine", "wine64",
    "binutils", "chrpath", "lintian", "appstream", "flatpak-builder", "mmdebstrap", "debian-archive-keyring", "xvfb", "xauth",
)  # fmt: skip
"""Debian packages to build Setup.exe and the MSI, to install them under Wine, and to make the .deb, judge it and install it in a
bare Debian."""

CHECKS = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    **{
        f"types on {system}": [
            "mypy", f"--platform={platform}", f"--cache-dir=.mypy_cache/{platform}",
            # What another system's branch leaves unreachable is no mistake.
            *(() if platform == "linux" else ("--no-warn-unreachable",)),
        ]
        for system, platform in (("Linux", "linux"), ("Windows", "win32"), ("macOS", "darwin"))
    },
    "layers": ["lint-imports"],
    "house rules": [
        "pytest", "-q", "-n0", "-p", "no:randomly", "--deselect", "tests/test_architecture.py::test_the_contracts_are_kept",
        "tests/test_architecture.py", "tests/test_faults.py", "tests/test_lanes.py",
    ],
}  # fmt: skip
"""By name: a program of `.venv` and its arguments. The tests among them are those that judge the source itself."""


class Stop(Exception):
    """The environment cannot be made; the message is one line for the person."""


def say(text: str) -> None:
    """Print a progress line to stderr: stdout belongs to the program that is run."""
    print(text, file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], **options: object) -> int:
    """Run a program and return its exit code."""
    return subprocess.run([str(word) for word in command], check=False, **options).returncode  # type: ignore[call-overload,no-any-return]


# the environment


def has_venv() -> bool:
    """Whether this Python can make virtual environments; Debian ships that part separately, as python3-venv."""
    return importlib.util.find_spec("venv") is not None and importlib.util.find_spec("ensurepip") is not None


def system_libraries(*, window: bool = True, development: bool = True) -> None:
    """Install the Debian packages that Qt, the tests and venv need; see `system_packages`."""
    wanted = [
        *(() if has_venv() else ("python3-venv",)),
        *(QT_LIBRARIES if window else ()),
        *(TEST_TOOLS if development else ()),
    ]
    system_packages(wanted, without="the window may not start")


def missing_packages(wanted: Sequence[str]) -> list[str]:
    """On Debian: the packages of `wanted` that are not installed; elsewhere none.

    Debian 13 has renamed some of its libraries (`libglib2.0-0t64`); both names are the library.
    """
    if not wanted or not sys.platform.startswith("linux") or shutil.which("dpkg-query") is None:
        return []
    renamed = [each + "t64" for each in wanted]
    listed = subprocess.run(
        ["dpkg-query", "-W", "-f=${Package} ${db:Status-Status}\n", *wanted, *renamed],
        capture_output=True, text=True, check=False,
    ).stdout  # fmt: skip
    present = {line.split()[0] for line in listed.splitlines() if line.endswith(" installed")}
    return [each for each in wanted if each not in present and each + "t64" not in present]


def system_packages(wanted: Sequence[str], *, without: str) -> None:
    """On Debian: install the missing packages of `wanted` as root; as another user, print the command that does.

    `without` says what to expect while they are missing.
    """
    missing = missing_packages(wanted)
    if not missing:
        return
    apt = ["apt-get", "-q", "-o", "Acquire::http::Timeout=30", "-o", "DPkg::Lock::Timeout=60"]
    install = [*apt, "install", "-y", "--no-install-recommends", *missing]
    if os.geteuid() != 0:  # type: ignore[attr-defined,unused-ignore]
        say(f"System packages are missing here; {without}. Run once: {apt_command(missing)}")
        return
    say(f"Installing {len(missing)} system packages ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = {"env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if run([*apt, "update"], **quiet) or run(install, **quiet):
        say(f"That did not work; {without}. By hand: {' '.join(install)}")
    importlib.invalidate_caches()


def apt_command(packages: Sequence[str]) -> str:
    """The command that installs Debian's packages, for a person to type."""
    return f"sudo apt-get install {' '.join(packages)}"


def locked(*, development: bool) -> bytes:
    """All that is pinned for the program, or also for its development."""
    return RUN_LOCK.read_bytes() + (LOCK.read_bytes() if development else b"")


def wanted_stamp(*, window: bool = True, development: bool = True) -> str:
    """A hash over everything `prepare` depends on: lock, Python, path of the checkout, translations, this file."""
    digest = hashlib.sha256(locked(development=development))
    digest.update(f"{sys.version}\n{ROOT}\n{window}\n".encode())
    for source in sorted((ROOT / "ui" / "i18n").glob("*.ts")) if window else ():
        state = source.stat()
        digest.update(f"{source.name} {state.st_size} {state.st_mtime_ns}\n".encode())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


def ready(*, window: bool = True, development: bool = True) -> bool:
    """Whether `.venv` and the compiled translations are complete and up to date, for this or for more."""
    try:
        stamp = STAMP.read_text()
    except OSError:
        return False
    enough = {
        wanted_stamp(window=shown, development=developed)
        for shown in {True, window}
        for developed in {True, development}
    }
    sources = (ROOT / "ui" / "i18n").glob("*.ts") if window else ()
    return stamp in enough and PYTHON.exists() and all(each.with_suffix(".qm").exists() for each in sources)


def prepare(*, window: bool = True, development: bool = True) -> None:
    """Make what the program needs; its `window` needs Qt's libraries and tools, `development` more packages. Raises Stop."""
    if sys.version_info < OLDEST:
        raise Stop(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    if ready(window=window, development=development):
        return
    if VENV.is_symlink():
        raise Stop(
            f".venv is a link to {VENV.resolve()}, which was not made here. Remove the link, then run this again."
        )
    system_libraries(window=window, development=development)
    install_packages(development=development)
    link_checkout(PYTHON)
    make_command()
    if window:
        compile_translations()
        check_qt()
    STAMP.write_text(wanted_stamp(window=window, development=development))
    say("Ready.")


def install_packages(*, development: bool) -> None:
    """Bring `.venv` to the lock asked for: nothing to do when it has that or more, else more packages or a new one. Raises Stop."""

    def stamp_of(*, development: bool) -> str:
        return hashlib.sha256(locked(development=development) + sys.version.encode()).hexdigest()

    stamp = VENV / ".packages-stamp"
    have = stamp.read_text() if stamp.exists() and PYTHON.exists() else ""
    if have in {stamp_of(development=True), stamp_of(development=development)}:
        return
    if have != stamp_of(development=False):
        make_venv()
    stamp.unlink(missing_ok=True)
    pip: list[str | Path] = [
        PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input", "--retries", "2",
        "--require-hashes", "--only-binary", ":all:", "-r", LOCK if development else RUN_LOCK,
    ]  # fmt: skip
    what = "development needs" if development else "the program needs"
    say(f"Installing what {what} (about a minute) ...")
    done = subprocess.run(
        [str(word) for word in pip], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise Stop(f"The packages could not be installed: {pip_error(done.stdout + done.stderr)}")
    stamp.write_text(stamp_of(development=development))


def make_venv() -> None:
    """Make a fresh `.venv`, replacing one that an interrupted run left incomplete. Raises Stop."""
    if not has_venv():
        raise Stop(f"This Python has no venv module. On Debian: {apt_command(['python3-venv'])}")
    import venv  # not before it is known to be there

    say("Making the environment in .venv ...")
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise Stop(f"The environment in .venv could not be made: {fault}") from None


def pip_error(output: str) -> str:
    """One line out of pip's many: that the index cannot be reached, or else pip's first error."""
    if "after connection broken" in output or "Could not fetch URL" in output:
        return "the package index does not answer. With the internet back, run the same again."
    errors = [line for line in output.splitlines() if line.startswith("ERROR:")]
    return (errors or output.splitlines() or ["pip gave no reason."])[0]


def link_checkout(python: Path) -> None:
    """Let an environment import the checkout: `.venv`, and the one that installers are frozen from."""
    answer = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    packages = Path(answer.stdout.strip()).resolve()
    # relative, so plain ASCII: before 3.13 Windows reads .pth files in the code page of the day
    link = os.path.relpath(ROOT, packages)
    (packages / "counterfoil-checkout.pth").write_text(f"{link}\n", encoding="ascii")


def make_command() -> None:
    """Put the `counterfoil` command beside the Python of `.venv`."""
    if WINDOWS:
        (BIN / "counterfoil.cmd").write_bytes(b'@"%~dp0python.exe" -P -m ui.main %*\r\n')
        return
    script = BIN / "counterfoil"
    # a shell script, because a `#!` line allows neither blanks nor long paths; -P, because a folder named `ui`
    # in the current directory must not be imported instead of ours
    script.write_text(f'#!/bin/sh\nexec {shlex.quote(str(PYTHON))} -P -m ui.main "$@"\n', encoding="utf-8")
    script.chmod(0o755)


def compile_translations() -> None:
    """Make a `.qm` of every `.ts`, in which Qt finds the window's texts. Raises Stop."""
    import translations  # in today's syntax, which the check for an old Python comes before

    try:
        translations.compile_all()
    except (OSError, SyntaxError) as error:
        raise Stop(f"The translations could not be compiled: {error}") from None


def check_qt() -> None:
    """See that Qt finds the libraries of the system that it needs; raises Stop, naming Debian's packages of them."""
    words = [str(PYTHON), "-c", "import PySide6.QtNetwork, PySide6.QtWidgets"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        if missing := missing_packages(QT_LIBRARIES):
            raise Stop(f"Qt does not start without libraries of the system. Run once: {apt_command(missing)}")
        raise Stop(f"Qt does not start: {(done.stderr.strip().splitlines() or ['it gave no reason'])[-1]}")


# the commands


def has_display() -> bool:
    """Whether a window can be shown."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def do_run(rest: Sequence[str]) -> int:
    """Start the practice cloud and the window on its downloaded shop."""
    command: list[str | Path] = [PYTHON, "-m", "ui.main", "demo", *rest]
    if not has_display() and "--headless" not in rest:
        say("There is no display here, so the same story plays in the terminal (demo --headless).")
        command.append("--headless")
    return run(command, cwd=ROOT)


def do_check(left_out: Sequence[str] = ()) -> int:
    """Run the checks side by side; the output of one is printed only when it fails."""
    started = {
        name: subprocess.Popen(
            [str(BIN / command[0]), *command[1:]],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        )
        for name, command in CHECKS.items()
        if name not in left_out
    }  # fmt: skip
    failed = 0
    for name, process in started.items():
        output, _ = process.communicate()
        if process.returncode:
            failed = 1
            print(output)
        print(f"{name}: {'FAILED' if process.returncode else 'ok'}", flush=True)
    return failed


def selects(rest: Sequence[str]) -> bool:
    """Whether pytest's arguments choose tests: by `-k` or `-m`, or by the path of a file, folder or test."""
    return any(
        word.startswith(("-k", "-m"))
        or (not word.startswith("-") and (ROOT / word.partition("::")[0]).exists())
        for word in rest
    )


def do_test(rest: Sequence[str], *, fast: bool = False) -> int:
    """Run tests: the chosen ones alone, or the fast lane, or the checks and every test.

    Chosen tests run in one process and without the checks, so that one test answers in seconds; `-n 3` runs them in
    three. Tests of installers need programs that are installed first, where that can be done; for the whole suite
    meanwhile the checks run, as one mostly waits and the other computes.
    """
    chosen = selects(rest)
    tools = threading.Thread(
        target=system_packages,
        args=(INSTALLER_TOOLS,),
        kwargs={"without": "the tests of the installers are skipped"},
    )
    if not fast and (not chosen or any("packaging" in word for word in rest)):
        tools.start()
    # the tests of the source itself run with the others
    failed = 0 if chosen or fast else do_check(left_out=("house rules",))
    if tools.ident is not None:
        tools.join()
    words = ["--fast", *rest] if fast else [*rest]
    if not any(word.startswith("-n") for word in rest):
        # The whole suite on two cores runs in three processes, as one of them always waits for Windows' programs, a disk
        # or a socket; the fast lane waits for nothing.
        words += ["-n0"] if chosen else ["-n", "2" if fast else "3"]
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONUTF8": "1"}
    # A worker that crashed is not replaced: pytest-xdist then ends without a summary, or never.
    words = ["--dist", "loadgroup", "--max-worker-restart", "0", *words]
    tests = run([PYTHON, "-m", "pytest", "-q", *words], cwd=ROOT, env=environment)
    return tests or failed


def print_durations() -> int:
    """Print the fifty tests of the last run that computed longest; on a busy machine that says more than the seconds passed."""
    try:
        seconds: dict[str, list[float]] = json.loads(DURATIONS.read_text("utf-8"))
    except (OSError, ValueError):
        say("No run of the tests has been kept yet.")
        return 1
    total = [sum(each) for each in zip(*seconds.values(), strict=True)]
    print(f"{len(seconds)} tests: {total[1]:.0f} s computed, {total[0]:.0f} s passed in all processes")
    print("computed   passed")
    for test, (passed, computed) in sorted(seconds.items(), key=lambda each: -each[1][1])[:50]:
        print(f"{computed:8.1f} {passed:8.1f}  {test}")
    return 0


def do_shell() -> int:
    """Start a Python prompt that imports the checkout."""
    return run([PYTHON, "-q"], cwd=ROOT)


TEST_HELP = """\
test                             the checks, then every test: the whole suite, as CI runs it
test --fast                      unit and contract tests only; no checks (see `check`)
test tests/sync/merge -k array   the chosen tests only, in one process, without the checks
test --durations                 no tests: the slowest fifty of the last run

Further arguments go to pytest; -n 3 runs chosen tests in three processes.

The fast lane leaves out: lint, types, layers and house rules (they are `check`); building and installing
installers; the command line and the window in processes of their own; windows, one for each test; tills
that synchronise with a cloud and break at every request (of sync it keeps client, limits, merge, test_pull and
test_push); days and requests drawn from seeds; kills, power cuts and older databases; the benchmarks. Generated
values are tried 15 times, not 60. tests/lanes.py lists what is left out, module by module, each with its reason.
"""


def grammar() -> argparse.ArgumentParser:
    """The grammar of the command line; further arguments of `run` and `test` are passed on."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="start the practice cloud and open the window on it")
    test = commands.add_parser(
        "test",
        help="lint, types, layers and all tests; --fast or a path for fewer (test --help)",
        epilog=TEST_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    test.add_argument("--fast", action="store_true", help="only the fast lane, well under two minutes")
    test.add_argument(
        "--durations", action="store_true", help="print the slowest fifty tests of the last run"
    )
    commands.add_parser("check", help="lint, format, types, layers and house rules, without the other tests")
    commands.add_parser("shell", help="a Python prompt in the environment")
    return parser


def main() -> int:
    """Prepare the environment, then run the command; the exit code is the command's own."""
    parser = grammar()
    options, rest = parser.parse_known_args()
    if rest and options.command in ("check", "shell"):
        parser.error(f"unknown words: {' '.join(rest)}")
    if options.command == "test" and options.durations:
        return print_durations()
    needs: dict[str, bool] = {}
    if options.command == "run":
        needs = {"window": has_display() and "--headless" not in rest, "development": False}
    try:
        prepare(**needs)
    except Stop as stop:
        say(str(stop))
        return 1
    if options.command == "run":
        return do_run(rest)
    if options.command == "test":
        return do_test(rest, fast=options.fast)
    return do_check() if options.command == "check" else do_shell()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
