"""Two processes: the window's, and the one that synchronises and serves; the channel between them."""
