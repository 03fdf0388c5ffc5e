"""States of a match for tests of the board, and a hand that plays on it."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft, movable_of
from tapa_desktop.game.events import Doubled, Drafted, Dropped, MatchEvent, OpeningRolled, Played, Rolled, Taken
from tapa_desktop.game.state import GameState, Phase, Result, results_of, turn_at
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, Cube, parse_position
from tapa_desktop.rules.ruleset import TAPA, TAPA_CUBE, RuleSet
from tapa_desktop.ui.board.frame import click_rects
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions, Direction, Home, Place, Spot, centre, place_of
from tapa_desktop.ui.board.motion import Plan, plan_for
from tapa_desktop.ui.board.picture import Picture, picture
from tapa_desktop.ui.board.pointer import Targets, targets_of
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.board.view.widget import BoardWidget
from tests.cases import each
from tests.game.matches import COMPUTER, PERSON, state_at
from tests.positions import position

PINS = "24:W4 21:bW1 20:W2 18:B1 15:bW2 13:B2 9:B2 6:wB1 4:W3 3:W2 1:B7"
HOME = "6:W3 5:W2 4:W2 3:W2 2:W2 19:B5 20:B5 21:B5"

SIZES = ((640, 420), (1280, 860), (900, 900), (1920, 1080), (3840, 2160), (360, 240))


def state(
    stacks: str = "24:W15 1:B15", roll: str = "", *, rule_set: RuleSet = TAPA, side: Side = Side.WHITE
) -> GameState:
    """A person's turn in the middle of a game against the computer; `stacks` as the side to move sees them."""
    return on(rule_set, position(rule_set, stacks), roll, side=side)


def on(rule_set: RuleSet, at: Position, roll: str = "", *, side: Side = Side.WHITE) -> GameState:
    """A person's turn in a position that the side to move sees like this."""
    seats = {side: PERSON, side.other: COMPUTER}
    turn = state_at(rule_set, at, roll, side=side)
    return replace(turn, white=seats[Side.WHITE], black=seats[Side.BLACK], opening=None)


def with_cube(
    cube: Cube = IN_THE_MIDDLE,
    roll: str = "",
    *,
    side: Side = Side.WHITE,
    score: tuple[int, int] = (0, 0),
    target: int = 5,
    persons: tuple[Side, ...] = tuple(Side),
) -> GameState:
    """A turn in the middle of a game with a cube, at such a score, White's first; the points were won one by one."""
    seats = {one: PERSON if one in persons else COMPUTER for one in Side}
    results = [Result(one, 1, How.SINGLE) for one, points in zip(Side, score, strict=True) for _ in range(points)]
    turn = replace(state(PINS, roll, rule_set=TAPA_CUBE, side=side), cube=cube, target=target)
    return replace(turn, white=seats[Side.WHITE], black=seats[Side.BLACK], results=results_of(results))


def offered(cube: Cube = IN_THE_MIDDLE, **choices: object) -> GameState:
    """The same, when the side to move has doubled."""
    return apply(with_cube(cube, **choices), Doubled())


def chained(dice: str, side: Side = Side.WHITE) -> GameState:
    """A turn within a chain of Gul Bara, with these dice and the marks of a position's text."""
    return turn_at(parse_position(f"gul-bara W15,11,B15,11 0/0/0 0/0/0 {side.name[0]} {dice} 3/3"), PERSON, PERSON)


def with_steps(game: GameState, *ways: tuple[int, int]) -> GameState:
    """The state after the person has composed these steps, each from a point to a point."""
    for source, target in ways:
        draft = Draft.of(game)
        (step,) = {step for step in draft.next_steps() if (step.source, step.target) == (source, target)}
        game = replace(game, drafted=draft.add(step).steps)
    return game


def shown(game: GameState, **options: object) -> Picture:
    return picture(game, BoardOptions(**options), movable_of(game))


def change(game: GameState, event: MatchEvent) -> Plan:
    """The motion that an event brings about."""
    return plan_for(game, apply(game, event), event, BoardOptions())


def targets(game: GameState, **options: object) -> Targets:
    return targets_of(movable_of(game), game, BoardOptions(**options))


# Boards of all sizes, seen from both sides, all ways round
WAYS_ROUND = tuple(product(get_args(Direction), get_args(Home)))
GEOMETRIES = tuple(
    BoardGeometry(width, height, below, direction, parallel=parallel, racks=racks, home=home)
    for (width, height), below, (direction, home) in product(SIZES, Side, WAYS_ROUND)
    for parallel, racks in ((False, False), (False, True), (True, False))
    if home == "bottom" or (width, height) in {SIZES[0], SIZES[-1]}
)
each_way_round = pytest.mark.parametrize(("direction", "home_at"), WAYS_ROUND)
each_board = each("geometry", GEOMETRIES)
each_shape = each("geometry", [one for one in GEOMETRIES if one.width == SIZES[0][0]])


def place_rect(board: BoardWidget, side: Side, number: int) -> QRect:
    """The area of the place with this number from the view of `side`."""
    return board.board_geometry().places[place_on(board, side, number)].toAlignedRect()


