"""The sounds of the window: events, volume, and the switch.

The player has a thread of its own: whatever its sound server does, the window's thread does not wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Event, current_thread, main_thread

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tapa_desktop.app.settings import load_settings
from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Resigned, Seat
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.sounds import sounds
from tapa_desktop.ui.sounds.player import LOSS, NAMES, WIN, SoundError, check_sounds
from tapa_desktop.ui.sounds.sounds import SoundThread, sound_of_end
from tapa_desktop.ui.startup.program import end_sounds
from tests.app.driver import COMPUTER, PERSON
from tests.ui.app import QUIET, App, OpenWindow
from tests.ui.board.boards import PINS, state


class Recorder:
    """A player that records its sounds."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.volume = -1
        self.is_open = False

    def open(self) -> None:
        self.is_open = True

    def play(self, name: str, volume: int) -> None:
        self.played.append(name)
        self.volume = volume


def listen(app: App) -> Recorder:
    recorder = Recorder()
    app.window.features.sound_controller.set_player(recorder)
    return recorder


def test_dice_and_steps_are_heard_once_the_player_is_set(open_window: OpenWindow) -> None:
    app = open_window((5, 3), (3, 1), white=PERSON, black=PERSON, presses=1)
    recorder = listen(app)

    app.space()
    app.drag(24, 21)

    assert recorder.played == ["dice", "step"]


def test_volume_is_that_of_the_settings_and_a_key_switches_the_sounds_which_is_said(open_window: OpenWindow) -> None:
    app = open_window()
    recorder = listen(app)
    app.window.change_settings(replace(QUIET, volume=70))
    assert (recorder.volume, recorder.played) == (70, ["step"])  # so that one knows how loud it is

    app.key(Qt.Key.Key_M)
    (off,) = app.notices
    app.begin(white=PERSON, black=PERSON)
    app.space()
    assert recorder.played == ["step"]
    assert not app.window.commands.sounds.isChecked()
    assert not load_settings()[0].sounds

    app.key(Qt.Key.Key_M)
    assert recorder.played == ["step", "step"]
    assert app.window.commands.sounds.isChecked()
    assert off not in app.notices
    assert len(app.notices) == 1


def test_player_is_not_opened_while_sounds_are_off(open_window: OpenWindow) -> None:
    app = open_window(settings=replace(QUIET, sounds=False))
    recorder = listen(app)
    assert not recorder.is_open

    app.key(Qt.Key.Key_M)

    assert recorder.is_open


def test_end_of_a_game_is_heard_when_it_is_seen(open_window: OpenWindow) -> None:
    slow = replace(QUIET, checker_speed="slow", dice_speed="slow")
    app = open_window((5, 3), settings=slow, white=PERSON, black=COMPUTER)
    app.window.board.finish_motion()
    recorder = listen(app)
    app.space()
    app.window.board.finish_motion()
    recorder.played.clear()

    app.window.commands.resign.trigger()

    assert recorder.played == [LOSS]


@pytest.mark.parametrize(
    ("white", "black", "loser", "sound"),
    [
        (PERSON, COMPUTER, Side.BLACK, WIN),
        (PERSON, COMPUTER, Side.WHITE, LOSS),
        (COMPUTER, PERSON, Side.BLACK, LOSS),
        (PERSON, PERSON, Side.WHITE, WIN),
        (COMPUTER, COMPUTER, Side.WHITE, WIN),
    ],
)
def test_only_a_person_beaten_by_the_computer_hears_a_loss(white: Seat, black: Seat, loser: Side, sound: str) -> None:
    before = replace(state(PINS), white=white, black=black)
    after = apply(before, Resigned(loser))

    assert sound_of_end(before, after) == sound
    assert sound_of_end(None, after) is sound_of_end(before, before) is None  # an end that was there, and none


def test_every_sound_is_there_and_a_file_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    check_sounds()
    assert len(NAMES) == 7

    (tmp_path / "step.wav").write_bytes(b"RIFF")
    monkeypatch.setattr("tapa_desktop.ui.sounds.player.resource", lambda *_: tmp_path / "step.wav")
    with pytest.raises(SoundError, match=r"step\.wav"):
        check_sounds()


