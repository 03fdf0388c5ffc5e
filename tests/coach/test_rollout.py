"""Rollouts as the window asks for them: of a position, or of plays side by side."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import Score, Standing
from tapa_desktop.ai.player import worths_at
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.candidates import RolloutAnswer, RolloutQuestion, candidates_for, rollouts
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position_text import Placed, format_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.side import Side
from tests.cases import some
from tests.positions import position

CONTACT = position(TAPA, "24:W1 20:W2 9:bW1 5:W9 1:B3 3:B1 12:B8")
SURE = position(TAPA, "1:W1 24:B1")


def all_of(question: RolloutQuestion) -> list[RolloutAnswer]:
    return list(rollouts(question, lambda: False))


def of_position(**choices: object) -> RolloutQuestion:
    return RolloutQuestion(Placed(TAPA, Side.WHITE, CONTACT, None), **{"games": 24, "plies": 2, **choices})  # type: ignore[arg-type]


def of_plays(**choices: object) -> RolloutQuestion:
    return RolloutQuestion(Placed(TAPA, Side.WHITE, CONTACT, (6, 2)), **{"games": 24, "plies": 2, **choices})  # type: ignore[arg-type]


def test_a_position_is_first_estimated_and_then_searched_ever_deeper() -> None:
    answers = all_of(of_position())

    assert [answer.found.games for answer in answers] == sorted({answer.found.games for answer in answers})
    assert (answers[0].found.games, answers[-1].found.games) == (0, 24)
    (first,), (last,) = answers[0].found.lines, answers[-1].found.lines
    assert (first.play, last.play) == ("", "")
    assert math.isinf(first.half_width)
    assert 0 < last.half_width < 1
    assert answers[-1].found.position == format_position(Placed(TAPA, Side.WHITE, CONTACT, None))


@pytest.mark.parametrize("most", [1, 3])
def test_of_a_roll_the_best_plays_are_rolled_out_side_by_side(most: int) -> None:
    best = candidates_for(PlayQuestion(TAPA, CONTACT, (6, 2)), 0)[:most]

    last = all_of(of_plays(most=most))[-1]

    assert [line.play for line in last.found.lines] == [candidate.play for candidate in best]


def test_a_play_that_is_asked_for_is_rolled_out_beside_the_best() -> None:
    worst = candidates_for(PlayQuestion(TAPA, CONTACT, (6, 2)), 0)[-1]

    last = all_of(of_plays(most=2, also=(worst.position,)))[-1]

    assert len(last.found.lines) == 3
    assert last.found.lines[-1].play == worst.play


def test_what_is_known_for_sure_needs_no_game() -> None:
    (only,) = all_of(RolloutQuestion(Placed(TAPA, Side.WHITE, SURE, None)))

    assert only.found.games == 0
    assert only.found.lines[0].half_width == 0
    assert only.found.lines[0].equity == pytest.approx(1)


@pytest.mark.parametrize("roll", [None, (6, 2)])
def test_at_a_score_it_is_about_the_match_as_hints_are(roll: Roll | None) -> None:
    standing = Standing((TAPA,), 0, Score(1, 3))
    worths = worths_at(standing)
    question = of_position() if roll is None else of_plays(most=3)

    first, *_, last = all_of(replace(question, standing=standing))

    for line in some((*first.found.lines, *last.found.lines)):
        assert line.equity == pytest.approx(worths.equity(Probabilities(*line.chances)), abs=1e-4)
    if roll is not None:
        best = candidates_for(PlayQuestion(TAPA, CONTACT, roll, standing=standing), 0)[:3]
        assert [line.play for line in last.found.lines] == [one.play for one in best]
        assert [line.equity for line in first.found.lines] == pytest.approx([one.equity for one in best], abs=1e-4)


def test_called_off_it_ends_with_what_has_come_out() -> None:
    asked: list[bool] = []

    def after_six() -> bool:
        asked.append(len(asked) >= 6)
        return asked[-1]

    answers = list(rollouts(of_position(games=10_000), after_six))

    assert answers[-1].found.games < 10_000