def point_center(board: BoardWidget, side: Side, number: int, level: int | None = None) -> QPoint:
    """The centre of the top checker at such a place, or of the one at `level`."""
    place = place_on(board, side, number)
    spots = [checker.spot for checker in board.state.picture.stack(place)] or [Spot(place)]
    return centre(board.board_geometry(), spots[-1 if level is None else level]).toPoint()


def dice_center(board: BoardWidget, side: Side) -> QPoint:
    return board.board_geometry().dice_rect(side).center().toPoint()


def die_center(board: BoardWidget, number: int) -> QPoint:
    """The middle of one of the dice that lie on the board, from 0."""
    die = board.scene().dice[number]
    return QPoint(round(die.x), round(die.y))


def button_center(board: BoardWidget, place: Place) -> QPoint:
    return click_rects(board.board_geometry(), board.state.picture)[place].center().toPoint()


def place_on(board: BoardWidget, side: Side, number: int) -> Place:
    return place_of(board.state.game.rule_set, board.options.below, side, number)


def double_click(widget: QWidget, at: QPoint) -> None:
    """Both clicks in one event of the system; the second one meets what lies there by then."""
    window = widget.window()
    QTest.mouseDClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=widget.mapTo(window, at))


class Hand:
    """A hand with a mouse, over a board."""

    def __init__(self, view: BoardWidget) -> None:
        self.view = view

    def click(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.view, button, pos=at)

    def double_click(self, at: QPoint) -> None:
        double_click(self.view, at)

    def lift(self, at: QPoint) -> None:
        """Press, and move far enough for a drag."""
        QTest.mousePress(self.view, Qt.MouseButton.LeftButton, pos=at)
        self.move(at + QPoint(QApplication.startDragDistance(), 3))

    def move(self, to: QPoint) -> None:
        """Move in two steps: a widget takes the first move only as an enter event."""
        QTest.mouseMove(self.view, to - QPoint(1, 0))
        QTest.mouseMove(self.view, to)

    def hover(self, to: QPoint) -> None:
        """Move with no button down, as after a release that went elsewhere."""
        at, none = QPointF(to), Qt.MouseButton.NoButton
        where = QPointF(self.view.mapToGlobal(to))
        moved = QMouseEvent(QEvent.Type.MouseMove, at, where, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.view, moved)

    def drop(self, to: QPoint) -> None:
        self.move(to)
        QTest.mouseRelease(self.view, Qt.MouseButton.LeftButton, pos=to)

    def drag(self, source: QPoint, target: QPoint) -> None:
        self.lift(source)
        self.drop(target)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)


def middle(view: BoardWidget, side: Side, number: int) -> QPoint:
    """A point of a place far from its checkers: near the dice in the middle of the board."""
    rect, aside = place_rect(view, side, number), round(0.9 * view.board_geometry().unit)
    low = rect.center().y() > view.height() / 2
    return QPoint(rect.center().x(), rect.top() + aside if low else rect.bottom() - aside)


def drag(board: BoardWidget, *ways: str) -> None:
    """Drag checkers of White, each by such a way as "24/18"; 0 is the tray."""
    hand = Hand(board)
    for way in ways:
        source, target = map(int, way.split("/"))
        hand.drag(point_center(board, Side.WHITE, source), middle(board, Side.WHITE, target))


class Table:
    """Answers the requests of a board like a session, with scripted dice, and records its signals."""

    def __init__(self, view: BoardWidget, game: GameState, dice: tuple[tuple[int, int], ...] = ()) -> None:
        self.view, self.state, self.dice = view, game, list(dice)
        self.requests: list[str] = []
        self.lifted: list[Place | None] = []
        self.refused: list[Place] = []
        self.settled = 0
        assert isinstance(view.mode, PlayMode)
        play = self.play = view.mode
        play.lifted.connect(self.lifted.append)
        play.refused.connect(self.refused.append)
        play.steps_requested.connect(self._draft)
        play.roll_requested.connect(lambda: self._do("roll", self._roll()))
        play.finish_requested.connect(lambda: self._do("finish", Played(format_play(self.state.drafted))))
        play.undo_requested.connect(lambda: self._do("undo", Drafted(format_play(self.state.drafted[:-1]))))
        play.double_requested.connect(lambda: self._do("double", Doubled()))
        play.take_requested.connect(lambda: self._do("take", Taken()))
        play.drop_requested.connect(lambda: self._do("drop", Dropped()))
        view.settled.connect(self._count)
        view.show_state(None, game, movable=movable_of(game))

    def apply(self, event: MatchEvent) -> None:
        before, self.state = self.state, apply(self.state, event)
        self.view.show_state(before, self.state, event, movable_of(self.state))

    def _do(self, request: str, event: MatchEvent) -> None:
        self.requests.append(request)
        self.apply(event)

    def _draft(self, steps: Steps) -> None:
        self._do(format_play(steps), Drafted(format_play((*self.state.drafted, *steps))))

    def _roll(self) -> MatchEvent:
        first, second = self.dice.pop(0)
        opening = self.state.phase is Phase.OPENING
        return OpeningRolled(first, second) if opening else Rolled(*roll_of(first, second))

    def _count(self) -> None:
        self.settled += 1
