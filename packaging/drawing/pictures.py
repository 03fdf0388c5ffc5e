"""The two icons, as SVG: the program's own, and that of a match in a file. Each large, and plain for few pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .checkers import pin, small_pin

_SHEET: Final = "M{left} {top}H{fold}L{right} {corner}V{bottom}H{left}Z"


def program() -> str:
    """A pin."""
    return _svg(512, pin(183, 183, 172, 142))


def program_small(pixels: int) -> str:
    """A pin on so many pixels."""
    return _svg(pixels, _small_pin(0, 0, pixels))


def match() -> str:
    """A sheet with a pin."""
    sheet = _SHEET.format(left=76, right=436, top=20, bottom=492, fold=324, corner=132)
    fold = '<path d="M324 20V132H436Z" fill="#fff4da" stroke="#5c3a1c" stroke-width="10" stroke-linejoin="round"/>'
    page = f'<path d="{sheet}" fill="url(#paper)" stroke="#5c3a1c" stroke-width="12" stroke-linejoin="round"/>'
    return _svg(512, f"<defs>{_linear_paper()}</defs>\n{page}\n{fold}\n{pin(206, 244, 110, 92)}")


def match_small(pixels: int) -> str:
    """A sheet with a pin on so many pixels, its lines along theirs."""
    n = pixels / 16
    wide = max(1, int(n))
    left, right, top, bottom = (round(at * n) + side * wide / 2 for at, side in ((2, 1), (14, -1), (0, 1), (16, -1)))
    sheet = _SHEET.format(left=left, right=right, top=top, bottom=bottom, fold=right - 4 * n, corner=top + 4 * n)
    page = f'<path d="{sheet}" fill="#ecc98e" stroke="#5c3a1c" stroke-width="{wide}" stroke-linejoin="round"/>'
    return _svg(pixels, f"{page}\n{_small_pin(3.1 * n, 4.7 * n, 10 * n)}")


def _small_pin(x: float, y: float, side: float) -> str:
    """A plain pin in a square of that side with its upper left corner there."""
    line = max(1.0, side / 16)
    radius = 0.345 * side - 0.55 * line
    middle = radius + 0.9 * line
    away = side - 2 * middle - 0.1 * line
    return small_pin(x + middle, y + middle, radius, away, line=line)


def _linear_paper() -> str:
    stops = '<stop offset="0" stop-color="#f6e3b8"/><stop offset="1" stop-color="#dfb97f"/>'
    return f'<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1">{stops}</linearGradient>'


def _svg(side: int, content: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">'
    return f"{head}\n{content}\n</svg>\n"


# The name of each icon's files, its large drawing, and that for few pixels.
ICONS: Final[dict[str, tuple[Callable[[], str], Callable[[int], str]]]] = {
    "tapa-desktop": (program, program_small),
    "tapa-match": (match, match_small),
}
