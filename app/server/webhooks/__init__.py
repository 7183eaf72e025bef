"""Webhooks: deliveries to programs of the shop, and the receiver of the cloud's."""
