"""Matches on the disk: files, the archive, autosave, opening, packs."""
