"""Self-play for measuring and tuning the computer player; nothing else uses it and it is not shipped."""
