"""Hits: how they are announced, and how the hit checker comes to the bar."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Drafted, MatchEvent, Played, Rewound
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.motion import LANDING, OWN, WATCHED, Drop, MotionStage, Plan, plan_for
from tapa_desktop.ui.board.picture import free_spot
from tapa_desktop.ui.board.place import BoardOptions, Place, Spot, bar, point
from tapa_desktop.ui.board.pointer import Light, Pointer, lights
from tapa_desktop.ui.board.scene import Scene, scene_at_rest, scene_moving
from tests.game.matches import COMPUTER, PERSON
from tests.positions import position
from tests.ui.board.boards import on, shown, targets, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK
BOARD = BoardGeometry(1280, 860, parallel=True)
OPTIONS = BoardOptions()
TWO_BLOTS = on(TAWULA, position(TAWULA, "12:W15 6:B1 4:B1 1:B13"), "62")

Way = tuple[Side, Place, Place]


def played(play: str, *, below: Side = WHITE) -> Plan:
    """The motion of that play by the computer, from the two blots."""
    return change(replace(TWO_BLOTS, white=COMPUTER), Played(play), replace(OPTIONS, below=below))


def change(given: GameState, event: MatchEvent, options: BoardOptions = OPTIONS) -> Plan:
    """The motion that an event brings about."""
    return plan_for(given, apply(given, event), event, options)


def ways(plan: Plan) -> list[list[Way]]:
    """What travels in each stage, and from where to where."""
    found = [[(m.side, m.source.place, m.target.place) for m in stage.moves if m.travels] for stage in plan.stages]
    return [stage for stage in found if stage]


def moment(stage: MotionStage, progress: float) -> Scene:
    return scene_moving(stage, progress, BOARD)


# In which order


def test_hit_checker_goes_to_the_bar_in_the_step_that_hits_it() -> None:
    assert ways(played("12/10 12/6*")) == [
        [(WHITE, point(12), point(10))],
        [(WHITE, point(12), point(6)), (BLACK, point(6), bar(BLACK))],
    ]


def test_checker_that_hits_and_moves_on_hits_in_its_first_step() -> None:
    assert ways(played("12/6* 6/4*")) == [
        [(WHITE, point(12), point(6)), (BLACK, point(6), bar(BLACK))],
        [(WHITE, point(6), point(4)), (BLACK, point(4), bar(BLACK))],
    ]


def test_points_of_a_hit_are_those_of_the_player_below() -> None:
    assert ways(played("12/10 12/6*", below=BLACK))[1] == [
        (WHITE, point(24), point(18)),
        (BLACK, point(18), bar(BLACK)),
    ]


def test_checker_enters_from_the_bar_with_a_hit_and_moves_on() -> None:
    given = on(TAWULA, position(TAWULA, "12:W14 21:B1 1:B14", mine=(0, 1)), "42")

    assert ways(change(replace(given, white=COMPUTER), Played("bar/21* 21/19"))) == [
        [(WHITE, bar(WHITE), point(21)), (BLACK, point(21), bar(BLACK))],
        [(WHITE, point(21), point(19))],
    ]


def test_two_hits_of_one_drop_go_to_the_bar_together() -> None:
    after = with_steps(TWO_BLOTS, (12, 6), (6, 4))
    drop = Drop(WHITE, point(12), 300.0, 200.0)

    (stage,) = ways(plan_for(TWO_BLOTS, after, Drafted("12/6* 6/4*"), OPTIONS, drop))

    assert sorted(stage, key=str) == [
        (BLACK, point(4), bar(BLACK)),
        (BLACK, point(6), bar(BLACK)),
        (WHITE, point(12), point(4)),
    ]


@pytest.mark.parametrize("side", list(Side))
def test_hit_that_is_taken_back_goes_back_from_the_bar(side: Side) -> None:
    given = on(TAWULA, position(TAWULA, "12:W15 6:B1 1:B14"), "62", side=side)
    options = replace(OPTIONS, below=side)
    after = with_steps(given, (12, 6))

    (stage,) = plan_for(after, given, Rewound(1), options).stages

    assert sorted((m.side is side, m.source.place, m.target.place) for m in stage.moves if m.travels) == [
        (False, bar(side.other), point(6)),
        (True, point(6), point(12)),
    ]
    assert {move.within for move in stage.moves} == {(0.0, 1.0)}


# In time


def test_hit_checker_leaves_when_the_one_that_hits_it_has_all_but_come() -> None:
    stage = played("12/6* 6/4*").stages[0]
    (hitter,) = [move for move in stage.moves if move.side is WHITE and move.travels]
    (hit,) = [move for move in stage.moves if move.side is BLACK and move.travels]

    assert hitter.within[0] == 0.0
    assert 0.0 < hit.within[0] < hitter.within[1] < hit.within[1] == 1.0


def test_it_lies_below_the_one_that_hits_it_and_is_seen_until_then() -> None:
    stage = played("12/6* 6/4*").stages[0]
    start, landed, end = (moment(stage, done).flying for done in (0.0, stage.moves[0].within[1], 1.0))

    assert [sprite.side for sprite in start] == [BLACK, WHITE]
    assert (start[0].x, start[0].lift) == (BOARD.places[point(6)].center().x(), 0.0)
    assert landed[1].lift == 0.0
    assert landed[0].lift > 0.0
    assert (end[0].x, end[0].lift) == (BOARD.places[bar(BLACK)].center().x(), 0.0)


@pytest.mark.parametrize(("pace", "seat"), [(WATCHED, COMPUTER), (OWN, PERSON)])
def test_step_that_hits_takes_longer_by_the_way_to_the_bar(pace: object, seat: object) -> None:
    given = replace(TWO_BLOTS, white=seat)
    event = Played("12/10 12/6*") if seat is COMPUTER else Drafted("12/10 12/6*")

    steps = [stage.duration_ms for stage in change(given, event).stages if any(move.travels for move in stage.moves)]

    assert steps == [pace.step_ms, pace.step_ms + pace.hit_ms]  # type: ignore[attr-defined]


def test_checker_that_is_dropped_lands_at_once_and_hits_then() -> None:
    after = with_steps(TWO_BLOTS, (12, 6))
    (stage,) = plan_for(TWO_BLOTS, after, Drafted("12/6*"), OPTIONS, Drop(WHITE, point(12), 300.0, 200.0)).stages

    (hitter,) = [move for move in stage.moves if move.dropped_at is not None]
    assert stage.duration_ms == LANDING.step_ms + LANDING.hit_ms
    assert hitter.within[1] * stage.duration_ms == pytest.approx(LANDING.step_ms)


# Announced


def test_targets_with_an_opposing_blot_light_up_as_touched() -> None:
    lit = lights(targets(TWO_BLOTS), point(12))

    assert lit == {point(6): Light(True, True), point(10): Light(True, False), point(4): Light(False, True)}


def test_checker_that_hits_comes_to_lie_where_the_hit_one_lay() -> None:
    assert free_spot(shown(TWO_BLOTS), point(6), WHITE) == Spot(point(6), 0, 1)


def test_hit_checker_stays_on_its_point_while_the_hand_holds_the_other_above_it() -> None:
    hand = Pointer(targets(TWO_BLOTS)).pressed(point(12), 100, 100).moved(300, 200, 4)

    scene = scene_at_rest(shown(TWO_BLOTS), BOARD, hand, None, None)

    assert len(scene.lying) == 29
    assert [sprite.side for sprite in scene.flying] == [WHITE]
