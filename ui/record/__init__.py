"""The record panel and its form."""
