"""Tawula played with the mouse on the real window: entering, hits, the bar, and bearing off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import parse_play
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import BAR, OFF, RESERVE
from tapa_desktop.ui.board.place import bar
from tapa_desktop.ui.board.text import prompt_name
from tapa_desktop.ui.text.prompt import prompt_text
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.ui.board.boards import point_center
from tests.ui.room import QUIET, Enter, Player, Room, written

WHITE, BLACK = Side.WHITE, Side.BLACK
both_ways = pytest.mark.parametrize("direction", ["right", "left"])


def texts(room: Room) -> list[str]:
    """The plays of the match so far."""
    return [event.play for event in room.history.log if isinstance(event, Played)]


def tip(room: Room, side: Side, number: int) -> str:
    board = room.window.board
    return board.mode.text_at(QPointF(point_center(board, side, number)))


@both_ways
def test_checkers_enter_are_hit_pass_and_enter_again(enter: Enter, direction: str) -> None:
    dice = ScriptedDice((6, 3), (6, 6), (1, 1), (2, 1), (5, 4))
    room = enter(dice=dice, settings=replace(QUIET, direction=direction))
    room.begin("tawula", white=PERSON, black=PERSON)
    board = room.window.board

    room.click_dice()  # the opening dice are played at once
    assert tip(room, WHITE, 24).endswith("The two starters stay here until the reserve is empty")
    room.drag(RESERVE, 19)
    room.click(RESERVE, 22)
    room.click_dice()
    room.click_dice()
    room.drag(RESERVE, 7)  # three sixes at once, and a hit with the last
    assert len(board.state.picture.stack(bar(WHITE))) == 1
    room.click(RESERVE, 19)
    room.click_dice()
    room.click_dice()

    assert prompt_name(board.state.picture) == "Cannot enter"
    assert room.prompt == prompt_text(room.state, room.match.draft)
    room.click_dice()
    room.click_dice()
    room.click(RESERVE, 23)
    room.drag(23, 22)
    room.click_dice()
    room.click_dice()

    assert room.prompt == prompt_text(room.state, room.match.draft)
    assert tip(room, WHITE, 22).endswith("A checker on the bar must enter first")
    room.drag(RESERVE, 20)  # does nothing
    room.drag(BAR, 20)
    room.click(22, 18)
    room.click_dice()
    assert texts(room) == [
        "in/19 in/22",
        "in/19 19/13 13/7* in/19",
        "pass",
        "in/23 23/22",
        "bar/20 22/18",
    ]


def test_game_is_played_to_its_end_with_all_that_can_happen_in_it(enter: Enter) -> None:
    room = enter(dice=SeededDice("3"), settings=replace(QUIET, direction="left"))
    room.begin("tawula", white=COMPUTER, black=PERSON, target=1)

    Player(room, "left").play_match()

    record = written(room.file)
    steps = {step for play in texts(room) for step in parse_play(play)}
    assert record.states == room.history.states
    assert record.state.phase is Phase.MATCH_OVER
    assert {RESERVE, BAR} <= {step.source for step in steps}
    assert OFF in {step.target for step in steps}
    assert any(step.touches for step in steps)
    assert "pass" in texts(room)


def test_game_against_the_computer_itself(enter: Enter, qtbot: QtBot) -> None:
    room = enter(dice=SeededDice("5"), thinker=Thinker())
    player = Player(room, "a person")
    room.begin("tawula", black=Seat("beginner"), target=1)

    while room.state.phase is not Phase.MATCH_OVER:
        qtbot.waitUntil(lambda: bool(room.match.person_to_act or room.state.result))
        if room.match.person_to_act or room.state.phase is Phase.GAME_OVER:  # where neither side could move
            player.do_next()

    assert room.notices == []
    assert written(room.file).states == room.history.states
    assert room.window.result.title == room.prompt
