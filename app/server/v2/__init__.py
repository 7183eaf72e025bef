"""Endpoints of the current generation."""
