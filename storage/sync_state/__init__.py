"""What the engine remembers between runs."""
