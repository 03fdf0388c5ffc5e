"""Self-play to measure and train the computer player. Nothing else uses it, and it is not shipped."""
