"""Presses, drags and clicks, turned into actions without a window."""

from __future__ import annotations

from tapa_desktop.rules.play_text import format_play
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import point
from tapa_desktop.ui.board.pointer import Pointer, PointerAction, Released, press
from tests.ui.board.boards import HOME, PINS, state, targets, with_steps

FAR = 10.0


def pointer(stacks: str = PINS, roll: str = "42") -> Pointer:
    return Pointer(targets(state(stacks, roll)), Prompt.PLAY)


def dragged(given: Pointer, source: int) -> Pointer:
    return given.pressed(point(source), 50, 50).moved(80, 60, FAR)


def click(given: Pointer, place: int | None, *, on_dice: bool = False) -> Released:
    at = point(place) if place is not None else None
    return given.pressed(at, 50, 50).released(at, on_dice=on_dice)


def test_press_is_no_drag_until_it_has_moved_far_enough() -> None:
    drag = press(point(24), 50, 50)

    assert not drag.moved(54, 55, FAR).has_begun
    assert drag.moved(45, 56, FAR).has_begun


def test_drag_that_has_begun_goes_on_near_its_start() -> None:
    drag = press(point(24), 50, 50).moved(80, 50, FAR).moved(51, 50, FAR)

    assert (drag.has_begun, drag.x, drag.y) == (True, 51, 50)


def test_nothing_is_dragged_from_where_nothing_can_be_lifted() -> None:
    moved = dragged(pointer(), 13)

    assert not moved.drag.has_begun


def test_pointer_that_is_not_down_drags_nothing() -> None:
    assert pointer().moved(80, 80, FAR) == pointer()
    assert pointer().released(point(24), on_dice=False) == Released(pointer())


def test_drop_on_a_target_plays_from_where_it_was_let_go() -> None:
    done = dragged(pointer(), 24).released(point(18), on_dice=False)

    assert (done.action, format_play(done.steps)) == (PointerAction.DROP, "24/20 20/18*")
    assert (done.drag.x, done.drag.y) == (80, 60)
    assert done.pointer.drag is None


def test_drop_elsewhere_slides_back() -> None:
    for target in (point(24), point(19), None):
        done = dragged(pointer(), 24).released(target, on_dice=True)

        assert (done.action, done.steps, done.pointer) == (PointerAction.SLIDE_BACK, (), pointer())


def test_drag_takes_over_from_what_was_selected() -> None:
    selected = click(pointer(), 24).pointer

    assert selected.selected == point(24)
    assert dragged(selected, 15).selected is None


def test_click_selects_and_a_second_click_on_a_target_plays() -> None:
    done = click(click(pointer(), 24).pointer, 22)

    assert (done.action, format_play(done.steps)) == (PointerAction.PLAY, "24/22")
    assert done.pointer.selected is None


def test_cancelled_drag_slides_back() -> None:
    done = dragged(pointer(), 24).cancelled()

    assert (done.action, done.pointer) == (PointerAction.SLIDE_BACK, pointer())


def test_cancel_deselects_when_nothing_is_dragged() -> None:
    assert click(pointer(), 24).pointer.cancelled() == Released(pointer())
    assert pointer().pressed(point(24), 1, 1).cancelled() == Released(pointer())


def test_click_anywhere_on_the_board_rolls_when_it_is_to_roll() -> None:
    given = Pointer(prompt=Prompt.ROLL)

    assert click(given, 3).action is PointerAction.ROLL
    assert click(given, None).action is PointerAction.NOTHING


def test_click_on_the_dice_ends_the_turn_when_it_is_complete_and_not_before() -> None:
    actions = {prompt: click(Pointer(prompt=prompt), 3, on_dice=True).action for prompt in Prompt}

    assert {prompt for prompt, action in actions.items() if action is PointerAction.FINISH} == {
        Prompt.FINISH,
        Prompt.PASS,
    }
    assert actions[Prompt.PLAY] is PointerAction.NOTHING
    assert click(Pointer(prompt=Prompt.FINISH), 3).action is PointerAction.NOTHING


def test_press_that_cuts_a_motion_short_neither_rolls_nor_ends_the_turn_but_may_lift() -> None:
    for prompt in (Prompt.ROLL, Prompt.FINISH, Prompt.PASS):
        cut = Pointer(prompt=prompt).pressed(point(3), 1, 1, is_interruption=True)

        assert cut.released(point(3), on_dice=True).action is PointerAction.NOTHING

    lifted = pointer().pressed(point(24), 1, 1, is_interruption=True).moved(50, 50, FAR)
    assert lifted.released(point(22), on_dice=False).action is PointerAction.DROP


def test_double_click_bears_off() -> None:
    first = click(pointer(HOME, "63"), 6)
    second = first.pointer.double_clicked(point(6))

    assert first.pointer.selected == point(6)
    assert (second.action, format_play(second.steps)) == (PointerAction.PLAY, "6/off")


def test_double_click_where_nothing_bears_off_does_nothing() -> None:
    selected = click(pointer(), 24).pointer

    assert selected.double_clicked(point(24)) == Released(selected)


def test_second_press_of_a_double_click_does_nothing_when_the_first_click_has_played() -> None:
    given = Pointer(targets(with_steps(state(HOME, "66"), (6, 0), (6, 0))), Prompt.PLAY)

    first = click(given, 6)

    assert (first.action, format_play(first.steps)) == (PointerAction.PLAY, "6/off")
    assert first.pointer.double_clicked(point(6)).action is PointerAction.NOTHING
    assert not first.pointer.pressed(point(6), 1, 1).has_acted


def test_what_a_click_would_do_is_known_before_it() -> None:
    selected = click(pointer(), 24).pointer

    assert selected.clicked(point(22), on_dice=False).action is PointerAction.PLAY
    assert selected.clicked(point(19), on_dice=False).action is PointerAction.NOTHING
    assert Pointer(prompt=Prompt.FINISH).clicked(point(3), on_dice=True).action is PointerAction.FINISH
    assert [Pointer(prompt=Prompt.ROLL).clicked(at, on_dice=False).action for at in (point(3), None)] == [
        PointerAction.ROLL,
        PointerAction.NOTHING,
    ]
