"""The words and figures of a review."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.coach.reasons.reason import Reason, ReasonKind
from tapa_desktop.coach.review.result import ReviewedAction, ReviewLine
from tapa_desktop.game.record import Header
from tapa_desktop.ui.review.text import action_text, detail, is_at_score, loss_text, luck_text, total_rows
from tapa_desktop.ui.text.reasons import reasons_text
from tests.game.matches import header, in_turn, told
from tests.ui.review.reviews import BEGINS, BLUNDER, FINE, TAKES, review_of

STATE = told(header(target=1)).state  # of two persons without names


@pytest.mark.parametrize(
    ("cost", "text"),
    [(0.0, ""), (0.0004, ""), (0.021, "0.021"), (0.04, "0.040 ?!"), (0.1, "0.100 ?"), (0.5, "0.500 ??"), (None, "")],
)
def test_a_loss_has_a_sign_for_its_class(cost: float | None, text: str) -> None:
    assert loss_text(replace(FINE, cost=cost)) == text


def test_losses_are_given_in_single_wins() -> None:
    assert loss_text(TAKES) == "0.050 ?!"


@pytest.mark.parametrize(
    ("luck", "words"),
    [(0.29, ""), (0.3, "lucky"), (0.6, "very lucky"), (-0.3, "unlucky"), (-0.9, "very unlucky"), (None, "")],
)
def test_rolls_are_called_lucky_from_some_points_on(luck: float | None, words: str) -> None:
    assert luck_text(replace(FINE, luck=luck)) == words


@pytest.mark.parametrize("action", ReviewedAction)
def test_every_action_has_words(action: ReviewedAction) -> None:
    assert action_text(replace(FINE, action=action))
    assert action_text(replace(FINE, action=action, play="24/22 24/22")) != ""


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (FINE, "White · 5-2: 24/19 24/22 · nothing is better · luck +0.05"),
        (
            BLUNDER,
            "Black · 5-2: 24/19 24/22 · loses 0.250, a blunder · best: 24/22 22/17 · luck −0.70 (very unlucky)",
        ),
        (BEGINS, "Black · starts · luck +0.10"),
        (TAKES, "Black · takes · loses 0.050, doubtful · best: drop"),
        (replace(FINE, play="", cost=None, is_counted=False, luck=None), "White · 5-2: …"),
    ],
)
def test_all_that_there_is_to_say_of_a_line(line: ReviewLine, text: str) -> None:
    assert detail(STATE, line) == text


@pytest.mark.parametrize(
    ("line", "loss", "text"),
    [
        (FINE, "", "White · 5-2: 24/19 24/22 · nothing is better"),
        (BLUNDER, "Blunder", "Black · 5-2: 24/19 24/22 · a blunder · best: 24/22 22/17 · very unlucky"),
    ],
)
def test_without_equities_mistakes_and_luck_are_told_in_words(line: ReviewLine, loss: str, text: str) -> None:
    assert loss_text(line, with_equity=False) == loss
    assert detail(STATE, line, with_equity=False) == text


def test_why_a_play_is_a_mistake_stands_in_a_line_of_its_own() -> None:
    line = replace(BLUNDER, reasons=(Reason(ReasonKind.BREAKS_POINT, 0.1, point=7),))

    facts, why = detail(STATE, line).split("\n")

    assert facts == detail(STATE, BLUNDER)
    assert why == reasons_text(STATE.rule_set, line.reasons) != ""


def test_in_a_match_the_game_is_named() -> None:
    assert detail(told(header(target=5)).state, replace(FINE, game=1)).startswith("Game 2 · White")
    several = told(in_turn(header(target=5), "tapa", "plakoto")).state
    assert detail(several, replace(FINE, game=2)).startswith("Game 3 · Tapa · White")


def test_the_sums_come_to_the_result() -> None:
    found = review_of(BEGINS, FINE, BLUNDER, TAKES)

    rows = {name: (white, black) for name, white, black, _ in total_rows(found)}

    assert rows["Decisions"] == ("1", "2")
    assert rows["Loss per decision"] == ("0.000", "0.150")
    assert rows["PR"] == ("0.0", "75.0 ± 98.0")  # of 0 and 150, whose mean deviates by 50
    assert (rows["PR, moves"], rows["PR, cube"]) == (("0.0", "125.0"), ("–", "25.0"))
    assert rows["Luck"] == ("+0.05", "−0.60")
    assert rows["Result"] == ("+2.00", "−2.00")
    assert rows["Luck-adjusted result"] == ("+1.35", "−1.35")


def test_a_side_that_had_nothing_to_decide_has_no_pr() -> None:
    rows = {name: (white, black) for name, white, black, _ in total_rows(review_of(BEGINS, FINE))}

    assert rows["PR"] == ("0.0", "–")


@pytest.mark.parametrize(
    ("given", "is_told"),
    [
        (header("tapa-cube", target=5), True),
        (header("tapa-cube", target=1), False),
        (header("tapa", target=5), True),
        (header("tapa", target=1), False),
        (header("tapa", target=0), False),
        (in_turn(header(target=5), "portes", "plakoto"), True),
    ],
)
def test_points_are_said_to_be_those_at_the_score_in_matches_to_a_score(given: Header, is_told: bool) -> None:
    at_score = is_at_score(told(given).state)

    tips, plain = (
        {name: tip for name, _, _, tip in total_rows(review_of(FINE), at_score=said)} for said in (at_score, False)
    )

    changed = {name for name, tip in tips.items() if tip != plain[name]}
    assert changed == ({"Luck", "Result", "Luck-adjusted result"} if is_told else set())
