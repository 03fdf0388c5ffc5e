"""Charts to try a graph with."""

from __future__ import annotations

from tapa_desktop.ui.graph.chart import Band, Chart, Hue, Series, SeriesKind


def places(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


def line(*values: float | None, name: str = "") -> Chart:
    return Chart(places(len(values)), (Series(SeriesKind.LINE, values, name=name),))


def with_marks(count: int, *marked: int) -> Chart:
    marks = tuple(0.5 if at in marked else None for at in range(count))
    return Chart(places(count), (Series(SeriesKind.LINE, (0.5,) * count), Series(SeriesKind.MARKS, marks, Hue.BLUNDER)))


def of_everything() -> Chart:
    layers = (
        Band((1.0, 2.0, None), (3.0, 4.0, None), "chance"),
        Series(SeriesKind.BARS, (1.0, 2.0, -1.0), Hue.FIRST, "White"),
        Series(SeriesKind.BARS, (2.0, None, 1.0), Hue.SECOND, "Black"),
        Series(SeriesKind.LINE, (None, 2.0, None), Hue.THIRD, "mean"),
        Series(SeriesKind.DOTS, (0.0, 1.0, 2.0), Hue.DOUBT),
        Series(SeriesKind.MARKS, (None, 1.0, None), Hue.ERROR, "mistakes"),
    )
    return Chart(("one", "two", "three"), layers, base=0.0)
