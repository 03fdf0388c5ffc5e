"""What the coach is asked: what a person has to decide now."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.score import CubeState
from tapa_desktop.app.coach_question import cube_question_of, hint_question_of
from tapa_desktop.coach.hint import PlayHintQuestion, RollHintQuestion, TakeHintQuestion
from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Doubled, Drafted
from tapa_desktop.game.state import IN_THE_MIDDLE, GameState, Phase
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tests.game.matches import COMPUTER, state_at

START = start_position(TAPA)


def to_roll(rule_set: RuleSet) -> GameState:
    return replace(state_at(rule_set, START), cube=IN_THE_MIDDLE)


def test_a_person_with_a_roll_has_to_play_it() -> None:
    assert hint_question_of(state_at(TAPA, START, "31")) == PlayHintQuestion(TAPA, START, (3, 1))


def test_what_is_drafted_does_not_change_the_question() -> None:
    given = state_at(TAPA, START, "31")

    assert hint_question_of(apply(given, Drafted("24/21"))) == hint_question_of(given)


def test_before_a_roll_it_is_how_one_stands() -> None:
    assert hint_question_of(to_roll(TAPA)) == RollHintQuestion(TAPA, START)


def test_who_may_double_is_advised_about_that_too() -> None:
    asked = hint_question_of(to_roll(TAPA_CUBE))

    assert isinstance(asked, RollHintQuestion)
    assert isinstance(asked.stand, CubeState)


def test_who_is_offered_a_double_has_to_answer_it() -> None:
    assert isinstance(hint_question_of(apply(to_roll(TAPA_CUBE), Doubled())), TakeHintQuestion)


@pytest.mark.parametrize(
    "given",
    [
        replace(state_at(TAPA, START, "31"), white=COMPUTER, black=COMPUTER),
        replace(state_at(TAPA, START), phase=Phase.OPENING),
        replace(state_at(TAPA, START), phase=Phase.MATCH_OVER),
    ],
)
def test_nothing_is_asked_where_no_person_has_to_decide(given: GameState) -> None:
    assert hint_question_of(given) is None


def test_cube_is_asked_about_where_a_person_may_turn_it() -> None:
    rolling = to_roll(TAPA_CUBE)
    answering = apply(rolling, Doubled())

    assert cube_question_of(rolling) == rolling
    assert cube_question_of(answering) == answering
    assert cube_question_of(to_roll(TAPA)) is None
    assert cube_question_of(replace(rolling, white=COMPUTER)) is None
