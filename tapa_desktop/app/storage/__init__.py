"""Matches on the disk: files, the archive, autosave, opening and export."""
