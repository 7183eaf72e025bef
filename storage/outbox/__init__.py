"""The waiting change, its table, its journal."""
