"""From whose view the points are numbered, in what is drawn, told and written."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import point
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.ui.board.boards import place_on
from tests.ui.room import Enter, Room

K = Qt.Key


def numbered_by(room: Room) -> Side:
    shown = room.window.board.state.picture
    return shown.numbered_by


def start(room: Room, **seats: object) -> None:
    """White has rolled, played and ended the first turn."""
    room.begin("tapa", **seats)  # type: ignore[arg-type]
    room.space(2)
    room.click(24, 18)
    room.click(24, 19)
    room.space()


def dice() -> ScriptedDice:
    return ScriptedDice((6, 3), (6, 5), (4, 2), (3, 1))


def test_two_people_at_one_screen_see_the_numbers_of_whose_turn_it_is(enter: Enter) -> None:
    room = enter(dice=dice())
    start(room, white=PERSON, black=PERSON)

    assert room.state.side is Side.BLACK
    assert numbered_by(room) is Side.BLACK
    play = room.window.play
    assert play.name_of(place_on(room.window.board, Side.BLACK, 24)) == "Point 24: fifteen black"

    room.player.undo()
    assert numbered_by(room) is Side.WHITE


def test_one_person_keeps_the_own_numbers(enter: Enter) -> None:
    room = enter(dice=dice())
    start(room, white=PERSON, black=PERSON)
    room.player.set_seat(Side.BLACK, COMPUTER)
    room.let_happen()

    assert numbered_by(room) is Side.WHITE


def test_preference_changes_the_numbers_at_once(enter: Enter) -> None:
    room = enter(dice=dice())
    start(room, white=PERSON, black=PERSON)
    room.window.commands.preferences.trigger()
    dialog = room.window.features.dialogs._preferences
    box = dialog.controls["numbers_from"]
    assert isinstance(box, QComboBox)

    QTest.keyClick(box, K.Key_Down)
    room.let_happen()

    assert room.session.settings.numbers_from == "me"
    assert numbered_by(room) is Side.WHITE
    assert room.window.play.name_of(point(1)) == "Point 1: fifteen black"
    dialog.close()
