"""The server: connections, limits, TLS, error bodies."""
