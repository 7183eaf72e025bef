"""Two versions, many at once, rollback."""
