"""Why a play is good and another is a mistake, as kinds and numbers that follow from the changes on the board.

Everything is seen by the side that plays, in its own point numbers. `reasons` finds the reasons. `facts` defines their
type, for the window, which puts them into words.
"""
