"""Setting up a position by presses and keys, without a window."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.game.arrangement import Arrangement, arrangement_of, empty
from tapa_desktop.rules.position import POINTS, Side
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions, Place, PlaceKind, bar, point, rack, supply, tray
from tapa_desktop.ui.board.setup.setup import Setup, picture_of, setup_scene
from tests.cases import some
from tests.rules.strategies import position_specs

WHITE, BLACK = Side.WHITE, Side.BLACK
FAR = 20.0
THRESHOLD = 10.0

PLACES = [
    *(point(number) for number in POINTS),
    *(beside(side) for side in Side for beside in (bar, rack, tray, supply)),
]
places = st.sampled_from([*PLACES, None])
deeds = st.tuples(st.sampled_from(["drag", "click", "other", "take"]), places, places)


def arranged(text: str) -> Arrangement:
    return arrangement_of(parse_position(text, may_lack=True))


def lifted(setup: Setup, place: Place | None) -> Setup:
    return setup.pressed(place, 0, 0).moved(FAR, FAR, THRESHOLD)


def dragged(setup: Setup, source: Place | None, target: Place | None) -> Setup:
    return lifted(setup, source).released(target)


def clicked(setup: Setup, *places: Place | None) -> Setup:
    for place in places:
        setup = setup.pressed(place, 0, 0).clicked(place, setup.hand)
    return setup


def text(setup: Setup) -> str:
    return setup.arrangement.text


BARE = Setup(empty(TAPA))
LONE = Setup(arranged("tapa 17,B1,6 0/0/0 0/0/0 W -"))  # a black checker on White's 7


# Dragging


def test_checker_dropped_off_the_board_is_taken_away_and_one_where_it_was_or_whose_hand_cancels_stays() -> None:
    assert {text(dragged(LONE, point(7), target)) for target in (supply(BLACK), supply(WHITE), None)} == {text(BARE)}
    assert dragged(LONE, point(7), point(7)).arrangement == LONE.arrangement
    assert not lifted(LONE, point(7)).may_put(point(7))
    assert lifted(LONE, point(7)).cancelled() == lifted(LONE, point(7)).taken_from(point(12)) == LONE


def test_checker_in_the_air_lies_nowhere() -> None:
    held = lifted(LONE, point(7))

    assert held.dragged is BLACK
    assert held.lying == empty(TAPA)
    assert held.arrangement == LONE.arrangement
    assert lifted(LONE, supply(BLACK)).in_supply(BLACK) == 13
    assert held.in_supply(BLACK) == 14


# Clicking


def test_click_beside_the_board_puts_checkers_of_its_own_side_and_where_there_is_no_room_none() -> None:
    two = Setup(arranged("tapa 17,B2,5,W1 0/0/0 0/0/0 W -"))

    for side in Side:
        beside = BARE.clicked(tray(WHITE), side).clicked(tray(BLACK), side)
        assert text(beside) == "tapa 24 0/0/1 0/0/1 W -"
    assert clicked(two, point(7)) == clicked(two, None) == clicked(two, bar(WHITE)) == two
    assert not two.is_used_up(point(7), WHITE)


def test_checkers_borne_off_come_back_when_the_supply_is_empty_and_then_there_are_none_left() -> None:
    one_off = Setup(arranged("tapa W14,22,B15 0/0/1 0/0/0 W -"))
    last = clicked(one_off, point(7))

    assert text(last) == "tapa W14,16,W1,5,B15 0/0/0 0/0/0 W -"
    assert not one_off.is_used_up(point(7), WHITE)
    assert last.is_used_up(point(7), WHITE)
    assert clicked(last, point(7)) == last


@given(position_specs())
def test_any_position_is_set_up_from_an_empty_board_by_a_click_for_each_checker(wanted: PositionSpec) -> None:
    setup, checkers = Setup(empty(wanted.rule_set)), picture_of(arrangement_of(wanted), BoardOptions()).checkers

    for checker in checkers:
        setup = setup.clicked(checker.spot.place, checker.side)

    assert setup.arrangement.position == arrangement_of(wanted).position
    assert len(checkers) == 30


# Whatever the hand does


@given(position_specs(), st.sampled_from(Side), st.lists(deeds, min_size=1))
def test_no_hand_makes_what_a_reader_would_reject_but_for_missing_checkers(
    start: PositionSpec, below: Side, done: list[tuple[str, Place | None, Place | None]]
) -> None:
    setup = Setup(arrangement_of(start), below)

    for deed, source, target in some(done):
        ways = {
            "drag": lambda setup, source=source, target=target: dragged(setup, source, target),
            "click": lambda setup, source=source, target=target: clicked(setup, source, target),
            "other": lambda setup, source=source: setup.clicked(source, setup.hand.other),
            "take": lambda setup, source=source: setup.taken_from(source),
        }
        setup = ways[deed](setup)

        assert arrangement_of(parse_position(setup.arrangement.text, may_lack=True)) == setup.arrangement
        assert all(0 <= setup.in_supply(side) == setup.arrangement.lacking(side) for side in Side)


@given(position_specs(), st.sampled_from(PLACES))
def test_what_is_lit_is_what_a_drop_changes(start: PositionSpec, source: Place) -> None:
    held = lifted(Setup(arrangement_of(start)), source)

    for place in some(place for place in PLACES if place != held.source and place.kind is not PlaceKind.SUPPLY):
        after = held.released(place) if held.dragged is not None else held.clicked(place, held.hand)
        assert held.may_put(place) is (after.arrangement != held.arrangement)


# The dice


def test_group_that_is_set_up_shows_what_follows_it_beside_its_dice_whoever_is_lifted() -> None:
    setup = Setup(arranged("gul-bara W15,11,B15,11 0/0/0 0/0/0 W 4x3< 3/3"))
    geometry = BoardGeometry(900, 600)
    lifting = lifted(setup, point(12))  # a black checker

    shown = setup_scene(lifting, picture_of(setup.arrangement, BoardOptions()), geometry, None).shown

    assert [die.value for die in shown.dice] == [4, 4, 4]
    assert shown.to_follow == (5, 6)
    assert shown.is_rest
    assert (shown.prompt_side, shown.dice_side) == (BLACK, WHITE)
