"""First run, connecting, first download."""
