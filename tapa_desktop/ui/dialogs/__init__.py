"""The dialogs of the window."""
