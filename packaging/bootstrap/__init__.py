"""Sets up a fresh clone; only the standard library, since nothing else is installed yet."""
