"""Numbers that look random and depend on nothing but their keys."""

from __future__ import annotations

import numpy as np

from tapa_desktop.ai.splitmix import below, scramble, unit


def test_the_same_keys_give_the_same_word_alone_or_among_others() -> None:
    among_others = scramble(7, np.arange(100), 3)

    assert among_others.dtype == np.uint64
    assert scramble(7, 42, 3) == among_others[42]


def test_each_key_and_its_place_matter() -> None:
    words = [int(scramble(*keys)) for keys in ((1, 2), (2, 1), (1, 2, 0), (1,), (1, 3), (0, 2))]

    assert len(set(words)) == len(words)


def test_the_first_word_of_a_seed_is_that_of_the_published_generator() -> None:
    assert int(scramble(1234567)) == 6457827717110365317


def test_six_faces_come_up_about_equally_often() -> None:
    counts = np.bincount(below(6, 1, np.arange(60_000)), minlength=6)

    assert len(counts) == 6
    assert abs(counts - 10_000).max() < 400


def test_each_number_has_its_own_limit() -> None:
    drawn = below(np.arange(1, 1001), 5, np.arange(1000))

    assert (drawn >= 0).all()
    assert (drawn <= np.arange(1000)).all()
    assert drawn[0] == 0


def test_units_lie_between_0_and_1_around_their_middle() -> None:
    drawn = unit(9, np.arange(10_000))

    assert drawn.min() >= 0
    assert drawn.max() < 1
    assert abs(drawn.mean() - 0.5) < 0.01
