"""The cloud: client, plan, merge, engine. Knows storage."""
