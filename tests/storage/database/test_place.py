"""The place of a database: when a file that was somewhere else is a copy (F113)."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage.database import network_share, place
from storage.database.place import Place, is_copy, machine_id

KEY = "lineage"


def database(path: Path, identity: str = "one") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT)")
        connection.execute("INSERT INTO meta VALUES (?, ?)", (KEY, f'"{identity}"'))
    return path


def copied(known: Place, path: Path, machine: str | None = "pc") -> bool:
    return is_copy(known, Place.of(path, machine), key=KEY, identity="one")


@pytest.fixture
def first(tmp_path: Path) -> Path:
    return database(tmp_path / "first" / "a.db")


def test_F113_the_same_place_is_no_copy(first: Path) -> None:
    known = Place.of(first, "pc")
    assert Place.from_json(known.to_json()) == known
    assert not copied(known, first)
    # A restored or repaired database is another file in the same folder.
    first.rename(first.with_name("damaged.db"))
    assert not copied(known, database(first))


def test_F113_another_computer_is_always_a_copy(first: Path) -> None:
    known = Place.of(first, "pc")
    assert copied(known, first, "another")
    assert not copied(known, first, None) and not copied(replace(known, machine=None), first)


def test_F113_a_copied_folder_is_a_copy_whether_the_original_is_there_or_not(first: Path) -> None:
    known = Place.of(first, "pc")
    second = Path(shutil.copytree(first.parent, first.parent.with_name("second"))) / first.name
    assert copied(known, second) and copied(known, second, None)
    moved = first.parent.rename(first.parent.with_name("moved")) / first.name
    assert copied(known, second) and not copied(known, moved)
    assert copied(replace(known, folder=None), moved)  # where folders have no numbers it cannot be known
    shutil.rmtree(moved.parent)
    assert copied(known, second)  # moved between disks, or copied and taken away: it cannot be known


def test_F113_a_folder_restored_at_its_place_is_a_copy(first: Path) -> None:
    known = Place.of(first, "pc")
    backup = shutil.copytree(first.parent, first.parent.with_name("backup"))
    shutil.rmtree(first.parent)
    shutil.copytree(backup, first.parent)
    assert copied(known, first)
    assert not copied(replace(known, folder=None), first)


def test_F113_a_moved_folder_is_no_copy_when_another_took_its_place(first: Path) -> None:
    known = Place.of(first, "pc")
    moved = first.parent.rename(first.parent.with_name("moved")) / first.name
    database(first, "two")
    assert not copied(known, moved)
    first.write_bytes(b"no database")
    assert not copied(known, moved)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a privilege there")
def test_F113_one_folder_under_two_names_is_no_copy(first: Path) -> None:
    known = Place.of(first, "pc")
    link = first.parent.with_name("link")
    link.symlink_to(first.parent, target_is_directory=True)
    assert Place.of(link / first.name, "pc") == known
    mounted = first.parent.with_name("mounted") / first.name  # as a bind mount shows it
    mounted.parent.mkdir()
    os.link(first, mounted)
    assert not copied(known, mounted)


@pytest.mark.skipif(sys.platform != "linux", reason="the file systems of Linux")
def test_F113_a_file_system_that_numbers_anew_proves_nothing(
    first: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = network_share.file_system_of(first.parent)
    assert kind is not None and Place.of(first, "pc").folder is not None
    monkeypatch.setattr(place, "UNSTABLE", frozenset({kind}))
    assert Place.of(first, "pc").folder is None


@pytest.mark.skipif(sys.platform != "linux", reason="the files of Linux")
def test_F113_the_computers_id_is_hashed_and_may_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    monkeypatch.setattr(place, "MACHINE_FILES", (one, two))
    assert machine_id() is None
    for text in ("", "\n", "uninitialized\n", "0" * 32):
        one.write_text(text)
        assert machine_id() is None
    two.write_text("0123456789abcdef0123456789abcdef\n")
    found = machine_id()
    assert found is not None and found not in two.read_text() and machine_id() == found
    one.write_text("fedcba9876543210fedcba9876543210\n")
    assert machine_id() not in (None, found)
