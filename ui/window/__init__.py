"""The main window: sidebar, status bar, palette, actions."""
