"""Loads and runs the hand-written cases: fills in variables, sends, compares the required members."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
BODIES: dict[str, Any] = tomllib.loads((HERE / "bodies.toml").read_text("utf-8"))

FLIPS: dict[str, tuple[str, Any]] = {
    "customers": ("note", "jiná poznámka"),
    "eet-subjects": ("enabled", False),
    "product-ingredients": ("unit", "Gram"),
    "employees": ("requirePinAlways", True),
    "warehouses": ("enabled", False),
    "products": ("onSale", False),
}
"""A field of each entity that a case may change, with its new value; `display` to false for entities not listed."""

PATTERNS = {
    "<digits>": r"-?\d+",
    "<tag>": r'"[0-9A-F]{32}"',
    "<iso>": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z",
    "<text>": r"(?s).+",
}

_unique = itertools.count(1)


@dataclass(frozen=True)
class Case:
    """One case for one entity (`each` is "" where the case names its own)."""

    file: str
    name: str
    each: str
    rows: tuple[str, ...]
    steps: tuple[dict[str, Any], ...]

    @property
    def id(self) -> str:
        """Name in the test report."""
        return f"{self.file}: {self.name}" + (f" [{self.each}]" if self.each else "")


def load() -> list[Case]:
    """Every case of every file."""
    found = []
    for path in sorted((HERE / "cases").glob("*.toml")):
        for case in tomllib.loads(path.read_text("utf-8"))["case"]:
            for each in case.get("each", [""]):
                rows = tuple(row.replace("{each}", each) for row in case["rows"])
                found.append(Case(path.stem, case["name"], each, rows, tuple(case["steps"])))
    return found


SENT = "until sent"
"""The step that lets the cloud have every edit, and its confirmation come back; nothing where there is no cloud."""


def play(
    case: Case, client: httpx.Client, known: dict[str, Any], sent: Callable[[], None] = lambda: None
) -> None:
    """Send each step of a case and compare the responses; `known` are the server's variables."""
    number = next(_unique)
    flip, flipped = FLIPS.get(case.each, ("display", False))
    variables: dict[str, Any] = {
        **known,
        "each": case.each,
        "flip": flip,
        "flipped": flipped,
        "unique": f"u{number}",
        **{f"fresh{at or ''}": str(10_000_000 + number * 10 + at) for at in (0, 2, 3)},
    }
    for at, step in enumerate(case.steps):
        where = f"step {at + 1}: {step['do']}"
        if step["do"] == SENT:
            sent()
            continue
        answer = _send(step, client, variables)
        assert answer.status_code == step["status"], f"{where}: {answer.status_code} {answer.text}"
        _compare_answer(step, answer, variables, where)
        for name, path in step.get("save", {}).items():
            variables[name] = _saved(answer, _fill(path, variables))


def _send(step: dict[str, Any], client: httpx.Client, variables: dict[str, Any]) -> httpx.Response:
    method, _, url = _fill(step["do"], variables).partition(" ")
    headers = _fill(step.get("headers", {}), variables)
    if "text" in step:
        return client.request(method, url, headers=headers, content=step["text"].encode())
    if "body" in step:
        return client.request(method, url, headers=headers, json=_body(step["body"], variables))
    return client.request(method, url, headers=headers)


def _body(value: Any, variables: dict[str, Any]) -> Any:
    """A body merged over its base, with variables filled in."""
    if isinstance(value, list):
        return [_body(each, variables) for each in value]
    if not isinstance(value, dict):
        return _fill(value, variables)
    base = BODIES[_fill(value["_base"], variables)] if "_base" in value else {}
    own = {name: each for name, each in value.items() if name != "_base"}
    merged = {_fill(name, variables): _body(each, variables) for name, each in {**base, **own}.items()}
    return {name: each for name, each in merged.items() if each != "<drop>"}


def _fill(value: Any, variables: dict[str, Any]) -> Any:
    """Replace `{name}`; a text that is a single variable becomes its value with its type."""
    if isinstance(value, dict):
        return {_fill(name, variables): _fill(each, variables) for name, each in value.items()}
    if isinstance(value, list):
        return [_fill(each, variables) for each in value]
    if not isinstance(value, str):
        return value
    alone = re.fullmatch(r"\{(\w+)\}", value)
    if alone and alone[1] in variables:
        return variables[alone[1]]
    return re.sub(
        r"\{(\w+)\}", lambda found: str(variables[found[1]]) if found[1] in variables else found[0], value
    )


def _compare_answer(
    step: dict[str, Any], answer: httpx.Response, variables: dict[str, Any], where: str
) -> None:
    if step.get("no_body"):
        assert answer.content == b"", f"{where}: a body"
    if "absent" in step:
        assert _fill(step["absent"], variables) not in answer.text, f"{where}: {answer.text}"
    if "answer" in step:
        _compare(_fill(step["answer"], variables), answer.json(), where)
    if "violations" in step:
        named = [each["fieldName"] for each in answer.json()["violations"]]
        assert sorted(named) == sorted(step["violations"]), f"{where}: {answer.text}"
    for name, wanted in _fill(step.get("answer_headers", {}), variables).items():
        _compare(wanted, answer.headers.get(name), f"{where}: header {name}")


def _compare(wanted: Any, given: Any, where: str) -> None:
    """Objects may have additional members, arrays no additional elements."""
    if isinstance(wanted, dict):
        assert isinstance(given, dict), f"{where}: {given!r} is no object"
        for name, each in wanted.items():
            if each == "<absent>":
                assert name not in given, f"{where}.{name} is there"
            else:
                assert name in given, f"{where}.{name} is missing in {given!r}"
                _compare(each, given[name], f"{where}.{name}")
    elif isinstance(wanted, list):
        assert isinstance(given, list) and len(given) == len(wanted), f"{where}: {given!r}"
        for at, (each, found) in enumerate(zip(wanted, given, strict=True)):
            _compare(each, found, f"{where}[{at}]")
    elif wanted == "<null>":
        assert given is None, f"{where}: {given!r} is not null"
    elif wanted == "<list>":
        assert isinstance(given, list) and given, f"{where}: {given!r} is no filled list"
    elif wanted in PATTERNS:
        assert isinstance(given, str) and re.fullmatch(PATTERNS[wanted], given), f"{where}: {given!r}"
    else:
        assert given == wanted and type(given) is type(wanted), f"{where}: {given!r}, not {wanted!r}"


def _saved(answer: httpx.Response, path: str) -> Any:
    if path.startswith("@"):
        name, _, form = path[1:].partition(":")
        return answer.headers[name].strip('"') if form == "bare" else answer.headers[name]
    value = answer.json()
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value
