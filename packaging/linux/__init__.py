"""The packages for Linux: how they are made, and what goes into them beside the frozen program."""
