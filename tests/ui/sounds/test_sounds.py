"""The window is heard: what is played when, how loud, and how it is switched off."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Resigned, Seat
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.sounds.files import LOSS, NAMES, WIN, SoundError, check_sounds, sound_file
from tapa_desktop.ui.sounds.sounds import sound_of_end
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.ui.board.boards import PINS, state
from tests.ui.room import QUIET, Enter, Room

SLOW = structs.replace(QUIET, checker_speed="slow", dice_speed="slow")


class Ear:
    """A player that writes down what it is to play."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.volume = -1
        self.is_open = False

    def open(self) -> None:
        self.is_open = True

    def play(self, name: str) -> None:
        self.heard.append(name)

    def set_volume(self, percent: int) -> None:
        self.volume = percent


def listen(room: Room) -> Ear:
    ear = Ear()
    room.window.features.sound_controller.set_player(ear)
    return ear


def test_dice_and_steps_are_heard(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((5, 3), (3, 1)))
    room.begin(white=PERSON, black=PERSON)
    ear = listen(room)

    room.space(2)
    room.drag(24, 21)

    assert ear.heard == ["dice", "dice", "step"]


def test_nothing_is_played_before_the_player_is_set(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((5, 3)))
    room.space()

    ear = listen(room)

    assert ear.heard == []


def test_one_key_switches_the_sounds_off_and_on_and_it_is_kept_and_each_time_said_in_place_of_what_was_said_before(
    enter: Enter,
) -> None:
    room = enter()
    ear = listen(room)
    assert room.window.commands.sounds.isChecked()

    room.key(Qt.Key.Key_M)
    (off,) = room.notices
    room.begin(white=PERSON, black=PERSON)
    room.space()

    assert ear.heard == []
    assert not room.window.commands.sounds.isChecked()
    assert not load_settings()[0].sounds

    room.key(Qt.Key.Key_M)

    assert ear.heard == ["step"]  # so that one knows how loud it is
    assert room.window.commands.sounds.isChecked()
    assert off not in room.notices
    assert len(room.notices) == 1


def test_volume_and_switch_are_those_of_the_settings_and_a_change_is_heard_at_once(enter: Enter) -> None:
    room = enter()
    ear = listen(room)
    assert ear.volume == Settings().volume

    room.window.change_settings(structs.replace(QUIET, volume=70))
    assert ear.volume == 70
    assert ear.heard == ["step"]

    room.window.change_settings(structs.replace(QUIET, sounds=False))
    assert not room.window.commands.sounds.isChecked()


def test_player_is_not_opened_while_sounds_are_off(enter: Enter) -> None:
    room = enter(settings=structs.replace(QUIET, sounds=False))
    ear = listen(room)
    assert not ear.is_open

    room.key(Qt.Key.Key_M)

    assert ear.is_open


def test_end_of_a_game_is_heard_when_it_is_seen(enter: Enter) -> None:
    room = enter(dice=ScriptedDice((5, 3)), settings=SLOW)
    room.begin(white=PERSON, black=COMPUTER)
    room.window.board.finish_motion()
    ear = listen(room)
    room.space()
    room.window.board.finish_motion()
    ear.heard.clear()

    room.window.commands.resign.trigger()

    assert ear.heard == [LOSS]


# How games end


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

    assert sound_of_end(before, apply(before, Resigned(loser))) == sound


def test_end_that_was_there_already_is_not_heard() -> None:
    before = state(PINS)

    assert sound_of_end(None, before) is None
    assert sound_of_end(before, before) is None


# Files, and the machine


def test_every_sound_is_there() -> None:
    check_sounds()

    assert len(NAMES) == 7
    assert all(sound_file(name).is_file() for name in NAMES)


def test_file_that_is_no_sound_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "step.wav").write_bytes(b"RIFF")
    monkeypatch.setattr("tapa_desktop.ui.sounds.files.sound_file", lambda _: tmp_path / "step.wav")

    with pytest.raises(SoundError, match=r"step\.wav"):
        check_sounds()
