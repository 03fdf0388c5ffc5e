"""Matches on the disk: files, the archive, autosave, what is opened and what is exported."""
