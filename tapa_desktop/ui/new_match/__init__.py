"""The dialog that begins a new match."""
