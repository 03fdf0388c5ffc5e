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
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, LARGEST, Cube, parse_position
from tests.cases import each, sentences

WHITE, BLACK = Side.WHITE, Side.BLACK
RACE = "tapa-cube W1,10,B10,12 0/0/14 0/0/5 W -"  # both far from the end, nobody in the other's way
LAST_CHECKER = "tapa-cube B1,22,W1 0/0/14 0/0/14 W -"
BLACKS_TURN = (Rolled(high=2, low=1), Played("24/22 22/21"))  # in the race
LAST_OFF = (Rolled(high=2, low=1), Played("1/off"))
TURNED = (Doubled(), Taken())


def start(*, target: int = 0, key: str = "tapa-cube", cube: bool = True) -> GameState:
    """White is about to throw both dice for the first time."""
    state = begin(rule_set_named(key, {"cube": cube}), target, Seat(), Seat())
    return apply(state, OpeningRolled(white=5, black=2))


def set_up(text: str, *, target: int = 0, **rules: bool) -> GameState:
    rule_set = rule_set_named(text.split(" ", maxsplit=1)[0], {"cube": True, **rules})
    return begin_at(begin(rule_set, target, Seat(), Seat()), parse_position(text))


def after(state: GameState, *events: MatchEvent) -> GameState:
    for event in events:
        state = apply(state, event)
    return state


def with_score(state: GameState, white: int, black: int) -> GameState:
    """The same state in a match in which each side has won one game of these points, White first."""
    results = [Result(WHITE, white, How.SINGLE), Result(BLACK, black, How.SINGLE)]
    return replace(state, results=results_of(result for result in results if result.points))


def test_double_is_offered_before_ones_roll_and_the_other_side_answers_it() -> None:
    state = replace(start(), white=Seat(name="Ana"), black=Seat(level="expert"))

    offered = apply(state, Doubled())

    assert (offered.phase, offered.side) == (Phase.TO_ANSWER, WHITE), "it is still White's turn"
    assert state.cube == offered.cube == IN_THE_MIDDLE == Cube(value=1, owner=None), "nothing is doubled before a take"
    assert (state.actor, offered.actor) == (WHITE, BLACK)
    assert (state.seat, offered.seat) == (state.white, state.black)


NEEDS_TWO = with_score(start(target=5), 3, 0)
CRAWFORD = with_score(start(target=5), 0, 4)
AFTER_CRAWFORD = with_score(replace(start(target=5), side=BLACK), 4, 1)


