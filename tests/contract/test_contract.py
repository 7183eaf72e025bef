"""Every case of the interface over loopback HTTP, against the practice cloud and the `/v2` server, alone and in step."""

from __future__ import annotations

import itertools
import re
import tomllib

import pytest

from tests.contract.cases import HERE, Case, load, play
from tests.contract.conftest import CLOUD_ID, SETTLED, Target

CASES = load()
_settled = itertools.count(SETTLED)


def settled() -> dict[str, str]:
    """Case variables with the ids of a customer and a supplier that are in step, as after a pull."""
    record_id = str(next(_settled))
    return {"settled_customer": record_id, "settled_supplier": record_id}


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case, target: Target) -> None:
    known = {
        "cloud": str(CLOUD_ID),
        "base": f"/v2/clouds/{CLOUD_ID}",
        "refresh": target.refresh_token,
        **target.limited,
        **settled(),
    }
    play(case, target.client, known, target.sent)


_TABLES = tomllib.loads((HERE / "rows.toml").read_text("utf-8"))
ROWS = [*_TABLES["rows"], *_TABLES["older"]]


def plain(row: str) -> str:
    """A row without the names of its id parameters, which differ between tables."""
    return re.sub(r":(?!cloudId|entity\b)\w+", ":id", row)


def calls(row: str) -> re.Pattern[str]:
    """A pattern for the steps that call a row: numbers or variables for ids, any entity for `:entity`."""
    parts = re.split(r"(:\w+)", row)
    found = [
        re.escape(part) if not part.startswith(":") else PARAMETERS.get(part, r"(?:\{\w+\}|\d+)")
        for part in parts
    ]
    return re.compile("".join(found) + ("" if "?" in row else r"/?(\?.*)?"))


PARAMETERS = {":entity": r"[a-z-]+", ":tagtype": r"[A-Z_]+"}


def test_every_row_has_a_case() -> None:
    """A case that names the row, and a successful step of some case that calls it."""
    named = {plain(each) for case in CASES for each in case.rows}
    assert [row for row in ROWS if plain(row) not in named] == []
    served = {
        step["do"].replace("{base}", "/v2/clouds/{cloud}").replace("{each}", case.each)
        for case in CASES
        for step in case.steps
        if 200 <= step.get("status", 0) < 300
    }
    assert [row for row in ROWS if not any(calls(row).fullmatch(each) for each in served)] == []


def test_a_row_without_a_case_fails() -> None:
    """The check above fails for a missing case and for nothing else."""
    row = "GET /api/product/:cloudId/:id"
    assert calls(row).fullmatch("GET /api/product/{cloud}/{id}?limit=1")
    assert not calls(row).fullmatch("GET /api/product/{cloud}/ingredients")
    assert not calls(row).fullmatch("POST /api/product/{cloud}/{id}")
    assert not calls("GET /v2/x?filter=id|eq|:id").fullmatch("GET /v2/x")
