"""A game with a friend elsewhere, whose turns come and go as lines of text."""
