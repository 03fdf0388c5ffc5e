"""Self-play to train the computer player's networks and to measure them. Nothing else uses it, and it is not shipped.

The engine in C plays, judges and looks ahead (ai/engine); NumPy learns. The way of a network, a command each:

    learn       self-play: the network predicts how its games end, and learns from what comes
    finetune    learns from close choices that were looked at again, one and two plies deep
    mine        finds decisions that whole games judge otherwise than two plies, for finetune
    compare     plays it against others
    export      writes it as it is shipped
    prune       trains the pruner, which picks the plays that deserve a closer look
    mothers     trains the network for late mothers at stake, where draws are near
    winshares   counts how its games end, for matches
    efficiency  measures how live the doubling cube is, for its model
    openings    makes the opening book, and the page with its first plays
    packs       finds positions to practise in games of the levels
    bearoff     makes the exact table of the bear-off

A new game needs nothing here: its rules, inputs and ends come from the engine.
"""
