"""docs/rules.md, "Gul Bara": doubles that are chains, and the rest that goes to the opponent."""

from __future__ import annotations

from random import Random

import pytest

from tapa_desktop.rules.dice import ROLLS, Roll
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import FIRST, Group, Stage, dice_due, following, numbers_to_follow, turn_end_after
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import Side, flip, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import GUL_BARA, RULE_SETS
from tests.cases import sentences, some
from tests.positions import position
from tests.rules.smallpositions import small_position
from tests.rules.translation import board_of
from tests.rules.twin import Twin

LATE = Stage(3, 3)
VARIANTS = [{"cascade_from": first, "rest_passes": passes} for first in (1, 3, 4) for passes in (True, False)]


def chain(die: int) -> Group:
    return Group(die, 4, is_rest=False)


def rest(die: int, dice: int) -> Group:
    return Group(die, dice, is_rest=True)


@sentences(
    ("stage", "roll", "used", "expected"),
    {
        "a double before that is played four times and the turn passes": (Stage(2, 3), (5, 5), 4, (False, LATE)),
        "when all four have been played the next number follows": (LATE, (5, 5), 4, (True, Stage(3, 3, chain(6)))),
        "after the sixes nothing follows": (Stage(3, 3, chain(6)), None, 4, (False, LATE)),
        "what is left of a group goes to the opponent": (LATE, (3, 3), 1, (False, Stage(3, 3, rest(3, 3)))),
        "a whole group too": (Stage(3, 3, chain(4)), None, 0, (False, Stage(3, 3, rest(4, 4)))),
        "nothing goes over when no die of the rolled number could be played": (LATE, (3, 3), 0, (False, LATE)),
        "each throw counts as a roll": (Stage(1, 2), (3, 1), 2, (False, Stage(2, 2))),
        "a throw that could not be played counts too": (FIRST, (3, 1), 0, (False, Stage(0, 1))),
        "the playing of a rest does not count": (Stage(1, 2, rest(6, 1)), None, 1, (True, Stage(1, 2))),
        "the count stays at three": (LATE, (3, 1), 2, (False, LATE)),
    },
)
def test_what_follows(stage: Stage, roll: Roll | None, used: int, expected: tuple[bool, Stage]) -> None:
    assert following(GUL_BARA, stage, roll, used) == expected


@pytest.mark.parametrize(
    ("group", "roll", "numbers"),
    [(None, (4, 4), [5, 6]), (None, (4, 3), []), (None, None, []), (chain(5), None, [6]), (rest(4, 2), None, [5, 6])],
)
def test_the_numbers_that_follow_are_all_higher(group: Group | None, roll: Roll | None, numbers: list[int]) -> None:
    assert list(numbers_to_follow(GUL_BARA, LATE._replace(group=group), roll)) == numbers


def test_games_without_chains_stay_in_the_first_stage() -> None:
    for rule_set in some(one for one in RULE_SETS.values() if one is not GUL_BARA):
        assert {following(rule_set, FIRST, roll, used) for roll, _ in ROLLS for used in range(5)} == {(False, FIRST)}


@pytest.mark.parametrize("house_rules", VARIANTS, ids=str)
def test_the_twin_says_the_same_of_what_follows(house_rules: dict[str, int]) -> None:
    rule_set, twin = rule_set_named("gul-bara", house_rules), Twin("gul-bara", **house_rules)
    rolls: list[tuple[Roll | None, Group | None]] = [(roll, None) for roll, _ in ROLLS]
    groups = [*map(chain, range(2, 7)), *(rest(die, dice) for die in range(1, 7) for dice in range(1, 5))]

    for roll, group in some(rolls + [(None, group) for group in groups]):
        for mine in range(4):
            stage = Stage(mine, 2, group)
            for used in some(range(len(dice_due(stage, roll)) + 1)):
                goes_on, then = following(rule_set, stage, roll, used)
                word, counts = words(Side.WHITE if goes_on else Side.BLACK, None, then)
                told = twin.what_follows(words(Side.WHITE, roll, stage)[0], mine, used)
                assert (goes_on, word, counts) == (*told[:2], f"{told[2]}/2"), (roll, stage, used)


def words(side: Side, roll: Roll | None, stage: Stage) -> list[str]:
    """The roll and the counts as a position text has them."""
    return format_position(PositionSpec(GUL_BARA, side, start_position(GUL_BARA), roll, stage)).split(" ")[5:]


def test_a_group_of_a_rest_is_played_as_far_as_its_dice_go() -> None:
    given = position(GUL_BARA, "24:W15 12:B14 9:B1")

    assert Turn(GUL_BARA, given, dice_due(Stage(3, 3, rest(5, 2)), None)).length == 2


def test_the_twin_allows_the_same_plays_of_one_to_four_dice() -> None:
    random, twin = Random("groups"), Twin("gul-bara")

    for _ in range(300):
        given, die, dice = small_position(random, GUL_BARA), random.randint(1, 6), random.randint(1, 4)
        found = Turn(GUL_BARA, given, (die,) * dice).plays()
        assert {board_of(one) for one in found} == {play.board for play in twin.plays_of(board_of(given), [die] * dice)}


def test_a_play_leaves_the_next_group_to_the_same_player_or_the_rest_to_the_other_and_nothing_after_the_end() -> None:
    given, over = position(GUL_BARA, "24:W15 18:B15"), position(GUL_BARA, "12:B14")

    assert turn_end_after(GUL_BARA, LATE, (5, 5), 4, given) == (given, LATE._replace(group=chain(6)), True)
    assert turn_end_after(GUL_BARA, LATE, (5, 5), 2, given) == (
        flip(GUL_BARA, given),
        LATE._replace(group=rest(5, 2)),
        False,
    )
    assert turn_end_after(GUL_BARA, Stage(3, 2, chain(6)), None, 1, over) == (flip(GUL_BARA, over), Stage(2, 3), False)
