"""The doubling cube and the score of a match as values, and as fields of a position text.

Source: docs/rules.md, "Triple and the cube" and "Position text".
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .position import Side

LARGEST: Final = 1024  # not a rule, but a limit for the values in an unlimited match
CUBE: Final = "cube="
MATCH: Final = "match="
_CUBE: Final = re.compile(rf"{CUBE}(?P<value>[1-9][0-9]{{0,3}})(?P<owner>[-WB])")
_SCORE: Final = "0|[1-9][0-9]{0,2}"
_MATCH: Final = re.compile(rf"{MATCH}(?P<target>{_SCORE}):(?P<white>{_SCORE})-(?P<black>{_SCORE})(?P<crawford>!?)")


class Cube(NamedTuple):
    """The cube of one game. While it has no owner it is in the middle, and both sides may double."""

    value: int = 1
    owner: Side | None = None

    def is_at_hand(self, side: Side) -> bool:
        """Whether the cube allows that side to double."""
        return self.owner in {None, side} and self.value < LARGEST

    def taken_by(self, side: Side) -> Cube:
        """The cube after `side` has taken a double; that side owns it."""
        return Cube(self.value * 2, side)

    @property
    def swapped(self) -> Cube:
        """The cube when White and Black are exchanged."""
        return self._replace(owner=self.owner and self.owner.other)


IN_THE_MIDDLE: Final = Cube()


class MatchScore(NamedTuple):
    """How a match to `target` points stands, and whether the present game is the Crawford game."""

    target: int
    white: int
    black: int
    is_crawford: bool = False

    def needs(self, side: Side) -> int:
        """The points that this side still needs, at least one."""
        return self.target - (self.white if side is Side.WHITE else self.black)

    @property
    def swapped(self) -> MatchScore:
        """The score when White and Black are exchanged."""
        return self._replace(white=self.black, black=self.white)


def format_cube(cube: Cube) -> str:
    """The field of a cube, such as `cube=2W`, or `cube=1-` in the middle."""
    return f"{CUBE}{cube.value}{'-' if cube.owner is None else cube.owner.value}"


def parse_cube(text: str) -> Cube | None:
    """The cube in such a field; None where it has another form. An owner at 1 is accepted, as is none above it."""
    found = _CUBE.fullmatch(text)
    if found is None or (value := int(found["value"])).bit_count() > 1 or value > LARGEST:
        return None
    return Cube(value, None if found["owner"] == "-" else Side(found["owner"]))


def format_match(score: MatchScore) -> str:
    """The field of a score, such as `match=7:3-2`, White's points first, or `match=7:6-2!` in the Crawford game."""
    return f"{MATCH}{score.target}:{score.white}-{score.black}{'!' * score.is_crawford}"


def parse_match(text: str) -> MatchScore | None:
    """The score in such a field; None where it has another form, or the match is over.

    In the Crawford game a side needs one point.
    """
    found = _MATCH.fullmatch(text)
    if found is None:
        return None
    score = MatchScore(int(found["target"]), int(found["white"]), int(found["black"]), bool(found["crawford"]))
    needed = [score.needs(side) for side in Side]
    return score if min(needed) > 0 and (1 in needed or not score.is_crawford) else None
