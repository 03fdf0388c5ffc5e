"""What on a board can be read and told apart, worked out from its colours as they are painted.

Measured are colours, not pixels: a texture and a soft shadow, which make a ground a little lighter here and darker
there, are left out. Of a gradient all stops count, and of what lies under varnish its brightest light.

A checker, a ring or a lit target is seen if its body is told from the ground or its outline is, be it the one or the
other: black on a dark point is told by its light outline.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from tapa_desktop.ui.board.contrast import SHAPE, TEXT, contrast
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme

from .brushes import mixed, shade
from .cube import FACE, dead_look
from .dice import SHINE, SPREAD, lights, used_look
from .marks import NOTICE, PLATE, TOUCHED

_DISH: Final = (0.2, 0.0, -0.2)  # how light the middle of a checker is at its lightest and darkest


class Visible(NamedTuple):
    """Something to be seen: its inks, of which one must do, on one ground, with at least that contrast."""

    name: str
    inks: tuple[str, ...]
    ground: str
    least: float

    @property
    def contrast(self) -> float:
        """What the best ink reaches."""
        return max(contrast(ink, self.ground) for ink in self.inks)


def shortfalls(theme: BoardTheme) -> list[Visible]:
    """What cannot be seen well enough on that board."""
    return [seen for seen in (*all_seen(theme), *checkers_seen(theme)) if seen.contrast < seen.least]


def may_combine(theme: BoardTheme) -> bool:
    """Whether the checkers and dice of a board can be seen on it, and told apart."""
    return all(seen.contrast >= seen.least for seen in checkers_seen(theme))


def all_seen(theme: BoardTheme) -> Iterator[Visible]:
    """Words, numbers and signals, whatever the checkers."""
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


def checkers_seen(theme: BoardTheme) -> Iterator[Visible]:
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
    """Where checkers lie: on points and upon the field, where pins are; in trays, on the bar, beside the board."""
    board = theme.board
    return board.point_dark, board.point_light, board.field, board.well, board.frame, _shaded(board.table, -0.28)


def _letters(theme: BoardTheme) -> Iterator[Visible]:
    board, cue = theme.board, theme.signal.cue
    yield Visible("numbers and pip counts on the rails", (board.letters,), board.frame, TEXT)
    yield Visible("pip count of the one to move", (cue,), board.frame, TEXT)
    yield Visible("count of a tray", (board.letters,), board.well, TEXT)


def _words(theme: BoardTheme) -> Iterator[Visible]:
    touched = _shaded(theme.signal.cue, TOUCHED)
    for cue, lightness in product((theme.signal.cue, touched), PLATE):
        yield Visible("word on a button", (theme.signal.cue_text,), _shaded(cue, lightness), TEXT)
    yield Visible("word on a plate", (theme.board.letters,), _shaded(theme.board.well, NOTICE), TEXT)


def _cube(theme: BoardTheme) -> Iterator[Visible]:
    cube, dead = theme.cube, dead_look(theme.cube, theme.board.frame)
    for light, lightness in FACE:
        yield Visible("number of the cube", (cube.mark,), _shaded(cube.face, light * cube.gloss + lightness), TEXT)
    yield Visible("number of a cube that nobody may turn", (dead.mark,), dead.face, SHAPE)


def _pip_lights(look: CheckerTheme) -> Iterator[float]:
    """How light a die is below its pips: above left, in the middle, below right."""
    stops = lights(look)
    for along in (0.5 - SPREAD, 0.5, 0.5 + SPREAD):
        (start, before), (end, after) = stops[:2] if along < stops[1][0] else stops[1:]
        yield before + (after - before) * (along - start) / (end - start)


def _glossed(look: CheckerTheme, lightness: float) -> str:
    return mixed(_shaded(look.face, lightness), _shaded(look.face, SHINE), look.gloss).name()


def _shaded(colour: str | QColor, lightness: float) -> str:
    return shade(colour, lightness).name()
