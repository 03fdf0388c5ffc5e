"""The controls of the position editor: game, side to move, roll, and buttons that change the whole board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.game.arrangement import Arrangement, arranged_as, empty
from tapa_desktop.rules.chains import GROUP, MOST_ROLLS, Group, has_chains
from tapa_desktop.rules.dice import FACES, ROLLS, Roll
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import plain_game_name, side_name
from tapa_desktop.ui.text.numbers import dice_row

Change = Callable[[Arrangement], Arrangement]
_ROOM: Final = 224  # logical pixels: two buttons side by side must fit, so that enough is left for the board


class SetupControls(QWidget):
    """Changes an arrangement by controls, all of which can be reached with the keyboard.

    Signals:
        arranged: the new `Arrangement` after the player has changed it.
        present_requested: show the position of the game in progress.
    """

    arranged = Signal(object)
    present_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._arrangement = empty(TAPA)
        self.game = QComboBox()
        self.sides = QButtonGroup(self)
        self.roll = QComboBox()
        self._dice: list[tuple[Roll | None, Group | None]] = []  # those that can be chosen
        self.thrown = {side: QSpinBox(maximum=MOST_ROLLS) for side in Side}
        self.buttons: dict[str, QPushButton] = {}
        layout = QVBoxLayout(self)
        layout.addLayout(self._form())
        layout.addLayout(self._grid())
        layout.addStretch(1)

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show an arrangement without emitting `arranged`."""
        self._arrangement = arrangement
        self.game.setCurrentIndex(self.game.findData(arrangement.rule_set.key))
        self.sides.button(list(Side).index(arrangement.side)).setChecked(True)
        self._offer_dice(arrangement.rule_set)
        self.roll.setCurrentIndex(self._dice.index((arrangement.roll, arrangement.stage.group)))
        for side, box in self.thrown.items():
            box.setValue(arrangement.stage.mine if side is arrangement.side else arrangement.stage.theirs)

    def _form(self) -> QFormLayout:
        for rule_set in RULE_SETS.values():
            self.game.addItem(plain_game_name(rule_set), rule_set.key)
        self.game.activated.connect(lambda _: self._choose(self._in_game))
        for number, side in enumerate(Side):
            self.sides.addButton(QRadioButton(side_name(side)), number)
        self.sides.idClicked.connect(lambda number: self._choose(lambda was: was.with_side(list(Side)[number])))
        self.roll.setMaxVisibleItems(len(ROLLS) + 1)
        self.roll.activated.connect(lambda index: self._choose(lambda was: _with_dice(was, *self._dice[index])))
        self.game.setToolTip(self.tr("The game whose rules apply"))
        self.roll.setToolTip(self.tr("The roll to play, if the dice have been rolled"))
        sides = QHBoxLayout()
        for button in self.sides.buttons():
            button.setToolTip(self.tr("The side to move"))
            sides.addWidget(button)
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&Game"), self.game)
        form.addRow(self.tr("To move"), sides)
        form.addRow(self.tr("&Roll"), self.roll)
        form.addRow(self.tr("Rolls so far"), self._thrown_row())
        self._form_rows = form
        return form

    def _thrown_row(self) -> QHBoxLayout:
        """How many times each side has rolled: it decides which doubles are chains."""
        row = QHBoxLayout()
        tips = {
            Side.WHITE: self.tr("How often White has rolled in this game; 3 means 3 or more"),
            Side.BLACK: self.tr("How often Black has rolled in this game; 3 means 3 or more"),
        }
        for side, box in self.thrown.items():
            box.setPrefix(f"{side_name(side)} ")
            box.setToolTip(tips[side])
            box.setAccessibleName(tips[side])
            box.valueChanged.connect(lambda value, side=side: self._count(side, value))
            row.addWidget(box)
        return row

    def _offer_dice(self, rule_set: RuleSet) -> None:
        """Offer the rolls; in a game with chains the groups of a chain and of a rest, and the counts of rolls, too."""
        choices = dice_choices(rule_set)
        if choices != self._dice:
            self._dice = choices
            self.roll.clear()
            self.roll.addItems([self._dice_text(*choice) for choice in choices])
            self._form_rows.setRowVisible(self._form_rows.rowCount() - 1, has_chains(rule_set))

    def _grid(self) -> QGridLayout:
        changes: dict[str, tuple[str, Change]] = {
            "start": (self.tr("&Start"), _started),
            "empty": (self.tr("&Empty"), lambda was: replace(was, position=empty(was.rule_set).position)),
            "fill start": (self.tr("Put the rest at start"), Arrangement.fill_start),
            "fill off": (self.tr("Bear &off the rest"), Arrangement.fill_off),
            "swap": (self.tr("S&wap sides"), Arrangement.swapped),
        }
        for key, (text, change) in changes.items():
            self.buttons[key] = QPushButton(text, autoDefault=False)
            self.buttons[key].clicked.connect(lambda _=False, change=change: self._choose(change))
        self.buttons["present"] = QPushButton(self.tr("Copy current ga&me"), autoDefault=False)
        self.buttons["present"].clicked.connect(self.present_requested)
        grid = QGridLayout()
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        columns = 2 if 2 * widest <= _ROOM else 1
        for number, (key, tip) in enumerate(self._tips().items()):
            self.buttons[key].setToolTip(tip)
            grid.addWidget(self.buttons[key], *divmod(number, columns))
        return grid

    def _tips(self) -> dict[str, str]:
        """The tooltips of the buttons, in their order on the page."""
        return {
            "start": self.tr("Put all checkers where a game starts"),
            "empty": self.tr("Take all checkers off the board"),
            "fill start": self.tr("Put the remaining checkers on their starting points"),
            "fill off": self.tr("Bear off the remaining checkers"),
            "swap": self.tr("Swap the places of both sides"),
            "present": self.tr("Show the position of the current game"),
        }

    def _dice_text(self, roll: Roll | None, group: Group | None) -> str:
        if group is not None:
            text = self.tr("{dice} (rest)") if group.is_rest else self.tr("{dice} (chain)")
            return text.format(dice=dice_row((group.die,) * group.dice, is_group=True))
        return self.tr("not rolled yet") if roll is None else dice_row(roll)

    def _count(self, side: Side, value: int) -> None:
        was = self._arrangement
        stage = was.stage._replace(mine=value) if side is was.side else was.stage._replace(theirs=value)
        if stage != was.stage:
            self._choose(lambda was: replace(was, stage=stage))

    def _in_game(self, was: Arrangement) -> Arrangement:
        return was.under(RULE_SETS[self.game.currentData()])

    def _choose(self, change: Change) -> None:
        self.arranged.emit(change(self._arrangement))


def _started(was: Arrangement) -> Arrangement:
    """The checkers as at the start of a game. All else stays as it was."""
    return arranged_as(was.placed._replace(position=start_position(was.rule_set)))


def _with_dice(was: Arrangement, roll: Roll | None, group: Group | None) -> Arrangement:
    return replace(was, roll=roll, stage=was.stage._replace(group=group))


def dice_choices(rule_set: RuleSet) -> list[tuple[Roll | None, Group | None]]:
    """All that can be rolled or due in this game, after what is neither."""
    rolls: list[tuple[Roll | None, Group | None]] = [(None, None), *((roll, None) for roll, _ in ROLLS)]
    if not has_chains(rule_set):
        return rolls
    chains = [Group(die, GROUP, is_rest=False) for die in FACES[1:]]
    rests = [Group(die, dice, is_rest=True) for die in FACES for dice in range(1, GROUP + 1)]
    return rolls + [(None, group) for group in (*chains, *rests)]
