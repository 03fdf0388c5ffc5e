"""The sounds of a motion: each landing in time; without motion only the most important one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Doubled, Drafted, MatchEvent, OpeningRolled, Played, Rolled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.ui.board.animator import Animator, SoundCue, TimedCue, most_important, sound_cues
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.motion import FLIGHT, WATCHED, MotionStage, Plan, is_roll, plan_for
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.game.matches import COMPUTER, header, match_of
from tests.positions import position
from tests.ui.board.boards import HOME, PINS, middle, on, shown, state, with_cube
from tests.ui.board.conftest import Show

USUAL, AT_ONCE = BoardOptions(), BoardOptions(speed=0.0, dice_speed=0.0)
CALM = BoardOptions(is_calm=True)
HIS = replace(state(PINS, "42"), white=COMPUTER)
PINNING = Played("24/22 22/18*")
TWO_BLOTS = replace(on(TAWULA, position(TAWULA, "12:W15 6:B1 4:B1 1:B13"), "62"), white=COMPUTER)


def cues_of(before: GameState, event: MatchEvent, options: BoardOptions = USUAL) -> list[tuple[float, SoundCue]]:
    """The sound cues of an event, each with its time in ms."""
    after = apply(before, event)
    plan = plan_for(before, after, event, options)
    cues = sound_cues(
        shown(before, speed=options.speed), plan, shown(after, speed=options.speed), is_roll=is_roll(event)
    )
    return [(timed.time_ms, timed.cue) for timed in cues]


def kinds_of(before: GameState, event: MatchEvent, options: BoardOptions = USUAL) -> list[SoundCue]:
    return [cue for _, cue in cues_of(before, event, options)]


def test_each_step_is_heard_when_its_checker_lands_and_the_pin_is_another_cue() -> None:
    first, pause, *_ = plan_for(HIS, apply(HIS, PINNING), PINNING, USUAL).stages
    flight_ms = FLIGHT * WATCHED.step_ms

    assert cues_of(HIS, PINNING) == [
        (pytest.approx(flight_ms), SoundCue.STEP),
        (pytest.approx(first.duration_ms + pause.duration_ms + flight_ms), SoundCue.PIN),
    ]
    for options in (CALM, replace(USUAL, dice_speed=0.0)):
        assert kinds_of(HIS, PINNING, options) == [SoundCue.STEP, SoundCue.PIN]


def test_of_a_turn_shown_at_once_the_most_important_cue_is_heard() -> None:
    assert cues_of(HIS, PINNING, AT_ONCE) == [(0.0, SoundCue.PIN)]
    assert most_important(SoundCue) is SoundCue.PIN
    assert most_important([]) is None


@pytest.mark.parametrize(
    ("before", "event", "cues"),
    [
        (replace(state("24:W2 18:bW1 20:W12 1:B14", "42"), white=COMPUTER), Played("20/18 24/20"), [SoundCue.STEP] * 2),
        (replace(state(HOME, "65"), white=COMPUTER), Played("6/off 5/off"), [SoundCue.OFF] * 2),
        (match_of(header()).state, OpeningRolled(5, 3), [SoundCue.DICE]),
        (with_cube(), Doubled(), [SoundCue.STEP]),
        (apply(HIS, Drafted("24/22 22/18*")), PINNING, []),
    ],
    ids=["a pinner that is joined", "into the tray", "dice that decide who begins", "the cube", "nothing moves"],
)
def test_what_moves_is_heard(before: GameState, event: MatchEvent, cues: list[SoundCue]) -> None:
    assert kinds_of(before, event) == cues


def test_dice_are_heard_when_they_first_touch_the_board_and_at_once_when_they_do_not_tumble() -> None:
    rolled, event = state(PINS), Rolled(6, 5)
    (throw, *_) = plan_for(rolled, apply(rolled, event), event, USUAL).stages

    ((time_ms, cue),) = cues_of(rolled, event)

    assert cue is SoundCue.DICE
    assert 0 < time_ms < 0.5 * throw.duration_ms
    assert cues_of(rolled, event, AT_ONCE) == cues_of(rolled, event, CALM) == [(0.0, SoundCue.DICE)]


def test_hit_is_heard_when_it_strikes_and_before_the_checker_lies_on_the_bar() -> None:
    plan = plan_for(TWO_BLOTS, apply(TWO_BLOTS, Played("12/6* 6/4*")), Played("12/6* 6/4*"), USUAL)

    cues = cues_of(TWO_BLOTS, Played("12/6* 6/4*"))

    assert [cue for _, cue in cues] == [SoundCue.HIT, SoundCue.HIT]
    assert cues[0][0] < plan.stages[0].duration_ms


# In time


def record(view: BoardWidget) -> list[SoundCue]:
    cues: list[SoundCue] = []
    view.sounded.connect(cues.append)
    return cues


def test_without_motion_the_board_is_heard_before_it_settles_and_not_when_a_match_is_put_on_it(show: Show) -> None:
    view, _, table = show(HIS)
    cues, order = record(view), list[SoundCue]()
    view.settled.connect(lambda: order.extend(cues))

    view.show_state(None, state(HOME, "21"))
    assert cues == []
    table.apply(PINNING)

    assert order == cues == [SoundCue.PIN]


def test_press_that_jumps_to_the_end_lets_the_most_important_of_the_rest_be_heard(show: Show) -> None:
    view, hand, table = show(HIS, speed=0.1)
    cues = record(view)
    table.apply(PINNING)
    assert cues == []

    hand.click(middle(view, table.state.side, 9))

    assert cues == [SoundCue.PIN]


def test_each_cue_is_heard_in_its_time_and_once(qtbot: QtBot) -> None:
    animator, cues = Animator(), list[SoundCue]()
    animator.sounded.connect(cues.append)
    minute = Plan((MotionStage(60_000, (), shown(state())),))

    animator.run(minute, 240.0, [TimedCue(20, SoundCue.DICE), TimedCue(90_000, SoundCue.STEP)])
    assert cues == []
    qtbot.waitUntil(lambda: bool(cues))
    assert cues == [SoundCue.DICE]

    animator.finish()
    assert cues == [SoundCue.DICE, SoundCue.STEP]
