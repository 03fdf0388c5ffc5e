"""The levels that the window offers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.settings import DEFAULT_LEVEL, is_level, level_choices
from tapa_desktop.game.events import OpeningRolled, Rolled, Seat
from tests.app.desk import PERSON, Desk

TURNS = 40


def test_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    keys = [choice.key for choice in level_choices()]

    assert keys[0] == "beginner"
    assert len(keys) // 3 < keys.index(DEFAULT_LEVEL) < 2 * len(keys) // 3
    assert all(is_level(key) for key in keys)


def test_levels_that_stand_in_older_records_and_settings_are_still_there() -> None:
    assert all(is_level(key) for key in ("beginner", "casual", "skilled", "expert", "master"))


def test_a_level_of_another_program_is_none() -> None:
    assert not is_level("oracle")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("level", [*(choice.key for choice in level_choices()), None])
def test_every_level_gets_its_dice_from_the_same_source_as_the_person(tmp_path: Path, level: str | None) -> None:
    # For all players, the rolls of a game are one row of numbers, which neither a level nor a side has a part in.
    dice, chance = SeededDice("of both"), random.Random(1)
    desk = Desk(tmp_path, dice=dice)
    desk.begin(white=PERSON, black=Seat(level), target=99)
    while desk.state.throws < TURNS:
        desk.do_next(chance)

    thrown = [event for event in desk.history.log if isinstance(event, (OpeningRolled, Rolled))]

    faces = [
        sorted((event.white, event.black) if isinstance(event, OpeningRolled) else (event.high, event.low))
        for event in thrown
    ]
    assert len(faces) >= TURNS
    assert faces == [sorted(dice.throw(0, number)) for number in range(len(faces))]
