"""The cloud over HTTP: transport, sign-in, envelopes, errors, backoff."""
