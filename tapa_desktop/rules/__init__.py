"""The rules of the games: legal plays, outcomes, and positions and plays as text.

Everything here is a pure function of immutable values. Nothing reads a clock, throws dice or opens a file, and only the
standard library is needed. The rules themselves are written down in docs/rules.md.

The modules:

    dice, ruleset           rolls, and the games as data (`TAPA`, `PLAKOTO`, …, `RULE_SETS`)
    house_rules             a rule set with the fields that players may change
    position                White and Black; all checkers, seen by the player to move; `flip` gives the opponent's view
    steps                   one checker moved by one die; pip counts
    plays                   the legal plays of a roll, as a tree (`Turn`, `turn_for`) or all at once (`plays`); why a
                            checker cannot move, and why a turn passes
    outcome                 who has won, and how many points; chains of doubles, and the stages of a turn; the usual
                            match and network
    play_text               plays as text: `parse_play`, `format_play`, `find_play`, `after_play`
    position_text           positions as text: `parse_position`, `format_position`; the cube and the score of a match
    foreign_position        positions of other programs, and any position inside other text
    fault                   what is wrong with input, as a value that can be translated

For example, White rolls 3-1 in the starting position of Tapa. Its plays lead to two different positions; the last line
is the position after one of them, before the turn goes to Black:

>>> from tapa_desktop.rules.play_text import after_play, format_play
>>> from tapa_desktop.rules.plays import turn_for
>>> from tapa_desktop.rules.position_text import PositionSpec, format_position, parse_position
>>> placed = parse_position("tapa W15,22,B15 0/0/0 0/0/0 W 31")
>>> turn = turn_for(placed.rule_set, placed.position, placed.dice)
>>> [format_play(steps) for steps in turn.plays().values()]
['24/21 24/23', '24/21 21/20']
>>> after = after_play(turn, "24/21 24/23")
>>> format_position(PositionSpec(placed.rule_set, placed.side, after))
'tapa W13,W1,1,W1,19,B15 0/0/0 0/0/0 W -'
"""
