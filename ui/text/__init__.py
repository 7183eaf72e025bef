"""Texts of the window, their languages, and the formats of numbers and dates."""
