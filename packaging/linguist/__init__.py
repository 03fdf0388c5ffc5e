"""The texts that the program shows, found in its own sources, and their files for Qt Linguist."""
