"""Presses, drags and clicks, turned into deeds without a window."""

from __future__ import annotations

from tapa_desktop.rules.play_text import format_play
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.place import BoardOptions, point
from tapa_desktop.ui.board.pointer import Pointer, PointerAction, Released, press
from tapa_desktop.ui.board.targets import targets_of
from tests.ui.board.boards import HOME, PINS, state, with_steps

FAR = 10.0


def hand(stacks: str = PINS, roll: str = "42") -> Pointer:
    return Pointer(targets_of(state(stacks, roll), BoardOptions()), Prompt.PLAY)


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
    moved = dragged(hand(), 13)

    assert moved.drag is not None
    assert not moved.drag.has_begun


def test_pointer_that_is_not_down_drags_nothing() -> None:
    assert hand().moved(80, 80, FAR) == hand()
    assert hand().released(point(24), on_dice=False) == Released(hand())


def test_drop_on_a_target_plays_from_where_it_was_let_go() -> None:
    done = dragged(hand(), 24).released(point(18), on_dice=False)

    assert (done.deed, format_play(done.steps)) == (PointerAction.DROP, "24/20 20/18*")
    assert done.drag is not None
    assert (done.drag.x, done.drag.y) == (80, 60)
    assert done.hand.drag is None


def test_drop_elsewhere_slides_back() -> None:
    for target in (point(24), point(19), None):
        done = dragged(hand(), 24).released(target, on_dice=True)

        assert (done.deed, done.steps, done.hand) == (PointerAction.SLIDE_BACK, (), hand())


def test_drag_takes_over_from_what_was_selected() -> None:
    selected = click(hand(), 24).hand

    assert selected.selected == point(24)
    assert dragged(selected, 15).selected is None


def test_click_selects_and_a_second_click_on_a_target_plays() -> None:
    done = click(click(hand(), 24).hand, 22)

    assert (done.deed, format_play(done.steps)) == (PointerAction.PLAY, "24/22")
    assert done.hand.selected is None


def test_cancelled_drag_slides_back() -> None:
    done = dragged(hand(), 24).cancelled()

    assert (done.deed, done.hand) == (PointerAction.SLIDE_BACK, hand())


def test_cancel_deselects_when_nothing_is_dragged() -> None:
    assert click(hand(), 24).hand.cancelled() == Released(hand())
    assert hand().pressed(point(24), 1, 1).cancelled() == Released(hand())


def test_click_anywhere_on_the_board_rolls_when_it_is_to_roll() -> None:
    given = Pointer(cue=Prompt.ROLL)

    assert click(given, 3).deed is PointerAction.ROLL
    assert click(given, None).deed is PointerAction.NOTHING


def test_click_on_the_dice_ends_the_turn_when_it_is_complete_and_not_before() -> None:
    deeds = {cue: click(Pointer(cue=cue), 3, on_dice=True).deed for cue in Prompt}

    assert {cue for cue, deed in deeds.items() if deed is PointerAction.FINISH} == {Prompt.FINISH, Prompt.PASS}
    assert deeds[Prompt.PLAY] is PointerAction.NOTHING
    assert click(Pointer(cue=Prompt.FINISH), 3).deed is PointerAction.NOTHING


def test_press_that_cuts_a_motion_short_neither_rolls_nor_ends_the_turn_but_may_lift() -> None:
    for cue in (Prompt.ROLL, Prompt.FINISH, Prompt.PASS):
        cut = Pointer(cue=cue).pressed(point(3), 1, 1, is_interruption=True)

        assert cut.released(point(3), on_dice=True).deed is PointerAction.NOTHING

    lifted = hand().pressed(point(24), 1, 1, is_interruption=True).moved(50, 50, FAR)
    assert lifted.released(point(22), on_dice=False).deed is PointerAction.DROP


def test_double_click_bears_off() -> None:
    first = click(hand(HOME, "63"), 6)
    second = first.hand.double_clicked(point(6))

    assert first.hand.selected == point(6)
    assert (second.deed, format_play(second.steps)) == (PointerAction.PLAY, "6/off")


def test_double_click_where_nothing_bears_off_does_nothing() -> None:
    selected = click(hand(), 24).hand

    assert selected.double_clicked(point(24)) == Released(selected)


def test_second_press_of_a_double_click_does_nothing_when_the_first_click_has_played() -> None:
    given = Pointer(targets_of(with_steps(state(HOME, "66"), (6, 0), (6, 0)), BoardOptions()), Prompt.PLAY)

    first = click(given, 6)

    assert (first.deed, format_play(first.steps)) == (PointerAction.PLAY, "6/off")
    assert first.hand.double_clicked(point(6)).deed is PointerAction.NOTHING
    assert not first.hand.pressed(point(6), 1, 1).has_acted


def test_what_a_click_would_do_is_known_before_it() -> None:
    selected = click(hand(), 24).hand

    assert selected.would_do(point(22), on_dice=False) is PointerAction.PLAY
    assert selected.would_do(point(19), on_dice=False) is PointerAction.NOTHING
    assert Pointer(cue=Prompt.FINISH).would_do(point(3), on_dice=True) is PointerAction.FINISH
    assert [Pointer(cue=Prompt.ROLL).would_do(at, on_dice=False) for at in (point(3), None)] == [
        PointerAction.ROLL,
        PointerAction.NOTHING,
    ]
