"""The first generation mapped onto it."""
