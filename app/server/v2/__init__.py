"""The endpoints of `/v2`."""
