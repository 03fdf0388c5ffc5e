"""The window History: all finished games as a table, their statistics, and whether the dice are fair."""
