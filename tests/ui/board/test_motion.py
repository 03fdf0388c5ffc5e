"""From before to after: which checker goes where, one step after the other, and how long it takes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Doubled, Drafted, GameBegun, OpeningRolled, Played, Resigned, Rewound, Rolled
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.steps import Step
from tapa_desktop.ui.board import motion
from tapa_desktop.ui.board.animator import Animator
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions, Place, Spot, bar, point, rack, tray
from tapa_desktop.ui.board.motion import LANDING, OPENING, OWN, WATCHED, Drop, MotionStage, Plan, plan_for, slide_back
from tapa_desktop.ui.board.scene import Scene, scene_moving
from tests.cases import some
from tests.game.matches import COMPUTER, header, match_of, random_match
from tests.positions import position
from tests.ui.board.boards import PINS, on, shown, state, with_cube, with_steps

WHITE, BLACK = Side.WHITE, Side.BLACK
OPTIONS = BoardOptions()


def change(start: History | GameState, event: object, options: BoardOptions = OPTIONS) -> Plan:
    """The motion that an event brings about."""
    before = start.state if isinstance(start, History) else start
    return plan_for(before, apply(before, event), event, options)


Way = tuple[Side, Place, Place]


def ways(plan: Plan) -> list[list[Way]]:
    """The checkers that travel in each stage, with their places; stages without any are left out."""
    stages = [[(m.side, m.source.place, m.target.place) for m in stage.moves if m.travels] for stage in plan.stages]
    return [stage for stage in stages if stage]


def travels(plan: Plan) -> list[list[tuple[Place, Place]]]:
    """The same without the sides."""
    return [[(source, target) for _, source, target in stage] for stage in ways(plan)]


BEGINNING = match_of(header(white=COMPUTER))
COMPUTERS_TURN = match_of(header(white=COMPUTER), OpeningRolled(5, 3), Rolled(4, 2))
PERSONS_TURN = match_of(header(black=COMPUTER), OpeningRolled(5, 3), Rolled(4, 2))
TWO_BLOTS = on(TAWULA, position(TAWULA, "12:W15 6:B1 4:B1 1:B13"), "62")
HITTING = (WATCHED.step_ms + WATCHED.hit_ms, WATCHED.pause_ms)


# Which states are shown


@pytest.mark.parametrize(
    ("drafted", "event", "ways"),
    [
        (None, Played("24/22 22/18"), [(24, 22), (22, 18)]),
        ("pass", Drafted("24/22 22/18"), [(24, 22), (22, 18)]),
        ("24/22", Drafted("24/22 24/20"), [(24, 20)]),
        ("24/22", Played("24/20 20/18"), [(22, 18)]),
        ("24/22 24/20", Played("24/22 24/20"), []),
    ],
    ids=["play of the computer", "own steps", "a new step", "another play than composed", "the one composed"],
)
def test_new_steps_are_shown_one_after_the_other(
    drafted: str | None, event: object, ways: list[tuple[int, int]]
) -> None:
    history = COMPUTERS_TURN if drafted is None else match_of(PERSONS_TURN, Drafted(drafted))

    assert travels(change(history, event)) == [[(point(source), point(target))] for source, target in ways]


def test_steps_that_are_taken_back_go_back_together_each_the_nearest_way() -> None:
    drafted = match_of(PERSONS_TURN, Drafted("24/22"), Drafted("24/22 22/18"))
    played = match_of(PERSONS_TURN, Played("24/22 24/20"))

    def back(history: History, event: Rewound) -> list[list[tuple[Place, Place]]]:
        return travels(plan_for(history.state, match_of(history, event).state, event, OPTIONS))

    assert back(drafted, Rewound(3)) == [[(point(18), point(22))]]
    assert travels(change(drafted, Drafted("pass"))) == [[(point(18), point(24))]]
    (stage,) = back(played, Rewound(2))
    assert sorted(stage, key=str) == [(point(20), point(24)), (point(22), point(24))]


def test_opening_dice_that_are_played_at_once_are_seen_before() -> None:
    history = match_of(header("tawula"))
    states = motion.states_between(history.state, history.append(OpeningRolled(6, 2)).state, OpeningRolled(6, 2))

    assert [len(shown(game).dice) for game in states] == [0, 2, 2]
    assert [die.side for die in shown(states[1]).dice] == [WHITE, BLACK]
    assert [die.side for die in shown(states[2]).dice] == [WHITE, WHITE]


@pytest.mark.parametrize("rule_set", ["tapa", "plakoto", "tawula"])
def test_every_change_of_a_match_ends_in_the_picture_after_it(rule_set: str) -> None:
    history = random_match(header(rule_set, target=1), 1, hasty=True, most_events=150)
    replayed = match_of(header(rule_set, target=1))

    stages: list[MotionStage] = []
    for event in history.log:
        before, replayed = replayed.state, replayed.append(event)
        for start in (False, True):
            plan = plan_for(before, replayed.state, event, BoardOptions(two_checker_start=start))
            stages += plan.stages
            if plan.stages:
                assert plan.stages[-1].picture.checkers == shown(replayed.state, two_checker_start=start).checkers

    for stage in some(stages):
        assert [(move.side, move.target) for move in stage.moves] == list(stage.picture.checkers)


# Time


@pytest.mark.parametrize(
    ("game", "event", "stages"),
    [
        (COMPUTERS_TURN.state, Played("24/22 22/18"), [WATCHED.step_ms, WATCHED.pause_ms] * 2),
        (PERSONS_TURN.state, Drafted("24/22 22/18"), [OWN.step_ms] * 2),
        (match_of(header(white=COMPUTER), OpeningRolled(5, 3)).state, Rolled(4, 2), [WATCHED.roll_ms, WATCHED.hold_ms]),
        (match_of(header(), OpeningRolled(5, 3)).state, Rolled(4, 2), [OWN.roll_ms]),
        (match_of(header()).state, OpeningRolled(5, 3), [OPENING.roll_ms, OPENING.hold_ms]),
        (match_of(header("tawula")).state, OpeningRolled(6, 2), [OPENING.roll_ms, OPENING.hold_ms]),  # played at once
        (replace(TWO_BLOTS, white=COMPUTER), Played("12/6* 12/10"), [*HITTING, WATCHED.step_ms, WATCHED.pause_ms]),
        (TWO_BLOTS, Drafted("12/10 12/6*"), [OWN.step_ms, OWN.step_ms + OWN.hit_ms]),
        (with_cube(persons=(WHITE,)), Doubled(), [OWN.step_ms]),
        (with_cube(persons=(BLACK,)), Doubled(), [WATCHED.step_ms, WATCHED.pause_ms]),
        (PERSONS_TURN.state, Resigned(WHITE), []),
    ],
)
def test_what_is_watched_takes_longer_than_what_is_done_and_a_hit_longer_by_the_way_to_the_bar(
    game: GameState, event: object, stages: list[int]
) -> None:
    plan = change(game, event)

    assert [stage.duration_ms for stage in plan.stages] == stages
    assert plan.duration_ms == sum(stages)
    is_throw = isinstance(event, Rolled | OpeningRolled)
    assert [stage.is_throw for stage in plan.stages] == [is_throw, *[False] * (len(stages) - 1)][: len(stages)]


def test_dice_and_checkers_have_speeds_of_their_own_and_no_speed_takes_no_time() -> None:
    play, pace = Played("24/22 22/18"), WATCHED.step_ms + WATCHED.pause_ms
    fast, rolled, played = (
        replace(OPTIONS, **speeds)
        for speeds in ({"speed": 2.0}, {"speed": 0.0, "dice_speed": 2.0}, {"dice_speed": 0.0})
    )

    assert change(COMPUTERS_TURN, play, fast).duration_ms == pytest.approx(pace, abs=4)
    assert change(COMPUTERS_TURN, play, rolled) == Plan()
    assert change(COMPUTERS_TURN, play, played).duration_ms == 2 * pace
    assert change(BEGINNING, OpeningRolled(5, 3), rolled).duration_ms == OPENING.roll_ms / 2
    assert change(BEGINNING, OpeningRolled(5, 3), played).duration_ms == OPENING.hold_ms


def test_moment_of_a_plan_is_a_stage_and_how_much_of_it_is_done() -> None:
    plan = change(COMPUTERS_TURN, Played("24/22 22/18"))
    first, pause, *_, last = plan.stages

    assert plan.at(0) == (first, 0.0)
    assert plan.at(WATCHED.step_ms / 2) == (first, 0.5)
    assert plan.at(WATCHED.step_ms) == (pause, 0.0)
    assert plan.at(plan.duration_ms) == (last, 1.0)


# Drops


def test_dropped_checker_lands_from_where_it_was_let_go_or_slides_back_to_the_top_of_its_stack() -> None:
    drop, picture = Drop(WHITE, point(24), 321.0, 123.0), shown(state(PINS, "42"))
    event = Drafted("24/22 22/18")
    change_of = PERSONS_TURN.state, match_of(PERSONS_TURN, event).state, event
    (landing,), (back,) = plan_for(*change_of, OPTIONS, drop).stages, slide_back(picture, drop, OPTIONS).stages

    for stage, target in ((landing, Spot(point(18))), (back, Spot(point(24), 3, 4))):
        (move,) = [move for move in stage.moves if move.travels]
        assert (move.dropped_at, move.target) == ((321.0, 123.0), target)
    assert (landing.duration_ms, len(back.moves)) == (LANDING.step_ms, 30)
    still = replace(OPTIONS, speed=0.0)
    assert plan_for(*change_of, still, drop) == slide_back(picture, drop, still) == Plan()


# No motion for those who want none


def test_who_wants_less_motion_sees_a_watched_play_step_by_step_nothing_travels_and_own_steps_at_once() -> None:
    calm, picture = replace(OPTIONS, is_calm=True), shown(state(PINS, "42"))

    plan = change(COMPUTERS_TURN, Played("24/22 22/18"), calm)

    assert [stage.duration_ms for stage in plan.stages] == [WATCHED.step_ms + WATCHED.pause_ms] * 2
    assert travels(plan) == []
    assert plan.stages[0].picture != plan.stages[1].picture
    assert not any(stage.is_throw for stage in change(BEGINNING, OpeningRolled(5, 3), calm).stages)
    assert change(PERSONS_TURN, Drafted("24/22"), calm) == Plan()
    assert slide_back(picture, Drop(WHITE, point(24), 300.0, 200.0), calm) == Plan()


# The last play


def test_last_play_is_that_of_the_present_game() -> None:
    start = COMPUTERS_TURN
    before, event = start.state, Played("24/22 22/18")
    history = start.append(event)

    assert motion.last_play(start.states, start.active_events) is None
    assert motion.last_play(history.states, history.active_events) == (before, history.state, event)
    assert motion.turn_played(before, event) == (start.state.side, (4, 2), (Step(24, 22, 2), Step(22, 18, 4)))
    assert motion.last_play(history.states, (*history.active_events[:-1], GameBegun())) is None


def test_past_play_is_shown_again_step_by_step_even_if_nothing_moves_otherwise() -> None:
    start = COMPUTERS_TURN
    history = start.append(Played("24/22 22/18"))
    past = motion.last_play(history.states, history.active_events)
    assert past is not None

    for options in (OPTIONS, replace(OPTIONS, speed=0.0), replace(OPTIONS, is_calm=True)):
        plan = motion.replay_plan(past, options)
        assert plan.stages[0].picture.checkers == shown(start.state).checkers
        assert [stage.picture.checkers for stage in plan.stages][-1] == shown(history.state).checkers
        assert plan.duration_ms > 500


# Which checker of one picture is which of the next


def test_checkers_that_stay_do_not_travel_and_those_of_a_compressed_stack_move_closer() -> None:
    game = state("24:W15 1:B15", "31")

    moves = motion.moves_between(shown(game), shown(with_steps(game, (24, 21))))

    assert [(m.source, m.target) for m in moves if m.travels] == [(Spot(point(24), 14, 15), Spot(point(21), 0, 1))]
    assert sum(not move.travels and move.source != move.target for move in moves) == 14


def test_pinned_checker_stays_one_borne_off_goes_to_its_tray_and_one_of_the_rack_onto_the_board() -> None:
    def moved(game: GameState, *steps: tuple[int, int], **options: object) -> tuple[motion.Move, ...]:
        return motion.moves_between(shown(game, **options), shown(with_steps(game, *steps), **options))

    pinning = moved(state(PINS, "42"), (24, 20), (20, 18))
    (borne,) = (move for move in moved(state("6:W2 24:B1", "61"), (6, 0)) if move.travels)
    entering = moved(state("24:W15 1:B15", "61"), (24, 18), two_checker_start=True)
    (entered,) = (move for move in entering if move.travels)

    assert motion.Move(BLACK, Spot(point(18)), Spot(point(18), is_pinned=True)) in pinning
    assert (borne.source.place, borne.target.place) == (point(6), tray(WHITE))
    assert (entered.source.place, entered.target.place) == (rack(WHITE), point(18))


# A plan is shown at the rate of the screen, and no clock ticks before or after

pytestmark = pytest.mark.usefixtures("qapp")

PLAN = Plan((MotionStage(30, (), shown(state())), MotionStage(40, (), shown(state()))))


@pytest.mark.parametrize(("rate", "interval_ms"), [(60.0, 16), (144.0, 6), (240.0, 4), (0.0, 41), (50.0, 20)])
def test_clock_ticks_as_often_as_the_screen_shows_anything(rate: float, interval_ms: int) -> None:
    animator = Animator()

    animator.run(PLAN, rate)

    assert animator._timer.interval() == interval_ms


def test_each_moment_is_later_than_the_one_before_and_the_end_is_reported_once(qtbot: QtBot) -> None:
    animator, moments, ends = Animator(), list[float](), list[bool]()
    animator.advanced.connect(lambda: moments.append(animator._time_ms))
    animator.rested.connect(lambda: ends.append(animator.is_running))

    with qtbot.waitSignal(animator.rested):
        animator.run(PLAN, 240.0)

    assert moments == sorted(set(moments))
    assert max(moments, default=0.0) < PLAN.duration_ms
    assert ends == [False]


# Hits: how they are announced, and how the hit checker comes to the bar


BOARD = BoardGeometry(1280, 860, parallel=True)


def played(play: str, *, below: Side = WHITE) -> Plan:
    """The motion of that play by the computer, from the two blots."""
    return change(replace(TWO_BLOTS, white=COMPUTER), Played(play), replace(OPTIONS, below=below))


def moment(stage: MotionStage, progress: float) -> Scene:
    return scene_moving(stage, progress, BOARD)


# In which order


def test_hit_checker_goes_to_the_bar_in_the_step_that_hits_it_and_points_are_those_of_the_player_below() -> None:
    first, second = [(WHITE, point(12), point(6)), (BLACK, point(6), bar(BLACK))], (WHITE, point(12), point(10))
    third = [(WHITE, point(6), point(4)), (BLACK, point(4), bar(BLACK))]

    assert ways(played("12/10 12/6*")) == [[second], first]
    assert ways(played("12/6* 6/4*")) == [first, third]
    assert ways(played("12/10 12/6*", below=BLACK))[1] == [
        (WHITE, point(24), point(18)),
        (BLACK, point(18), bar(BLACK)),
    ]


def test_checker_enters_from_the_bar_with_a_hit_and_moves_on() -> None:
    game = on(TAWULA, position(TAWULA, "12:W14 21:B1 1:B14", mine=(0, 1)), "42")

    assert ways(change(replace(game, white=COMPUTER), Played("bar/21* 21/19"))) == [
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
    game = on(TAWULA, position(TAWULA, "12:W15 6:B1 1:B14"), "62", side=side)
    options = replace(OPTIONS, below=side)
    after = with_steps(game, (12, 6))

    (stage,) = plan_for(after, game, Rewound(1), options).stages

    assert sorted((m.side is side, m.source.place, m.target.place) for m in stage.moves if m.travels) == [
        (False, bar(side.other), point(6)),
        (True, point(6), point(12)),
    ]
    assert {move.within for move in stage.moves} == {(0.0, 1.0)}


# In time


def test_hit_checker_is_seen_below_the_one_that_hits_it_and_leaves_when_that_has_all_but_come() -> None:
    stage = played("12/6* 6/4*").stages[0]
    hitter, hit = (next(m for m in stage.moves if m.side is side and m.travels) for side in Side)
    start, landed, end = (moment(stage, done).flying for done in (0.0, hitter.within[1], 1.0))

    assert hitter.within[0] == 0.0
    assert 0.0 < hit.within[0] < hitter.within[1] < hit.within[1] == 1.0
    assert [sprite.side for sprite in start] == [BLACK, WHITE]
    assert (start[0].x, start[0].lift) == (BOARD.places[point(6)].center().x(), 0.0)
    assert landed[0].lift > landed[1].lift == 0.0
    assert (end[0].x, end[0].lift) == (BOARD.places[bar(BLACK)].center().x(), 0.0)


def test_checker_that_is_dropped_lands_at_once_and_hits_then() -> None:
    after = with_steps(TWO_BLOTS, (12, 6))
    (stage,) = plan_for(TWO_BLOTS, after, Drafted("12/6*"), OPTIONS, Drop(WHITE, point(12), 300.0, 200.0)).stages

    (hitter,) = [move for move in stage.moves if move.dropped_at is not None]
    assert stage.duration_ms == LANDING.step_ms + LANDING.hit_ms
    assert hitter.within[1] * stage.duration_ms == pytest.approx(LANDING.step_ms)
