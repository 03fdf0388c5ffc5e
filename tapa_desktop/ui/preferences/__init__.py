"""The dialog Preferences, and the menu entries that change a preference."""
