"""Reasons for a play and against another one, as kinds and numbers that follow from the changes on the board.

Everything is seen by the side that plays, in its own point numbers. `reasons` finds the reasons, `facts` defines their
type, and the window words them.
"""
