"""The review of a match: the loss of each play, the luck of each roll, and the totals of both sides."""
