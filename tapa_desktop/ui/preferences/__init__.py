"""The Preferences dialog, and the menu actions that change a preference."""
