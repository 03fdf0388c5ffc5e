"""The board in words: for tooltips, and for screen readers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Dropped, OpeningRolled, Resigned
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import BlockedReason
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.ruleset import FEVGA, PORTES, TAPA, TAPA_CUBE, TAWULA, PinnedAtHome
from tapa_desktop.ui.board.geometry import Place, bar, point, rack, tray
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.pointer import blocked_reason
from tapa_desktop.ui.board.text import blocked_text, describe, dice_hint, dice_text, place_text, place_tip, prompt_name
from tests.game.matches import COMPUTER, header, match_of
from tests.positions import position
from tests.ui.board.boards import PINS, chained, offered, on, shown, state, targets, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK


BESIDE = on(TAWULA, position(TAWULA, "6:W9 1:B9", mine=(3, 2), theirs=(0, 0)))


@pytest.mark.parametrize(
    ("game", "below", "place", "text"),
    [
        (state(PINS), WHITE, point(15), "Point 15: two white, pinning one black"),
        (state(PINS), BLACK, point(10), "Point 10: two white, pinning one black"),
        (state(PINS), WHITE, point(6), "Point 6: one black, pinning one white"),
        (state(PINS), WHITE, point(1), "Point 1: seven black"),
        (state(PINS), WHITE, point(23), "Point 23: empty"),
        (state(PINS), WHITE, tray(WHITE), "White’s tray: empty"),
        (BESIDE, WHITE, rack(WHITE), "Yet to enter: three white"),
        (BESIDE, WHITE, bar(WHITE), "On the bar: two white"),
        (BESIDE, WHITE, tray(BLACK), "Black’s tray: six black"),
    ],
)
def test_place_says_what_lies_there_with_the_number_of_the_player_below(
    game: GameState, below: Side, place: Place, text: str
) -> None:
    assert place_text(shown(game, below=below), place) == text


def test_whole_board_is_described_from_24_down_with_dice_and_pips() -> None:
    lines = describe(shown(with_steps(state(PINS, "42"), (24, 22)))).splitlines()

    assert lines[:3] == ["White to move", "Dice: 4, 2 (used)", dice_hint(Prompt.PLAY)]
    assert lines[3:6] == ["Point 24: three white", "Point 22: one white", "Point 21: one white, pinning one black"]
    assert lines[-1].startswith("Pips: White ")
    assert "Point 15: two white, pinning one black" in lines
    assert not any("empty" in line for line in lines)


def test_plate_says_who_has_won_that_a_checker_cannot_enter_or_that_nothing_can_move() -> None:
    won = shown(match_of(header(), OpeningRolled(5, 3), Resigned(BLACK)).state)
    drawn = replace(won, result=replace(won.result, winner=None, points=0))
    dropped = shown(apply(offered(), Dropped()))
    games = (SHUT_OUT, state("24:W15 18:B14 1:B1", "66"), state(), state(PINS, "42"))

    assert [prompt_name(picture) for picture in (won, dropped, drawn, *map(shown, games))] == [
        *("White wins", "Black drops: White wins", "A draw", "Cannot enter", "No move", "Roll", "")
    ]
    assert "White wins" in describe(won).splitlines()
    assert "may double" not in describe(dropped)
    assert dice_text(shown(state())) == ""


@pytest.mark.parametrize(
    ("dice", "side", "lines"),
    [
        ("22", WHITE, ["Dice: 2, 2, 2, 2", "Next: 3, 4, 5, 6, four of each"]),
        ("5x2<", WHITE, ["Dice: 5, 5", "The rest of Black’s chain", "Next: four 6s"]),
        ("6x1<", BLACK, ["Dice: 6", "The rest of White’s chain"]),
    ],
)
def test_dice_of_a_chain_say_whose_rest_they_are_and_what_follows(dice: str, side: Side, lines: list[str]) -> None:
    assert dice_text(shown(chained(dice, side))).splitlines() == lines


def test_dice_say_what_a_click_on_them_does() -> None:
    hints = {prompt: dice_hint(prompt) for prompt in Prompt}

    assert hints[Prompt.ROLL] == "Click to roll the dice"
    assert hints[Prompt.NONE] == hints[Prompt.OVER] == ""
    assert len({hints[prompt] for prompt in (Prompt.ROLL, Prompt.PLAY, Prompt.FINISH, Prompt.PASS)} - {""}) == 4


# The tooltips of places

START: Position = position(TAWULA, "24:W2 12:B2", mine=(13, 0), theirs=(13, 0))

HIT: Position = position(TAWULA, "24:W2 6:W3 12:B2 1:B3", mine=(8, 2), theirs=(10, 0))


def tip(game: GameState, place: Place, **options: object) -> list[str]:
    """The lines of the tooltip."""
    possible = targets(game, **options)
    return place_tip(shown(game, **options), movable_of(game), possible, place).splitlines()


def reason_at(game: GameState, place: Place, **options: object) -> BlockedReason | None:
    return blocked_reason(movable_of(game), shown(game, **options), place)


def test_checkers_that_can_be_lifted_say_how() -> None:
    lines = tip(on(TAWULA, START, "63"), rack(WHITE))

    assert lines == ["Yet to enter: thirteen white", "Drag it, or click it and then where it should go"]


SHUT_OUT = on(TAWULA, position(TAWULA, "24:B2 23:B2 6:W14 1:B11", mine=(0, 1)), "21")
RACKED = state("24:W5 20:B2 22:B2 12:W10 1:B11", "42", rule_set=TAPA_CUBE)


@pytest.mark.parametrize(
    ("game", "places", "reason"),
    [
        (on(TAWULA, HIT, "63"), (point(24), point(6), rack(WHITE)), BlockedReason.BAR),
        (on(TAWULA, START, "63"), (point(24),), BlockedReason.STARTER),
        (on(TAWULA, START, "63", side=BLACK), (point(12),), BlockedReason.STARTER),
        (on(FEVGA, position(FEVGA, "24:W14 15:W1 12:B15"), "43"), (point(24),), BlockedReason.FIRST),
        (SHUT_OUT, (bar(WHITE),), BlockedReason.CLOSED),
        (RACKED, (point(24), rack(WHITE)), BlockedReason.CLOSED),  # drawn in a rack only
        (on(TAWULA, START), (point(24),), None),  # before the roll
        (replace(on(TAWULA, START, "63"), white=COMPUTER), (point(24),), None),
        (with_steps(state(PINS, "42"), (24, 22), (24, 20)), (point(6),), None),  # nothing more to play
        (on(TAWULA, START, "63"), (point(1), point(20), tray(WHITE), rack(BLACK), bar(WHITE)), None),  # nothing there
        (on(TAWULA, START, "63"), (point(12), tray(BLACK), bar(BLACK)), None),  # or not mine
    ],
)
def test_checkers_say_why_they_stay_while_their_side_moves(
    game: GameState, places: tuple[Place, ...], reason: BlockedReason | None
) -> None:
    assert {reason_at(game, place, two_checker_start=game is RACKED) for place in places} == {reason}


def test_tip_of_a_point_has_its_number_for_the_side_to_move_if_another_is_drawn() -> None:
    white, black = on(TAWULA, START, "63"), on(TAWULA, START, "63", side=BLACK)

    assert tip(black, point(7)) == ["Point 7: empty", "Black counts it as 19"]
    assert tip(white, point(19), below=BLACK) == ["Point 19: empty", "White counts it as 7"]
    assert tip(white, point(7)) == ["Point 7: empty"]
    assert tip(black, tray(WHITE)) == ["White’s tray: empty"]


@pytest.mark.parametrize(("side", "third", "fifth"), [(WHITE, 3, 5), (BLACK, 22, 20)])
def test_checker_that_waits_for_a_higher_one_is_told_which(side: Side, third: int, fifth: int) -> None:
    game = state("5:W2 3:W1 1:W1 20:B5 21:B5", "64", side=side)
    after = with_steps(game, (5, 0))

    assert reason_at(game, point(third)) is reason_at(after, point(third)) is BlockedReason.HIGHER
    assert str(fifth) in blocked_text(BlockedReason.HIGHER, shown(game))
    assert point(fifth) in targets(game)


def test_every_reason_has_words_of_its_own_and_names_only_rules_of_the_game() -> None:
    house_rules = TAPA._replace(pinned_at_home=PinnedAtHome.BY_PLACE, larger_die=False)
    games = (TAPA, PORTES, FEVGA, house_rules)
    texts = {
        reason: [blocked_text(reason, shown(state("5:W2 20:B5", "64", rule_set=game))) for game in games]
        for reason in BlockedReason
    }

    in_tapa = {of_games[0] for of_games in texts.values()}
    assert len(in_tapa - {""}) == len(BlockedReason)
    for reason, (tapa, portes, fevga, by_house_rules) in texts.items():
        assert (portes == tapa) is (fevga == tapa) is (reason is not BlockedReason.NOT_HOME), reason
        assert (by_house_rules == tapa) is (reason not in {BlockedReason.NOT_HOME, BlockedReason.OTHER_PLAY}), reason
