"""What the strongest level thinks of a position that somebody has set up."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.levels import COACH
from tapa_desktop.ai.player import Player
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.hint import MOST, Analysis, PlayHint, analyses, hints
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import Placed, parse_position
from tapa_desktop.rules.ruleset import TAPA, RuleSet
from tapa_desktop.rules.side import Side
from tests.cases import LEARNED


def analysis(placed: Placed) -> Analysis:
    (only,) = analyses(placed, never)
    return only


def test_position_before_its_roll_is_judged_without_plays() -> None:
    placed = Placed(TAPA, Side.WHITE, start_position(TAPA), None)

    found = analysis(placed)

    seen = Player(COACH).judge(TAPA, placed.position)
    assert (found.placed, found.equity, found.probabilities.win) == (placed, seen.equity, seen.probabilities[0])
    assert found.candidates == ()


@pytest.mark.parametrize("rule_set", LEARNED.values(), ids=list(LEARNED))
def test_every_game_is_judged_with_the_best_plays_first(rule_set: RuleSet) -> None:
    found = analysis(Placed(rule_set, Side.BLACK, start_position(rule_set), (6, 3)))

    assert 0.3 < found.probabilities.win < 0.7
    assert 1 <= len(found.candidates) <= MOST
    equities = [candidate.equity for candidate in found.candidates]
    assert equities == sorted(equities, reverse=True)


def test_plays_are_worth_what_the_hint_says() -> None:
    placed = parse_position("tapa W6,3,W2,4,W2,1,B5,W1,1,B1,bW1,3,W3,1,B2,1,B6 0/0/0 0/0/0 W 42")
    assert placed.roll is not None
    *_, hint = hints(PlayQuestion(TAPA, placed.position, placed.roll), never)

    assert isinstance(hint, PlayHint)
    assert analysis(placed).candidates == hint.candidates[:MOST]


def test_a_won_game_is_won_and_its_last_play_ends_it() -> None:
    found = analysis(parse_position("tapa 20,W1,1,B1,B1 0/0/14 0/0/13 W 31"))

    assert found.probabilities.win == pytest.approx(1, abs=0.001)
    assert found.candidates[0].play == "4/1* 1/off"
    assert found.candidates[0].equity == pytest.approx(1, abs=0.001)


def test_roll_without_a_play_is_a_pass() -> None:
    found = analysis(parse_position("tapa W15,4,B2,B2,16,B11 0/0/0 0/0/0 W 65"))

    assert [candidate.play for candidate in found.candidates] == ["pass"]


def test_analysis_is_called_off() -> None:
    with pytest.raises(Cancelled):
        next(analyses(parse_position("tapa W15,22,B15 0/0/0 0/0/0 W 31"), lambda: True))
