"""The two icons, as SVG: the program's own, a pin, and that of a match in a file, a sheet with a pin.

Each large, with rim and gloss, and plain for few pixels. A pin is a light checker on a dark one, which has its ring.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_SLOPE: Final = 'x1="0.15" y1="0.15" x2="0.85" y2="0.85"'
_SHEET: Final = "M{left} {top}H{fold}L{right} {corner}V{bottom}H{left}Z"
_PAPER: Final = (
    '<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="#f6e3b8"/><stop offset="1" stop-color="#dfb97f"/></linearGradient>'
)
PIN: Final = "#ff5a3c"  # the ring around a pinned checker, as on the board


@dataclass(frozen=True)
class Look:
    """The colours of a checker, as the theme of the wooden board has them, some lighter or darker."""

    name: str
    edge: str
    rim: tuple[str, str]  # from the light, above left, to the dark
    face: tuple[str, str]
    groove: tuple[str, str]
    dish: tuple[str, str, str]  # from its middle outwards
    gloss: float


LIGHT: Final = Look(
    "light", "#8a6a3c", ("#ecdfc7", "#8d7c5e"), ("#f8efdc", "#d8ceb7"), ("#7c5f36", "#e6d5b3"),
    ("#fdf7ea", "#f8eed8", "#dccfb2"), 0.7,
)  # fmt: skip
DARK: Final = Look(
    "dark", "#0f0a08", ("#9a8e88", "#372c26"), ("#4b3f38", "#2a1f19"), ("#0e0907", "#7a6a61"),
    ("#5c5049", "#33261f", "#241b16"), 0.42,
)  # fmt: skip


def pin(x: float, y: float, radius: float, away: float) -> str:
    """A light checker with its middle there, on a dark one that lies `away` to the right and below."""
    below_x, below_y, ring = x + away, y + away, 0.15 * radius
    return "".join(
        (
            f"<defs>{_gradients_of(LIGHT)}{_gradients_of(DARK)}{_shadow(x, y, radius)}</defs>\n",
            _disc(below_x, below_y, radius, DARK),
            _ring(below_x, below_y, radius * 0.93, ring * 1.35, "#7a1d0e"),
            _ring(below_x, below_y, radius * 0.93, ring, PIN),
            _ring(below_x, below_y, radius * 0.955, ring * 0.22, "#ffb39f"),
            _circle(below_x, below_y, radius, "url(#shadow)"),
            _disc(x, y, radius, LIGHT),
        )
    )


def small_pin(x: float, y: float, radius: float, away: float, *, line: float) -> str:
    """The same for a few pixels: two discs and the ring. `line`: the width of an outline."""
    below = radius - line
    return "".join(
        (
            _circle(x + away, y + away, radius + 0.35 * line, "#8c2412"),
            _circle(x + away, y + away, radius, PIN),
            _circle(x + away, y + away, below - 0.9 * line, "#33261f"),
            _circle(x, y, radius + 0.9 * line, "#33261f"),
            _circle(x, y, radius, "#fbf1da"),
            _ring(x, y, radius * 0.58, line * 0.8, "#c9ab72") if radius > 5.5 else "",
        )
    )


def _shadow(x: float, y: float, radius: float) -> str:
    """The shadow of a checker there, as far as it falls on what refers to it."""
    where = f'gradientUnits="userSpaceOnUse" cx="{x + 0.1 * radius:.5g}" cy="{y + 0.1 * radius:.5g}"'
    stops = ((0, "#000", 0.75), (0.72, "#000", 0.7), (0.86, "#000", 0.25), (1, "#000", 0.0))
    return _gradient("radial", "shadow", f'{where} r="{1.28 * radius:.5g}"', *stops)


def _disc(x: float, y: float, radius: float, look: Look) -> str:
    parts = ((1.0, look.edge), (0.965, "rim"), (0.86, "face"), (0.735, "groove"), (0.7, "dish"), (0.93, "gloss"))
    return "".join(
        _circle(x, y, share * radius, fill if fill.startswith("#") else f"url(#{look.name}-{fill})")
        for share, fill in parts
    )


def _gradients_of(look: Look) -> str:
    (inner, middle, outer), gloss = look.dish, look.gloss
    shines = ((0, "#fff", gloss), (0.5, "#fff", 0.32 * gloss), (1, "#fff", 0))
    dished = ((0, inner, 1), (0.55, middle, 1), (1, outer, 1))
    slopes = [(part, getattr(look, part)) for part in ("rim", "face", "groove")]
    return "".join((
        *(
            _gradient("linear", f"{look.name}-{part}", _SLOPE, (0, light, 1), (1, dark, 1))
            for part, (light, dark) in slopes
        ),
        _gradient("radial", f"{look.name}-dish", 'cx="0.61" cy="0.63" r="0.62"', *dished),
        _gradient("radial", f"{look.name}-gloss", 'cx="0.3" cy="0.22" r="0.42"', *shines),
    ))  # fmt: skip


def _gradient(kind: str, name: str, where: str, *stops: tuple[float, str, float]) -> str:
    """A gradient of these offsets, colours and opacities."""
    inside = "".join(
        f'<stop offset="{offset:g}" stop-color="{colour}" stop-opacity="{opacity:.3g}"/>'
        for offset, colour, opacity in stops
    )
    return f'<{kind}Gradient id="{name}" {where}>{inside}</{kind}Gradient>'


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius:.5g}" fill="{fill}"/>\n'


def _ring(x: float, y: float, radius: float, width: float, colour: str) -> str:
    where = f'cx="{x:.5g}" cy="{y:.5g}" r="{radius:.5g}"'
    return f'<circle {where} fill="none" stroke="{colour}" stroke-width="{width:.4g}"/>\n'


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
    return _svg(512, f"<defs>{_PAPER}</defs>\n{page}\n{fold}\n{pin(206, 244, 110, 92)}")


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


def _svg(side: int, content: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">'
    return f"{head}\n{content}\n</svg>\n"


# The name of each icon's files, its large drawing, and that for few pixels.
ICONS: Final[dict[str, tuple[Callable[[], str], Callable[[int], str]]]] = {
    "tapa-desktop": (program, program_small),
    "tapa-match": (match, match_small),
}
