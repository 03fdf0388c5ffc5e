"""Why a play is good and another a mistake, as kinds and numbers that follow from what changed on the board.

Everything is seen by the side that plays, in its own numbers of points. `reasons` answers; `reason` says what an answer
is, and needs no arrays, so that the window can put it into words.
"""
