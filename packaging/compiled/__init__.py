"""Compiles the engine's library from its C files, at installation and in a clone."""
