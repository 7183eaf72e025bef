"""Wiring, commands, queries, servers, command line. Knows sync and storage, never Qt."""
