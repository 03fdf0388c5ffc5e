"""The window of the review: its turns, its graph, its sums, and a board to step through."""
