"""The pages with graphs: what many games say together, and the dice of each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tapa_desktop.app.chronicle.past_game import PastGame, Thrown
from tapa_desktop.app.chronicle.statistics import thrown_by
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.graph.graph import Graph

from .charts import (
    Draw,
    Shown,
    dice_chart,
    errors_by_level,
    errors_over_time,
    results_by_level,
    results_over_time,
)
from .wording import name_text

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChartPage(QWidget):
    """A choice of charts, one of which is shown with its sentence. It is worked out only while somebody looks.

    What is chosen is drawn by `draw`, which reads the choice.
    """

    def __init__(self, label: str, name: str, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self._games: Sequence[PastGame] = ()
        self._is_stale = True
        self.choice = QComboBox()
        self.graph = Graph(name)
        self.said = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.choice.setToolTip(name)
        self._lay_out(label)
        self.choice.currentIndexChanged.connect(self._look_anew)

    def show_games(self, games: Sequence[PastGame]) -> None:
        """Tell of these games, the last one first."""
        self._games = games
        self._look_anew()

    def showEvent(self, event: QShowEvent) -> None:
        """Work out what has changed while nobody looked."""
        super().showEvent(event)
        self._look()

    def _lay_out(self, label: str) -> None:
        named = QLabel(label)
        named.setBuddy(self.choice)
        upper = QHBoxLayout()
        upper.addWidget(named)
        upper.addWidget(self.choice)
        upper.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addLayout(upper)
        layout.addWidget(self.graph, 1)
        layout.addWidget(self.said)

    def _look_anew(self) -> None:
        self._is_stale = True
        self._look()

    def _look(self) -> None:
        if self._is_stale and self.isVisible():
            self._is_stale = False
            chart, text = self._draw(self._games)
            self.graph.setVisible(bool(chart.places))
            self.said.setAlignment(_LEFT if chart.places else Qt.AlignmentFlag.AlignCenter)
            self.graph.show_chart(chart)
            self.said.setText(text)


class ProgressPage(ChartPage):
    """Results and error rates, over time and by level."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("&Show"), self.tr("Results and errors"), self._chosen, parent)
        self._charts: tuple[tuple[str, Draw], ...] = (
            (self.tr("Points over time"), results_over_time),
            (self.tr("Games won by level"), results_by_level),
            (self.tr("Error rate over time"), errors_over_time),
            (self.tr("Error rate by level"), errors_by_level),
        )
        self.choice.addItems([name for name, _ in self._charts])

    def _chosen(self, games: Sequence[PastGame]) -> Shown:
        _, draw = self._charts[max(0, self.choice.currentIndex())]
        return draw(games)


class DicePage(ChartPage):
    """How often each face fell to each player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("&Dice of"), self.tr("How often each face fell"), self._thrown, parent)
        self._everyone = self.tr("all players")
        self.choice.addItem(self._everyone)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def _thrown(self, games: Sequence[PastGame]) -> Shown:
        thrown = _by_player(games)
        self._offer([self._everyone, *sorted(thrown, key=lambda name: -thrown[name].dice)])
        name = self.choice.currentText()
        return dice_chart(thrown[name] if name in thrown else thrown_by(thrown.values()))

    def _offer(self, names: list[str]) -> None:
        chosen = self.choice.currentText()
        blocked = self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItems(names)
        self.choice.setCurrentIndex(max(0, self.choice.findText(chosen)))
        self.choice.blockSignals(blocked)


def _by_player(games: Sequence[PastGame]) -> dict[str, Thrown]:
    sides: dict[str, list[Thrown]] = {}
    for game in games:
        for side in Side:
            sides.setdefault(name_text(game, side), []).append(game.of(side).thrown)
    return {name: thrown_by(several) for name, several in sides.items()}
