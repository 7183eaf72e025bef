"""The page of results: figures in, Markdown out. Every number in it comes from the rows of one run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tests.bench.measured import OURS, Row
from tests.bench.report.charts import Bar, Points, bars, lines
from tests.bench.report.machine import Machine
from tests.bench.report.plan import Outcome
from tests.bench.report.targets import Judged, find, judge, number, value_of

FOLDER = "charts"
CHARTED = 200.0
"""Per cent of a target at which a bar of the overview is cut."""
SERVER_JOBS = ("GET by id", "page of 100", "filtered page", "PATCH", "GET and PATCH", "PUT-many of 100")
ENGINE_JOBS = {
    "download": "first download", "quiet-list": "nothing new, that list", "quiet": "nothing new, 8 lists",
    "everything": "nothing new, all 13 lists", "changed-list": "1 % changed there, that list",
    "changed": "1 % changed there, all 13 lists", "edits": "1,000 edits up",
    "conflicts": "1,000 changed on both sides", "faulty": "download, 5 % of requests fail",
}  # fmt: skip
LOOPS = {
    "download": "first download", "making": "1,000 edits made", "edits": "1,000 edits sent",
    "serve": "50 requests a second on /v2",
}  # fmt: skip
INTRODUCTION = """\
Made by one command in one run; no figure is typed by hand. What is compared with what, and where that is not quite fair,
stands [below](#what-is-compared-with-what)."""
CONDITIONS = """\
- **The server of the engine's jobs is no bottleneck**: a stub that renders its rows once, in a process of its own. The
  floor reads the same pages from the same stub into one table of SQLite, with the same columns and the same durability,
  and does nothing else: no check, no index, no search, no position to go on from after a kill.
- **Kinto's client and PouchDB download from their own servers**, which render each page anew and are the slower half: their
  seconds say what such a pair takes, their CPU what the client alone takes. They store a record as JSON, without
  indexes or search. Of their jobs one list is compared with one list.
- **Conflicts**: Kinto refuses them and PouchDB keeps one side and hides the other; neither merges. Their seconds stand
  there because the job is the same, not because the result is.
- **/v2**: ours keeps records in SQLite and syncs each write to the disk; Kinto keeps them in memory. Clients are
  processes of their own. "PATCH" knows the record's tag, "GET and PATCH" reads it before each write. One client measures
  what an answer takes; four share the cores with the server.
- **A keystroke** ends when the program itself has painted the rows; nothing is painted for the bench. The peer is what
  most programs do for a search box, plain SQL with LIKE, a count and a page, with nothing painted at all.
- **The event loop** is looked at every 5 ms while somebody types into the search box. "Own" is what its thread was at
  work itself, without what other threads and other programs took.
- **Starts** are processes from their first instruction to painted rows, with compiled modules. Cold: the kernel was asked
  to forget the files that no other process has open. After a kill: the program saved an edit and died by SIGKILL.
- **vdirsyncer is not compared.** It can be installed and its licence allows it, but it carries address cards between
  CardDAV servers and folders: its records are other ones, and it has neither fields to merge nor lists to search.
- CPU stands beside the time on the wall, because a machine that others use stretches the second and hardly the first."""


@dataclass(frozen=True, slots=True)
class Run:
    """All that a run gave."""

    machine: Machine
    rows: Sequence[Row]
    outcomes: Sequence[Outcome]
    versions: Mapping[str, str]
    """Of the peers that were there."""
    command: str
    minutes: float

    def one(self, part: str, job: str, records: int, program: str = OURS) -> Row | None:
        """The row of one program."""
        return next((row for row in find(self.rows, part, job, records) if row.program == program), None)

    def sizes(self, part: str, job: str) -> list[int]:
        """The numbers of records that a job of ours was measured with."""
        return sorted(
            {row.records for row in self.rows if (row.part, row.job, row.program) == (part, job, OURS)}
        )


def files(run: Run) -> dict[str, str]:
    """The page and its charts, by their names."""
    return {"RESULTS.md": page(run)} | {
        f"{FOLDER}/{name}.svg": chart for name, (_, chart) in charts(run).items()
    }


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, figures: bool = True) -> str:
    """A table of Markdown; the first column is text, the others are figures, or text too."""
    aligned = ["---", *["---:" if figures else "---"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in (heads, aligned, *rows))


def cell(row: Row | None, value: str, times: float = 1.0) -> str:
    """A value of a row, or a dash where it was not measured."""
    found = None if row is None else value_of(row, value)
    return "–" if found is None else number(found * times)


def reason(judged: Judged, outcomes: Iterable[Outcome]) -> str:
    """Why a target has no figure."""
    target = judged.target
    if judged.rows and judged.rows[0].program == OURS:
        if not judged.rows[0].equal:
            return "both sides differed in the end: no figure counts"
        if target.beside:
            return f"{target.beside} was not there, or failed"
    for each in outcomes:
        if (target.part, target.records) in each.step.covers and each.state != "done":
            return each.reason()
    return "the part did not tell it"


def page(run: Run) -> str:
    """The whole page."""
    judged = judge(run.rows)
    verdicts = Counter(each.verdict for each in judged)
    pictures = charts(run)

    def picture(name: str) -> str:
        return f"![{pictures[name][0]}]({FOLDER}/{name}.svg)"

    parts = [
        "# Results of the bench",
        INTRODUCTION,
        _machine(run),
        f"## Targets: {verdicts['met']} met, {verdicts['not met']} not met, {verdicts['not measured']} not measured",
        table(
            ("job", "target", "measured", "", "beside it, in the same run"),
            [_judged(each, run) for each in judged],
            figures=False,
        ),
        picture("targets"),
        "## First download and the other jobs of the engine",
        _engine(run),
        picture("download"),
        "## Growth",
        _growth(run),
        picture("growth"),
        picture("rounds"),
        "## The window",
        _window(run),
        picture("start"),
        picture("loop"),
        "## /v2 beside Kinto",
        _server(run),
        picture("server"),
        "## Requests of everyday jobs",
        _requests(run),
        "## What is compared with what",
        CONDITIONS,
        "## What is missing",
        _missing(run),
    ]
    return "\n\n".join(parts) + "\n"


def _machine(run: Run) -> str:
    machine = run.machine
    facts = [
        ("date", machine.date),
        ("machine", f"{machine.cores} cores ({machine.processor}), {machine.memory} GB, {machine.system}"),
        (
            "versions",
            f"Counterfoil {machine.program}, Python {machine.python}, SQLite {machine.sqlite}, Qt {machine.qt} (offscreen)",
        ),
        *(
            (name, run.versions.get(name, "not installed: not compared"))
            for name in dict.fromkeys(("Kinto", "PouchDB", *run.versions))
        ),
        ("load before", f"{machine.load:.1f}"),
        ("took", f"{run.minutes:.0f} minutes"),
    ]
    busy = (
        "\n\n**The machine was busy: times and rates below are worth little, ratios and counts a little more.**"
        if machine.busy
        else ""
    )
    again = f"\n\nAgain: `{run.command}` on a quiet machine, after `python -m tests.bench peers`, which installs the peers."
    return table(("", ""), facts, figures=False) + busy + again


def _judged(judged: Judged, run: Run) -> tuple[str, ...]:
    target = judged.target
    if judged.figure is None:
        return target.job, target.wanted(), "–", "not measured", reason(judged, run.outcomes)
    shown = f"{number(judged.figure)}{target.unit}"
    if target.part == "engine" and target.value in ("rate", "seconds"):
        shown += f" ({cell(judged.rows[0], 'seconds')} s, CPU {cell(judged.rows[0], 'cpu')} s)"
    part = f" ({100 * judged.share:.0f} % of it)" if judged.share else ""
    verdict = "met" if judged.verdict == "met" else f"**not met**{part}"
    unit = "" if target.beside else target.unit
    beside = [
        f"{each.program} {number(value)}{unit or '/s'}"
        for each in (judged.rows if target.beside else judged.rows[1:])
        if (value := value_of(each, target.value)) is not None
    ]
    return target.job, target.wanted(), shown, verdict, "; ".join(beside)


def _engine(run: Run) -> str:
    rows = []
    for count in sorted({row.records for row in run.rows if row.part == "engine"}):
        for job, words in ENGINE_JOBS.items():
            for row in find(run.rows, "engine", job, count):
                rate = cell(row, "rate") if row.values.get("handled") else ""
                size = cell(row, "bytes", 0.001)
                asked = "; ".join(
                    filter(None, (row.remark, "" if row.equal else "**both sides differ in the end**"))
                )
                rows.append((
                    f"{words}, {count:,}" if row.program == OURS else f"&nbsp; {row.program}", rate, cell(row, "seconds"), cell(row, "cpu"),
                    cell(row, "requests"), size, cell(row, "peak"), cell(row, "statements"), cell(row, "commits"), asked,
                ))  # fmt: skip
    heads = (
        "job, records",
        "records/s",
        "s",
        "CPU s",
        "requests",
        "kB",
        "MB",
        "SQL statements",
        "commits",
        "",
    )
    return table(heads, rows) if rows else "Nothing was measured."


def _growth(run: Run) -> str:
    sizes = sorted({*run.sizes("engine", "download"), *run.sizes("window", "keystroke to painted rows")})
    rows = []
    for count in sizes:
        download, quiet, changed = (
            run.one("engine", job, count) for job in ("download", "quiet", "changed-list")
        )
        key = run.one("window", "keystroke to painted rows", count)
        rows.append((
            f"{count:,}", cell(download, "rate"), cell(download, "cpu_record"), cell(download, "search"), cell(download, "peak"),
            cell(download, "file"), cell(quiet, "cpu_ms"), cell(quiet, "requests"), cell(quiet, "statements"),
            cell(changed, "cpu_ms"), cell(changed, "requests"), cell(key, "p95"),
        ))  # fmt: skip
    heads = (
        "records", "download, records/s", "CPU us a record", "search after it, us", "MB at most", "file MB",
        "nothing new: CPU ms", "requests", "SQL statements", "1 % changed: CPU ms", "requests", "keystroke p95, CPU ms",
    )  # fmt: skip
    return table(heads, rows) if rows else "Nothing was measured."


def _window(run: Run) -> str:
    keys = [
        (f"{row.job}, {row.records:,} rows, {row.program}", *(cell(row, each) for each in ("p50", "p95", "p99", "wall_p99", "over_50", "looks")))
        for row in run.rows if row.part == "window"
    ]  # fmt: skip
    starts = [
        (f"{row.job}, {row.records:,} rows, {row.program}", *(cell(row, each) for each in ("wall", "best", "worst", "cpu", "starts", "memory")))
        for row in run.rows if row.part == "start"
    ]  # fmt: skip
    loops = [
        (
            f"{LOOPS.get(row.job, row.job)}, {row.records:,} rows",
            *(cell(row, each) for each in ("p99", "over_33", "over_50", "looks", "worst", "own_p99", "own_over_33", "asked_p99")),
        )
        for row in run.rows if row.part == "loop"
    ]  # fmt: skip
    found = [
        ("what, rows, program", "p50 CPU ms", "p95", "p99", "p99 on the wall", "over 50 ms on the wall", "of"),
        ("start, rows, program", "ms, median", "best", "worst", "CPU ms", "starts", "MB"),
        ("event loop away during", "p99 ms", "over 33 ms", "over 50 ms", "looks", "worst", "own p99", "own over 33 ms", "answer p99 ms"),
    ]  # fmt: skip
    tables = [table(heads, rows) for heads, rows in zip(found, (keys, starts, loops), strict=True) if rows]
    return "\n\n".join(tables) or "Nothing was measured."


def _server(run: Run) -> str:
    rows = []
    for clients in (1, 4):
        for job in SERVER_JOBS:
            found = find(run.rows, "server", f"{job}, {clients}", 2000)
            if not found:
                continue
            ours, kinto = found[0], next((row for row in found if row.program == "Kinto"), None)
            theirs = None if kinto is None else kinto.values.get("rate")
            ratio = f"{number(ours.values['rate'] / theirs)}x" if theirs else "–"
            shown = [
                cell(row, each)
                for row in (ours, kinto)
                for each in ("rate", "p50", "p99", "over_50", "server_cpu")
            ]
            rows.append((f"{job}, {clients} client{'s' * (clients > 1)}", *shown, ratio))
    heads = [
        f"{who} {each}"
        for who in ("ours:", "Kinto:")
        for each in ("requests/s", "p50 ms", "p99 ms", "over 50 ms", "server's CPU ms")
    ]
    return table(("request", *heads, "ratio"), rows) if rows else "Nothing was measured."  # fmt: skip


def _requests(run: Run) -> str:
    found = [row for row in run.rows if row.part == "requests"]
    tills = sorted({row.records for row in found})
    rows = []
    for job in dict.fromkeys(row.job for row in found):
        shown = [run.one("requests", job, count) for count in tills]
        rows.append((job, *(f"{cell(row, 'requests')} ({cell(row, 'half_hour')})" for row in shown)))
    heads = ("job", *(f"{count} till{'s' * (count > 1)}" for count in tills))
    if not rows:
        return "Nothing was measured."
    return (
        "In brackets the most that all tills together sent in any half hour; figures of virtual time, the same on every machine.\n\n"
        + table(heads, rows)
    )


def _missing(run: Run) -> str:
    said = [f"- {each.reason()}." for each in run.outcomes if each.reason()]
    said += [
        f"- {name} is not installed here, so nothing is compared with it."
        for name in ("Kinto", "PouchDB")
        if name not in run.versions
    ]
    wrong = [
        f"- {row.program}, {ENGINE_JOBS.get(row.job, row.job)} ({row.records:,}): both sides differed in the end."
        for row in run.rows
        if not row.equal
    ]
    return "\n".join(said + wrong) or "Nothing."


# the charts


def charts(run: Run) -> dict[str, tuple[str, str]]:
    """What each shows, and its SVG, by name."""
    judged = judge(run.rows)

    def points(part: str, job: str, value: str, program: str = OURS) -> Points:
        rows = (run.one(part, job, count, program) for count in run.sizes(part, job))
        return [
            (row.records, found)
            for row in rows
            if row is not None and (found := value_of(row, value)) is not None
        ]

    floor = next((row.program for row in run.rows if row.program.startswith("floor: http")), "floor")
    made: dict[str, tuple[str, Callable[[str], str]]] = {
        "targets": ("How much of each target is reached, in per cent, at most 200; grey: not met", lambda title: bars(title, _reached(judged), unit="%", mark="target")),
        "download": ("First download, records a second", lambda title: bars(title, _programs(run), unit="/s")),
        "growth": (
            "First download by the number of records",
            lambda title: lines(
                title,
                {OURS: points("engine", "download", "rate"), floor: points("engine", "download", "rate", floor)},
                across="records", up="records a second",
            ),
        ),
        "rounds": (
            "What does not grow, or should not",
            lambda title: lines(
                title,
                {
                    "nothing new, 8 lists, CPU ms": points("engine", "quiet", "cpu_ms"),
                    "1 % changed, that list, CPU ms": points("engine", "changed-list", "cpu_ms"),
                    "keystroke to painted rows, p95 CPU ms": points("window", "keystroke to painted rows", "p95"),
                    "memory of a first download, MB": points("engine", "download", "peak"),
                },
                across="records", up="CPU ms, MB",
            ),
        ),
        "start": ("Start to painted rows, ms on the wall", lambda title: bars(title, _starts(run, judged), unit="ms", mark="target")),
        "loop": ("Event loop away, ms, 99 of 100 looks under", lambda title: bars(title, _loops(run, judged), unit="ms", mark="target")),
        "server": ("/v2: times the rate of Kinto, one client", lambda title: bars(title, _ratios(judged), unit="x", mark="target")),
    }  # fmt: skip
    return {name: (title, draw(title)) for name, (title, draw) in made.items()}


def _reached(judged: Iterable[Judged]) -> list[Bar]:
    measured = [each for each in judged if each.figure is not None]
    return [
        Bar(f"{_short(each.target.job)}{_kind(each.target.unit)}", min(100 * each.share, CHARTED), ours=each.verdict == "met", wanted=100.0)
        for each in measured
    ]  # fmt: skip


_SHORT = {
    " records": "", "Keystroke to painted rows": "Keystroke", "Event loop, ": "Loop: ", "Round with nothing new": "Nothing new",
    "Window shown after a warm start": "Start, warm", "Window shown after a kill": "Start after a kill",
    ", one client": "", " requests a second": "/s", "first download of": "download of",
}  # fmt: skip


def _short(job: str) -> str:
    """A job in the room that a chart has."""
    for long, short in _SHORT.items():
        job = job.replace(long, short)
    return job


def _kind(unit: str) -> str:
    """What of a job is limited, where a job has several limits."""
    return {
        " requests": " (requests)",
        " ms CPU": " (CPU)",
        " ms, p99": " (p99)",
        " times over 33 ms": " (over 33)",
    }.get(unit, "")


def _programs(run: Run) -> list[Bar]:
    found = []
    for count in run.sizes("engine", "download"):
        found += [
            Bar(f"{row.program}, {count:,}", row.values["rate"], ours=row.program == OURS)
            for row in find(run.rows, "engine", "download", count)
            if "rate" in row.values
        ]
    return found


def _starts(run: Run, judged: Iterable[Judged]) -> list[Bar]:
    wanted = {
        (each.target.measured, each.target.records): each.target.limit
        for each in judged
        if each.target.part == "start"
    }
    return [
        Bar(
            row.program if row.program != OURS else f"{row.job}, {row.records:,} rows", row.values["wall"], ours=row.program == OURS,
            wanted=wanted.get((row.job, row.records)) if row.program == OURS else None,
        )
        for row in run.rows if row.part == "start" and "wall" in row.values
    ]  # fmt: skip


def _loops(run: Run, judged: Iterable[Judged]) -> list[Bar]:
    wanted = {
        (each.target.measured, each.target.records): each.target.limit
        for each in judged
        if (each.target.part, each.target.value) == ("loop", "p99")
    }
    return [
        Bar(f"{LOOPS.get(row.job, row.job)}, {row.records:,}", row.values["p99"], wanted=wanted.get((row.job, row.records)))
        for row in run.rows if row.part == "loop" and "p99" in row.values
    ]  # fmt: skip


def _ratios(judged: Iterable[Judged]) -> list[Bar]:
    return [
        Bar(each.target.measured.partition(",")[0], each.figure, wanted=each.target.limit)
        for each in judged
        if each.target.beside and each.figure is not None
    ]
