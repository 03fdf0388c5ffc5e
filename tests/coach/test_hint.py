"""Hints for a decision, deeper and deeper, and analyses of a position; the map of the 21 rolls and its mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import CubeState, Score, Standing
from tapa_desktop.ai.levels import COACH
from tapa_desktop.ai.player import Player, end_values_at, level_probabilities
from tapa_desktop.ai.probabilities import Probabilities, equity
from tapa_desktop.ai.rollout import Goal, Progress, RolloutResult
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.coach.candidates import DEEPEST, RolloutQuestion, candidates_for, coach_level, compare_plays, rollouts
from tapa_desktop.coach.decision import (
    DecisionQuestion,
    PlayQuestion,
    RollQuestion,
    TakeQuestion,
    play_question,
    question_of,
    standing_in,
)
from tapa_desktop.coach.hint import (
    ALIKE,
    DEPTHS,
    EXPLAINED,
    MOST,
    Analysis,
    AnalysisQuestion,
    Deeper,
    OutlookHint,
    PlayHint,
    analyses,
    hint,
    hints,
    map_question,
    play_rollouts,
    reasons_of,
    roll_maps,
)
from tapa_desktop.coach.reasons.facts import ReasonKind
from tapa_desktop.coach.reasons.reasons import reasons_against, reasons_for
from tapa_desktop.coach.review.cost import RankingQuestion, rankings
from tapa_desktop.coach.tutor import judgements
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import GameState, Phase, Result, begin, begin_at, full_position_spec, results_of
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import FIRST, Group, How, Stage
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import Cube, PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import BACKGAMMON, GUL_BARA, PLAKOTO, PORTES, TAPA, TAPA_CUBE, RuleSet
from tests.cases import each, some
from tests.positions import MIDDLE, SAFE_OR_BOLD, position

GAMES = 288
BY_WHOLE_GAMES = 0.30  # of MIDDLE, ± 0.06: 2,592 games of 0-ply against itself; two plies of look-ahead say 0.61
ROW = "1,B3,B2,W1,W1,W1,W1,W1,W1,B1,W1,B6,2,W1,W1,W1,W1,1,W1,W1,W1,W1,B3"
OFTEN_A_MARS = position(BACKGAMMON, "8:W2 6:W4 5:W3 4:W3 3:W3 1:B5 7:B2 12:B4 18:B4")
LATE = position(TAPA_CUBE, "8:W5 5:W4 2:W5 1:W1 19:B9 21:B6")
STAND = CubeState(1, False)


def all_hints(question: DecisionQuestion) -> list[PlayHint | OutlookHint]:
    return list(hints(question, never))


def test_plays_are_judged_deeper_and_deeper_and_explained_as_soon_as_the_judge_has_looked_ahead() -> None:
    question = PlayQuestion(TAPA, MIDDLE, (4, 2))

    results = all_hints(question)

    assert [(hint.plies, hint.candidates[0].plies) for hint in results] == [
        (plies, plies) for plies in range(DEEPEST + 1)
    ]
    assert [hint.is_last for hint in results] == [False] * DEEPEST + [True]
    assert all(hint.question is question for hint in results)
    glance, first, _ = results
    assert glance.reasons == ()
    assert len(first.reasons) == EXPLAINED < len(first.candidates)
    best, *next_ones = (one.position for one in first.candidates[:EXPLAINED])
    assert first.reasons[0] == reasons_for(TAPA, MIDDLE, best, next_ones) != ()
    assert first.reasons[1] == reasons_against(TAPA, MIDDLE, next_ones[0], best) != ()


def test_best_play_keeps_only_what_one_that_is_worse_gives_up() -> None:
    question = PlayQuestion(TAPA, MIDDLE, (6, 5))
    best, *others = candidates_for(question, 1)[:4]

    ranked = [[best, *(replace(one, loss=loss) for one in others)] for loss in (0.9 * ALIKE, ALIKE)]

    kinds = [{reason.kind for reason in reasons_of(question, best, ranking)} for ranking in ranked]
    assert [ReasonKind.KEEPS_POINT in one for one in kinds] == [False, True]


@pytest.mark.parametrize(
    ("turn", "expected"), [("33 0/0", True), ("33 3/3", False), ("33> 3/3", False), ("3x4< 3/3", False)]
)
def test_blocked_rolls_are_told_only_where_the_opponent_rolls_next(turn: str, expected: bool) -> None:
    question = play_question(parse_position(f"gul-bara {ROW} 0/0/0 0/0/0 W {turn}"))
    by_play = {one.play: one for one in candidates_for(question, 0)}

    reasons = reasons_of(question, by_play["21/18 10/7 7/4 7/4"], [by_play["9/6 7/4 6/3 5/2"]])

    blocking = [ReasonKind.BLOCKS_FEWER] if expected else []
    assert [reason.kind for reason in reasons] == [ReasonKind.OPENS_PRIME, *blocking]


@pytest.mark.parametrize(("counts", "expected"), [("0/0", True), ("2/2", False), ("0/3", False), ("3/3", False)])
def test_rolls_that_can_be_played_in_full_are_counted_only_where_no_double_is_a_chain(
    counts: str, expected: bool
) -> None:
    row = "2,B2,B4,1,B1,1,B1,B1,W1,W3,W1,1,W1,W2,W7,B1,B1,B1,B1,B1,B1,2"
    question = play_question(parse_position(f"gul-bara {row} 0/0/0 0/0/0 W 53 {counts}"))
    by_play = {one.play: one for one in candidates_for(question, 0)}

    reasons = reasons_of(question, by_play["14/9 15/12"], [by_play["14/9 14/11"]])

    assert (ReasonKind.LESS_FREE in [reason.kind for reason in reasons]) is expected


def test_outlook_before_a_roll_is_that_of_the_player_who_sees_as_far() -> None:
    (*_, deepest) = all_hints(RollQuestion(TAPA_CUBE, LATE))

    chances = level_probabilities(coach_level(DEEPEST), TAPA_CUBE, LATE)
    assert (deepest.equity, deepest.probabilities, deepest.cube) == (equity(TAPA_CUBE, chances), chances, None)


def test_cube_is_spoken_of_where_it_is_to_be_decided_about_from_the_view_of_who_decides() -> None:
    doubling, taking = all_hints(RollQuestion(TAPA_CUBE, LATE, STAND)), all_hints(TakeQuestion(TAPA_CUBE, LATE, STAND))

    assert {hint.cube.action for hint in doubling} <= {"double", "no double"}
    assert {hint.cube.action for hint in taking} <= {"take", "drop"}
    assert [hint.games > 0 for hint in doubling] == [False] * DEEPEST + [True]
    assert taking[0].equity == pytest.approx(-doubling[0].equity, abs=1e-5)
    assert taking[0].probabilities.win == pytest.approx(1 - doubling[0].probabilities.win, abs=1e-5)


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rollout has a few games at most."""
    monkeypatch.setattr("tapa_desktop.coach.hint._ENOUGH", Goal(GAMES, half_width=0.01, until_settled=True))


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize(
    "question", [PlayQuestion(TAPA, MIDDLE, (4, 2)), RollQuestion(TAPA, MIDDLE), TakeQuestion(TAPA_CUBE, LATE, STAND)]
)
def test_rollouts_get_ever_more_accurate_until_one_is_enough(question: DecisionQuestion) -> None:
    results = list(hints(Deeper(question), never))

    games = [hint.games for hint in results]
    assert games == sorted(games)
    assert [hint.is_last for hint in results] == [False] * (len(results) - 1) + [True]
    last = results[-1]
    if isinstance(last, PlayHint):
        rolled = some([one for one in last.candidates if one.half_width])
        assert [one.loss for one in rolled] == sorted(one.loss for one in rolled)
        assert {one.position for one in last.candidates} == set(plays(TAPA, MIDDLE, (4, 2)))
        assert len(last.reasons) == EXPLAINED
    else:
        assert last.half_width < 0.01 or last.games == GAMES


