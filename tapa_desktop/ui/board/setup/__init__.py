"""A board on which checkers are set up by hand."""
