"""Duplicates: the groups of records that may be one, side by side, and their merge."""