def test_what_a_rollout_finds_best_comes_first_and_no_play_is_shown_as_worth_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = PlayQuestion(TAPA, MIDDLE, (4, 2))
    candidates = compare_plays(question)
    played = candidates[5]

    def roll_out_plays(*_: object, **__: object) -> Iterator[Progress]:
        rolled = [
            RolloutResult(candidates[0].equity - 1 + place / 10, 0.01, one.probabilities, 144)
            for place, one in enumerate(near)
        ]
        yield Progress(144, tuple(rolled), is_settled=True)

    monkeypatch.setattr("tapa_desktop.coach.hint.roll_out_plays", roll_out_plays)
    near = [*candidates[:3], played] if candidates[2].loss < 0.15 else [*candidates[:2], played]

    (result,) = play_rollouts(question, never, (played.position,))

    best, *others = result.candidates
    assert (best.position, best.loss) == (played.position, 0)
    assert [one.loss for one in others] == pytest.approx([best.equity - one.equity for one in others])
    assert all(one.loss > 0 for one in others)
    assert len(result.candidates) == len(candidates)


def test_chances_in_reasons_are_those_of_the_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    question = play_question(parse_position("tapa-cube B4,B5,wB4,18,bW6,bW5,W3 0/0/0 0/0/0 W 31"))

    def roll_out_plays(*_: object, **__: object) -> Iterator[Progress]:
        for games, mars in ((144, 0.5), (288, 0.4)):
            chances = (Probabilities(0.9, one, 0.0, 0.0, 0.0) for one in (mars, mars - 0.1))
            results = tuple(RolloutResult(1 + one.mars, 0.1, one, games) for one in chances)
            yield Progress(games, results, is_settled=False)

    monkeypatch.setattr("tapa_desktop.coach.hint.roll_out_plays", roll_out_plays)

    reasons = [reason for hint in play_rollouts(question, never) for (reason,) in hint.reasons]

    assert [(one.count, one.than) for one in reasons] == [(500, 400), (400, 500), (400, 300), (300, 400)]


