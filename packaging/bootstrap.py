#!/usr/bin/env python3
"""From a checkout to a running program: `python3 packaging/bootstrap.py run | test | check | shell`.

Standard library only, Python 3.11 or newer, Linux, macOS and Windows. Makes `.venv` from the hashed lock, adds
Qt's system libraries on Debian when it may, and compiles the translations. Up to date it costs well under 0.2 s.
Written so that a Python too old for the program still reads this file and can say so.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
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
LOCK = ROOT / "packaging" / "requirements-dev.txt"
STAMP = VENV / ".bootstrap-stamp"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
OLDEST = (3, 11)

QT_LIBRARIES = (
    "libglib2.0-0", "libgl1", "libegl1", "libdbus-1-3", "libfontconfig1", "libxkbcommon0", "libxkbcommon-x11-0",
    "libx11-xcb1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1", "libxcb-randr0",
    "libxcb-render-util0", "libxcb-shape0", "libxcb-xkb1", "fonts-dejavu-core", "xvfb", "xauth",
)  # fmt: skip
"""What Qt's wheels leave to the system on Debian; one that lacks may fail under another one's name."""

INSTALLER_TOOLS = (
    "nsis", "gcc-mingw-w64-x86-64-win32", "binutils-mingw-w64-x86-64", "osslsigncode", "openssl", "wine", "wine64",
    "mmdebstrap", "debian-archive-keyring", "xvfb", "xauth",
)  # fmt: skip
"""For Setup.exe, for its rehearsal under Wine, and for the bare tree that the .deb is tried in."""

CHECKS = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "layers": ["lint-imports"],
}


class Stop(Exception):
    """Told to the person in one line."""


def say(text: str) -> None:
    """A line about what happens; on stderr, so that a program's own output stays clean."""
    print(text, file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], **options: object) -> int:
    """Run a program and answer its exit code."""
    return subprocess.run([str(each) for each in command], check=False, **options).returncode  # type: ignore[call-overload,no-any-return]


# the environment


def has_venv() -> bool:
    """Whether this Python can make environments; Debian ships that part apart, as python3-venv."""
    return importlib.util.find_spec("venv") is not None and importlib.util.find_spec("ensurepip") is not None


def system_libraries() -> None:
    """On Debian: install what Qt and venv need when root, otherwise print the one line that does."""
    wanted = QT_LIBRARIES if has_venv() else (*QT_LIBRARIES, "python3-venv")
    system_packages(wanted, lacking="the window may not start")


