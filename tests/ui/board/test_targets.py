"""What the board offers to the person whose turn it is, and what clicks and drops make of it."""

from __future__ import annotations

from msgspec.structs import replace

from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.ruleset import TAPA_CUBE, TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import BoardOptions, Place, bar, point, rack, tray
from tapa_desktop.ui.board.targets import Light, Offers, borne_off, clicked, dropped, lights, targets_of
from tests.game.matches import COMPUTER, header, told
from tests.positions import position
from tests.ui.board.boards import HOME, PINS, on, state, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK


def texts(offered: Offers, source: Place) -> dict[Place, str]:
    return {target: format_play(steps) for target, steps in offered[source].items()}


def test_targets_are_those_of_each_die_and_of_their_sum() -> None:
    offered = targets_of(state(PINS, "42"), BoardOptions())

    assert texts(offered, point(24)) == {point(22): "24/22", point(20): "24/20", point(18): "24/20 20/18*"}


def test_targets_are_places_as_the_player_below_counts() -> None:
    offered = targets_of(state(PINS, "42", side=BLACK), BoardOptions())

    assert texts(offered, point(1)) == {point(3): "24/22", point(5): "24/20", point(7): "24/20 20/18*"}


def test_nothing_is_offered_while_there_is_nothing_to_play() -> None:
    assert targets_of(state(PINS), BoardOptions()) == {}
    assert targets_of(told(header()).state, BoardOptions()) == {}
    assert targets_of(with_steps(state(PINS, "42"), (24, 22), (24, 20)), BoardOptions()) == {}


def test_nothing_is_offered_in_the_computers_turn() -> None:
    assert targets_of(replace(state(PINS, "42"), white=COMPUTER), BoardOptions()) == {}


def test_checkers_enter_from_the_rack_and_from_the_bar() -> None:
    from_rack = targets_of(
        on(TAWULA, position(TAWULA, "24:W2 12:B2", mine=(13, 0), theirs=(13, 0)), "63"), BoardOptions()
    )
    from_bar = targets_of(on(TAWULA, position(TAWULA, "6:W10 1:B15", mine=(0, 1)), "63"), BoardOptions())

    assert set(texts(from_rack, rack(WHITE))) == {point(19), point(22), point(16)}
    assert point(24) not in from_rack
    assert set(from_bar) == {bar(WHITE)}


def test_with_two_checkers_shown_the_rack_and_the_two_both_lift_from_24() -> None:
    offered = targets_of(state("24:W15 1:B15", "62", rule_set=TAPA_CUBE), BoardOptions(two_checker_start=True))

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
    offered = targets_of(state("24:W2 20:W13 1:B15", "62"), BoardOptions(two_checker_start=True))

    assert rack(WHITE) not in offered
    assert point(24) in offered


def test_targets_of_one_die_of_several_and_those_that_pin_light_up_differently() -> None:
    lit = lights(targets_of(state(PINS, "42"), BoardOptions()), point(24))

    assert lit == {point(22): Light(True, False), point(20): Light(True, False), point(18): Light(False, True)}


def test_pin_on_the_way_of_a_sum_does_not_light_up_its_target() -> None:
    given = state("24:W15 21:B1 23:B2 1:B12", "31")

    assert lights(targets_of(given, BoardOptions()), point(24)) == {
        point(21): Light(True, True),
        point(20): Light(False, False),
    }


def test_drop_on_a_target_plays_the_steps_that_lead_there_and_one_elsewhere_none() -> None:
    offered = targets_of(state(PINS, "42"), BoardOptions())

    assert format_play(dropped(offered, point(24), point(18))) == "24/20 20/18*"
    assert dropped(offered, point(24), point(19)) == ()
    assert dropped(offered, point(24), None) == ()


def test_click_selects_a_checker_with_several_choices_and_a_second_one_deselects_it() -> None:
    offered = targets_of(state(PINS, "42"), BoardOptions())

    assert clicked(offered, None, point(24)).selected == point(24)
    assert clicked(offered, point(24), point(24)).selected is None
    assert clicked(offered, point(24), point(19)).selected is None
    assert clicked(offered, point(24), None).selected is None


def test_click_on_another_checker_selects_that_one_unless_it_stands_on_a_target() -> None:
    far, near = (targets_of(state(PINS, roll), BoardOptions()) for roll in ("42", "21"))

    assert clicked(near, point(24), point(20)).selected == point(20)
    assert format_play(clicked(far, point(24), point(20)).steps) == "24/20"


def test_click_on_a_checker_with_only_one_choice_plays_it() -> None:
    offered = targets_of(with_steps(state(PINS, "42"), (24, 22)), BoardOptions())

    assert format_play(clicked(offered, None, point(24)).steps) == "24/20"


def test_double_click_bears_off_a_checker_that_can_be() -> None:
    offered = targets_of(state(HOME, "63"), BoardOptions())

    assert format_play(borne_off(offered, point(6))) == "6/off"
    assert tray(WHITE) in offered[point(6)]
    assert borne_off(offered, point(5)) == ()
    assert borne_off(offered, None) == ()
