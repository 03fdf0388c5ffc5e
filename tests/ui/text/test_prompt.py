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
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.text import describe
from tapa_desktop.ui.text.prompt import dice_text, playing_prompt, prompt_text
from tapa_desktop.ui.text.translator import Translator
from tests.positions import position
from tests.ui.board.boards import shown
from tests.ui.states import COMPUTER, PERSON, header, match, turn


def said(history: History) -> str:
    return prompt_text(history.state, Draft.of(history.state))


def test_match_begins_with_one_die_each() -> None:
    assert said(replay(header(), ())) == "Roll one die each to see who starts (Space)"


def test_dice_are_listed_with_the_comma_of_the_language(translator: Translator) -> None:
    translator.use("ar")

    text = dice_text((4, 4, 4))
    spoken = describe(shown(match(*turn(6, 3, "24/18 24/21"), Rolled(4, 4)).state))

    assert "، " in text
    assert "4, 4" not in text + spoken


def test_tie_is_rolled_again() -> None:
    assert said(replay(header(), (OpeningRolled(4, 4),))) == "A tie, 4 and 4: roll again (Space)"


def test_unseen_pass_is_in_the_prompt_for_what_comes_next() -> None:
    given = match(*turn(6, 3, "24/18 24/21"), *turn(2, 1, "24/22 24/23"))

    told = prompt_text(given.state, None, Played(PASS))

    assert told == "The computer has passed. Your turn: roll the dice (Space)"


def test_own_pass_is_remembered_while_the_computer_rolls() -> None:
    given = match(*turn(6, 3, "24/18 24/21"))

    assert prompt_text(given.state, None, Played(PASS)) == "You have passed. The computer rolls…"


def test_play_that_is_shown_names_its_dice() -> None:
    given = match(*turn(6, 3, "24/18 24/21"), Rolled(2, 2))

    assert playing_prompt(given.state) == "The computer plays 2 and 2"


def test_two_computers_begin_by_themselves() -> None:
    given = replay(header(white=COMPUTER), ())

    assert "Space" not in said(given)


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((), "You start: roll the dice (Space)"),
        ((Rolled(6, 3),), "Play 6 and 3"),
        ((Rolled(3, 3),), "Play 3, 3, 3 and 3"),
        ((Rolled(6, 3), Drafted("24/18")), "Play 3"),
        ((Rolled(6, 3), Drafted("24/18 24/21")), "End the turn (Space) or undo (Ctrl+Z)"),
        (turn(6, 3, "24/18 24/21"), "The computer rolls…"),
        ((*turn(6, 3, "24/18 24/21"), Rolled(2, 1)), "The computer is thinking…"),
        ((*turn(6, 3, "24/18 24/21"), *turn(2, 1, "24/22 24/23")), "Your turn: roll the dice (Space)"),
    ],
)
def test_prompt_says_what_the_only_person_has_to_do(events: tuple[LogEvent, ...], expected: str) -> None:
    assert said(match(*events)) == expected


def test_of_two_persons_the_one_to_act_is_named() -> None:
    assert said(match(black=PERSON)) == "White starts: roll the dice (Space)"
    assert said(match(Rolled(6, 3), black=PERSON)) == "White: Play 6 and 3"


def test_person_with_a_name_is_called_by_it() -> None:
    given = match(*turn(6, 3, "24/18 24/21"), white=PERSON, black=Seat(name="Мария"))

    assert said(given) == "Мария: roll the dice (Space)"


def to_play(stacks: str, roll: tuple[int, int], white: Seat = PERSON) -> GameState:
    return GameState(TAPA, 5, white, COMPUTER, position(TAPA, stacks), Phase.TO_PLAY, roll=roll)


@pytest.mark.parametrize(
    ("stacks", "why"),
    [
        ("24:W15 21:B2 20:B2 19:B2 18:B9", "every point in reach is blocked"),
        ("24:wB1 12:wB1 1:B13", "every checker on the board is pinned"),
        ("6:wB1 2:W14 1:B14", "you cannot bear off while a checker is pinned"),
    ],
)
def test_a_pass_says_why(stacks: str, why: str) -> None:
    given = to_play(stacks, (4, 3))

    assert prompt_text(given, Draft.of(given)) == f"No legal move with 4 and 3: {why}. End the turn (Space)"


def test_a_pass_with_a_checker_on_the_bar_says_why() -> None:
    stacks = position(TAWULA, "12:W14 24:B3 23:B3 22:B3 21:B2 20:B2 19:B2", mine=(0, 1))
    given = GameState(TAWULA, 5, PERSON, COMPUTER, stacks, Phase.TO_PLAY, roll=(4, 3))

    told = "No legal move with 4 and 3: every entry point is blocked. End the turn (Space)"
    assert prompt_text(given, Draft.of(given)) == told


