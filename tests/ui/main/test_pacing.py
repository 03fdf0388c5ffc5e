"""The computer plays against itself: results can be read, and a person who watches can pause, hurry and take over."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.settings import LEVEL_CHOICES, Settings
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import GameBegun, OpeningRolled, Played, Resigned, Seat, Seated
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import format_record
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.main.pacing import PASS_MS, RESULT_MS, Pacing, is_watched, spectator_text
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.text.result import result_text
from tests.app.driver import COMPUTER, PERSON, StubThinker
from tests.ui.app import QUIET, App, OpenWindow
from tests.ui.board.boards import state as a_turn
from tests.ui.states import header

NORMAL = Settings(checker_speed="normal", dice_speed="normal")


@pytest.fixture
def pacing(qtbot: QtBot) -> Pacing:  # noqa: ARG001 - it brings the application
    return Pacing()


@pytest.fixture
def passed(pacing: Pacing) -> QSignalSpy:
    """How often it has emitted `passed`."""
    return QSignalSpy(pacing.passed)


def waits_ms(pacing: Pacing) -> int:
    """The rest of the delay in milliseconds; -1 without one."""
    return pacing._timer.remainingTime()


def between_computers(*, over: bool = False, black: object = COMPUTER, target: int = 5) -> GameState:
    events = (OpeningRolled(5, 3), Resigned(Side.WHITE)) if over else (OpeningRolled(5, 3),)
    history = replay(header(black=PERSON, target=target), events)
    return replace(history.state, white=COMPUTER, black=black)


# A result can be read


STUCK = a_turn("24:W15 23:B2 22:B2", "21")


@pytest.mark.parametrize(
    ("state", "settings", "wait_ms"),
    [
        (between_computers(over=True), NORMAL, RESULT_MS),
        (STUCK, structs.replace(NORMAL, pass_for_me=True), PASS_MS),
        (STUCK, structs.replace(NORMAL, finish_turns=True), PASS_MS),
        (STUCK, NORMAL, None),  # a key passes
        (between_computers(), NORMAL, None),
        (between_computers(over=True), QUIET, None),
        (between_computers(over=True, target=1), NORMAL, None),
        (between_computers(over=True, black=PERSON), NORMAL, None),
    ],
)
def test_match_waits_until_a_result_or_a_roll_without_a_play_has_been_seen_and_for_nothing_else(
    pacing: Pacing, passed: QSignalSpy, state: GameState, settings: Settings, wait_ms: int | None
) -> None:
    pacing.start(state, settings)
    assert passed.count() == (wait_ms is None)
    assert waits_ms(pacing) == (-1 if wait_ms is None else pytest.approx(wait_ms, abs=500))

    pacing._timer.setInterval(0)
    QCoreApplication.processEvents()

    assert passed.count() == 1


def test_whoever_sets_the_speed_to_at_once_waits_no_longer_nor_for_a_state_that_has_gone(
    pacing: Pacing, passed: QSignalSpy
) -> None:
    pacing.start(between_computers(over=True), NORMAL)

    pacing.follow_settings(Settings(checker_speed="fast", dice_speed="fast"))
    assert passed.count() == 0
    pacing.follow_settings(QUIET)
    pacing.follow_settings(QUIET)
    assert (passed.count(), waits_ms(pacing)) == (1, -1)

    pacing.start(between_computers(over=True), NORMAL)
    pacing.cancel()
    assert (passed.count(), waits_ms(pacing)) == (1, -1)


# A pause


@pytest.mark.parametrize("over", [False, True], ids=["the game goes on", "a result is read"])
def test_a_pause_holds_the_match_and_one_that_held_nothing_lets_nothing_go_on(
    pacing: Pacing, passed: QSignalSpy, over: bool
) -> None:
    for _ in range(3):
        pacing.toggle_pause()
    pacing.start(between_computers(over=over), NORMAL)
    assert (passed.count(), waits_ms(pacing)) == (0, -1)

    pacing.toggle_pause()
    assert passed.count() == 1


def test_a_pause_while_a_result_is_read_goes_on_at_its_end(pacing: Pacing, passed: QSignalSpy) -> None:
    pacing.start(between_computers(over=True), NORMAL)

    pacing.toggle_pause()
    assert waits_ms(pacing) == -1
    pacing.toggle_pause()
    assert passed.count() == 1


def test_a_pause_ends_where_a_person_plays_and_another_match_is_not_paused(pacing: Pacing, passed: QSignalSpy) -> None:
    pacing.toggle_pause()
    pacing.start(between_computers(black=PERSON), NORMAL)
    assert (passed.count(), pacing.is_paused) == (1, False)

    pacing.toggle_pause()
    pacing.reset()
    assert not pacing.is_paused


def test_it_is_watched_while_the_computer_plays_itself_and_the_match_goes_on() -> None:
    assert is_watched(between_computers(over=True))
    assert not is_watched(between_computers(over=True, target=1))
    assert not is_watched(between_computers(black=PERSON))
    assert spectator_text(between_computers(black=PERSON), is_paused=False) == ""
    assert spectator_text(between_computers(over=True), is_paused=False) == ""


# In the window


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    """White has begun with a 3 and a 1, and thinks."""
    return open_window(
        (6, 5), (3, 1), (6, 2), (5, 4), thinker=StubThinker(at_once=False), white=COMPUTER, black=COMPUTER
    )


def answer(app: App) -> None:
    app.thinker.answer_now()
    app.let_happen()


def test_match_that_is_paused_goes_on_by_the_same_key_or_button_as_the_prompt_says(app: App) -> None:
    button, thinking = app.window.turn_bar.pause_button, prompt_text(app.state, Draft.of(app.state))
    assert (button.text(), app.window.turn_bar.next_button.isVisible()) == ("Pause", False)
    assert app.prompt == thinking + spectator_text(app.state, is_paused=False)
    app.press(button)
    assert button.text() == "Continue"
    answer(app)
    paused, note = app.history.active_events, spectator_text(app.state, is_paused=True)

    app.let_happen()
    assert app.history.active_events == paused
    assert app.prompt == note.lstrip()  # nobody rolls or thinks
    app.key(Qt.Key.Key_P)

    assert len(app.history.active_events) > len(paused)
    assert button.text() == "Pause"


@pytest.fixture
def ended(open_window: OpenWindow, tmp_path: Path) -> App:
    """Two computers have ended a game of their match, and the result is shown."""
    app = open_window((6, 5), (3, 1), settings=NORMAL, thinker=StubThinker(at_once=False))
    match = replay(header(), (OpeningRolled(5, 3), Resigned(Side.WHITE), Seated(Side.WHITE, COMPUTER)))
    path = tmp_path / "ended.tapa"
    path.write_bytes(format_record(match.record))
    app.session.open_record(path)
    app.let_happen()
    return app


def test_result_is_up_until_the_next_game_begins_by_itself(ended: App) -> None:
    assert ended.window.result.isVisible()
    assert ended.state.result is not None
    assert ended.window.result._title.text() == result_text(ended.state, ended.state.result)
    assert ended.state.phase is Phase.GAME_OVER

    ended.window.presenter.pacing._timer.timeout.emit()
    ended.let_happen()

    assert GameBegun() in ended.history.active_events
    assert not ended.window.result.isVisible()


def test_next_game_begins_at_once_for_those_who_ask_for_it(ended: App) -> None:
    ended.space()

    assert GameBegun() in ended.history.active_events
    assert not ended.window.presenter.pacing._timer.isActive()


@pytest.mark.usefixtures("held_motion")
def test_motion_that_is_watched_jumps_to_its_end_when_the_speed_is_changed(app: App) -> None:
    app.window.change_settings(Settings(checker_speed="slow", dice_speed="slow"))
    answer(app)
    assert app.window.board.is_moving
    count = len(app.history.active_events)

    app.window.change_settings(QUIET)
    app.let_happen()

    assert not app.window.board.is_moving
    assert len(app.history.active_events) > count


MOST_MS = 35  # more than the window takes by itself, whatever the machine
TURNS = 2
TRIALS = 3  # a wait that the machine has caused with other work does not come each time; one of ours does


def test_event_loop_waits_for_the_strongest_level_hardly_longer_than_for_the_weakest(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    app = open_window(dice=SeededDice("awake"), thinker=Thinker())
    weakest, *_, strongest = (Seat(choice.key) for choice in LEVEL_CHOICES)

    for_weakest, for_strongest = (waits_for(qtbot, app, seat) for seat in (weakest, strongest))

    assert min(for_strongest) <= max(for_weakest) + MOST_MS, (for_weakest, for_strongest)


def waits_for(qtbot: QtBot, app: App, seat: Seat) -> list[float]:
    """The longest pause of the event loop while the computer plays itself, by trial, in milliseconds.

    What the window itself takes is in it.
    """
    app.session.new_match(header("plakoto", white=seat, black=seat, target=0))  # which never ends
    let_play(qtbot, app, 2)
    return [longest_wait_ms(qtbot, app) for _ in range(TRIALS)]


def longest_wait_ms(qtbot: QtBot, app: App) -> float:
    """The longest time between two ticks of a timer of 5 ms.

    Only time in which this program had a processor counts: what other programs take away says nothing about it.
    """
    clocks: list[tuple[float, float]] = []
    timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: clocks.append((time.perf_counter(), time.process_time())))
    timer.start(5)
    let_play(qtbot, app, TURNS)
    return max(1000 * min(now - last for last, now in zip(*ticks, strict=True)) for ticks in pairwise(clocks))


def let_play(qtbot: QtBot, app: App, turns: int) -> None:
    """Let the computer play so many turns against itself."""
    goal = played(app) + turns
    qtbot.waitUntil(lambda: played(app) >= goal)


def played(app: App) -> int:
    return sum(isinstance(event, Played) for event in app.history.active_events)
