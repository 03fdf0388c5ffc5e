"""From the package's positions and plays to those of the reference."""

from __future__ import annotations

from collections import Counter

from tapa_desktop.rules.play_text import format_step
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import PINNING, Position
from tests.positions import all_paths
from tests.rules.reference_rules import Board, Outside, WrittenStep


def board_of(position: Position) -> Board:
    points = tuple(_letters(value, "m", "h") if value >= 0 else _letters(-value, "h", "m") for value in position.board)
    return Board(points, Outside(*position.mine), Outside(*position.theirs))


def sequences_of(turn: Turn) -> Counter[tuple[WrittenStep, ...]]:
    """Every way through the tree of legal plays."""
    return Counter(tuple(WrittenStep(format_step(step), step.die) for step in steps) for steps in all_paths(turn))


def _letters(count: int, top: str, below: str) -> str:
    return below + top * (count - PINNING) if count > PINNING else top * count
