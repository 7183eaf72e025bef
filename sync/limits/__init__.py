"""Request budget, circuit breaker, concurrency, page size."""
