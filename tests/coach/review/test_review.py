"""The lines of a review about single rolls, plays and doubles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import EFFICIENCY, Score, Standing
from tapa_desktop.ai.cube.match_equity import chance_after_draw, in_match, worth_of_points
from tapa_desktop.ai.engine import parallel
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.player import end_values_at
from tapa_desktop.ai.rollout import Goal
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.coach.candidates import Candidate, candidates_for, contenders, difficulty
from tapa_desktop.coach.decision import PlayQuestion, question_of, standing_of
from tapa_desktop.coach.hint import EXPLAINED
from tapa_desktop.coach.reasons.facts import ReasonKind
from tapa_desktop.coach.reasons.reasons import reasons_against
from tapa_desktop.coach.review import review as reviewing
from tapa_desktop.coach.review.cost import RankingQuestion, TurnToPlay, rankings, worth_in
from tapa_desktop.coach.review.result import (
    CLASSES,
    HOW_HARD,
    MISTAKES,
    PHASES,
    Review,
    ReviewedAction,
    ReviewLine,
    parts_of,
    phase_of,
)
from tapa_desktop.coach.review.review import ReviewQuestion, judge, review
from tapa_desktop.coach.strength import ErrorClass, ErrorThresholds
from tapa_desktop.coach.tutor import cube_losses
from tapa_desktop.game.events import Doubled, Dropped, LogEvent, OpeningRolled, Played, Resigned, Rolled, Seat, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase, Result, begin, begin_at, results_of, turn_at
from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.position import Side, flip, start_position
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tests.cases import sentences
from tests.game.matches import header, match_of, random_match
from tests.positions import SAFE_OR_BOLD

WHITE, BLACK = Side.WHITE, Side.BLACK
HOME = "{game} B3,B2,19,W1,W2,W1 0/0/11 0/0/10 {side} {roll}"
MIDDLE = "tapa W10,2,bW2,3,W1,4,W2,8,B2,1,B12 0/0/0 0/0/0 W 52"


def last_review(history: History, plies: int = 1) -> Review:
    *_, last = review(ReviewQuestion(history, plies))
    return last


def at_home(roll: str = "-", *, game: str = "tapa", side: str = "W", target: int = 1) -> History:
    """White has four checkers left on 3, 2 and 1, and Black, on its own low points, five."""
    return match_of(header(game, target=target, position=HOME.format(game=game, side=side, roll=roll)))


def at_score(placed: PositionSpec, score: tuple[int, int]) -> GameState:
    """A position in a match to 3 with this score, at which one side may need no more than a win."""
    results = results_of(Result(side, points, How.MARS) for side, points in zip(Side, score, strict=True) if points)
    return replace(begin_at(begin(placed.rule_set, 3, Seat(), Seat()), placed), results=results)


def only(match_review: Review, action: ReviewedAction) -> ReviewLine:
    (line,) = (line for line in match_review.lines if line.action is action)
    return line


def test_luck_is_nothing_in_the_mean_over_the_rolls_where_the_chances_are_known() -> None:
    start = at_home()
    luck = [last_review(match_of(start, Rolled(*roll))).lines[0].luck for roll, _ in ROLLS]

    mean = sum(one * throws for one, (_, throws) in zip(luck, ROLLS, strict=True)) / 36

    assert mean == pytest.approx(0, abs=1e-5)
    assert max(luck) > 0.04 > -0.1 > min(luck)


def test_a_roll_is_lucky_for_the_one_who_has_thrown_it() -> None:
    good, bad = (last_review(match_of(at_home(side="B"), Rolled(*roll))) for roll in ((6, 6), (2, 1)))

    assert (good.lines[0].side, bad.lines[0].side) == (BLACK, BLACK)
    assert good.lines[0].luck > 0 > bad.lines[0].luck
    assert (good.totals[BLACK].luck, good.totals[WHITE].luck) == (good.lines[0].luck, 0)
    assert replace(good.lines[0], stake=2.0).chance == good.lines[0].luck / 2


def test_to_begin_is_luck() -> None:
    match_review = last_review(match_of(header("tapa"), OpeningRolled(3, 3), OpeningRolled(2, 5)))

    line = only(match_review, ReviewedAction.OPENING)
    assert (line.side, match_review.start) == (BLACK, 0)
    assert 0 < line.luck < 0.3
    assert match_review.result == pytest.approx(-line.luck)


def test_the_best_play_costs_nothing_and_another_what_it_gives_away() -> None:
    start = match_of(header("tapa", target=1, position=MIDDLE))
    question = question_of(start.state)
    best, *_, worst = candidates_for(question, 1)
    candidates = candidates_for(question, 1, also=[worst.position])

    good, bad = (last_review(match_of(start, Played(one.play))) for one in (best, worst))

    right, wrong = (only(result, ReviewedAction.PLAY) for result in (good, bad))
    assert (right.cost, right.mark, right.best) == (0, ErrorClass.FINE, best.play)
    loss = next(one.loss for one in candidates if one.position == worst.position)
    assert wrong.cost == pytest.approx(loss, abs=1e-6)
    assert (wrong.mark, wrong.best, wrong.play) == (ErrorClass.BLUNDER, best.play, worst.play)
    assert wrong.reasons == reasons_against(TAPA, start.state.position, worst.position, best.position) != ()
    assert (right.reasons, right.difficulty) == ((), None)
    assert wrong.difficulty == difficulty(question, candidates)
    assert right.is_counted
    assert wrong.is_counted
    assert 0 < wrong.white_win < right.white_win < 1
    totals = bad.totals[WHITE]
    assert (totals.decisions, totals.mean_loss) == (1, wrong.loss)
    assert totals.error_rate == pytest.approx(500 * wrong.loss)


@sentences(
    ("position", "play", "plies", "kind"),
    {
        "blocked rolls are no reason within a chain": (
            "1,B3,B2,W1,W1,W1,W1,W1,W1,B1,W1,B6,2,W1,W1,W1,W1,1,W1,W1,W1,W1,B3 0/0/0 0/0/0 W 33> 3/3",
            *("21/18 20/17 10/7 7/4", 1, ReasonKind.OPENS_PRIME),
        ),
        "rolls played in full are none where doubles are chains": (
            "2,B2,B4,1,B1,1,B1,B1,W1,W3,W1,1,W1,W2,W7,B1,B1,B1,B1,B1,B1,2 0/0/0 0/0/0 W 53 3/3",
            *("14/9 15/12", 0, ReasonKind.PASSES_FEWER),
        ),
    },
)
def test_reason_in_a_game_with_chains(position: str, play: str, plies: int, kind: ReasonKind) -> None:
    start = match_of(header("gul-bara", target=1, position=f"gul-bara {position}"))

    *_, match_review = review(ReviewQuestion(match_of(start, Played(play)), plies, ErrorThresholds(doubtful=0.001)))

    assert [reason.kind for reason in match_review.lines[0].reasons] == [kind]


@pytest.mark.parametrize("target", [0, 31])
def test_to_win_at_once_is_no_mistake_where_checkers_are_counted(target: int) -> None:
    position = "mahbusa B1,B1,B1,15,W1,4,W1 0/0/13 0/0/12 W 61"  # worth three points, fewer than the usual win
    start = match_of(header("mahbusa", target=target, house_rules={"count_checkers": True}, position=position))

    match_review = last_review(match_of(start, Played("6/off 1/off")))

    line, standing = only(match_review, ReviewedAction.PLAY), standing_of(start.state)
    assert (line.cost, line.best) == (0, line.play)
    assert match_review.games[-1].end == pytest.approx(3 if standing is None else worth_of_points(standing, 3))


def test_by_the_jacoby_rule_a_mars_is_a_single_win_until_the_cube_is_turned() -> None:
    start = header("backgammon", 0, house_rules={"jacoby": True}, position="backgammon B15,22,W1 0/0/14 0/0/0 W 21")

    match_review = last_review(match_of(start, Played("1/off")))

    assert (match_review.result, match_review.games[0].is_over) == (1, True)


@pytest.mark.parametrize("house_rules", [{"mother_points": 3}, {"mother_points": 3, "cube": True}])
def test_to_win_double_at_once_is_no_mistake_where_a_mother_counts_more(house_rules: dict[str, int]) -> None:
    position = "plakoto 10,B15,7,W1,4,W1 0/0/13 0/0/0 W 61"
    start = match_of(header("plakoto", target=9, house_rules=house_rules, position=position))

    match_review = last_review(match_of(start, Played("6/off 1/off")))

    assert only(match_review, ReviewedAction.PLAY).cost == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("score", [(2, 0), (0, 2)])
def test_what_a_play_leaves_is_judged_by_what_the_ends_are_worth_to_the_other_side(score: tuple[int, int]) -> None:
    state = at_score(parse_position(SAFE_OR_BOLD), score)
    engine, end_values, best = (
        engine_for(TAPA),
        end_values_at(TAPA, standing_of(state)),
        candidates_for(question_of(state), 0)[0],
    )
    decision = TurnToPlay(0, state, best.position, best.play)

    probabilities = judge(decision, 0, never).probabilities

    expected, other = (
        engine.probabilities([flip(TAPA, best.position)], 1, end_values=one)[0]
        for one in (end_values.swapped, end_values)
    )
    assert probabilities == expected != other


@pytest.mark.parametrize("score", [(2, 0), (0, 2)])
@pytest.mark.parametrize("rule_set", [TAPA, TAPA_CUBE], ids=["without a cube", "Crawford"])
def test_a_draw_counts_as_the_score_that_it_leads_to(rule_set: RuleSet, score: tuple[int, int]) -> None:
    state = at_score(PositionSpec(rule_set, WHITE, start_position(rule_set)), score)
    needs = Score(*(3 - points for points in score))
    match = in_match(rule_set, needs)

    worth = worth_in(state)
    lost, drawn, won = (worth.of_points(state, points) for points in (-1, 0, 1))

    chance = chance_after_draw(Standing((rule_set,), 0, needs))
    assert (drawn - lost) / (won - lost) == pytest.approx((chance - match.lost) / (match.won - match.lost))


def test_what_is_forced_or_changes_nothing_is_no_decision() -> None:
    stuck = match_of(header("tapa", target=1, position="tapa W15,B2,B2,B2,B2,B2,B5,17 0/0/0 0/0/0 W 65"), Played(PASS))

    match_review = last_review(stuck)

    assert not only(match_review, ReviewedAction.PLAY).is_counted
    assert match_review.totals[WHITE].decisions == 0
    assert match_review.totals[WHITE].error_rate == 0


def test_a_roll_that_waits_to_be_played_is_lucky_but_costs_nothing() -> None:
    match_review = last_review(match_of(at_home(), Rolled(6, 5)))

    (line,) = match_review.lines
    assert (line.cost, line.is_counted, line.play) == (None, False, "")
    assert line.best


def test_a_game_that_is_given_up_costs_what_it_was_worth_more_than_that() -> None:
    start = at_home(side="W")
    before = last_review(start).result

    match_review = last_review(match_of(start, Resigned(WHITE)))

    line = only(match_review, ReviewedAction.RESIGN)
    assert line.cost == pytest.approx(before + 1)
    assert (line.side, line.white_win, match_review.result) == (WHITE, 0, -1)
    assert not line.is_counted


def test_a_double_that_was_missed_is_found() -> None:
    match_review = last_review(match_of(at_home(game="tapa-cube", target=0), Rolled(2, 1)))

    (line, *_) = match_review.lines
    dead_cube_lets_slip = 2 * (1 - line.white_win)
    assert (line.action, line.is_counted) == (ReviewedAction.WAIT, True)
    assert line.cost == pytest.approx((1 - EFFICIENCY) * dead_cube_lets_slip)


LOST = match_of(header("tapa-cube", target=0, position="tapa-cube B3,B3,20,W1,W1 0/0/13 0/0/9 W -"), Doubled())
EVEN = match_of(header("tapa-cube", target=0), OpeningRolled(6, 1), Doubled())


@pytest.mark.parametrize(
    ("offered", "answer", "is_mistake"),
    [(LOST, Taken(), True), (LOST, Dropped(), False), (EVEN, Taken(), False), (EVEN, Dropped(), True)],
)
def test_to_take_what_is_lost_or_drop_what_is_not_is_wrong(
    offered: History, answer: LogEvent, *, is_mistake: bool
) -> None:
    match_review = last_review(match_of(offered, answer))

    line = match_review.lines[-1]
    assert (line.cost > 0.5, line.cost == pytest.approx(0)) == (is_mistake, not is_mistake)
    assert (line.side, line.is_counted) == (BLACK, True)
    assert line.white_win == 1 or answer == Taken()


def test_a_double_that_came_too_early_costs_something_and_losses_are_in_single_wins_whatever_the_cube_is_worth() -> (
    None
):
    doubled, resigned = last_review(EVEN), last_review(match_of(EVEN, Taken(), Resigned(WHITE)))

    line = only(doubled, ReviewedAction.DOUBLE)
    assert (line.side, line.is_counted) == (WHITE, True)
    assert line.cost > 0
    assert resigned.lines[-1].stake == 2
    assert resigned.lines[-1].loss == pytest.approx(resigned.lines[-1].cost / 2)


# The whole review


def test_a_double_where_checkers_are_counted_costs_nothing_and_not_to_double_is_right() -> None:
    position = "mahbusa W3,3,W4,W2,W2,1,W2,3,W2,1,B2,B3,B2,1,B3,B2,B1,2,B2 0/0/0 0/0/0 W -"
    start = match_of(header("mahbusa", 0, house_rules={"count_checkers": True, "cube": True}, position=position))

    double = only(last_review(match_of(start, Doubled())), ReviewedAction.DOUBLE)

    assert (double.cost, double.mark, double.luck > 0) == (0, ErrorClass.FINE, True)
    assert set(cube_losses(start.state, 1, never).losses.values()) == {0}


def test_it_grows_until_it_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "_EVERY", (2, 2, 2))
    history = at_home()
    for _ in range(5):
        history = history.append(Rolled(2, 1))
        history = history.append(Played(candidates_for(PlayQuestion(TAPA, history.state.position, (2, 1)), 0)[0].play))

    with monkeypatch.context() as long:
        long.setattr(reviewing, "_PARTS", 1)
        (whole,) = review(ReviewQuestion(history, 1))
    steps = list(review(ReviewQuestion(history, 1)))

    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert [step.is_whole for step in steps] == [False] * (len(steps) - 1) + [True]
    assert len(steps) > 1
    assert all(steps[-1].lines[: len(step.lines)] == step.lines for step in steps)
    assert {line.at for line in steps[-1].lines} == {1, 3, 5, 7, 9}
    assert whole == steps[-1], "the progress of a long match has larger parts"


@pytest.mark.parametrize("plies", [0, 1, 2])
def test_it_can_be_called_off(plies: int) -> None:
    with pytest.raises(Cancelled):
        list(review(ReviewQuestion(match_of(header("tapa"), OpeningRolled(6, 1), Rolled(3, 1)), plies), lambda: True))


def test_it_does_not_depend_on_the_number_of_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    history = random_match(header("plakoto", target=1), 5, most_events=60)
    monkeypatch.setattr(reviewing, "_EVERY", (4, 4, 4))
    reviews = []

    for threads in (1, 2, 3):
        monkeypatch.setattr(parallel, "default_threads", lambda threads=threads: threads)
        reviews.append(list(review(ReviewQuestion(history, 1))))

    assert len(reviews[0]) > 1
    assert reviews[0] == reviews[1] == reviews[2]


# The parts of a review: for every way to split it they add up to the totals

DECISIONS = ("play", "cube")


@pytest.mark.parametrize("rule_set", ["tapa", "tapa-cube"])
def test_parts_add_up_to_the_totals(rule_set: str) -> None:
    history = random_match(header(rule_set, target=3), 7, hasty=True, most_events=400)
    *_, match_review = review(ReviewQuestion(history, 0))

    for side in Side:
        lines = [line for line in match_review.lines if line.side is side]
        parts, totals = parts_of(history.states, lines), match_review.totals[side]
        for keys in (DECISIONS, PHASES):
            counted = [parts[key] for key in keys if key in parts]
            plays = totals.decisions - (totals.cube_decisions if keys is PHASES else 0)
            assert sum(number for _, number in counted) == plays
        marked = sum(parts[key][1] for key in CLASSES if key in parts)
        assert marked == sum(parts[f"by {kind}"][1] for kind in MISTAKES if f"by {kind}" in parts) > 0
        plays = sum(line.mark.value in CLASSES for line in lines if line.action is ReviewedAction.PLAY)
        assert plays == sum(parts[key][1] for key in HOW_HARD if key in parts) > 0
        assert sum(parts[key][0] for key in DECISIONS if key in parts) == pytest.approx(totals.lost)


@pytest.mark.parametrize(
    ("position", "phase"),
    [
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31", "opening"),
        ("tapa B3,B3,B3,1,B3,B2,10,W3,1,W4,W3,1,W3,W2,B1 0/0/0 0/0/0 W 43", "opening"),
        ("tapa B1,B2,B3,B3,B3,B3,14,W1,1,W1,1 0/0/13 0/0/0 W 53", "race"),
    ],
)
def test_phase_follows_from_the_position(position: str, phase: str) -> None:
    assert phase_of(turn_at(parse_position(position), Seat(), Seat())) == phase


# The ranking of the plays of a turn: its figures are those of the review


@pytest.mark.parametrize(("rule_set", "target", "plies"), [("tapa", 1, 1), ("tapa-cube", 5, 0), ("gul-bara", 3, 1)])
def test_best_play_and_one_that_was_made_are_ranked_as_review_has_them(rule_set: str, target: int, plies: int) -> None:
    history = random_match(header(rule_set, target=target), 22, hasty=True, most_events=150)
    *_, match_review = review(ReviewQuestion(history, plies))
    lines = [line for line in match_review.lines if line.action is ReviewedAction.PLAY and line.cost is not None][:25]
    assert sum(bool(line.cost) for line in lines) > 10

    for line in lines:
        state = history.states[line.at]
        (ranking,) = rankings(RankingQuestion(state, line.play, plies), never)
        end = question_of(state).after(line.play)
        (played,) = (ranked for ranked in ranking.plays if ranked.candidate.position == end)
        losses = [ranked.candidate.loss for ranked in ranking.plays]
        assert [ranked.place for ranked in ranking.plays[:EXPLAINED]] == list(range(1, len(losses) + 1))[:EXPLAINED]
        assert losses == sorted(losses)
        assert ranking.plays[0].candidate.play == line.best
        assert played.candidate.loss == pytest.approx(line.loss)


def test_the_play_that_was_made_is_rolled_out_with_the_best_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.coach.hint._ENOUGH", Goal(games=216))
    state = turn_at(parse_position("tapa W13,W1,8,W1,12,B15 0/0/0 0/0/0 W 31"), Seat(), Seat())
    question = question_of(state)
    worst = candidates_for(question, 0)[-1]

    *_, ranking = rankings(RankingQuestion(state, worst.play, 1, is_deeper=True), never)

    losses = [ranked.candidate.loss for ranked in ranking.plays]
    played = ranking.plays[-1]
    assert losses == sorted(losses)
    assert played.candidate.position == worst.position
    assert played.candidate.half_width
    assert (ranking.games, ranking.is_last) == (216, True)


def promising(state: GameState) -> list[Candidate]:
    """The plays that the review compares; none if all of them are few."""
    candidates = candidates_for(question_of(state), 1)
    return list(contenders(candidates, ())) if len(candidates) > EXPLAINED else []


def test_few_promising_plays_do_not_shorten_the_ranking() -> None:
    history = random_match(header("tapa"), 22, hasty=True)
    at = next(
        at for at, state in enumerate(history.states) if state.phase is Phase.TO_PLAY and len(promising(state)) == 1
    )

    (ranking,) = rankings(RankingQuestion(history.states[at], "", 1), never)

    assert len(ranking.plays) == EXPLAINED
    assert {ranked.candidate.plies for ranked in ranking.plays} == {1}
