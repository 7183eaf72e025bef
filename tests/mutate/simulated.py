"""The engines that an independent cloud found wanting, each made again from today's source (F109-F121).

The simulation alone must find them: each is judged by the days of a few seeds. What a seed draws changes with the
drawing itself; `python -m tests.mutate --named --find` looks for other seeds then.
"""

from __future__ import annotations

from tests.mutate.named import NamedMutant

SIMULATED_MUTANTS: tuple[NamedMutant, ...] = ()
"""One for each of F109 to F121; every one must be killed."""
