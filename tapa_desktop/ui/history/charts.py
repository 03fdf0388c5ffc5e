"""The chart pages: results and error rates over many games, and the dice of each player, each with a sentence below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tapa_desktop.app.game_history.finished_games import DiceCounts, HistoryGame, SideReview
from tapa_desktop.app.game_history.statistics import (
    FACE_SHARE,
    Frequency,
    LevelRecord,
    level_records,
    shares_of,
    spans_of,
    total_dice,
    total_review,
)
from tapa_desktop.app.levels import level_choices
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.graph.chart import Band, Chart, Hue, Series, SeriesKind
from tapa_desktop.ui.graph.graph import Graph
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.pr import band_text

from .mistakes import Drawn, errors_by_game, errors_by_phase, loss_by_kind
from .text import day_text, name_text, percent, short, signed

translate = QCoreApplication.translate

FEW: Final = 5  # games of which the mean is told
SEVERAL: Final = 20

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChartWithText(NamedTuple):
    """A chart, and a sentence that sums it up."""

    chart: Chart
    text: str


Draw = Callable[[Sequence[HistoryGame]], ChartWithText]  # takes games, the latest first


def results_over_time(games: Sequence[HistoryGame]) -> ChartWithText:
    """The points won less the points lost by the player, from the first game on."""
    spans = spans_of(games)
    if not spans:
        return _nothing(_no_games())
    line = Series(
        SeriesKind.LINE, tuple(float(span.points) for span in spans), Hue.FIRST, translate("History", "Points")
    )
    count = sum(len(span.games) for span in spans)
    text = translate(
        "History", "Points won minus points lost since the first of these games: {points} in %n game(s).", "", count
    )
    chart = Chart(_days([span.games for span in spans]), (line,), base=0.0, value_text=signed)
    return ChartWithText(chart, text.format(points=signed(spans[-1].points)))


def errors_over_time(games: Sequence[HistoryGame]) -> ChartWithText:
    """The error rates of the player and of the opponents over time."""
    spans = [span.games for span in spans_of([game for game in games if game.white.review and game.black.review])]
    if not spans:
        return _nothing(_not_reviewed())
    own, other = (tuple(_rate(total_review(some, of_player=mine)) for some in spans) for mine in (True, False))
    layers: tuple[Series, ...] = (
        Series(SeriesKind.LINE, own, Hue.FIRST, _you()),
        Series(SeriesKind.LINE, other, Hue.SECOND, _computer()),
    )
    in_order = [game for some in spans for game in some]
    if len(in_order) > SEVERAL:
        ends = list(accumulate(map(len, spans)))
        means = tuple(_rate(total_review(in_order[max(0, end - SEVERAL) : end], of_player=True)) for end in ends)
        layers = (*layers, Series(SeriesKind.LINE, means, Hue.THIRD, translate("History", "Your last 20")))
    count = len(in_order)
    text = translate("History", "Your PR in %n reviewed game(s): {rate}. Lower is better.", "", count)
    summary = text.format(rate=short(_rate(total_review(in_order, of_player=True)) or 0.0))
    if count > FEW:
        last = translate("History", "In the last 5 games it was {few}, in the last 20 {several}.")
        few, several = (_rate(total_review(in_order[-some:], of_player=True)) or 0.0 for some in (FEW, SEVERAL))
        summary = f"{summary} {last.format(few=short(few), several=short(several))}"
    if len({game.rule_set for game in in_order}) == 1 and (band := _band(in_order)):
        summary = f"{summary} {translate('History', 'You play like this level: {level}.').format(level=band)}"
    return ChartWithText(Chart(_days(spans), layers, low=0.0, value_text=short), summary)


def results_by_level(games: Sequence[HistoryGame]) -> ChartWithText:
    """The share of games won against each level, with its 95 % confidence interval."""
    records = _in_order(level_records(games))
    if not records:
        return _nothing(_no_games())
    lows, highs = zip(*(record.range for record in records), strict=True)
    layers = (
        Series(
            SeriesKind.BARS, tuple(record.share for record in records), Hue.FIRST, translate("History", "Games won")
        ),
        Band(lows, highs, translate("History", "95 % range")),
    )
    text = translate("History", "The share of games that you have won against each level; a draw is half a win.")
    return ChartWithText(Chart(_levels(records), layers, low=0.0, high=1.0, value_text=percent), text)


def errors_by_level(games: Sequence[HistoryGame]) -> ChartWithText:
    """The error rate of the player against each level, and that of the level itself."""
    records = [record for record in _in_order(level_records(games)) if record.own is not None]
    if not records:
        return _nothing(_not_reviewed())
    layers = (
        Series(SeriesKind.BARS, tuple(_rate(record.own) for record in records), Hue.FIRST, _you()),
        Series(
            SeriesKind.BARS, tuple(_rate(record.other) for record in records), Hue.SECOND, translate("History", "Level")
        ),
    )
    text = translate("History", "Your PR against each level, and that of the level itself. Lower is better.")
    return ChartWithText(Chart(_levels(records), layers, low=0.0, value_text=short), text)


def dice_chart(dice: DiceCounts) -> ChartWithText:
    """How often each face was rolled, and doubles, with the range expected by chance."""
    shares = shares_of(dice)
    if not dice.total:
        return _nothing(translate("History", "The program has not rolled any dice in these games."))
    places = (*(QLocale().toString(face) for face in range(1, 7)), translate("History", "Doubles"))
    layers = (
        Series(SeriesKind.BARS, tuple(share.share for share in shares), Hue.FIRST, translate("History", "Rolled")),
        Band(
            tuple(share.low for share in shares),
            tuple(share.high for share in shares),
            translate("History", "Expected range"),
        ),
    )
    return ChartWithText(Chart(places, layers, base=FACE_SHARE, value_text=percent), dice_sentence(places, shares))


def dice_sentence(places: Sequence[str], shares: Sequence[Frequency]) -> str:
    """The number of dice, and whether the rolls are within the range expected by chance."""
    count = translate("History", "{dice} dice in %n roll(s).", "", shares[-1].of)
    count = count.format(dice=QLocale().toString(shares[0].of))
    outside = [place for place, share in zip(places, shares, strict=True) if not share.is_within]
    if not outside:
        return f"{count} " + translate("History", "Everything is within the range expected 95 times in 100.")
    text = translate("History", "Outside the range expected 95 times in 100: {what}.")
    return f"{count} {text.format(what=', '.join(outside))} " + translate(
        "History", "That happens to fair dice in 5 of 100 such counts."
    )


def _band(games: Sequence[HistoryGame]) -> str:
    """The band of the player in games of one kind, of the last twenty; empty if it is not known."""
    rate = _rate(total_review(games[-SEVERAL:], of_player=True))
    rule_set = RULE_SETS.get(games[0].rule_set)
    return "" if rate is None or rule_set is None else band_text(rule_set, rate)


def _or_nothing(draw: Callable[[Sequence[HistoryGame]], Drawn | None]) -> Draw:
    """The chart that this function draws, or that nothing has been reviewed."""

    def chart(games: Sequence[HistoryGame]) -> ChartWithText:
        found = draw(games)
        return _nothing(_not_reviewed()) if found is None else ChartWithText(*found)

    return chart


def _nothing(text: str) -> ChartWithText:
    return ChartWithText(Chart(()), text)


def _no_games() -> str:
    return translate("History", "No games against the computer yet.")


def _not_reviewed() -> str:
    return translate("History", "No reviewed games yet. A review finds your PR.")


def _you() -> str:
    return translate("History", "You")


def _computer() -> str:
    return translate("History", "Computer")


def _days(spans: Sequence[Sequence[HistoryGame]]) -> tuple[str, ...]:
    return tuple(day_text(games[-1].ended) for games in spans)


def _in_order(records: dict[str, LevelRecord]) -> list[LevelRecord]:
    """The records ordered by level, the weakest first; levels unknown to this program come last."""
    known = [choice.key for choice in level_choices()]
    return sorted(records.values(), key=lambda record: ([*known, record.level].index(record.level), record.level))


def _levels(records: Sequence[LevelRecord]) -> tuple[str, ...]:
    return tuple(level_name(record.level) for record in records)


def _rate(review: SideReview | None) -> float | None:
    return None if review is None else review.error_rate


class ChartPage(QWidget):
    """A choice of charts, of which one is shown with its sentence. A chart is computed only while the page is visible.

    `draw` computes the chosen chart; it reads the choice itself.

    Signals:
        picture_requested: save the picture of the chart, a `QPixmap`.
    """

    picture_requested = Signal(object)

    def __init__(self, label: str, name: str, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self._games: Sequence[HistoryGame] = ()
        self._is_stale = True
        self.choice = QComboBox()
        self.graph = Graph(name)
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.choice.setToolTip(name)
        self.picture = QPushButton(self.tr("Save &picture …"), autoDefault=False)
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

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("&Show"), self.tr("Results and errors"), self._chosen, parent)
        self._charts: tuple[tuple[str, Draw], ...] = (
            (self.tr("Points over time"), results_over_time),
            (self.tr("Games won by level"), results_by_level),
            (self.tr("PR over time"), errors_over_time),
            (self.tr("PR by level"), errors_by_level),
            (self.tr("PR by game"), _or_nothing(errors_by_game)),
            (self.tr("PR by phase"), _or_nothing(errors_by_phase)),
            (self.tr("Mistakes by kind"), _or_nothing(loss_by_kind)),
        )
        self.choice.addItems([name for name, _ in self._charts])

    def _chosen(self, games: Sequence[HistoryGame]) -> ChartWithText:
        _, draw = self._charts[max(0, self.choice.currentIndex())]
        return draw(games)


class DicePage(ChartPage):
    """How often each face was rolled, for each player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("&Dice of"), self.tr("How often each face was rolled"), self._dice, parent)
        self._everyone = self.tr("all players")
        self.choice.addItem(self._everyone)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def _dice(self, games: Sequence[HistoryGame]) -> ChartWithText:
        dice = _by_player(games)
        self._fill_box([self._everyone, *sorted(dice, key=lambda name: -dice[name].total)])
        name = self.choice.currentText()
        return dice_chart(dice[name] if name in dice else total_dice(dice.values()))

    def _fill_box(self, names: list[str]) -> None:
        chosen = self.choice.currentText()
        blocked = self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItems(names)
        self.choice.setCurrentIndex(max(0, self.choice.findText(chosen)))
        self.choice.blockSignals(blocked)


def _by_player(games: Sequence[HistoryGame]) -> dict[str, DiceCounts]:
    sides: dict[str, list[DiceCounts]] = {}
    for game in games:
        for side in Side:
            sides.setdefault(name_text(game, side), []).append(game.of(side).dice)
    return {name: total_dice(several) for name, several in sides.items()}
