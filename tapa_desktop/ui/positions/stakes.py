"""What a position is played for, in the editor: the cube, the score of the match, and the house rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from tapa_desktop.game.arrangement import Arrangement, empty
from tapa_desktop.rules.cube import IN_THE_MIDDLE, LARGEST, Cube, MatchScore
from tapa_desktop.rules.house_rules import house_rules_of, rule_set_named
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.house_rules import HouseRulesBox
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.dialogs import Scrolled

_LONGEST: Final = 999  # points of a match
_VALUES: Final = tuple(1 << power for power in range(LARGEST.bit_length()))


class Stakes(QWidget):
    """Changes the cube, the score and the house rules of an arrangement.

    Signals:
        arranged: the new `Arrangement` after the player has changed it.
    """

    arranged = Signal(object)

    def __init__(self, room: int) -> None:
        """`room`: the width for the house rules, in logical pixels."""
        super().__init__()
        self._arrangement = empty(TAPA)
        self.value, self.owner = QComboBox(), QComboBox()
        self.target = QSpinBox(maximum=_LONGEST)
        self.points = {side: QSpinBox() for side in Side}
        self.crawford = QCheckBox(self.tr("Craw&ford game"))
        self.rules = HouseRulesBox(room)
        self._form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        self._lay_out(room)
        self._connect()

    def show_arrangement(self, arrangement: Arrangement) -> None:
        """Show an arrangement without emitting `arranged`."""
        self._arrangement = arrangement
        with_cube = has_cube(arrangement.rule_set)
        cube, match = arrangement.cube or IN_THE_MIDDLE, arrangement.match
        for row in (self._cube_row, self._crawford_row):
            self._form.setRowVisible(row, with_cube)
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
        cube, score = QHBoxLayout(), QHBoxLayout()
        for value in _VALUES:
            self.value.addItem(whole(value), value)
        self.owner.addItem(self.tr("in the middle"), None)
        for side in Side:
            self.owner.addItem(side_name(side), side.value)
            self.points[side].setPrefix(f"{side_name(side)} ")
            score.addWidget(self.points[side], 1)
        cube.addWidget(self.value)
        cube.addWidget(self.owner, 1)
        self.target.setSpecialValueText(self.tr("no match"))
        for box, tip in self._tips():
            box.setToolTip(tip)
            box.setAccessibleName(tip)
        label = QLabel(self.tr("Cu&be"))
        label.setBuddy(self.value)
        self._form.addRow(label, cube)
        self._form.addRow(self.tr("Po&ints to win"), self.target)
        self._form.addRow(self.tr("Score"), score)
        self._form.addRow(self.crawford)
        self._cube_row, self._crawford_row = 0, 3
        self._form.setContentsMargins(0, 0, 0, 0)
        inner = QWidget()
        within = QVBoxLayout(inner)
        within.setContentsMargins(0, 0, 0, 0)
        within.addLayout(self._form)
        within.addWidget(self.rules)
        within.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addWidget(Scrolled(inner, room))

    def _tips(self) -> list[tuple[QWidget, str]]:
        points = {
            Side.WHITE: self.tr("The points that White has"),
            Side.BLACK: self.tr("The points that Black has"),
        }
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

    def _with_cube(self, was: Arrangement) -> Arrangement:
        owner = self.owner.currentData()
        return replace(was, cube=Cube(self.value.currentData(), Side(owner) if owner else None))

    def _with_match(self, was: Arrangement) -> Arrangement:
        target = self.target.value()
        if target == 0:
            return replace(was, match=None)
        white, black = (min(box.value(), target - 1) for box in self.points.values())
        match = MatchScore(target, white, black)
        return replace(was, match=match._replace(is_crawford=self.crawford.isChecked() and _may_be_crawford(match)))

    def _with_rules(self, was: Arrangement) -> Arrangement:
        rule_set = rule_set_named(was.rule_set.key, self.rules.chosen(), RULE_SETS)
        return replace(was, rule_set=rule_set, cube=was.cube if has_cube(rule_set) else None)

    def _choose(self, change: Callable[[Arrangement], Arrangement]) -> None:
        self.arranged.emit(change(self._arrangement))


def _may_be_crawford(match: MatchScore) -> bool:
    return 1 in [match.needs(side) for side in Side]
