"""The engines that a newcomer would write can still be made from today's source (`tests.mutate`)."""

from __future__ import annotations

import pytest

from tests.mutate.named import NAMED, Named
from tests.test_architecture import ROOT


@pytest.mark.parametrize("mutant", NAMED, ids=lambda mutant: mutant.name)
def test_a_named_mutant_can_be_made(mutant: Named) -> None:
    sources = {module: (ROOT / module).read_text("utf-8") for module in mutant.changes}
    broken = mutant.broken(sources)
    assert all(broken[module] != sources[module] for module in mutant.changes)
    for module, source in broken.items():
        compile(source, module, "exec")
