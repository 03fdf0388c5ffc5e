"""The board as an image for export: at rest, at any size, without prompts."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter

from tapa_desktop.ui.board.geometry import MARGIN, BoardGeometry
from tapa_desktop.ui.board.paint.cache import StampCache
from tapa_desktop.ui.board.paint.painter import paint_scene
from tapa_desktop.ui.board.picture import Picture, Prompt
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.pointer import Pointer
from tapa_desktop.ui.board.scene import Arrow, scene_at_rest
from tapa_desktop.ui.board.text import describe
from tapa_desktop.ui.board.theme import BoardTheme

from .widget import BoardWidget

SVG_WIDTH: Final = 1600  # in its own units; a viewer can scale it
_SVG_RESOLUTION: Final = 96  # units per inch, the usual value
_TALL: Final = 10  # times the width: in such a tall widget, the height of the board is not limited


class BoardImage(Struct, frozen=True):
    """The content of the image and its display options. The exported files contain nothing beyond what is visible."""

    shown: Picture
    geometry: BoardGeometry  # of any size
    options: BoardOptions
    font: QFont
    arrows: tuple[Arrow, ...] = ()

    def image(self, width: int, cache: StampCache | None = None) -> QImage:
        """The image in pixels, with that width. `cache`: one that equals that of this width, and saves its drawing."""
        cache = cache or self.cache(width)
        image = QImage(width, round(cache.geometry.height), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self._paint(painter, cache)
        painter.end()
        return image

    def cache(self, width: int) -> StampCache:
        """What images of that width have in common."""
        return self._cache(self._geometry(width), self.options.theme, 1.0)

    def png(self, width: int) -> bytes:
        """The image as a PNG file."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        # WORKAROUND(PySide6 6.9): the type stub of QImage.save accepts only file names.
        assert self.image(width).save(buffer, "PNG")  # type: ignore[call-overload]
        return bytes(buffer.data().data())

    def svg(self) -> bytes:
        """The image as an SVG file with vectors only. It has no textures, since those are pixels."""
        geometry = self._geometry(SVG_WIDTH)
        theme = self.options.theme
        buffer = QBuffer()
        from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415 - no start waits for it

        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(buffer)
        generator.setTitle(self.shown.rule_set.name)
        generator.setDescription(self._in_words())
        generator.setResolution(_SVG_RESOLUTION)
        generator.setSize(QSize(SVG_WIDTH, round(geometry.height)))
        generator.setViewBox(QRectF(0, 0, SVG_WIDTH, round(geometry.height)))
        painter = QPainter(generator)
        self._paint(painter, self._cache(geometry, without_texture(theme), None))
        painter.end()
        return bytes(buffer.data().data())

    def _in_words(self) -> str:
        """The description of the picture without the prompt, since nobody can play on an image."""
        return describe(replace(self.shown, prompt=Prompt.OVER if self.shown.prompt is Prompt.OVER else Prompt.NONE))

    def _geometry(self, width: int) -> BoardGeometry:
        """The geometry at that width and its natural height, with a narrow margin of table."""
        return replace(self.geometry, width=width, height=own_height(self.geometry, width))

    def _cache(self, geometry: BoardGeometry, theme: BoardTheme, ratio: float | None) -> StampCache:
        return StampCache(geometry, theme, ratio, self.font, self.options.show_numbers)

    def _paint(self, painter: QPainter, cache: StampCache) -> None:
        at_rest = scene_at_rest(self.shown, cache.geometry, Pointer(), None, None)
        area = QRectF(0, 0, cache.geometry.width, cache.geometry.height)
        scene = replace(at_rest, is_calm=False, arrows=self.arrows)
        paint_scene(painter, cache, scene, area, show_pips=self.options.show_pips)


def image_of(board: BoardWidget) -> BoardImage:
    """An image of what a board shows at rest."""
    assert board.state.picture is not None
    return BoardImage(board.state.picture, board.board_geometry(), board.options, board.font())


def own_height(geometry: BoardGeometry, width: int) -> int:
    """The natural height of such a board at that width, with a narrow margin of table."""
    tall = replace(geometry, width=width, height=_TALL * width)
    return round(tall.board.height() + 2 * MARGIN * tall.unit)


def without_texture(theme: BoardTheme) -> BoardTheme:
    """The same theme with a plain board."""
    return replace(theme, board=replace(theme.board, texture=0.0))
