"""The board as a picture for others: at rest, at any size, without what is said to the one who plays at it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from msgspec import structs
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from tapa_desktop.ui.board.geometry import MARGIN, BoardGeometry
from tapa_desktop.ui.board.paint.cache import StampCache
from tapa_desktop.ui.board.paint.painter import paint_scene
from tapa_desktop.ui.board.picture import Picture, Prompt
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.pointer import Pointer
from tapa_desktop.ui.board.scene import scene_at_rest
from tapa_desktop.ui.board.text import describe
from tapa_desktop.ui.board.theme import BoardTheme

SVG_WIDTH: Final = 1600  # in its own units, which anybody who shows it may enlarge
_SVG_RESOLUTION: Final = 96  # units to an inch, as everybody else has it
_TALL: Final = 10  # times the width: a board in so high a widget is as high as it likes to be


@dataclass(frozen=True)
class BoardImage:
    """What is to be seen, and on which kind of board; nothing in the files made of it tells more than that."""

    shown: Picture
    geometry: BoardGeometry  # of any size
    options: BoardOptions
    font: QFont

    def image(self, width: int) -> QImage:
        """The picture in pixels, so many wide."""
        geometry = self._geometry(width)
        image = QImage(width, round(geometry.height), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self._paint(painter, self._stock(geometry, self.options.theme, 1.0))
        painter.end()
        return image

    def png(self, width: int) -> bytes:
        """The file of that image."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        assert self.image(width).save(buffer, "PNG")  # type: ignore[call-overload] # the stub knows files by name alone
        return bytes(buffer.data().data())

    def svg(self) -> bytes:
        """The picture in lines and surfaces alone. All in it is smooth, since a grain is none of these."""
        geometry = self._geometry(SVG_WIDTH)
        theme = self.options.theme
        buffer = QBuffer()
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setOutputDevice(buffer)
        generator.setTitle(self.shown.rule_set.name)
        generator.setDescription(self._in_words())
        generator.setResolution(_SVG_RESOLUTION)
        generator.setSize(QSize(SVG_WIDTH, round(geometry.height)))
        generator.setViewBox(QRectF(0, 0, SVG_WIDTH, round(geometry.height)))
        painter = QPainter(generator)
        self._paint(painter, self._stock(geometry, _without_texture(theme), None))
        painter.end()
        return bytes(buffer.data().data())

    def _in_words(self) -> str:
        """What is to be seen, without what a click would do: nobody can play at a drawing."""
        return describe(replace(self.shown, cue=Prompt.OVER if self.shown.cue is Prompt.OVER else Prompt.NONE))

    def _geometry(self, width: int) -> BoardGeometry:
        """The board so wide, and as high as it is by itself, with a narrow table around it."""
        return replace(self.geometry, width=width, height=own_height(self.geometry, width))

    def _stock(self, geometry: BoardGeometry, theme: BoardTheme, ratio: float | None) -> StampCache:
        return StampCache(geometry, theme, ratio, self.font, self.options.show_numbers)

    def _paint(self, painter: QPainter, stock: StampCache) -> None:
        at_rest = scene_at_rest(self.shown, stock.geometry, Pointer(), None, None)
        area = QRectF(0, 0, stock.geometry.width, stock.geometry.height)
        paint_scene(painter, stock, replace(at_rest, is_calm=False), area, show_pips=self.options.show_pips)


def own_height(geometry: BoardGeometry, width: int) -> int:
    """How high such a board is by itself when it is so wide, with a narrow table around it."""
    tall = replace(geometry, width=width, height=_TALL * width)
    return round(tall.board.height() + 2 * MARGIN * tall.unit)


def _without_texture(theme: BoardTheme) -> BoardTheme:
    return structs.replace(theme, board=structs.replace(theme.board, texture=0.0))
