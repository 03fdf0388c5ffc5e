"""The real window with a hand on its mouse, scripted dice, and a computer that plays at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.session.dice import DiceSource, SeededDice, seeded_dice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps
from tapa_desktop.ui.board.geometry import CUBE, DROP, TAKE, Place
from tapa_desktop.ui.main.window import MainWindow
from tests.app.driver import COMPUTER, PERSON, Driver, OpenMatch, ScriptedDice, StubThinker
from tests.game.matches import read_whole
from tests.ui.board.boards import Hand, button_center, dice_center, double_click, middle, point_center
from tests.ui.states import header

QUIET = Settings(checker_speed="off", dice_speed="off", confirm_resign=False, show_equities=True)
DOUBLES = 0.05  # how often a random player doubles where that is allowed


class App(OpenMatch):
    """A window as the program opens it, and the actions of a player in it."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        *,
        dice: DiceSource | None = None,
        thinker: StubThinker | None = None,
        settings: Settings = QUIET,
        size: tuple[int, int] = (900, 600),  # (0, 0) leaves it to the settings
        fair: bool = False,  # with the dice of each match's own seed
    ) -> None:
        self.archive = Archive(folder)
        self.thinker = thinker or StubThinker()
        dice_for = seeded_dice if fair else lambda _: dice or SeededDice("7")
        self.session = Session(self.archive, self.thinker, settings, dice_for)
        self.match, self.player = self.session.match, self.session.player
        self.window = MainWindow(self.session)
        self.window.complete()
        self.hand = Hand(self.window.board)
        if all(size):
            self.window.resize(*size)
        with qtbot.waitActive(self.window):
            self.window.show()
        self.session.start()
        self.let_happen()

    @property
    def prompt(self) -> str:
        """The prompt of the window."""
        return self.window.turn_bar.prompt

    @property
    def notices(self) -> list[str]:
        """The texts in the message bar."""
        return [row.message.text for row in self.window.messages.rows]

    @property
    def notice_kinds(self) -> list[NoticeKind]:
        """The kinds of the notices that are shown; messages of the window itself have none."""
        return [row.message.notice.kind for row in self.window.messages.rows if row.message.notice is not None]

    def begin(
        self, rule_set: str = "tapa", *, white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5, seed: str = ""
    ) -> None:
        match = header(rule_set, white=white, black=black, target=target)
        self.session.new_match(structs.replace(match, seed=seed))
        self.let_happen()

    def open_file(self, path: Path, content: bytes | None = None) -> None:
        """Open a match from a file, which gets this content first if there is any."""
        if content is not None:
            path.write_bytes(content)
        self.session.open_record(path)
        self.let_happen()

    def leave(self) -> None:
        """Close the window, as a click on its cross does."""
        self.window.close()

    def vanish(self) -> None:
        """Delete everything, as the end of the program does: else every window of a test run stays in memory."""
        for part in (self.window, self.session, self.thinker):
            if isValid(part):
                part.deleteLater()

    def let_happen(self) -> None:
        """Process everything that happens by itself, until a person has to act."""
        count = None
        while count != len(self.history.log):
            count = len(self.history.log)
            for _ in range(4):  # the computer's answer and the next action come by different queues
                QCoreApplication.processEvents()

    def press(self, button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.let_happen()

    def trigger(self, action: QAction) -> None:
        """Trigger an action of a menu."""
        action.trigger()
        self.let_happen()

    def double_click(self, widget: QWidget, at: QPoint) -> None:
        double_click(widget, at)
        self.let_happen()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.window, key, modifiers)
        self.let_happen()

    def type(self, *keys: Qt.Key) -> None:
        """Press keys wherever the focus is."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.window, key)
            self.let_happen()

    def space(self, times: int = 1) -> None:
        """Press the space bar, which does whatever comes next."""
        for _ in range(times):
            self.key(Qt.Key.Key_Space)

    def look_at(self, past: GameState | None) -> None:
        """Look at an earlier state; with None, at the present one."""
        self.match.past = past
        self.window.features.walk.changed.emit(past)

    def click_line(self, row: int) -> None:
        """Click a line in the list of moves."""
        plays = self.window.side_panel.plays
        at = plays.visualRect(plays.model().index(row, 1)).center()
        QTest.mouseClick(plays.viewport(), Qt.MouseButton.LeftButton, pos=at)
        self.let_happen()

    def drag(self, source: int, target: int) -> None:
        """Drag a checker of the side to move, points in its own numbers."""
        board, side = self.window.board, self.state.side
        self.hand.drag(point_center(board, side, source), middle(board, side, target))
        self.let_happen()

    def play(self, *ways: str) -> None:
        """Drag checkers, each by such a way as "24/18", and end the turn."""
        for way in ways:
            self.drag(*map(int, way.split("/")))
        self.space()

    def click(self, source: int, target: int) -> None:
        """Click a checker of the side to move, and then its target unless the first click has played it."""
        board, side, drafted = self.window.board, self.state.side, self.state.drafted
        self.hand.click(point_center(board, side, source))
        if self.state.drafted == drafted:
            self.hand.click(middle(board, side, target))
        self.let_happen()

    def click_dice(self) -> None:
        """Click where the dice of the side to move lie, or where the next ones come to lie."""
        self.hand.click(dice_center(self.window.board, self.state.side))
        self.let_happen()

    def touch(self, place: Place) -> None:
        """Click the cube, or a plate by which a double is answered."""
        self.hand.click(button_center(self.window.board, place))
        self.let_happen()


OpenWindow = Callable[..., App]  # opens a window with these choices, as a start of the program does


class Player:
    """Plays at random with mouse and keys, in all possible ways."""

    def __init__(self, app: App, seed: str, gives_up: float = 0.0) -> None:
        """`gives_up`: how often a person resigns before a roll, so that a long match is over soon."""
        self.app = app
        self.chance = random.Random(seed)
        self.gives_up = gives_up

    def play_match(self) -> None:
        """Play to the end of the match."""
        while self.app.state.phase is not Phase.MATCH_OVER:
            if self.app.state.phase is Phase.TO_ROLL and self.chance.random() < self.gives_up:
                self.app.window.commands.resign.trigger()
                self.app.let_happen()
            else:
                self.do_next()

    def do_next(self) -> None:
        app = self.app
        if app.state.phase is Phase.TO_PLAY and not app.player.may_finish:
            self.move_checker()
        elif app.state.phase is Phase.GAME_OVER:
            app.press(app.window.result.next_button)
        elif app.state.phase is Phase.TO_ANSWER:
            app.touch(self.chance.choice((CUBE, TAKE, DROP)))
        elif app.player.may_double and self.chance.random() < DOUBLES:
            app.touch(CUBE)
        else:
            self.chance.choice((self._press_next, app.space, app.click_dice))()

    def move_checker(self) -> None:
        draft = self.app.match.draft
        source, targets = self.chance.choice(list(draft.targets().items()))
        target, steps = self.chance.choice(list(targets.items()))
        self.move(source, target, steps)
        expected = draft.steps + steps
        assert self.app.state.drafted == expected, f"{format_play(self.app.state.drafted)}, {format_play(expected)}"

    def move(self, source: int, target: int, _steps: Steps) -> None:
        self.chance.choice((self.app.drag, self.app.click))(source, target)

    def _press_next(self) -> None:
        self.app.press(self.app.window.turn_bar.next_button)


TURNS = (6, 3), (6, 5), (4, 2), (3, 1), (6, 4)  # the opening, and the rolls after it


def after_a_turn_each(
    open_window: OpenWindow,
    home: Path,
    throws: tuple[tuple[int, int], ...] = TURNS,
    steps: tuple[str, str] = ("24/18", "24/19"),
) -> App:
    """A window in which a turn of each side has been played, and a person is to roll."""
    driver = Driver(home / "data", dice=ScriptedDice(*throws[:3]), settings=QUIET)
    driver.begin()
    driver.do(driver.player.roll, driver.player.roll)
    driver.step(*steps)
    driver.do(driver.player.finish_turn)
    driver.session.close()
    app = open_window(*throws[3:])
    assert app.state.phase is Phase.TO_ROLL
    return app


def choose_file(window: QWidget, path: Path) -> None:
    """Choose a file in the dialog that a window has opened last."""
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.hide()
    dialog.fileSelected.emit(str(path))


def written(path: Path) -> History:
    """The match in a file."""
    return read_whole(path.read_bytes())
