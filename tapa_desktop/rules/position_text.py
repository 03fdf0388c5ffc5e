"""Positions as one line of text, parsed and formatted, with the cube and the score of the match; and their faults.

Example: `tapa W15,22,B15 0/0/0 0/0/0 W 31`. Source: docs/rules.md, "Position text", "Triple and the cube".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from .dice import Dice, Roll
from .fault import Field, PositionError, PositionFault
from .house_rules import RULES, format_house_rules, house_rules_of, parse_house_rules
from .outcome import FIRST, GROUP, MOST_ROLLS, Group, Stage, dice_due, effective_rules, has_chains, has_cube
from .position import CHECKERS, PINNING, POINTS, Beside, Position, Side, checkers_of, flip, free, has_reserve, pins
from .ruleset import RULE_SETS, Contact, RuleSet
from .steps import contact_of

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
    """The score of a match to `target` points, and whether the present game is the Crawford game."""

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


LIMIT: Final = 256  # characters; every position is shorter, and so are its house rules
_STACK: Final = re.compile(r"(?P<pinned>[wb]?)(?P<top>[WB])(?P<count>[1-9][0-9]?)")
_NUMBER: Final = re.compile(r"[1-9][0-9]?")
_ZERO: Final = re.compile(r"[wb]?[WB]?0[0-9]*")
_COUNT: Final = re.compile(r"0|[1-9][0-9]?")
_ROLL: Final = re.compile(r"[1-6][1-6]")
_CHAIN: Final = re.compile(r"(?P<die>[2-6])(?P=die)>")  # four dice of the next number
_REST: Final = re.compile(rf"(?P<die>[1-6])x(?P<count>[1-{GROUP}])<")
_ROLLS: Final = re.compile(rf"(?P<white>[0-{MOST_ROLLS}])/(?P<black>[0-{MOST_ROLLS}])")

FURTHER: Final = (CUBE, MATCH, RULES)  # the beginnings of the further fields, in their order


def field_count(rule_set: RuleSet | None) -> int:
    """The number of fields in a position text of this game, or of an unknown one, without the further ones."""
    return 7 if rule_set is not None and has_chains(rule_set) else 6


class PositionSpec(NamedTuple):
    """A position with everything that its text has: the rule set, the side to move, and the roll if there is one.

    `position` and `stage` are seen by `side`, the side to move.
    """

    rule_set: RuleSet
    side: Side
    position: Position
    roll: Roll | None = None
    stage: Stage = FIRST
    cube: Cube | None = None  # None and no match: the text has none
    match: MatchScore | None = None

    @property
    def has_dice(self) -> bool:
        """Whether dice are to be played: those of a roll, or of a group of a chain or a rest."""
        return self.roll is not None or self.stage.group is not None

    @property
    def dice(self) -> Dice:
        """The dice to be played, if there are any."""
        return dice_due(self.stage, self.roll)

    @property
    def counted_rules(self) -> RuleSet:
        """The rules as they count with this cube and match."""
        return effective_rules(
            self.rule_set, is_unturned=self.match is None and (self.cube or IN_THE_MIDDLE).owner is None
        )

    @property
    def seen_by_white(self) -> Position:
        """The position as White sees it."""
        return self.position if self.side is Side.WHITE else flip(self.rule_set, self.position)


def format_position(placed: PositionSpec, *, house_rules: bool = False) -> str:
    """The text of a position.

    It has the house rules that differ from the game's if `house_rules` is set, or if a cube may depend on them.
    """
    white = placed.seen_by_white
    beside = [_format_beside(side) for side in (white.mine, white.theirs)]
    rolls = [_format_rolls(placed)] if has_chains(placed.rule_set) else []
    cube = [format_cube(placed.cube)] if placed.cube else []
    match = [format_match(placed.match)] if placed.match else []
    rules = [format_house_rules(placed.rule_set)] if (house_rules or cube) and house_rules_of(placed.rule_set) else []
    turn = [placed.side.value, format_dice(placed), *rolls, *cube, *match, *rules]
    return " ".join([placed.rule_set.key, _format_board(white), *beside, *turn])


def parse_position(text: str, *, may_lack: bool = False) -> PositionSpec:
    """The position in a line.

    With `may_lack` a side may have fewer than 15 checkers, as while a position is set up. Raises `PositionError` for
    every fault that docs/rules.md lists. A position that no play could reach is accepted.
    """
    if max(map(len, text.split(f" {RULES}", 1))) > LIMIT:
        raise PositionError(PositionFault.TOO_LONG, Field.LINE, text)
    fields = text.split(" ")
    rule_set = RULE_SETS.get(fields[0])
    expected = field_count(rule_set)
    further = [one for one in fields[expected:] if one.startswith(FURTHER)]
    if len(fields) - len(further) != expected:
        kind = PositionFault.FIELD_COUNT if expected == 6 else PositionFault.CHAIN_FIELD_COUNT
        raise PositionError(kind, Field.LINE, text, count=len(fields))
    key, board, white, black, side, roll, *rolls = fields[:expected]
    if rule_set is None:
        raise PositionError(PositionFault.UNKNOWN_RULE_SET, Field.RULE_SET, key, known=", ".join(RULE_SETS))
    rule_set, cube, match = _parse_further(further, rule_set)
    position = Position(_parse_board(board), _parse_beside(white, Field.WHITE), _parse_beside(black, Field.BLACK))
    if side not in {"W", "B"}:
        raise PositionError(PositionFault.NO_SIDE, Field.SIDE, side)
    seen = position if side == "W" else flip(rule_set, position)
    group = _parse_group(roll, rule_set)
    stage = Stage(*_parse_rolls(rolls[0], Side(side)), group) if rolls else FIRST
    placed = PositionSpec(rule_set, Side(side), seen, None if group else _parse_roll(roll), stage, cube, match)
    for fault in faults(placed, may_lack=may_lack):
        raise fault
    return placed


def faults(placed: PositionSpec, *, may_lack: bool = False) -> Iterator[PositionError]:
    """Everything in a position, parsed or set up by hand, that docs/rules.md does not allow."""
    white = placed.seen_by_white
    yield from _unknown_places(placed.rule_set, white)
    for fault, view in (
        (PositionFault.WHITES_COUNT, white),
        (PositionFault.BLACKS_COUNT, flip(placed.rule_set, white)),
    ):
        count = checkers_of(view)
        if count > CHECKERS or (count < CHECKERS and not may_lack):
            yield PositionError(fault, Field.LINE, format_position(placed), count=count, full=CHECKERS)


def _unknown_places(rule_set: RuleSet, white: Position) -> Iterator[PositionError]:
    contact = contact_of(rule_set)
    for point in reversed(POINTS):
        if contact is not Contact.PIN and pins(abs(white.board[point])):
            stack = _format_stack(white.board[point])
            yield PositionError(PositionFault.NO_PINS, Field.BOARD, stack, point=point)
    for field, beside in ((Field.WHITE, white.mine), (Field.BLACK, white.theirs)):
        if beside.bar and contact is not Contact.HIT:
            yield PositionError(PositionFault.NO_BAR, field, _format_beside(beside))
        if beside.reserve and not has_reserve(rule_set):
            yield PositionError(PositionFault.NO_RESERVE, field, _format_beside(beside))


def _format_board(white: Position) -> str:
    parts: list[str] = []
    for empty, group in groupby(reversed(white.board[1:]), key=lambda value: value == 0):
        values = list(group)
        parts.extend([str(len(values))] if empty else [_format_stack(value) for value in values])
    return ",".join(parts)


def _format_stack(value: int) -> str:
    top, below = ("W", "b") if value > 0 else ("B", "w")
    return f"{below if pins(abs(value)) else ''}{top}{free(abs(value))}"


def _parse_further(fields: list[str], base: RuleSet) -> tuple[RuleSet, Cube | None, MatchScore | None]:
    """The game with its house rules, the cube and the score in the further fields of a text."""
    cube = match = None
    rule_set = parse_house_rules(fields[-1], base) if fields and fields[-1].startswith(RULES) else base
    places = [next(at for at, beginning in enumerate(FURTHER) if one.startswith(beginning)) for one in fields]
    for at, (place, text) in enumerate(zip(places, fields, strict=True)):
        field = (Field.CUBE, Field.MATCH, Field.HOUSE_RULES)[place]
        if place <= max(places[:at], default=-1):
            raise PositionError(PositionFault.FIELD_ORDER, field, text, known=", ".join(FURTHER))
        if field is Field.CUBE:
            if not has_cube(rule_set):
                raise PositionError(PositionFault.NO_CUBE, field, text)
            cube = parse_cube(text)
            if cube is None:
                raise PositionError(PositionFault.CUBE_FORM, field, text, known="cube=2W, cube=1-", largest=LARGEST)
        elif field is Field.MATCH:
            match = parse_match(text)
            if match is None:
                raise PositionError(PositionFault.MATCH_FORM, field, text, known="match=7:3-2, match=7:6-2!")
    return rule_set, cube, match


def format_dice(placed: PositionSpec) -> str:
    """The dice to be played: those of a roll such as `31`, or of a group such as `44>` or `4x2<`; `-` if none are."""
    group = placed.stage.group
    if group is not None:
        return f"{group.die}x{group.dice}<" if group.is_rest else f"{group.die}{group.die}>"
    return "-" if placed.roll is None else f"{placed.roll[0]}{placed.roll[1]}"


def _format_rolls(placed: PositionSpec) -> str:
    mine, theirs, _ = placed.stage
    return f"{mine}/{theirs}" if placed.side is Side.WHITE else f"{theirs}/{mine}"


def _format_beside(beside: Beside) -> str:
    return f"{beside.reserve}/{beside.bar}/{beside.off}"


def _parse_board(text: str) -> tuple[int, ...]:
    """The 25 entries of a board seen by White."""
    values: list[int] = []
    after_number = False
    for part in text.split(","):
        point = 24 - len(values)
        is_number = _NUMBER.fullmatch(part) is not None
        if is_number and after_number:
            raise PositionError(PositionFault.TWO_NUMBERS, Field.BOARD, part, point=point)
        after_number = is_number
        values.extend([0] * int(part) if is_number else [_parse_stack(part, point)])
        if len(values) > 24:
            break
    if len(values) != 24:
        raise PositionError(PositionFault.POINT_COUNT, Field.BOARD, text)
    return (0, *reversed(values))


def _parse_stack(text: str, point: int) -> int:
    """The value of White's point `point`, positive if White is on top."""
    if _ZERO.fullmatch(text):
        raise PositionError(PositionFault.ZERO, Field.BOARD, text, point=point)
    match = _STACK.fullmatch(text)
    if match is None:
        raise PositionError(PositionFault.NO_POINT, Field.BOARD, text, point=point)
    if int(match["count"]) > CHECKERS:
        raise PositionError(PositionFault.TALL_STACK, Field.BOARD, text, point=point)
    if match["pinned"].upper() == match["top"]:
        raise PositionError(PositionFault.OWN_PIN, Field.BOARD, text, point=point)
    value = int(match["count"]) + (PINNING if match["pinned"] else 0)
    return value if match["top"] == "W" else -value


