"""A person's win is celebrated for a moment, unless motion or the celebration is switched off."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tapa_desktop.rules.side import Side
from tapa_desktop.ui.match.celebration import Celebration, pieces, place
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.cases import some
from tests.ui.room import QUIET, Enter, Room

LIVELY = replace(QUIET, checker_speed="fast", reduce_motion="no")


def resign(enter: Enter, loser: Side, **changes: object) -> Room:
    room = enter(dice=ScriptedDice((6, 3)), settings=replace(LIVELY, **changes))
    room.begin("tapa", white=PERSON, black=COMPUTER)
    room.space()
    room.window.board.finish_motion()
    room.player.set_seat(loser, PERSON)
    room.player.resign(loser)
    room.window.board.finish_motion()
    room.player.set_seat(loser, PERSON if loser is Side.WHITE else COMPUTER)
    room.let_happen()
    return room


def celebrations(room: Room) -> list[Celebration]:
    return room.window.board.findChildren(Celebration)


def test_win_of_a_person_is_celebrated_over_the_whole_board(enter: Enter) -> None:
    room = resign(enter, Side.BLACK)

    (celebration,) = celebrations(room)
    assert celebration.isVisible()
    assert celebration.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    room.window.resize(1000, 700)
    assert celebration.size() == room.window.board.size()


@pytest.mark.parametrize("changes", [{"celebrate_wins": False}, {"reduce_motion": "yes"}, {"checker_speed": "off"}])
def test_nothing_moves_where_the_player_wants_none(enter: Enter, changes: dict[str, object]) -> None:
    assert celebrations(resign(enter, Side.BLACK, **changes)) == []


def test_match_that_is_opened_after_its_end_is_not_celebrated(enter: Enter) -> None:
    resign(enter, Side.BLACK).leave()

    room = enter(settings=LIVELY)
    assert room.window.result.isVisible()
    assert celebrations(room) == []


def test_all_pieces_fall_from_above_the_board_to_below_it() -> None:
    for piece in some(pieces(Random(1), 5)):
        assert place(piece, 0.0).y() < 0
        assert place(piece, 1.0).y() > 0.4
