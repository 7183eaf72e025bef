"""Lists read by keyset, pages applied."""
