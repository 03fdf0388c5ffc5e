"""The controls of the position editor: game, side, roll, the whole board; and the cube, score and house rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.game.arrangement import Arrangement, empty
from tapa_desktop.rules.dice import FACES, ROLLS, Roll
from tapa_desktop.rules.house_rules import house_rules_of, rule_set_named
from tapa_desktop.rules.outcome import GROUP, MOST_ROLLS, Group, has_chains, has_cube
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, LARGEST, Cube, MatchScore
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tapa_desktop.ui.house_rules import HouseRulesBox
from tapa_desktop.ui.text.names import plain_game_name, side_name
from tapa_desktop.ui.text.numbers import dice_row, whole
from tapa_desktop.ui.widgets.dialog_parts import Scrolled
from tapa_desktop.ui.widgets.dialogs import fill, name_by_tip, plain_button

Change = Callable[[Arrangement], Arrangement]
_ROOM: Final = 224  # logical pixels: at least two buttons side by side; the rest is for the board


class _Controls(QWidget):
    """Changes an arrangement by controls, all of them reachable by keyboard."""

    arranged = Signal(object)  # the new `Arrangement`, changed by the player

    def __init__(self) -> None:
        super().__init__()
        self._arrangement = empty(TAPA)

    def _choose(self, change: Change) -> None:
        self.arranged.emit(change(self._arrangement))


class SetupControls(_Controls):
    """Changes the game, the side to move, the roll, and all checkers at once."""

    def __init__(self) -> None:
        super().__init__()
        self.game = QComboBox()
        self.sides = QButtonGroup(self)
        self.roll = QComboBox()
        self._dice: list[tuple[Roll | None, Group | None]] = []  # the choices
        self.roll_counts = {side: QSpinBox(maximum=MOST_ROLLS) for side in Side}
        self.buttons: dict[str, QPushButton] = {}
        fill(QVBoxLayout(self), self._form(), self._grid(), 1)

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show an arrangement without emitting `arranged`."""
        self._arrangement = arrangement
        self.game.setCurrentIndex(self.game.findData(arrangement.rule_set.key))
        self.sides.button(list(Side).index(arrangement.side)).setChecked(True)
        self._offer_dice(arrangement.rule_set)
        self.roll.setCurrentIndex(self._dice.index((arrangement.roll, arrangement.stage.group)))
        for side, box in self.roll_counts.items():
            box.setValue(arrangement.stage.mine if side is arrangement.side else arrangement.stage.theirs)

    def _form(self) -> QFormLayout:
        for rule_set in RULE_SETS.values():
            self.game.addItem(plain_game_name(rule_set), rule_set.key)
        self.game.activated.connect(lambda _: self._choose(self._in_game))
        for number, side in enumerate(Side):
            self.sides.addButton(QRadioButton(side_name(side)), number)
        self.sides.idClicked.connect(lambda number: self._choose(lambda old: old.with_side(list(Side)[number])))
        self.roll.setMaxVisibleItems(len(ROLLS) + 1)
        self.roll.activated.connect(lambda index: self._choose(lambda old: _with_dice(old, *self._dice[index])))
        self.game.setToolTip(self.tr("The game whose rules apply"))
        self.roll.setToolTip(self.tr("The roll to play, if the dice have been rolled"))
        for button in self.sides.buttons():
            button.setToolTip(self.tr("The side to move"))
        sides = fill(QHBoxLayout(), *self.sides.buttons())
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&Game"), self.game)
        form.addRow(self.tr("To move"), sides)
        form.addRow(self.tr("&Roll"), self.roll)
        form.addRow(self.tr("Rolls so far"), self._roll_counts_row())
        self._form_rows = form
        return form

    def _roll_counts_row(self) -> QHBoxLayout:
        """How many times each side has rolled: it decides which doubles are chains."""
        tips = {
            Side.WHITE: self.tr("How often White has rolled in this game; 3 means 3 or more"),
            Side.BLACK: self.tr("How often Black has rolled in this game; 3 means 3 or more"),
        }
        for side, box in self.roll_counts.items():
            box.setPrefix(f"{side_name(side)} ")
            name_by_tip(box, tips[side])
            box.valueChanged.connect(lambda value, side=side: self._count(side, value))
        return fill(QHBoxLayout(), *self.roll_counts.values())

    def _offer_dice(self, rule_set: RuleSet) -> None:
        choices = _dice_choices(rule_set)
        if choices != self._dice:
            self._dice = choices
            self.roll.clear()
            self.roll.addItems([self._dice_text(*choice) for choice in choices])
            self._form_rows.setRowVisible(self._form_rows.rowCount() - 1, has_chains(rule_set))

    def _grid(self) -> QGridLayout:
        text, tip = self.tr("&Start"), self.tr("Put all checkers where a game starts")
        self._add_button("start", text, tip, lambda old: replace(old, position=start_position(old.rule_set)))
        text, tip = self.tr("&Empty"), self.tr("Take all checkers off the board")
        self._add_button("empty", text, tip, lambda old: replace(old, position=empty(old.rule_set).position))
        text, tip = self.tr("Put the rest at start"), self.tr("Put the remaining checkers on their starting points")
        self._add_button("fill start", text, tip, Arrangement.fill_start)
        text, tip = self.tr("Bear &off the rest"), self.tr("Bear off the remaining checkers")
        self._add_button("fill off", text, tip, Arrangement.fill_off)
        self._add_button("swap", self.tr("S&wap sides"), self.tr("Swap the places of both sides"), Arrangement.swapped)
        text, tip = self.tr("Copy current ga&me"), self.tr("Show the position of the current game")
        self._add_button("present", text, tip)
        grid = QGridLayout()
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        columns = 2 if 2 * widest <= _ROOM else 1
        for number, button in enumerate(self.buttons.values()):
            grid.addWidget(button, *divmod(number, columns))
        return grid

    def _add_button(self, key: str, text: str, tip: str, change: Change | None = None) -> None:
        self.buttons[key] = plain_button(text, tip, None if change is None else lambda: self._choose(change))

    def _dice_text(self, roll: Roll | None, group: Group | None) -> str:
        if group is not None:
            text = self.tr("{dice} (rest)") if group.is_rest else self.tr("{dice} (chain)")
            return text.format(dice=dice_row((group.die,) * group.dice, is_group=True))
        return self.tr("not rolled yet") if roll is None else dice_row(roll)

    def _count(self, side: Side, value: int) -> None:
        old = self._arrangement
        stage = old.stage._replace(mine=value) if side is old.side else old.stage._replace(theirs=value)
        if stage != old.stage:
            self._choose(lambda old: replace(old, stage=stage))

    def _in_game(self, old: Arrangement) -> Arrangement:
        return old.in_game(RULE_SETS[self.game.currentData()])


