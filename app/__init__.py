"""Wiring: the runtime, paths, locks, threads, log, and the errors of this layer."""
