"""The board in motion: it ends in the state it shows, any press jumps there, and it says so exactly once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, QTimer
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import Drafted, OpeningRolled, Played, Resigned, Rolled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.rules.steps import RESERVE
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions, point
from tapa_desktop.ui.board.picture import Prompt
from tapa_desktop.ui.board.view.state import Coverage, coverage_of
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.cases import each
from tests.game.matches import COMPUTER, header, match_of
from tests.ui.board.boards import PINS, SIZES, Hand, middle, offered, point_center, shown, state, with_cube, with_steps
from tests.ui.board.conftest import Show

WHITE, BLACK = Side.WHITE, Side.BLACK
MINE = state(PINS, "42")
HIS = replace(MINE, white=COMPUTER, black=MINE.white)
PLAY = Played("24/22 22/18*")
BRISK = 8.0  # the motions that tests wait for


def positions(view: BoardWidget) -> list[tuple[float, float]]:
    scene = view.scene()
    return sorted((sprite.x, sprite.y) for sprite in [*scene.lying, *scene.flying])


def resting(view: BoardWidget, game: GameState) -> list[tuple[float, float]]:
    """Where the checkers of a state lie on a board of that size."""
    other = BoardWidget(view.options)
    other.resize(view.size())
    other.show_state(None, game)
    return positions(other)


# Settled


def test_first_state_is_shown_at_once_and_without_motion_the_board_settles_before_the_call_returns(show: Show) -> None:
    moving, _, waiting = show(MINE, speed=1.0)
    view, _, table = show(HIS)

    table.apply(PLAY)

    assert (waiting.settled, moving.is_moving) == (1, False)
    assert table.settled == 2
    assert positions(view) == resting(view, table.state)


def test_motion_settles_once_at_its_end_the_prompt_waits_a_moment_more_and_then_no_clock_is_running(
    qtbot: QtBot, show: Show
) -> None:
    view, _, table = show(HIS, speed=BRISK)

    with qtbot.waitSignal(view._animator.prompt_delay.timeout):
        with qtbot.waitSignal(view.settled):
            table.apply(PLAY)
            assert (view.is_moving, table.settled) == (True, 1)
        assert (view.scene().shown.prompt, view.scene().is_calm) == (Prompt.ROLL, False)

    assert (view.is_moving, table.settled, view.scene().is_calm) == (False, 2, True)
    assert positions(view) == resting(view, table.state)
    assert not any(timer.isActive() for timer in view.findChildren(QTimer))


def test_motion_goes_on_after_the_last_screen_has_gone_and_the_next_state_settles_it_first(
    qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, _, table = show(HIS, speed=BRISK)
    monkeypatch.setattr(BoardWidget, "screen", lambda _: None)
    with qtbot.waitSignal(view.settled):
        table.apply(PLAY)
    assert table.settled == 2

    table.apply(Rolled(6, 5))
    with qtbot.waitSignals([view.settled, view.settled]):
        table.apply(Drafted("24/18"))
        assert table.settled == 3
    assert table.settled == 4


@pytest.mark.parametrize(
    "end",
    [
        lambda view, hand: hand.click(middle(view, WHITE, 9)),
        lambda view, _hand: view.resize(700, 500),
        lambda view, _hand: view.set_options(BoardOptions(below=BLACK)),
    ],
    ids=["a press", "another size", "another way round"],
)
def test_motion_jumps_to_its_end_settles_once_and_does_not_roll_as_the_next_press_does(
    show: Show, end: Callable[[BoardWidget, Hand], None]
) -> None:
    view, hand, table = show(HIS, speed=0.1, dice=((3, 1),))
    table.apply(PLAY)

    end(view, hand)
    assert (table.settled, table.requests, view.is_moving) == (2, [], False)
    assert positions(view) == resting(view, table.state)

    hand.click(middle(view, WHITE, 10))
    assert table.requests == ["roll"]


# Drops


@pytest.mark.parametrize("is_played", [True, False])
def test_dropped_checker_lands_from_where_it_was_let_go_and_one_that_slides_back_settles_nothing(
    qtbot: QtBot, show: Show, is_played: bool
) -> None:
    view, hand, table = show(MINE, speed=BRISK)
    target = middle(view, WHITE, 22) if is_played else QPoint(2, 2)

    with qtbot.waitSignal(view.rested):
        hand.drag(point_center(view, WHITE, 24), target)
        (flying,) = view.scene().flying
        assert (flying.x, flying.y) == (target.x(), target.y())

    assert (table.settled, table.requests) == ((2, ["24/22"]) if is_played else (1, []))
    assert positions(view) == resting(view, table.state)


def test_dropped_checker_waits_where_it_was_let_go_and_a_press_puts_it_back(show: Show) -> None:
    view, hand, table = show(MINE)
    table.play.steps_requested.disconnect()
    target = middle(view, WHITE, 22)

    hand.drag(point_center(view, WHITE, 24), target)
    assert [(sprite.x, sprite.y) for sprite in view.scene().flying] == [(target.x(), target.y())]
    assert table.settled == 1

    hand.click(middle(view, WHITE, 9))
    assert view.scene().flying == []
    assert positions(view) == resting(view, MINE)


# Painting: whether it looks right is for the eye; here, that all of it can be painted, and no more than is needed


@pytest.mark.parametrize(
    ("game", "touched"),
    [
        (MINE, 24),
        (state("6:W15 19:B15", "63"), 6),
        (state("6:W1 5:W14 19:B15", "41"), 5),
        (state("24:W15 1:B15", "62", side=BLACK), RESERVE),
        (state(), None),
        (with_steps(MINE, (24, 22), (24, 20)), None),
        (state("24:W15 18:B14 1:B1", "66"), None),
        (match_of(header(), OpeningRolled(5, 3), Resigned(BLACK)).state, None),
        (match_of(header()).state, None),
        (with_cube(target=1), None),
        (with_cube(Cube(1024, BLACK), "42"), None),
    ],
)
def test_board_is_painted_with_whatever_lights_up_on_it(show: Show, game: GameState, touched: int | None) -> None:
    view, hand, _ = show(game, two_checker_start=True)
    if touched is not None:
        at = point_center(view, game.side, touched)
        hand.move(at)
        view.grab()
        hand.click(at)
        assert view.scene().selected is not None
        view.grab()
        hand.lift(at)

    assert view.grab().width() == view.width()


@each("size", SIZES)
def test_board_is_painted_at_any_size(show: Show, size: tuple[int, int]) -> None:
    view, _, _ = show(offered(), show_numbers=False, show_pips=False)
    view.resize(*size)

    assert view.grab().size().toTuple() == size


def test_dice_of_all_kinds_are_painted_while_they_roll(qtbot: QtBot, show: Show) -> None:
    view, _, table = show(match_of(header(white=COMPUTER)).state, speed=BRISK)
    for event in (OpeningRolled(5, 3), Rolled(4, 4)):
        with qtbot.waitSignal(view.settled):
            table.apply(event)
            view.grab()

    assert [die.value for die in view.scene().dice] == [4, 4, 4, 4]


def test_what_never_moves_is_painted_once_for_each_size(show: Show) -> None:
    view, hand, _ = show(MINE)
    view.grab()
    ground = view.stamps().ground

    hand.drag(point_center(view, WHITE, 24), point_center(view, WHITE, 22))
    view.grab()
    assert view.stamps().ground is ground

    view.resize(700, 500)
    view.grab()
    assert view.stamps().ground is not ground


# How much an overlay would cover of a board: the less that matters, the better

BOARD = BoardGeometry(640, 420)

PICTURE = shown(state("24:W2 13:W13 1:B15", "62"))


def over(rect: QRectF) -> tuple[int, int]:
    coverage = coverage_of(rect, BOARD, PICTURE, {point(24)})
    return coverage.clickable, coverage.checkers


def test_dice_and_the_upmost_of_what_can_be_lifted_count_as_touched_and_other_checkers_by_themselves() -> None:
    assert coverage_of(QRectF(0, 0, BOARD.board.left(), 40), BOARD, PICTURE, {point(24)}) == Coverage()
    assert over(BOARD.dice_rect(WHITE)) == (1, 0)
    assert over(BOARD.places[point(24)]) == (2, 2)
    assert over(BOARD.rail_rect(point(13)).adjusted(0, 0, 0, 4)) == (0, 1)


def test_numbers_count_less_than_checkers_and_of_places_alike_the_one_that_hides_less_is_better() -> None:
    number, free, checkers = BOARD.rail_rect(point(16)), BOARD.places[point(16)], BOARD.places[point(13)]
    half = QRectF(number)
    half.setBottom(half.center().y())

    on_half, on_number, on_free, on_checkers = (
        coverage_of(rect, BOARD, PICTURE, ()) for rect in (half, number, free, checkers)
    )

    assert on_number.numbers >= 1
    assert on_free < on_half < on_number < on_checkers
