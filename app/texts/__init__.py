"""English source texts by code: printed by the command line, translated by the window."""
