"""An engine whose opinions follow from nothing, and from another nothing with each ply: quick, and not consistent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from tapa_desktop.ai.engine.opinions import Opinion
from tapa_desktop.ai.levels import COACH, Level
from tapa_desktop.ai.probabilities import EndWorths, Probabilities
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.candidates import level_seeing
from tapa_desktop.rules.chains import FIRST, Stage
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet
from tests.ai.engine.networks import made_of_chance

USERS = ("tapa_desktop.coach.candidates", "tapa_desktop.coach.review.review")
SEARCHED = 8  # plays of a roll


class Whimsical:
    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set
        self.games = [made_of_chance(rule_set, plies) for plies in range(COACH.plies + 1)]
        self.ending_of_turn, self.chosen = self.games[0].ending_of_turn, self.games[0].chosen

    def think(
        self,
        position: Position,
        roll: Roll | None,
        level: Level,
        *,
        stage: Stage = FIRST,
        worths: EndWorths | None = None,
        is_cancelled: IsCancelled = never,
    ) -> list[Opinion]:
        """Some plays are searched, and the others come after them; one that ends the game needs no search."""
        about = position, roll, level_seeing(0)
        glanced = self.games[0].think(*about, stage=stage, worths=worths, is_cancelled=is_cancelled)
        searched = {one.position for one in glanced[:SEARCHED]}
        found = [
            one._replace(plies=0 if self.ending_of_turn(one.position) else level.plies)
            for one in self.games[level.plies].think(*about, stage=stage, worths=worths, is_cancelled=is_cancelled)
            if one.position in searched
        ]
        return [*found, *glanced[SEARCHED:]]

    def probabilities(
        self,
        positions: Sequence[Position],
        plies: int = 0,
        is_cancelled: IsCancelled = never,
        *,
        stage: Stage = FIRST,
        worths: EndWorths | None = None,
    ) -> list[Probabilities]:
        return self.games[plies].probabilities(positions, 0, is_cancelled, stage=stage, worths=worths)


@pytest.fixture
def whimsy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be judged so."""
    whimsical = cache(Whimsical)
    for user in USERS:
        monkeypatch.setattr(f"{user}.game_for", whimsical)
