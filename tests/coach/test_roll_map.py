"""The map of the rolls: all 21, and their mean."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.cancelling import Cancelled
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, standing_of
from tapa_desktop.coach.hint import DEPTHS, MapQuestion, map_question, roll_maps
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import GameState, Phase, Result, results_of
from tapa_desktop.rules.chains import Group, Stage
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import GUL_BARA, TAPA
from tapa_desktop.rules.side import Side

PLACED = parse_position("tapa B3,B3,B3,1,B3,B2,10,W3,1,W4,W3,1,W3,W2,B1 0/0/0 0/0/0 W -")
QUESTION = MapQuestion(PLACED.rule_set, PLACED.position)


def test_map_has_all_rolls_the_best_first_and_their_mean() -> None:
    *_, found = roll_maps(QUESTION, lambda: False)

    equities = [one.equity for one in found.rolls]
    assert equities == sorted(equities, reverse=True)
    assert (len({one.roll for one in found.rolls}), sum(one.throws for one in found.rolls)) == (21, 36)
    assert found.mean == pytest.approx(sum(one.equity * one.throws for one in found.rolls) / 36)


def test_each_roll_is_worth_its_best_play() -> None:
    *_, found = roll_maps(QUESTION, lambda: False)
    one = found.rolls[3]

    best = candidates_for(PlayQuestion(QUESTION.rule_set, QUESTION.position, one.roll), DEPTHS[-1])[0]

    assert (one.play, one.equity) == (best.play, pytest.approx(best.equity))


@pytest.mark.parametrize("stage", [Stage(3, 3), Stage(3, 3, Group(4, 2, is_rest=True))])
def test_double_begins_its_chain_when_enough_has_been_thrown(stage: Stage) -> None:
    state = GameState(GUL_BARA, 0, Seat(), Seat(), start_position(GUL_BARA), Phase.TO_ROLL, Side.WHITE, stage=stage)

    *_, found = roll_maps(map_question(state), lambda: False)

    ones = next(one for one in found.rolls if one.roll == (1, 1))
    best = candidates_for(PlayQuestion(GUL_BARA, state.position, (1, 1), Stage(3, 3)), DEPTHS[-1])[0]
    assert ones.equity == pytest.approx(best.equity)
    plain = candidates_for(PlayQuestion(GUL_BARA, state.position, (1, 1)), DEPTHS[-1])[0]
    assert ones.equity != pytest.approx(plain.equity)


def test_map_is_of_the_match_where_hints_are() -> None:
    state = GameState(TAPA, 5, Seat(), Seat(), PLACED.position, Phase.TO_ROLL, Side.WHITE)
    state = replace(state, results=results_of([Result(Side.WHITE, 4, How.SINGLE)]))
    asked = map_question(state)

    *_, found = roll_maps(asked, lambda: False)

    one, standing = found.rolls[3], standing_of(state)
    best = candidates_for(PlayQuestion(TAPA, state.position, one.roll, standing=standing), DEPTHS[-1])[0]
    assert (one.play, one.equity) == (best.play, pytest.approx(best.equity))
    assert one.equity <= 1


def test_map_stops_when_it_is_cancelled() -> None:
    with pytest.raises(Cancelled):
        list(roll_maps(QUESTION, lambda: True))
