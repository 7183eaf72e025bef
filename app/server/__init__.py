"""The server for other programs in the shop: the `/v2` service without HTTP, and its wiring."""
