"""Sentences, labels, formats, language."""
