"""How many players of a level find a play is what so many of them really do."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.engine.game import PLAYERS
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.player import Player
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, play_question
from tapa_desktop.coach.difficulty import AS_GOOD, ERRING, Difficulty, difficulty
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA
from tests.positions import position

PIN = "tapa W2,2,wB1,1,W4,W2,wB1,W1,3,bW2,1,B3,B3,bW1,bW1,1,B2,3,B2 0/0/0 0/0/0 B 31"
CHAIN = "gul-bara W3,1,B1,W2,W2,W2,W1,W1,W1,W1,W1,3,W1,B1,B3,B1,B1,B2,B3,B1,B1,B1 0/0/0 0/0/0 B 55> 3/3"
RACE = position(TAPA, "6:W2 5:W3 4:W5 3:W5 19:B15")


@pytest.mark.parametrize("text", [PIN, CHAIN])
@pytest.mark.parametrize("number", [0, 5])
def test_as_many_players_of_a_level_find_a_play_as_is_said(text: str, number: int) -> None:
    asked, level = play_question(parse_position(text)), ERRING[number]
    found = candidates_for(asked)
    good = {one.position for one in found if one.loss <= AS_GOOD}

    told = difficulty(asked, found)

    players = (Player(level, seed) for seed in range(PLAYERS))
    plays = [one.choose(asked.rule_set, asked.position, asked.roll, stage=asked.stage).position for one in players]
    assert told is not None
    assert told.shares[number] == pytest.approx(sum(play in good for play in plays) / PLAYERS, abs=0.01)
    assert 0 < told.shares[number] < 1


def test_stronger_players_find_more_and_the_strongest_err_too() -> None:
    asked = play_question(parse_position(PIN))

    told = difficulty(asked, candidates_for(asked))

    assert told is not None
    assert list(told.shares) == sorted(told.shares)
    assert [level.key for level in ERRING] == [level.key for level in LEVELS][: len(told.shares)]
    assert told.told[1] == min(told.shares, key=lambda share: abs(share - 0.5))


def test_nothing_is_hard_where_all_plays_are_as_good() -> None:
    asked = PlayQuestion(TAPA, RACE, (2, 1))
    found = candidates_for(asked)

    assert difficulty(asked, found[:1]) is None


@pytest.mark.parametrize(
    ("shares", "is_hard", "is_seen"),
    [((0.1, 0.2, 0.4), True, False), ((0.3, 0.5, 0.9), False, False), ((0.9, 0.95, 1.0), False, True)],
)
def test_what_most_miss_is_hard_and_what_nearly_all_find_is_seen(
    shares: tuple[float, ...], is_hard: bool, is_seen: bool
) -> None:
    told = Difficulty(shares)

    assert (told.is_hard, told.is_seen) == (is_hard, is_seen)
    assert told.hardness == pytest.approx(1 - sum(shares) / 3)
