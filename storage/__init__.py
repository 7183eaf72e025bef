"""Errors, clock, timestamps, JSON codec, SQL chunks: what all of storage uses."""
