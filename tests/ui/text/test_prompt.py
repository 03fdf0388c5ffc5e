"""There is a visible cue for what to do next."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import (
    FRIEND,
    Doubled,
    Drafted,
    GameBegun,
    LogEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Seat,
    Taken,
)
from tapa_desktop.game.history import History, replay
from tapa_desktop.game.state import GameState, Phase, Result, results_of, turn_at
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.ui.board.text import describe
from tapa_desktop.ui.text.names import order_text
from tapa_desktop.ui.text.prompt import dice_text, playing_prompt, prompt_text
from tapa_desktop.ui.text.translator import Translator
from tests.positions import position
from tests.ui.board.boards import shown
from tests.ui.states import COMPUTER, PERSON, WHITE_BEGINS, header, match, turn

FIRST = turn(6, 3, "24/18 24/21")
TAWULA_FOR_TWO = header("tawula", black=PERSON)


def said(history: History) -> str:
    return prompt_text(history.state, Draft.of(history.state))


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        (replay(header(), ()), "Roll one die each to see who starts (Space)"),
        (replay(header(), (OpeningRolled(4, 4),)), "A tie, 4 and 4: roll again (Space)"),
        (match(), "You start: roll the dice (Space)"),
        (match(Rolled(6, 3)), "Play 6 and 3"),
        (match(Rolled(3, 3)), "Play 3, 3, 3 and 3"),
        (match(Rolled(6, 3), Drafted("24/18")), "Play 3"),
        (match(Rolled(6, 3), Drafted("24/18 24/21")), "End the turn (Space) or undo (Ctrl+Z)"),
        (match(*FIRST), "The computer rolls…"),
        (match(*FIRST, Rolled(2, 1)), "The computer is thinking…"),
        (match(*FIRST, *turn(2, 1, "24/22 24/23")), "Your turn: roll the dice (Space)"),
        (match(black=PERSON), "White starts: roll the dice (Space)"),
        (match(Rolled(6, 3), black=PERSON), "White: Play 6 and 3"),
        (match(*FIRST, black=Seat(name="Мария")), "Мария: roll the dice (Space)"),
        (match(Resigned(Side.WHITE), GameBegun()), "The computer won and starts the next game…"),
        (match(Resigned(Side.BLACK), GameBegun()), "You won and start the next game: roll the dice (Space)"),
        (
            match(Resigned(Side.BLACK), GameBegun(), *FIRST, *turn(2, 1, "24/22 24/23")),
            "Your turn: roll the dice (Space)",
        ),
        (
            match(Resigned(Side.WHITE), GameBegun(), black=PERSON),
            "Black won and starts the next game: roll the dice (Space)",
        ),
        (replay(TAWULA_FOR_TWO, (OpeningRolled(6, 3),)), "White: Enter from the reserve: 6 and 3"),
        (replay(TAWULA_FOR_TWO, (OpeningRolled(6, 3), Drafted("in/19"))), "White: Play 3"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_prompt_says_what_is_to_be_done_next_and_by_whom(events: History, expected: str) -> None:
    assert said(events) == expected


def test_dice_are_entered_before_the_roll_alone_and_the_game_of_an_order_is_named_before_its_first() -> None:
    mine, playing = match(*FIRST, *turn(2, 1, "24/22 24/23")), match(Rolled(6, 3))

    prompts = [prompt_text(replace(one.state, by_hand=True), Draft.of(one.state)) for one in (mine, playing)]
    brief = prompt_text(replace(playing.state, by_hand=True), Draft.of(playing.state), is_brief=True)

    assert prompts == ["Your turn: roll and enter your dice (keys 1–6)", brief] == [prompts[0], "Play 6 and 3"]
    assert prompt_text(replace(match(*FIRST).state, order=(TAPA, TAWULA)), None) == "The computer rolls…"


def test_who_begins_the_next_game_is_told_to_have_won_the_last_only_if_so() -> None:
    for white, black in ((PERSON, COMPUTER), (COMPUTER, PERSON), (PERSON, PERSON)):
        state = match(Resigned(Side.BLACK), GameBegun(), white=white, black=black).state
        others = replace(state, side=Side.BLACK), replace(state, opening=(5, 3))
        for order in ((), (TAPA, TAWULA)):
            prompts = [prompt_text(replace(one, order=order), None) for one in (state, *others)]

            assert ["won" in text for text in prompts] == [True, False, False], prompts
            assert order_text(replace(state, order=order)) in prompts[0]


def test_two_computers_begin_by_themselves_and_a_play_that_is_shown_names_its_dice() -> None:
    assert "Space" not in said(replay(header(white=COMPUTER), ()))
    assert said(replay(header(white=Seat(FRIEND), black=PERSON), ())).startswith("To roll the dice, copy the line")
    assert playing_prompt(match(*FIRST, Rolled(2, 2)).state) == "The computer plays 2 and 2"


def test_dice_are_listed_with_the_comma_of_the_language(translator: Translator) -> None:
    translator.use("ar")

    text = dice_text((4, 4, 4))
    spoken = describe(shown(match(*turn(6, 3, "24/18 24/21"), Rolled(4, 4)).state))

    assert "، " in text
    assert "4, 4" not in text + spoken


def to_play(stacks: str, roll: tuple[int, int], white: Seat = PERSON) -> GameState:
    return GameState(TAPA, 5, white, COMPUTER, position(TAPA, stacks), Phase.TO_PLAY, roll=roll)


ON_THE_BAR = position(TAWULA, "12:W14 24:B3 23:B3 22:B3 21:B2 20:B2 19:B2", mine=(0, 1))
PASSES = to_play("24:W15 21:B15", (3, 3))


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (to_play("24:W15 21:B2 20:B2 19:B2 18:B9", (4, 3)), "every point in reach is blocked"),
        (PASSES, "every point in reach is blocked"),
        (to_play("24:wB1 12:wB1 1:B13", (4, 3)), "every checker on the board is pinned"),
        (to_play("6:wB1 2:W14 1:B14", (4, 3)), "you cannot bear off while a checker is pinned"),
        (
            GameState(TAWULA, 5, PERSON, COMPUTER, ON_THE_BAR, Phase.TO_PLAY, roll=(4, 3)),
            "every entry point is blocked",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_pass_says_why(state: GameState, why: str) -> None:
    high, low = state.roll

    assert prompt_text(state, Draft.of(state)) == f"No legal move with {high} and {low}: {why}. End the turn (Space)"


def test_pass_of_the_computer_is_said_and_one_that_was_not_seen_with_what_comes_next() -> None:
    own, others = match(*FIRST), match(*FIRST, *turn(2, 1, "24/22 24/23"))
    passing = replace(PASSES, white=COMPUTER, black=PERSON)
    text = "The computer has passed. Your turn: roll the dice (Space)"

    assert prompt_text(passing, Draft.of(passing)) == "The computer has no legal move with 3 and 3"
    assert prompt_text(others.state, None, Played(PASS)) == text
    assert prompt_text(own.state, None, Played(PASS)) == "You have passed. The computer rolls…"


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "You start. Enter from the reserve: 5 and 3"),
        (PERSON, PERSON, "White starts. Enter from the reserve: 5 and 3"),
        (COMPUTER, PERSON, "The computer is thinking…"),
        (Seat(FRIEND), PERSON, "Your friend’s turn"),  # who may not have got the line yet
    ],
)
def test_who_plays_the_opening_dice_begins(white: Seat, black: Seat, expected: str) -> None:
    state = replay(header("tawula", white=white, black=black), (OpeningRolled(5, 3),)).state

    assert prompt_text(state, Draft.of(state), OpeningRolled(5, 3)) == expected


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (Result(Side.WHITE, 1, How.SINGLE), "You win the game: 1\u00a0point"),
        (Result(Side.BLACK, 2, How.MARS), "The computer wins a mars (gammon): 2\u00a0points"),
        (Result(Side.BLACK, 15, How.MOTHER), "The computer has pinned the mother and wins: 15\u00a0points"),
        (Result(None, 0, How.MOTHERS), "A draw: both mothers are pinned. No points; a new game starts"),
        (Result(None, 0, How.VOID), "A draw: no one can move any more. No points; a new game starts"),
        (
            Result(Side.BLACK, 2, How.MARS, resigned=True),
            "You resign. The computer wins a mars (gammon): 2\u00a0points",
        ),
        (Result(Side.WHITE, 1, How.SINGLE, resigned=True), "The computer resigns. You win the game: 1\u00a0point"),
    ],
)
def test_the_end_says_who_has_won_what_and_after_a_draw_one_die_each_decides(result: Result, expected: str) -> None:
    state = replace(match().state, phase=Phase.GAME_OVER, results=results_of([result]))

    assert prompt_text(state, None) == expected
    if result.winner is None:
        assert prompt_text(apply(state, GameBegun()), None) == "Roll one die each to see who starts (Space)"


def test_die_that_has_no_step_any_more_is_named() -> None:
    state = to_play("24:W15 18:B2 20:B2 17:B11", (4, 3))
    draft = Draft.of(state)
    (step,) = draft.next_steps()

    assert prompt_text(state, draft.add(step)) == "No legal move left with 4: end the turn (Space)"


TO_PLAY = replace(replay(TAWULA_FOR_TWO, ()).state, phase=Phase.TO_PLAY)


def test_checker_on_the_bar_is_asked_for_first() -> None:
    hit = replace(TO_PLAY, position=position(TAWULA, "6:W14 1:B15", mine=(0, 1)), roll=(6, 3), side=Side.BLACK)
    draft = Draft.of(hit)

    assert prompt_text(hit, draft) == "Black: Enter from the bar first: 6 and 3"
    assert prompt_text(hit, draft.add(draft.next_steps()[0])) == "Black: Play 3"


def test_play_that_ends_the_game_is_not_called_stuck() -> None:
    capote = replace(TO_PLAY, position=position(TAWULA, "6:W2 2:W1 18:B7 17:B7 1:B1"), roll=(5, 1))
    draft = Draft.of(capote)
    hit = draft.add(next(step for step in draft.next_steps() if step.touches))

    assert hit.dice_left
    assert prompt_text(capote, hit).startswith("This ends the game: end the turn (Space)")


GROUPS = "gul-bara W15,5,B15,17 0/0/0 0/0/0 {side} {dice} 3/3"


def of_group(side: str, dice: str, *, black: Seat = COMPUTER, is_brief: bool = False) -> str:
    state = turn_at(parse_position(GROUPS.format(side=side, dice=dice)), PERSON, black)
    return prompt_text(state, Draft.of(state), is_brief=is_brief)


@pytest.mark.parametrize(
    ("side", "dice", "expected"),
    [
        ("W", "55>", "The chain goes on. Play 5, 5, 5 and 5 (next: four 6s)"),
        ("W", "33", "Play 3, 3, 3 and 3 (next: 4, 5 and 6, four of each)"),
        ("B", "55>", "The chain goes on. The computer is thinking…"),
        (
            *("W", "4x2<"),
            "The computer could not play the whole chain, so you play the rest before you roll. "
            "Play 4 and 4 (next: 5 and 6, four of each)",
        ),
        (
            *("B", "6x4<"),
            "You could not play your whole chain. Your opponent plays the rest. The computer is thinking…",
        ),
        ("W", "6x4<", "… every point in reach is blocked. Go on (Space)"),
        ("W", "66>", "… every point in reach is blocked. End the turn (Space)"),
    ],
)
def test_chain_goes_on_with_what_comes_next_and_a_rest_has_its_reason(side: str, dice: str, expected: str) -> None:
    prompt = of_group(side, dice)

    assert prompt == expected or (expected.startswith("… ") and prompt.endswith(expected[2:]))


def test_of_two_persons_the_one_whose_chain_it_was_is_named_and_a_brief_prompt_says_only_that_it_is_a_rest() -> None:
    state = turn_at(parse_position(GROUPS.format(side="W", dice="4x2<")), PERSON, COMPUTER)
    drafted = apply(state, Drafted("24/20"))
    watched = replace(state, white=COMPUTER)

    assert of_group("B", "6x4<", black=PERSON).startswith("Black: White could not play the whole chain, so you play")
    assert of_group("W", "4x2<", is_brief=True) == "The rest of the chain. Play 4 and 4 (next: 5 and 6, four of each)"
    assert of_group("W", "55>", is_brief=True) == of_group("W", "55>")
    assert prompt_text(drafted, Draft.of(drafted)) == "Play 4 (next: 5 and 6, four of each)"
    assert prompt_text(watched, Draft.of(watched)) == "White is thinking…"


def test_who_passes_on_a_rest_rolls_next() -> None:
    state = turn_at(parse_position(GROUPS.format(side="W", dice="-")), PERSON, COMPUTER)

    prompt = "The rest of the chain could not be played. Your turn: roll the dice (Space)"
    assert prompt_text(state, None, Played(PASS), Side.WHITE) == prompt
    afar = replace(state, black=Seat(FRIEND))
    assert prompt_text(afar, None, Played(PASS), Side.WHITE).startswith("The rest of the chain could not be played. ")


# The prompts about the doubling cube: for one person, for two, and for spectators

ANA = Seat(name="Ana")


def said_of_cube(*events: LogEvent, white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> str:
    history = replay(header("tapa-cube", white=white, black=black, target=target), (WHITE_BEGINS, *events))
    return prompt_text(history.state, Draft.of(history.state), history.active_events[-1])


def test_prompt_offers_the_double_before_the_roll_where_one_has_the_right_to_it() -> None:
    redouble = (Doubled(), Taken(), *turn(6, 3, "24/18 24/21"))

    assert said_of_cube() == "You start: roll (Space) or double to 2 (D)"
    assert said_of_cube(target=1) == "You start: roll the dice (Space)"
    assert said_of_cube(*redouble, white=COMPUTER, black=PERSON) == "Your turn: roll (Space) or double to 4 (D)"
    assert said_of_cube(*redouble, Doubled()) == "The computer doubles to 4: take (T) or drop (X)"


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "You have doubled to 2. The computer is thinking…"),
        (COMPUTER, PERSON, "The computer doubles to 2: take (T) or drop (X)"),
        (COMPUTER, ANA, "The computer doubles to 2. Ana: take (T) or drop (X)"),
        (PERSON, PERSON, "White doubles to 2. Black: take (T) or drop (X)"),
        (ANA, PERSON, "Ana doubles to 2. Black: take (T) or drop (X)"),
        (ANA, COMPUTER, "Ana doubles to 2. The computer is thinking…"),
        (Seat(FRIEND), PERSON, "Your friend doubles to 2: take (T) or drop (X)"),
        (ANA, Seat(FRIEND), "Your friend’s turn"),  # who may not have got the line yet
        (COMPUTER, COMPUTER, "White doubles to 2. Black is thinking…"),
    ],
)
def test_a_double_says_who_has_to_answer(white: Seat, black: Seat, expected: str) -> None:
    assert said_of_cube(Doubled(), white=white, black=black) == expected


@pytest.mark.parametrize(
    ("before", "white", "black", "expected"),
    [
        ((), PERSON, COMPUTER, "The computer has taken the double. You start: roll the dice (Space)"),
        ((), COMPUTER, PERSON, "You have taken the double. The computer rolls…"),
        ((), PERSON, PERSON, "Black has taken the double. White starts: roll the dice (Space)"),
        ((), Seat(FRIEND), PERSON, "You have taken the double. Your turn is complete: send it to your friend."),
        (
            (Resigned(Side.BLACK), GameBegun()),
            *(PERSON, COMPUTER, "The computer has taken the double. Your turn: roll the dice (Space)"),
        ),
    ],
)
def test_a_take_is_in_the_next_prompt(before: tuple[LogEvent, ...], white: Seat, black: Seat, expected: str) -> None:
    assert said_of_cube(*before, Doubled(), Taken(), white=white, black=black) == expected
