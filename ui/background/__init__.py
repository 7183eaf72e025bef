"""Threads, debounce, crash handler, single instance."""
