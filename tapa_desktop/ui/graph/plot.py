"""The layout of a chart in a widget of a given size. Pure: fonts are represented by the sizes of texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import Struct

from .chart import Band, Chart, Scale, Series, SeriesKind, span_of, thinned, ticks

GAP: Final = 4.0  # between a text and what it labels
_ROOMY: Final = 90.0  # a lower graph has no legend
_WIDE: Final = 0.8  # the share of a place's width that its bars use
_ROWS: Final = 3  # of names, at most

TextWidth = Callable[[str], float]


class Named(NamedTuple):
    """A layer in the legend: the position of its sample, whose width is the line height, and the width of its name."""

    layer: Series | Band
    x: float
    y: float
    width: float


class Plot(Struct, frozen=True):
    """A chart that has been laid out, in logical pixels from the top left corner of the widget."""

    chart: Chart
    left: float
    right: float
    top: float
    bottom: float
    y: Scale
    y_ticks: tuple[float, ...]
    x_ticks: tuple[int, ...]  # the places whose names are written
    rows: int  # in which these names stand in turn
    names_top: float  # of the first row
    legend: tuple[Named, ...]  # empty if the graph is too low for one

    @property
    def step(self) -> float:
        """The width of one place."""
        return (self.right - self.left) / max(1, len(self.chart.places))

    def x(self, at: int) -> float:
        """The x coordinate of the middle of a place."""
        return self.left + (at + 0.5) * self.step

    def nearest(self, x: float) -> int | None:
        """The place nearest to an x coordinate; None if there are no places."""
        count = len(self.chart.places)
        return min(max(int((x - self.left) / self.step), 0), count - 1) if count else None

    def bar(self, number: int, at: int) -> tuple[float, float]:
        """The left and right edge of a bar, where `number` counts the series of bars from 0. They are side by side."""
        width = self.step * _WIDE / sum(series.kind is SeriesKind.BARS for series in self.chart.series)
        start = self.x(at) - self.step * _WIDE / 2 + number * width
        return start, start + width


def plot_of(chart: Chart, width: float, height: float, line: float, text_width: TextWidth) -> Plot:
    """Lay out a chart in a widget of that size. `line` is the height of a line of text.

    Names of places that are not in any order stand in several rows if one is too short for all of them.
    """
    plot = _plot_of(chart, width, height, line, text_width, rows=1)
    if height >= _ROOMY and not chart.is_in_order:
        for rows in range(2, _ROWS + 1):
            if len(plot.x_ticks) < len(chart.places):
                plot = _plot_of(chart, width, height, line, text_width, rows=rows)
    return plot


def _plot_of(chart: Chart, width: float, height: float, line: float, text_width: TextWidth, *, rows: int) -> Plot:
    legend = _legend(chart, width, line, text_width) if height >= _ROOMY else ()
    top = legend[-1].y + line + 1.5 * GAP if legend else line / 2
    below = rows * line + GAP  # the height that the names need
    most = max(1, int((height - below - top) / (1.8 * line)))
    low, high, marked = _marked(chart, most)
    left = max((text_width(chart.value_text(value)) for value in marked), default=0.0) + 2 * GAP
    right = max(left + 1, width - 2 * GAP)
    named = _named(chart.places, rows * (right - left), text_width)
    half_place = (right - left) / max(1, len(chart.places)) / 2
    if any(text_width(chart.places[at]) / 2 > half_place * (2 * at + 1) for at in named):
        below += line / 2  # else the name would run into the lowest number of the scale
    bottom = max(top + 1, height - below)
    names_top = max(bottom, height - rows * line - GAP / 2)
    return Plot(chart, left, right, top, bottom, Scale(low, high, bottom, top), marked, named, rows, names_top, legend)


def _legend(chart: Chart, width: float, line: float, text_width: TextWidth) -> tuple[Named, ...]:
    """The names of all layers, in as many lines as they need, since the chart cannot be read without them."""
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
    """The ends of the scale and about `most` tick values; fewer if some of them would have the same text."""
    base = () if chart.base is None else (chart.base,)
    low, high = span_of((*chart.values(), *base), chart.low, chart.high, most)
    marked = ticks(low, high, most)
    if most > 1 and len({chart.value_text(value) for value in marked}) < len(marked):
        return _marked(chart, most - 1)
    return low, high, marked


def _named(places: tuple[str, ...], room: float, text_width: TextWidth) -> tuple[int, ...]:
    """The places whose names are written: every n-th, as many as fit; for numeric names, the multiples of n."""
    each = thinned(len(places), room, max(map(text_width, places), default=0.0) + 2 * GAP)
    if all(place.isdigit() for place in places):
        return tuple(at for at, place in enumerate(places) if int(place) % each == 0 or each == 1)
    return tuple(range(0, len(places), each))
