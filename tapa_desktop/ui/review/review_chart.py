"""The graph of a review: the winning chances of one side, with the mistakes of both. Pure."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.marks import Mark
from tapa_desktop.coach.review.reviewed import Review, Reviewed
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.graph.chart import Chart, Hue, Kind, Series
from tapa_desktop.ui.numerals import whole

from .wording import percent

translate = QCoreApplication.translate

HUES: Final = {Mark.DOUBTFUL: Hue.DOUBT, Mark.ERROR: Hue.ERROR, Mark.BLUNDER: Hue.BLUNDER}


def review_chart(review: Review, side: Side, name: str) -> Chart:
    """One place a line, with the chance of `side`, called `name`, to win the game after it."""
    chances = tuple(line.white_win if side is Side.WHITE else 1 - line.white_win for line in review.lines)
    places = tuple(whole(number) for number in range(1, len(chances) + 1))
    wins = Series(Kind.LINE, chances, Hue.FIRST, translate("Review", "{name} to win").format(name=name))
    names = {
        Mark.DOUBTFUL: translate("Review", "doubtful"),
        Mark.ERROR: translate("Review", "error"),
        Mark.BLUNDER: translate("Review", "blunder"),
    }
    marks = (Series(Kind.MARKS, _marked(review.lines, chances, mark), hue, names[mark]) for mark, hue in HUES.items())
    return Chart(places, (wins, *marks), low=0.0, high=1.0, base=0.5, value_text=percent)


def _marked(lines: tuple[Reviewed, ...], chances: tuple[float, ...], mark: Mark) -> tuple[float | None, ...]:
    return tuple(chance if line.mark is mark else None for line, chance in zip(lines, chances, strict=True))
