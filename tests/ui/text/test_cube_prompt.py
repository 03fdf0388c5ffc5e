"""What the prompt says of the doubling cube: to you, to two people, and to those who only watch."""

from __future__ import annotations

import pytest

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Doubled, GameBegun, LogEvent, OpeningRolled, Resigned, Seat, Taken
from tapa_desktop.game.history import replay
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.prompt import prompt_text
from tests.ui.states import COMPUTER, PERSON, header, turn

WHITE_BEGINS, BLACK_BEGINS = OpeningRolled(5, 3), OpeningRolled(3, 5)
ANA = Seat(name="Ana")


def said(*events: LogEvent, white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> str:
    history = replay(header("tapa-cube", white=white, black=black, target=target), events)
    return prompt_text(history.state, Draft.of(history.state), history.standing[-1])


def test_prompt_offers_the_double_before_the_roll() -> None:
    assert said(WHITE_BEGINS) == "You start: roll (Space) or double to 2 (D)"


def test_prompt_offers_the_roll_alone_without_the_right_to_double() -> None:
    assert said(WHITE_BEGINS, target=1) == "You start: roll the dice (Space)"


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "You have doubled to 2. The computer is thinking…"),
        (COMPUTER, PERSON, "The computer doubles to 2: take (T) or drop (X)"),
        (COMPUTER, ANA, "The computer doubles to 2. Ana: take (T) or drop (X)"),
        (PERSON, PERSON, "White doubles to 2. Black: take (T) or drop (X)"),
        (ANA, PERSON, "Ana doubles to 2. Black: take (T) or drop (X)"),
        (ANA, COMPUTER, "Ana doubles to 2. The computer is thinking…"),
        (COMPUTER, COMPUTER, "White doubles to 2. Black is thinking…"),
    ],
)
def test_a_double_says_who_has_to_answer(white: Seat, black: Seat, expected: str) -> None:
    assert said(WHITE_BEGINS, Doubled(), white=white, black=black) == expected


def test_a_redouble_names_the_value_that_it_leads_to() -> None:
    given = (WHITE_BEGINS, Doubled(), Taken(), *turn(6, 3, "24/18 24/21"))

    assert said(*given, Doubled()) == "The computer doubles to 4: take (T) or drop (X)"
    assert said(*given, white=COMPUTER, black=PERSON) == "Your turn: roll (Space) or double to 4 (D)"


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "The computer has taken the double. You start: roll the dice (Space)"),
        (COMPUTER, PERSON, "You have taken the double. The computer rolls…"),
        (PERSON, PERSON, "Black has taken the double. White starts: roll the dice (Space)"),
    ],
)
def test_a_take_is_in_the_prompt_for_the_roll_that_follows(white: Seat, black: Seat, expected: str) -> None:
    assert said(WHITE_BEGINS, Doubled(), Taken(), white=white, black=black) == expected


def test_prompt_after_a_dropped_double_does_not_say_again_that_a_game_begins() -> None:
    given = (WHITE_BEGINS, Resigned(Side.BLACK), GameBegun(), Doubled(), Taken())

    assert said(*given) == "The computer has taken the double. Your turn: roll the dice (Space)"
