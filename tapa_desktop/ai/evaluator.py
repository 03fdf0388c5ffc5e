"""The one shape of everything that judges positions: hand-made, network, exact bear-off, search."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np

from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import RuleSet

from .batch.outcome import endings_of_turn
from .batch.rows import MY_OFF, THEIR_OFF, Flags, Rows, flip
from .batch.tables import ENDINGS
from .equity import BEST, LOSE_BEST, LOSE_MARS, MARS, Floats, swapped


class Evaluator(Protocol):
    """Judges positions for the side to move, before its roll."""

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """The chances, float32 [N, 5] as equity.py has them, of the side whose view the rows are."""
        ...


class Judged:
    """An evaluator that knows the end of a game exactly, and asks another one about all other positions.

    It knows as well that nobody loses more than a single game once he has borne off a checker: neither by mars, nor by
    triple, capote or his mother, since all these take 15 checkers, or one on 24, where nobody is who bears off.
    """

    def __init__(self, inner: Evaluator) -> None:
        self.inner = inner

    def chances(self, rule_set: RuleSet, rows: Rows) -> Floats:
        """As of every evaluator; the end is judged as it is at the end of the other side's play."""
        endings = endings_of_turn(rule_set, flip(rule_set, rows))
        if not endings.any():
            return _possible(self.inner.chances(rule_set, rows), rows)
        chances = CHANCES_OF_ENDINGS[-endings]
        going = endings == 0
        chances[going] = _possible(self.inner.chances(rule_set, rows[going]), rows[going])
        return chances


def _possible(chances: Floats, rows: Rows) -> Floats:
    """Chances without the wins that cannot come about any more."""
    chances[:, MARS : BEST + 1] *= (rows[:, THEIR_OFF] == 0)[:, None]
    chances[:, LOSE_MARS : LOSE_BEST + 1] *= (rows[:, MY_OFF] == 0)[:, None]
    return chances


def has_ended(rule_set: RuleSet, rows: Rows) -> Flags:
    """Whether the game has ended with the other side's play, bool [N]; the rows are seen by the one to move."""
    ended: Flags = endings_of_turn(rule_set, flip(rule_set, rows)) != 0
    return ended


def chances_after(evaluator: Evaluator, rule_set: RuleSet, results: Rows) -> Floats:
    """The chances, float32 [N, 5], of the side that has just played, after plays that led to these rows, seen by it."""
    return swapped(evaluator.chances(rule_set, flip(rule_set, results)))


def _chances_of_endings() -> Floats:
    """By ending: the place in `ENDINGS`, negative where the other side has won, as NumPy counts from the back."""
    mars = {How.MARS, How.MOTHER}
    best = {How.TRIPLE, How.CAPOTE}
    drawn = {How.MOTHERS, How.VOID}
    table = np.zeros((2 * len(ENDINGS) - 1, 5), np.float32)
    for place, how in enumerate(ENDINGS):
        win = 0.5 if how in drawn else 1.0
        table[place] = win, how in mars | best, how in best, 0, 0
        table[-place] = 1 - win, 0, 0, how in mars | best, how in best
    return table


CHANCES_OF_ENDINGS: Final = _chances_of_endings()
