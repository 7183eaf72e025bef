"""A shop of tills, a cloud and bad luck, drawn from a seed and checked after every step."""