def _parse_beside(text: str, field: Field) -> Beside:
    parts = text.split("/")
    if len(parts) != 3 or not all(_COUNT.fullmatch(part) for part in parts):
        raise PositionError(PositionFault.NO_COUNTS, field, text)
    return Beside(*(int(part) for part in parts))


def _parse_roll(text: str) -> Roll | None:
    if text == "-":
        return None
    if not _ROLL.fullmatch(text) or text[0] < text[1]:
        raise PositionError(PositionFault.NO_ROLL, Field.ROLL, text)
    return int(text[0]), int(text[1])


def _parse_group(text: str, rule_set: RuleSet) -> Group | None:
    """The group of a chain or of a rest that is to be played, or None if the text is a roll."""
    if not text.endswith((">", "<")):
        return None
    if not has_chains(rule_set):
        raise PositionError(PositionFault.NO_CHAINS, Field.ROLL, text)
    chain, rest = _CHAIN.fullmatch(text), _REST.fullmatch(text)
    if chain:
        return Group(int(chain["die"]), GROUP, is_rest=False)
    if rest:
        return Group(int(rest["die"]), int(rest["count"]), is_rest=True)
    raise PositionError(PositionFault.NO_GROUP, Field.ROLL, text)


def _parse_rolls(text: str, side: Side) -> tuple[int, int]:
    match = _ROLLS.fullmatch(text)
    if match is None:
        raise PositionError(PositionFault.NO_ROLL_COUNTS, Field.ROLLS, text, most=MOST_ROLLS)
    white, black = int(match["white"]), int(match["black"])
    return (white, black) if side is Side.WHITE else (black, white)