def test_what_the_table_of_the_bear_off_knows_needs_no_games() -> None:
    (only,) = hints(Deeper(RollQuestion(TAPA, position(TAPA, "3:W2 24:B1"))), never)

    assert (only.games, only.half_width, only.is_last) == (0, 0, True)


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("roll", ["42", "-"])
def test_analysis_is_rolled_out_on_request(roll: str) -> None:
    text = format_position(PositionSpec(TAPA, Side.WHITE, MIDDLE, None)).rpartition(" ")[0]
    placed = parse_position(f"{text} {roll}")
    (first,) = analyses(AnalysisQuestion(placed), never)

    *_, last = analyses(AnalysisQuestion(placed, is_deeper=True), never)

    assert last.is_last
    assert last.equity == pytest.approx(BY_WHOLE_GAMES, abs=0.09)
    assert len(last.candidates) == len(first.candidates)
    assert all(one.half_width for one in last.candidates[:2])


def analysis(placed: PositionSpec) -> Analysis:
    (only,) = analyses(AnalysisQuestion(placed), never)
    return only


def test_at_a_score_all_equities_are_of_the_match() -> None:
    standing = Standing((TAPA,), 0, Score(1, 3))
    end_values = end_values_at(TAPA, standing)
    placed = PositionSpec(TAPA, Side.WHITE, start_position(TAPA), (6, 3))

    (result,) = analyses(AnalysisQuestion(placed, standing), never)
    (*_, hint) = all_hints(RollQuestion(TAPA, placed.position, standing=standing))

    assert result.equity == hint.equity == pytest.approx(end_values.equity(hint.probabilities))
    assert result.equity < analysis(placed).equity
    expected = [end_values.equity(one.probabilities) for one in result.candidates]
    assert [one.equity for one in result.candidates] == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize(
    ("target", "cube", "is_single"), [(0, Cube(1), True), (0, Cube(2, Side.WHITE), False), (5, Cube(1), False)]
)
def test_by_the_jacoby_rule_each_win_counts_single_until_the_cube_is_turned(
    target: int, cube: Cube, is_single: bool
) -> None:
    rules = rule_set_named("backgammon", {"jacoby": True})
    spec = PositionSpec(rules, Side.WHITE, OFTEN_A_MARS, (6, 3))
    to_play = replace(begin_at(begin(rules, target, Seat(), Seat()), spec), cube=cube)
    to_roll, placed = replace(to_play, phase=Phase.TO_ROLL, roll=None), full_position_spec(to_play)

    (best, *_), outlook = hint(question_of(to_play), 1, never).candidates, hint(question_of(to_roll), 1, never)
    (by_map, *_), analysed = next(roll_maps(map_question(to_play), never)).rolls, analysis(placed)
    *_, rolled = rollouts(RolloutQuestion(placed, games=36), never)

    results = [(one.equity, one.probabilities.win) for one in (best, outlook, analysed, analysed.candidates[0])]
    results += [(by_map.equity, by_map.chances.win), *((one.equity, one.chances[0]) for one in rolled.result.lines)]
    assert {equity == pytest.approx(2 * win - 1, abs=1e-3) for equity, win in results} == {is_single}


