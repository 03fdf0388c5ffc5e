"""In every match the luck and the costs of both sides add up to the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from tapa_desktop.ai.engine.interface import RankedPlay
from tapa_desktop.ai.levels import COACH, Level
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.candidates import coach_level
from tapa_desktop.coach.review import review as review_module
from tapa_desktop.coach.review.result import Review
from tapa_desktop.game.history import History
from tapa_desktop.game.record import Header
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.ruleset import RuleSet
from tests.ai.engine.networks import random_engine
from tests.cases import LEARNED
from tests.coach.review.test_review import last_review
from tests.game.matches import header, in_turn, random_match

USERS = ("tapa_desktop.coach.candidates", "tapa_desktop.coach.review.review")
SEARCHED = 8  # plays of a roll
EXACT = 1e-6
MATCHES = {
    "a match": header("plakoto", target=2),
    "a match without end": header("tapa", target=0),
    "checkers are counted": header("mahbusa", target=31, house_rules={"count_checkers": True}),
    "a match with the cube": header("tapa-cube", target=5),
    "games with the cube without end": header("tapa-cube", target=0),
    "games in turn": in_turn(header(target=5), "tapa", "plakoto", "tapa-cube"),
    "the cube where it is a house rule": header("plakoto", target=3, house_rules={"cube": True}),
    "the cube where checkers are counted": header("mahbusa", 31, house_rules={"count_checkers": True, "cube": True}),
}


class RandomEngine:
    """A quick engine with random opinions, different at each ply."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set
        self.games = [random_engine(rule_set, plies) for plies in range(COACH.plies + 1)]
        self.is_over, self.choice_shares = self.games[0].is_over, self.games[0].choice_shares

    def think(self, position: Position, roll: Roll | None, level: Level, **choices: object) -> list[RankedPlay]:
        """Search some plays; the others follow. One that ends the game needs no search."""
        glance, plays = (
            self.games[plies].think(position, roll, coach_level(0), **choices) for plies in (0, level.plies)
        )
        near = {one.position for one in glance[:SEARCHED]}
        deeper = [
            one._replace(plies=0 if self.is_over(one.position) else level.plies)
            for one in plays
            if one.position in near
        ]
        return [*deeper, *glance[SEARCHED:]]

    def probabilities(
        self, positions: Sequence[Position], plies: int = 0, is_cancelled: IsCancelled = never, **choices: object
    ) -> list[Probabilities]:
        return self.games[plies].probabilities(positions, 0, is_cancelled, **choices)


@pytest.fixture(autouse=True)
def random_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the review use `RandomEngine`."""
    random_engine = cache(RandomEngine)
    for user in USERS:
        monkeypatch.setattr(f"{user}.engine_for", random_engine)


def white_points(history: History) -> list[int]:
    points = {Side.WHITE: 1, Side.BLACK: -1, None: 0}
    return [points[result.winner] * result.points for result in history.state.results]


def check(review: Review) -> None:
    """The identity, for the match and for each of its games."""
    white, black = review.totals[Side.WHITE], review.totals[Side.BLACK]
    assert review.result == pytest.approx(review.start + white.luck - black.luck - white.cost + black.cost, abs=EXACT)
    assert review.corrected == pytest.approx(review.start - white.cost + black.cost, abs=EXACT)
    for number, game in enumerate(review.games):
        moved = sum(
            ((line.luck or 0) - (line.cost or 0)) * (1 if line.side is Side.WHITE else -1)
            for line in review.lines
            if line.game == number
        )
        assert game.end == pytest.approx(game.start + moved, abs=EXACT)


@pytest.mark.parametrize(("key", "seed", "plies"), [*((key, 7, 0) for key in LEARNED), ("plakoto", 0, 2)])
def test_in_every_game_of_the_family(key: str, seed: int, plies: int) -> None:
    history = random_match(header(key, target=1), seed, most_events=600)

    review = last_review(history, plies)

    check(review)
    assert [game.end for game in review.games if game.is_over] == pytest.approx(white_points(history), abs=EXACT)


@pytest.mark.parametrize("name", MATCHES)
def test_in_every_kind_of_match(name: str) -> None:
    check(last_review(random_match(MATCHES[name], 2, hasty=True, most_events=150), 0))


@pytest.mark.parametrize("events", [0, 1, 2, 41, 42])
def test_in_a_match_that_goes_on(events: int) -> None:
    review = last_review(random_match(header("tawula"), 6, most_events=events))

    check(review)
    assert not review.games[-1].is_over


def test_games_that_no_network_has_learned_are_left_out_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_module, "network_of", lambda rule_set: None if rule_set.key == "plakoto" else "tapa")
    history = random_match(in_turn(header(target=5), "tapa", "plakoto"), 2, hasty=True, most_events=250)

    review = last_review(history, 0)

    check(review)
    assert {history.states[line.at].rule_set.key for line in review.lines} == {"tapa"}
    assert {line.game % 2 for line in review.lines} == {0}


@pytest.mark.parametrize("seed", [9, 17])
def test_with_a_draw_and_with_resignation(seed: int) -> None:
    history = random_match(header("tapa", target=1), seed, hasty=True)
    assert any(result.winner is None for result in history.state.results)
    assert history.state.results[-1].resigned

    review = last_review(history)

    check(review)
    assert [game.end for game in review.games] == pytest.approx(white_points(history), abs=EXACT)


def test_with_the_cube_results_are_what_they_are_worth_at_the_score() -> None:
    history = random_match(header("tapa-cube", target=0), 4, most_events=200)
    in_match = random_match(header("tapa-cube", target=3), 7)

    review, match_review = last_review(history, 0), last_review(in_match)

    over = [game.end for game in review.games if game.is_over]
    assert over == pytest.approx(white_points(history), abs=EXACT)
    assert [game.end > 0 for game in match_review.games] == [points > 0 for points in white_points(in_match)]
    check(match_review)


@pytest.mark.parametrize(("roll", "plies"), [("-", 1), ("52", 0)])
def test_from_a_position_that_was_set_up(roll: str, plies: int) -> None:
    start: Header = header(target=1, position=f"tapa W10,2,bW2,3,W1,4,W2,8,B2,1,B12 0/0/0 0/0/0 W {roll}")

    review = last_review(random_match(start, 3, most_events=100), plies)

    check(review)
    assert (review.lines[0].luck is None) == (roll != "-")


def test_through_chains_and_rests() -> None:
    history = random_match(header("gul-bara", target=1, house_rules={"cascade_from": 1}), 3, most_events=600)
    groups = {state.group.is_rest for state in history.states if state.group is not None}

    review = last_review(history, 0)

    check(review)
    assert groups == {True, False}
    assert any(len(line.dice) == 4 for line in review.lines)
    assert {line.luck is None for line in review.lines if line.is_group} == {True}
    assert {line.luck is None for line in review.lines if not line.is_group} == {False}


@pytest.mark.parametrize("group", ["33>", "4x2<"])
def test_from_a_position_within_a_chain(group: str) -> None:
    position = f"gul-bara W9,1,W1,W1,W1,W1,W2,5,B10,B1,B1,1,B1,B1,B1,5 0/0/0 0/0/0 W {group} 3/3"

    review = last_review(random_match(header("gul-bara", target=1, position=position), 3, most_events=60))

    check(review)
    assert review.lines[0].luck is None
