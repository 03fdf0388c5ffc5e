"""Presses, drags and clicks, turned into actions without a window."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.state import GameState
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import TAPA_CUBE, TAWULA
from tapa_desktop.ui.board.geometry import Place, bar, point, rack, tray
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.pointer import Pointer, PointerAction, Released, TargetHighlight, Targets, highlights
from tests.game.matches import COMPUTER, header, match_of
from tests.positions import position
from tests.ui.board.boards import HOME, PINS, on, state, targets, with_steps

FAR = 10.0


def pointer(stacks: str = PINS, roll: str = "42") -> Pointer:
    return Pointer(targets(state(stacks, roll)), Prompt.PLAY)


def dragged(start: Pointer, source: int) -> Pointer:
    return start.pressed(point(source), 50, 50).moved(80, 60, FAR)


def click(start: Pointer, place: int | None, *, on_dice: bool = False) -> Released:
    at = point(place) if place is not None else None
    return start.pressed(at, 50, 50).released(at, on_dice=on_dice)


def test_press_is_a_drag_once_it_has_moved_far_enough_from_where_something_can_be_lifted() -> None:
    press_on_24 = pointer().pressed(point(24), 50, 50).drag
    back = press_on_24.moved(80, 50, FAR).moved(51, 50, FAR)

    assert not press_on_24.moved(54, 55, FAR).has_begun
    assert press_on_24.moved(45, 56, FAR).has_begun
    assert (back.has_begun, back.x, back.y) == (True, 51, 50)
    assert not dragged(pointer(), 13).drag.has_begun
    assert pointer().moved(80, 80, FAR) == pointer()
    assert pointer().released(point(24), on_dice=False) == Released(pointer())


def test_drop_on_a_target_plays_from_where_it_was_let_go_and_one_elsewhere_slides_back() -> None:
    result = dragged(pointer(), 24).released(point(18), on_dice=False)
    assert (result.action, format_play(result.steps)) == (PointerAction.DROP, "24/20 20/18*")
    assert (result.drag.x, result.drag.y) == (80, 60)
    assert result.pointer.drag is None

    for target in (point(24), point(19), None):
        result = dragged(pointer(), 24).released(target, on_dice=True)
        assert (result.action, result.steps, result.pointer) == (PointerAction.SLIDE_BACK, (), pointer())


def test_cancelled_drag_slides_back_and_where_nothing_is_dragged_what_is_selected_is_not_any_more() -> None:
    result = dragged(pointer(), 24).cancelled()

    assert (result.action, result.pointer) == (PointerAction.SLIDE_BACK, pointer())
    assert click(pointer(), 24).pointer.cancelled() == Released(pointer())
    assert pointer().pressed(point(24), 1, 1).cancelled() == Released(pointer())


def test_click_anywhere_on_the_board_rolls_and_one_on_the_dice_ends_the_turn_when_it_is_complete() -> None:
    on_dice = {prompt: click(Pointer(prompt=prompt), 3, on_dice=True).action for prompt in Prompt}

    assert {prompt for prompt, action in on_dice.items() if action is PointerAction.FINISH} == {
        Prompt.FINISH,
        Prompt.PASS,
    }
    assert click(Pointer(prompt=Prompt.FINISH), 3).action is on_dice[Prompt.PLAY] is PointerAction.NOTHING
    assert click(Pointer(prompt=Prompt.ROLL), 3).action is on_dice[Prompt.ROLL] is PointerAction.ROLL
    assert click(Pointer(prompt=Prompt.ROLL), None).action is PointerAction.NOTHING


def test_press_that_cuts_a_motion_short_neither_rolls_nor_ends_the_turn_but_may_lift() -> None:
    for prompt in (Prompt.ROLL, Prompt.FINISH, Prompt.PASS):
        cut = Pointer(prompt=prompt).pressed(point(3), 1, 1, is_interruption=True)

        assert cut.released(point(3), on_dice=True).action is PointerAction.NOTHING

    lifted = pointer().pressed(point(24), 1, 1, is_interruption=True).moved(50, 50, FAR)
    assert lifted.released(point(22), on_dice=False).action is PointerAction.DROP


def test_double_click_bears_off_and_does_nothing_where_nothing_bears_off() -> None:
    bearing_off, selected = click(pointer(HOME, "63"), 6).pointer, click(pointer(), 24).pointer

    result = bearing_off.double_clicked(point(6))

    assert bearing_off.selected == point(6)
    assert (result.action, format_play(result.steps)) == (PointerAction.PLAY, "6/off")
    assert tray(WHITE) in bearing_off.targets[point(6)]
    for start, place in ((bearing_off, point(5)), (bearing_off, None), (selected, point(24))):
        assert start.double_clicked(place) == Released(start)


# What the board offers to the person whose turn it is, and what clicks and drops make of it

WHITE, BLACK = Side.WHITE, Side.BLACK


def texts(possible: Targets, source: Place) -> dict[Place, str]:
    return {target: format_play(steps) for target, steps in possible[source].items()}


def test_targets_are_those_of_each_die_and_of_their_sum_as_the_player_below_counts() -> None:
    mine, his = (targets(state(PINS, "42", side=side)) for side in Side)

    assert texts(mine, point(24)) == {point(22): "24/22", point(20): "24/20", point(18): "24/20 20/18*"}
    assert texts(his, point(1)) == {point(3): "24/22", point(5): "24/20", point(7): "24/20 20/18*"}


def test_nothing_is_offered_while_there_is_nothing_to_play_or_in_the_computers_turn() -> None:
    assert targets(state(PINS)) == {}
    assert targets(match_of(header()).state) == {}
    assert targets(with_steps(state(PINS, "42"), (24, 22), (24, 20))) == {}
    assert targets(replace(state(PINS, "42"), white=COMPUTER)) == {}


def test_checkers_enter_from_the_rack_and_from_the_bar() -> None:
    from_rack = targets(on(TAWULA, position(TAWULA, "24:W2 12:B2", mine=(13, 0), theirs=(13, 0)), "63"))
    from_bar = targets(on(TAWULA, position(TAWULA, "6:W10 1:B15", mine=(0, 1)), "63"))

    assert set(texts(from_rack, rack(WHITE))) == {point(19), point(22), point(16)}
    assert point(24) not in from_rack
    assert set(from_bar) == {bar(WHITE)}


def test_with_two_checkers_shown_the_rack_and_the_two_both_lift_from_24_until_the_rack_is_empty() -> None:
    racked = targets(state("24:W15 1:B15", "62", rule_set=TAPA_CUBE), two_checker_start=True)
    empty = targets(state("24:W2 20:W13 1:B15", "62"), two_checker_start=True)

    plays = {point(22): "24/22", point(18): "24/18", point(16): "24/18 18/16"}
    assert texts(racked, rack(WHITE)) == texts(racked, point(24)) == plays
    assert (rack(WHITE) in empty, point(24) in empty) == (False, True)


@pytest.mark.parametrize(
    ("game", "place", "lit"),
    [
        (state(PINS, "42"), 24, {22: (True, False), 20: (True, False), 18: (False, True)}),
        (state("24:W15 21:B1 23:B2 1:B12", "31"), 24, {21: (True, True), 20: (False, False)}),  # past the pin
        (
            on(TAWULA, position(TAWULA, "12:W15 6:B1 4:B1 1:B13"), "62"),
            12,
            {6: (True, True), 10: (True, False), 4: (False, True)},
        ),
    ],
)
def test_targets_of_one_die_and_of_several_and_those_that_pin_or_hit_light_up_differently(
    game: GameState, place: int, lit: dict[int, tuple[bool, bool]]
) -> None:
    assert highlights(targets(game), point(place)) == {point(at): TargetHighlight(*light) for at, light in lit.items()}


def test_click_selects_a_checker_with_several_choices_until_a_drag_or_another_click_anywhere_but_on_a_target() -> None:
    selected = click(pointer(), 24).pointer
    played = click(selected, 20)

    assert selected.selected == point(24)
    assert {click(selected, at).pointer.selected for at in (24, 19, None)} == {None}
    assert click(click(pointer(roll="21"), 24).pointer, 20).pointer.selected == point(20)
    assert dragged(selected, 15).selected is None
    assert (played.action, format_play(played.steps), played.pointer.selected) == (PointerAction.PLAY, "24/20", None)

    alone = Pointer(targets(with_steps(state(PINS, "42"), (24, 22))))  # with one choice, which is played at once
    assert format_play(click(alone, 24).steps) == "24/20"