@pytest.mark.parametrize(
    ("target", "score", "order"),
    [(3, (), ()), (3, (2, 0), ()), (3, (0, 2), ()), (3, (2, 2), ()), (5, (2, 2), (PORTES, PLAKOTO, TAPA))],
)
def test_hint_tutor_analysis_review_and_level_say_the_same_at_every_score(
    target: int, score: tuple[int, ...], order: tuple[RuleSet, ...]
) -> None:
    results = [Result(side, points, How.MARS) for side, points in zip(Side, score, strict=False) if points]
    start = begin_at(begin(TAPA, target, Seat(), Seat(), order), parse_position(SAFE_OR_BOLD))
    state = replace(start, results=results_of(results))
    question = question_of(state)

    deepest = all_hints(question)[-1]
    (by_tutor,) = judgements(question, never)
    (ranking,) = rankings(RankingQuestion(state, "", DEEPEST), never)
    (analysed,) = analyses(
        AnalysisQuestion(full_position_spec(state), standing_in(full_position_spec(state), state)), never
    )
    chosen = Player(COACH).choose(TAPA, state.position, state.roll, standing=question.standing)

    best = deepest.candidates[0]
    assert by_tutor == deepest.candidates
    assert analysed.candidates[0] == ranking.plays[0].candidate == best
    assert {candidate.plies for candidate in by_tutor} == {DEEPEST}
    assert (chosen.position, chosen.equity) == (best.position, best.equity)


def test_position_before_its_roll_is_judged_without_plays_and_one_with_a_roll_as_the_hint_does() -> None:
    before, rolled = (PositionSpec(TAPA, Side.WHITE, MIDDLE, roll) for roll in (None, (4, 2)))
    *_, hint = all_hints(PlayQuestion(TAPA, MIDDLE, (4, 2)))

    result = analysis(before)

    chances = level_probabilities(COACH, TAPA, MIDDLE)
    assert (result.placed, result.equity, result.probabilities) == (before, equity(TAPA, chances), chances)
    assert result.candidates == ()
    assert analysis(rolled).candidates == hint.candidates[:MOST]


@pytest.mark.usefixtures("few_games")
def test_analysis_before_a_roll_advises_about_the_cube_as_the_hint_does() -> None:
    placed = parse_position(f"{format_position(PositionSpec(TAPA_CUBE, Side.BLACK, LATE))} cube=2B match=7:1-3")
    (*_, hint) = all_hints(RollQuestion(TAPA_CUBE, LATE, CubeState(2, True, Score(4, 6))))

    first, *_, last = analyses(AnalysisQuestion(placed, is_deeper=True), never)

    shown = analysis(placed)
    assert (shown.cube, shown.equity, shown.games) == (hint.cube, hint.equity, hint.games)
    assert None not in {hint.cube, first.cube, last.cube}


