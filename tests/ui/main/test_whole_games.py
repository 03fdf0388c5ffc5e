"""Whole matches played on the real window, with the mouse, and with no button and no board ever clicked."""

from __future__ import annotations

from itertools import chain, cycle, islice, pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Doubled, Dropped, Played, Seat, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import parse_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.steps import BAR, RESERVE
from tapa_desktop.ui.board.geometry import CUBE, DROP, TAKE, Place, place_of, point
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.match.score import game_ends
from tapa_desktop.ui.text.result import result_text
from tapa_desktop.ui.text.turns import turn_lines
from tapa_desktop.ui.widgets.dialogs import SMALLEST
from tests.app.desk import COMPUTER, PERSON, ScriptedDice
from tests.ui.room import OpenWindow, Player, Room, written


@pytest.mark.parametrize(
    ("rule_set", "white", "black", "target"),
    [
        ("mahbusa", PERSON, PERSON, 1),
        ("tapa-cube", PERSON, PERSON, 2),
        ("portes", COMPUTER, PERSON, 1),
        ("fevga", PERSON, COMPUTER, 1),
        ("portes plakoto fevga", PERSON, PERSON, 3),
        ("tabla gul-bara tapa", PERSON, PERSON, 3),
    ],
)
def test_match_is_played_to_its_end_and_stands_in_the_record_as_it_was_shown(
    open_window: OpenWindow, rule_set: str, white: Seat, black: Seat, target: int
) -> None:
    room = open_window(dice=SeededDice(rule_set), size=SMALLEST)
    room.begin(rule_set, white=white, black=black, target=target)

    Player(room, rule_set).play_match()

    record, window, model = written(room.file), room.window, room.window.side_panel.plays.model()
    assert record.states == room.history.states
    assert record.state.phase is Phase.MATCH_OVER
    assert is_shown(room, record)
    lines = [(model.index(row, 0).data(), model.index(row, 1).data()) for row in range(model.rowCount())]
    assert lines == [(line.dice, line.text) for line in turn_lines(record)]
    ends = [after for before, after in pairwise(record.states) if len(after.results) > len(before.results)]
    assert [end.rule_set.key for end in ends] == list(islice(cycle(rule_set.split()), len(ends)))
    assert list(game_ends(record)) == ends
    assert window.result.isVisible()
    assert window.result.title == room.prompt == result_text(record.state, record.state.result)


def is_shown(room: Room, record: History) -> bool:
    """Whether the board shows the end of the record."""
    board = room.window.board
    shown = picture(record.state, board.options, movable_of(record.state), board.state.last)
    return board.state.picture == shown


K = Qt.Key


