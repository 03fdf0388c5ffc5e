"""The self-test asks for a voice as the program does, and waits for no sound server that does not answer."""

from __future__ import annotations

from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject

from tapa_desktop.ui.startup.self_test import TrialSoundPlayer

pytestmark = pytest.mark.usefixtures("qapp")


def test_voice_is_asked_for_apart_from_the_window_and_lets_go() -> None:
    asked = list[bool]()
    trial = TrialSoundPlayer(lambda _parent: asked.append(current_thread() is not main_thread()))

    assert trial.fault() == ""

    assert asked == [True]
    assert trial.voice.close()


def test_part_for_sounds_that_is_not_whole_is_named() -> None:
    def check(_parent: QObject) -> None:
        raise ImportError("libpulse.so.0 is missing")

    assert TrialSoundPlayer(check).fault() == "libpulse.so.0 is missing"


def test_server_that_does_not_answer_is_no_fault_and_holds_nothing_up() -> None:
    answer = Event()
    trial = TrialSoundPlayer(lambda _parent: answer.wait() and None)

    assert trial.fault(patience_s=0.01) == ""

    assert not trial.voice.close(0.01)
    answer.set()
    assert trial.voice.close(30)
