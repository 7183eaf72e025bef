"""The `/v2` service without HTTP, its wiring."""
