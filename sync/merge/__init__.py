"""Merging: what steps come to is stored, records of lost creates are matched, and what dates and tags tell is kept."""
