"""The frozen program: the start of its two executables, and the files that are left out."""