def test_who_plays_the_opening_dice_begins() -> None:
    begun = OpeningRolled(5, 3)
    you, white, computer = (
        replay(header("tawula", white=seat, black=other), (begun,)).state
        for seat, other in ((PERSON, COMPUTER), (PERSON, PERSON), (COMPUTER, PERSON))
    )

    assert prompt_text(you, Draft.of(you), begun) == "You start. Enter from the reserve: 5 and 3"
    assert prompt_text(white, Draft.of(white), begun) == "White starts. Enter from the reserve: 5 and 3"
    assert prompt_text(computer, Draft.of(computer), begun) == "The computer is thinking…"
    friend = replace(computer, white=Seat(FRIEND))  # who may not have got the line yet
    assert prompt_text(friend, Draft.of(friend), begun) == "Your friend’s turn"


def test_winner_begins_the_next_game() -> None:
    lost, won = match(Resigned(Side.WHITE), GameBegun()), match(Resigned(Side.BLACK), GameBegun())
    persons = match(Resigned(Side.WHITE), GameBegun(), black=PERSON)

    assert said(lost) == "The computer rolls…"
    assert said(won) == "You won and start the next game: roll the dice (Space)"
    assert said(persons) == "Black won and starts the next game: roll the dice (Space)"


def test_after_a_draw_one_die_each_decides_again() -> None:
    drawn = replace(match().state, phase=Phase.GAME_OVER, results=results_of([Result(None, 0, How.VOID)]))

    assert prompt_text(apply(drawn, GameBegun()), None) == "Roll one die each to see who starts (Space)"


def test_a_double_that_cannot_be_played_is_named_by_both_dice() -> None:
    given = to_play("24:W15 21:B15", (3, 3))

    assert prompt_text(given, Draft.of(given)).startswith("No legal move with 3 and 3: ")


def test_prompt_says_that_the_computer_has_passed() -> None:
    given = replace(to_play("24:W15 21:B15", (3, 3), white=COMPUTER), black=PERSON)

    assert prompt_text(given, Draft.of(given)) == "The computer has no legal move with 3 and 3"


def test_die_that_has_no_step_any_more_is_named() -> None:
    given = replace(to_play("24:W15 18:B2 20:B2 17:B11", (4, 3)), drafted=())
    draft = Draft.of(given)

    (step,) = draft.next_steps()

    assert prompt_text(given, draft.add(step)) == "No legal move left with 4: end the turn (Space)"


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (Result(Side.WHITE, 1, How.SINGLE), "You win the game: 1 point"),
        (Result(Side.BLACK, 2, How.MARS), "The computer wins a mars (gammon): 2 points"),
        (Result(Side.BLACK, 15, How.MOTHER), "The computer has pinned the mother and wins: 15 points"),
        (Result(None, 0, How.MOTHERS), "A draw: both mothers are pinned. The game is replayed"),
        (Result(None, 0, How.VOID), "A draw: no one can move any more. The game is replayed"),
        (Result(Side.BLACK, 2, How.MARS, resigned=True), "You resign. The computer wins a mars (gammon): 2 points"),
        (Result(Side.WHITE, 1, How.SINGLE, resigned=True), "The computer resigns. You win the game: 1 point"),
    ],
)
def test_the_end_says_who_has_won_what(result: Result, expected: str) -> None:
    given = replace(match().state, phase=Phase.GAME_OVER, results=results_of([result]))

    assert prompt_text(given, None) == expected


def test_checker_on_the_bar_is_asked_for_first() -> None:
    start = replay(header("tawula", black=PERSON), ()).state
    hit = replace(
        start, phase=Phase.TO_PLAY, position=position(TAWULA, "6:W14 1:B15", mine=(0, 1)), roll=(6, 3), side=Side.BLACK
    )
    draft = Draft.of(hit)
    entered = Draft.of(replace(hit, drafted=(draft.next_steps()[0],)))

    assert prompt_text(hit, draft) == "Black: Enter from the bar first: 6 and 3"
    assert prompt_text(hit, entered) == "Black: Play 3"


def test_play_that_ends_the_game_is_not_called_stuck() -> None:
    start = replay(header("tawula", black=PERSON), ()).state
    near = position(TAWULA, "6:W2 2:W1 18:B7 17:B7 1:B1")
    capote = replace(start, phase=Phase.TO_PLAY, position=near, roll=(5, 1))
    draft = Draft.of(capote)
    hit = draft.add(next(step for step in draft.next_steps() if step.touches))

    assert hit.dice_left
    assert prompt_text(capote, hit).startswith("This ends the game: end the turn (Space)")


def test_prompt_says_where_the_checkers_of_a_beginner_come_from() -> None:
    given = replay(header("tawula", black=PERSON), (OpeningRolled(6, 3),))

    assert said(given) == "White: Enter from the reserve: 6 and 3"
    assert said(replay(given.header, (OpeningRolled(6, 3), Drafted("in/19")))) == "White: Play 3"


GROUPS = "gul-bara W15,5,B15,17 0/0/0 0/0/0 {side} {dice} 3/3"


def of_group(side: str, dice: str, *, black: Seat = COMPUTER, is_brief: bool = False) -> str:
    state = turn_at(parse_position(GROUPS.format(side=side, dice=dice)), PERSON, black)
    return prompt_text(state, Draft.of(state), is_brief=is_brief)


