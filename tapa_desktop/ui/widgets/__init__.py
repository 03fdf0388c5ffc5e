"""Small widgets that know nothing of the game: buttons, labels, tables, dialogs."""