# The thread of the player

SOON_S = 300.0  # for a wait that ends as soon as something happens, and fails where it does not


class Server:
    """Stands in for a sound server and its player. It can be frozen, like a suspended server."""

    def __init__(self) -> None:
        self.played: SimpleQueue[str] = SimpleQueue()
        self.asked, self.answers, self.closed = Event(), Event(), Event()
        self.is_apart = False
        self.answers.set()

    def open(self) -> Server:
        self.is_apart = current_thread() is not main_thread()
        self._ask()
        return self

    def play(self, name: str, volume: int) -> None:
        self._ask()
        self.played.put(f"{name} {volume} %")

    def close_ended(self) -> float | None:
        return None

    def close(self) -> None:
        self.closed.set()

    def _ask(self) -> None:
        self.asked.set()
        assert self.answers.wait(SOON_S)

    def freeze(self) -> None:
        self.answers.clear()
        self.asked.clear()


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def player(server: Server) -> Iterator[SoundThread]:
    made = SoundThread(server.open)
    yield made
    server.answers.set()
    made.close()


def begun(player: SoundThread, server: Server) -> SoundThread:
    """That player, as soon as it can be heard."""
    player.open()
    player.play("first", 100)
    assert server.played.get(timeout=SOON_S) == "first 100 %"
    return player


def test_sounds_are_played_in_another_thread_one_after_the_other_each_with_its_volume_and_none_too_early(
    player: SoundThread, server: Server
) -> None:
    player.play("dice", 40)
    player.play("step", 20)
    assert not server.asked.is_set()

    player.open()
    player.play("pin", 100)

    assert [server.played.get(timeout=SOON_S) for _ in range(3)] == ["dice 40 %", "step 20 %", "pin 100 %"]
    assert server.is_apart
    assert player.close()
    assert server.closed.is_set()


@pytest.mark.parametrize("is_begun", [True, False], ids=["at a sound", "where it is looked for"])
def test_server_that_does_not_answer_blocks_nothing_and_late_sounds_are_not_played(
    player: SoundThread, server: Server, monkeypatch: pytest.MonkeyPatch, *, is_begun: bool
) -> None:
    if is_begun:
        begun(player, server)
    server.freeze()
    player.open()
    player.play("dice", 100)
    assert server.asked.wait(SOON_S)

    monkeypatch.setattr(sounds, "LATE_S", 0)
    for _ in range(3):
        player.play("step", 100)  # each of these would wait for ever
    monkeypatch.undo()
    server.answers.set()
    player.play("pin", 100)

    assert [server.played.get(timeout=SOON_S) for _ in range(2)] == ["dice 100 %", "pin 100 %"]


@pytest.mark.parametrize("is_begun", [False, True])
def test_program_ends_while_the_server_does_not_answer(
    player: SoundThread, server: Server, monkeypatch: pytest.MonkeyPatch, *, is_begun: bool
) -> None:
    ended: list[int] = []
    monkeypatch.setattr("os._exit", ended.append)
    monkeypatch.setattr(sounds, "END_S", 0.01)
    end_sounds(SoundThread(server.open), 0)
    assert ended == []
    if is_begun:
        begun(player, server)
    server.freeze()
    player.open()
    player.play("dice", 100)
    assert server.asked.wait(SOON_S)

    end_sounds(player, 3)

    assert ended == [3]
    player.play("step", 100)
    player.open()


def test_thread_rests_for_as_long_as_the_player_says(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    rests, rested = [0.0, 0.0], Event()

    def close_ended() -> float | None:
        if rests:
            return rests.pop()
        rested.set()
        return None

    monkeypatch.setattr(server, "close_ended", close_ended)
    thread = SoundThread(server.open)

    thread.open()

    assert rested.wait(SOON_S)
    assert thread.close()


def test_thread_without_a_player_is_silent() -> None:
    thread = SoundThread(lambda: None)

    thread.open()
    for _ in range(100):
        thread.play("step", 100)

    assert thread.close(SOON_S)
