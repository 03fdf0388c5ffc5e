"""Chains in a match: whose turn it is, which dice are due, and what records and texts keep of it.

Source: docs/rules.md, "Gul Bara".
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, apply, trust
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Drafted, GameBegun, Played, Resigned, Rewound, Rolled
from tapa_desktop.game.load import preview_match, read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.game.state import GameState, Phase, first_state, is_present, placed_of
from tapa_desktop.rules.chains import FIRST, Group, Stage
from tapa_desktop.rules.position import CHECKERS, checkers_of, flip
from tapa_desktop.rules.position_text import format_position, parse_position
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.side import Side
from tests.cases import some
from tests.game.matches import header, random_match, told

START = "gul-bara W15,11,B15,11 0/0/0 0/0/0"
BLOCKED = "gul-bara W15,5,B15,17 0/0/0 0/0/0"  # White cannot play a six


def state_of(text: str) -> GameState:
    """The state of a match that begins in this position."""
    return first_state(header("gul-bara", position=text))


def after(text: str, *events: Rolled | Played | Drafted | Resigned) -> GameState:
    state = state_of(text)
    for event in events:
        state = apply(state, event)
    return state


def test_a_game_begins_before_any_roll_and_other_games_have_no_stage() -> None:
    assert first_state(header("gul-bara")).stage == FIRST
    assert first_state(header("tapa")).stage is None
    assert first_state(header("gul-bara")).numbers_to_follow == first_state(header("tapa")).numbers_to_follow == ()


def test_a_roll_is_counted_when_the_turn_ends() -> None:
    state = after(f"{START} W - 0/0", Rolled(3, 1), Played("24/21 24/23"))

    assert (state.side, state.phase, state.stage) == (Side.BLACK, Phase.TO_ROLL, Stage(0, 1))
    assert format_position(placed_of(state)).endswith("B - 1/0")


def test_the_same_player_goes_on_with_the_next_group_without_a_roll() -> None:
    state = after(f"{START} W - 3/3", Rolled(1, 1), Played("24/23 24/23 24/23 24/23"))

    assert (state.side, state.phase, state.roll) == (Side.WHITE, Phase.TO_PLAY, None)
    assert state.dice == (2, 2, 2, 2)
    assert state.numbers_to_follow == (3, 4, 5, 6)
    assert state.throws == 1
    assert format_position(placed_of(state)).endswith("W 22> 3/3")


def test_a_player_goes_on_once_the_whole_group_is_drafted() -> None:
    begun = after(f"{START} W - 3/3", Rolled(1, 1))
    whole = apply(begun, Drafted("24/23 24/23 24/23 24/23"))

    assert not begun.goes_on  # with no step the turn would end
    assert whole.goes_on
    assert not first_state(header("tapa")).goes_on


def test_the_rest_comes_to_the_opponent_before_the_roll() -> None:
    state = after(f"{BLOCKED} W 66> 3/3", Played("pass"))

    assert (state.side, state.phase, state.dice) == (Side.BLACK, Phase.TO_PLAY, (6, 6, 6, 6))
    assert format_position(placed_of(state)).endswith("B 6x4< 3/3")


def test_nothing_goes_over_when_the_rolled_number_cannot_be_played_at_all() -> None:
    state = after(f"{BLOCKED} W - 3/3", Rolled(6, 6), Played("pass"))

    assert (state.side, state.phase, state.group) == (Side.BLACK, Phase.TO_ROLL, None)


def test_what_cannot_be_played_of_a_rest_is_dropped_and_then_one_rolls() -> None:
    state = after(f"{START} W 5x2< 3/3", Played("24/19 24/19"))
    assert (state.side, state.dice) == (Side.WHITE, (6, 6, 6, 6))

    state = apply(state, Played("24/18 24/18 24/18 24/18"))

    assert (state.side, state.phase, state.stage) == (Side.WHITE, Phase.TO_ROLL, Stage(3, 3))


def test_a_game_that_ends_in_a_chain_leaves_no_group() -> None:
    state = after("gul-bara 18,W1,4,B1 0/0/14 0/0/14 W 66> 3/2", Played("6/off"))

    assert (state.phase, state.group) == (Phase.GAME_OVER, None)
    assert format_position(placed_of(state)).endswith("B - 3/2")


def test_the_next_game_counts_anew() -> None:
    state = after(f"{START} W 66> 3/3", Resigned(Side.WHITE))
    assert state.group is None

    assert apply(state, GameBegun()).stage == FIRST


def test_a_group_is_composed_and_refused_as_a_roll_is() -> None:
    state = state_of(f"{START} W 44> 3/3")

    with pytest.raises(EventError):
        apply(state, Rolled(4, 4))
    with pytest.raises(EventError):
        apply(state, Played("24/20"))
    with pytest.raises(EventError):
        apply(state, Drafted("24/21"))
    draft = Draft.of(apply(state, Drafted("24/20")))
    assert draft.dice_left == (4, 4, 4)


def test_a_position_with_a_group_is_present_only_with_that_group() -> None:
    state = state_of(f"{START} W 44> 3/3")

    assert is_present(state, parse_position(f"{START} W 44> 3/3"))
    assert not is_present(state, parse_position(f"{START} W 55> 3/3"))
    assert not is_present(state, parse_position(f"{START} W 44> 3/2"))


def test_an_undo_goes_back_by_groups() -> None:
    given = header("gul-bara", position=f"{START} W - 3/3")
    history = told(given, Rolled(1, 1), Played("24/23 24/23 24/23 24/23"), Played("24/22 24/22 24/22 24/22"))
    assert history.state.dice == (3, 3, 3, 3)

    assert told(history, Rewound(2)).state.dice == (2, 2, 2, 2)


def test_a_match_text_has_a_row_for_each_group() -> None:
    given = header("gul-bara", position=f"{START} W - 3/3")
    four = " ".join(["24/{}"] * 4)
    history = told(given, Rolled(5, 5), *(Played(four.format(point, point, point, point)) for point in (19, 18)))

    assert [" ".join(line.split()) for line in format_match(history).splitlines()[-2:]] == [
        "1) 55: 24/19 24/19 24/19 24/19",
        "2) 66>: 24/18 24/18 24/18 24/18",
    ]


@pytest.mark.parametrize("rules", [{}, {"cascade_from": 1}, {"cascade_from": 1, "rest_passes": False}])
@pytest.mark.parametrize("seed", range(2))
def test_whole_matches_are_kept_by_record_and_text(rules: dict, seed: int) -> None:
    history = random_match(header("gul-bara", 3, house_rules=rules), seed, hasty=seed % 2 == 1)
    data = format_record(Record(history.header, history.log))

    assert read_match(data).history == history
    assert preview_match(data).state == history.state
    told_in_text = parse_match(format_match(history))
    assert told_in_text.state == replace(history.state, drafted=())
    for state in some(history.states):
        assert checkers_of(state.position) == checkers_of(flip(state.rule_set, state.position)) == CHECKERS
    for state, event in zip(history.states, history.standing, strict=False):
        if isinstance(event, Played):
            assert trust(replace(state, drafted=()), event) == apply(state, event)


def test_random_games_come_to_chains_and_to_rests() -> None:
    history = random_match(header("gul-bara", 3), 1)

    groups = [state.group for state in history.states if state.group is not None]
    assert {group.is_rest for group in groups} == {True, False}
    assert all(isinstance(group, Group) for group in groups)


def test_each_state_of_a_match_can_be_set_up_again() -> None:
    history = random_match(header("gul-bara", 1), 3)

    for state in some(history.states):
        placed = placed_of(state)
        assert parse_position(format_position(placed)) == placed


def test_other_games_have_no_groups() -> None:
    state = random_match(header("tapa", 1), 2).states[20]

    assert state.rule_set == TAPA
    assert state.group is None
