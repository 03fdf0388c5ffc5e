"""How a rollout is to go, and when it has gone far enough."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QWidget

from tapa_desktop.coach.rollout import RolloutQuestion
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.positiontext import Placed

translate = QCoreApplication.translate


class RolloutChoices(QWidget):
    """The choices, in two columns where there is room for them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        number = QLocale().toString
        self.most = _box([(translate("RolloutChoices", "the best %n", "", n), n) for n in (2, 3, 4, 6, 10)], 3)
        self.games = _box([(number(n), n) for n in (144, 324, 1296, 5184, 20736)], 1296)
        widths = [(f"± {number(width, 'f', 3)}", width) for width in (0.05, 0.02, 0.01, 0.005)]
        self.half_width = _box([(self.tr("not for that"), 0.0), *widths], 0.01)
        plies = [(translate("RolloutChoices", "%n ply (plies)", "", n), n) for n in (5, 7, 11, 21)]
        self.plies = _box([*plies, (self.tr("to the end"), None)], 7)
        self.until_settled = QCheckBox(self.tr("Stop when the best play is settled"))
        self.less_luck = QCheckBox(self.tr("Take the luck out of the games: slower, and much surer"))
        self.until_settled.setChecked(True)
        self.less_luck.setChecked(True)
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addRow(self.tr("Plays"), self.most)
        layout.addRow(self.tr("Games at most"), self.games)
        layout.addRow(self.tr("Stop at"), self.half_width)
        layout.addRow(self.tr("Each game"), self.plies)
        self.most.setToolTip(self.tr("How many plays are compared"))
        self.games.setToolTip(self.tr("How often each of them is played out"))
        self.half_width.setToolTip(self.tr("How surely the result has to be known"))
        self.plies.setToolTip(self.tr("How many turns are played before the position is judged"))
        self.until_settled.setToolTip(self.tr("No more games, once one play is surely better than the others"))
        self.less_luck.setToolTip(self.tr("What the dice alone have brought is taken off each result"))
        layout.addRow(self.until_settled)
        layout.addRow(self.less_luck)

    def suit(self, placed: Placed) -> None:
        """Offer only what makes a difference there: before a roll there are no plays to compare."""
        for part in (self.most, self.until_settled):
            part.setEnabled(placed.roll is not None)

    def question(self, placed: Placed, also: Iterable[Position] = ()) -> RolloutQuestion:
        """What is chosen, for that position."""
        return RolloutQuestion(
            placed,
            most=self.most.currentData(),
            also=tuple(also),
            games=self.games.currentData(),
            half_width=self.half_width.currentData(),
            until_settled=self.until_settled.isChecked(),
            plies=self.plies.currentData(),
            less_luck=self.less_luck.isChecked(),
        )


def _box(choices: Iterable[tuple[str, object]], usual: object) -> QComboBox:
    box = QComboBox()
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(box.findData(usual))
    return box
