"""The frozen program: how each of its two executables starts, and what is left out of the folder around them."""
