"""Whole matches played in the real window, with the mouse, and with the keyboard alone."""

from __future__ import annotations

from itertools import cycle, islice, pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.plays import Steps
from tapa_desktop.ui.board.geometry import CUBE, Place, place_of, point
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.match.score import game_ends
from tapa_desktop.ui.text.result import result_text
from tapa_desktop.ui.text.turns import turn_lines
from tapa_desktop.ui.widgets.dialogs import SMALLEST
from tests.app.driver import COMPUTER, PERSON
from tests.ui.app import OpenWindow, Player, written

GIVES_UP = 0.05  # before a roll, where a match has several games


@pytest.mark.parametrize(
    ("rule_set", "white", "black", "target"),
    [
        ("mahbusa", PERSON, COMPUTER, 1),
        ("portes", COMPUTER, PERSON, 1),
        ("tabla gul-bara tapa-cube", PERSON, PERSON, 5),
    ],
)
def test_match_is_played_to_its_end_and_stands_in_the_record_as_it_was_shown(
    open_window: OpenWindow, rule_set: str, white: Seat, black: Seat, target: int
) -> None:
    app = open_window(
        dice=SeededDice(rule_set), size=SMALLEST, rule_set=rule_set, white=white, black=black, target=target
    )

    Player(app, rule_set, GIVES_UP if target > 1 else 0.0).play_match()

    record, window, model = written(app.file), app.window, app.window.side_panel.plays.model()
    assert record.states == app.history.states
    assert record.state.phase is Phase.MATCH_OVER
    board = window.board
    assert board.state.picture == picture(record.state, board.options, movable_of(record.state), board.state.last)
    lines = [(model.index(row, 0).data(), model.index(row, 1).data()) for row in range(model.rowCount())]
    assert lines == [(line.dice, line.text) for line in turn_lines(record)]
    ends = [after for before, after in pairwise(record.states) if len(after.results) > len(before.results)]
    assert [end.rule_set.key for end in ends] == list(islice(cycle(rule_set.split()), len(ends)))
    assert list(game_ends(record)) == ends
    assert window.result.isVisible()
    assert window.result._title.text() == app.prompt == result_text(record.state, record.state.result)


K = Qt.Key


class Typist(Player):
    """Plays at random with the keyboard alone."""

    def do_next(self) -> None:
        app = self.app
        if app.state.phase is Phase.TO_PLAY and not app.player.may_finish:
            self.move_checker()
        elif app.state.phase is Phase.TO_ANSWER:
            self.app.type(self.chance.choice((K.Key_T, K.Key_X)))
        elif app.player.may_double and self.chance.random() < 0.1:
            self.double()
        else:
            self.app.type(self.chance.choice((K.Key_Space, K.Key_Return)))

    def double(self) -> None:
        if self.chance.random() < 0.5:
            self.app.type(K.Key_D)
        else:
            self.travel(CUBE)
            self.app.type(K.Key_Return)

    def move(self, source: int, target: int, steps: Steps) -> None:
        self.travel(self.place(source))
        if len(steps) == 1 and self.chance.random() < 0.5:
            self.app.type(K(K.Key_0 + steps[0].die))
        else:
            self.app.type(K.Key_Return)
            self.travel(self.place(target))
            self.app.type(K.Key_Enter)

    def place(self, number: int) -> Place:
        return place_of(self.app.state.rule_set, self.app.window.board.options.below, self.app.state.side, number)

    def travel(self, place: Place) -> None:
        """Move the focus by arrow keys, or by jumps between targets."""
        board = self.app.window.board
        if board.focus.place is None:
            self.app.type(K.Key_F6)
        if place in board.mode.useful and self.chance.random() < 0.7:
            self._go(place, self.chance.choice((K.Key_PageDown, K.Key_PageUp)))
        else:
            target = board.mode.stops[place].center()
            down = target.y() - board.mode.stops[board.focus.here.place].center().y()
            if abs(down) > 1:
                QTest.keyClick(board, K.Key_Down if down > 0 else K.Key_Up)
            across = target.x() - board.mode.stops[board.focus.here.place].center().x()
            self._go(place, K.Key_Right if across > 0 else K.Key_Left)

    def _go(self, place: Place, key: Qt.Key) -> None:
        """Press a key until the focus is there."""
        for _ in range(40):
            if self.app.window.board.focus.place == place:
                return
            QTest.keyClick(self.app.window.board, key)
        raise AssertionError(place)


def test_match_is_played_by_keys_alone(open_window: OpenWindow) -> None:
    app = open_window(dice=SeededDice("8"), size=SMALLEST, rule_set="tapa-cube", white=COMPUTER, black=PERSON)

    Typist(app, "tapa-cube", GIVES_UP).play_match()

    assert written(app.file).states == app.history.states
    assert app.window.result._title.text() == app.prompt


def test_keys_of_dice_by_hand_enter_dice_though_the_board_has_the_focus(open_window: OpenWindow) -> None:
    app = open_window(white=PERSON, black=PERSON)

    app.type(K.Key_F6)
    QTest.keyClick(app.window, K.Key_D, Qt.KeyboardModifier.ControlModifier)
    app.type(K.Key_5, K.Key_3, K.Key_4, K.Key_2)

    assert app.state.roll == (4, 2)
    app.window.board.focus.visit(point(24))
    app.type(K.Key_4)
    assert [step.die for step in app.state.drafted] == [4]