def format_cube(cube: Cube) -> str:
    """The field of a cube, such as `cube=2W`, or `cube=1-` in the middle."""
    return f"{CUBE}{cube.value}{'-' if cube.owner is None else cube.owner.value}"


def parse_cube(text: str) -> Cube | None:
    """The cube in such a field; None where it has another form. An owner at 1 is accepted, as is none above it."""
    match = _CUBE.fullmatch(text)
    if match is None or (value := int(match["value"])).bit_count() > 1 or value > LARGEST:
        return None
    return Cube(value, None if match["owner"] == "-" else Side(match["owner"]))


def format_match(score: MatchScore) -> str:
    """The field of a score, such as `match=7:3-2`, White's points first, or `match=7:6-2!` in the Crawford game."""
    return f"{MATCH}{score.target}:{score.white}-{score.black}{'!' * score.is_crawford}"


def parse_match(text: str) -> MatchScore | None:
    """The score in such a field; None where it has another form, or the match is over.

    In the Crawford game a side needs one point.
    """
    match = _MATCH.fullmatch(text)
    if match is None:
        return None
    score = MatchScore(int(match["target"]), int(match["white"]), int(match["black"]), bool(match["crawford"]))
    needed = [score.needs(side) for side in Side]
    return score if min(needed) > 0 and (1 in needed or not score.is_crawford) else None
