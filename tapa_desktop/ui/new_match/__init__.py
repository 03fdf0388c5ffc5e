"""The dialog that starts a new match."""
