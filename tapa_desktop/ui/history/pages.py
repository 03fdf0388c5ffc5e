"""The pages of the history with charts: results and PR, one's own mistakes, and the dice of each player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tapa_desktop.app.game_history.finished_games import DiceCounts, HistoryGame, Part, SideReview, rate_of
from tapa_desktop.app.game_history.statistics import player_of, total_dice, total_review
from tapa_desktop.coach.review.result import MISTAKES, PHASES
from tapa_desktop.coach.strength import ENOUGH
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.graph.chart import Chart, Hue, Series, SeriesKind
from tapa_desktop.ui.graph.graph import Graph
from tapa_desktop.ui.text.names import band_text
from tapa_desktop.ui.text.numbers import percent
from tapa_desktop.ui.widgets.labels import PlainLabel

from .charts import (
    ChartWithText,
    Draw,
    dice_chart,
    errors_by_level,
    errors_over_time,
    not_reviewed,
    nothing,
    ratings_by_game,
    results_by_level,
    results_over_time,
)
from .text import name_text, rule_set_text, short

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChartPage(QWidget):
    """A choice of charts, of which one is shown with its sentence. A chart is computed only while the page is visible.

    `draw` computes the chosen chart; it reads the choice itself.

    Signals:
        picture_requested: save the picture of the chart, a `QPixmap`.
    """

    picture_requested = Signal(object)

    def __init__(self, label: str, name: str, draw: Draw) -> None:
        super().__init__()
        self._draw = draw
        self._games: Sequence[HistoryGame] = ()
        self._is_stale = True
        self.choice = QComboBox()
        self.graph = Graph(name)
        self.summary = PlainLabel()
        self.choice.setToolTip(name)
        self.picture = QPushButton(self.tr("Sa&ve picture…"), autoDefault=False)
        self.picture.setToolTip(self.tr("Save the chart as a picture (PNG)"))
        self.picture.clicked.connect(lambda: self.picture_requested.emit(self.graph.grab()))
        self._lay_out(label)
        self.choice.currentIndexChanged.connect(self._redraw)

    def show_games(self, games: Sequence[HistoryGame]) -> None:
        """Show statistics of these games, the latest first."""
        self._games = games
        self._redraw()

    def showEvent(self, event: QShowEvent) -> None:
        """Update the chart if it changed while the page was hidden."""
        super().showEvent(event)
        self._draw_if_stale()

    def _lay_out(self, label: str) -> None:
        named = QLabel(label)
        named.setBuddy(self.choice)
        upper = QHBoxLayout()
        upper.addWidget(named)
        upper.addWidget(self.choice)
        upper.addStretch(1)
        upper.addWidget(self.picture)
        layout = QVBoxLayout(self)
        layout.addLayout(upper)
        layout.addWidget(self.graph, 1)
        layout.addWidget(self.summary)

    def _redraw(self) -> None:
        self._is_stale = True
        self._draw_if_stale()

    def _draw_if_stale(self) -> None:
        if self._is_stale and self.isVisible():
            self._is_stale = False
            chart, text = self._draw(self._games)
            self.graph.setVisible(bool(chart.places))
            self.picture.setEnabled(bool(chart.places))
            self.summary.setAlignment(_LEFT if chart.places else Qt.AlignmentFlag.AlignCenter)
            self.graph.show_chart(chart)
            self.summary.setText(text)


class ProgressPage(ChartPage):
    """Results and error rates, over time and by level."""

    def __init__(self) -> None:
        super().__init__(self.tr("&Show"), self.tr("Results and errors"), self._chosen)
        self._charts: tuple[tuple[str, Draw], ...] = (
            (self.tr("Points over time"), results_over_time),
            (self.tr("Games won by level"), results_by_level),
            (self.tr("Rating by game"), ratings_by_game),
            (self.tr("PR over time"), errors_over_time),
            (self.tr("PR by level"), errors_by_level),
            (self.tr("PR by game"), errors_by_game),
            (self.tr("PR by phase"), errors_by_phase),
            (self.tr("Mistakes by kind"), loss_by_kind),
        )
        self.choice.addItems([name for name, _ in self._charts])

    def _chosen(self, games: Sequence[HistoryGame]) -> ChartWithText:
        _, draw = self._charts[max(0, self.choice.currentIndex())]
        return draw(games)


class DicePage(ChartPage):
    """How often each face was rolled, for each player."""

    def __init__(self) -> None:
        super().__init__(self.tr("&Dice of"), self.tr("How often each number was rolled"), self._dice)
        self._everyone = self.tr("all players")
        self.choice.addItem(self._everyone)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def player(self) -> str:
        """The name of the player that is chosen; empty for all."""
        return self.choice.currentText() if self.choice.currentIndex() > 0 else ""

    def choose_player(self, name: str) -> None:
        """Choose this player, also before the games are known; all if the name is empty."""
        if name and self.choice.findText(name) < 0:
            self.choice.addItem(name)
        self.choice.setCurrentIndex(self.choice.findText(name or self._everyone))

    def _dice(self, games: Sequence[HistoryGame]) -> ChartWithText:
        dice = _by_player(games)
        self._fill_box([self._everyone, *sorted(dice, key=lambda name: -dice[name].total)])
        name = self.choice.currentText()
        return dice_chart(dice[name] if name in dice else total_dice(dice.values()))

    def _fill_box(self, names: list[str]) -> None:
        chosen = self.choice.currentText()
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItems(names)
            self.choice.setCurrentIndex(max(0, self.choice.findText(chosen)))


def _by_player(games: Sequence[HistoryGame]) -> dict[str, DiceCounts]:
    sides: dict[str, list[DiceCounts]] = {}
    for game in games:
        for side in Side:
            sides.setdefault(name_text(game, side), []).append(game.of(side).dice)
    return {name: total_dice(several) for name, several in sides.items()}


translate = QCoreApplication.translate


def phase_name(phase: str) -> str:
    """The name of a phase of a game."""
    return {
        "opening": translate("Mistakes", "Opening"),
        "middle": translate("Mistakes", "Middle game"),
        "pins": translate("Mistakes", "Pins"),
        "race": translate("Mistakes", "Race"),
    }[phase]


def kind_name(kind: str) -> str:
    """The name of a kind of mistake."""
    return {
        "pin": translate("Mistakes", "Missed pins"),
        "mother": translate("Mistakes", "Mother"),
        "blot": translate("Mistakes", "Blots"),
        "point": translate("Mistakes", "Points"),
        "stack": translate("Mistakes", "Stacks"),
        "hold": translate("Mistakes", "Left behind"),
        "bear off": translate("Mistakes", "Bearing off"),
        "double": translate("Mistakes", "Cube"),
        "other": translate("Mistakes", "Other"),
    }[kind]


def errors_by_game(games: Sequence[HistoryGame]) -> ChartWithText:
    """The player's PR in each game."""
    keys = sorted({game.rule_set for game in games}, key=rule_set_text)
    reviews = {key: total_review([game for game in games if game.rule_set == key], of_player=True) for key in keys}
    known = {key: review for key, review in reviews.items() if review is not None}
    if not known:
        return nothing(not_reviewed())
    text = translate("Mistakes", "Your PR in each game. Lower is better.")
    enough = {key: review.error_rate for key, review in known.items() if review.decisions >= ENOUGH}
    if bands := [band for key, rate in enough.items() if (band := _band(key, rate))]:
        levels = translate("Mistakes", "Levels that play like that: {levels}.").format(levels=" · ".join(bands))
        text = f"{text} {levels}"
    rows = [(rule_set_text(key), review.error_rate) for key, review in known.items()]
    return ChartWithText(_bars(rows, short), text)


