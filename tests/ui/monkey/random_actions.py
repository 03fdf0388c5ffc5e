"""Random actions beyond input: menus, sizes, colours, settings, seats, and the end of the program."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tapa_desktop.app.settings import LEVEL_CHOICES
from tapa_desktop.game.events import Seat
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.look.themes import theme_choices
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.text.translator import NAMES
from tests.ui.board.boards import Hand, middle, point_center
from tests.ui.monkey.hands import Hands, windows
from tests.ui.monkey.program import Program
from tests.ui.states import header

RandomAction = Callable[[MainWindow], str]


class RandomActions:
    """Chooses and runs random actions."""

    def __init__(self, chance: random.Random, program: Program, screen: QPointingDevice) -> None:
        self._chance, self._program = chance, program
        hands = Hands(chance, screen)
        buttons = {QTest.mouseClick: 14, QTest.mousePress: 3, QTest.mouseRelease: 4}
        weights: dict[RandomAction, int] = {
            **{partial(hands.use_button, use): weight for use, weight in buttons.items()},
            hands.double_click: 4, hands.move: 8, hands.drag: 6,
            hands.turn_wheel: 5, hands.touch: 6, hands.press_key: 14, hands.press_shortcut: 8, hands.write: 2,
            self._play: 25, self._continue: 12, self._take_back: 5, self._choose: 4, self._resize: 3, self._close: 6,
            self._change: 2, self._colour: 1, self._seat: 2, self._begin: 1,
        }  # fmt: skip
        self._actions, self._weights = list(weights), list(weights.values())

    def run_next(self) -> str:
        if self._chance.random() < 0.003:
            return self._start_again()
        (action,) = self._chance.choices(self._actions, self._weights)
        return action(self._program.window)

    def _play(self, main: MainWindow) -> str:
        """Drag a checker of a legal play."""
        draft, board = self._program.session.match.draft, main.board
        if draft is None or not draft.targets():
            return self._continue(main)
        source, targets = self._chance.choice(sorted(draft.targets().items()))
        side, target = self._program.session.match.state.side, self._chance.choice(sorted(targets))
        Hand(board).drag(point_center(board, side, source), middle(board, side, target))
        return f"play {source}/{target}"

    def _continue(self, main: MainWindow) -> str:
        main.commands.primary_action.trigger()
        return "go on"

    def _take_back(self, main: MainWindow) -> str:
        commands = main.commands
        action = self._chance.choice((commands.undo, commands.undo, commands.undo_turn, commands.redo))
        action.trigger()
        return f"menu {action.text()}"

    def _choose(self, main: MainWindow) -> str:
        """Trigger any action of a menu except *Quit*."""
        actions = [one for one in main.findChildren(QAction) if one.isEnabled() and one.isVisible() and one.text()]
        action = self._chance.choice([one for one in actions if one is not main.commands.quit])
        text = action.text()
        action.trigger()
        return f"menu {text}"

    def _resize(self, _: MainWindow) -> str:
        window = self._chance.choice(windows())
        least = window.minimumSize()
        width, height = (self._chance.choice((0, self._chance.randint(200, 1900))) for _ in range(2))
        size = max(width, least.width(), 1), max(height, least.height(), 1)
        window.resize(*size)
        return f"resize {type(window).__name__} to {size}"

    def _close(self, main: MainWindow) -> str:
        """Close a window that is not the main one, or answer a dialog."""
        others = [window for window in windows() if window is not main]
        if not others:
            return self._continue(main)
        window = self._chance.choice(others)
        is_yes = isinstance(window, QDialog) and self._chance.random() < 0.5
        window.accept() if is_yes else window.close()  # type: ignore[attr-defined]
        return f"{'accept' if is_yes else 'close'} {type(window).__name__}"

    def _change(self, main: MainWindow) -> str:
        chance = self._chance
        change: dict[str, object] = chance.choice(
            [
                {"language": chance.choice(sorted(NAMES))},
                {"theme": chance.choice(theme_choices())[0]},
                {"checker_speed": chance.choice(["off", "fast", "normal"])},
                {"dice_speed": chance.choice(["off", "fast", "normal"])},
                {"home": chance.choice(["bottom", "top"]), "direction": chance.choice(["left", "right"])},
                {"tutor": chance.choice(["off", "doubtful", "blunder"]), "confirm_turn": chance.random() < 0.5},
                {"finish_turns": chance.random() < 0.5, "roll_for_me": chance.random() < 0.5},
            ]
        )
        main.change_settings(structs.replace(self._program.session.settings, **change))
        return f"settings {change}"

    def _colour(self, _: MainWindow) -> str:
        scheme = self._chance.choice(list(Qt.ColorScheme))
        QApplication.styleHints().setColorScheme(scheme)
        return f"colours {scheme.name}"

    def _seat(self, _: MainWindow) -> str:
        """Change who plays a side, at any time."""
        side = self._chance.choice(list(type(self._program.session.match.state.side)))
        seat = Seat() if self._chance.random() < 0.6 else Seat(self._chance.choice(LEVEL_CHOICES).key)
        self._program.session.player.set_seat(side, seat)
        return f"seat {side.name} {seat}"

    def _begin(self, _: MainWindow) -> str:
        rule_set, target = self._chance.choice(sorted(RULE_SETS)), self._chance.randint(1, 3)
        self._program.session.new_match(header(rule_set, target=target))
        return f"new match of {rule_set} to {target}"

    def _start_again(self) -> str:
        is_thinking = self._program.session.match._computer.is_thinking
        self._program.start_again()
        return f"quit while the computer {'thinks' if is_thinking else 'waits'}, and start again"
