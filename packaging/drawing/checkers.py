"""A pin in SVG: a light checker on a dark one, which has its ring. Large with rim and gloss; small and plain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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
    return _radial("shadow", f'{where} r="{1.28 * radius:.5g}"', *stops)


def _disc(x: float, y: float, radius: float, look: Look) -> str:
    parts = ((1.0, look.edge), (0.965, "rim"), (0.86, "face"), (0.735, "groove"), (0.7, "dish"), (0.93, "gloss"))
    return "".join(
        _circle(x, y, share * radius, fill if fill.startswith("#") else f"url(#{look.name}-{fill})")
        for share, fill in parts
    )


def _gradients_of(look: Look) -> str:
    inner, middle, outer = look.dish
    return "".join(
        (
            *(_linear(f"{look.name}-{part}", *getattr(look, part)) for part in ("rim", "face", "groove")),
            _radial(
                f"{look.name}-dish", 'cx="0.61" cy="0.63" r="0.62"', (0, inner, 1), (0.55, middle, 1), (1, outer, 1)
            ),
            _radial(
                f"{look.name}-gloss",
                'cx="0.3" cy="0.22" r="0.42"',
                (0, "#fff", look.gloss),
                (0.5, "#fff", 0.32 * look.gloss),
                (1, "#fff", 0),
            ),
        )
    )


def _linear(name: str, light: str, dark: str) -> str:
    stops = _stop(0, light, 1) + _stop(1, dark, 1)
    return f'<linearGradient id="{name}" x1="0.15" y1="0.15" x2="0.85" y2="0.85">{stops}</linearGradient>'


def _radial(name: str, where: str, *stops: tuple[float, str, float]) -> str:
    return f'<radialGradient id="{name}" {where}>{"".join(_stop(*stop) for stop in stops)}</radialGradient>'


def _stop(offset: float, colour: str, opacity: float) -> str:
    return f'<stop offset="{offset:g}" stop-color="{colour}" stop-opacity="{opacity:.3g}"/>'


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius:.5g}" fill="{fill}"/>\n'


def _ring(x: float, y: float, radius: float, width: float, colour: str) -> str:
    return (
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{radius:.5g}" fill="none" stroke="{colour}"'
        f' stroke-width="{width:.4g}"/>\n'
    )
