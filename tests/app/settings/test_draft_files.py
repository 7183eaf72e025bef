"""Drafts on disk: written whole or not at all, whatever fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.settings.draft_files import DraftFiles, StoredDraft
from storage.errors import FolderNotWritable, StorageError


def draft(id=1, phone="777", at=5, entity="customers"):
    return StoredDraft(entity=entity, id=id, base={"id": id, "versionDate": 9}, typed={"phone": phone}, at=at)


@pytest.fixture
def files(tmp_path):
    return DraftFiles(tmp_path / "replica.db")


def test_drafts_are_loaded_oldest_first(files, tmp_path):
    assert files.load() == []
    files.write(draft(id="new-7", at=7))
    files.write(draft(at=5))
    files.write(draft(at=9, entity="products", id=2**53 - 1))
    assert [each.at for each in DraftFiles(tmp_path / "replica.db").load()] == [5, 7, 9]
    files.forget("customers", "new-7")
    files.forget("customers", "new-7")
    assert [each.id for each in files.load()] == [1, 2**53 - 1]


def test_a_draft_under_the_name_of_another_record_is_set_aside(files, tmp_path):
    files.write(draft(phone="right"))
    folder = tmp_path / "drafts"
    (folder / "customers-2.json").write_bytes((folder / "customers-1.json").read_bytes())
    assert [(each.id, each.typed) for each in files.load()] == [(1, {"phone": "right"})]
    assert sorted(path.name for path in folder.iterdir()) == ["customers-1.json", "customers-2.damaged"]


@pytest.mark.skipif(os.name == "nt", reason="rights are the folder's there")
def test_a_draft_is_readable_by_its_owner_only(files, tmp_path):
    files.write(draft())
    assert (tmp_path / "drafts" / "customers-1.json").stat().st_mode & 0o077 == 0


STEPS = ("os.fsync", "pathlib.Path.replace", "pathlib.Path.chmod", "os.write")


@pytest.mark.parametrize("step", STEPS)
def test_F81_a_power_cut_during_a_write_leaves_the_older_draft(files, monkeypatch, step):
    files.write(draft(phone="777"))

    def fails(*args, **kwargs):
        raise OSError(5, "cut")

    with monkeypatch.context() as patched:
        patched.setattr(step, fails)
        with pytest.raises(StorageError):
            files.write(draft(phone="888"))
    assert [each.typed for each in files.load()] == [{"phone": "777"}]
    files.write(draft(phone="888"))
    assert [each.typed for each in files.load()] == [{"phone": "888"}]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"entity": "customers"}',
        b"\xff\xfe",
        b'{"entity":"a","id":1,"base":[],"typed":{},"at":1}',
    ],
)
def test_a_damaged_draft_is_set_aside_and_the_others_are_read(files, tmp_path, content):
    files.write(draft())
    bad = tmp_path / "drafts" / "products-3.json"
    bad.write_bytes(content)
    assert [each.entity for each in files.load()] == ["customers"]
    assert not bad.exists()
    assert bad.with_suffix(".damaged").read_bytes() == content


def test_F82_a_folder_that_cannot_be_written_raises(tmp_path):
    (tmp_path / "drafts").write_text("a file stands in the way")
    files = DraftFiles(tmp_path / "replica.db")
    with pytest.raises(FolderNotWritable):
        files.write(draft())
    assert files.load() == []


def test_a_partial_file_is_not_read_as_a_draft(files, tmp_path):
    files.write(draft())
    (Path(tmp_path) / "drafts" / ".customers-1.json.abc").write_text('{"entity": "cust')
    assert len(files.load()) == 1
