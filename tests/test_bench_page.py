"""The page of the bench's results: figures in, text and charts out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.bench import measured
from tests.bench.measured import OURS, Row, Rows, absences, share
from tests.bench.report.charts import Bar, bars, lines
from tests.bench.report.machine import Machine, Peers
from tests.bench.report.page import Run, charts, files, page
from tests.bench.report.plan import Outcome, steps
from tests.bench.report.targets import HUNDRED, TARGETS, Target, judge, number

MACHINE = Machine(
    cores=2, memory=24, processor="A processor", system="Linux x86_64", python="3.11.7", sqlite="3.40.1", qt="6.11.3",
    program="0.1.0", date="2026-11-23", load=0.2,
)  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"
FLOOR = "floor: http.client to sqlite3"


def row_of(target: Target, figure: float, program: str = OURS, **more: float) -> Row:
    name, value = ("cpu", figure / 1000) if target.value == "cpu_ms" else (target.value, figure)
    return Row(target.part, target.measured, program, target.records, {"rate": 1.0, name: value, **more})


def met() -> list[Row]:
    """Rows of a run in which every target is reached just so."""
    found: dict[tuple[str, str, str, int], Row] = {}
    for target in TARGETS:
        made = [row_of(target, target.limit * (100 if target.beside else 1))]
        if target.beside:
            made.append(row_of(target, 100, target.beside))
        for row in made:
            key = (row.part, row.job, row.program, row.records)
            before = found.get(key)
            values = dict(row.values)
            if before is not None:
                # One row holds what several targets look at.
                values = {**before.values, **{name: each for name, each in values.items() if name != "rate" or target.value == "rate"}}  # fmt: skip
            found[key] = replace(row, values=values)
    return list(found.values())


def run_of(rows: Sequence[Row] = (), outcomes: Sequence[Outcome] = (), **versions: str) -> Run:
    return Run(MACHINE, rows, outcomes, versions, "python -m tests.bench all", 14.2)


def test_a_target_is_met_at_its_limit_and_not_beyond_it() -> None:
    assert {each.verdict for each in judge(met())} == {"met"}
    for target in TARGETS:
        worse = target.limit * (0.9 if target.at_least else 1.1) + (0 if target.at_least else 1)
        rows = [row_of(target, worse * (100 if target.beside else 1)), row_of(target, 100, target.beside)]
        (judged,) = judge(rows, [target])
        assert judged.verdict == "not met" and 0 <= judged.share < 1, target.job


def test_each_target_has_a_line_with_its_figure_and_what_stands_beside_it() -> None:
    rows = [
        Row("engine", "download", OURS, 10_000, {"rate": 11_234.5, "seconds": 0.89, "cpu": 0.71}),
        Row("engine", "download", FLOOR, 10_000, {"rate": 25_678.9}),
        Row("server", "GET by id, 1", OURS, 2000, {"rate": 600.0}),
        Row("server", "GET by id, 1", "Kinto", 2000, {"rate": 100.0}),
    ]
    said = page(run_of(rows, Kinto="kinto 26.5.0", PouchDB="pouchdb 9.0.0"))
    lines_ = {line.split(" | ")[0].lstrip("| "): line for line in said.splitlines() if line.startswith("| ")}
    download, get = lines_["First download, 10,000 records"], lines_["/v2: GET by id, one client"]
    assert (
        "at least 20,000 records/s | 11,234 records/s (0.89 s, CPU 0.71 s) | **not met** (56 % of it)"
        in download
    )
    assert f"{FLOOR} 25,679 records/s" in download
    assert "at least 5 times the rate of Kinto | 6 times | met | Counterfoil 600/s; Kinto 100/s" in get
    assert {target.job for target in TARGETS} <= lines_.keys()
    assert "kinto 26.5.0" in said and "Targets: 1 met, 1 not met" in said


def test_a_run_that_measured_nothing_says_so_and_shows_no_figure() -> None:
    planned = steps(Peers(), quick=False, million=False)
    said = files(run_of(outcomes=[Outcome(each, "failed", 3, 1) for each in planned]))
    text = said["RESULTS.md"]
    judged = [line for line in text.splitlines() if " | not measured | " in line]
    assert len(judged) == len(TARGETS)
    assert all(line.split(" | ")[2] == "–" and "ended with code 1 after 3 s" in line for line in judged)
    assert text.count("Nothing was measured.") == 5
    assert all("Nothing was measured." in chart for name, chart in said.items() if name.endswith(".svg"))
    assert "Kinto is not installed here" in text and "PouchDB | not installed: not compared" in text


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ("failed", "ended with code 9 after 12 s"),
        ("stopped", "was stopped after 12 s, its limit"),
        ("no time", "no time was left for the server"),
    ],
)
def test_a_part_that_gave_no_figure_tells_why(state: str, words: str) -> None:
    planned = steps(Peers(), quick=False, million=False)
    outcomes = [
        Outcome(each, state if each.words[:1] == ("server",) else "done", 12, 9)  # type: ignore[arg-type]
        for each in planned
    ]
    said = page(run_of(outcomes=outcomes))
    line = next(each for each in said.splitlines() if each.startswith("| /v2: PATCH, one client"))
    assert words in line and words in said.split("## What is missing")[1]


def test_without_the_peer_its_target_is_not_measured_and_our_figure_is_still_there() -> None:
    rows = [Row("server", "PATCH, 1", OURS, 2000, {"rate": 321.0, "p99": 4.0})]
    said = page(run_of(rows))
    line = next(each for each in said.splitlines() if each.startswith("| /v2: PATCH, one client"))
    assert "not measured | Kinto was not there, or failed" in line
    assert any(each.startswith("| PATCH, 1 client | 321 ") for each in said.splitlines())


def test_figures_of_nought_and_rows_without_figures_are_shown_and_nothing_is_divided_by_them() -> None:
    names = {name for row in met() for name in row.values}
    for values in (dict.fromkeys(names, 0.0), {}):
        rows = [replace(row, values=values | ({"rate": 0.0} if values or row.part == "server" else {})) for row in met()]  # fmt: skip
        said = files(run_of(rows))
        assert len(said) == 8 and "## What is missing" in said["RESULTS.md"]


def test_no_figure_counts_where_both_sides_differ_in_the_end() -> None:
    rows = [replace(row, equal=row.part != "engine") for row in met()]
    judged = judge(rows)
    assert all(each.figure is None for each in judged if each.target.part == "engine")
    said = page(run_of(rows))
    assert "both sides differed in the end: no figure counts" in said
    assert "both sides differed in the end" in said.split("## What is missing")[1]


def test_a_busy_machine_is_told_of() -> None:
    quiet, busy = run_of(met()), replace(run_of(met()), machine=replace(MACHINE, load=3.0))
    assert "The machine was busy" in page(busy) and "The machine was busy" not in page(quiet)


def test_a_whole_run_covers_every_target_and_a_short_one_says_what_it_leaves_out() -> None:
    for quick, million in ((False, True), (False, False), (True, False)):
        planned = steps(Peers(), quick=quick, million=million)
        covered = {cover: step for step in planned for cover in step.covers}
        for target in TARGETS:
            step = covered[target.part, target.records]
            assert (step.left_out == "") == (million or target.records < (HUNDRED if quick else 10 * HUNDRED))
            assert step.left_out or step.seconds > 0


def test_peers_that_are_not_there_are_not_called() -> None:
    there = Peers(Path("kinto/python"), Path("pouch"), {})
    for peers, named in ((there, True), (Peers(), False)):
        said = [word for step in steps(peers, quick=False, million=False) for word in step.words]
        assert ("--kinto-python" in said, "--pouch-folder" in said) == (named, named)


def test_charts_can_be_read_aloud_and_draw_what_was_measured() -> None:
    drawn = charts(run_of(met()))
    assert set(drawn) == {"targets", "download", "growth", "rounds", "start", "loop", "server"}
    for name, (title, text) in drawn.items():
        root = ET.fromstring(text)
        assert root.get("role") == "img"
        assert root.findtext(f"{SVG}title") == title
        assert re.search(r"\d", root.findtext(f"{SVG}desc") or ""), name
        assert "prefers-color-scheme:dark" in text and "http" not in text.replace("http://www.w3.org", "").replace("http.client", "")  # fmt: skip


def test_bars_are_as_long_as_their_figures_and_carry_them() -> None:
    root = ET.fromstring(bars("Rates", [Bar("ours", 200), Bar("<theirs>", 50, ours=False)], unit="/s"))
    ours, theirs = (float(each.get("width", "0")) for each in root.iter(f"{SVG}rect"))
    assert ours == pytest.approx(4 * theirs, rel=0.01)
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert {"200 /s", "50 /s", "<theirs>"} <= set(texts)


def test_lines_rise_with_their_figures() -> None:
    text = lines("Growth", {"a": [(1000, 10), (100_000, 1000)], "nowhere": []}, across="records", up="ms")
    path = next(
        each.get("d", "") for each in ET.fromstring(text).iter(f"{SVG}path") if each.get("class") == "l0"
    )
    (x0, y0), (x1, y1) = (map(float, each.split()) for each in path.removeprefix("M").split(" L"))
    assert x1 > x0 and y1 < y0
    assert "nowhere" not in text


def test_rows_survive_a_file_and_the_end_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "rows"
    assert measured.read(file) == []
    row = Row("engine", "download", OURS, 10, {"rate": 2.5}, "in_step")
    Rows(file).put(row)
    Rows(file).put(row)
    file.write_text(file.read_text("utf-8")[:-9], "utf-8")
    assert measured.read(file) == [row]


def test_absences_are_counted_where_a_single_worst_one_says_little() -> None:
    found = absences([0.0] * 97 + [20.0, 40.0, 60.0])
    assert (found["over_33"], found["over_50"], found["p99"], found["looks"]) == (2, 1, 60.0, 100)
    assert absences([])["p99"] == 0
    assert share([], 0.5) == 0


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0"), (0.123, "0.12"), (0.0052, "0.005"), (4.26, "4.26"), (28.26, "28.3"), (28_261.4, "28,261")],
)
def test_figures_have_three_digits_that_say_something(value: float, shown: str) -> None:
    assert number(value) == shown
