"""The doubling cube. Source: docs/rules.md, "Triple and the cube" and the table of rule sets."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, apply
from tapa_desktop.game.events import (
    AgreedWin,
    Doubled,
    Dropped,
    GameBegun,
    MatchEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Seat,
    Taken,
)
from tapa_desktop.game.state import NO_RESULTS, GameState, Phase, Result, begin, begin_at, is_crawford, results_of
from tapa_desktop.rules.cube import IN_THE_MIDDLE, LARGEST, Cube
from tapa_desktop.rules.house_rules import HouseRuleError, rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.side import Side

WHITE, BLACK = Side.WHITE, Side.BLACK
RACE = "tapa-cube W1,10,B10,12 0/0/14 0/0/5 W -"  # both far from the end, nobody in the other's way
LAST_CHECKER = "tapa-cube B1,22,W1 0/0/14 0/0/14 W -"


def begun(*, target: int = 0, key: str = "tapa-cube", cube: bool = True) -> GameState:
    """White is about to throw both dice for the first time."""
    state = begin(rule_set_named(key, {"cube": cube}), target, Seat(), Seat())
    return apply(state, OpeningRolled(white=5, black=2))


def placed(text: str, *, target: int = 0, key: str = "tapa-cube") -> GameState:
    return begin_at(begin(rule_set_named(key, {"cube": True}), target, Seat(), Seat()), parse_position(text))


def after(state: GameState, *events: MatchEvent) -> GameState:
    for event in events:
        state = apply(state, event)
    return state


def with_score(state: GameState, white: int, black: int) -> GameState:
    """The same moment of a match in which each side has won one game of so many points, White first."""
    won = [Result(WHITE, white, How.SINGLE), Result(BLACK, black, How.SINGLE)]
    return replace(state, results=results_of(result for result in won if result.points))


def test_cube_begins_in_the_middle_at_one() -> None:
    assert begun().cube == IN_THE_MIDDLE == Cube(value=1, owner=None)


def test_double_is_offered_before_ones_roll() -> None:
    state = begun()

    offered = apply(state, Doubled())

    assert state.may_double
    assert offered.phase is Phase.TO_ANSWER
    assert offered.cube == IN_THE_MIDDLE, "nothing is doubled before the other side has taken"


@pytest.mark.parametrize(
    "state",
    [apply(begun(), Rolled(high=4, low=2)), begin(rule_set_named("tapa-cube"), 0, Seat(), Seat())],
    ids=["after one's roll", "before it is known who begins"],
)
def test_no_double_is_offered(state: GameState) -> None:
    assert not state.may_double
    with pytest.raises(EventError, match="may not double now"):
        apply(state, Doubled())


def test_other_side_answers_a_double() -> None:
    state = replace(begun(), white=Seat(name="Ana"), black=Seat(level="expert"))

    offered = apply(state, Doubled())

    assert (state.actor, offered.actor) == (WHITE, BLACK)
    assert (state.seat, offered.seat) == (state.white, state.black)
    assert offered.side is WHITE, "it is still White's turn"


def test_nobody_rolls_plays_or_resigns_before_the_answer() -> None:
    offered = apply(begun(), Doubled())

    for event in (Rolled(high=4, low=2), Played("24/18"), Doubled(), Resigned(WHITE), Resigned(BLACK), GameBegun()):
        with pytest.raises(EventError):
            apply(offered, event)


def test_nobody_takes_or_drops_what_was_not_offered() -> None:
    for event in (Taken(), Dropped()):
        with pytest.raises(EventError):
            apply(begun(), event)


def test_the_one_who_takes_owns_the_cube_and_the_other_rolls() -> None:
    taken = after(begun(), Doubled(), Taken())

    assert taken.cube == Cube(value=2, owner=BLACK)
    assert (taken.phase, taken.side, taken.actor) == (Phase.TO_ROLL, WHITE, WHITE)
    assert taken.throws == begun().throws


def test_a_drop_loses_the_cubes_present_value() -> None:
    dropped = after(begun(), Doubled(), Dropped())

    assert dropped.result == Result(WHITE, 1, How.SINGLE, dropped=True)
    assert dropped.phase is Phase.GAME_OVER


def test_a_dropped_redouble_loses_what_the_first_double_made_of_it() -> None:
    taken = after(placed(RACE), Doubled(), Taken(), Rolled(high=2, low=1), Played("24/22 22/21"))

    dropped = after(taken, Doubled(), Dropped())

    assert taken.side is BLACK
    assert dropped.result == Result(BLACK, 2, How.SINGLE, dropped=True)


def test_only_the_owner_redoubles() -> None:
    taken = after(placed(RACE), Doubled(), Taken())
    blacks_turn = after(taken, Rolled(high=2, low=1), Played("24/22 22/21"))
    redoubled = after(blacks_turn, Doubled(), Taken())

    assert not taken.may_double, "White has just given the cube away"
    assert blacks_turn.may_double
    assert redoubled.cube == Cube(value=4, owner=WHITE)
    assert not redoubled.may_double


def test_both_may_double_while_the_cube_is_in_the_middle() -> None:
    white = placed(RACE)

    black = after(white, Rolled(high=2, low=1), Played("24/22 22/21"))

    assert white.may_double
    assert black.may_double


def test_cube_grows_to_a_bound_and_no_further() -> None:
    state = begun()

    assert replace(state, cube=Cube(LARGEST // 2, WHITE)).may_double
    assert not replace(state, cube=Cube(LARGEST, WHITE)).may_double


def test_cube_lies_in_the_middle_again_when_the_next_game_begins() -> None:
    ended = after(placed(LAST_CHECKER), Doubled(), Taken(), Rolled(high=2, low=1), Played("1/off"))

    begun_again = apply(ended, GameBegun())

    assert begun_again.cube == IN_THE_MIDDLE


@pytest.mark.parametrize(
    ("text", "how", "points"),
    [
        (LAST_CHECKER, How.SINGLE, 2),
        ("tapa-cube 1,B15,21,W1 0/0/14 0/0/0 W -", How.MARS, 4),
        ("tapa-cube 18,B15,4,W1 0/0/14 0/0/0 W -", How.TRIPLE, 6),
    ],
)
def test_the_cube_multiplies_every_win(text: str, how: How, points: int) -> None:
    state = after(placed(text), Doubled(), Taken(), Rolled(high=2, low=1))

    ended = apply(state, Played("1/off"))

    assert ended.result == Result(WHITE, points, how)


def test_the_cube_multiplies_a_resignation() -> None:
    taken = after(begun(), Doubled(), Taken())

    resigned = apply(taken, Resigned(BLACK))

    assert resigned.result == Result(WHITE, 4, How.MARS, resigned=True)


# The Jacoby rule

MARS = "backgammon 1,B15,21,W1 0/0/14 0/0/0 W -"
TRIPLE = "backgammon 2,B14,20,W1 0/0/14 0/1/0 W -"


def by_jacoby(text: str, *, target: int = 0) -> GameState:
    rule_set = rule_set_named("backgammon", {"jacoby": True})
    return begin_at(begin(rule_set, target, Seat(), Seat()), parse_position(text))


@pytest.mark.parametrize(
    ("text", "target", "doubling", "points", "how"),
    [
        (MARS, 0, (), 1, How.SINGLE),
        (TRIPLE, 0, (), 1, How.SINGLE),
        (MARS, 0, (Doubled(), Taken()), 4, How.MARS),
        (TRIPLE, 0, (Doubled(), Taken()), 6, How.TRIPLE),
        (TRIPLE, 7, (), 3, How.TRIPLE),
    ],
)
def test_by_the_jacoby_rule_every_win_out_of_a_match_counts_single_until_the_cube_is_turned(
    text: str, target: int, doubling: tuple[MatchEvent, ...], points: int, how: How
) -> None:
    ended = after(by_jacoby(text, target=target), *doubling, Rolled(high=2, low=1), Played("1/off"))

    assert ended.result == Result(WHITE, points, how)


@pytest.mark.parametrize("how", [None, "single", "mars", "triple"])
def test_by_the_jacoby_rule_a_resignation_counts_single_until_the_cube_is_turned(how: AgreedWin | None) -> None:
    assert apply(by_jacoby(MARS), Resigned(BLACK, how)).result == Result(WHITE, 1, How.SINGLE, resigned=True)


def test_the_cube_does_not_multiply_a_draw() -> None:
    mother_of_white_is_pinned = placed("tapa-cube wB14,21,W14,B1 0/0/0 0/0/0 W -")
    state = after(mother_of_white_is_pinned, Doubled(), Taken(), Rolled(high=2, low=1))

    ended = apply(state, Played("2/1*"))

    assert ended.result == Result(None, 0, How.MOTHERS)


def test_no_double_is_offered_by_one_who_needs_no_more_than_the_cubes_value() -> None:
    needs_two = with_score(begun(target=5), 3, 0)

    assert needs_two.may_double
    assert not replace(needs_two, cube=Cube(2, WHITE)).may_double
    assert not replace(needs_two, cube=Cube(4, WHITE)).may_double
    assert not begun(target=1).may_double


def test_what_the_other_side_needs_does_not_matter_to_the_one_who_doubles() -> None:
    assert with_score(replace(begun(target=5), cube=Cube(2, WHITE)), 0, 3).may_double


def test_nobody_doubles_in_the_crawford_game() -> None:
    crawford = with_score(begun(target=5), 0, 4)

    assert crawford.is_crawford
    assert not crawford.may_double
    with pytest.raises(EventError):
        apply(crawford, Doubled())


def test_crawford_game_is_the_first_one_after_a_side_came_within_a_point() -> None:
    results = results_of([Result(WHITE, 2, How.MARS), Result(WHITE, 2, How.MARS), Result(BLACK, 1, How.SINGLE)])

    crawford = [is_crawford(5, results[:games]) for games in range(4)]

    assert crawford == [False, False, True, False]


def test_doubles_are_offered_again_after_the_crawford_game() -> None:
    lost = (Result(WHITE, 4, How.SINGLE), Result(BLACK, 1, How.SINGLE))

    state = replace(begun(target=5), results=results_of(lost), side=BLACK)

    assert not state.is_crawford
    assert state.may_double


def test_a_match_has_one_crawford_game_even_when_both_come_within_a_point() -> None:
    both = results_of([Result(WHITE, 2, How.MARS), Result(BLACK, 2, How.MARS)])

    assert is_crawford(3, both[:1])
    assert not is_crawford(3, both)


def test_a_drawn_crawford_game_is_played_again_without_the_cube() -> None:
    assert is_crawford(5, results_of([Result(WHITE, 4, How.SINGLE), Result(None, 0, How.VOID)]))


def test_a_draw_that_counts_can_bring_the_crawford_game_and_can_be_it() -> None:
    results = results_of([Result(WHITE, 3, How.SINGLE), Result(None, 1, How.VOID), Result(BLACK, 1, How.SINGLE)])

    assert [is_crawford(5, results[:games]) for games in range(4)] == [False, False, True, False]


def test_games_without_end_have_no_crawford_game() -> None:
    assert not is_crawford(0, results_of([Result(WHITE, 1, How.SINGLE)]))
    assert not is_crawford(1, NO_RESULTS)


def test_state_of_an_ended_game_keeps_what_it_was() -> None:
    crawford = with_score(placed(LAST_CHECKER, target=3), 0, 2)

    ended = after(crawford, Rolled(high=2, low=1), Played("1/off"))

    assert ended.phase is Phase.GAME_OVER
    assert crawford.is_crawford
    assert ended.is_crawford
    assert not apply(ended, GameBegun()).is_crawford


def test_a_drop_scores_and_never_ends_the_match() -> None:
    state = with_score(replace(begun(target=5), cube=Cube(2, WHITE)), 2, 0)

    dropped = after(state, Doubled(), Dropped())

    assert dropped.score(WHITE) == 4
    assert dropped.phase is Phase.GAME_OVER


# The house rule: the cube on or off in any rule set but Tawula


@pytest.mark.parametrize("key", ["tapa", "plakoto", "mahbusa", "tapa-cube"])
@pytest.mark.parametrize("cube", [True, False])
def test_house_rule_cube_on_or_off(key: str, cube: bool) -> None:
    assert begun(key=key, cube=cube).may_double is cube


def test_tawula_has_no_cube() -> None:
    state = begin(rule_set_named("tawula"), 0, Seat(), Seat())

    state = after(state, OpeningRolled(white=5, black=2), Played("in/20 in/23"))

    assert state.phase is Phase.TO_ROLL
    assert not state.may_double
    with pytest.raises(HouseRuleError):
        rule_set_named("tawula", {"cube": True})
