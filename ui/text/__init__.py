"""Texts in five languages: source texts by code, lookups, formats, the glossary."""
