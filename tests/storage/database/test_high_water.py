"""High-water marks: a number that only rises, and whose file may be anything without doing harm (F113)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from storage.database.high_water import HighWaterMarks


def test_F113_a_mark_rises_and_never_falls(tmp_path: Path) -> None:
    marks = HighWaterMarks(tmp_path / "not" / "there")
    assert marks.get("a1") == 0
    for number, kept in ((3, 3), (2, 3), (10**12, 10**12), (7, 10**12)):
        marks.raise_to("a1", number)
        assert HighWaterMarks(tmp_path / "not" / "there").get("a1") == kept
    assert marks.get("b2") == 0


@pytest.mark.parametrize("lineage", ["", "../outside", "a/b", "x" * 99, "a\0b", "ž\n"])
def test_F113_a_rotten_lineage_names_no_file(tmp_path: Path, lineage: str) -> None:
    marks = HighWaterMarks(tmp_path / "marks")
    marks.raise_to(lineage, 5)
    assert marks.get(lineage) == 0 and not any(tmp_path.rglob("*"))


def test_F113_a_rotten_byte_of_a_mark_makes_it_no_other_number(tmp_path: Path) -> None:
    marks = HighWaterMarks(tmp_path)
    marks.raise_to("a1", 41)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for place in range(len(whole)):
        for bit in range(8):
            file.write_bytes(whole[:place] + bytes([whole[place] ^ 1 << bit]) + whole[place + 1 :])
            assert marks.get("a1") in (0, 41), (place, bit)
        file.write_bytes(whole[:place])
        assert marks.get("a1") == 0
    marks.raise_to("a1", 42)
    assert marks.get("a1") == 42
    file.write_bytes(whole * 3)
    marks.raise_to("a1", 43)
    assert marks.get("a1") == 43


def no_folder(folder: Path) -> None:
    folder.write_bytes(b"a file")


def folder_for_a_file(folder: Path) -> None:
    (folder / "a1.mark").mkdir(parents=True)


@pytest.mark.parametrize("spoil", [no_folder, folder_for_a_file])
def test_F113_marks_that_cannot_be_kept_raise_nothing(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    spoil(tmp_path / "marks")
    marks = HighWaterMarks(tmp_path / "marks")
    marks.raise_to("a1", 5)
    assert marks.get("a1") == 0
    none = HighWaterMarks(None)
    none.raise_to("a1", 5)
    assert none.get("a1") == 0
