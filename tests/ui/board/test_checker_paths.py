"""Which checker of one picture is which of the next."""

from __future__ import annotations

from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.motion import Move, moves_between
from tapa_desktop.ui.board.place import Spot, bar, point, rack, tray
from tests.positions import position
from tests.ui.board.boards import PINS, on, shown, state, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK


def test_checkers_that_stay_do_not_travel_and_those_of_a_compressed_stack_move_closer() -> None:
    before, after = shown(state("24:W15 1:B15", "31")), shown(with_steps(state("24:W15 1:B15", "31"), (24, 21)))

    moves = moves_between(before, after)

    assert [(move.source, move.target) for move in moves if move.travels] == [
        (Spot(point(24), 14, 15), Spot(point(21), 0, 1))
    ]
    closer = [move for move in moves if not move.travels and move.source != move.target]
    assert len(closer) == 14


def test_pinned_checker_stays_where_it_is() -> None:
    given = state(PINS, "42")
    moves = moves_between(shown(given), shown(with_steps(given, (24, 20), (20, 18))))

    assert Move(BLACK, Spot(point(18)), Spot(point(18), is_pinned=True)) in moves


def test_hit_checker_goes_to_the_bar() -> None:
    given = on(TAWULA, position(TAWULA, "12:W15 6:B1 1:B14"), "62")
    moves = moves_between(shown(given), shown(with_steps(given, (12, 6))))

    assert [(move.side, move.source.place, move.target.place) for move in moves if move.travels] == [
        (WHITE, point(12), point(6)),
        (BLACK, point(6), bar(BLACK)),
    ]


def test_borne_off_checker_goes_to_its_tray_and_one_of_the_rack_onto_the_board() -> None:
    off = state("6:W2 24:B1", "61")
    entering = state("24:W15 1:B15", "61")
    options = {"two_checker_start": True}

    (borne,) = [m for m in moves_between(shown(off), shown(with_steps(off, (6, 0)))) if m.travels]
    (entered,) = [
        m
        for m in moves_between(shown(entering, **options), shown(with_steps(entering, (24, 18)), **options))
        if m.travels
    ]

    assert (borne.source.place, borne.target.place) == (point(6), tray(WHITE))
    assert (entered.source.place, entered.target.place) == (rack(WHITE), point(18))
