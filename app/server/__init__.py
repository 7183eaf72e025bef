"""The `/v2` interface over a replica, and the receiver of the cloud's webhooks."""