def _with_dice(old: Arrangement, roll: Roll | None, group: Group | None) -> Arrangement:
    return replace(old, roll=roll, stage=old.stage._replace(group=group))


def _dice_choices(rule_set: RuleSet) -> list[tuple[Roll | None, Group | None]]:
    rolls: list[tuple[Roll | None, Group | None]] = [(None, None), *((roll, None) for roll, _ in ROLLS)]
    if not has_chains(rule_set):
        return rolls
    chains = [Group(die, GROUP, is_rest=False) for die in FACES[1:]]
    rests = [Group(die, dice, is_rest=True) for die in FACES for dice in range(1, GROUP + 1)]
    return rolls + [(None, group) for group in (*chains, *rests)]


_LONGEST: Final = 999  # points of a match
_VALUES: Final = tuple(1 << power for power in range(LARGEST.bit_length()))


class Stakes(_Controls):
    """Changes the cube, the score and the house rules of an arrangement."""

    def __init__(self, room: int) -> None:
        """`room`: the width for the house rules, in logical pixels."""
        super().__init__()
        self.value, self.owner = QComboBox(), QComboBox()
        self.target = QSpinBox(maximum=_LONGEST)
        self.target.setKeyboardTracking(False)  # 15 begins like 1, which leaves no points
        self.points = {side: QSpinBox() for side in Side}
        self.crawford = QCheckBox(self.tr("Craw&ford game"))
        self.rules = HouseRulesBox(room)
        self._form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        self._cube_row = fill(QHBoxLayout(), self.value, (self.owner, 1))
        self._lay_out(room)
        self._connect()

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show an arrangement without emitting `arranged`."""
        self._arrangement = arrangement
        with_cube = has_cube(arrangement.rule_set)
        cube, match = arrangement.cube or IN_THE_MIDDLE, arrangement.match
        self._form.setRowVisible(self._cube_row, with_cube)
        self._form.setRowVisible(self.crawford, with_cube)
        self.value.setCurrentIndex(_VALUES.index(cube.value))
        self.owner.setCurrentIndex(self.owner.findData(cube.owner and cube.owner.value))
        self._show_match(match)
        self.rules.show_rules(arrangement.rule_set, house_rules_of(arrangement.rule_set))

    def _show_match(self, match: MatchScore | None) -> None:
        boxes = (self.target, *self.points.values(), self.crawford)
        blocked = [QSignalBlocker(box) for box in boxes]
        self.target.setValue(match.target if match else 0)
        for side, box in self.points.items():
            box.setEnabled(match is not None)
            box.setMaximum(match.target - 1 if match else 0)
            box.setValue(match.target - match.needs(side) if match else 0)
        self.crawford.setEnabled(match is not None and _may_be_crawford(match))
        self.crawford.setChecked(match is not None and match.is_crawford)
        del blocked

    def _lay_out(self, room: int) -> None:
        for value in _VALUES:
            self.value.addItem(whole(value), value)
        self.owner.addItem(self.tr("in the middle"), None)
        for side in Side:
            self.owner.addItem(side_name(side), side.value)
            self.points[side].setPrefix(f"{side_name(side)} ")
        score = fill(QHBoxLayout(), *((box, 1) for box in self.points.values()))
        self.target.setSpecialValueText(self.tr("no match"))
        for box, tip in self._tips():
            name_by_tip(box, tip)
        label = QLabel(self.tr("Cu&be"))
        label.setBuddy(self.value)
        self._form.addRow(label, self._cube_row)
        self._form.addRow(self.tr("Po&ints to win"), self.target)
        self._form.addRow(self.tr("Score"), score)
        self._form.addRow(self.crawford)
        self._form.setContentsMargins(0, 0, 0, 0)
        inner = QWidget()
        fill(QVBoxLayout(inner), self._form, self.rules, 1, edge=0)
        fill(QVBoxLayout(self), Scrolled(inner, room))

    def _tips(self) -> list[tuple[QWidget, str]]:
        points = {Side.WHITE: self.tr("The points that White has"), Side.BLACK: self.tr("The points that Black has")}
        return [
            (self.value, self.tr("What the cube shows; a cube that has not been turned shows 1")),
            (self.owner, self.tr("Who owns the cube and may double next")),
            (self.target, self.tr("The points needed to win the match")),
            *((self.points[side], tip) for side, tip in points.items()),
            (self.crawford, self.tr("The one game without the cube, after a side has come within a point of winning")),
        ]

    def _connect(self) -> None:
        for box in (self.value, self.owner):
            box.activated.connect(lambda _: self._choose(self._with_cube))
        for spin in (self.target, *self.points.values()):
            spin.valueChanged.connect(lambda _: self._choose(self._with_match))
        self.crawford.toggled.connect(lambda _: self._choose(self._with_match))
        self.rules.changed.connect(lambda: self._choose(self._with_rules))

    def _with_cube(self, old: Arrangement) -> Arrangement:
        owner = self.owner.currentData()
        return replace(old, cube=Cube(self.value.currentData(), Side(owner) if owner else None))

    def _with_match(self, old: Arrangement) -> Arrangement:
        target = self.target.value()
        if target == 0:
            return replace(old, match=None)
        white, black = (min(box.value(), target - 1) for box in self.points.values())
        match = MatchScore(target, white, black)
        return replace(old, match=match._replace(is_crawford=self.crawford.isChecked() and _may_be_crawford(match)))

    def _with_rules(self, old: Arrangement) -> Arrangement:
        rule_set = rule_set_named(old.rule_set.key, self.rules.chosen(), RULE_SETS)
        return replace(old, rule_set=rule_set, cube=old.cube if has_cube(rule_set) else None)


def _may_be_crawford(match: MatchScore) -> bool:
    return 1 in [match.needs(side) for side in Side]
