"""First run: connecting, restoring, the first download."""
