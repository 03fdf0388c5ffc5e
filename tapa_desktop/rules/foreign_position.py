"""Positions of backgammon as other programs write them, read and written for the games that are played like it.

- An XGID of eXtreme Gammon, `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:7:10`: the bar of the upper side, the
  points 1-24 and the bar of the lower side; the power of the cube and its owner, the turn, the dice, both scores, the
  Crawford game or the Jacoby rule, the length of the match and the power of the largest cube. White is the lower side,
  in capitals.
- A GNU ID, `4HPwATDgc/ABMA:cInlABAAEAAE`: the position, seen by the side to move, and the match; the latter may lack.
- A board of FIBS, `board:You:Other:7:…`, where White is the one who is called `You`.

A position of any of them is one of Backgammon; what its checkers do is the same in Portes and Tabla. An XGID and a
match ID have the Jacoby rule, where no match is played. An offered double is read as the position before it;
`is_doubled` detects it.

`find_position` finds a position inside other text: a message with words, quotes and broken lines, or an engine's
command.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from itertools import accumulate, takewhile
from typing import Final

from .dice import roll_of
from .fault import Field, PositionError, PositionFault
from .house_rules import RULES, rule_set_named
from .outcome import has_chains, has_cube, is_single_unturned
from .position import CHECKERS, POINTS, Beside, Position, Side, flip, start_position
from .position_text import (
    CUBE,
    FURTHER,
    IN_THE_MIDDLE,
    LARGEST,
    MATCH,
    Cube,
    MatchScore,
    PositionSpec,
    field_count,
    parse_position,
)
from .ruleset import BACKGAMMON, RULE_SETS, Contact, RuleSet
from .steps import contact_of

XGID: Final = "XGID="
BOARD: Final = "board:"
LONGEST_MATCH: Final = 999
_UNLIMITED: Final = 9999  # how FIBS writes it
_LETTERS: Final = "-ABCDEFGHIJKLMNO"
_XGID: Final = re.compile(
    r"(?:XGID=)?(?P<board>[-A-Oa-o]{26}):(?P<cube>[0-9]{1,2}):(?P<owner>0|-?1):(?P<turn>-?1)"
    r":(?P<dice>[0-6]{2}|[DBR]):(?P<mine>[0-9]{1,3}):(?P<theirs>[0-9]{1,3}):(?P<rules>[0-3]):(?P<target>[0-9]{1,3})"
    r"(?::[0-9]{1,2})?"
)
_POSITION_ID: Final = r"[A-Za-z0-9+/]{14}"
_MATCH_ID: Final = r"[A-Za-z0-9+/]{12}"
_GNU_ID: Final = re.compile(rf"(?P<position>{_POSITION_ID})(?::(?P<match>{_MATCH_ID}))?")
_FIBS: Final = re.compile(r"board:(?P<you>[^:]*):(?P<other>[^:]*):(?P<numbers>-?[0-9]{1,9}(?::-?[0-9]{1,9}){36,})")
_FOREIGN: Final = re.compile(
    rf"XGID=(?P<xgid>[^\s\"'<>]+)"
    rf"|Position ID\s*:?\s*(?P<position>{_POSITION_ID})(?:.{{0,99}}?Match ID\s*:\s*(?P<match>{_MATCH_ID}))?"
    rf"|(?P<fibs>board:[^\s]+)"
    rf"|(?<![\w+/:=])(?P<ids>{_POSITION_ID}:{_MATCH_ID})(?![\w+/:=])",
    re.DOTALL,
)
_STATES: Final = 3  # bits in a match ID for how the game stands; 1 while it is played
_PLAYING: Final = 1


def is_like_backgammon(rule_set: RuleSet) -> bool:
    """Whether the checkers of this game start and move as in backgammon, so that other programs know them."""
    return contact_of(rule_set) is Contact.HIT and start_position(rule_set) == start_position(BACKGAMMON)


def foreign_formats(placed: PositionSpec) -> tuple[str, ...]:
    """The position as other programs write it: an XGID and a GNU ID, or nothing if they do not know its game."""
    return (format_xgid(placed), format_gnu_id(placed)) if is_like_backgammon(placed.rule_set) else ()


def find_foreign(text: str) -> PositionSpec | None:
    """The first position of another program in a text, or None. Raises `PositionError` when it cannot be read."""
    match = _FOREIGN.search(text)
    if match is None:
        return None
    if match["xgid"]:
        return parse_xgid(match["xgid"].rstrip(".,;)"))
    if match["fibs"]:
        return parse_fibs(match["fibs"].rstrip(".,;)"))
    return parse_gnu_id(match["ids"] or ":".join(filter(None, (match["position"], match["match"]))))


def parse_xgid(text: str) -> PositionSpec:
    """The position of an XGID, with or without `XGID=` before it.

    Raises `PositionError` when it is not in the form, or has more than fifteen checkers of a side.
    """
    match = _XGID.fullmatch(text)
    if match is None or (match["dice"][0] == "0") != (match["dice"][-1] == "0"):
        raise _wrong("XGID", text)
    values = [_LETTERS.index(sign) if sign in _LETTERS else -_LETTERS.index(sign.upper()) for sign in match["board"]]
    side = Side.WHITE if match["turn"] == "1" else Side.BLACK
    owner = {"0": None, "1": Side.WHITE, "-1": Side.BLACK}[match["owner"]]
    dice = (0, 0) if match["dice"].isalpha() else (int(match["dice"][0]), int(match["dice"][1]))
    score = MatchScore(int(match["target"]), int(match["mine"]), int(match["theirs"]), match["rules"] == "1")
    cube = Cube(1 << min(int(match["cube"]), LARGEST.bit_length()), owner)
    return _placed("XGID", text, values, side, dice, cube=cube, match=score, jacoby=match["rules"] in {"1", "3"})


def parse_gnu_id(text: str) -> PositionSpec:
    """The position of a GNU Backgammon position ID, alone or with `:` and a match ID. Raises as `parse_xgid`."""
    match = _GNU_ID.fullmatch(text)
    if match is None:
        raise _wrong("GNU ID", text)
    theirs, mine = _counts(text, _number_in(match["position"]))
    values = [-theirs[24], *(mine[at] - theirs[23 - at] for at in range(24)), mine[24]]
    if any(mine[at] and theirs[23 - at] for at in range(24)):
        raise _wrong("GNU ID", text)
    if match["match"] is None:
        return _placed("GNU ID", text, values, Side.WHITE, (0, 0))
    power, owner, mover, crawford, _, _, _, _, *dice, target, black, white, no_jacoby = _values_in(match["match"])
    if max(dice) > 6 or owner == 2 or (dice[0] == 0) != (dice[1] == 0):
        raise _wrong("GNU ID", text)
    side = Side.WHITE if mover else Side.BLACK
    values = values if side is Side.WHITE else [-value for value in reversed(values)]
    cube = Cube(1 << power, {0: Side.BLACK, 1: Side.WHITE, 3: None}[owner])
    score = MatchScore(target, white, black, crawford == 1)
    return _placed("GNU ID", text, values, side, (dice[0], dice[1]), cube=cube, match=score, jacoby=not no_jacoby)


def parse_fibs(text: str) -> PositionSpec:
    """The position of a FIBS board line. Raises as `parse_xgid`."""
    match = _FIBS.fullmatch(text)
    if match is None:
        raise _wrong("FIBS board", text)
    length, mine, theirs, *rest = map(int, match["numbers"].split(":"))
    board, (turn, *thrown), cube = rest[:26], rest[26:31], rest[31:34]
    own, direction = [*rest[35:37], 1, 1][:2]
    did_crawford = rest[45] if len(rest) > 45 else 0
    if turn not in {1, -1} or own not in {1, -1} or not all(0 <= die <= 6 for die in thrown):
        raise _wrong("FIBS board", text)
    values = [own * value for value in (board if direction == -1 else reversed(board))]
    side = Side.WHITE if turn == own else Side.BLACK
    dice = tuple(thrown[:2] if side is Side.WHITE else thrown[2:])
    value, may_white, may_black = cube
    owner = None if value == 1 or may_white == may_black else Side.WHITE if may_white else Side.BLACK
    is_match = length not in {0, _UNLIMITED}
    is_crawford = is_match and length > 1 and length - 1 in {mine, theirs} and not did_crawford
    score = MatchScore(length, mine, theirs, is_crawford) if is_match else _MONEY
    return _placed("FIBS board", text, values, side, (dice[0], dice[1]), cube=Cube(value, owner), match=score)


def is_doubled(text: str) -> bool:
    """Whether the side to move has doubled, in an XGID or GNU ID that can be read, and the other has to answer."""
    xgid, gnu_id = _XGID.fullmatch(text), _GNU_ID.fullmatch(text)
    if gnu_id is not None and gnu_id["match"]:
        return _values_in(gnu_id["match"])[_OFFERED] == 1
    return xgid is not None and xgid["dice"] == "D"


def format_xgid(placed: PositionSpec) -> str:
    """The XGID of a position of a game like backgammon. Without a cube it says that the largest is 1."""
    white = placed.seen_by_white
    values = [-white.theirs.bar, *white.board[1:], white.mine.bar]
    board = "".join(_LETTERS[value] if value >= 0 else _LETTERS[-value].lower() for value in values)
    cube, match = placed.cube or IN_THE_MIDDLE, placed.match
    owner, jacoby = {None: 0, Side.WHITE: 1, Side.BLACK: -1}[cube.owner], int(is_single_unturned(placed.rule_set))
    turn, dice = (1 if placed.side is Side.WHITE else -1), "".join(map(str, placed.roll or (0, 0)))
    score = (match.white, match.black, int(match.is_crawford), match.target) if match else (0, 0, jacoby, 0)
    largest = LARGEST.bit_length() - 1 if has_cube(placed.rule_set) else 0
    fields = cube.value.bit_length() - 1, owner, turn, dice, *score, largest
    return f"{XGID}{board}:" + ":".join(map(str, fields))


def format_gnu_id(placed: PositionSpec) -> str:
    """The position ID and the match ID of a position of a game like backgammon."""
    views = flip(placed.rule_set, placed.position), placed.position
    counts = [count for view in views for count in (*(max(view.board[point], 0) for point in POINTS), view.mine.bar)]
    bits = "".join(count * "1" + "0" for count in counts)  # the lowest first
    cube, match, dice = placed.cube or IN_THE_MIDDLE, placed.match, placed.roll or (0, 0)
    power, owner = cube.value.bit_length() - 1, {Side.BLACK: 0, Side.WHITE: 1, None: 3}[cube.owner]
    mover, no_jacoby = int(placed.side is Side.WHITE), int(not is_single_unturned(placed.rule_set))
    crawford = int(match is not None and match.is_crawford)
    score = (match.target, match.black, match.white) if match else (0, 0, 0)
    values = power, owner, mover, crawford, _PLAYING, mover, 0, 0, *dice, *score, no_jacoby
    match_bits = sum(value << place for value, place in zip(values, _PLACES, strict=False))
    return f"{_id_of(int(bits[::-1], 2), 10)}:{_id_of(match_bits, 9)}"


# A match ID: the power of the cube, its owner, the side to move, the Crawford game, how the game stands, the side that
# acts, a double and a resignation that are offered, the dice, the length of the match, the scores, and whether the
# Jacoby rule is off; lowest bit first.
_WIDTHS: Final = (4, 2, 1, 1, _STATES, 1, 1, 2, 3, 3, 15, 15, 15, 1)
_PLACES: Final = (0, *accumulate(_WIDTHS))  # of their lowest bits, and the end
_OFFERED: Final = 6  # the place of a double among them

_MONEY: Final = MatchScore(0, 0, 0)
_CUBES: Final = frozenset(1 << power for power in range(LARGEST.bit_length()))


def _placed(
    form: str,
    text: str,
    values: Sequence[int],
    side: Side,
    dice: tuple[int, int],
    *,
    cube: Cube | None = None,
    match: MatchScore = _MONEY,
    jacoby: bool = False,
) -> PositionSpec:
    """The position of `text`. White sees the values: Black's bar as a negative number, the points, and White's bar."""
    is_match = match.target > 0
    needed = [match.needs(side) for side in Side]
    is_possible = not is_match or (0 < min(needed) <= max(needed) <= match.target <= LONGEST_MATCH)
    if not is_possible or (is_match and match.is_crawford and 1 not in needed):
        raise _wrong(form, text)
    if (cube and cube.value not in _CUBES) or any(dice) != all(dice):
        raise _wrong(form, text)
    rule_set = rule_set_named(BACKGAMMON.key, {"jacoby": jacoby and not is_match})
    mine = _beside(values[25], values[1:25])
    white = Position((0, *values[1:25]), mine, _beside(-values[0], [-value for value in values[1:25]]))
    if min(*white.mine, *white.theirs) < 0:  # too many checkers, or some on the bar of the other side
        raise _wrong(form, text)
    position = white if side is Side.WHITE else flip(rule_set, white)
    roll = roll_of(*dice) if all(dice) else None
    return PositionSpec(rule_set, side, position, roll, cube=cube, match=match if is_match else None)


def _beside(bar: int, points: Sequence[int]) -> Beside:
    """The checkers of a side that are not on these points, on which its checkers are positive."""
    return Beside(0, bar, CHECKERS - bar - sum(max(value, 0) for value in points))


def _wrong(form: str, text: str) -> PositionError:
    return PositionError(PositionFault.FOREIGN, Field.LINE, text, form=form)


def _number_in(text: str) -> int:
    return int.from_bytes(b64decode(text + "=" * (-len(text) % 4)), "little")


def _id_of(number: int, size: int) -> str:
    return b64encode(number.to_bytes(size, "little")).decode().rstrip("=")


def _counts(text: str, number: int) -> tuple[list[int], list[int]]:
    """The checkers on the 24 points and the bar: of the side that is not to move, and of the other.

    A place with n checkers is n ones and a zero, the lowest bits first.
    """
    *places, rest = f"{number:080b}"[::-1].split("0", 50)
    if len(places) < 50 or "1" in rest:
        raise _wrong("GNU ID", text)
    counts = [*map(len, places)]
    return counts[:25], counts[25:]


def _values_in(text: str) -> list[int]:
    number = _number_in(text)
    return [number >> place & (1 << width) - 1 for place, width in zip(_PLACES, _WIDTHS, strict=False)]


LIMIT: Final = 200_000  # characters; the rest of a longer text is not searched
_MOST_PARTS: Final = 24  # of a board, which may be broken after each of its commas
_DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")  # written by others for "-"
_UNSEEN: Final = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"))
_WORD: Final = re.compile(
    rf"{RULES}[a-z0-9_:,]+|cube=[0-9]+[-WB]|match=[0-9:-]+!?|[0-9]x[0-9]<|[0-9]{{2}}>|[A-Za-z0-9,/-]+"
)
_PART: Final = re.compile(r"[WBwb0-9,]+")
_STACK: Final = re.compile(r"[WB][0-9]")
_REST: Final = re.compile(r"[0-9]x[0-9]<")
_COUNTS: Final = re.compile(r"[0-9]+/[0-9]+/[0-9]+,?")
_STAKES: Final = re.compile(  # of a line of a pack
    rf"(?P<rules> {RULES}[a-z0-9_:,]+)?\|(?:(?P<value>[1-9][0-9]{{0,3}})(?P<owner>[-WB])? )?"
    r"(?P<white>[0-9]{1,3})-(?P<black>[0-9]{1,3})(?!\S)"
)


def find_position(text: str) -> PositionSpec | None:
    """The first position in a text that can be parsed, or None if nothing looks like one.

    Capitals in the name of the rule set, other kinds of dashes and anything around the fields do not matter. A position
    of another program counts only if there is none of this program. In a line of a pack its cube and score are read.
    Raises `PositionError` for the first text that
    looks like a position, if nothing can be parsed.
    """
    fault: PositionError | None = None
    searched = _STAKES.sub(_further, text[:LIMIT].translate(_DASHES | _UNSEEN))
    for line in _candidates(_WORD.findall(searched), in_brackets="<" in _REST.sub("", searched)):
        try:
            return parse_position(line)
        except PositionError as error:
            fault = fault or error
    foreign = find_foreign(searched)
    if foreign is None and fault is not None:
        raise fault
    return foreign


def _candidates(words: list[str], *, in_brackets: bool) -> Iterator[str]:
    """Everything that looks like a position, each as one line.

    In a text with brackets such as `<tapa … 44>` the last one is no part of the roll, unless the game has chains.
    """
    at = 0
    while at < len(words):
        board, end = _board(words, at)
        key = words[at - 1].lower() if at else ""
        if _looks_like_one(key, board, words[end : end + 1]):
            rule_set = RULE_SETS.get(key)
            has_signs = not in_brackets or (rule_set is not None and has_chains(rule_set))
            around = ",/" if has_signs else ",/<>"
            last = end + field_count(rule_set) - 2
            last += len([*takewhile(lambda word: word.startswith(FURTHER), words[last : last + len(FURTHER)])])
            rest = [word.strip(around) for word in words[end:last]]
            yield " ".join(field for field in (key, board, *rest) if field)
        at = end


def _further(stakes: re.Match[str]) -> str:
    """The fields for cube and score in a line of a pack, before its house rules.

    Beside a play only the value of the cube is told, which nobody can turn: the leader owns it, or it is the Crawford
    game.
    """
    value, owner, rules = stakes["value"], stakes["owner"], stakes["rules"] or ""
    white, black = int(stakes["white"]), int(stakes["black"])
    target = max(white, black) + 1  # as if each side had a point, so that the Crawford game may be over
    is_crawford = value == "1" and owner is None and white != black
    owner = owner or ("-" if value == "1" else "W" if white <= black else "B")
    cube = f" {CUBE}{value}{owner}" if value else ""
    match = f" {MATCH}{target}:{target - white}-{target - black}{'!' * is_crawford}" if white or black else ""
    return cube + match + rules


def _board(words: list[str], at: int) -> tuple[str, int]:
    """The word at index `at`, joined with the next ones as long as it ends with a comma; and the index after them."""
    board, end = words[at], at + 1
    while board.endswith(",") and end - at < _MOST_PARTS and end < len(words) and _PART.fullmatch(words[end]):
        board, end = board + words[end], end + 1
    return board, end


def _looks_like_one(key: str, board: str, following: list[str]) -> bool:
    """Whether `board` has stacks or, if it is just a number, stands between the words of a position."""
    if not _PART.fullmatch(board):
        return False
    if "," in board and _STACK.search(board):
        return True
    return key in RULE_SETS and any(_COUNTS.fullmatch(word) for word in following)
