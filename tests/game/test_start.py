"""docs/rules.md, "Beginning": who begins, with which dice, in the first game of a match and in the later ones."""

from __future__ import annotations

import pytest

from tapa_desktop.game.apply import EventError
from tapa_desktop.game.events import GameBegun, OpeningRolled, Resigned, Rolled
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tests.game.matches import header, told

REROLLING = ["tapa", "plakoto", "mahbusa", "tapa-cube"]


def test_each_player_rolls_one_die_and_the_higher_begins() -> None:
    black_higher = told(header(), OpeningRolled(white=2, black=5)).state
    white_higher = told(header(), OpeningRolled(white=6, black=5)).state

    assert (black_higher.side, white_higher.side) == (Side.BLACK, Side.WHITE)


def test_they_roll_again_on_a_tie() -> None:
    tied = told(header(), OpeningRolled(3, 3)).state

    assert tied.phase is Phase.OPENING
    assert tied.opening == (3, 3)


def test_after_a_tie_and_another_tie_the_third_throw_decides() -> None:
    begun = told(header(), OpeningRolled(3, 3), OpeningRolled(1, 1), OpeningRolled(4, 2)).state

    assert (begun.phase, begun.side, begun.throws) == (Phase.TO_ROLL, Side.WHITE, 3)


@pytest.mark.parametrize("rule_set", REROLLING)
def test_with_reroll_the_one_who_begins_rolls_both_dice_anew(rule_set: str) -> None:
    begun = told(header(rule_set), OpeningRolled(6, 5)).state

    assert begun.phase is Phase.TO_ROLL
    assert begun.roll is None


def test_with_reroll_a_first_turn_can_be_a_double() -> None:
    begun = told(header(), OpeningRolled(6, 5), Rolled(4, 4)).state

    assert (begun.phase, begun.side, begun.roll) == (Phase.TO_PLAY, Side.WHITE, (4, 4))


@pytest.mark.parametrize(("dice", "side"), [((5, 2), Side.WHITE), ((2, 5), Side.BLACK)])
def test_with_keep_the_one_who_begins_plays_the_two_opening_dice(dice: tuple[int, int], side: Side) -> None:
    begun = told(header("tawula"), OpeningRolled(*dice)).state

    assert (begun.phase, begun.side, begun.roll) == (Phase.TO_PLAY, side, (5, 2))


@pytest.mark.parametrize("rule_set", [*REROLLING, "tawula"])
@pytest.mark.parametrize("loser", list(Side))
def test_the_winner_of_the_game_before_begins_with_a_fresh_roll_of_both_dice(rule_set: str, loser: Side) -> None:
    ended = told(header(rule_set), OpeningRolled(1, 6), *_roll_of_the_first(rule_set), Resigned(loser))

    begun = told(ended, GameBegun()).state

    assert (begun.phase, begun.side) == (Phase.TO_ROLL, loser.other)
    assert (begun.roll, begun.opening, begun.throws) == (None, None, 0)


def test_every_game_begins_with_all_checkers_at_the_start() -> None:
    ended = told(header(), OpeningRolled(1, 6), Resigned(Side.WHITE))

    assert ended.states[0].position == start_position(TAPA)
    assert told(ended, GameBegun()).state.position == start_position(TAPA)


def test_a_starting_position_of_tawula_has_its_reserve() -> None:
    assert told(header("tawula")).state.position == start_position(TAWULA)


def test_nobody_throws_the_opening_dice_twice() -> None:
    begun = told(header(), OpeningRolled(6, 5))

    with pytest.raises(EventError, match="possible only at 'opening', but the match stands at 'to roll'"):
        begun.append(OpeningRolled(6, 5))


def test_no_game_begins_before_the_last_one_has_ended() -> None:
    with pytest.raises(EventError, match="game over"):
        told(header(), GameBegun())


def _roll_of_the_first(rule_set: str) -> list[Rolled]:
    return [] if rule_set == "tawula" else [Rolled(4, 4)]
