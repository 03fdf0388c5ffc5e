"""What a level thinks of many plays at once."""

from __future__ import annotations

import time
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from tapa_desktop.ai import choosing
from tapa_desktop.ai.batch.plays import plays_of_rolls
from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.choosing import Opinion, Plays, opinion
from tapa_desktop.ai.equity import Floats, equity
from tapa_desktop.ai.evaluator import Judged, chances_after
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.ai.levels import STRONGEST, Level, Look
from tapa_desktop.ai.player import Player
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import TAPA
from tests.ai.test_evaluator import Same
from tests.positions import position

MIDDLE = position(TAPA, "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5")
LATE = position(TAPA, "24:W1 8:W5 5:bW4 2:W5 1:B1 19:B9 21:B4")
WINS = position(TAPA, "6:W1 2:W1 5:B1 19:B14")
TWO = replace(STRONGEST, looks=(Look(6, 9), Look(3, 9)))


def plays_of(*given: tuple[Position, Roll]) -> Plays:
    results, origin = plays_of_rolls(TAPA, pack([at for at, _ in given]), np.array([roll for _, roll in given]))
    return Plays(TAPA, results, origin, len(given))


def without_errors(chances: Floats) -> Floats:
    return np.zeros(len(chances), np.float32)


def thought(level: Level, plays: Plays) -> Opinion:
    return opinion(level, plays, without_errors)


def test_each_look_takes_the_best_of_those_that_the_one_before_has_kept() -> None:
    plays = plays_of((MIDDLE, (4, 2)))

    found = thought(TWO, plays)

    seen = {plies: equity(TAPA, chances_after(seeing_ahead(TAPA, plies), TAPA, plays.results)) for plies in (0, 1, 2)}
    looked = {plies: set(np.flatnonzero(found.plies == plies)) for plies in (1, 2)}
    assert looked[1] | looked[2] == set(np.argsort(-seen[0])[:6])
    by_one = sorted(looked[1] | looked[2], key=lambda at: -seen[1][at])
    assert looked[2] == set(by_one[:3])
    assert found.seen == pytest.approx(np.choose(found.plies, list(seen.values())), abs=1e-5)


def test_what_was_kept_never_loses_to_what_was_passed_over() -> None:
    plays = plays_of((MIDDLE, (4, 2)))

    found = thought(TWO, plays)

    order = found.ranking()
    deepest, one, passed = order[:3], order[3:6], order[6:]
    assert found.believed[deepest].min() > found.believed[one].max()
    assert found.believed[one].min() >= found.believed[passed].max()
    assert all(a >= b for a, b in pairwise(found.believed[order]))


def test_many_decisions_are_made_as_if_each_were_the_only_one() -> None:
    given = [(MIDDLE, (4, 2)), (WINS, (6, 2)), (LATE, (5, 5)), (MIDDLE, (6, 6))]
    plays = plays_of(*given)

    together = plays.results[thought(TWO, plays).best_of(plays)]

    alone = pack([Player(TWO).choose(TAPA, at, roll).position for at, roll in given])
    assert (together == alone).all()


def test_a_play_that_ends_the_game_is_never_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    plays, narrow = plays_of((WINS, (6, 2))), replace(STRONGEST, looks=(Look(1, 0.0),))
    hopeful, gloomy = Judged(Same(0, 0, 0, 0, 0)), Judged(Same(1, 0, 0, 0, 0))
    monkeypatch.setattr(choosing, "seeing_ahead", lambda _, plies, __: gloomy if plies else hopeful)

    found = opinion(narrow, plays, lambda chances: np.where(equity(TAPA, chances) == 2, -0.5, 1).astype(np.float32))

    assert found.seen.tolist().count(1.5) == 1
    assert found.believed[found.best_of(plays)] == 1.5
    assert (np.sort(found.believed)[:-1] <= 0).all()


@pytest.mark.parametrize(("afforded", "looked"), [(0, 2), (10**9, 5)])
def test_the_deepest_look_is_taken_at_no_more_plays_than_can_be_afforded_but_at_two(
    monkeypatch: pytest.MonkeyPatch, afforded: int, looked: int
) -> None:
    monkeypatch.setattr(choosing, "AFFORDED", afforded)
    plays, wide = plays_of((MIDDLE, (4, 2)), (LATE, (5, 1))), Level("wide", "Wide", (Look(5, 9), Look(5, 9)))

    found = thought(wide, plays)

    deep = found.plies == 2
    assert [deep[plays.origin == decision].sum() for decision in (0, 1)] == [looked, looked]


def test_thought_is_called_off_within_a_moment() -> None:
    waits: list[float] = []

    def noting() -> bool:
        waits.append(time.thread_time())
        return False

    opinion(TWO, plays_of((MIDDLE, (2, 2))), without_errors, noting)
    with pytest.raises(Cancelled):
        opinion(TWO, plays_of((MIDDLE, (2, 2))), without_errors, lambda: True)

    assert max(after - before for before, after in pairwise(waits)) < 0.05
