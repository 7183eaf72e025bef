"""Push: pending changes sent as creates, updates and deletions."""
