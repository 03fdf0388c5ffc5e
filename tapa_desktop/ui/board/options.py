"""What a player may choose about the board, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tapa_desktop.rules.side import Side

from .theme import WOOD, BoardTheme

Direction = Literal["right", "left"]


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """How the board is shown. A speed is 1 for the usual pace, 2 for twice as fast, 0 for at once."""

    below: Side = Side.WHITE  # the side that sits below and counts the points
    direction: Direction = "right"  # where the side below bears off
    two_checker_start: bool = False  # whether all but two of the checkers on 24 are drawn in a rack
    show_numbers: bool = True
    show_pips: bool = True
    speed: float = 1.0  # of the checkers, and of the cube
    dice_speed: float = 1.0
    is_calm: bool = False  # nothing travels or tumbles; what others do is still shown step by step
    theme: BoardTheme = WOOD
