"""The review window: its table of turns, its graph, its totals, and a board to step through the match."""
