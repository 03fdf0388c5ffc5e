"""The array twin of `rules`, for bulk work: many positions at once, results without steps.

Everything is seen by the player to move, as in `rules`; the same names mean the same things. `rows` says how positions
lie in an array, `plays` finds the results of rolls, `outcome` judges them. That the twins agree is tested, not assumed.
"""
