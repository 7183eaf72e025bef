"""The cloud's client: transport, sign-in, responses, errors, capabilities, backoff."""
