"""The positions of a report: as SVG of about a tenth of a kilobyte each, and as pictures for paper.

Their parts are defined once in the page, since most occur again: boards with dice, the checkers of a side, arrows.
Checkers of one kind are the vertices of an invisible path, each with a marker; the script turns them into words.
The classes get their colours in resources/report.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from msgspec import structs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import POINTS, Side
from tapa_desktop.ui.board.frame import CubeSprite, Sprite
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions, centre, following_rects, point
from tapa_desktop.ui.board.paint.cache import PixmapCache
from tapa_desktop.ui.board.paint.checkers import arrow_path
from tapa_desktop.ui.board.paint.dice import PIPS
from tapa_desktop.ui.board.picture import Picture
from tapa_desktop.ui.board.pointer import Pointer
from tapa_desktop.ui.board.scene import Arrow, Mark, scene_at_rest
from tapa_desktop.ui.board.theme import CheckerTheme
from tapa_desktop.ui.board.view.widget import image_of, own_height, png_of, without_texture

from .board_pane import ReviewBoard

PAPER_WIDTH: Final = 520  # of a picture for paper, in pixels
_WIDTH: Final = 315  # of an SVG with one column of trays, in its units: a checker's diameter is 20 of them
_COLUMN: Final = 30  # a second column
_BEYOND: Final = 8  # the last checker on edge: there is the count of its tray
_SIGNS: Final = {
    "ring": '<circle r="5" class="{}s"/>',
    "dot": '<circle r="2" class="{}s"/>',
    "cross": '<path d="M-4 0H4M0-4V4" class="{}s"/>',
}

Plays = Sequence[tuple[Mark, str]]  # the plays to show as arrows, the most important one first


class Diagrams:
    """Draws positions, with arrows for plays. `shared` belongs in the page of the SVG."""

    def __init__(self, options: BoardOptions) -> None:
        self._theme = without_texture(options.theme)
        self._board = ReviewBoard()
        self._board.set_options(
            structs.replace(options, speed=0.0, dice_speed=0.0, turns_numbers=True, theme=self._theme)
        )
        self._board.resize(PAPER_WIDTH, PAPER_WIDTH)
        self._cache: PixmapCache | None = None  # of the last picture
        self._shared: dict[str, str] = {}  # names by SVG

    def png(self, state: GameState, plays: Plays) -> bytes:
        """A position as a PNG picture."""
        self._board.show_line(state, plays)
        image = structs.replace(image_of(self._board), arrows=self._board.arrows)
        cache = image.cache(PAPER_WIDTH)
        self._cache = cache if cache != self._cache else self._cache
        return png_of(image.image(PAPER_WIDTH, self._cache).convertToFormat(QImage.Format.Format_RGB444))

    def svg(self, state: GameState, plays: Plays) -> str:
        """A position as an SVG element."""
        self._board.show_line(state, plays)
        image = image_of(self._board)
        shown, width = image.shown, _WIDTH + _COLUMN * image.geometry.has_two_columns
        geometry = structs.replace(image.geometry, width=width, height=own_height(image.geometry, width))
        scene = scene_at_rest(shown, geometry, Pointer(), None, None)
        dice = [_die(die.side, die.value, die.x, die.y) for die in scene.dice]
        following = zip(shown.to_follow, following_rects(geometry, shown.dice_side, len(shown.to_follow)), strict=True)
        small = (_die(shown.dice_side, value, at.center().x(), at.center().y(), 0.42) for value, at in following)
        arrows = self._board.arrows
        parts = (
            "".join((self._use("".join(_ground(geometry, shown))), *dice, *small)),
            *self._checkers(scene.lying, geometry.middle),
            *([_cube(scene.cube)] if scene.cube else ()),
            *(_arrow(geometry, arrow) for arrow in reversed(arrows)),
            *(_sign(geometry, arrow) for arrow in reversed(arrows) if len(plays) > 1),
        )
        body = "".join(self._use(part) for part in parts if part)
        return f'<svg viewBox="0 0 {width} {geometry.height:.0f}">{body}</svg>'

    def _checkers(self, lying: Iterable[Sprite], middle: float) -> Iterator[str]:
        """The checkers with the counts of high stacks: pinned ones, with rings, then each side's with those on edge."""
        kinds: dict[str, list[Sprite]] = {}
        for sprite in lying:
            kind = f"{sprite.side.value.lower()}{'p' * bool(sprite.sunk)}{'e' * sprite.is_edge}"
            kinds.setdefault(kind, []).append(sprite)
        drawn = {kind: _stacks(kind, sprites, middle) for kind, sprites in kinds.items()}
        yield from (drawn[kind] for kind in ("wp", "bp") if kind in drawn)
        for kind in ("w", "b"):
            on_edge = drawn.get(f"{kind}e")
            yield drawn.get(kind, "") + (self._use(on_edge) if on_edge else "")

    def _use(self, svg: str) -> str:
        return f'<use href="#{self._shared.setdefault(svg, f"s{len(self._shared):x}")}"/>'

    def shared(self) -> str:
        """The definitions that the SVG so far refer to."""
        checkers = [_checker(side.value.lower(), look) for side, look in self._looks()]
        groups = (
            f'{svg[:-2]} id="{name}"/>' if svg.count("<") == 1 else f'<g id="{name}">{svg}</g>'
            for svg, name in self._shared.items()
        )
        return (
            f'<svg class="shared" aria-hidden="true"><defs>'
            f"{''.join((*checkers, *map(_face, PIPS), *groups))}</defs></svg>\n"
        )

    def colours(self) -> str:
        """The colours of board and checkers, as declarations of CSS."""
        board, cube = self._theme.board, self._theme.cube
        names = ("frame", "field", "point_dark", "point_light", "well", "letters")
        values = {name.replace("_", "-"): getattr(board, name) for name in names} | {
            "cube": cube.face,
            "cubed": cube.mark,
        }
        for side, look in self._looks():
            values |= {f"{side.name.lower()}-{part}": getattr(look, part) for part in ("face", "edge", "mark")}
        return ";".join(f"--{name}:{colour}" for name, colour in values.items())

    def _looks(self) -> tuple[tuple[Side, CheckerTheme], ...]:
        return (Side.WHITE, self._theme.white), (Side.BLACK, self._theme.black)


