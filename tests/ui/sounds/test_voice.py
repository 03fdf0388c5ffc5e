"""Sounds go to Qt where it can play them, and nowhere else; nothing is heard in these tests."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.sounds.files import NAMES
from tapa_desktop.ui.sounds.voice import check_voice, open_voice


class Effect:
    """A QSoundEffect that writes down what it is told."""

    made: list[Effect]

    def __init__(self, _parent: QObject) -> None:
        self.file, self.volume, self.times = "", -1.0, 0
        Effect.made.append(self)

    def setSource(self, url: QUrl) -> None:  # noqa: N802 - as Qt calls it
        self.file = url.fileName()

    def setVolume(self, volume: float) -> None:  # noqa: N802
        self.volume = volume

    def play(self) -> None:
        self.times += 1


class Device:
    def __init__(self, *, is_missing: bool) -> None:
        self._is_missing = is_missing

    def isNull(self) -> bool:  # noqa: N802
        return self._is_missing


class Multimedia(ModuleType):
    """Qt's part for sounds, on a machine with a sound device or without."""

    def __init__(self, *, has_device: bool = True) -> None:
        super().__init__("PySide6.QtMultimedia")
        Effect.made = []
        self.QSoundEffect = Effect
        self.QMediaDevices = ModuleType("devices")
        self.QMediaDevices.defaultAudioOutput = lambda: Device(is_missing=not has_device)


def put(monkeypatch: pytest.MonkeyPatch, part: ModuleType | None) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", part)
    monkeypatch.setattr("PySide6.QtMultimedia", part, raising=False)


def test_each_sound_is_played_from_its_file_and_as_loud_as_wished(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    put(monkeypatch, Multimedia())
    voice = open_voice(qapp)
    assert voice is not None

    voice.set_volume(40)
    voice.play("pin")

    assert [effect.file for effect in Effect.made] == [f"{name}.wav" for name in NAMES]
    assert {effect.volume for effect in Effect.made} == {0.4}
    assert [effect.file for effect in Effect.made if effect.times] == ["pin.wav"]


def test_machine_without_qts_part_for_sounds_has_no_voice(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    put(monkeypatch, None)

    assert open_voice(qapp) is None
    check_voice(qapp)


def test_machine_without_a_sound_device_has_no_voice(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    put(monkeypatch, Multimedia(has_device=False))

    assert open_voice(qapp) is None
    check_voice(qapp)
    assert Effect.made == []


def test_part_for_sounds_that_is_not_whole_is_found_by_the_check(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    put(monkeypatch, ModuleType("PySide6.QtMultimedia"))

    assert open_voice(qapp) is None
    with pytest.raises(ImportError):
        check_voice(qapp)
