"""The opening book of the program: legal, as fresh rollouts have it, and played by the strongest levels."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from tapa_desktop.ai import openings
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.levels import EXPERT, LEVELS, level_named
from tapa_desktop.ai.openings import BookPlay, best_known, own_book, read_book, shared_with
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import Probabilities, in_points
from tapa_desktop.ai.rollout.rollout import Goal, Way, roll_out_plays
from tapa_desktop.resources import resource
from tapa_desktop.rules.chains import FIRST, left_by
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.play_text import after_play, parse_play
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, PORTES, RULE_SETS, TABLA, TAPA, RuleSet
from tests.cases import each, some

LARGEST = 1_000_000  # bytes of the file
EVERY = 97  # one of so many positions of the book is looked at
DOUBTED = 3.3  # standard errors of a difference that chance makes once in a thousand


def first_plays(rule_set: RuleSet, roll: Roll) -> tuple[BookPlay, ...]:
    return own_book().plays(rule_set, start_position(rule_set), FIRST, roll)


def test_book_is_small() -> None:
    assert resource(*openings.PLACE).stat().st_size <= LARGEST


@each("rule_set", RULE_SETS.values())
def test_book_has_the_first_rolls_of_each_game(rule_set: RuleSet) -> None:
    for roll in ((2, 1), (4, 3), (6, 5)):
        plays = first_plays(rule_set, roll)
        assert plays
        assert all(one.half_width <= 0.011 for one in plays)
        assert [one.equity for one in plays] == sorted((one.equity for one in plays), reverse=True)


@each("key", some([*own_book().rolls][::EVERY]))
def test_plays_of_the_book_are_legal(key: str) -> None:
    placed = parse_position(key)
    for roll in some(own_book().rolls[key]):
        dice = int(roll[0]), int(roll[1])
        for one in some(own_book().plays(placed.rule_set, placed.position, placed.stage, dice)):
            after_play(Turn(placed.rule_set, placed.position, dice_of(dice)), one.play)  # raises where it is not


@pytest.mark.slow
@each("rule_set", [RULE_SETS[key] for key in ("plakoto", "tawula", "fevga", "backgammon")])
def test_fresh_and_longer_rollouts_find_the_same(rule_set: RuleSet) -> None:
    start, roll = start_position(rule_set), (6, 4)
    known = first_plays(rule_set, roll)[:2]
    turn = Turn(rule_set, start, dice_of(roll))
    left = [left_by(rule_set, FIRST, roll, len(parse_play(one.play)), after_play(turn, one.play)) for one in known]

    *_, found = roll_out_plays(game_for(rule_set), left, Goal(144), Way(seed=2, plies=11, less_luck=True))

    for one, fresh in some(zip(known, found.rolled, strict=True)):
        error = math.hypot(one.half_width / 1.96, fresh.standard_error)
        assert abs(one.equity - fresh.equity) <= DOUBTED * error, one.play


@each("rule_set", RULE_SETS.values())
def test_strongest_levels_play_from_the_book_and_weaker_ones_look(rule_set: RuleSet) -> None:
    start, roll = start_position(rule_set), (5, 1)
    best = first_plays(rule_set, roll)[0]

    for level in some(level for level in LEVELS if level.knows_openings):
        chosen = Player(level).choose(rule_set, start, roll)
        assert chosen.position == after_play(Turn(rule_set, start, dice_of(roll)), best.play)
        assert chosen.equity == best.equity
    assert {level.key for level in LEVELS if level.knows_openings} == {"grandmaster", "champion"}
    assert Player(EXPERT).choose(rule_set, start, roll).equity != best.equity


def test_book_is_asked_at_a_score_only_where_a_mars_is_worth_about_as_much_as_in_points() -> None:
    about = TAPA, start_position(TAPA), FIRST, (6, 5)
    points = in_points(TAPA)

    assert best_known(*about, points) == best_known(*about)
    assert best_known(*about, points._replace(mars=1.9, lose_mars=-1.9)) is not None
    assert best_known(*about, points._replace(mars=1.0, lose_mars=-1.0)) is None


def test_games_that_are_played_alike_share_the_book_and_other_rules_have_none() -> None:
    assert shared_with(MAHBUSA) is PLAKOTO
    assert shared_with(TABLA) is PORTES
    assert shared_with(replace(TAPA, larger_die=False)) is None
    assert not own_book().plays(replace(TAPA, larger_die=False), start_position(TAPA), FIRST, (6, 5))


def test_book_reads_what_it_has_written(tmp_path: Path) -> None:
    book = openings.Book(["how it was made"])
    key = openings.book_key(TAPA, start_position(TAPA), FIRST)
    play = BookPlay("24/18 24/23", -0.012, 0.009, Probabilities(0.5, 0.2, 0.0, 0.19, 0.0))
    book.add(key, (6, 1), [play, play._replace(equity=-0.1)])

    book.write(tmp_path / "book.gz")
    read = read_book(tmp_path / "book.gz")

    assert read.comments == book.comments
    assert read.plays(TAPA, start_position(TAPA), FIRST, (6, 1)) == (play, play._replace(equity=-0.1))
    assert read.plays(TAPA, start_position(TAPA), FIRST, (6, 2)) == ()


@each("content", [None, b"", b"no book", resource(*openings.PLACE).read_bytes()[:200]])
def test_without_a_book_that_can_be_read_the_strongest_levels_look(content: bytes | None) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openings, "resource", lambda *_: _Given(content))
        own_book.cache_clear()
        level = level_named("grandmaster")
        assert level is not None

        assert Player(level).choose(TAPA, start_position(TAPA), (6, 1)).plies > 0

    own_book.cache_clear()


class _Given:
    """A file with this content; without one, it is missing."""

    def __init__(self, content: bytes | None) -> None:
        self._content = content

    def read_bytes(self) -> bytes:
        if self._content is None:
            raise FileNotFoundError
        return self._content
