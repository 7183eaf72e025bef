"""The Sync page: what waits, past runs, schedule."""
