"""The look of a board as data: colours as "#rrggbb", a few lengths, and what things are made of.

`resources/themes/*.toml` hold the same fields, and `resources/checkers/*.toml` those of the checkers alone; what they
mean is told in `resources/help/en/boards.md`. The defaults are those of `wood.toml`, so that a board is drawn whether
or not a file is found. A fault says where in the file it is, so that its writer finds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from tapa_desktop.game.json_faults import FieldFault, FileFault, field_fault
from tapa_desktop.game.record import LineError

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}\Z")]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Texture = Literal["grain", "cloth", "leather", "none"]
Seam = Literal["inlay", "stitches", "none"]
Sign = Literal["none", "ring", "cross", "dot"]


class GroundTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board itself, from the table below it to the letters on its rails."""

    table: Colour = "#3a3330"
    frame: Colour = "#4f2a18"
    field: Colour = "#b58250"
    point_dark: Colour = "#6e3420"
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
    """The checkers of one side, and its dice."""

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
    """What lights up: for the hand that plays, and for the eye that must not overlook a pin."""

    die: Colour = "#ffd54a"
    total: Colour = "#ffe9b0"
    pin: Colour = "#ff5a3c"
    outline: Colour = "#1c0e06"
    cue: Colour = "#ffcf5c"
    cue_text: Colour = "#3a2410"


class BoardTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about the look of a board that a theme may say; lengths are in diameters of a checker."""

    name: Name = "Wood"
    board: GroundTheme = GroundTheme()
    white: CheckerTheme = CheckerTheme("#f6ead0", "#d9bf90", "#4e3518", "#4a3018", 0.55)
    black: CheckerTheme = CheckerTheme("#2b1f19", "#4c3a30", "#c8a468", "#f0dcb8", 0.5)
    cube: CubeTheme = CubeTheme()
    signal: SignalTheme = SignalTheme()
    checker_size: Annotated[float, msgspec.Meta(ge=0.7, le=1.0)] = 0.97
    die_size: Annotated[float, msgspec.Meta(ge=0.5, le=1.0)] = 0.86
    cube_size: Annotated[float, msgspec.Meta(ge=0.5, le=0.92)] = 0.88
    point_height: Annotated[float, msgspec.Meta(ge=3.0, le=5.5)] = 5.0


class CheckerSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The checkers and dice of both sides, to be used on any board on which they can be seen."""

    name: Name
    white: CheckerTheme
    black: CheckerTheme


WOOD: Final = BoardTheme()
MESSAGE_LIMIT: Final = 300  # characters, of what may quote a whole number
LINE_LIMIT: Final = 300  # characters; the reader of TOML takes for ever over a name of many parts
_Look = TypeVar("_Look", BoardTheme, CheckerSet)


class ThemeError(LineError):
    """A look that cannot be read; the message names the field, and where it can, the line."""


def parse_theme(text: str) -> BoardTheme:
    """The theme that a file holds; fields that it does not name are those of the wooden board.

    Raises:
        ThemeError: when it is no TOML, or a field is not what it must be.
    """
    return _parse(text, BoardTheme)


def parse_checkers(text: str) -> CheckerSet:
    """The checkers that a file holds.

    Raises:
        ThemeError: when it is no TOML, or a field is not what it must be.
    """
    return _parse(text, CheckerSet)


def with_checkers(theme: BoardTheme, checkers: CheckerSet) -> BoardTheme:
    """The same board with those checkers and dice."""
    return msgspec.structs.replace(theme, white=checkers.white, black=checkers.black)


def _parse(text: str, kind: type[_Look]) -> _Look:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE_LIMIT:
            raise ThemeError(number, FileFault.LONG_LINE, limit=LINE_LIMIT)
    try:
        return msgspec.toml.decode(text, type=kind)
    except (ValueError, RecursionError) as error:  # a number of too many digits is no error of TOML's own
        fault, values = field_fault(str(error)[:MESSAGE_LIMIT])
        raise ThemeError(line_of(text, fault, values), fault, **values) from error


def line_of(text: str, fault: FieldFault, values: Mapping[str, object]) -> int:
    """The line, counted from 1, of a fault in that text; for a field that is missing, that of its section.

    0 where it is not found.
    """
    if fault is FieldFault.NO_TOML:
        return int(str(values["line"])) if values["line"] else len(text.splitlines())
    path = str(values["place"]).split(".") if values["place"] else []
    return _line_of(text, [*path, str(values["name"])] if fault is FieldFault.UNKNOWN else path)


def _line_of(text: str, path: list[str]) -> int:
    """The line of a section, of a field in it, or of a field before all sections."""
    section, found = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if words.startswith("["):
            section = words.strip("[] \t").partition("]")[0]
            found = number if path[:1] == [section] else found
        here = [section] if section else []
        if [*here, words.partition("=")[0].strip()] == path and "=" in words:
            return number
    return found
