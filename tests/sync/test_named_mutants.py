"""The engines that a newcomer would write, or that were found wanting, can still be made from today's source (`tests.mutate`)."""

from __future__ import annotations

import pytest

from tests.mutate.named import NAMED_MUTANTS, NamedMutant
from tests.mutate.simulated import SIMULATED_MUTANTS


@pytest.mark.parametrize("mutant", (*NAMED_MUTANTS, *SIMULATED_MUTANTS), ids=lambda mutant: mutant.name)
def test_a_named_mutant_can_be_made(mutant: NamedMutant) -> None:
    sources = mutant.sources()
    for module, broken in mutant.broken().items():
        assert broken != sources[module]
        compile(broken, module, "exec")


def test_each_finding_of_an_independent_cloud_has_an_engine_that_seeds_alone_must_kill() -> None:
    found = [
        f"F{number}" for number in (*range(109, 113), *range(114, 120), *range(121, 125), 129, 137, 138, 43)
    ]
    assert [each.name.partition(":")[0].partition(",")[0] for each in SIMULATED_MUTANTS] == found
    assert all(each.seeds and not each.tests for each in SIMULATED_MUTANTS)
