"""A match with the doubling cube, played with the mouse on the real window by two persons and against the computer."""

from __future__ import annotations

import pytest

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Doubled, Dropped, Played, Taken
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.cube import IN_THE_MIDDLE, Cube
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.board.place import CUBE, DROP, TAKE
from tests.app.desk import COMPUTER, PERSON, ScriptedDice, StubThinker
from tests.ui.board.boards import button_center, point_center
from tests.ui.room import Enter, Player, Room, written

SEED = "2"


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
        return [event for event in self.room.history.standing if isinstance(event, Played)]


@pytest.fixture
def match(enter: Enter) -> Match:
    room = enter(dice=SeededDice(SEED))
    room.begin("tapa-cube", white=PERSON, black=PERSON, target=5)
    while room.state.phase is Phase.OPENING:
        room.click_dice()
    return Match(room, SEED)


def test_match_with_doubles_takes_drops_and_the_crawford_game_is_played_by_the_mouse(match: Match) -> None:
    room = match.room
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
    turned = [type(event) for event in record.standing if isinstance(event, Doubled | Taken | Dropped)]
    assert turned == [Doubled, Taken, Doubled, Dropped, Doubled, Dropped, Doubled, Dropped, Doubled, Taken]
    assert room.window.board.state.picture == picture(
        record.state, room.window.board.options, movable_of(record.state), room.window.board.state.last
    )


def test_double_and_its_answer_are_taken_back_and_the_cube_lies_where_it_lay(match: Match) -> None:
    room = match.room
    before = button_center(room.window.board, CUBE)

    match.double()
    room.touch(TAKE)
    assert button_center(room.window.board, CUBE) != before
    room.player.undo()
    assert room.state.phase is Phase.TO_ANSWER
    room.player.undo()

    assert room.state.phase is Phase.TO_ROLL
    assert button_center(room.window.board, CUBE) == before
    assert room.player.may_double


def test_computer_takes_and_doubles_back_and_the_person_answers_on_the_board(enter: Enter) -> None:
    thinker = StubThinker(actions=["take", "double", "drop"])
    room = enter(dice=ScriptedDice((5, 3), (2, 1), (6, 4), (2, 1)), thinker=thinker)
    room.begin("tapa-cube", white=PERSON, black=COMPUTER, target=9)
    board = room.window.board
    room.click_dice()

    room.touch(CUBE)
    assert room.state.cube == Cube(2, Side.BLACK)

    Match(room, "1").play_turn()
    assert (room.state.phase, room.state.actor) == (Phase.TO_ANSWER, Side.WHITE)
    room.hand.click(point_center(board, Side.WHITE, 9))
    assert room.state.phase is Phase.TO_ANSWER

    room.touch(TAKE)
    assert (room.state.cube, room.state.side) == (Cube(4, Side.WHITE), Side.WHITE)

    room.touch(CUBE)
    assert (room.state.result.dropped, room.state.score(Side.WHITE)) == (True, 4)
    assert thinker.actions == []