def _band(key: str, rate: float) -> str:
    """A game and the level with about that PR; empty if the game has none."""
    band = band_text(RULE_SETS[key], rate) if key in RULE_SETS else ""
    return translate("Mistakes", "{game}: {level}").format(game=rule_set_text(key), level=band) if band else ""


def errors_by_phase(games: Sequence[HistoryGame]) -> ChartWithText:
    """The player's PR in each phase of a game."""
    review = _own(games)
    parts = [(phase, review.part(phase)) for phase in PHASES] if review is not None else []
    known = [(phase, part) for phase, part in parts if part[1]]
    if not known:
        return nothing(not_reviewed())
    worst, (lost, _) = max(known, key=lambda one: one[1][0])
    total = sum(part[0] for _, part in known)
    text = translate(
        "Mistakes",
        "Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in "
        "Practice.",
    )
    rows = [(phase_name(phase), rate_of(part)) for phase, part in known]
    share = percent(lost / total if total else 0.0, 0)
    return ChartWithText(_bars(rows, short), text.format(phase=phase_name(worst), share=share))


def loss_by_kind(games: Sequence[HistoryGame]) -> ChartWithText:
    """The share of each kind of mistake in what the player's mistakes have lost."""
    review = _own(games)
    lost = {kind: _part(review, f"by {kind}")[0] for kind in MISTAKES}
    total = sum(lost.values())
    if not total:
        return nothing(not_reviewed())
    order = sorted((kind for kind in MISTAKES if lost[kind]), key=lambda kind: -lost[kind])
    named = [kind for kind in order if kind != "other"] or order
    text = translate(
        "Mistakes", "What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games."
    )
    told = text.format(kind=kind_name(named[0]), share=percent(lost[named[0]] / total, 0))
    shares = [(kind_name(kind), lost[kind] / total) for kind in order]
    return ChartWithText(_bars(shares, lambda share: percent(share, 0)), told)


def _own(games: Iterable[HistoryGame]) -> SideReview | None:
    return total_review((game for game in games if player_of(game) is not None), of_player=True)


def _part(review: SideReview | None, key: str) -> Part:
    return (0.0, 0) if review is None else review.part(key)


def _bars(rows: Sequence[tuple[str, float]], value_text: Callable[[float], str]) -> Chart:
    places, values = zip(*rows, strict=True)
    return Chart(places, (Series(SeriesKind.BARS, values, Hue.FIRST),), low=0.0, value_text=value_text)
