"""Notices, errors and notation as sentences in the present language."""
