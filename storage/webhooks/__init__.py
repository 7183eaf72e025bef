"""Webhooks registered at this computer, and the queue of their deliveries."""
