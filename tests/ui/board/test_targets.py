"""What the board offers to the person whose turn it is, and what clicks and drops make of it."""

from __future__ import annotations

from msgspec.structs import replace

from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.ruleset import TAPA_CUBE, TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import Place, bar, point, rack, tray
from tapa_desktop.ui.board.pointer import Light, Pointer, Released, Targets, lights
from tests.game.matches import COMPUTER, header, told
from tests.positions import position
from tests.ui.board.boards import HOME, PINS, on, state, targets, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK


def texts(found: Targets, source: Place) -> dict[Place, str]:
    return {target: format_play(steps) for target, steps in found[source].items()}


def click(found: Targets, selected: Place | None, place: Place | None) -> Released:
    return Pointer(found, selected=selected).clicked(place, on_dice=False)


def test_targets_are_those_of_each_die_and_of_their_sum() -> None:
    offered = targets(state(PINS, "42"))

    assert texts(offered, point(24)) == {point(22): "24/22", point(20): "24/20", point(18): "24/20 20/18*"}


def test_targets_are_places_as_the_player_below_counts() -> None:
    offered = targets(state(PINS, "42", side=BLACK))

    assert texts(offered, point(1)) == {point(3): "24/22", point(5): "24/20", point(7): "24/20 20/18*"}


def test_nothing_is_offered_while_there_is_nothing_to_play() -> None:
    assert targets(state(PINS)) == {}
    assert targets(told(header()).state) == {}
    assert targets(with_steps(state(PINS, "42"), (24, 22), (24, 20))) == {}


def test_nothing_is_offered_in_the_computers_turn() -> None:
    assert targets(replace(state(PINS, "42"), white=COMPUTER)) == {}


def test_checkers_enter_from_the_rack_and_from_the_bar() -> None:
    from_rack = targets(on(TAWULA, position(TAWULA, "24:W2 12:B2", mine=(13, 0), theirs=(13, 0)), "63"))
    from_bar = targets(on(TAWULA, position(TAWULA, "6:W10 1:B15", mine=(0, 1)), "63"))

    assert set(texts(from_rack, rack(WHITE))) == {point(19), point(22), point(16)}
    assert point(24) not in from_rack
    assert set(from_bar) == {bar(WHITE)}


def test_with_two_checkers_shown_the_rack_and_the_two_both_lift_from_24() -> None:
    offered = targets(state("24:W15 1:B15", "62", rule_set=TAPA_CUBE), two_checker_start=True)

    assert (
        texts(offered, rack(WHITE))
        == texts(offered, point(24))
        == {
            point(22): "24/22",
            point(18): "24/18",
            point(16): "24/18 18/16",
        }
    )


def test_an_empty_rack_offers_nothing() -> None:
    offered = targets(state("24:W2 20:W13 1:B15", "62"), two_checker_start=True)

    assert rack(WHITE) not in offered
    assert point(24) in offered


def test_targets_of_one_die_of_several_and_those_that_pin_light_up_differently() -> None:
    lit = lights(targets(state(PINS, "42")), point(24))

    assert lit == {point(22): Light(True, False), point(20): Light(True, False), point(18): Light(False, True)}


def test_pin_on_the_way_of_a_sum_does_not_light_up_its_target() -> None:
    given = state("24:W15 21:B1 23:B2 1:B12", "31")

    assert lights(targets(given), point(24)) == {
        point(21): Light(True, True),
        point(20): Light(False, False),
    }


def test_drop_on_a_target_plays_the_steps_that_lead_there_and_one_elsewhere_none() -> None:
    offered = targets(state(PINS, "42"))

    assert format_play(Pointer(offered).steps_to(point(24), point(18))) == "24/20 20/18*"
    assert Pointer(offered).steps_to(point(24), point(19)) == ()
    assert Pointer(offered).steps_to(point(24), None) == ()


def test_click_selects_a_checker_with_several_choices_and_a_second_one_deselects_it() -> None:
    offered = targets(state(PINS, "42"))

    assert click(offered, None, point(24)).pointer.selected == point(24)
    assert click(offered, point(24), point(24)).pointer.selected is None
    assert click(offered, point(24), point(19)).pointer.selected is None
    assert click(offered, point(24), None).pointer.selected is None


def test_click_on_another_checker_selects_that_one_unless_it_stands_on_a_target() -> None:
    far, near = (targets(state(PINS, roll)) for roll in ("42", "21"))

    assert click(near, point(24), point(20)).pointer.selected == point(20)
    assert format_play(click(far, point(24), point(20)).steps) == "24/20"


def test_click_on_a_checker_with_only_one_choice_plays_it() -> None:
    offered = targets(with_steps(state(PINS, "42"), (24, 22)))

    assert format_play(click(offered, None, point(24)).steps) == "24/20"


def test_double_click_bears_off_a_checker_that_can_be() -> None:
    offered = targets(state(HOME, "63"))

    assert format_play(Pointer(offered).double_clicked(point(6)).steps) == "6/off"
    assert tray(WHITE) in offered[point(6)]
    assert Pointer(offered).double_clicked(point(5)).steps == ()
    assert Pointer(offered).double_clicked(None).steps == ()
