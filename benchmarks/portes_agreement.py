"""Portes beside OpenSpiel's backgammon: `python -m benchmarks.portes_agreement PYTHON_WITH_OPEN_SPIEL [POSITIONS]`.

OpenSpiel plays games at random, and at every turn lists what each of its legal plays leads to; the engine has to find
the same positions. Doubles are two turns there, each of two dice; both together make one play.
"""

from __future__ import annotations

import json
import subprocess
import sys

from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.position import Beside, Position
from tapa_desktop.rules.ruleset import PORTES

OPEN_SPIEL = """
import json, pyspiel, random, sys
BAR = 100

def seen(state, me):
    # the 24 points of the one who sees it, from 1 on, with bar and off of both
    points = [0] * 25
    for player in range(2):
        for at in range(24):
            number = at + 1 if me else 24 - at
            points[number] += (1 if player == me else -1) * state.board(player, at)
    bars = [state.board(player, BAR) for player in (me, 1 - me)]
    offs = [15 - sum(state.board(player, at) for at in range(24)) - state.board(player, BAR) for player in (me, 1 - me)]
    return points + bars + offs

def ends(state, me):
    found = set()
    for action in state.legal_actions():
        after = state.child(action)
        if not after.is_terminal() and after.current_player() == me:
            found |= ends(after, me)
        else:
            found.add(tuple(seen(after, me)))
    return found

game, random, left = pyspiel.load_game("backgammon"), random.Random(1), int(sys.argv[1])
while left:
    state, goes_on = game.new_initial_state(), False
    while not state.is_terminal() and left:
        if state.is_chance_node():
            throws, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(throws, chances)[0])
            goes_on = False
            continue
        me = state.current_player()
        if not goes_on:
            dice = [int(die) for die in state.to_string().split("Dice: ")[1][:2]]
            print(json.dumps([seen(state, me), dice, sorted(ends(state, me))]), flush=True)
            left -= 1
        state.apply_action(random.choice(state.legal_actions()))
        goes_on = not state.is_terminal() and not state.is_chance_node()
"""


def main() -> int:
    wanted = sys.argv[2] if len(sys.argv) > 2 else "20000"
    asked = subprocess.Popen([sys.argv[1], "-c", OPEN_SPIEL, wanted], stdout=subprocess.PIPE, text=True)
    assert asked.stdout is not None
    game, pairs, results, different = engine_of_rules(PORTES), 0, 0, 0
    for line in asked.stdout:
        before, dice, theirs = json.loads(line)
        ours = set(game.plays(position_of(before), roll_of(*dice)))
        pairs, results = pairs + 1, results + len(ours)
        if ours != {position_of(after) for after in theirs}:
            different += 1
            print(f"{before} {dice}: {len(ours)} of ours, {len(theirs)} of theirs")
    print(f"{pairs} positions with a roll, {results} results, {different} differences")
    return int(asked.wait() or different > 0)


def position_of(seen: list[int]) -> Position:
    """A position of 25 points, both bars and what both have borne off."""
    my_bar, their_bar, my_off, their_off = seen[25:]
    return Position(tuple(seen[:25]), Beside(0, my_bar, my_off), Beside(0, their_bar, their_off))


if __name__ == "__main__":
    sys.exit(main())
