"""The dice of a match: how they come about, how to check them, and dice typed in by hand."""
