"""Checks which things on a board are legible and distinguishable, computed from the colours as painted.

The checks use colours, not pixels. Textures and soft shadows, which make a ground slightly lighter or darker in places,
are ignored. Gradients are checked at all their stops, varnished surfaces at their brightest reflection.

A checker, a ring or a highlighted target is visible if either its body or its outline contrasts with the ground: a
black checker on a dark point is visible by its light outline.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .brushes import SHAPE, TEXT, contrast, mixed, shade
from .dice import SHINE, SPREAD, lights, used_look
from .marks import FACE, NOTICE, PLATE, TOUCHED, dead_look

_DISH: Final = (0.2, 0.0, -0.2)  # the shades in the middle of a checker, at its lightest and darkest


class Visible(NamedTuple):
    """Something that must be visible: at least one of its inks needs the contrast `least` with the ground."""

    name: str
    inks: tuple[str, ...]
    ground: str
    least: float

    @property
    def contrast(self) -> float:
        """The contrast of the best ink."""
        return max(contrast(ink, self.ground) for ink in self.inks)


def may_combine(theme: BoardTheme) -> bool:
    """Whether the checkers and dice of a theme are clearly visible on its board, and easy to tell apart."""
    return all(item.contrast >= item.least for item in checker_items(theme))


def all_items(theme: BoardTheme) -> Iterator[Visible]:
    """Text, numbers and highlights, which do not depend on the checkers."""
    yield from _letters(theme)
    yield from _words(theme)
    yield from _cube(theme)
    signal = theme.signal
    for colour, ground in product((signal.die, signal.total), _grounds(theme)):
        yield Visible("ring or target", (colour, signal.outline), ground, SHAPE)
    for ground in _grounds(theme)[:3]:
        yield Visible("ring of a pin", (signal.pin, signal.outline), ground, SHAPE)
    for colour in (signal.die, signal.total, signal.pin):
        yield Visible("outline of a ring", (signal.outline,), colour, SHAPE)


def checker_items(theme: BoardTheme) -> Iterator[Visible]:
    """The checkers and dice of both sides on that board, and their numbers."""
    for name, look in (("White", theme.white), ("Black", theme.black)):
        for ground in _grounds(theme):
            yield Visible(f"checker of {name}", (look.face, look.edge), ground, SHAPE)
        for lightness in _DISH:
            yield Visible(f"count on a stack of {name}", (look.mark,), _shaded(look.face, lightness), TEXT)
        for lightness in _pip_lights(look):
            yield Visible(f"pips of {name}", (look.mark,), _glossed(look, lightness), TEXT)
        used = used_look(look, theme.board.field)
        for lightness in _pip_lights(used):
            yield Visible(f"pips of a used die of {name}", (used.mark,), _glossed(used, lightness), SHAPE)
        yield Visible(f"pin of {name}", (theme.signal.pin, theme.signal.outline), look.face, SHAPE)
    yield Visible("the two sides", (theme.white.face,), theme.black.face, SHAPE)


def _grounds(theme: BoardTheme) -> tuple[str, ...]:
    """The colours under checkers: points, the field (where pins may be), trays, the bar, and the table."""
    board = theme.board
    return board.point_dark, board.point_light, board.field, board.well, board.frame, _shaded(board.table, -0.28)


def _letters(theme: BoardTheme) -> Iterator[Visible]:
    board = theme.board
    yield Visible("numbers on the rails", (board.letters,), board.frame, TEXT)
    yield Visible("count of a tray", (board.letters,), board.well, TEXT)


def _words(theme: BoardTheme) -> Iterator[Visible]:
    touched = _shaded(theme.signal.cue, TOUCHED)
    for prompt, lightness in product((theme.signal.cue, touched), PLATE):
        yield Visible("word on a button", (theme.signal.cue_text,), _shaded(prompt, lightness), TEXT)
    yield Visible("word on a plate", (theme.board.letters,), _shaded(theme.board.well, NOTICE), TEXT)


def _cube(theme: BoardTheme) -> Iterator[Visible]:
    cube, dead = theme.cube, dead_look(theme.cube, theme.board.frame)
    for light, lightness in FACE:
        yield Visible("number of the cube", (cube.mark,), _shaded(cube.face, light * cube.gloss + lightness), TEXT)
    yield Visible("number of a cube that cannot be turned", (dead.mark,), dead.face, SHAPE)


def _pip_lights(look: CheckerTheme) -> Iterator[float]:
    """The shades of a die under its pips: top left, middle, bottom right."""
    stops = lights(look)
    for along in (0.5 - SPREAD, 0.5, 0.5 + SPREAD):
        (start, before), (end, after) = stops[:2] if along < stops[1][0] else stops[1:]
        yield before + (after - before) * (along - start) / (end - start)


def _glossed(look: CheckerTheme, lightness: float) -> str:
    return mixed(_shaded(look.face, lightness), _shaded(look.face, SHINE), look.gloss).name()


def _shaded(colour: str | QColor, lightness: float) -> str:
    return shade(colour, lightness).name()
