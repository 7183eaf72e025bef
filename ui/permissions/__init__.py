"""PIN and view-only guard."""
