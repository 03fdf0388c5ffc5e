"""Sounds go to miniaudio, each in its own stream; these tests are silent."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Iterator
from io import BytesIO
from queue import SimpleQueue
from types import ModuleType, SimpleNamespace
from typing import BinaryIO

import pytest

from tapa_desktop.ui.sounds import player as module
from tapa_desktop.ui.sounds.player import (
    AT_ONCE,
    LEAD,
    LIBRARY,
    LINGER_S,
    RATE,
    MiniaudioPlayer,
    Stream,
    can_play,
    check_sound_player,
    open_sound_player,
    samples,
)

SOON_S = 300.0  # for a wait that ends as soon as something happens, and fails where it does not
NO_DEVICE = ("dsound",)  # a backend of another system than the tests are run on


class Tape(Stream):
    """A stream that goes nowhere."""

    made: list[Tape]

    def __init__(self, source: BinaryIO) -> None:
        self.samples, self.is_closed = array("f", source.read()), False
        Tape.made.append(self)

    def close(self) -> None:
        assert not self.is_closed
        self.is_closed = True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time of the player, by `now`."""
    clock = SimpleNamespace(now=1000.0)
    clock.monotonic = lambda: clock.now
    monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture
def player(clock: SimpleNamespace) -> MiniaudioPlayer:  # noqa: ARG001 - it has that time
    Tape.made = []
    return MiniaudioPlayer(Tape)


@pytest.fixture
def no_library(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(module, "find_spec", lambda name: None if name == LIBRARY else pytest.fail(name))
    monkeypatch.setitem(sys.modules, LIBRARY, None)
    module._library.cache_clear()
    yield
    module._library.cache_clear()


def length_of(name: str) -> float:
    return (len(LEAD) + len(samples(name)) // 2) / RATE


def test_sound_is_played_to_its_end_at_the_wished_volume(player: MiniaudioPlayer) -> None:
    player.play("pin", 40)

    (tape,) = Tape.made
    lead, sound = tape.samples[: len(LEAD)], tape.samples[len(LEAD) :]
    assert set(lead) == {0.0}
    assert sound == pytest.approx([0.4 * sample / 32_768 for sample in array("h", samples("pin"))])


def test_stream_is_closed_a_moment_after_the_end_of_its_sound_and_nothing_is_held_while_nothing_is_heard(
    player: MiniaudioPlayer, clock: SimpleNamespace
) -> None:
    assert player.close_ended() is None
    player.play("step", 40)
    player.play("win", 40)
    step, win = Tape.made

    assert player.close_ended() == pytest.approx(length_of("step") + LINGER_S)
    clock.now += length_of("step") + LINGER_S + 0.001
    seconds = player.close_ended()

    assert (step.is_closed, win.is_closed) == (True, False)
    assert seconds == pytest.approx(length_of("win") - length_of("step") - 0.001)
    clock.now += 10
    assert player.close_ended() is None
    assert win.is_closed


def test_sounds_overlap_but_not_too_many_and_end_together(player: MiniaudioPlayer, clock: SimpleNamespace) -> None:
    for _ in range(AT_ONCE + 3):
        player.play("step", 40)
    assert len(Tape.made) == AT_ONCE

    clock.now += 10
    player.play("pin", 40)
    assert len(Tape.made) == AT_ONCE + 1

    player.close()
    assert all(tape.is_closed for tape in Tape.made)
    assert player.close_ended() is None


@pytest.mark.usefixtures("clock")
def test_each_sound_looks_for_a_device_again_and_the_log_says_once_that_there_is_none(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    devices, Tape.made = [OSError("no sound device"), OSError("no sound device"), None], []

    def find(source: BinaryIO) -> Tape:
        if error := devices.pop(0):
            raise error
        return Tape(source)

    player = MiniaudioPlayer(find)
    for name in ("step", "step", "pin"):
        player.play(name, 40)

    assert len(Tape.made) == 1
    assert caplog.text.count("no sound device") == 1


class CountedSamples(BytesIO):
    """Samples that count the bytes of each read."""

    def __init__(self) -> None:
        super().__init__(bytes(4 * RATE))
        self.counts: SimpleQueue[int] = SimpleQueue()

    def read(self, count: int | None = -1) -> bytes:
        data = super().read(count)
        self.counts.put(len(data))
        return data


@pytest.mark.skipif(not can_play(), reason="miniaudio has no package for this processor")
def test_stream_takes_samples_by_itself_from_the_first_backend_that_has_a_device() -> None:
    source = CountedSamples()

    stream = Stream(source, (*NO_DEVICE, "null"))

    assert source.counts.get(timeout=SOON_S) > 0
    assert source.counts.get(timeout=SOON_S) > 0
    stream.close()
    with pytest.raises(OSError, match=r"dsound"):
        Stream(source, NO_DEVICE)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ALSA is part of Linux")
def test_machine_without_a_sound_device_is_silent_on_standard_error_too() -> None:
    code = """
from tapa_desktop.ui.sounds.player import check_sound_player, open_sound_player
player = open_sound_player()
if player is not None:
    player.play("step", 40)
check_sound_player()
"""
    environ = {"XDG_RUNTIME_DIR": "/nowhere", "ALSA_CONFIG_PATH": "/nowhere"}
    ended = subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, timeout=SOON_S, check=False
    )

    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.usefixtures("no_library")
def test_no_player_without_the_library() -> None:
    assert open_sound_player() is None
    assert not can_play()
    check_sound_player()


def test_library_that_is_not_whole_is_found_by_the_check(monkeypatch: pytest.MonkeyPatch, no_library: None) -> None:
    del no_library
    monkeypatch.setattr(module, "find_spec", lambda _name: object())
    monkeypatch.setitem(sys.modules, LIBRARY, ModuleType(LIBRARY))

    assert open_sound_player() is None
    with pytest.raises(ImportError):
        check_sound_player()
