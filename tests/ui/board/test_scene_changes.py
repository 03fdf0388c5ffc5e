"""Between two frames only what differs is painted again, and all of that."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from tapa_desktop.game.events import Played
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry, following_rects
from tapa_desktop.ui.board.motion import Plan, plan_for
from tapa_desktop.ui.board.paint.cache import StampCache
from tapa_desktop.ui.board.paint.painter import prompt_rect
from tapa_desktop.ui.board.picture import Prompt, laid_dice
from tapa_desktop.ui.board.place import BoardOptions, Spot, point, tray
from tapa_desktop.ui.board.pointer import Pointer
from tapa_desktop.ui.board.scene import Scene, differing, scene_at_rest, scene_moving, united
from tapa_desktop.ui.board.theme import WOOD
from tests.cases import some
from tests.game.matches import COMPUTER
from tests.ui.board.boards import PINS, shown, state

BOARD = BoardGeometry(1280, 860)
MINE = state(PINS, "42")


def a_play() -> Plan:
    given = replace(state(PINS, "42"), white=COMPUTER)
    return plan_for(given, given, Played("24/22 22/18*"), BoardOptions())


def moments(plan: Plan) -> list[Scene]:
    """A scene each 40 ms, and those at the ends of stages."""
    times = [float(time) for time in range(0, plan.duration_ms, 40)]
    return [scene_moving(*plan.at(time), BOARD) for time in times]


def test_every_checker_and_die_that_differs_is_painted_again_and_little_else() -> None:
    for before, after in some(pairwise(moments(a_play()))):
        areas = differing(before, after, BOARD)
        one, other = ({*scene.lying, *scene.flying, *scene.dice} for scene in (before, after))

        assert areas is not None
        assert all(any(area.contains(sprite.x, sprite.y) for area in areas) for sprite in one ^ other)
        assert sum(area.width() * area.height() for area in areas) < 0.25 * BOARD.width * BOARD.height


def test_pip_count_that_differs_is_painted_again_and_no_other() -> None:
    first, *_, last = moments(a_play())
    areas = differing(first, last, BOARD) or []
    mine, his = (BOARD.rail_rect(tray(side)) for side in Side)

    assert first.shown.pips[Side.WHITE] != last.shown.pips[Side.WHITE]
    assert any(area.contains(mine) for area in areas)
    assert not any(area.intersects(his) for area in areas)


def test_board_that_lights_up_or_says_how_the_game_ended_is_painted_as_a_whole() -> None:
    rest = scene_at_rest(shown(MINE), BOARD, Pointer(), None, None)
    selected = replace(rest, selected=Spot(point(24)))
    over = replace(rest, shown=replace(rest.shown, prompt=Prompt.OVER))

    assert differing(rest, selected, BOARD) is None
    assert differing(rest, over, BOARD) is None
    assert differing(over, replace(over, is_calm=False), BOARD) is None
    assert differing(rest, replace(rest, is_calm=False), BOARD) == []


@pytest.mark.parametrize("prompt", [Prompt.ROLL, Prompt.FINISH, Prompt.PASS])
def test_what_is_said_beside_the_dice_is_painted_again_and_the_rest_of_the_board_is_not(
    prompt: Prompt, qapp: QApplication
) -> None:
    rest = scene_at_rest(shown(MINE), BOARD, Pointer(), None, None)
    said = replace(rest, shown=replace(rest.shown, prompt=prompt))
    stock = StampCache(BOARD, WOOD, 1.0, qapp.font())

    for one, other in ((rest, said), (said, rest), (said, replace(said, is_calm=False))):
        areas = differing(one, other, BOARD) or []
        assert any(area.contains(prompt_rect(stock, said)) for area in areas)
        assert sum(area.width() * area.height() for area in areas) < 0.3 * BOARD.width * BOARD.height


def test_small_dice_that_go_over_to_the_other_side_are_painted_again_on_both() -> None:
    rest = scene_at_rest(shown(MINE), BOARD, Pointer(), None, None)
    mine, his = (
        replace(rest, shown=replace(rest.shown, dice=laid_dice(side, (4, 4), []), to_follow=(5, 6)), is_calm=False)
        for side in Side
    )

    areas = differing(mine, his, BOARD) or []

    small = [rect for side in Side for rect in following_rects(BOARD, side, 2)]
    assert all(any(area.contains(rect) for area in areas) for rect in small)


def test_from_a_scene_to_itself_nothing_is_painted_again() -> None:
    scene = scene_moving(a_play().stages[0], 0.5, BOARD)

    assert differing(scene, scene, BOARD) == []


def test_areas_that_meet_become_one_also_by_way_of_a_third() -> None:
    left, right, between, far = (QRectF(x, 0, 10, 10) for x in (0, 16, 8, 100))

    assert united([left, right, between, far]) == [QRectF(0, 0, 26, 10), far]
    assert united([]) == []
