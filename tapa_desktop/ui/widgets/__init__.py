"""General widgets without knowledge of the game: buttons, labels, tables, dialogs."""
