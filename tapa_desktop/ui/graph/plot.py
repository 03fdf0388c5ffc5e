"""Where everything of a chart is in a widget of some size. Pure: of the font it knows how long and high texts are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from .chart import Band, Chart, Scale, Series, SeriesKind, span_of, thinned, ticks

GAP: Final = 4.0  # between texts and what they belong to
_ROOMY: Final = 90.0  # a lower graph has no legend
_WIDE: Final = 0.8  # what bars take of the room of their place

TextWidth = Callable[[str], float]


class Named(NamedTuple):
    """A layer in the legend: where its sample begins, which is as wide as a line is high, and the width of its name."""

    layer: Series | Band
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart laid out: in logical pixels, from the upper left corner of the widget."""

    chart: Chart
    left: float
    right: float
    top: float
    bottom: float
    y: Scale
    y_ticks: tuple[float, ...]
    x_ticks: tuple[int, ...]  # the places whose names are written
    legend: tuple[Named, ...]  # empty where the graph is too low for one

    @property
    def step(self) -> float:
        """The width of the room of a place."""
        return (self.right - self.left) / max(1, len(self.chart.places))

    def x(self, at: int) -> float:
        """The middle of a place."""
        return self.left + (at + 0.5) * self.step

    def nearest(self, x: float) -> int | None:
        """The place that is nearest to there; None when there is none at all."""
        count = len(self.chart.places)
        return min(max(int((x - self.left) / self.step), 0), count - 1) if count else None

    def bar(self, number: int, at: int) -> tuple[float, float]:
        """Where that series of bars, counted from 0, begins and ends at a place: they stand side by side."""
        width = self.step * _WIDE / sum(series.kind is SeriesKind.BARS for series in self.chart.series)
        start = self.x(at) - self.step * _WIDE / 2 + number * width
        return start, start + width


def plot_of(chart: Chart, width: float, height: float, line: float, text_width: TextWidth) -> Plot:
    """The chart in a widget of that size; `line` is the height of a line of text."""
    legend = _legend(chart, width, line, text_width) if height >= _ROOMY else ()
    top = legend[-1].y + line + 1.5 * GAP if legend else line / 2
    bottom = max(top + 1, height - line - GAP)
    most = max(1, int((bottom - top) / (1.8 * line)))
    low, high, marked = _marked(chart, most)
    left = max((text_width(chart.value_text(value)) for value in marked), default=0.0) + 2 * GAP
    right = max(left + 1, width - 2 * GAP)
    return Plot(
        chart,
        left,
        right,
        top,
        bottom,
        Scale(low, high, bottom, top),
        marked,
        _named(chart.places, right - left, text_width),
        legend,
    )


def _legend(chart: Chart, width: float, line: float, text_width: TextWidth) -> tuple[Named, ...]:
    """The names of the layers, in as many lines as they need: all of them are needed to read the chart."""
    found: list[Named] = []
    x, y = 2 * GAP, GAP / 2
    for layer in chart.layers:
        needed = line + text_width(layer.name) + 1.0
        if layer.name and found and x + needed > width - 2 * GAP:
            x, y = 2 * GAP, y + line
        if layer.name:
            found.append(Named(layer, x, y, needed - line))
            x += needed + 2 * GAP
    return tuple(found)


def _marked(chart: Chart, most: int) -> tuple[float, float, tuple[float, ...]]:
    """The ends of the scale, and about so many numbers that are marked on it: fewer, where some would read alike."""
    base = () if chart.base is None else (chart.base,)
    low, high = span_of((*chart.values(), *base), chart.low, chart.high, most)
    marked = ticks(low, high, most)
    if most > 1 and len({chart.value_text(value) for value in marked}) < len(marked):
        return _marked(chart, most - 1)
    return low, high, marked


def _named(places: tuple[str, ...], room: float, text_width: TextWidth) -> tuple[int, ...]:
    """The places whose names find room: every so many-th; of numbers, such as are round."""
    each = thinned(len(places), room, max(map(text_width, places), default=0.0) + 2 * GAP)
    if all(place.isdigit() for place in places):
        return tuple(at for at, place in enumerate(places) if int(place) % each == 0 or each == 1)
    return tuple(range(0, len(places), each))
