"""schemathesis with all checks against a practice cloud, as a short run; `schema_run` is the long one."""

from __future__ import annotations

import pytest

from tests.contract.schema_run import run

QUICK = ("--phases", "examples", "--warnings", "off")
DEEP = ("--warnings", "off")


@pytest.mark.parametrize(
    ("examples", "only", "numbers", "options"),
    [(150, "", "string", QUICK), (30, "/tags", "json", DEEP)],
    ids=["every operation", "one entity in all phases"],
)
def test_no_check_of_schemathesis_fails(examples, only, numbers, options) -> None:
    outcome = run(examples=examples, seed=20261121, only=only, numbers=numbers, options=options)
    assert outcome.code == 0, outcome.output[-4000:]
    assert outcome.generated >= 300 and outcome.passed == outcome.generated
