"""The pip count: how far a side still has to go."""

from __future__ import annotations

from .position import POINTS, Position, mine_on
from .ruleset import RuleSet
from .steps import BAR, RESERVE, entry_point


def pip_count(rule_set: RuleSet, position: Position) -> int:
    """The pips that the one who sees the position needs to bear off all his checkers, pinned ones counted."""
    on_board = sum(number * mine_on(position.board[number]) for number in POINTS)
    bar, reserve = (entry_point(rule_set, source, 0) for source in (BAR, RESERVE))
    return on_board + bar * position.mine.bar + reserve * position.mine.reserve
