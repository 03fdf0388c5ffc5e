"""The engine in C, and what Python needs to use it.

`shared.h` has what passes between C and Python. The C files, each of which `engine.c` takes in:

    position, random    a position as a row of numbers, and words of points; numbers that look random
    rules, outcome      a rule set as data; who has won
    plays               the results of all legal plays of a roll
    chains              doubles that go on with the next number, and what is left of them
    view, inputs        what one side sees; the inputs of the networks
    network, pruner     the learned evaluator, and the small one that picks out promising plays
    ahead               whole turns, also of games with chains, and what comes after them
    bearoff             exact chances when both sides bear off
    search, decide      looking ahead; what a level thinks of each play
    rollout             games played out, perft
    selfplay            whole games between two players, random ones, and turns of many games
    machine             which of its builds this machine can run

And in Python:

    library             finds the library that was built, and says what its functions take
    interface           positions as rows, checked before they come in; what a level thinks of plays
    rule_tables         a rule set as the data that the engine takes
    weights             networks, pruners and the table of the bear-off, read from their files
    games               the engine of each game with its network and tables, read once: where others begin
    game                the engine for one rule set: plays, chances, what a level thinks
    parallel            its work shared by several threads
    selfplay            duels, and what training needs: turns, inputs and ends of many positions
"""
