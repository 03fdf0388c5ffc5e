"""The list of plays, computed from the history."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import (
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    LogEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rewound,
    Rolled,
    Taken,
)
from tapa_desktop.game.history import History, replay
from tapa_desktop.game.state import GameState, begin, turn_at
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.ui.board.geometry import Place, bar, point, rack
from tapa_desktop.ui.board.text import lift_text, refusal_text
from tapa_desktop.ui.main.announcer import spoken_text
from tapa_desktop.ui.text.translator import Translator
from tapa_desktop.ui.text.turns import TurnLine, shortened, turn_lines
from tests.game.matches import COMPUTER, PERSON
from tests.positions import position
from tests.ui.board.boards import HOME, PINS, on, shown, state, targets, with_cube
from tests.ui.states import header, match, turn

BEGINNING = TurnLine(Side.WHITE, "5-3", "starts")


def lines_of(history: History) -> tuple[TurnLine, ...]:
    """The lines, without their places in the match."""
    return tuple(replace(line, at=None, start=0) for line in turn_lines(history))


FIRST, SECOND = turn(6, 3, "24/18 24/21"), turn(2, 1, "24/22 24/23")


@pytest.mark.parametrize(("dice", "text"), [("4x2<", "4×2"), ("44", "4-4")])
def test_rest_of_two_dice_is_not_written_as_a_double(dice: str, text: str) -> None:
    position = f"gul-bara 3,W2,W2,3,B2,B8,B2,B2,W2,5,B1,1,W4,1,W3,W2 0/0/0 0/0/0 W {dice} 3/3"

    assert lines_of(replay(replace(header("gul-bara"), position=position), ()))[-1].dice == text


@pytest.mark.parametrize(
    ("history", "lines"),
    [
        pytest.param(
            match(*FIRST, *SECOND),
            (
                *(BEGINNING, TurnLine(Side.WHITE, "6-3", "24/18 24/21")),
                TurnLine(Side.BLACK, "2-1", "24/22 24/23"),
            ),
            id="opening dice and each turn",
        ),
        pytest.param(match(Rolled(6, 3)), (BEGINNING, TurnLine(Side.WHITE, "6-3", "…")), id="a roll alone"),
        pytest.param(
            match(Rolled(6, 3), Drafted("24/18")),
            (BEGINNING, TurnLine(Side.WHITE, "6-3", "24/18")),
            id="a turn that is being played",
        ),
        pytest.param(
            replay(header(), (OpeningRolled(4, 4),)), (TurnLine(None, "4-4", "a tie"),), id="a tie is nobody's"
        ),
        pytest.param(
            match(*turn(2, 2, "24/22 24/22 22/20 22/20")),
            (BEGINNING, TurnLine(Side.WHITE, "2-2", "24/22(2) 22/20(2)")),
            id="a step that is repeated stands once",
        ),
        pytest.param(match(*FIRST, Rewound(1)), (BEGINNING,), id="a turn that is taken back is gone"),
        pytest.param(match(Resigned(Side.BLACK), GameBegun()), (), id="the next game begins an empty list"),
        pytest.param(match(Resigned(Side.BLACK)), (BEGINNING, TurnLine(Side.BLACK, "", "resigns")), id="giving up"),
        pytest.param(
            match(Rolled(6, 3), Resigned(Side.WHITE)),
            (BEGINNING, TurnLine(Side.WHITE, "6-3", "resigns")),
            id="giving up after a roll",
        ),
        pytest.param(
            match(Doubled(), Taken(), *FIRST, Doubled(), Dropped(), rule_set="tapa-cube"),
            (
                *(BEGINNING, TurnLine(Side.WHITE, "", "doubles to 2"), TurnLine(Side.BLACK, "", "takes")),
                *(TurnLine(Side.WHITE, "6-3", "24/18 24/21"), TurnLine(Side.BLACK, "", "doubles to 4")),
                TurnLine(Side.WHITE, "", "drops"),
            ),
            id="doubles and their answers",
        ),
    ],
)
def test_opening_dice_and_each_turn_are_a_line(history: History, lines: tuple[TurnLine, ...]) -> None:
    assert lines_of(history) == lines


def test_line_names_the_state_after_it_and_games_before_the_present_one_are_not_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    history = match(*FIRST)
    assert turn_lines(history)[-1].at == len(history.active_events)
    assert turn_lines(match(Rolled(6, 5)))[-1].at is None

    history = match(*(Resigned(Side.BLACK), GameBegun()) * 2, Rolled(6, 3))
    read: list[object] = []
    monkeypatch.setattr("tapa_desktop.ui.text.turns._line", lambda _, event: read.append(event))

    lines_of(history)

    assert read == [Rolled(6, 3)]


# The announcements for screen readers

WHITE, BLACK = Side.WHITE, Side.BLACK


def announcement(before: GameState, event: LogEvent, below: Side = WHITE) -> str:
    return spoken_text(before, apply(before, event), event, below)


BEFORE_A_MATCH = begin(TAPA, 5, PERSON, COMPUTER)
PINNING = state(PINS, "62")
PINNED = apply(PINNING, Drafted("24/18*"))
BLOCKED = state("24:W15 20:B2 19:B2 18:B11", "64")
ENTERING = on(TAWULA, position(TAWULA, "24:W2 21:B1 12:B14", mine=(12, 1)), "43")


def swapped(state: GameState) -> GameState:
    """The same turn, when the computer plays it against a person."""
    seats = {state.side: COMPUTER, state.side.other: PERSON}
    return replace(state, white=seats[WHITE], black=seats[BLACK])


SIXES = "24/18 24/18 24/18 24/18"


def of_chain(dice: str) -> GameState:
    """The computer plays these dice of a chain, or of its rest."""
    return turn_at(parse_position(f"gul-bara W15,11,B15,11 0/0/0 0/0/0 W {dice} 3/3"), COMPUTER, PERSON)


@pytest.mark.parametrize(
    ("before", "event", "text"),
    [
        (BEFORE_A_MATCH, OpeningRolled(6, 3), "White rolls 6, Black rolls 3."),
        (BEFORE_A_MATCH, OpeningRolled(2, 3), "White rolls 2, Black rolls 3: The computer starts."),
        (BEFORE_A_MATCH, OpeningRolled(4, 4), "White rolls 4, Black rolls 4."),
        (swapped(state(PINS)), Rolled(6, 5), "The computer rolls 6 and 5."),
        (state(PINS), Rolled(6, 5), ""),  # the prompt says it
        (PINNING, Drafted("24/18*"), "24 to 18, pinning."),
        (PINNED, Drafted("24/18* 24/22"), "24 to 22."),
        (PINNED, Drafted("pass"), "Put back."),
        (apply(PINNED, Drafted("24/18* 24/22")), Played("24/18* 24/22"), ""),  # its steps have been announced
        (swapped(PINNING), Played("24/18* 24/22"), "The computer plays 24 to 18, pinning, then 24 to 22."),
        (
            swapped(state("24:W15 1:B15", "22")),
            *(Played(" ".join(["24/22"] * 4)), "The computer plays 24 to 22, 4\u00a0times."),
        ),
        (BLOCKED, Played("pass"), "You pass."),
        (swapped(BLOCKED), Played("pass"), "The computer passes."),
        (of_chain("66"), Played(SIXES), "The computer plays 24 to 18, 4\u00a0times."),
        (
            of_chain("66>"),
            Played(SIXES),
            "The chain goes on: 6, 6, 6 and 6. The computer plays 24 to 18, 4\u00a0times.",
        ),
        (
            of_chain("5x2<"),
            *(Played("24/19 24/19"), "The rest of the chain: 5 and 5. The computer plays 24 to 19, 2\u00a0times."),
        ),
        (state(HOME, "64"), Drafted("6/off"), "6 off."),
        (ENTERING, Drafted("bar/21*"), "from the bar to 21, hitting."),
        (apply(ENTERING, Drafted("bar/21*")), Drafted("bar/21* in/22"), "from the reserve to 22."),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_happens_is_announced(before: GameState, event: LogEvent, text: str) -> None:
    assert announcement(before, event) == text


def test_points_are_those_of_the_player_below() -> None:
    pinned = state(PINS, "62", side=BLACK)

    assert announcement(pinned, Drafted("24/18*"), below=WHITE) == "1 to 7, pinning."
    assert announcement(pinned, Drafted("24/18*"), below=BLACK) == "24 to 18, pinning."
    assert announcement(ENTERING, Drafted("bar/21*"), below=BLACK) == "from the bar to 9, hitting."


@pytest.mark.parametrize(("count", "words"), [(2, "مرتين"), (3, "3\u00a0مرات")])
def test_repeated_steps_are_counted_as_the_language_does(count: int, words: str, translator: Translator) -> None:
    translator.use("ar")
    play = " ".join(["24/22"] * count + ["22/20"] * (4 - count))

    assert words in announcement(swapped(state("24:W15 1:B15", "22")), Played(play))


@pytest.mark.parametrize(
    ("events", "persons", "text"),
    [
        *(((Doubled(),), (), "White doubles to 2."), ((Doubled(),), (WHITE,), "You double to 2.")),
        *(((Doubled(), Taken()), (), "Black takes the double."), ((Resigned(WHITE),), (), "White resigns. ")),
    ],
)
def test_other_events_are_announced(events: tuple[LogEvent, ...], persons: tuple[Side, ...], text: str) -> None:
    present = with_cube(persons=persons) if persons else with_cube()
    *before, last = events
    for event in before:
        present = apply(present, event)

    assert announcement(present, last).startswith(text)


def test_end_of_a_game_is_announced_with_the_score_and_the_next_one_by_its_number() -> None:
    doubled, over = apply(with_cube(persons=(WHITE,)), Doubled()), apply(with_cube(), Resigned(BLACK))

    text = announcement(doubled, Dropped())

    assert text.startswith("The computer drops the double. The computer drops")
    assert text.endswith("You 1 : 0 The computer.")
    assert announcement(over, GameBegun()).endswith("game\u00a02")
    assert "\u00a0:" not in announcement(replace(with_cube(), target=1), Resigned(BLACK)), "a single game has no score"


def test_other_match_is_announced_by_its_name_and_an_undo_as_such() -> None:
    assert spoken_text(None, BEFORE_A_MATCH, None, WHITE) == "Tapa, match to 5 · game\u00a01"
    assert spoken_text(BEFORE_A_MATCH, BEFORE_A_MATCH, Rewound(0), WHITE) == "Undone."


def outside(mine: tuple[int, int]) -> GameState:
    """White's checkers on points, in the reserve and on the bar."""
    return on(TAWULA, position(TAWULA, "24:W2 21:B1 12:B14", mine=mine), "41")