@sentences(
    ("state", "may_double"),
    {
        "before ones roll": (start(), True),
        "not after it": (apply(start(), Rolled(high=4, low=2)), False),
        "not before it is known who begins": (begin(rule_set_named("tapa-cube"), 0, Seat(), Seat()), False),
        "both may while the cube is in the middle": (after(set_up(RACE), *BLACKS_TURN), True),
        "not the one who has just given the cube away": (after(set_up(RACE), *TURNED), False),
        "the owner": (after(set_up(RACE), *TURNED, *BLACKS_TURN), True),
        "the owner only": (after(set_up(RACE), *TURNED, *BLACKS_TURN, *TURNED), False),
        "below the bound": (replace(start(), cube=Cube(LARGEST // 2, WHITE)), True),
        "the cube grows no further": (replace(start(), cube=Cube(LARGEST, WHITE)), False),
        "one who needs more than the value": (NEEDS_TWO, True),
        "not one who needs no more than the value": (replace(NEEDS_TWO, cube=Cube(2, WHITE)), False),
        "not one who needs less": (replace(NEEDS_TWO, cube=Cube(4, WHITE)), False),
        "nobody in a match to one point": (start(target=1), False),
        "whatever the other side needs": (with_score(replace(start(target=5), cube=Cube(2, WHITE)), 0, 3), True),
        "nobody in the crawford game": (CRAWFORD, False),
        "again after the crawford game": (AFTER_CRAWFORD, True),
    },
)
def test_double_is_offered(state: GameState, may_double: bool) -> None:
    assert state.may_double is may_double


@each("state", [apply(start(), Rolled(high=4, low=2)), begin(rule_set_named("tapa-cube"), 0, Seat(), Seat()), CRAWFORD])
def test_double_that_may_not_be_offered_is_refused(state: GameState) -> None:
    with pytest.raises(EventError, match="may not double now"):
        apply(state, Doubled())


@pytest.mark.parametrize("key", ["tapa", "plakoto", "mahbusa", "tapa-cube"])
@each("cube", [True, False])
def test_house_rule_cube_on_or_off(key: str, cube: bool) -> None:
    assert start(key=key, cube=cube).may_double is cube


def test_nobody_acts_before_the_answer_and_nobody_takes_or_drops_what_was_not_offered() -> None:
    offered = apply(start(), Doubled())

    for event in (Rolled(high=4, low=2), Played("24/18"), Doubled(), Resigned(WHITE), Resigned(BLACK), GameBegun()):
        with pytest.raises(EventError):
            apply(offered, event)
    for answer in (Taken(), Dropped()):
        with pytest.raises(EventError):
            apply(start(), answer)


def test_the_one_who_takes_owns_the_cube_and_the_other_rolls_and_it_lies_in_the_middle_in_the_next_game() -> None:
    taken = after(start(), *TURNED)
    redoubled = after(set_up(RACE), *TURNED, *BLACKS_TURN, *TURNED)

    assert taken.cube == Cube(value=2, owner=BLACK)
    assert (taken.phase, taken.side, taken.actor, taken.throws) == (Phase.TO_ROLL, WHITE, WHITE, start().throws)
    assert redoubled.cube == Cube(value=4, owner=WHITE)
    assert after(set_up(LAST_CHECKER), *TURNED, *LAST_OFF, GameBegun()).cube == IN_THE_MIDDLE


MARS = "backgammon 1,B15,21,W1 0/0/14 0/0/0 W -"
TRIPLE = "backgammon 2,B14,20,W1 0/0/14 0/1/0 W -"
MOTHER_PINNED = "tapa-cube wB14,21,W14,B1 0/0/0 0/0/0 W -"


@sentences(
    ("state", "events", "expected"),
    {
        "a drop loses the cubes present value": (
            start(), (Doubled(), Dropped()), Result(WHITE, 1, How.SINGLE, dropped=True)
        ),
        "a dropped redouble loses what the first double made of it": (
            after(set_up(RACE), *TURNED, *BLACKS_TURN), (Doubled(), Dropped()),
            Result(BLACK, 2, How.SINGLE, dropped=True)
        ),
        "the cube multiplies a single game": (set_up(LAST_CHECKER), (*TURNED, *LAST_OFF), Result(WHITE, 2, How.SINGLE)),
        "the cube multiplies a mars": (
            set_up("tapa-cube 1,B15,21,W1 0/0/14 0/0/0 W -"), (*TURNED, *LAST_OFF), Result(WHITE, 4, How.MARS)
        ),
        "the cube multiplies a triple": (
            set_up("tapa-cube 18,B15,4,W1 0/0/14 0/0/0 W -"), (*TURNED, *LAST_OFF), Result(WHITE, 6, How.TRIPLE)
        ),
        "the cube multiplies a resignation": (
            start(), (*TURNED, Resigned(BLACK)), Result(WHITE, 4, How.MARS, resigned=True)
        ),
        "the cube does not multiply a draw": (
            set_up(MOTHER_PINNED), (*TURNED, Rolled(high=2, low=1), Played("2/1*")), Result(None, 0, How.MOTHERS)
        ),
        "by the jacoby rule a mars counts single": (set_up(MARS, jacoby=True), LAST_OFF, Result(WHITE, 1, How.SINGLE)),
        "by the jacoby rule a triple counts single": (
            set_up(TRIPLE, jacoby=True), LAST_OFF, Result(WHITE, 1, How.SINGLE)
        ),
        "a mars counts once the cube is turned": (
            set_up(MARS, jacoby=True), (*TURNED, *LAST_OFF), Result(WHITE, 4, How.MARS)
        ),
        "a triple counts once the cube is turned": (
            set_up(TRIPLE, jacoby=True), (*TURNED, *LAST_OFF), Result(WHITE, 6, How.TRIPLE)
        ),
        "a triple counts in a match": (set_up(TRIPLE, target=7, jacoby=True), LAST_OFF, Result(WHITE, 3, How.TRIPLE)),
    },
)  # fmt: skip
def test_result_with_the_cube(state: GameState, events: tuple[MatchEvent, ...], expected: Result) -> None:
    ended = after(state, *events)

    assert (ended.phase, ended.result) == (Phase.GAME_OVER, expected)


@each("how", [None, "single", "mars", "triple"])
def test_by_the_jacoby_rule_a_resignation_counts_single_until_the_cube_is_turned(how: AgreedWin | None) -> None:
    ended = apply(set_up(MARS, jacoby=True), Resigned(BLACK, how))

    assert ended.result == Result(WHITE, 1, How.SINGLE, resigned=True)


def test_jacoby_rule_counts_only_while_nobody_has_turned_the_cube_and_no_match_is_played() -> None:
    money = set_up(MARS, jacoby=True)
    states = money, apply(money, Doubled()), after(money, *TURNED), set_up(MARS, target=7, jacoby=True)
    texts = [f"{MARS}{further} rules=jacoby:yes" for further in ("", " cube=2W", " match=7:3-2")]

    assert [state.counted_rules.jacoby for state in states] == [True, False, False, False]
    assert [parse_position(text).counted_rules.jacoby for text in texts] == [True, False, False]


def test_a_drop_scores_and_never_ends_the_match() -> None:
    state = with_score(replace(start(target=5), cube=Cube(2, WHITE)), 2, 0)

    dropped = after(state, Doubled(), Dropped())

    assert (dropped.score(WHITE), dropped.phase) == (4, Phase.GAME_OVER)


# The Crawford game


@sentences(
    ("target", "results", "expected"),
    {
        "the first one after a side came within a point": (
            5, [Result(WHITE, 2, How.MARS), Result(WHITE, 2, How.MARS), Result(BLACK, 1, How.SINGLE)], "..C."
        ),
        "a match has one even when both come within a point": (
            3, [Result(WHITE, 2, How.MARS), Result(BLACK, 2, How.MARS)], ".C."
        ),
        "a drawn one is played again without the cube": (
            5, [Result(WHITE, 4, How.SINGLE), Result(None, 0, How.VOID)], ".CC"
        ),
        "a draw that scores a point can lead to it": (
            5, [Result(WHITE, 3, How.SINGLE), Result(None, 1, How.VOID), Result(BLACK, 1, How.SINGLE)], "..C."
        ),
        "games without end have none": (0, [Result(WHITE, 1, How.SINGLE)], ".."),
        "a match to one point has none": (1, NO_RESULTS, "."),
    },
)  # fmt: skip
def test_crawford_game(target: int, results: list[Result], expected: str) -> None:
    games = [is_crawford(target, results_of(results)[:count]) for count in range(len(results) + 1)]

    assert games == [sign == "C" for sign in expected]


def test_state_of_an_ended_game_keeps_what_it_was() -> None:
    crawford = with_score(set_up(LAST_CHECKER, target=3), 0, 2)

    ended = after(crawford, *LAST_OFF)

    assert ended.phase is Phase.GAME_OVER
    assert crawford.is_crawford
    assert ended.is_crawford
    assert not apply(ended, GameBegun()).is_crawford
