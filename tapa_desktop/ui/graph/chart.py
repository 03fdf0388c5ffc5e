"""The content of a graph, as values: places from left to right, layers of numbers above them, and the scale. Pure."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Final, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPalette

Values = tuple[float | None, ...]  # one for each place; None if there is no number

_ROUND: Final = (1.0, 2.0, 5.0, 10.0)
_LEAST: Final = 1e-9  # of a scale: numbers that differ by less are treated as equal


class SeriesKind(Enum):
    """How a series is drawn."""

    LINE = "line"
    BARS = "bars"
    MARKS = "marks"  # points of interest: Page Up and Page Down move the cursor between them


class Hue(Enum):
    """The meaning of a colour. The palette decides which colour that is."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    DOUBT = "doubt"
    ERROR = "error"
    BLUNDER = "blunder"


class Series(Struct, frozen=True):
    """Numbers of one kind. The name is used in the legend and before each number in descriptions; it may be empty."""

    kind: SeriesKind
    values: Values
    hue: Hue = Hue.FIRST
    name: str = ""


class Band(Struct, frozen=True):
    """A range at each place, such as a confidence interval."""

    lows: tuple[float, ...]
    highs: tuple[float, ...]
    name: str


class Chart(Struct, frozen=True):
    """The content of a graph. Layers are drawn in order, the last on top."""

    places: tuple[str, ...]  # the names of the places
    layers: tuple[Series | Band, ...] = ()
    low: float | None = None  # the ends of the scale; None: they follow from the numbers
    high: float | None = None
    base: float | None = None  # on the scale in any case, marked by a line, from which bars rise
    value_text: Callable[[float], str] = str

    @property
    def series(self) -> Iterator[Series]:
        """The layers other than bands."""
        return (layer for layer in self.layers if isinstance(layer, Series))

    @property
    def is_in_order(self) -> bool:
        """Whether the places follow an order, so that some names can be left out: numbers, or points of a line."""
        is_line = any(series.kind is SeriesKind.LINE for series in self.series)
        return is_line or all(place.isdigit() for place in self.places)

    @property
    def marked(self) -> tuple[int, ...]:
        """The places that have a mark, from left to right."""
        marks = [series.values for series in self.series if series.kind is SeriesKind.MARKS]
        return tuple(at for at in range(len(self.places)) if any(values[at] is not None for values in marks))

    def values(self) -> Iterator[float]:
        """All numbers that must fit on the scale."""
        for layer in self.layers:
            groups = (layer.values,) if isinstance(layer, Series) else (layer.lows, layer.highs)
            yield from (value for values in groups for value in values if value is not None)

    def description(self, at: int) -> str:
        """A description of the numbers at a place, such as `12: White 61 %, chance 40 % – 60 %`."""
        parts = [
            f"{series.name} {self.value_text(value)}".strip()
            for series in self.series
            if (value := series.values[at]) is not None
        ]
        parts += [
            f"{band.name} {self.value_text(band.lows[at])} – {self.value_text(band.highs[at])}"
            for band in self.layers
            if isinstance(band, Band)
        ]
        between = QCoreApplication.translate("Numbers", ", ")
        return f"{self.places[at]}: {between.join(parts)}" if parts else self.places[at]


