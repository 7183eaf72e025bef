"""The HTTP server: connections, limits, TLS, error bodies."""
