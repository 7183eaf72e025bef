"""Newer versions: the signed manifest, the download, the hand-over to the installer."""
