"""Rolls, drafts and plays as events: what the law allows happens, and nothing else."""

from __future__ import annotations

import pytest

from tapa_desktop.game.apply import EventError, apply
from tapa_desktop.game.events import Drafted, OpeningRolled, Played, Rolled
from tapa_desktop.game.history import event_of
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import flip
from tapa_desktop.rules.ruleset import TAPA
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
