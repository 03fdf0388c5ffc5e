"""The settings of the system: the light and dark palettes of all widgets but the board, and sizes for touch screens.

The widgets around a board take its hue, but are readable beside any board. On a touch screen all targets are as large
as a fingertip.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QInputDevice, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.paint.brushes import SHAPE, TEXT, contrast, luminance, mixed
from tapa_desktop.ui.board.paint.checkers import paint_sign
from tapa_desktop.ui.board.theme import BoardTheme, CheckerTheme
from tapa_desktop.ui.graph.chart import Hue, is_dark

Colours = dict[QPalette.ColorRole, str]
_Role = QPalette.ColorRole
CONTRASTING: Final = "high-contrast"  # the board for high contrast
_OWN_TEXTS: Final = (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.ToolTipText, _Role.PlaceholderText)

# WORKAROUND(Qt 6.9): in Qt's own palettes, selected text, links and disabled text are too pale to read.
_PAIRS: Final = {  # light and dark
    _Role.Window: ("#efefef", "#2b2b2b"),
    _Role.WindowText: ("#1b1b1b", "#f0f0f0"),
    _Role.Base: ("#ffffff", "#1e1e1e"),
    _Role.AlternateBase: ("#f5f5f5", "#262626"),
    _Role.Text: ("#1b1b1b", "#f0f0f0"),
    _Role.PlaceholderText: ("#696969", "#a4a4a4"),
    _Role.Button: ("#efefef", "#353535"),
    _Role.ButtonText: ("#1b1b1b", "#f0f0f0"),
    _Role.BrightText: ("#ffffff", "#ffffff"),
    _Role.Highlight: ("#1c6ea4", "#2a6fb0"),
    _Role.Accent: ("#1c6ea4", "#2a6fb0"),
    _Role.HighlightedText: ("#ffffff", "#ffffff"),
    _Role.Link: ("#0b57a4", "#7db8f0"),
    _Role.LinkVisited: ("#6b3fa0", "#c3a6f0"),
    _Role.ToolTipBase: ("#ffffe1", "#3b3b35"),
    _Role.ToolTipText: ("#1b1b1b", "#f0f0f0"),
}
LIGHT: Final[Colours] = {role: light for role, (light, _) in _PAIRS.items()}
DARK: Final[Colours] = {role: dark for role, (_, dark) in _PAIRS.items()}
ERROR_HUES: Final = {ErrorClass.DOUBTFUL: Hue.DOUBT, ErrorClass.ERROR: Hue.ERROR, ErrorClass.BLUNDER: Hue.BLUNDER}
_LINKS: Final = (_Role.Link, _Role.LinkVisited)
_MIDDLE: Final = 0.18  # the luminance that has the same contrast to black and to white
_TINTED: Final = {  # window, lists and buttons without colour, and their share of the board's
    False: (("#ffffff", 0.18), ("#ffffff", 0.05), ("#ffffff", 0.1)),
    True: (("#282828", 0.4), ("#1a1a1a", 0.3), ("#383838", 0.4)),
}
_SCHEMES: Final = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}  # by the setting
_ASKED: Final = "asked"  # a property of Qt's hints: the settings name a scheme
SYSTEM_IS_DARK: Final = "system_is_dark"  # a property of the application, as last reported
SYSTEM_ACCENT: Final = "system_accent"  # another one: the user's accent colour, on Windows
_STEPS: Final = 50  # from a colour to white or black, until it is readable
_DIM: Final = 12.0  # contrast to white of the colours that dark parts may take
_CLEAR: Final = 5.5  # contrast of texts on accents, more than the minimum: buttons show a darker accent, too
_FAINT: Final = {False: "#696969", True: "#a4a4a4"}  # disabled text: clearly paler, but still readable


class ColorController(QObject):
    """Follows the system's colour scheme. The main window, which knows its board, sets the palette."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._was_dark = is_dark(application.palette())  # used if the system names no colour scheme
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self.follow_system)
        if hasattr(hints, "accessibility"):  # Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(
                lambda: hints.colorSchemeChanged.emit(hints.colorScheme())
            )
        self.follow_system(hints.colorScheme())

    def follow_system(self, scheme: Qt.ColorScheme) -> None:
        """Store the system's scheme and accent, for `is_dark_wanted` and `system_accent`."""
        dark = self._was_dark if scheme is Qt.ColorScheme.Unknown else scheme is Qt.ColorScheme.Dark
        self._application.setProperty(SYSTEM_IS_DARK, dark)
        if sys.platform == "win32":
            self._application.setPalette(QPalette())  # the system's, until the window sets another
            self._application.setProperty(SYSTEM_ACCENT, self._application.palette().accent().color().name())


def is_dark_wanted(appearance: str) -> bool:
    """Whether the widgets around the board are dark, by the setting, or else by the system."""
    if appearance in _SCHEMES:
        return appearance == "dark"
    application = QApplication.instance()
    system = application and application.property(SYSTEM_IS_DARK)
    return is_dark(QApplication.palette()) if system is None else bool(system)


def system_accent() -> str | None:
    """The system's accent colour; None if its user cannot choose one."""
    application = QApplication.instance()
    return application.property(SYSTEM_ACCENT) if application else None


def is_contrast_wanted() -> bool:
    """Whether the system asks for high contrast. Qt knows since 6.10."""
    accessibility = getattr(QApplication.styleHints(), "accessibility", None)
    return accessibility is not None and accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def ask_for_scheme(appearance: str) -> None:
    """Ask the system to draw the frames of the windows light or dark, too, where it can."""
    hints, scheme = QApplication.styleHints(), _SCHEMES.get(appearance, Qt.ColorScheme.Unknown)
    if scheme is not Qt.ColorScheme.Unknown:
        hints.setColorScheme(scheme)
    elif hints.property(_ASKED):
        hints.unsetColorScheme()
    hints.setProperty(_ASKED, scheme is not Qt.ColorScheme.Unknown)


