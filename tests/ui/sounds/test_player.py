"""Sounds go to Qt where it can play them, and nowhere else; nothing is heard in these tests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from enum import Enum
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import QBuffer, QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from tapa_desktop.ui.sounds.files import samples
from tapa_desktop.ui.sounds.player import AT_ONCE, SoundPlayer, check_sound_player, open_sound_player


class State(Enum):
    """What QAudioSink says of itself."""

    ActiveState = 0
    StoppedState = 2
    IdleState = 3


class Sink(QObject):
    """A QAudioSink that writes down what it is told."""

    made: list[Sink]

    def __init__(self, _device: object, _shape: object, _parent: QObject) -> None:
        super().__init__()
        self.volume, self.played, self.is_stopped = -1.0, b"", False
        self.tell: list[Callable[[], None]] = []
        self._state = State.StoppedState
        self.stateChanged = SimpleNamespace(connect=self.tell.append)
        Sink.made.append(self)

    def setVolume(self, volume: float) -> None:  # noqa: N802 - as Qt calls it
        self.volume = volume

    def setBufferSize(self, length: int) -> None:  # noqa: N802
        assert length < len(samples("step"))

    def start(self, source: QBuffer) -> None:
        self.played = source.readAll().data()
        self.become(State.ActiveState)

    def stop(self) -> None:
        self.is_stopped = True
        self.become(State.StoppedState)

    def state(self) -> State:
        return self._state

    def become(self, state: State) -> None:
        self._state = state
        for told in self.tell:
            told()


class Multimedia(ModuleType):
    """Qt's part for sounds, on a machine with a sound device or without."""

    def __init__(self, *, has_device: bool = True) -> None:
        super().__init__("PySide6.QtMultimedia")
        Sink.made = []
        device = SimpleNamespace(isNull=lambda: not has_device)
        self.QAudioSink = Sink
        self.QAudioFormat = Shape
        self.QMediaDevices = SimpleNamespace(defaultAudioOutput=lambda: device)


class Shape:
    """A QAudioFormat."""

    SampleFormat = SimpleNamespace(Int16="int16")

    def setSampleRate(self, rate: int) -> None:  # noqa: N802
        assert rate == 44_100

    def setChannelCount(self, count: int) -> None:  # noqa: N802
        assert count == 1

    def setSampleFormat(self, form: str) -> None:  # noqa: N802
        assert form == "int16"


def put(monkeypatch: pytest.MonkeyPatch, part: ModuleType | None) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", part)
    monkeypatch.setattr("PySide6.QtMultimedia", part, raising=False)


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> SoundPlayer:
    put(monkeypatch, Multimedia())
    opened = open_sound_player(qapp)
    assert opened is not None
    return opened


def test_sound_is_played_to_its_end_at_the_set_volume(player: SoundPlayer) -> None:
    player.set_volume(40)
    player.play("pin")

    (sink,) = Sink.made
    before, after = sink.played.split(samples("pin"))
    assert set(before + after) == {0}
    assert sink.volume == 0.4


@pytest.mark.parametrize("state", [State.IdleState, State.StoppedState])
def test_stream_is_released_at_the_end_of_its_sound(player: SoundPlayer, state: State) -> None:
    player.play("step")
    (sink,) = Sink.made
    assert not sink.is_stopped

    sink.become(state)

    assert sink.is_stopped


def test_sounds_overlap_and_too_many_are_not_played(player: SoundPlayer) -> None:
    for _ in range(AT_ONCE + 3):
        player.play("step")
    assert len(Sink.made) == AT_ONCE

    Sink.made[0].become(State.IdleState)
    player.play("pin")

    assert len(Sink.made) == AT_ONCE + 1


def test_stream_deleted_with_its_window_is_released(player: SoundPlayer) -> None:
    player.play("win")
    (sink,) = Sink.made
    told = sink.tell

    delete(sink)
    for tell in told:
        tell()

    for _ in range(AT_ONCE):
        player.play("step")
    assert len(Sink.made) == 1 + AT_ONCE


def test_no_player_without_qts_multimedia_module(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    put(monkeypatch, None)

    assert open_sound_player(qapp) is None
    check_sound_player(qapp)


def test_no_player_without_a_sound_device(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    put(monkeypatch, Multimedia(has_device=False))

    assert open_sound_player(qapp) is None
    check_sound_player(qapp)


def test_part_for_sounds_that_is_not_whole_is_found_by_the_check(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    put(monkeypatch, ModuleType("PySide6.QtMultimedia"))

    assert open_sound_player(qapp) is None
    with pytest.raises(ImportError):
        check_sound_player(qapp)


def test_library_is_loaded_without_a_word_of_qt_going_through_python() -> None:
    """Otherwise the program may stand still for ever, where another thread loads a library at the same time."""
    code = """
from PySide6.QtCore import QCoreApplication, qInstallMessageHandler
from tapa_desktop.ui.sounds.player import open_sound_player
application = QCoreApplication([])
qInstallMessageHandler(lambda kind, context, words: print(context.category))
open_sound_player(application)
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert ended.returncode == 0
    assert "qt.multimedia" not in ended.stdout
