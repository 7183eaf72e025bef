"""Limits on requests to the cloud: budget, circuit breaker, concurrency, page size; the gate asks the first three before each request."""
