"""The texts of the hints."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import CubeState
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, RollQuestion
from tapa_desktop.coach.hint import EXPLAINED, Analysis, CubeHint, OutlookHint, PlayHint
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.ui.hint.text import hint_lines, translate
from tapa_desktop.ui.positions.text import analysis_page
from tapa_desktop.ui.text.numbers import depth_text, short_chances
from tapa_desktop.ui.text.result import decided_text, outlook_text
from tests.cases import each
from tests.positions import position
from tests.ui.coaches import hint_of

CHANCES = Probabilities(0.6, 0.25, 0.031, 0.1, 0.02)
pytestmark = pytest.mark.usefixtures("qapp")


def question(rule_set: RuleSet) -> RollQuestion:
    return RollQuestion(rule_set, start_position(rule_set), CubeState(1, False))


OPENING = PlayQuestion(TAPA, start_position(TAPA), (3, 1))


def test_no_more_than_the_best_are_listed_and_the_best_lacks_nothing() -> None:
    hint = hint_of(PlayQuestion(TAPA, start_position(TAPA), (3, 3)))
    twice = PlayHint(hint.question, hint.candidates * 2, 0)

    lines = hint_lines(twice)

    assert len(twice.candidates) > len(lines) == EXPLAINED
    assert [line.difference for line in lines][:2] == ["", "−0.050"]


@pytest.mark.parametrize(
    ("marks", "words"),
    [
        (None, ["24/21 21/20: equity −0.050", "0.050 worse than the best"]),
        (DEFAULT_THRESHOLDS, ["24/21 21/20: Doubtful"]),
    ],
)
def test_what_is_read_aloud_names_play_fault_and_chances(marks: ErrorThresholds | None, words: list[str]) -> None:
    line = hint_lines(hint_of(OPENING), marks)[1]

    assert line.spoken.splitlines() == [*words, "Wins 60.0%", "Mars: you 25.0%, opponent 10.0%"]


def reasons_of(*plays: tuple[float, float], chances: Probabilities = CHANCES) -> list[str]:
    """The reasons of plays with these equities and losses."""
    hint = hint_of(OPENING, plies=1)
    rated = zip(hint.candidates * 2, plays, strict=False)
    found = tuple(replace(one, equity=equity, loss=loss, probabilities=chances) for one, (equity, loss) in rated)
    return [line.reasons for line in hint_lines(PlayHint(hint.question, found, 1, (hint.reasons * 2)[: len(found)]))]


def test_forced_play_and_equal_ones_are_named_as_such() -> None:
    hint = hint_of(OPENING)
    best, other = hint.candidates
    lines = hint_lines(PlayHint(hint.question, (best, replace(other, equity=-0.004, loss=0.004)), 0))

    assert reasons_of((0.1, 0.0)) == [translate("Hint", "Forced: there is no other move.")]
    assert lines[1].difference == translate("Hint", "Equal")
    as_good = translate("Hint", "As good as the best move.")
    assert [reasons_of((0.1, 0.0), (0.1 - loss, loss))[1] == as_good for loss in (0.004, 0.006)] == [True, False]


def test_without_equities_the_class_of_an_error_says_how_bad_it_is() -> None:
    best, other = hint_lines(hint_of(OPENING), DEFAULT_THRESHOLDS)[:2]

    assert (best.chances, best.difference) == (short_chances(TAPA, CHANCES), "")
    assert other.difference == "Doubtful"


@pytest.mark.parametrize(("rule_set", "end_values"), [(TAPA, ["+0.00 points", "−0.05 points"]), (TAWULA, ["60.0%"])])
def test_rows_show_what_they_are_in_the_order_of(rule_set: RuleSet, end_values: list[str]) -> None:
    lines = hint_lines(hint_of(PlayQuestion(rule_set, start_position(rule_set), (3, 1))), DEFAULT_THRESHOLDS)

    assert [line.worth for line in lines[:2]] == end_values
    assert ("win" in lines[0].chances) is (rule_set is TAPA), "what is told already is not told twice"


def test_where_checkers_are_counted_a_play_that_ends_the_game_has_the_points_that_it_brings() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True})
    question = PlayQuestion(counted, position(counted, "1:W1 19:B9"), (3, 1))
    hint = PlayHint(question, candidates_for(question, 0), 0)

    assert hint_lines(hint)[0].worth == "+9.000"
    assert hint_lines(hint, DEFAULT_THRESHOLDS)[0].worth == "+9.00 points"
    placed = PositionSpec(counted, Side.WHITE, question.position, question.roll)
    page = analysis_page(Analysis(placed, 7.0, CHANCES, hint.candidates), with_equity=True, at_score=False)
    assert "+9.000" in page


def test_no_game_is_decided_while_checkers_are_counted() -> None:
    counted = rule_set_named("mahbusa", {"count_checkers": True})
    won, lost, mars = (Probabilities(*chances, 0.0, 0.0, 0.0) for chances in ((1.0, 0.0), (0.0, 0.0), (1.0, 1.0)))

    assert decided_text(MAHBUSA, won)
    assert [bool(decided_text(counted, one)) for one in (won, lost, mars)] == [False, False, True]


TOO_GOOD = "Too good to double: your opponent would drop. Play on for more points."
DECIDED = "The game is decided."


@each(
    "case",
    [
        *((Probabilities(0.97, 0.0, 0.0, 0.0, 0.0), True), (Probabilities(0.96, 0.0, 0.0, 0.0, 0.0), False)),
        *((Probabilities(0.99, 0.5, 0.0, 0.0, 0.0), False), (Probabilities(0.99, 0.98, 0.0, 0.0, 0.0), True)),
        *((Probabilities(0.03, 0.0, 0.0, 0.01, 0.0), True), (Probabilities(0.03, 0.0, 0.0, 0.5, 0.0), False)),
    ],
)
def test_decided_game_needs_no_reasons_and_is_none_that_a_play_loses_doubly(case: tuple[Probabilities, bool]) -> None:
    chances, is_decided = case

    assert (reasons_of((0.9, 0.0), (0.899, 0.001), chances=chances)[0] == DECIDED) is is_decided
    assert (DECIDED in outlook_text(OutlookHint(question(TAPA), 0.9, chances, None, 2)).splitlines()) is is_decided
    assert reasons_of((-1.0, 0.0), (-2.0, 1.0), chances=Probabilities(0.0, 0.0, 0.0, 0.0, 0.0))[0] != DECIDED
    assert DECIDED not in reasons_of((0.9, 0.0), (0.899, 0.001), (0.2, 0.7), chances=chances)


@pytest.mark.parametrize(
    ("depth", "text"),
    [
        ((0, 0, False), "First estimate, searching deeper…"),
        ((1, 0, False), "Looked 1\u00a0move ahead, searching deeper…"),
        ((2, 0, True), "Looked 2\u00a0moves ahead"),
        ((2, 144, False), "Played out 144\u00a0times, searching deeper…"),
        ((2, 576, True), "Played out 576\u00a0times"),
    ],
)
def test_depth_is_named(depth: tuple[int, int, bool], text: str) -> None:
    assert depth_text(*depth[:2], is_last=depth[2]) == text


@pytest.mark.parametrize(
    ("rule_set", "lines"),
    [
        (TAPA, ["Mars: you 25.0%, opponent 10.0%"]),
        (PLAKOTO, ["Mars or mother: you 25.0%, opponent 10.0%"]),
        (TAPA_CUBE, ["Mars: you 25.0%, opponent 10.0%", "Triple: you 3.1%, opponent 2.0%"]),
        (TAWULA, ["Capote: you 3.1%, opponent 2.0%"]),
    ],
)
def test_an_outlook_lists_each_kind_of_win_of_the_game(rule_set: RuleSet, lines: list[str]) -> None:
    outlook = OutlookHint(question(rule_set), 0.3, CHANCES, None, 0)

    assert outlook_text(outlook).splitlines() == ["Wins 60.0%", *lines, "Equity +0.300"]
    assert outlook_text(outlook, with_equity=False).splitlines() == ["Wins 60.0%", *lines]


@pytest.mark.parametrize(
    ("cube", "equity", "text"),
    [
        (CubeHint("double", 0.5), 0.6, "Double. Wait below +0.500."),
        (CubeHint("no double", 0.5), 0.4, "Do not double. Double from +0.500 up."),
        (CubeHint("no double", 1.2), 1.4, "Do not double. Double below +1.200."),
        (CubeHint("take", -0.6), -0.4, "Take. Drop below −0.600."),
        (CubeHint("drop", -0.6), -0.7, "Drop. Take from −0.600 up."),
        (CubeHint("take", None), 0.4, "Take."),
        (
            CubeHint("double", None, "nothing to lose"),
            *(-0.4, "Double. Losing this game would cost you the match anyway."),
        ),
        (
            CubeHint("no double", None, "never"),
            *(1.4, "Do not double. At this score, it never pays to double in a position like this."),
        ),
        (CubeHint("no double", 1.2, is_too_good=True), 1.4, f"{TOO_GOOD} Double below +1.200."),
        (CubeHint("no double", None, "never", is_too_good=True), 1.4, TOO_GOOD),
    ],
)
def test_cube_is_advised_about_with_the_equity_that_turns_it_or_not(cube: CubeHint, equity: float, text: str) -> None:
    hint = OutlookHint(question(TAPA_CUBE), equity, CHANCES, cube, 0)

    assert outlook_text(hint).splitlines()[0] == text
    assert text.startswith(outlook_text(hint, with_equity=False).splitlines()[0])
