"""The bare position, point by point."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.equity import Floats
from tapa_desktop.rules.position import PINNING
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from .seen import Columns, Seen, checkers_on


def point_inputs(seen: Seen) -> Columns:
    """For each point my checkers and his in unary, four numbers each; in games that pin, whether I pin or he does."""
    board = seen.board
    columns = [*unary(checkers_on(board)), *unary(checkers_on(-board))]
    if may_pin(seen.rule_set):
        columns += [board > PINNING, board < -PINNING]
    stacked = np.empty((24, len(columns), board.shape[1]), np.float32)
    for place, column in enumerate(columns):
        stacked[:, place] = column
    return [stacked.reshape(-1, board.shape[1])]


def unary(checkers: NDArray[np.integer]) -> list[NDArray[np.bool_] | Floats]:
    """Whether there are one or more, two or more, three or more; and a quarter for each beyond; each [N]."""
    beyond = np.maximum(checkers - 3, 0) * np.float32(0.25)
    return [checkers >= 1, checkers >= 2, checkers >= 3, beyond]


def may_pin(rule_set: RuleSet) -> bool:
    """Whether checkers of this game pin."""
    return contact_of(rule_set) is Contact.PIN