def system_packages(wanted: Sequence[str], *, lacking: str) -> None:
    """On Debian: install those of `wanted` that are missing when root, otherwise print the one line that does.

    `lacking` is what to expect without them.
    """
    if not sys.platform.startswith("linux") or shutil.which("dpkg-query") is None:
        return
    asked = subprocess.run(
        ["dpkg-query", "-W", "-f=${Package} ${db:Status-Status}\n", *wanted],
        capture_output=True, text=True, check=False,
    ).stdout  # fmt: skip
    present = {line.split()[0] for line in asked.splitlines() if line.endswith(" installed")}
    missing = [each for each in wanted if each not in present]
    if not missing:
        return
    apt = ["apt-get", "-q", "-o", "Acquire::http::Timeout=30", "-o", "DPkg::Lock::Timeout=60"]
    install = [*apt, "install", "-y", "--no-install-recommends", *missing]
    if os.geteuid() != 0:  # type: ignore[attr-defined,unused-ignore]
        say(
            f"System packages are missing here; {lacking}. Run once: sudo apt-get install {' '.join(missing)}"
        )
        return
    say(f"Installing {len(missing)} system packages ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = {"env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if run([*apt, "update"], **quiet) or run(install, **quiet):
        say(f"That did not work; {lacking}. By hand: {' '.join(install)}")
    importlib.invalidate_caches()


def wanted_stamp() -> str:
    """Changes with the lock, the Python, the place of the checkout, and the translations."""
    digest = hashlib.sha256(LOCK.read_bytes())
    digest.update(f"{sys.version}\n{ROOT}\n".encode())
    for each in sorted((ROOT / "ui" / "i18n").glob("*.ts")):
        state = each.stat()
        digest.update(f"{each.name} {state.st_size} {state.st_mtime_ns}\n".encode())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


def ready() -> bool:
    """Whether the environment is the one wanted, and whole."""
    try:
        same = STAMP.read_text() == wanted_stamp()
    except OSError:
        return False
    sources = (ROOT / "ui" / "i18n").glob("*.ts")
    return same and PYTHON.exists() and all(each.with_suffix(".qm").exists() for each in sources)


def prepare() -> None:
    """Make everything the program and its tests need. Raises Stop."""
    if sys.version_info < OLDEST:
        raise Stop(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    if ready():
        return
    system_libraries()
    lock = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    packages = VENV / ".packages-stamp"
    if not (packages.exists() and packages.read_text() == lock and PYTHON.exists()):
        make_venv()
        packages.write_text(lock)
    link_checkout()
    compile_translations()
    STAMP.write_text(wanted_stamp())
    say("Ready.")


def make_venv() -> None:
    """A fresh `.venv` with the locked packages; a half-made one of an interrupted try is replaced."""
    if not has_venv():
        raise Stop("This Python has no venv module. On Debian: sudo apt-get install python3-venv")
    import venv  # not before it is known to be there

    say("Making the environment in .venv (about 20 s) ...")
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise Stop(f"The environment in .venv could not be made: {fault}") from None
    pip: list[str | Path] = [
        PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input", "--retries", "2",
        "--require-hashes", "--only-binary", ":all:", "-r", LOCK,
    ]  # fmt: skip
    done = subprocess.run(
        [str(each) for each in pip], capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise Stop(f"The packages could not be installed: {why(done.stdout + done.stderr)}")


def why(said: str) -> str:
    """The one line out of pip's many: no way to the packages, or pip's own first complaint."""
    if "after connection broken" in said or "Could not fetch URL" in said:
        return "the package index does not answer. With the internet back, run the same again."
    complaints = [each for each in said.splitlines() if each.startswith("ERROR:")]
    return (complaints or said.splitlines() or ["pip gave no reason."])[0]


def link_checkout() -> None:
    """Let `.venv` import the checkout, and put the `counterfoil` command beside its Python."""
    found = subprocess.run(
        [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    packages = Path(found.stdout.strip()).resolve()
    # relative, so plain ASCII: before 3.13 Windows reads .pth files in the code page of the day
    link = os.path.relpath(ROOT, packages)
    (packages / "counterfoil-checkout.pth").write_text(f"{link}\n", encoding="ascii")
    if WINDOWS:
        (BIN / "counterfoil.cmd").write_bytes(b'@"%~dp0python.exe" -P -m ui.main %*\r\n')
        return
    script = BIN / "counterfoil"
    # a shell in between: a first line of `#!` bears no blanks and no long paths; -P: what lies in the
    # folder where the command is given must not stand in for our packages
    script.write_text(f'#!/bin/sh\nexec {shlex.quote(str(PYTHON))} -P -m ui.main "$@"\n', encoding="utf-8")
    script.chmod(0o755)


def compile_translations() -> None:
    """Make a `.qm` of every `.ts`, with the tool that comes with Qt."""
    sources = sorted((ROOT / "ui" / "i18n").glob("*.ts"))
    if not sources:
        return
    tool = BIN / ("pyside6-lrelease.exe" if WINDOWS else "pyside6-lrelease")
    for source in sources:
        target = source.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        made = subprocess.run(
            [str(tool), "-silent", str(source), "-qm", str(target)],
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise Stop(f"{source.name} could not be compiled: {(made.stderr or made.stdout).strip()}")


# the commands


def has_display() -> bool:
    """Whether a window can be shown."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def do_run(rest: Sequence[str]) -> int:
    """The main job: the practice cloud, its shop downloaded, the window on it."""
    command: list[str | Path] = [PYTHON, "-m", "ui.main", "demo", *rest]
    if not has_display() and "--headless" not in rest:
        say("There is no display here, so the same story plays in the terminal (demo --headless).")
        command.append("--headless")
    return run(command, cwd=ROOT)


def do_check() -> int:
    """Lint, format, types and layers, side by side; each one's words only when it complains."""
    started = {
        name: subprocess.Popen(
            [str(BIN / command[0]), *command[1:]],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        )
        for name, command in CHECKS.items()
    }  # fmt: skip
    failed = 0
    for name, process in started.items():
        output, _ = process.communicate()
        if process.returncode:
            failed = 1
            print(output)
        print(f"{name}: {'FAILED' if process.returncode else 'ok'}", flush=True)
    return failed


def do_test(rest: Sequence[str]) -> int:
    """The checks, then every test, with pytest's summary last.

    What the installers' tests need is installed for the whole suite and for them, where that can be done; meanwhile
    the checks are made, as one mostly waits and the other computes.
    """
    tools = threading.Thread(
        target=system_packages,
        args=(INSTALLER_TOOLS,),
        kwargs={"lacking": "the tests of the installers are skipped"},
    )
    if not rest or any("packaging" in each for each in rest):
        tools.start()
    failed = do_check()
    if tools.ident is not None:
        tools.join()
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONUTF8": "1"}
    # three: on the two cores of a small machine one of them always waits, for Windows' programs, a disk or a socket
    workers = [] if any(each.startswith("-n") for each in rest) else ["-n", "3"]
    tests = run(
        [PYTHON, "-m", "pytest", "-q", "--dist", "loadgroup", *workers, *rest], cwd=ROOT, env=environment
    )
    return tests or failed


def do_shell() -> int:
    """A Python prompt that imports the checkout."""
    return run([PYTHON, "-q"], cwd=ROOT)


def grammar() -> argparse.ArgumentParser:
    """The grammar of the command line; words after `run` and `test` are handed on."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="start the practice cloud and open the window on it")
    commands.add_parser("test", help="lint, types, layers and all tests; further words go to pytest")
    commands.add_parser("check", help="lint, types and layers only")
    commands.add_parser("shell", help="a Python prompt in the environment")
    return parser


def main() -> int:
    """Prepare, then do what was asked; the exit code is the command's own."""
    parser = grammar()
    asked, rest = parser.parse_known_args()
    if rest and asked.command in ("check", "shell"):
        parser.error(f"unknown words: {' '.join(rest)}")
    try:
        prepare()
    except Stop as stop:
        say(str(stop))
        return 1
    if asked.command == "run":
        return do_run(rest)
    if asked.command == "test":
        return do_test(rest)
    return do_check() if asked.command == "check" else do_shell()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
