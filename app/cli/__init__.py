"""The command line: `counterfoil [--data DIR] COMMAND` (design section 9). Knows app, never Qt."""
