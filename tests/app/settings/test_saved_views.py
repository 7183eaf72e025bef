"""Saved views: stored by name, loaded again; a damaged file does not prevent a start."""

from __future__ import annotations

import json

import pytest

from app.settings.saved_views import MOST, VIEWS_FILE, SavedViews, View
from storage.errors import FolderNotWritable

VIEW = View(
    name="Stálí",
    filter="points|gteq|100",
    search="nov",
    sort="lastName,-points",
    columns=("lastName", "points"),
)


def test_views_and_last_columns_are_loaded_again(tmp_path):
    views = SavedViews.load(tmp_path)
    assert views.saved("customers") == [] and views.last("customers") == View()
    views.save("customers", VIEW)
    views.leave("customers", columns=("lastName",), sort="-points")
    again = SavedViews.load(tmp_path)
    assert again.saved("customers") == [VIEW]
    assert again.last("customers") == View(columns=("lastName",), sort="-points")
    assert again.saved("products") == []


def test_a_name_is_unique_and_can_be_deleted(tmp_path):
    views = SavedViews.load(tmp_path)
    views.save("customers", VIEW)
    views.save("customers", View(name="  stálí ", deleted=True))
    assert [each.name for each in views.saved("customers")] == ["stálí"]
    views.forget("customers", "stálí")
    assert SavedViews.load(tmp_path).saved("customers") == []


def test_the_number_of_views_is_limited():
    views = SavedViews()
    for number in range(MOST + 3):
        views.save("tags", View(name=f"n{number}"))
    assert len(views.saved("tags")) == MOST and views.saved("tags")[-1].name == f"n{MOST + 2}"


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"last": 3, "saved": {}}', "\xff", '{"saved": {"a": 1}, "last": {}}']
)
def test_a_damaged_file_is_set_aside_and_replaced(tmp_path, content):
    (tmp_path / VIEWS_FILE).write_bytes(content.encode("latin-1"))
    assert SavedViews.load(tmp_path).saved("customers") == []
    assert (tmp_path / f"{VIEWS_FILE}.damaged").read_bytes() == content.encode("latin-1")


def test_members_of_another_type_are_left_out(tmp_path):
    body = {
        "last": {"tags": 7},
        "saved": {"tags": [{"name": "a", "sort": 3, "columns": "x"}, {"name": ""}, 4]},
    }
    (tmp_path / VIEWS_FILE).write_text(json.dumps(body))
    views = SavedViews.load(tmp_path)
    assert views.saved("tags") == [View(name="a")]
    assert views.last("tags") == View()


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderNotWritable):
        SavedViews(tmp_path / "file" / VIEWS_FILE).save("tags", VIEW)
