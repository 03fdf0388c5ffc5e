"""The review of a match: what each play has given away, how lucky each roll was, and what all that adds up to."""
