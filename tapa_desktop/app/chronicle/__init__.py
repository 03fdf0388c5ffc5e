"""The chronicle of all finished games, which the window calls History: found in matches, kept in one database."""
