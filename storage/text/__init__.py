"""Text folded for search, and the alphabets that lists are sorted by."""