def test_chain_goes_on_with_what_comes_next() -> None:
    assert of_group("W", "55>") == "The chain goes on. Play 5, 5, 5 and 5 (next: four 6s)"
    assert of_group("W", "33") == "Play 3, 3, 3 and 3 (next: 4, 5 and 6, four of each)"
    assert of_group("B", "55>") == "The chain goes on. The computer is thinking…"


def test_rest_is_shown_with_its_reason() -> None:
    told = of_group("W", "4x2<")
    assert told == (
        "The computer could not play the whole chain, so you play the rest before you roll. "
        "Play 4 and 4 (next: 5 and 6, four of each)"
    )
    assert of_group("B", "6x4<") == (
        "You could not play your whole chain. Your opponent plays the rest. The computer is thinking…"
    )
    assert of_group("B", "6x4<", black=PERSON).startswith("Black: White could not play the whole chain, so you play")


def test_brief_prompt_says_only_that_it_is_a_rest() -> None:
    assert of_group("W", "4x2<", is_brief=True) == ("The rest of the chain. Play 4 and 4 (next: 5 and 6, four of each)")
    assert of_group("W", "55>", is_brief=True) == of_group("W", "55>")


def test_only_once_a_checker_has_moved_the_reason_is_gone() -> None:
    state = turn_at(parse_position(GROUPS.format(side="W", dice="4x2<")), PERSON, COMPUTER)
    drafted = apply(state, Drafted("24/20"))

    assert prompt_text(drafted, Draft.of(drafted)) == "Play 4 (next: 5 and 6, four of each)"


def test_who_can_play_nothing_of_a_rest_goes_on_and_of_a_chain_ends_the_turn() -> None:
    assert of_group("W", "6x4<").endswith("every point in reach is blocked. Go on (Space)")
    assert of_group("W", "66>").endswith("every point in reach is blocked. End the turn (Space)")


def test_who_passes_on_a_rest_rolls_next() -> None:
    state = turn_at(parse_position(GROUPS.format(side="W", dice="-")), PERSON, COMPUTER)

    told = "The rest of the chain could not be played. Your turn: roll the dice (Space)"
    assert prompt_text(state, None, Played(PASS), Side.WHITE) == told


# What the prompt says of the doubling cube: to you, to two people, and to those who only watch

WHITE_BEGINS, BLACK_BEGINS = OpeningRolled(5, 3), OpeningRolled(3, 5)

ANA = Seat(name="Ana")


def said_of_cube(*events: LogEvent, white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> str:
    history = replay(header("tapa-cube", white=white, black=black, target=target), events)
    return prompt_text(history.state, Draft.of(history.state), history.standing[-1])


def test_prompt_offers_the_double_before_the_roll() -> None:
    assert said_of_cube(WHITE_BEGINS) == "You start: roll (Space) or double to 2 (D)"


def test_prompt_offers_the_roll_alone_without_the_right_to_double() -> None:
    assert said_of_cube(WHITE_BEGINS, target=1) == "You start: roll the dice (Space)"


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "You have doubled to 2. The computer is thinking…"),
        (COMPUTER, PERSON, "The computer doubles to 2: take (T) or drop (X)"),
        (COMPUTER, ANA, "The computer doubles to 2. Ana: take (T) or drop (X)"),
        (PERSON, PERSON, "White doubles to 2. Black: take (T) or drop (X)"),
        (ANA, PERSON, "Ana doubles to 2. Black: take (T) or drop (X)"),
        (ANA, COMPUTER, "Ana doubles to 2. The computer is thinking…"),
        (COMPUTER, COMPUTER, "White doubles to 2. Black is thinking…"),
    ],
)
def test_a_double_says_who_has_to_answer(white: Seat, black: Seat, expected: str) -> None:
    assert said_of_cube(WHITE_BEGINS, Doubled(), white=white, black=black) == expected


def test_a_redouble_names_the_value_that_it_leads_to() -> None:
    given = (WHITE_BEGINS, Doubled(), Taken(), *turn(6, 3, "24/18 24/21"))

    assert said_of_cube(*given, Doubled()) == "The computer doubles to 4: take (T) or drop (X)"
    assert said_of_cube(*given, white=COMPUTER, black=PERSON) == "Your turn: roll (Space) or double to 4 (D)"


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "The computer has taken the double. You start: roll the dice (Space)"),
        (COMPUTER, PERSON, "You have taken the double. The computer rolls…"),
        (PERSON, PERSON, "Black has taken the double. White starts: roll the dice (Space)"),
    ],
)
def test_a_take_is_in_the_prompt_for_the_roll_that_follows(white: Seat, black: Seat, expected: str) -> None:
    assert said_of_cube(WHITE_BEGINS, Doubled(), Taken(), white=white, black=black) == expected


def test_prompt_after_a_dropped_double_does_not_say_again_that_a_game_begins() -> None:
    given = (WHITE_BEGINS, Resigned(Side.BLACK), GameBegun(), Doubled(), Taken())

    assert said_of_cube(*given) == "The computer has taken the double. Your turn: roll the dice (Space)"
