"""Chains in a match: the side to move, the dice that are due, and chains in records and texts.

Source: docs/rules.md, "Gul Bara".
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, apply, apply_unchecked
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Drafted, GameBegun, MatchEvent, Played, Resigned, Rewound, Rolled
from tapa_desktop.game.load import preview_match, read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.game.state import GameState, Phase, first_state, is_present, position_spec
from tapa_desktop.rules.outcome import FIRST, Group, Stage
from tapa_desktop.rules.position import CHECKERS, Side, checkers_of, flip
from tapa_desktop.rules.position_text import format_position, parse_position
from tests.cases import sentences, some
from tests.game.matches import header, match_of, random_match

START = "gul-bara W15,11,B15,11 0/0/0 0/0/0"
BLOCKED = "gul-bara W15,5,B15,17 0/0/0 0/0/0"  # White cannot play a six


def state_of(text: str) -> GameState:
    return first_state(header("gul-bara", position=text))


def after(text: str, *events: MatchEvent) -> GameState:
    state = state_of(text)
    for event in events:
        state = apply(state, event)
    return state


def test_a_game_begins_before_any_roll_and_other_games_have_no_stage() -> None:
    state, other = first_state(header("gul-bara")), first_state(header("tapa"))

    assert state.stage == FIRST
    assert (other.stage, other.group, other.goes_on) == (None, None, False)
    assert state.numbers_to_follow == other.numbers_to_follow == ()


@sentences(
    ("text", "events", "expected", "written"),
    {
        "a roll is counted when the turn ends": (
            f"{START} W - 0/0", (Rolled(3, 1), Played("24/21 24/23")), (Side.BLACK, Phase.TO_ROLL, Stage(0, 1)),
            "B - 1/0"
        ),
        "the same player goes on with the next group without a roll": (
            f"{START} W - 3/3", (Rolled(1, 1), Played("24/23 24/23 24/23 24/23")),
            (Side.WHITE, Phase.TO_PLAY, Stage(3, 3, Group(2, 4, is_rest=False))), "W 22> 3/3"
        ),
        "the rest comes to the opponent before the roll": (
            f"{BLOCKED} W 66> 3/3", (Played("pass"),),
            (Side.BLACK, Phase.TO_PLAY, Stage(3, 3, Group(6, 4, is_rest=True))), "B 6x4< 3/3"
        ),
        "nothing goes over when the rolled number cannot be played at all": (
            f"{BLOCKED} W - 3/3", (Rolled(6, 6), Played("pass")), (Side.BLACK, Phase.TO_ROLL, Stage(3, 3)), "B - 3/3"
        ),
        "what cannot be played of a rest is dropped": (
            f"{START} W 5x2< 3/3", (Played("24/19 24/19"),),
            (Side.WHITE, Phase.TO_PLAY, Stage(3, 3, Group(6, 4, is_rest=True))), "W 6x4< 3/3"
        ),
        "after a rest one rolls": (
            f"{START} W 6x4< 3/3", (Played("24/18 24/18 24/18 24/18"),), (Side.WHITE, Phase.TO_ROLL, Stage(3, 3)),
            "W - 3/3"
        ),
        "a game that ends in a chain leaves no group": (
            "gul-bara 18,W1,4,B1 0/0/14 0/0/14 W 66> 3/2", (Played("6/off"),),
            (Side.WHITE, Phase.GAME_OVER, Stage(3, 2)), "B - 3/2"
        ),
        "in the next game the rolls are counted from 0": (
            f"{START} W 66> 3/3", (Resigned(Side.WHITE), GameBegun()), (Side.BLACK, Phase.TO_ROLL, FIRST), "B - 0/0"
        ),
    },
)  # fmt: skip
def test_turn_with_chains(
    text: str, events: tuple[MatchEvent, ...], expected: tuple[object, ...], written: str
) -> None:
    state = after(text, *events)

    assert (state.side, state.phase, state.stage) == expected
    assert state.roll is None
    assert format_position(position_spec(state)).endswith(written)


def test_dice_of_a_group_follow_from_it_no_throw_is_counted_and_an_undo_goes_back_by_groups() -> None:
    start = match_of(header("gul-bara", position=f"{START} W - 3/3"), Rolled(1, 1), Played("24/23 24/23 24/23 24/23"))
    further = match_of(start, Played("24/22 24/22 24/22 24/22"))

    for history in (start, match_of(further, Rewound(2))):
        state = history.state
        assert (state.dice, state.numbers_to_follow, state.throws) == ((2, 2, 2, 2), (3, 4, 5, 6), 1)
    assert further.state.dice == (3, 3, 3, 3)


def test_a_player_goes_on_once_the_whole_group_is_drafted() -> None:
    begun = after(f"{START} W - 3/3", Rolled(1, 1))

    assert not begun.goes_on  # with no step the turn would end
    assert apply(begun, Drafted("24/23 24/23 24/23 24/23")).goes_on


def test_a_group_is_composed_and_refused_as_a_roll_is_and_makes_a_position_another() -> None:
    state = state_of(f"{START} W 44> 3/3")

    for event in (Rolled(4, 4), Played("24/20"), Drafted("24/21")):
        with pytest.raises(EventError):
            apply(state, event)
    assert Draft.of(apply(state, Drafted("24/20"))).dice_left == (4, 4, 4)
    roll_and_counts = ("44> 3/3", "55> 3/3", "44> 3/2")
    assert [is_present(state, parse_position(f"{START} W {one}")) for one in roll_and_counts] == [True, False, False]


def test_a_match_text_has_a_row_for_each_group() -> None:
    match_header = header("gul-bara", position=f"{START} W - 3/3")
    groups = [Played(" ".join([f"24/{point}"] * 4)) for point in (19, 18)]
    history = match_of(match_header, Rolled(5, 5), *groups)

    assert [" ".join(line.split()) for line in format_match(history).splitlines()[-2:]] == [
        "1) 55: 24/19 24/19 24/19 24/19",
        "2) 66>: 24/18 24/18 24/18 24/18",
    ]


@pytest.mark.parametrize("rules", [{}, {"cascade_from": 1}, {"cascade_from": 1, "rest_passes": False}])
@pytest.mark.parametrize("seed", range(2))
def test_whole_matches_are_kept_by_record_and_text(rules: dict[str, bool | int], seed: int) -> None:
    history = random_match(header("gul-bara", 3, house_rules=rules), seed, hasty=seed % 2 == 1)
    data = format_record(Record(history.header, history.log))

    assert read_match(data).history == history
    assert preview_match(data).state == history.state
    parsed = parse_match(format_match(history))
    assert parsed.state == replace(history.state, drafted=())
    for state in some(history.states):
        assert checkers_of(state.position) == checkers_of(flip(state.rule_set, state.position)) == CHECKERS
    for state, event in zip(history.states, history.active_events, strict=False):
        if isinstance(event, Played):
            assert apply_unchecked(replace(state, drafted=()), event) == apply(state, event)


def test_random_games_come_to_chains_and_to_rests_and_each_state_can_be_set_up_again() -> None:
    history = random_match(header("gul-bara", 3), 1)

    assert {state.group.is_rest for state in history.states if state.group is not None} == {True, False}
    for state in some(history.states):
        placed = position_spec(state)
        assert parse_position(format_position(placed)) == placed