@each("more", ["64 cube=1-", "- cube=2W", "- cube=4B match=7:3-3", "- cube=1- match=7:6-3!"])
def test_analysis_says_nothing_of_a_cube_that_cannot_be_turned(more: str) -> None:
    text = format_position(PositionSpec(TAPA_CUBE, Side.BLACK, LATE)).removesuffix("-")

    assert analysis(parse_position(text + more)).cube is None


def test_a_won_game_is_won_and_its_last_play_ends_it_and_a_roll_without_a_play_is_a_pass() -> None:
    won = analysis(parse_position("tapa 20,W1,1,B1,B1 0/0/14 0/0/13 W 31"))
    stuck = analysis(parse_position("tapa W15,4,B2,B2,16,B11 0/0/0 0/0/0 W 65"))

    assert won.candidates[0].play == "4/1* 1/off"
    assert (won.probabilities.win, won.candidates[0].equity) == pytest.approx((1, 1), abs=0.001)
    assert [candidate.play for candidate in stuck.candidates] == ["pass"]


PLACED = parse_position("tapa B3,B3,B3,1,B3,B2,10,W3,1,W4,W3,1,W3,W2,B1 0/0/0 0/0/0 W -")
QUESTION = RollQuestion(PLACED.rule_set, PLACED.position)


def worth_by_hint(map_of: RollQuestion, roll: Roll, stage: Stage = FIRST) -> tuple[str, object]:
    """The best play of a roll and its equity, as a hint has them."""
    question = PlayQuestion(map_of.rule_set, map_of.position, roll, stage, map_of.standing)
    best = candidates_for(question, DEPTHS[-1])[0]
    return best.play, pytest.approx(best.equity)


@pytest.mark.parametrize("score", [0, 4])
def test_map_has_all_rolls_the_best_first_as_hints_judge_them_at_the_score_and_their_mean(score: int) -> None:
    state = GameState(TAPA, 5 if score else 0, Seat(), Seat(), PLACED.position, Phase.TO_ROLL, Side.WHITE)
    question = map_question(
        replace(state, results=results_of([Result(Side.WHITE, score, How.SINGLE)] if score else []))
    )

    *_, roll_map = roll_maps(question, never)

    equities = [one.equity for one in roll_map.rolls]
    assert equities == sorted(equities, reverse=True)
    assert (len({one.roll for one in roll_map.rolls}), sum(one.throws for one in roll_map.rolls)) == (21, 36)
    assert roll_map.mean == pytest.approx(sum(one.equity * one.throws for one in roll_map.rolls) / 36)
    one = roll_map.rolls[3]
    assert (one.play, one.equity) == worth_by_hint(question, one.roll)
    assert (question.standing is None) is (score == 0)


@pytest.mark.parametrize("stage", [Stage(3, 3), Stage(3, 3, Group(4, 2, is_rest=True))])
def test_double_begins_its_chain_when_enough_has_been_thrown(stage: Stage) -> None:
    state = GameState(GUL_BARA, 0, Seat(), Seat(), start_position(GUL_BARA), Phase.TO_ROLL, Side.WHITE, stage=stage)
    question = map_question(state)

    *_, roll_map = roll_maps(question, never)

    ones = next(one for one in roll_map.rolls if one.roll == (1, 1))
    assert ones.equity == worth_by_hint(question, (1, 1), Stage(3, 3))[1] != worth_by_hint(question, (1, 1))[1]


@pytest.mark.parametrize(
    ("work", "question"),
    [
        (hints, PlayQuestion(TAPA, start_position(TAPA), (3, 1))),
        (analyses, AnalysisQuestion(parse_position("tapa W15,22,B15 0/0/0 0/0/0 W 31"))),
        (roll_maps, QUESTION),
    ],
    ids=["hint", "analysis", "map"],
)
def test_work_is_called_off(work: Callable[..., Iterator[object]], question: object) -> None:
    with pytest.raises(Cancelled):
        list(work(question, lambda: True))