def show_colours(colours: Colours) -> None:
    """Give all windows these colours; with high contrast on Windows the colours that its user has chosen.

    Other systems report high contrast without colours, and Qt's own are paler than those around a board.
    """
    has_own = sys.platform == "win32" and is_contrast_wanted()
    QApplication.setPalette(QPalette() if has_own else palette_of(colours))


def around_board(theme: BoardTheme, *, is_dark: bool, accent: str | None = None) -> Colours:
    """The colours of the widgets around this board: the usual ones, with a tint of its field or its frame.

    Selected and pressed parts have the accent, or else the board's most colourful colour.
    """
    board, usual = theme.board, DARK if is_dark else LIGHT
    hue = readable_on(board.frame, ("#ffffff",), _DIM) if is_dark else board.field
    window, base, button = (mixed(plain, hue, share).name() for plain, share in _TINTED[is_dark])
    texts = {role: readable_on(usual[role], (window, base, button), TEXT) for role in (*_OWN_TEXTS, *_LINKS)}
    own = map(QColor, (board.field, board.frame, board.point_dark))
    colourful = max(own, key=lambda colour: colour.hsvSaturationF() * colour.valueF()).name()
    accent = readable_on(accent or colourful, ("#ffffff",), _CLEAR)
    if contrast(accent, base) < SHAPE:
        accent = readable_on(accent, (base,), SHAPE)
    return {
        **usual,
        **texts,
        _Role.Window: window,
        _Role.Base: base,
        _Role.AlternateBase: mixed(base, window, 0.5).name(),
        _Role.Button: button,
        _Role.Highlight: accent,
        _Role.Accent: accent,
        _Role.ToolTipText: usual[_Role.ToolTipText],
        _Role.HighlightedText: "#ffffff" if contrast("#ffffff", accent) >= TEXT else "#000000",
    }


def readable_on(colour: str, grounds: tuple[str, ...], least: float) -> str:
    """The colour, or the nearest lighter or darker one with at least this contrast to all grounds, if there is one."""
    end = "#ffffff" if max(map(luminance, grounds)) < _MIDDLE else "#000000"
    shades = (mixed(colour, end, step / _STEPS).name() for step in range(_STEPS + 1))
    return next((shade for shade in shades if min(contrast(shade, ground) for ground in grounds) >= least), end)


def palette_of(colours: Colours) -> QPalette:
    """The whole palette; Qt derives the bevels."""
    palette = QPalette(QColor(colours[_Role.Button]), QColor(colours[_Role.Window]))
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    grounds = tuple(colours[role] for role in (_Role.Window, _Role.Base, _Role.Button))
    faint = QColor(readable_on(_FAINT[is_dark(palette)], grounds, TEXT))
    for role in _OWN_TEXTS:
        palette.setColor(QPalette.ColorGroup.Disabled, role, faint)
    for role in (_Role.Highlight, _Role.Accent):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor("#696969"))
    return palette


_SIZE: Final = 32  # device pixels; larger than shown, so that it stays sharp on screens scaled by two
_RIMS: Final = ("#6e6e6e", "#bdbdbd")  # of a light checker, and of a dark one: the face or the rim is visible


# WORKAROUND(Qt 6.9): Qt caches a pixmap of every icon ever painted, so each look has one icon only.
@lru_cache(maxsize=8)
def disc_icon(look: CheckerTheme) -> QIcon:
    """A checker with this look, its sign, and a rim that makes it visible on light and dark backgrounds."""
    pixmap = QPixmap(_SIZE, _SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(look.face))
    painter.setPen(QPen(QColor(_RIMS[QColor(look.face).lightness() < 128]), 4))
    painter.drawEllipse(QRectF(2, 2, _SIZE - 4, _SIZE - 4))
    painter.translate(_SIZE / 2, _SIZE / 2)
    painter.scale(_SIZE / 2 - 3, _SIZE / 2 - 3)
    paint_sign(painter, look)
    painter.end()
    return QIcon(pixmap)


def disc_icons(theme: BoardTheme) -> dict[Side, QIcon]:
    """The icon of each side."""
    return {Side.WHITE: disc_icon(theme.white), Side.BLACK: disc_icon(theme.black)}


TARGET_MM: Final = 9  # minimum width and height of a target
_DPI: Final = (80.0, 200.0)  # plausible logical pixels an inch; televisions and projectors report anything
_LEAST: Final = "least_target"  # property of the application, in logical pixels


def adapt_to_touch(application: QApplication) -> None:
    """Enlarge all targets if there is a touch screen. Call it before any window exists."""
    if has_touch_screen():
        least = target_size(application.primaryScreen().physicalDotsPerInch())
        application.setProperty(_LEAST, least)
        from .style import TouchStyle  # noqa: PLC0415 - most screens are no touch screens

        application.setStyle(TouchStyle(least))


def has_touch_screen() -> bool:
    """Whether there is a touch screen."""
    return any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


def target_size(dots_per_inch: float) -> int:
    """The smallest target in logical pixels, for this many of them to an inch."""
    least, most = _DPI
    return ceil(TARGET_MM / 25.4 * min(max(dots_per_inch, least), most))


def tappable(width: int, height: int) -> QSize:
    """This size of a target, or a larger one on a touch screen."""
    application = QCoreApplication.instance()
    least = int((application.property(_LEAST) if application is not None else 0) or 0)
    return QSize(width, height).expandedTo(QSize(least, least))
