"""The OpenAPI description of the interface, and the page that shows it."""
