"""What the coach says, in words and figures."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.cube.cubeful import CubeState
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion
from tapa_desktop.coach.hint import EXPLAINED, CubeHint, OutlookHint, PlayHint
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.ui.hint.text import depth_text, hint_lines, outlook_text
from tests.ui.coaches import hint_of

CHANCES = Probabilities(0.6, 0.25, 0.031, 0.1, 0.02)
pytestmark = pytest.mark.usefixtures("qapp")


def question(rule_set: RuleSet) -> RollQuestion:
    return RollQuestion(rule_set, start_position(rule_set), CubeState(1, False))


def test_no_more_than_the_best_are_listed_and_the_best_lacks_nothing() -> None:
    given = hint_of(PlayQuestion(TAPA, start_position(TAPA), (3, 3)))
    twice = PlayHint(given.question, given.candidates * 2, 0)

    lines = hint_lines(twice)

    assert len(twice.candidates) > len(lines) == EXPLAINED
    assert [line.difference for line in lines][:2] == ["", "−0.050"]


def test_what_is_read_aloud_names_the_play_its_worth_and_all_chances() -> None:
    line = hint_lines(hint_of(PlayQuestion(TAPA, start_position(TAPA), (3, 1))))[1]

    assert line.spoken.splitlines() == [
        "24/21 21/20: equity −0.050",
        "−0.050 to the best",
        "Wins 60.0 %",
        "Mars 25.0 % for, 10.0 % against",
    ]


@pytest.mark.parametrize(
    ("plies", "text"),
    [(0, "At a glance; deeper …"), (1, "Looked 1 ply ahead; deeper …"), (2, "Looked 2 plies ahead")],
)
def test_depth_is_named(plies: int, text: str) -> None:
    assert depth_text(plies) == text


@pytest.mark.parametrize(
    ("rule_set", "lines"),
    [
        (TAPA, ["Mars 25.0 % for, 10.0 % against"]),
        (PLAKOTO, ["Mars or mother 25.0 % for, 10.0 % against"]),
        (TAPA_CUBE, ["Mars 25.0 % for, 10.0 % against", "Triple 3.1 % for, 2.0 % against"]),
        (TAWULA, ["Capote 3.1 % for, 2.0 % against"]),
    ],
)
def test_an_outlook_lists_each_kind_of_win_of_the_game(rule_set: RuleSet, lines: list[str]) -> None:
    told = outlook_text(OutlookHint(question(rule_set), 0.3, CHANCES, None, 0))

    assert told.splitlines() == ["Equity +0.300", "Wins 60.0 %", *lines]


@pytest.mark.parametrize(
    ("cube", "equity", "text"),
    [
        (CubeHint("double", 0.5), 0.6, "Double. Wait below +0.500."),
        (CubeHint("no double", 0.5), 0.4, "Do not double. Double from +0.500 on."),
        (CubeHint("no double", 1.2), 1.4, "Do not double. Double below +1.200."),
        (CubeHint("take", -0.6), -0.4, "Take. Drop below −0.600."),
        (CubeHint("drop", -0.6), -0.7, "Drop. Take from −0.600 on."),
        (CubeHint("take", None), 0.4, "Take."),
        (
            CubeHint("double", None, "nothing to lose"),
            -0.4,
            "Double. Losing this game would lose you the match anyway.",
        ),
        (
            CubeHint("no double", None, "never"),
            1.4,
            "Do not double. At this score, no lead is worth a double in a position like this.",
        ),
    ],
)
def test_cube_is_advised_about_with_the_equity_that_turns_it(cube: CubeHint, equity: float, text: str) -> None:
    assert outlook_text(OutlookHint(question(TAPA_CUBE), equity, CHANCES, cube, 0)).splitlines()[0] == text
