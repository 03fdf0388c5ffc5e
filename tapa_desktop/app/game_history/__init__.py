"""The history of all finished games: found in matches, kept in one database."""
