"""The texts of the program, translated: pure functions from values to text."""