def _ground(geometry: BoardGeometry, shown: Picture) -> Iterator[str]:
    yield _rect("f", geometry.board)
    yield from (_rect("d", half) for half in geometry.halves)
    yield from (_rect("e", column) for column in geometry.columns)
    for number in POINTS:
        place = point(number)
        rect, rail = geometry.places[place], geometry.rail_rect(place)
        foot, up = (rect.bottom(), -1) if geometry.is_low(place) else (rect.top(), 1)
        tip = f"{rect.width() / 2:.1f} {up * 4.8 * geometry.unit:.0f}"
        path = f"M{rect.left():.0f} {foot:.0f}l{tip}L{rect.right():.0f} {foot:.0f}"
        yield f'<path class="{"po"[number % 2]}" d="{path}"/>'
        yield _text(rail.center().x(), rail.center().y(), str(shown.number_of(place)), "number")


def _stacks(kind: str, sprites: Sequence[Sprite], middle: float) -> str:
    svg = f'<path class="{kind}" d="{_path((sprite.x, sprite.y) for sprite in sprites)}h0"/>'
    for sprite in (sprite for sprite in sprites if sprite.count):
        beyond = (-_BEYOND if sprite.is_edge else 0) * (1 if sprite.y > middle else -1)
        svg += _text(sprite.x, sprite.y + beyond, str(sprite.count), "" if sprite.is_edge else f"{kind}s")
    return svg


def _path(corners: Iterable[tuple[float, float]]) -> str:
    """The path through these corners, in the shortest form."""
    path, x, y = "", "", ""
    for corner in corners:
        to_x, to_y = (f"{one:.1f}".removesuffix(".0") for one in corner)
        path += f"V{to_y}" if to_x == x else f"H{to_x}" if to_y == y else f"L{to_x} {to_y}"
        x, y = to_x, to_y
    return f"M{path[1:]}"


def _die(side: Side, value: int, x: float, y: float, scale: float = 1.0) -> str:
    at = f'x="{x:.0f}" y="{y:.0f}"' if scale == 1.0 else f'transform="translate({x:.0f} {y:.0f})scale({scale})"'
    return f'<use href="#d{value}" class="{side.value.lower()}d" {at}/>'


def _cube(cube: CubeSprite) -> str:
    return (
        f'<rect class="cube" x="{cube.x - 8:.0f}" y="{cube.y - 8:.0f}" width="16" height="16" rx="3"/>'
        f"{_text(cube.x, cube.y, str(cube.face), 'cubed')}"
    )


def _arrow(geometry: BoardGeometry, arrow: Arrow) -> str:
    outline = arrow_path(centre(geometry, arrow.source), centre(geometry, arrow.target), geometry.unit)
    corners = (outline.elementAt(at) for at in range(outline.elementCount() - 1))
    return f'<path fill="{arrow.mark.colour}" d="{_path((corner.x, corner.y) for corner in corners)}Z"/>'


def _sign(geometry: BoardGeometry, arrow: Arrow) -> str:
    middle = (centre(geometry, arrow.source) + centre(geometry, arrow.target)) / 2
    return _text(middle.x(), middle.y(), arrow.mark.sign, f'sign" stroke="{arrow.mark.colour}')


def _checker(name: str, look: CheckerTheme) -> str:
    """The markers of one side: a checker, one that is pinned, and one on edge."""
    sign = _SIGNS.get(look.sign, "").format(name)
    checker = f'<circle r="9.4" class="{name}f"/>{sign}'
    edge = f'<rect x="-9.4" y="-2.6" width="18.8" height="5.2" rx="1.5" class="{name}f"/>'
    pinned = f'{checker}<circle r="8" class="ring"/>'
    return _marker(name, checker) + _marker(f"{name}p", pinned) + _marker(f"{name}e", edge)


def _marker(name: str, content: str) -> str:
    return f'<marker id="{name}" markerUnits="userSpaceOnUse" overflow="visible">{content}</marker>'


def _face(value: int) -> str:
    pips = "".join(f'<circle cx="{4.3 * x}" cy="{4.3 * y}" r="1.7" fill="currentColor"/>' for x, y in PIPS[value])
    return f'<g id="d{value}"><rect x="-8.5" y="-8.5" width="17" height="17" rx="3.5"/>{pips}</g>'


def _rect(name: str, rect: QRectF) -> str:
    x, y, width, height = (f"{edge:.0f}" for edge in (rect.x(), rect.y(), rect.width(), rect.height()))
    return f'<rect class="{name}" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _text(x: float, y: float, text: str, name: str = "") -> str:
    kind = f' class="{name}"' if name else ""
    return f'<text x="{x:.0f}" y="{y:.0f}"{kind}>{escape(text)}</text>'
