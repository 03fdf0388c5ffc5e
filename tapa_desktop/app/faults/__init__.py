"""What is wrong with something from outside, in sentences of the language spoken now: one file for each matter."""
