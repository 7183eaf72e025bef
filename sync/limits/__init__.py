"""Limits on requests to the cloud: budget, circuit breaker, concurrency, page size; the gate asks all of them."""
