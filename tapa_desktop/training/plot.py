"""Draws learning curves: points per game over the number of training games, with bars for the 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from .curvefile import Point

SIZE: Final = (8, 5)  # inches
_NO_DATE: Final = {"Date": None}  # so that the same curves give the same file


class PlotError(RuntimeError):
    """Learning curves that cannot be drawn. The message says why."""


def plot(path: Path, title: str, curves: Mapping[str, Sequence[Point]]) -> None:
    """Draw the curves, labelled with their names, as SVG.

    Raises:
        OSError: when the file cannot be written.
        PlotError: when matplotlib is missing; only developers of the program have it.
    """
    try:
        from matplotlib import rc_context  # noqa: PLC0415 - nothing else needs it
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError as error:
        raise PlotError("matplotlib draws learning curves, and is not installed; it is in the group dev") from error
    figure = Figure(SIZE, layout="constrained")
    axes = figure.add_subplot(title=title, xlabel="games learned from", ylabel="points a game")
    for name, points in curves.items():
        after, worth, half_widths = zip(*((one.after, one.points, one.half_width) for one in points), strict=True)
        axes.errorbar(after, worth, yerr=half_widths, label=name, marker=".", capsize=2, linewidth=1)
    axes.axhline(0, color="gray", linewidth=0.5)
    axes.grid(visible=True, alpha=0.3)
    axes.legend()
    with rc_context({"svg.hashsalt": "", "svg.fonttype": "none"}):
        figure.savefig(path, format="svg", metadata=_NO_DATE)
