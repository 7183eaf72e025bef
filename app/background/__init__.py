"""Schedule and what it runs."""
