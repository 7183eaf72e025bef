"""What becomes of a pending change when something happens: pure functions, one for each event."""
