"""The engine's benchmark runs, in tiny sizes and without peers; times are not judged."""

from __future__ import annotations

import platform
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from storage.tables.search_index import BATCH_ROWS, ENOUGH_ROWS
from tests.bench import __main__ as bench
from tests.bench import (
    all_part,
    engine_part,
    feed_part,
    load,
    measured,
    requests_part,
    server_part,
    window_part,
    window_running,
)
from tests.bench.measured import OURS
from tests.bench.report.machine import Peers, installed, this_machine
from tests.bench.report.page import LOOPS, SERVER_JOBS, Run, files
from tests.bench.report.plan import Step
from tests.bench.stub_shop import CLOUD_ID, StubShop, customers


def test_jobs_end_with_both_sides_equal(capsys: pytest.CaptureFixture[str]) -> None:
    jobs = ("faulty", "conflicts")
    assert bench.main(["engine", "--count", "1100", "--repeat", "1", "--jobs", *jobs]) == 0
    said = capsys.readouterr().out
    for job in jobs:
        assert engine_part.WORDS[job] in said
    assert "500 asked, the rest merged" in said


@pytest.mark.parametrize(
    ("job", "count", "requests"), [("quiet", 10, 8), ("everything", 10, 13), ("edits", 300, 7)]
)
def test_a_job_takes_as_many_requests_as_it_must(job: str, count: int, requests: int) -> None:
    """One for each list, answered 304; two for each hundred edits, and one record read alone (F110)."""
    found = engine_part.ours(job, count)
    assert (found.requests, found.equal, found.remark) == (requests, True, "in_step")


def test_the_table_of_requests_is_printed_and_every_job_ends_equal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    small = ["--records", "150", "--edits", "5", "--conflicts", "4", "--imported", "3", "--idle-hours", "1"]
    assert bench.main(["requests", *small, "--tills", "1", "2"]) == 0
    said = capsys.readouterr().out
    assert said.count("yes") == len(requests_part.jobs(requests_part.Sizes())) and "1 idle hours" in said


@pytest.mark.parametrize(
    ("job", "requests"),
    [(requests_part.nothing_new, 13), (requests_part.one_edit, 2), (requests_part.many_edits, 7)],
)
def test_a_job_of_one_till_costs_as_many_requests_as_it_must(
    job: Callable[[requests_part.Measured, Callable[[], None]], None], requests: int
) -> None:
    found = requests_part.measure(job, 1, requests_part.Sizes(edits=300))
    assert (found.requests, found.half_hour, found.equal) == (requests, requests, True)


def test_an_undone_import_reaches_a_till_that_asks_about_so_many_deletions() -> None:
    """Twenty-one tombstones are a mass deletion elsewhere (F114), which somebody confirms; no row may run for ever."""
    found = requests_part.measure(requests_part.imported_and_undone, 2, requests_part.Sizes(imported=21))
    assert found.equal and 1 + 21 < found.requests < 100


def test_a_till_is_measured_beside_an_attacker(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["crowd", "--seconds", "0.2", "--connections", "40"]) == 0
    said = capsys.readouterr().out
    assert said.count("GET by id") == said.count(" let in") == 3 and "p99 ratio" in said


@pytest.mark.skipif(sys.platform != "linux", reason="reads CPU and memory of the server from /proc")
def test_a_program_that_listens_needs_one_request_where_another_polls_every_list(
    capsys: pytest.CaptureFixture[str],
) -> None:
    small = ["--seconds", "1", "--every", "0.3", "--writes", "1", "--listeners", "20"]
    assert bench.main(["feed", *small]) == 0
    rows = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines() if line}
    assert int(rows["polls"][0]) >= 3 * len(feed_part.LISTS)
    assert int(rows["listens"][0]) <= 4
    assert {"0", "20"} <= rows.keys()


def test_a_download_has_a_floor_beside_it_and_the_statements_of_a_run_of_its_own() -> None:
    found = engine_part.floor(250)
    assert (found.records, found.requests, found.equal) == (250, 3, True)
    counted = engine_part.statements("quiet-list", 250)
    assert 0 < counted["commits"] < counted["statements"] < 100


def test_a_server_is_measured_by_clients_in_processes_of_their_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "rows"
    assert bench.main(["server", "--seconds", "0.2", "--clients", "2", "--json", str(file)]) == 0
    rows = {row.job: row.values for row in measured.read(file)}
    assert rows.keys() == {f"{job}, 2" for job in SERVER_JOBS}
    assert all(each["rate"] > 0 and each["p99"] >= each["p50"] > 0 for each in rows.values())


def test_every_answer_of_a_client_counts_and_one_that_fails_ends_the_part(tmp_path: Path) -> None:
    with server_part.ours(tmp_path) as peer:
        peer.fill(server_part.records()[:100])
        assert load.measure([peer.get([1, 2])] * 2, peer.connect, seconds=0.3).answers > 2
        with pytest.raises(RuntimeError, match="failed"):
            load.measure([peer.get([999_999])], peer.connect, seconds=0.3)


def window_rows(file: Path, *words: str) -> dict[tuple[str, str, str], Mapping[str, float]]:
    command = [sys.executable, "-m", "tests.bench", "window", "100", *words, "--json", str(file)]
    subprocess.run(command, check=True, capture_output=True)
    return {(row.part, row.job, row.program): row.values for row in measured.read(file)}


