"""Queries: everything that is read for people, and the sync status."""
