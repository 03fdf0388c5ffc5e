"""Pictures of states."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.events import OpeningRolled, Played, Resigned, Rolled
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.ruleset import FEVGA, PORTES, TAWULA, RuleSet
from tapa_desktop.rules.steps import Step
from tapa_desktop.ui.board.geometry import BoardOptions, MarksLast, Spot, bar, point, rack, tray
from tapa_desktop.ui.board.picture import Die, LastMoveMarks, LastTurn, Prompt, picture
from tests.game.matches import COMPUTER, header, match_of
from tests.positions import position
from tests.ui.board.boards import PINS, chained, offered, on, shown, state, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK


def test_stack_is_built_from_the_board_up_with_a_pinned_checker_of_either_side_below() -> None:
    whole = shown(state()).stack(point(24))
    pinned, *pinners = shown(state(PINS)).stack(point(15))
    mine, his = shown(state(PINS)).stack(point(6))

    assert [checker.spot for checker in whole] == [Spot(point(24), level, 15) for level in range(15)]
    assert (pinned.side, pinned.spot) == (BLACK, Spot(point(15), is_pinned=True))
    assert [(checker.side, checker.spot.is_pinning) for checker in pinners] == [(WHITE, True)] * 2
    assert (mine.side, mine.spot.is_pinned, his.side) == (WHITE, True, BLACK)


def test_board_is_numbered_by_the_player_below_whoever_is_to_move() -> None:
    turned = shown(state("24:W10 20:W5 1:B15"), below=BLACK)
    his_turn = shown(state("24:W10 20:W5 1:B15", side=BLACK))

    for board, side in ((turned, WHITE), (his_turn, BLACK)):
        assert [len(board.stack(point(number))) for number in (1, 5)] == [10, 5]
        assert {checker.side for checker in board.stack(point(1))} == {side}
    assert {checker.side for checker in turned.stack(point(24))} == {BLACK}


def test_hit_and_borne_off_checkers_lie_on_the_bar_and_in_the_tray() -> None:
    board = shown(on(TAWULA, position(TAWULA, "6:W9 1:B9", mine=(0, 2), theirs=(1, 0))))

    assert [len(board.stack(place)) for place in (bar(WHITE), tray(WHITE), tray(BLACK), rack(BLACK))] == [2, 4, 5, 1]


@pytest.mark.parametrize("side", list(Side))
def test_position_with_parallel_motion_is_the_same_board_turned_for_each_side_below(side: Side) -> None:
    """What the side to move calls 20 and 9, the other calls 8 and 21."""
    seen_by_mover = position(TAWULA, "24:W2 20:W1 9:W3 8:B4 21:B2", mine=(5, 1), theirs=(3, 2))
    game = on(TAWULA, seen_by_mover, side=side)

    mine, his = shown(game, below=side), shown(game, below=side.other)

    for board, numbers in ((mine, {24: 2, 20: 1, 9: 3, 8: 4, 21: 2}), (his, {12: 2, 8: 1, 21: 3, 20: 4, 9: 2})):
        assert {number: len(board.stack(point(number))) for number in numbers} == numbers
        assert [len(board.stack(place)) for place in (rack(side), bar(side), tray(side))] == [5, 1, 3]
        assert [len(board.stack(place)) for place in (rack(side.other), bar(side.other), tray(side.other))] == [3, 2, 4]
    assert {checker.side for number in (12, 8, 21) for checker in his.stack(point(number))} == {side}
    assert (mine.pips, mine.dice) == (his.pips, his.dice)


# Shown with two checkers: docs/rules.md, "The rule sets"


@pytest.mark.parametrize(
    ("mine", "standing", "racked"),
    [("24:W15", 2, 13), ("24:W3 20:W12", 2, 1), ("24:W2 20:W13", 2, 0), ("24:W1 20:W14", 1, 0)],
)
def test_checkers_above_the_second_on_24_are_drawn_in_the_rack(mine: str, standing: int, racked: int) -> None:
    board = shown(state(f"{mine} 1:B15"), two_checker_start=True)
    places = (point(24), rack(WHITE), point(1), rack(BLACK))

    assert [len(board.stack(place)) for place in places] == [standing, racked, 2, 13]


def test_a_mother_that_is_pinned_stands_on_24() -> None:
    board = shown(state("24:wB2 20:W14 1:B13"), two_checker_start=True)

    assert [checker.side for checker in board.stack(point(24))] == [WHITE, BLACK, BLACK]
    assert board.stack(rack(WHITE)) == ()


@pytest.mark.parametrize("rule_set", [FEVGA, PORTES, TAWULA])
def test_games_without_pins_are_never_shown_with_two_checkers_and_have_racks_for_a_reserve(rule_set: RuleSet) -> None:
    start = on(rule_set, start_position(rule_set))

    assert shown(start, two_checker_start=True).checkers == shown(start).checkers
    assert shown(start).has_racks is (rule_set is TAWULA)
    assert [shown(state(), two_checker_start=wanted).has_racks for wanted in (False, True)] == [False, True]


# Dice


def test_opening_roll_shows_one_die_each_and_a_roll_lies_on_the_movers_half_the_larger_first() -> None:
    opening = shown(match_of(header(), OpeningRolled(5, 3)).state)
    rolled = shown(match_of(header(), OpeningRolled(3, 5), Rolled(4, 2)).state)

    assert opening.dice == (Die(WHITE, 5, 0, 1), Die(BLACK, 3, 0, 1))
    assert (opening.turn, opening.prompt) == (WHITE, Prompt.ROLL)
    assert rolled.dice == (Die(BLACK, 4, 0, 2), Die(BLACK, 2, 1, 2))


def test_used_dice_look_used_of_a_double_the_first_ones() -> None:
    two, double = with_steps(state(PINS, "42"), (24, 22)), with_steps(state("24:W15 1:B15", "33"), (24, 21), (21, 18))

    assert [(die.value, die.is_used) for die in shown(two).dice] == [(4, False), (2, True)]
    assert [(die.value, die.is_used) for die in shown(double).dice] == [(3, True)] * 2 + [(3, False)] * 2


def test_dice_of_the_turn_before_stay_in_sight_until_the_next_are_thrown() -> None:
    rolled = state("24:W15 1:B15", "31")
    last = LastTurn(BLACK, (6, 6))

    before = picture(replace(rolled, roll=None, phase=Phase.TO_ROLL), BoardOptions(), last=last)

    assert before.dice == tuple(Die(BLACK, 6, slot, 2, is_used=True) for slot in range(2))
    assert [die.value for die in picture(rolled, BoardOptions(), last=last).dice] == [3, 1]


# The last move

LAST = LastTurn(BLACK, (4, 2), (Step(24, 20, 4), Step(20, 18, 2)))
ROLLED = state("24:W15 7:B1 1:B14", "31")  # after Black has brought one checker from its 24 over 20 to 18
TO_ROLL = replace(ROLLED, roll=None, phase=Phase.TO_ROLL)


def test_last_move_is_marked_where_it_began_and_ended_but_not_where_it_passed() -> None:
    shown = picture(TO_ROLL, BoardOptions(), last=LAST)

    assert shown.last_move == LastMoveMarks(BLACK, sources=(Spot(point(1), 14, 15),), targets=(Spot(point(7), 0, 1),))


def test_last_move_is_marked_where_a_checker_was_drawn_in_the_rack() -> None:
    few = replace(state("24:W15 7:B3 1:B12", "31"), roll=None, phase=Phase.TO_ROLL)
    last = LastTurn(BLACK, (6, 6), (Step(24, 18, 6),) * 3)
    none = replace(state("24:W15 7:B14 1:B1", "31"), roll=None, phase=Phase.TO_ROLL)

    marks = [picture(one, BoardOptions(two_checker_start=True), last=last).last_move for one in (few, none)]

    assert [one.sources for one in marks] == [(Spot(rack(BLACK), 10, 11),), (Spot(point(1), 1, 2), Spot(rack(BLACK)))]


@pytest.mark.parametrize(
    ("game", "marks_last", "last", "is_marked"),
    [
        (ROLLED, "until roll", LAST, False),
        (ROLLED, "until step", LAST, True),
        (with_steps(ROLLED, (24, 23)), "until step", LAST, False),
        (TO_ROLL, "no", LAST, False),
        (TO_ROLL, "until roll", LastTurn(BLACK, (6, 6)), False),
    ],
    ids=["after the next roll", "that is automatic", "and the step after it", "never", "a pass"],
)
def test_last_move_is_marked_for_as_long_as_wanted(
    game: GameState, marks_last: MarksLast, last: LastTurn, is_marked: bool
) -> None:
    board = picture(game, BoardOptions(marks_last=marks_last), last=last)

    assert (board.last_move is not None) is is_marked


# Numbers


def test_points_are_numbered_from_below_or_by_the_side_to_move() -> None:
    game = state(side=BLACK)

    assert shown(game).number_of(point(24)) == 24
    assert shown(game, turns_numbers=True).number_of(point(24)) == 1
    assert shown(game, turns_numbers=True, below=BLACK).number_of(point(24)) == 24
    assert shown(match_of(header()).state, turns_numbers=True).numbered_by is WHITE


# What can be done next


@pytest.mark.parametrize(
    ("game", "prompt", "side"),
    [
        (match_of(header(black=COMPUTER)).state, Prompt.ROLL, WHITE),
        (match_of(header(white=COMPUTER)).state, Prompt.ROLL, BLACK),
        (match_of(header(white=COMPUTER, black=COMPUTER)).state, Prompt.NONE, BLACK),
        (match_of(header(), OpeningRolled(4, 4)).state, Prompt.ROLL, WHITE),
        (state(), Prompt.ROLL, WHITE),
        (state(side=BLACK), Prompt.ROLL, BLACK),
        (state(PINS, "42"), Prompt.PLAY, WHITE),
        (with_steps(state(PINS, "42"), (24, 22)), Prompt.PLAY, WHITE),
        (with_steps(state(PINS, "42"), (24, 22), (24, 20)), Prompt.FINISH, WHITE),
        (state("24:W15 18:B14 1:B1", "66"), Prompt.PASS, WHITE),
        (match_of(header(black=COMPUTER), OpeningRolled(3, 5)).state, Prompt.NONE, BLACK),
        (match_of(header(black=COMPUTER), OpeningRolled(3, 5), Rolled(2, 1)).state, Prompt.NONE, BLACK),
        (match_of(header(), OpeningRolled(5, 3), Resigned(Side.WHITE)).state, Prompt.OVER, WHITE),
        (offered(), Prompt.ANSWER, BLACK),
        (offered(persons=(WHITE,)), Prompt.NONE, BLACK),
    ],
)
def test_board_says_what_the_person_can_do_next(game: GameState, prompt: Prompt, side: Side) -> None:
    board = shown(game)

    assert (board.prompt, board.prompt_side) == (prompt, side)


def test_turn_is_of_neither_side_before_the_opening_and_after_the_end_which_shows_the_result() -> None:
    over = match_of(header(), OpeningRolled(5, 3), Resigned(Side.WHITE)).state

    assert [shown(game).turn for game in (match_of(header()).state, state(side=BLACK), over)] == [None, BLACK, None]
    assert shown(over).result.winner is BLACK


# Pip counts


HOUSE = rule_set_named("tawula", {"enter_from": 24})


@pytest.mark.parametrize(
    ("game", "white", "black"),
    [
        (state(), 15 * 24, 15 * 24),
        (with_steps(state("24:W15 1:B15", "31"), (24, 21)), 15 * 24 - 3, 15 * 24),
        (state("6:wB2 2:W1 1:W1 24:B1"), 6 + 2 + 1, 2 * 19 + 1),
        (on(TAWULA, position(TAWULA, "1:W1 13:B1", mine=(1, 1), theirs=(0, 2))), 1 + 25 + 25, 1 + 2 * 25),
        (on(HOUSE, position(HOUSE, "1:W1 13:B1", mine=(1, 1), theirs=(3, 0))), 1 + 24 + 25, 1 + 3 * 24),
        (match_of(header(), OpeningRolled(5, 3), Rolled(4, 2), Played("24/20 24/22")).state, 354, 360),
    ],
)
def test_all_checkers_but_those_borne_off_have_pips_to_go(game: GameState, white: int, black: int) -> None:
    assert shown(game).pips == {WHITE: white, BLACK: black}


@pytest.mark.parametrize(
    ("dice", "slots", "to_follow"),
    [("44>", [0, 1, 2, 3], (5, 6)), ("4x3<", [1, 2, 3], (5, 6)), ("6x1<", [3], ()), ("22", [0, 1, 2, 3], (3, 4, 5, 6))],
)
def test_dice_of_a_group_lie_where_the_last_of_four_would_and_tell_what_follows(
    dice: str, slots: list[int], to_follow: tuple[int, ...]
) -> None:
    board = shown(chained(dice))

    assert [die.slot for die in board.dice] == slots
    assert {die.of for die in board.dice} == {4}
    assert board.to_follow == to_follow
    assert board.is_rest is dice.endswith("<")
