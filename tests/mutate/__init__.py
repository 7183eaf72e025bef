"""Mutation testing of the modules on which "nothing lost" rests; run by `python -m tests.mutate`."""
