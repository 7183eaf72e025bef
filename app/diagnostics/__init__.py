"""Self-test, support report, licences."""
