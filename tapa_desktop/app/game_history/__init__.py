"""The history of all finished games, taken from the matches and kept in one database."""
