"""Backups, restoring one, and the repair of a database by a single command."""
