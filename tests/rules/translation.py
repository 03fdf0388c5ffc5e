"""From the package's positions and plays to those of the twin."""

from __future__ import annotations

from collections import Counter

from tapa_desktop.rules.play_text import format_step
from tapa_desktop.rules.plays import Node, Steps, Turn
from tapa_desktop.rules.position import PINNING, Position
from tests.rules.twin import Board, Outside, Written


def board_of(position: Position) -> Board:
    points = tuple(_letters(value, "m", "h") if value >= 0 else _letters(-value, "h", "m") for value in position.board)
    return Board(points, Outside(*position.mine), Outside(*position.theirs))


def sequences_of(turn: Turn) -> Counter[tuple[Written, ...]]:
    """Every way through the tree of legal plays, and none that gets stuck in it."""
    return Counter(
        tuple(Written(format_step(step), step.die) for step in steps) for steps in _walk(turn, turn.root, ())
    )


def _letters(count: int, top: str, below: str) -> str:
    return below + top * (count - PINNING) if count > PINNING else top * count


def _walk(turn: Turn, node: Node, steps: Steps) -> list[Steps]:
    here = [steps] if turn.is_complete(node) else []
    following = turn.following(node)
    assert here or following, "a step was offered that leads to no legal play"
    return here + [path for step, child in following for path in _walk(turn, child, (*steps, step))]
