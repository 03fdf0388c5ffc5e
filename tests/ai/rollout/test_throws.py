"""The dice of rollouts: the first two throws spread evenly, all others as they come."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.rollout.throws import THROWS, rolls_of


def throws(seed: int, games: range, ply: int) -> list[tuple[int, int]]:
    return [(first, second) for first, second in rolls_of(seed, np.array(games), ply).tolist()]


ALL = {(first, second) for first in range(1, 7) for second in range(1, 7)}


@pytest.mark.parametrize("ply", [0, 1])
@pytest.mark.parametrize("begin", [0, 36, 36 * 35, 1296, 5 * 1296 + 36])
def test_the_first_and_the_second_throws_of_36_games_are_all_36(ply: int, begin: int) -> None:
    assert set(throws(3, range(begin, begin + THROWS), ply)) == ALL


@pytest.mark.parametrize("begin", [0, 1296])
def test_1296_games_begin_with_each_pair_of_throws_once(begin: int) -> None:
    games = range(begin, begin + THROWS**2)

    pairs = set(zip(throws(3, games, 0), throws(3, games, 1), strict=True))

    assert len(pairs) == THROWS**2


def test_later_throws_are_all_possible_and_as_frequent() -> None:
    thrown = throws(3, range(36_000), 2)

    counts = [thrown.count(one) for one in ALL]

    assert set(thrown) == ALL
    assert min(counts) > 1000 - 4 * 31
    assert max(counts) < 1000 + 4 * 31


def test_a_game_has_its_dice_whatever_is_beside_it() -> None:
    for ply in (0, 1, 2, 50):
        assert throws(3, range(100, 110), ply) == throws(3, range(2000), ply)[100:110]


def test_seeds_plies_and_blocks_have_dice_of_their_own() -> None:
    games = range(1296)

    kinds = [throws(seed, games, ply) for seed in (0, 1, 2**63 - 1) for ply in range(4)] + [
        throws(0, range(1296, 2592), 0)
    ]

    assert len({str(one) for one in kinds}) == len(kinds)
