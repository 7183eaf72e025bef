"""The schedule and what it runs: synchronisation, maintenance, the cloud's webhooks."""
