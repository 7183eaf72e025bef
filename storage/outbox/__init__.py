"""Pending changes: the value, its table, and the journal beside the database."""
