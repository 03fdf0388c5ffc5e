"""The look of a board as data: colours as "#rrggbb", a few lengths, and materials.

`resources/themes/*.toml` have the same fields, and `resources/checkers/*.toml` those of the checkers only;
`resources/help/en/boards.md` explains them. Missing fields get the values of `wood.toml`, even without that file.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from tapa_desktop.game.record import FileFault, LineError

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9A-Fa-f]{6}\Z")]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Texture = Literal["grain", "cloth", "leather", "none"]
Seam = Literal["inlay", "stitches", "none"]
Sign = Literal["none", "ring", "cross", "dot"]


class GroundTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board itself, from the table under it to the letters on its rails."""

    table: Colour = "#3a3330"
    frame: Colour = "#4f2a18"
    field: Colour = "#b58250"
    point_dark: Colour = "#7d3c26"
    point_light: Colour = "#dcb37a"
    point_edge: Colour = "#331b10"
    inlay: Colour = "#e9cf9a"
    well: Colour = "#3b2214"
    metal: Colour = "#c9a24f"
    letters: Colour = "#f0d9a8"
    frame_texture: Texture = "grain"
    field_texture: Texture = "grain"
    point_texture: Texture = "grain"
    texture: Share = 0.75
    seam: Seam = "inlay"
    hinges: bool = True
    depth: Share = 1.0


class CheckerTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The checkers and dice of one side."""

    face: Colour
    rim: Colour
    edge: Colour
    mark: Colour
    gloss: Share = 0.5
    edge_width: Annotated[float, msgspec.Meta(ge=0.015, le=0.08)] = 0.022
    sign: Sign = "none"


class CubeTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The doubling cube."""

    face: Colour = "#1f5862"
    edge: Colour = "#0b2429"
    mark: Colour = "#fdf3dc"
    gloss: Share = 0.5


class SignalTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Highlights: legal targets, prompts, and the warning colour for pins."""

    die: Colour = "#ffd54a"
    total: Colour = "#ffe9b0"
    pin: Colour = "#ff7056"
    outline: Colour = "#1c0e06"
    cue: Colour = "#ffcf5c"
    cue_text: Colour = "#3a2410"


class BoardTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a theme can define; lengths are in diameters of a checker."""

    name: Name = "Wood"
    board: GroundTheme = GroundTheme()
    white: CheckerTheme = CheckerTheme("#f6ead0", "#d9bf90", "#4e3518", "#4a3018", 0.55)
    black: CheckerTheme = CheckerTheme("#231913", "#4c3a30", "#c8a468", "#f0dcb8", 0.5)
    cube: CubeTheme = CubeTheme()
    signal: SignalTheme = SignalTheme()
    checker_size: Annotated[float, msgspec.Meta(ge=0.7, le=1.0)] = 0.97
    die_size: Annotated[float, msgspec.Meta(ge=0.5, le=1.0)] = 0.86
    cube_size: Annotated[float, msgspec.Meta(ge=0.5, le=0.92)] = 0.88
    point_height: Annotated[float, msgspec.Meta(ge=3.0, le=5.5)] = 5.0


class CheckerSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The checkers and dice of both sides, for use on any board on which they are clearly visible."""

    name: Name
    white: CheckerTheme
    black: CheckerTheme


WOOD: Final = BoardTheme()
MESSAGE_LIMIT: Final = 300  # characters, for messages that may quote a huge number
LINE_LIMIT: Final = 300  # characters; the TOML parser takes extremely long over a key with many parts
Look = TypeVar("Look", BoardTheme, CheckerSet)


class ThemeError(LineError):
    """A theme or checker set that cannot be read. The message names the field or the line."""


def parse_look(kind: type[Look], text: str) -> Look:
    """Parse the text of a theme or of a checker set; raises a `ThemeError` if it is invalid."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE_LIMIT:
            raise ThemeError(number, FileFault.LONG_LINE, limit=LINE_LIMIT)
    try:
        return msgspec.toml.decode(text, type=kind)
    except (ValueError, RecursionError) as error:  # a number with too many digits raises a plain ValueError
        raise ThemeError(0, FileFault.UNREADABLE, detail=str(error)[:MESSAGE_LIMIT]) from error


def with_checkers(theme: BoardTheme, checkers: CheckerSet) -> BoardTheme:
    """The same board with other checkers and dice."""
    return msgspec.structs.replace(theme, white=checkers.white, black=checkers.black)
