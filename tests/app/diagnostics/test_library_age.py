"""OpenSSL and SQLite that a program brought with it are named when they are older than a year."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from app.diagnostics import library_age
from app.diagnostics.library_age import of_this_process, openssl_day, outdated, sqlite_day
from app.diagnostics.selftest import Finding, findings


def test_the_days_are_read_out_of_what_the_libraries_say() -> None:
    assert openssl_day("OpenSSL 3.0.13 30 Jan 2024") == date(2024, 1, 30)
    assert openssl_day("OpenSSL 3.5.7 9 Jun 2026 (Library: x)") == date(2026, 6, 9)
    assert openssl_day("LibreSSL 3.3.6") is None and openssl_day("OpenSSL 4 30 Foo 2024") is None
    assert sqlite_day("2024-04-15 13:34:05 8653b758870e6ef0") == date(2024, 4, 15)
    assert sqlite_day("of no day") is None
    assert all(isinstance(day, date) for day in of_this_process().values())


def test_a_library_is_old_after_a_year_and_a_day() -> None:
    days = {"OpenSSL": date(2024, 1, 30), "SQLite": None}
    assert outdated(days, date(2024, 1, 30) + timedelta(days=365)) == []
    assert outdated(days, date(2024, 1, 30) + timedelta(days=366)) == ["OpenSSL"]


def libraries(folder: Path) -> Finding:
    return next(each for each in findings(folder) if each.name == "libraries")


MAPS = """\
7f0000000000-7f0000001000 r-xp 00000000 08:01 11 /usr/lib/x86_64-linux-gnu/libcrypto.so.3
7f0000001000-7f0000002000 r-xp 00000000 08:01 12 {place}libsqlite3.so.0.8.6
7f0000002000-7f0000003000 rw-p 00000000 00:00 0 [heap]
"""


def test_a_library_that_lies_inside_the_program_or_its_python_is_not_the_systems(tmp_path: Path) -> None:
    assert library_age.among_the_systems(MAPS.format(place="/lib/aarch64-linux-gnu/")) == {
        "OpenSSL",
        "SQLite",
    }
    for place in ("/usr/lib/counterfoil/_internal/", "/home/a/usr/lib/x86_64-linux-gnu/", "/opt/python/lib/"):
        assert library_age.among_the_systems(MAPS.format(place=place)) == {"OpenSSL"}
    assert library_age.among_the_systems("") == frozenset()


@pytest.mark.parametrize(
    ("kept", "warned"),
    [
        (frozenset(), "OpenSSL and SQLite older"),
        (frozenset({"SQLite"}), "OpenSSL older"),
        (frozenset({"OpenSSL", "SQLite"}), ""),
    ],
)
def test_check_warns_of_old_libraries_that_the_program_brought(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kept: frozenset[str], warned: str
) -> None:
    monkeypatch.setattr(library_age, "today", lambda: date(2099, 1, 1))
    monkeypatch.setattr(library_age, "kept_by_the_system", lambda: kept)
    found = libraries(tmp_path)
    assert found.fine == (not warned) and not found.needed
    if warned:
        assert f"{warned} than a year: install a newer Counterfoil" in found.detail
    else:
        assert "kept by the system" in found.detail
