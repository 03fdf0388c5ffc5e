"""What the program says, in words to be translated: pure functions from values to text."""
