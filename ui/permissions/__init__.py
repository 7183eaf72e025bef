"""View-only mode and the PIN: the guard and its dialog."""