class Typist(Player):
    """Plays by chance with nothing but keys."""

    def do_next(self) -> None:
        room = self.room
        if room.state.phase is Phase.TO_PLAY and not room.player.may_finish:
            self.move_checker()
        elif room.state.phase is Phase.TO_ANSWER:
            self.type(self.chance.choice((K.Key_T, K.Key_X)))
        elif room.player.may_double and self.chance.random() < 0.1:
            self.double()
        else:
            self.type(self.chance.choice((K.Key_Space, K.Key_Return)))

    def double(self) -> None:
        if self.chance.random() < 0.5:
            self.type(K.Key_D)
        else:
            self.travel(CUBE)
            self.type(K.Key_Return)

    def move_checker(self) -> None:
        draft = self.room.match.draft
        source, targets = self.chance.choice(list(draft.targets().items()))
        target, steps = self.chance.choice(list(targets.items()))
        self.travel(self.place(source))
        if len(steps) == 1 and self.chance.random() < 0.5:
            self.type(K.Key_0 + steps[0].die)
        else:
            self.type(K.Key_Return)
            self.travel(self.place(target))
            self.type(K.Key_Enter)
        assert len(self.room.state.drafted) == len(draft.steps) + len(steps)

    def place(self, number: int) -> Place:
        return place_of(self.room.state.rule_set, self.room.window.board.options.below, self.room.state.side, number)

    def travel(self, place: Place) -> None:
        """By arrow keys, or by jumps along what can be done."""
        board = self.room.window.board
        if board.focus.place is None:
            QTest.keyClick(QApplication.focusWidget() or self.room.window, K.Key_F6)
        if place in board.mode.useful and self.chance.random() < 0.7:
            self._go(place, self.chance.choice((K.Key_PageDown, K.Key_PageUp)))
        else:
            here, there = (board.mode.stops[one].center() for one in (board.focus.here.place, place))
            self._go_over(there.y() - here.y())
            self._go(
                place, K.Key_Right if there.x() > board.mode.stops[board.focus.here.place].center().x() else K.Key_Left
            )

    def _go_over(self, down: float) -> None:
        if abs(down) > 1:
            QTest.keyClick(self.room.window.board, K.Key_Down if down > 0 else K.Key_Up)

    def _go(self, place: Place, key: Qt.Key) -> None:
        """Press a key until the focus is there."""
        for _ in range(40):
            if self.room.window.board.focus.place == place:
                return
            QTest.keyClick(self.room.window.board, key)
        raise AssertionError(place)

    def type(self, *keys: int) -> None:
        """Press keys wherever the focus is."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.room.window, K(key))
            self.room.let_happen()


@pytest.mark.parametrize(
    ("rule_set", "white", "black", "target"),
    [
        ("tapa-cube", COMPUTER, PERSON, 2),
        ("portes plakoto fevga", PERSON, COMPUTER, 3),
        ("tabla gul-bara tapa", PERSON, PERSON, 3),
    ],
)
def test_match_is_played_by_keys_alone(
    open_window: OpenWindow, rule_set: str, white: Seat, black: Seat, target: int
) -> None:
    room = open_window(dice=SeededDice("3"), size=SMALLEST)
    room.begin(rule_set, white=white, black=black, target=target)

    Typist(room, rule_set).play_match()

    record = written(room.file)
    assert record.states == room.history.states
    assert {state.rule_set.key for state in record.states} == set(rule_set.split())
    assert room.window.result.title == room.prompt


def test_checkers_enter_from_the_reserve_and_from_the_bar_by_keys(open_window: OpenWindow) -> None:
    room = open_window(dice=ScriptedDice((6, 3), (6, 6), (2, 1)))
    room.begin("tawula", white=PERSON, black=PERSON)
    typist = Typist(room, "tawula")

    typist.type(K.Key_Space)
    typist.travel(typist.place(RESERVE))
    typist.type(K.Key_6, K.Key_3, K.Key_Return, K.Key_Return)
    typist.travel(typist.place(RESERVE))
    typist.type(K.Key_Return)
    typist.travel(typist.place(7))
    typist.type(K.Key_Return)
    typist.travel(typist.place(RESERVE))
    typist.type(K.Key_6, K.Key_Return, K.Key_Return)
    typist.travel(typist.place(BAR))
    typist.type(K.Key_2)

    plays = [event.play for event in room.history.active_events if isinstance(event, Played)]
    assert plays == ["in/19 in/22", "in/19 19/13 13/7* in/19"]
    assert [step.source for step in room.state.drafted] == [BAR]
    sources = {step.source for step in chain.from_iterable(parse_play(play) for play in plays)}
    assert sources == {RESERVE, 19, 13}


def test_keys_of_dice_by_hand_enter_dice_though_the_board_has_the_focus(open_window: OpenWindow) -> None:
    room = open_window()
    room.begin("tapa", white=PERSON, black=PERSON)
    typist = Typist(room, "by hand")

    typist.type(K.Key_F6)
    QTest.keyClick(room.window, K.Key_D, Qt.KeyboardModifier.ControlModifier)
    typist.type(K.Key_5, K.Key_3, K.Key_4, K.Key_2)

    assert room.state.roll == (4, 2)
    room.window.board.focus.visit(point(24))
    typist.type(K.Key_4)
    assert [step.die for step in room.state.drafted] == [4]


def test_enter_does_the_next_thing_where_there_is_nothing_to_lift(open_window: OpenWindow) -> None:
    room = open_window(dice=ScriptedDice((5, 3), (6, 4), (2, 1)))
    room.begin("tapa", white=PERSON, black=PERSON)
    typist = Typist(room, "enter")
    typist.type(K.Key_F6)
    assert room.window.board.focus.place == point(24)

    typist.type(K.Key_Return, K.Key_Return)
    assert room.state.roll == (6, 4)
    typist.type(K.Key_6, K.Key_4, K.Key_Return)

    assert (room.state.phase, room.state.side) == (Phase.TO_ROLL, Side.BLACK)


class Match:
    """A match in the hands of two persons, turn by turn."""

    def __init__(self, room: Room, seed: str) -> None:
        self.room = room
        self.player = Player(room, seed)

    @property
    def score(self) -> dict[Side, int]:
        return {side: self.room.state.score(side) for side in Side}

    def double(self) -> Side:
        """Who is to roll doubles; who has to answer."""
        self.room.touch(CUBE)
        assert self.room.state.phase is Phase.TO_ANSWER
        return self.room.state.actor

    def play_turn(self) -> None:
        """Roll and play, to the end of the turn."""
        self.room.click_dice()
        before = len(self._played())
        while len(self._played()) == before:
            self._go_on()

    def give_up(self, side: Side) -> None:
        """Play on, without another double, until that side is to roll and gives the game up."""
        self.play_turn()
        while self.room.state.side is not side:
            self.play_turn()
        self.room.window.commands.resign.trigger()
        self.room.let_happen()

    def next_game(self) -> None:
        self.room.press(self.room.window.result.next_button)

    def _go_on(self) -> None:
        if self.room.state.phase is Phase.TO_PLAY and not self.room.player.may_finish:
            self.player.move_checker()
        else:
            self.room.click_dice()

    def _played(self) -> list[object]:
        return [event for event in self.room.history.active_events if isinstance(event, Played)]


def test_match_with_doubles_takes_drops_and_the_crawford_game_is_played_by_the_mouse(open_window: OpenWindow) -> None:
    room = open_window(dice=SeededDice("2"))
    room.begin("tapa-cube", white=PERSON, black=PERSON, target=5)
    while room.state.phase is Phase.OPENING:
        room.click_dice()
    match = Match(room, "2")
    first = room.state.side
    leader = first.other

    # the first doubles, is taken, is doubled back, and drops
    assert match.double() is leader
    room.touch(TAKE)
    assert room.state.cube == Cube(2, leader)
    match.play_turn()
    assert match.double() is first
    room.touch(DROP)
    assert match.score == {leader: 2, first: 0}

    # the winner of a game begins the next one, with a cube in the middle
    for points in (3, 4):
        match.next_game()
        assert (room.state.side, room.state.cube) == (leader, IN_THE_MIDDLE)
        assert match.double() is first
        room.touch(DROP)
        assert match.score == {leader: points, first: 0}

    # one point from victory: nobody may double
    match.next_game()
    assert room.state.is_crawford
    room.touch(CUBE)
    assert room.state.phase is Phase.TO_ROLL
    match.play_turn()
    room.touch(CUBE)
    assert room.state.phase is Phase.TO_ROLL
    match.give_up(leader)
    behind = match.score[first]
    assert (match.score[leader], room.state.phase) == (4, Phase.GAME_OVER)
    assert 1 <= behind < 5

    # after it, the one who is behind may double, and the leader may not
    match.next_game()
    assert (room.state.side, room.state.is_crawford) == (first, False)
    assert match.double() is leader
    room.touch(CUBE)
    assert room.state.cube == Cube(2, leader)
    match.play_turn()
    room.touch(CUBE)
    assert room.state.phase is Phase.TO_ROLL
    match.give_up(first)

    assert room.state.phase is Phase.MATCH_OVER
    record = written(room.file)
    assert record.states == room.history.states
    turned = [type(event) for event in record.active_events if isinstance(event, Doubled | Taken | Dropped)]
    assert turned == [Doubled, Taken, Doubled, Dropped, Doubled, Dropped, Doubled, Dropped, Doubled, Taken]
    assert is_shown(room, record)
