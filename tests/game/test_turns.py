"""Rolls, drafts and plays as events: what the law allows happens, and nothing else."""

from __future__ import annotations

import pytest

from tapa_desktop.game.apply import EventError, apply
from tapa_desktop.game.events import Drafted, GameBegun, OpeningRolled, Played, Resigned, Rolled
from tapa_desktop.game.history import event_of
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import flip, start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tests.game.matches import header, state_at, told
from tests.positions import position

OPENED = (OpeningRolled(6, 5), Rolled(3, 1))


def test_the_turn_goes_to_the_other_side_with_the_board_seen_by_it() -> None:
    rolled = told(header(), *OPENED).state

    played = apply(rolled, Played("24/21 24/23"))

    assert (played.side, played.phase, played.roll) == (Side.BLACK, Phase.TO_ROLL, None)
    assert flip(TAPA, played.position).board[24] == 13


def test_the_opening_dice_are_forgotten_with_the_first_play() -> None:
    played = told(header(), *OPENED, Played("24/21 24/23")).state

    assert played.opening is None


def test_an_illegal_play_is_refused_and_named() -> None:
    with pytest.raises(EventError, match="not a legal play: '24/20'"):
        told(header(), *OPENED, Played("24/20"))


def test_a_play_that_lacks_a_step_is_refused() -> None:
    with pytest.raises(EventError, match="not a legal play"):
        told(header(), *OPENED, Played("24/21"))


def test_a_pass_is_refused_while_there_is_a_play() -> None:
    with pytest.raises(EventError, match="not a legal play"):
        told(header(), *OPENED, Played("pass"))


def test_when_no_step_is_possible_the_turn_passes() -> None:
    given = state_at(TAPA, position(TAPA, "24:W15 23:B2 22:B2"), "21")

    passed = apply(given, Played("pass"))

    assert (passed.side, passed.phase) == (Side.BLACK, Phase.TO_ROLL)
    assert flip(TAPA, passed.position) == given.position


def test_a_draft_changes_no_checker_and_no_turn() -> None:
    rolled = told(header(), *OPENED).state

    drafted = apply(rolled, Drafted("24/21"))

    assert (drafted.position, drafted.side, drafted.phase) == (rolled.position, Side.WHITE, Phase.TO_PLAY)
    assert format_play(drafted.drafted) == "24/21"


def test_a_draft_takes_the_place_of_the_one_before() -> None:
    drafted = told(header(), *OPENED, Drafted("24/21"), Drafted("24/23")).state

    assert format_play(drafted.drafted) == "24/23"


def test_a_draft_of_no_steps_puts_everything_back() -> None:
    drafted = told(header(), *OPENED, Drafted("24/21"), Drafted("pass")).state

    assert drafted.drafted == ()


def test_a_play_need_not_be_the_one_that_was_drafted() -> None:
    played = told(header(), *OPENED, Drafted("24/21"), Played("24/23 23/20")).state

    assert played.drafted == ()
    assert flip(TAPA, played.position).board[20] == 1


def test_a_draft_that_leads_to_no_legal_play_is_refused() -> None:
    with pytest.raises(EventError, match="no legal play begins like this: '24/22'"):
        told(header(), *OPENED, Drafted("24/22"))


def test_nothing_is_played_before_the_roll() -> None:
    begun = told(header(), OpeningRolled(6, 5))

    for event in (Played("24/21 24/23"), Drafted("24/21")):
        with pytest.raises(EventError, match="to play"):
            begun.append(event)


def test_nobody_rolls_twice() -> None:
    with pytest.raises(EventError, match="possible only at 'to roll'"):
        told(header(), *OPENED, Rolled(6, 6))


def test_the_larger_die_stands_first_in_a_roll() -> None:
    with pytest.raises(EventError, match="the larger die stands first in a roll: 1 3"):
        told(header(), OpeningRolled(6, 5), Rolled(1, 3))


def test_in_the_opening_each_side_throws_one_die() -> None:
    assert event_of(told(header()).state, (2, 5)) == OpeningRolled(2, 5)


def test_later_the_larger_die_comes_first() -> None:
    state = told(header(), OpeningRolled(6, 5)).state

    assert event_of(state, (2, 5), by_hand=True) == Rolled(5, 2, by_hand=True)


# docs/rules.md, "Beginning": who begins, with which dice, in the first game of a match and in the later ones

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
