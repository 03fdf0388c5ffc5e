"""Positions and plays for tests, in the notation of position text and play text. White is to move, so `W` is mine.

    position(TAPA, "24:W2 18:bW1 7:B3")

puts two of my checkers on my 24, one that pins on my 18, and three of the opponent's on my 7. All others are borne off.
"""

from __future__ import annotations

import re

from tapa_desktop.rules.dice import dice_of, roll_of
from tapa_desktop.rules.outcome import has_chains, outcome
from tapa_desktop.rules.play_text import find_play, format_play, format_step
from tapa_desktop.rules.plays import Node, Steps, Turn
from tapa_desktop.rules.position import CHECKERS, Position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA, RuleSet
from tapa_desktop.rules.steps import steps, take_step

Outside = tuple[int, int]  # checkers in the reserve and on the bar

SAFE_OR_BOLD = "tapa W9,2,W3,5,W3,1,B2,3,B2,4,B1,B2,1,B8 0/0/0 0/0/0 W 44"  # at 1-3 and at 2-1


def position(rule_set: RuleSet, stacks: str, *, mine: Outside = (0, 0), theirs: Outside = (0, 0)) -> Position:
    """The position with these stacks, by my numbers; `mine` and `theirs`: checkers in the reserve and on the bar."""
    board = {int(point): stack for point, stack in (entry.split(":") for entry in stacks.split())}
    points = re.sub(r"(?:-,?)+", _empty, ",".join(board.get(point, "-") for point in range(24, 0, -1))).strip(",")
    off = [CHECKERS - sum(beside) - _on_board(letter, board) for letter, beside in (("W", mine), ("B", theirs))]
    outside = [f"{reserve}/{bar}/{borne_off}" for (reserve, bar), borne_off in zip((mine, theirs), off, strict=True)]
    rolls = " 0/0" if has_chains(rule_set) else ""
    line = f"{rule_set.key} {points} {outside[0]} {outside[1]} W -{rolls}"
    return parse_position(line).position


def turn(rule_set: RuleSet, start: Position, roll: str) -> Turn:
    """My turn with a roll such as "31", in a game that is not over."""
    assert outcome(rule_set, start) is None, start
    return Turn(rule_set, start, dice_of(roll_of(int(roll[0]), int(roll[1]))))


def plays_in(turn: Turn) -> set[str]:
    """Every legal play of a turn, in each order of its steps, as text."""
    return {format_play(steps) for steps in all_paths(turn)}


def plays_of(rule_set: RuleSet, start: Position, roll: str) -> set[str]:
    """Every legal play of a roll such as "31", in each order of its steps, as text."""
    return plays_in(turn(rule_set, start, roll))


def steps_of(rule_set: RuleSet, start: Position, die: int) -> set[str]:
    """Every step that a die allows, as text."""
    return {format_step(step) for step in steps(rule_set, start, die)}


def after(rule_set: RuleSet, start: Position, roll: str, play: str) -> Position:
    """The position after a legal play of a roll, still seen by me."""
    for step in find_play(turn(rule_set, start, roll), play):
        start = take_step(rule_set, start, step)
    return start


def after_step(rule_set: RuleSet, start: Position, die: int, text: str) -> Position:
    """The position after one step of a play."""
    matches = [step for step in steps(rule_set, start, die) if format_step(step) == text]
    assert matches, (text, steps_of(rule_set, start, die))
    return take_step(rule_set, start, matches[0])


def all_paths(turn: Turn) -> list[Steps]:
    """Every way through the tree of legal plays; none gets stuck in it."""
    return _walk(turn, turn.root, ())


def _walk(turn: Turn, node: Node, path: Steps) -> list[Steps]:
    paths = [path] if turn.is_complete(node) else []
    following = turn.following(node)
    assert paths or following, "a step was offered that leads to no legal play"
    return paths + [way for step, child in following for way in _walk(turn, child, (*path, step))]


def _empty(match: re.Match[str]) -> str:
    return f"{match.group().count('-')},"


def _on_board(letter: str, board: dict[int, str]) -> int:
    pinned = sum(stack.startswith(letter.lower()) for stack in board.values())
    return pinned + sum(int(stack.lstrip("wb")[1:]) for stack in board.values() if stack.lstrip("wb")[0] == letter)


MIDDLE = position(TAPA, "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5")  # of a game
CONTACT = position(TAPA, "24:W1 20:W2 9:bW1 5:W9 1:B3 3:B1 12:B8")  # late in it
