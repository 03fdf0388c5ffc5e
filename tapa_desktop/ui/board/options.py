"""What a player may choose about the board, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tapa_desktop.rules.side import Side

from .theme import WOOD, BoardTheme

Direction = Literal["right", "left"]
Home = Literal["bottom", "top"]


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """How the board is shown. A speed is 1 for the usual pace, 2 for twice as fast, 0 for at once."""

    below: Side = Side.WHITE  # the side that counts the points, and sits below where its home is at the bottom
    direction: Direction = "right"  # where the side below bears off
    home: Home = "bottom"  # the half of the board with its home; at the top it sits above, and all is upside down
    two_checker_start: bool = False  # whether all but two of the checkers on 24 are drawn in a rack
    show_numbers: bool = True
    show_pips: bool = True
    speed: float = 1.0  # of the checkers, and of the cube
    dice_speed: float = 1.0
    is_calm: bool = False  # nothing travels or tumbles; what others do is still shown step by step
    theme: BoardTheme = WOOD
