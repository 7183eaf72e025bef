"""The headless demo with real servers, and the comparison at its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.cli.main import main
from app.practice.cloud import PracticeCloud
from app.practice.compare import compare
from app.practice.filled_cloud import fill, open_cloud
from storage.query.grammar import Query


def test_the_story_ends_with_equal_replicas(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--headless"]) == 0
    told = capsys.readouterr().out
    sum_of = re.search(r"points ([\d.]+) \+ 10 \+ 5 = ([\d.]+)\.", told)
    assert sum_of is not None
    assert float(sum_of[1]) + 15 == pytest.approx(float(sum_of[2]))
    assert told.count("   Held: ") == 2
    assert "in the cloud and in each till: equal." in told


def test_a_filled_folder_is_not_filled_again(tmp_path: Path) -> None:
    first = open_cloud(tmp_path)
    before, token = first.replica.page("products", _everything(), limit=10_000).tags, first.refresh_token
    first.close()
    again = open_cloud(tmp_path)
    assert again.replica.page("products", _everything(), limit=10_000).tags == before
    assert again.refresh_token == token
    again.close()


def test_the_comparison_finds_differences(tmp_path: Path) -> None:
    one, other = PracticeCloud(tmp_path / "one"), PracticeCloud(tmp_path / "other")
    try:
        assert not compare({"one": one.replica, "other": other.replica}).equal
        fill(one)
        missing = compare({"one": one.replica, "other": other.replica})
        assert len(missing.differences) == sum(missing.records.values())
        with other.replica.write() as tx:
            for entity in one.replica.catalogue.stored():
                tx.put_many(entity.name, one.replica.page(entity.name, _everything(), limit=10_000).records)
        some = one.replica.page("customers", _everything(), limit=1).records[0]
        with other.replica.write() as tx:
            tx.put("customers", {**some, "points": some["points"] + 1})
        found = compare({"one": one.replica, "other": other.replica})
        told = [each for each in found.differences if not each.startswith("warehouse-products")]
        assert told == [
            f"customers {some['id']} points: one {some['points']!r}, other {some['points'] + 1!r}"
        ]
    finally:
        one.close()
        other.close()


def _everything() -> Query:
    return Query(deleted="all")