@pytest.mark.parametrize(
    ("state", "place", "text"),
    [
        (state(PINS, "62"), point(24), "Lifted from 24; can go to 22, 18 pinning or 16."),
        (state(PINS, "62"), None, "Put back."),
        (state(HOME, "62"), point(6), "Lifted from 6; can go to 4 or off."),
        (outside((0, 1)), bar(WHITE), "Lifted from the bar; can go to "),
        (outside((2, 0)), rack(WHITE), "Lifted from the reserve; can go to "),
    ],
)
def test_targets_are_said_on_lifting_and_why_nothing_is_lifted(
    state: GameState, place: Place | None, text: str
) -> None:
    assert lift_text(shown(state), targets(state), place).startswith(text)
    assert refusal_text("Point 9: empty", "") == "Point 9: empty. Nothing to lift here."


@pytest.mark.parametrize(
    ("play", "text"),
    [
        ("24/23 23/22 22/21 21/20", "24/20"),
        ("24/23 23/22 22/21 21/20*", "24/20*"),
        ("24/23* 23/22 22/21 21/20", "24/23* 23/22 22/21 21/20"),
        ("24/18 18/15", "24/18 18/15"),
        ("24/22 24/22 22/20 22/20", "24/22(2) 22/20(2)"),
    ],
)
def test_double_of_one_checker_is_one_move_unless_it_touches_something_on_its_way(play: str, text: str) -> None:
    assert shortened(play) == text
