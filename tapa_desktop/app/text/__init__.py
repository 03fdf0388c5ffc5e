"""Notices, errors and the notation, in sentences of the language spoken now."""
