"""The look of a board as data: colours as "#rrggbb" and a few lengths. `resources/themes/*.toml` hold the same fields.

The defaults are those of `wood.toml`, so a board is drawn whether or not a file is found.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class ThemeError(ValueError):
    """A theme that cannot be read; the message names the field."""


class WoodTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board itself, from the table below it to the letters on its rails."""

    table: Colour = "#3a3330"
    frame: Colour = "#4f2a18"
    field: Colour = "#b58250"
    point_dark: Colour = "#6e3420"
    point_light: Colour = "#dcb37a"
    inlay: Colour = "#e9cf9a"
    well: Colour = "#3b2214"
    metal: Colour = "#c9a24f"
    letters: Colour = "#f0d9a8"
    grain: Share = 0.75


class CheckerTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The checkers of one side, and its dice."""

    face: Colour
    rim: Colour
    edge: Colour
    mark: Colour
    gloss: Share = 0.5


class CubeTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The doubling cube."""

    face: Colour = "#1f5862"
    edge: Colour = "#0b2429"
    mark: Colour = "#fdf3dc"
    gloss: Share = 0.5


class SignalTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lights up: for the hand that plays, and for the eye that must not overlook a pin."""

    die: Colour = "#ffd54a"
    total: Colour = "#ffe9b0"
    pin: Colour = "#ff5a3c"
    cue: Colour = "#ffcf5c"
    cue_text: Colour = "#3a2410"


class BoardTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about the look of a board that a theme may say; lengths are in diameters of a checker."""

    name: str = "Wood"
    wood: WoodTheme = WoodTheme()
    white: CheckerTheme = CheckerTheme("#f6ead0", "#d9bf90", "#8a6a3c", "#4a3018", 0.55)
    black: CheckerTheme = CheckerTheme("#33261f", "#55433a", "#0f0a08", "#f0dcb8", 0.5)
    cube: CubeTheme = CubeTheme()
    signal: SignalTheme = SignalTheme()
    checker_size: Annotated[float, msgspec.Meta(ge=0.7, le=1.0)] = 0.97
    die_size: Annotated[float, msgspec.Meta(ge=0.5, le=1.0)] = 0.86
    cube_size: Annotated[float, msgspec.Meta(ge=0.5, le=0.92)] = 0.88
    point_height: Annotated[float, msgspec.Meta(ge=3.0, le=5.5)] = 5.0


WOOD: Final = BoardTheme()


def parse_theme(text: str) -> BoardTheme:
    """The theme that a file holds; fields that it does not name are those of the wooden board.

    Raises:
        ThemeError: when it is no TOML, or a field is not what it must be.
    """
    try:
        return msgspec.toml.decode(text, type=BoardTheme)
    except msgspec.DecodeError as error:
        raise ThemeError(str(error)) from error
