"""The player has a thread of its own: whatever its sound server does, the window's thread does not wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from queue import SimpleQueue
from threading import Event, current_thread, main_thread

import pytest

from tapa_desktop.ui.sounds import sounds
from tapa_desktop.ui.sounds.player import SoundPlayer
from tapa_desktop.ui.sounds.sounds import SoundThread
from tapa_desktop.ui.startup.program import end_sounds

SOON_S = 300.0  # for a wait that ends as soon as something happens, and fails where it does not


class Server:
    """A stand-in for a sound server, and for the player that plays on it. It can be frozen, as one that is stopped."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[str] = SimpleQueue()
        self.asked, self.answers, self.closed = Event(), Event(), Event()
        self.is_apart = False
        self.answers.set()

    def open(self) -> SoundPlayer:
        self.is_apart = current_thread() is not main_thread()
        self._ask()
        return self

    def play(self, name: str, volume: int) -> None:
        self._ask()
        self.heard.put(f"{name} {volume} %")

    def rest(self) -> float | None:
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
    player.play("first")
    assert server.heard.get(timeout=SOON_S) == "first 100 %"
    return player


def test_sounds_are_played_in_another_thread_one_after_the_other(player: SoundThread, server: Server) -> None:
    begun(player, server)

    for name in ("dice", "step", "pin"):
        player.play(name)

    assert [server.heard.get(timeout=SOON_S) for _ in range(3)] == ["dice 100 %", "step 100 %", "pin 100 %"]
    assert server.is_apart


def test_volume_is_the_last_one_set_before_a_sound(player: SoundThread, server: Server) -> None:
    player.set_volume(70)
    player.set_volume(40)
    player.open()
    player.play("dice")
    player.set_volume(20)
    player.play("step")

    assert [server.heard.get(timeout=SOON_S) for _ in range(2)] == ["dice 40 %", "step 20 %"]


def test_no_device_is_looked_for_before_it_is_opened(player: SoundThread, server: Server) -> None:
    player.play("step")

    player.close()

    assert not server.asked.is_set()


def test_server_that_does_not_answer_blocks_nothing_and_late_sounds_are_dropped(
    player: SoundThread, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.freeze()
    monkeypatch.setattr(sounds, "LATE_S", 0)

    player.open()
    for _ in range(3):
        player.play("dice")  # each of these would wait for ever

    assert server.asked.wait(SOON_S)
    server.answers.set()
    monkeypatch.undo()
    player.play("step")
    assert server.heard.get(timeout=SOON_S) == "step 100 %"


def test_sound_that_comes_too_late_is_not_played(
    player: SoundThread, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(player, server)
    server.freeze()
    player.play("dice")
    assert server.asked.wait(SOON_S)

    monkeypatch.setattr(sounds, "LATE_S", 0)
    player.play("step")
    monkeypatch.undo()
    server.answers.set()
    player.play("pin")

    assert [server.heard.get(timeout=SOON_S) for _ in range(2)] == ["dice 100 %", "pin 100 %"]


@pytest.mark.parametrize("is_begun", [False, True])
def test_program_ends_while_the_server_does_not_answer(
    player: SoundThread, server: Server, monkeypatch: pytest.MonkeyPatch, *, is_begun: bool
) -> None:
    monkeypatch.setattr(sounds, "END_S", 0.01)
    if is_begun:
        begun(player, server)
    server.freeze()
    player.open()
    player.play("dice")
    assert server.asked.wait(SOON_S)

    assert not player.close()

    player.play("step")
    player.set_volume(20)
    player.open()


def test_player_is_closed_with_its_thread(server: Server) -> None:
    made = begun(SoundThread(server.open), server)

    assert made.close()

    assert server.closed.is_set()


def test_thread_rests_for_as_long_as_the_player_says(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    rests, rested = [0.0, 0.0], Event()

    def rest() -> float | None:
        if rests:
            return rests.pop()
        rested.set()
        return None

    monkeypatch.setattr(server, "rest", rest)
    made = SoundThread(server.open)

    made.open()

    assert rested.wait(SOON_S)
    assert made.close()


def test_thread_without_a_player_is_silent() -> None:
    made = SoundThread(lambda: None)

    made.open()
    for _ in range(100):
        made.play("step")

    assert made.close(SOON_S)


def test_process_that_would_wait_for_a_stopped_server_ends_at_once(
    player: SoundThread, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr("os._exit", ended.append)
    monkeypatch.setattr(sounds, "END_S", 0.01)
    end_sounds(SoundThread(server.open), 0)
    assert ended == []

    server.freeze()
    player.open()
    end_sounds(player, 3)

    assert ended == [3]
