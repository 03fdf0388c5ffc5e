"""The window History: all finished games as a table, what they say together, and whether the dice are fair."""
