"""How a fresh clone sets itself up: the standard library alone, since nothing else is there yet."""