def test_a_list_is_searched_as_it_is_after_a_download(tmp_path: Path) -> None:
    """With its last rows in the search index, which a full batch leaves out."""
    window_part.fill(tmp_path / "replica.db", BATCH_ROWS + 2 * ENOUGH_ROWS)
    with closing(sqlite3.connect(tmp_path / "replica.db")) as connection:
        assert connection.execute("SELECT count(*) FROM customers_unindexed").fetchone()[0] == 0


def test_keys_and_jumps_in_a_list_are_measured_until_its_rows_are_painted(tmp_path: Path) -> None:
    rows = window_rows(tmp_path / "rows", "--only", "list")
    ours, plain = (rows["window", "keystroke to painted rows", each] for each in (OURS, window_part.PEER))
    assert ours["looks"] == plain["looks"] > 100
    assert 0 < ours["p50"] <= ours["p95"] <= ours["p99"]
    assert rows["window", "keystroke to all rows", OURS]["p50"] >= ours["p50"]


def test_starts_and_absences_of_the_program_itself_are_measured(tmp_path: Path) -> None:
    small = ["--starts", "1", "--edits", "10", "--seconds", "1", "--no-cold"]
    rows = window_rows(tmp_path / "rows", "--only", "running", *small)
    assert {job for part, job, _ in rows if part == "loop"} == set(LOOPS)
    assert rows["loop", "serve", OURS]["asked"] > 0
    starts = {job for part, job, program in rows if (part, program) == ("start", OURS)}
    assert starts == {"warm", "after a kill"}
    assert rows["start", "warm", window_running.FLOOR]["wall"] > 0


def test_a_part_that_fails_or_takes_too_long_ends_and_the_others_go_on(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def step(name: str, *words: str, seconds: int = 60, left_out: str = "") -> Step:
        return Step(name, words, seconds, (), left_out)

    planned = [
        step("unknown", "nothing"),
        step("endless", "server", "--seconds", "1000", "--clients", "1", seconds=1),
        step("later", "engine", left_out="left out by --quick"),
        step("short", "requests", "--records", "5", "--edits", "1", "--conflicts", "1", "--imported", "1", "--idle-hours", "0.1", "--tills", "1"),
    ]  # fmt: skip
    outcomes, rows = all_part.follow(planned, tmp_path, deadline=time.monotonic() + 60)
    assert [each.state for each in outcomes] == ["failed", "stopped", "left out", "done"]
    assert [each.code for each in outcomes][0] == 2
    assert {row.part for row in rows} == {"requests"}
    late = all_part.call(step("short", "requests"), tmp_path / "rows", deadline=time.monotonic() + 1)
    assert late.state == "no time"


def test_the_page_tells_the_machine_s_kind_and_nothing_of_whose_it_is(tmp_path: Path) -> None:
    run = Run(this_machine(), [], [], {}, "python -m tests.bench all", 1)
    all_part.write(tmp_path, {"RESULTS.md": "", "charts/old.svg": ""})
    all_part.write(tmp_path, files(run))
    names = {each.relative_to(tmp_path).as_posix() for each in tmp_path.rglob("*") if each.is_file()}
    assert "RESULTS.md" in names and "charts/old.svg" not in names and len(names) <= 25
    for name in names:
        text = (tmp_path / name).read_text("utf-8")
        for private in (platform.node(), str(Path.home()), str(Path.cwd()), str(tmp_path), "127.0.0.1"):
            assert private not in text
    assert sqlite3.sqlite_version in (tmp_path / "RESULTS.md").read_text("utf-8")


def test_what_is_not_installed_is_no_peer(tmp_path: Path) -> None:
    assert installed(tmp_path) == Peers()


def test_the_readme_names_every_part_and_quotes_no_figure_of_them() -> None:
    """Figures stand in the results alone, which one command makes: no sentence elsewhere can contradict them."""
    text = (Path(bench.__file__).parents[2] / "README.md").read_text("utf-8")
    assert [part for part in bench.PARTS if f"tests.bench {part}`" not in text] == []
    assert (
        re.findall(r"[\d.,]+ ?(?:records/s|requests/s|requests a second|records a second|ms)\b", text) == []
    )


def test_a_part_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["nothing"]) == 2
    assert "engine" in capsys.readouterr().err


def test_the_stub_refuses_what_was_changed_in_between() -> None:
    shop = StubShop(customers(3))
    path = f"/v2/clouds/{CLOUD_ID}/customers"
    status, headers, body = shop.answer("GET", path, {"limit": "2", "sort": "versionDate"}, {}, b"")
    assert status == 200 and b'"totalItemsCount":"3"' in body and b'"nextPage":"2"' in body
    again = shop.answer(
        "GET", path, {"limit": "2", "sort": "versionDate"}, {"If-None-Match": headers["etag"]}, b""
    )
    assert again[0] == 304
    shop.touch([customers(3)[0]["id"]], {"note": "theirs"})
    assert shop.answer("GET", path, {"limit": "2"}, {"If-None-Match": headers["etag"]}, b"")[0] == 200
    id = customers(3)[1]["id"]
    _, found, _ = shop.answer("GET", f"{path}/{id}", {}, {}, b"")
    assert shop.answer("PATCH", f"{path}/{id}", {}, {"If-Match": found["etag"]}, b'{"note":"a"}')[0] == 200
    assert shop.answer("PATCH", f"{path}/{id}", {}, {"If-Match": found["etag"]}, b'{"note":"b"}')[0] == 412
