"""The history window: all finished games as a table, their statistics, and whether the dice are fair."""
