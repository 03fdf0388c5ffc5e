"""The computer's plays at its levels, the levels themselves, and the opening book."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from unittest.mock import Mock

import pytest

from tapa_desktop.ai import openings
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import RankedPlay
from tapa_desktop.ai.engine.library import CHANCES
from tapa_desktop.ai.levels import EXPERT, LEVELS, STRONGEST, Level, RollOut, SearchWidth, key_of_noise, level_named
from tapa_desktop.ai.openings import BookPlay, best_book_play, own_book, read_book, shared_with
from tapa_desktop.ai.player import Player, level_probabilities
from tapa_desktop.ai.probabilities import Probabilities, equity, in_points
from tapa_desktop.ai.rollout import Goal, Way, roll_out_plays
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.outcome import FIRST, noise_in, turn_end_after
from tapa_desktop.rules.play_text import after_play, parse_play
from tapa_desktop.rules.plays import Turn, plays
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, PORTES, RULE_SETS, TABLA, TAPA, TAWULA, RuleSet
from tests.cases import EVERY_GAME, EVERY_LEARNED, EVERY_LEVEL, each, some
from tests.positions import MIDDLE, after, position


def choice(
    level: Level, seed: int, start: Position = MIDDLE, roll: Roll = (4, 2), rule_set: RuleSet = TAPA
) -> RankedPlay:
    return Player(level, seed).choose(rule_set, start, roll)


def ranked_plays(level: Level, seed: int = 0, *, most: int | None = None) -> list[RankedPlay]:
    """The plays of 4-2 in the middle of a game, ranked by a level."""
    return engine_for(TAPA).think(MIDDLE, (4, 2), level, seed, most=most)


def test_a_weak_level_errs_by_its_seed_and_not_always_and_one_without_errors_does_not_depend_on_it() -> None:
    choices = [choice(LEVELS[0], seed).position for seed in range(40)]

    assert len(set(choices)) > 2
    assert choices.count(choice(EXPERT, 0).position) >= 4
    assert choice(STRONGEST, 1) == choice(STRONGEST, 2)


@EVERY_LEVEL
def test_opinions_come_best_first_and_the_first_is_its_choice(level: Level) -> None:
    ranked = ranked_plays(level, 7)

    equities = [play.equity for play in ranked]
    assert equities == sorted(equities, reverse=True)
    assert {play.position for play in ranked} == set(plays(TAPA, MIDDLE, (4, 2)))
    assert choice(level, 7) == choice(level, 7)
    assert choice(level, 7).position == ranked[0].position
    assert ranked_plays(level, 7, most=3) == ranked[:3]


@EVERY_LEARNED
def test_what_is_rolled_out_is_worth_what_its_games_bring_on_average(rule_set: RuleSet) -> None:
    engine, start, games, plies = engine_for(rule_set), start_position(rule_set), 24, 5
    for roll in ((6, 5), (4, 2), (5, 3), (6, 4), (2, 1), (5, 4)):
        start = flip(rule_set, choice(EXPERT, 0, start, roll, rule_set).position)
    level = EXPERT._replace(looks=(SearchWidth(8, 1.0),), roll_out=RollOut(2, 1.0, games, plies))

    ranked = engine.think(start, (3, 1), level)

    end_values = in_points(rule_set)
    for play in some([play for play in ranked if play.plies == 2]):
        results = engine.play_out(flip(rule_set, play.position), range(games), 0, plies=plies, less_luck=True)
        theirs = Probabilities(*(sum(results[column::CHANCES]) / games for column in range(CHANCES)))
        assert play.equity == pytest.approx(end_values.equity(theirs.swapped), abs=1e-5)
    assert ranked == sorted(ranked, key=lambda play: (-play.plies, -play.equity))


@pytest.mark.parametrize(("candidates", "margin", "looked_at"), [(4, 10.0, 4), (1000, 0.0, 1), (1000, 10.0, None)])
def test_the_best_are_looked_at_deeper_and_come_first(candidates: int, margin: float, looked_at: int | None) -> None:
    level = EXPERT._replace(looks=(SearchWidth(candidates, margin),))
    static = {play.position: play for play in ranked_plays(EXPERT)}

    ranked = ranked_plays(level)

    deeper = [play.probabilities != static[play.position].probabilities for play in ranked]
    looked_at = looked_at or len(ranked)
    assert deeper == [True] * looked_at + [False] * (len(ranked) - looked_at)
    assert {play.position for play in ranked[:looked_at]} == set(list(static)[:looked_at])


def test_a_play_that_wins_is_chosen_and_taken_for_what_it_is_and_a_pass_is_a_choice_too() -> None:
    start = position(TAPA, "6:W1 2:W1 5:B1 19:B14")
    locked_in = position(TAPA, "24:W15 23:B2 22:B2 21:B2 20:B2 19:B2 18:B2")

    chosen = choice(STRONGEST, 0, start, (6, 2))

    assert chosen.position == after(TAPA, start, "62", "6/off 2/off")
    assert (chosen.equity, chosen.probabilities) == (2, (1, 1, 0, 0, 0, 0))
    assert choice(STRONGEST, 0, locked_in, (6, 1)).position == locked_in


def test_it_stops_when_it_is_called_off() -> None:
    with pytest.raises(Cancelled):
        Player(STRONGEST).choose(TAPA, MIDDLE, (4, 2), lambda: True)


def test_a_position_is_judged_for_the_side_to_move_and_a_finished_game_exactly() -> None:
    for rule_set in (TAPA, TAWULA):
        assert -0.2 < equity(rule_set, level_probabilities(STRONGEST, rule_set, start_position(rule_set))) < 0.5
    assert equity(TAPA, level_probabilities(STRONGEST, TAPA, position(TAPA, "1:W15"))) == -2


@EVERY_GAME
def test_in_every_game_levels_come_weakest_first_and_from_expert_on_none_errs_on_purpose(rule_set: RuleSet) -> None:
    noises = [noise_in(rule_set, level.noise) for level in LEVELS]

    assert STRONGEST is LEVELS[-1]
    assert all(weak > strong or weak == strong == 0 for weak, strong in pairwise(noises))
    assert all(weak.plies <= strong.plies for weak, strong in pairwise(LEVELS))
    assert noises.index(0) == LEVELS.index(EXPERT)


def test_keys_and_names_differ_from_each_other_and_keys_are_plain_words() -> None:
    assert len({level.key for level in LEVELS}) == len({level.name for level in LEVELS}) == len(LEVELS)
    assert all(level.key.isascii() and level.key.islower() and level.key.isalpha() for level in LEVELS)
    assert [level_named(level.key) for level in LEVELS] == list(LEVELS)
    assert level_named("no such level") is None


@pytest.mark.parametrize(("noise", "name"), [(0.201, "Skilled"), (0.01, "Expert"), (0.9, "Beginner")])
def test_level_between_the_others_or_weaker_is_named_by_its_noise(noise: float, name: str) -> None:
    level = level_named(key_of_noise(noise))

    assert level is not None
    assert (level.noise, level.name, level.looks) == (noise, name, ())
    assert key_of_noise(LEVELS[0].noise) == LEVELS[0].key
    assert level_named("noise 12.5") is level_named("noise") is None


# The opening book of the program: legal, as fresh rollouts have it, and played by the strongest levels


LARGEST = 1_000_000  # bytes of the file
EVERY = 97  # one of so many positions of the book is tested
DOUBTED = 3.3  # standard errors of a difference that chance makes once in a thousand


def first_plays(rule_set: RuleSet, roll: Roll) -> tuple[BookPlay, ...]:
    return own_book().plays(rule_set, start_position(rule_set), FIRST, roll)


@each("rule_set", RULE_SETS.values())
def test_book_is_small_and_has_the_first_rolls_of_each_game(rule_set: RuleSet) -> None:
    assert resource(*openings.PLACE).stat().st_size <= LARGEST
    for roll in ((2, 1), (4, 3), (6, 5)):
        plays = first_plays(rule_set, roll)
        assert plays
        assert all(play.half_width <= 0.011 for play in plays)
        assert [play.equity for play in plays] == sorted((play.equity for play in plays), reverse=True)


@each("key", some([*own_book().rolls][::EVERY]))
def test_plays_of_the_book_are_legal(key: str) -> None:
    placed = parse_position(key)
    for roll in some(own_book().rolls[key]):
        dice = int(roll[0]), int(roll[1])
        for play in some(own_book().plays(placed.rule_set, placed.position, placed.stage, dice)):
            after_play(Turn(placed.rule_set, placed.position, dice_of(dice)), play.play)  # raises where it is not


@pytest.mark.slow
@each("rule_set", [RULE_SETS[key] for key in ("plakoto", "tawula", "fevga", "backgammon")])
def test_fresh_rollouts_that_look_farther_find_the_same(rule_set: RuleSet) -> None:
    start, roll = start_position(rule_set), (6, 4)
    book_plays = first_plays(rule_set, roll)[:2]
    turn = Turn(rule_set, start, dice_of(roll))
    turn_ends = [
        turn_end_after(rule_set, FIRST, roll, len(parse_play(play.play)), after_play(turn, play.play))
        for play in book_plays
    ]

    *_, progress = roll_out_plays(engine_for(rule_set), turn_ends, Goal(72), Way(seed=2, plies=11, less_luck=True))

    for play, fresh in some(zip(book_plays, progress.results, strict=True)):
        error = math.hypot(play.half_width / 1.96, fresh.standard_error)
        assert abs(play.equity - fresh.equity) <= DOUBTED * error, play.play


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

    assert best_book_play(*about, points) is not None
    assert best_book_play(*about, points._replace(mars=1.9, lose_mars=-1.9)) is not None
    assert best_book_play(*about, points._replace(mars=1.0, lose_mars=-1.0)) is None


def test_games_that_are_played_alike_share_the_book_and_other_rules_have_none() -> None:
    assert shared_with(MAHBUSA) is PLAKOTO
    assert shared_with(TABLA) is PORTES
    assert shared_with(TAPA._replace(larger_die=False)) is None
    assert not own_book().plays(TAPA._replace(larger_die=False), start_position(TAPA), FIRST, (6, 5))


def test_book_reads_what_it_has_written(tmp_path: Path) -> None:
    book = openings.Book(["how it was made"])
    key = openings.book_key(TAPA, start_position(TAPA), FIRST)
    play = BookPlay("24/18 24/23", -0.012, 0.009, Probabilities(0.5, 0.2, 0.0, 0.19, 0.0))
    book.add(key, (6, 1), [play, play._replace(equity=-0.1)])

    book.write(tmp_path / "book.gz")
    read = read_book(tmp_path / "book.gz")

    assert read.comments == book.comments
    assert (read.knows(key, (6, 1)), read.knows(key, (6, 2))) == (True, False)
    assert read.plays(TAPA, start_position(TAPA), FIRST, (6, 1)) == (play, play._replace(equity=-0.1))
    assert read.plays(TAPA, start_position(TAPA), FIRST, (6, 2)) == ()


@each("content", [None, b"", b"no book", resource(*openings.PLACE).read_bytes()[:200]])
def test_without_a_book_that_can_be_read_the_strongest_levels_look(content: bytes | None) -> None:
    file = Mock(read_bytes=Mock(return_value=content, side_effect=FileNotFoundError if content is None else None))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openings, "resource", lambda *_: file)
        own_book.cache_clear()
        level = level_named("grandmaster")
        assert level is not None

        assert Player(level).choose(TAPA, start_position(TAPA), (6, 1)).plies > 0

    own_book.cache_clear()
