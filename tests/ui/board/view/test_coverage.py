"""How much an overlay would cover of a board: the less that matters, the better."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.place import point
from tapa_desktop.ui.board.view.state import NOTHING_COVERED, coverage_of
from tests.ui.board.boards import shown, state

BOARD = BoardGeometry(640, 420)
PICTURE = shown(state("24:W2 13:W13 1:B15", "62"))


def over(rect: QRectF) -> tuple[int, int]:
    found = coverage_of(rect, BOARD, PICTURE, {point(24)})
    return found.clickable, found.checkers


def test_table_around_the_board_is_free() -> None:
    assert coverage_of(QRectF(0, 0, BOARD.board.left(), 40), BOARD, PICTURE, {point(24)}) == NOTHING_COVERED


def test_dice_and_the_upmost_of_what_can_be_lifted_count_as_touched() -> None:
    assert over(BOARD.dice_rect(Side.WHITE)) == (1, 0)
    assert over(BOARD.places[point(24)]) == (2, 2)


def test_checkers_count_that_cannot_be_lifted() -> None:
    assert over(BOARD.rail_rect(point(13)).adjusted(0, 0, 0, 4)) == (0, 1)


def test_of_places_alike_the_one_that_hides_less_of_the_board_is_better() -> None:
    whole, half = QRectF(BOARD.rail_rect(point(16))), QRectF(BOARD.rail_rect(point(16)))
    half.setBottom(half.center().y())

    assert coverage_of(half, BOARD, PICTURE, ()) < coverage_of(whole, BOARD, PICTURE, ())
