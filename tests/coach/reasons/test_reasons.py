"""The choice and order of reasons; the next roll."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.ai.probabilities import Probabilities, in_points
from tapa_desktop.coach.candidates import Candidate, candidates_for
from tapa_desktop.coach.decision import PlayQuestion, play_question
from tapa_desktop.coach.hint import reasons_of
from tapa_desktop.coach.reasons.comparison import by_chances
from tapa_desktop.coach.reasons.facts import ReasonKind, next_roll
from tapa_desktop.coach.reasons.reasons import reasons_against, reasons_for
from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import POINTS
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA
from tests.positions import after, position
from tests.rules.strategies import positions, rule_sets


@pytest.mark.parametrize(
    ("stacks", "roll", "play", "kinds"),
    [
        ("24:W2 10:W11 13:W2 12:B5 5:B1 1:B9", "54", "10/5* 24/20", [ReasonKind.PINS, ReasonKind.LEAVES_MOTHER]),
        # the blot on 18 is covered, which makes the point as well
        ("24:W4 10:W9 20:W1 18:W1 12:B15", "62", "24/18 20/18", [ReasonKind.COVERS, ReasonKind.LEAVES_NOTHING]),
    ],
)
def test_the_weightiest_comes_first_and_the_price_last_and_of_one_point_only_the_weightiest(
    stacks: str, roll: str, play: str, kinds: list[ReasonKind]
) -> None:
    before = position(TAPA, stacks)

    reasons = reasons_for(TAPA, before, after(TAPA, before, roll, play))

    assert [reason.kind for reason in reasons] == kinds


def test_nothing_is_said_against_the_best_play_or_for_a_pass() -> None:
    before = position(TAPA, "24:W13 18:W2 12:B15")
    result, other = (after(TAPA, before, "51", play) for play in ("18/13 24/23", "24/19 24/23"))
    stuck = position(TAPA, "24:W14 18:B2 19:B2 20:B2 21:B2 22:B2 23:B4 10:W1 9:B1")

    assert reasons_against(TAPA, before, result, result) == ()
    assert reasons_against(TAPA, before, result, other)
    assert reasons_for(TAPA, stuck, stuck) == ()


def test_beside_a_play_that_ends_the_game_nothing_is_said_of_what_would_come_then() -> None:
    before = position(PLAKOTO, "24:W2 11:W3 8:W3 6:W1 2:W5 1:bW1 18:B12 5:B1 4:B1")
    best, other = (after(PLAKOTO, before, "21", play) for play in ("24/22 24/23", "24/23 11/9"))

    assert [reason.kind for reason in reasons_for(PLAKOTO, before, best, [other])] == [ReasonKind.WINS]
    assert [reason.kind for reason in reasons_against(PLAKOTO, before, other, best)] == [ReasonKind.MISSES_WIN]


def ranking(line: str) -> tuple[PlayQuestion, tuple[Candidate, ...]]:
    """The question in a position, and its plays ranked at 0 plies."""
    question = play_question(parse_position(line))
    return question, candidates_for(question, 0)


def test_what_the_next_plays_give_up_the_best_one_keeps() -> None:
    before = position(TAPA, "12:bW2 10:W11 9:W2 5:B14")
    best, other = (after(TAPA, before, "21", play) for play in ("10/8 10/9", "12/10 12/11"))

    (reason, *_) = reasons_for(TAPA, before, best, [other])

    assert (reason.kind, reason.point) == (ReasonKind.KEEPS_PIN, 12)


def test_what_all_plays_do_is_no_reason_for_the_best_one() -> None:
    # each of them bears off a checker, and only the best one leaves no blot to the checker on the bar
    question, plays = ranking("portes B2,B2,B2,B4,B3,11,W1,1,W7,W3,W3,3 0/1/0 0/0/2 B 62")

    kinds = {reason.kind for reason in reasons_of(question, plays[0], plays)}

    assert ReasonKind.SAFER in kinds
    assert ReasonKind.BEARS_OFF not in kinds


def test_a_drawback_is_never_said_alone() -> None:
    # its blot on 10 can be pinned, but the next play gives up a pin
    question, plays = ranking("tapa-cube B1,3,W2,2,wB1,bW1,W2,wB3,W2,B2,B2,W3,B2,1,B2,2,bW1,1,W1,W1 0/0/0 0/0/0 W 64")
    best, other = (next(one for one in plays if one.play == play) for play in ("10/4 10/6", "16/10 10/6"))

    reasons = reasons_of(question, best, [best, replace(other, equity=best.equity - 0.02, loss=0.02)])

    assert [reason.kind for reason in reasons] == [ReasonKind.KEEPS_PIN, ReasonKind.LEAVES_BLOT]


def test_where_the_board_tells_nothing_the_next_turns_do() -> None:
    # no roll hits at once after either play; in the second turn some do after 3/off 4/3
    question, plays = ranking("portes B2,1,B2,B2,B1,B2,B2,10,B1,1,W2,W3,W4,W4,B3 0/0/2 0/0/0 W 31")
    by_play = {one.play: one for one in plays}
    best, other = by_play["5/2 5/4"], replace(by_play["3/off 4/3"], loss=0.1)

    (reason,) = reasons_of(question, best, [best, other])

    assert reason.kind is ReasonKind.SAFER_LATER
    assert reason.count < reason.than


MARS = Probabilities(0.9, 0.5, 0.0, 0.01, 0.0), Probabilities(0.89, 0.4, 0.0, 0.01, 0.0)
DRAWN = Probabilities(0.1, 0.0, 0.0, 0.5, 0.5, draw=0.3), Probabilities(0.11, 0.0, 0.0, 0.5, 0.5, draw=0.1)


@pytest.mark.parametrize(
    ("chances", "is_for_best", "expected"),
    [
        (MARS, True, (ReasonKind.MARS_MORE, 500, 400)),
        (MARS, False, (ReasonKind.MARS_LESS, 400, 500)),
        (DRAWN, True, (ReasonKind.DRAWS_MORE, 300, 100)),
    ],
)
def test_chances_tell_the_rest_by_what_most_of_the_difference_lies_in(
    chances: tuple[Probabilities, Probabilities], is_for_best: bool, expected: tuple[ReasonKind, int, int]
) -> None:
    best, other = chances

    reason = by_chances(best, other, in_points(TAPA), is_for_best=is_for_best)

    assert (reason.kind, reason.count, reason.than) == expected
    unseen = best._replace(win=best.win - 0.0004)
    assert by_chances(best, unseen, in_points(TAPA), is_for_best=is_for_best) is None


# The next roll, compared with the rules


@pytest.mark.slow
@settings(max_examples=5)
@given(st.data())
def test_each_number_is_that_of_the_rules(data: st.DataObject) -> None:
    rule_set = data.draw(rule_sets)
    view = data.draw(positions(rule_set).filter(lambda one: outcome_of_turn(rule_set, one) is None))
    lone = {point for point in POINTS if view.board[point] == -1}

    reached = [
        (
            throws,
            {point for after in plays(rule_set, view, dice_of(roll)) for point in lone if after.board[point] != -1},
        )
        for roll, throws in ROLLS
    ]

    numbers = next_roll(rule_set, view)
    assert numbers.any == sum(throws for throws, points in reached if points)
    for point in POINTS:
        assert numbers.by_point[point] == sum(throws for throws, points in reached if point in points), point
