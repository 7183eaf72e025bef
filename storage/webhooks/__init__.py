"""Registrations of this computer, and the delivery queue."""