class Scale(Struct, frozen=True):
    """A linear scale from numbers to logical pixels. `start` belongs to `low`, and may be greater than `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The position of a number. Numbers outside the scale are put at its ends."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)


def round_step(span: float, most: int) -> float:
    """The smallest of 1, 2 or 5 times a power of ten that is at least `span` / `most`. `span` must be positive."""
    least = span / max(1, most)
    power = 10.0 ** math.floor(math.log10(least))
    return next((factor * power for factor in _ROUND if factor * power >= least * (1 - _LEAST)), 10 * power)


def ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """The round numbers from `low` to `high` in even steps, about `most` of them."""
    step = round_step(high - low, most)
    first, last = math.ceil(low / step - _LEAST), math.floor(high / step + _LEAST)
    return tuple(number * step for number in range(first, last + 1))


def span_of(
    values: Iterable[float], low: float | None = None, high: float | None = None, most: int = 5
) -> tuple[float, float]:
    """The ends of a scale that fits all numbers; they are round unless given. They always differ."""
    numbers = [value for value in (*values, low, high) if value is not None]
    least, greatest = (min(numbers), max(numbers)) if numbers else (0.0, 1.0)
    least, greatest = least if low is None else low, greatest if high is None else high
    if greatest - least < _LEAST:
        least, greatest = least - (low is None), greatest + (high is None)
    step = round_step(greatest - least, most)
    return (
        math.floor(least / step + _LEAST) * step if low is None else low,
        math.ceil(greatest / step - _LEAST) * step if high is None else high,
    )


def name_interval(count: int, room: float, needed: float) -> int:
    """The interval between names that are written, if `count` names that each need `needed` share `room`."""
    if count == 0 or count * needed <= room:
        return 1
    return max(1, math.ceil(round_step(count, max(1, int(room / max(1.0, needed))))))


GAP: Final = 4.0  # between a text and what it labels
_ROOMY: Final = 90.0  # a lower graph has no legend
_WIDE: Final = 0.8  # the share of a place's width that its bars use
_ROWS: Final = 3  # of names, at most

TextWidth = Callable[[str], float]


class LegendEntry(NamedTuple):
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
    rows: int  # of these names, filled in turn
    names_top: float  # of the first row
    legend: tuple[LegendEntry, ...]  # empty if the graph is too low for one

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
    low, high, y_ticks = _scale_of(chart, most)
    left = max((text_width(chart.value_text(value)) for value in y_ticks), default=0.0) + 2 * GAP
    right = max(left + 1, width - 2 * GAP)
    named = _named_places(chart, rows * (right - left), text_width)
    half_place = (right - left) / max(1, len(chart.places)) / 2
    if any(text_width(chart.places[at]) / 2 > half_place * (2 * at + 1) for at in named):
        below += line / 2  # else the name would run into the lowest number of the scale
    bottom = max(top + 1, height - below)
    names_top = max(bottom, height - rows * line - GAP / 2)
    return Plot(chart, left, right, top, bottom, Scale(low, high, bottom, top), y_ticks, named, rows, names_top, legend)


def _legend(chart: Chart, width: float, line: float, text_width: TextWidth) -> tuple[LegendEntry, ...]:
    """The names of all layers, in as many lines as they need, since the chart cannot be read without them."""
    entries: list[LegendEntry] = []
    x, y = 2 * GAP, GAP / 2
    for layer in chart.layers:
        needed = line + text_width(layer.name) + 1.0
        if layer.name and entries and x + needed > width - 2 * GAP:
            x, y = 2 * GAP, y + line
        if layer.name:
            entries.append(LegendEntry(layer, x, y, needed - line))
            x += needed + 2 * GAP
    return tuple(entries)


def _scale_of(chart: Chart, most: int) -> tuple[float, float, tuple[float, ...]]:
    """The ends of the scale and about `most` tick values; fewer if some of them would have the same text."""
    base = () if chart.base is None else (chart.base,)
    low, high = span_of((*chart.values(), *base), chart.low, chart.high, most)
    values = ticks(low, high, most)
    if most > 1 and len({chart.value_text(value) for value in values}) < len(values):
        return _scale_of(chart, most - 1)
    return low, high, values


def _named_places(chart: Chart, room: float, text_width: TextWidth) -> tuple[int, ...]:
    """The places whose names are written: every n-th that fits, or the multiples of n. Along a line, each name once."""
    places = chart.places
    interval = name_interval(len(places), room, max(map(text_width, places), default=0.0) + 2 * GAP)
    if all(place.isdigit() for place in places):
        return tuple(at for at, place in enumerate(places) if int(place) % interval == 0 or interval == 1)
    shown = range(0, len(places), interval)
    return tuple(at for at in shown if not (chart.is_in_order and at and places[at] == places[at - interval]))


def is_dark(palette: QPalette) -> bool:
    """Whether text is lighter than its background."""
    return palette.base().color().lightness() < palette.text().color().lightness()
