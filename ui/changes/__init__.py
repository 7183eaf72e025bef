"""Change sets in the window: one table with ticks and tabs for every source of changes."""
