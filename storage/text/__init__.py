"""Folding for search, alphabets for sorting."""
