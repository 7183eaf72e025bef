"""Deliveries out, receiver in."""
