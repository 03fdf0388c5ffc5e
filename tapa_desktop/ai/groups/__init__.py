"""What a network is told of a position, group by group; inputs.py puts the groups together.

Each group is a function of what is seen by one side, points in its own numbers, or of what both see. It gives columns,
[N] or [k, N] each, scaled so that a usual value lies between 0 and 1.
"""
