"""Why a turn passes, for the words to the player who has to pass. Seen by the player to move."""

from __future__ import annotations

from enum import Enum

from .position import HOME, POINTS, Position, free, pinned


class NoPlay(Enum):
    """What keeps a player from every step."""

    BAR = "a checker on the bar finds no point to enter on"
    PINNED = "all checkers on the board are pinned"
    HELD = "the free checkers are all at home, and a pinned one keeps them from bearing off"
    CLOSED = "all points to go to are closed"


def why_no_play(position: Position) -> NoPlay:
    """The reason that says most to a player whose roll gives no step; only of a meaning where it gives none."""
    if position.mine.bar:
        return NoPlay.BAR
    if not position.mine.reserve and not any(free(value) for value in position.board):
        return NoPlay.PINNED
    return NoPlay.HELD if _held_at_home(position) else NoPlay.CLOSED


def _held_at_home(position: Position) -> bool:
    """Whether all checkers that could move are at home, and a pinned one, wherever it is, stops the bearing off."""
    if position.mine.reserve or any(free(position.board[point]) for point in POINTS if point not in HOME):
        return False
    return any(pinned(value) for value in position.board)
