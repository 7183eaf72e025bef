"""The main window: sidebar, status bar, command palette, navigation, actions."""
