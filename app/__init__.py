"""Runtime, errors, paths, locks, threads, log."""
