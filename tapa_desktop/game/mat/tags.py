"""The comment lines at the top of a match text, which hold the header of a record.

For example:

    ; [Variation "tapa"]
    ; [House rule larger_die "no"]
    ; [Player 1 "Ana"]
    ; [Player 2 level "expert"]

`Variation` and `Player 1` are the names that other programs use; White is player 1. Fields with their default value
are left out. A match of several games names them all, and the game of each house rule by its place:

    ; [Variation "portes plakoto fevga"]
    ; [House rule 2 larger_die "no"]

A value is a JSON string, so that it always fits on one line.

The module also formats and parses ascending numbers as a short text, such as `1-3 5`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from tapa_desktop.game.events import Name, PositionText, Seat
from tapa_desktop.game.record import (
    FORMAT,
    VERSION,
    DigestText,
    GameRules,
    Header,
    LineError,
    MatchTextFault,
    SeedText,
    WordText,
    wrong_form,
)
from tapa_desktop.game.state import first_state
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.house_rules import CHOICES, MOST_GAMES, HouseRuleError, Plain, order_named, plain

VARIATION: Final = "Variation"
POSITION: Final = "Position"
HOUSE_RULE: Final = "House rule "
OPENING_TAG: Final = "Opening"  # of a game; its number follows, also after the next three
BY_HAND_TAG: Final = "By hand"
RESIGNED_TAG: Final = "Resigned"
NOTE_TAG: Final = "Note"  # and the turn after the number
_PLACES: Final = tuple(f"{number} " for number in range(1, MOST_GAMES + 1))
_FIELDS: Final[dict[str, tuple[str, Any]]] = {  # the field of a header for a tag, and the type of its value
    "Begun": ("begun", Name),
    "Seed": ("seed", SeedText),
    "SHA-256 of the seed": ("seed_sha256", DigestText),
    "Word": ("word", WordText),
    "Dice by hand": ("by_hand", Literal["yes"]),
    POSITION: ("position", PositionText),
}
_TYPES: Final[dict[str, Any]] = {
    **dict.fromkeys((VARIATION, "Player 1", "Player 1 level", "Player 2", "Player 2 level"), Name),
    **{name: kind for name, (_, kind) in _FIELDS.items()},
    **{HOUSE_RULE + place + field: Name for place in ("", *_PLACES) for field in CHOICES},
}
_REMARK: Final = re.compile(
    rf"(?:{OPENING_TAG}|{BY_HAND_TAG}|{RESIGNED_TAG}) [1-9][0-9]{{0,4}}|{NOTE_TAG} [1-9][0-9]{{0,4}} [a-zA-Z0-9 ]+"
)
_RULE: Final = re.compile(rf"{HOUSE_RULE}(?P<place>[1-9] |)(?P<field>\w+)")
_TAG: Final = re.compile(r'; \[(?P<name>[^"]+) (?P<value>".*")\]')

Numbers = frozenset[int]


class MatchTextError(LineError):
    """A match text that cannot be read. The message has the number of the line and the fault."""


class TextLine(NamedTuple):
    """A line that is not empty; lines are counted from 1."""

    number: int
    text: str

    @property
    def words(self) -> str:
        """The text with each run of white space replaced by one blank."""
        return " ".join(self.text.split())


class Tag(NamedTuple):
    """The value in a comment line, and the number of the line."""

    line: int
    value: str


def format_tags(header: Header) -> Iterator[str]:
    """The lines for all of a header except for the length of the match."""
    values = {
        VARIATION: " ".join(game.rule_set for game in header.games),
        **{
            f"{HOUSE_RULE}{place}{field}": _word(value)
            for place, game in zip(_places(len(header.games)), header.games, strict=True)
            for field, value in game.house_rules.items()
        },
        "Player 1": header.white.name or None,
        "Player 1 level": header.white.level,
        "Player 2": header.black.name or None,
        "Player 2 level": header.black.level,
        **{name: _word(value) for name, (field, _) in _FIELDS.items() if (value := getattr(header, field))},
    }
    for name, value in values.items():
        if value is not None:
            yield format_tag(name, value)


def format_tag(name: str, value: str) -> str:
    """The line for one value."""
    return f"; [{name} {msgspec.json.encode(value).decode()}]"


def parse_tag(line: int, text: str) -> tuple[str, Tag]:
    """The name and the value in a line. Raises `MatchTextError` for an unknown tag or a wrong value."""
    match = _TAG.fullmatch(text)
    kind = None if match is None else _TYPES.get(match["name"], str if _REMARK.fullmatch(match["name"]) else None)
    if match is None or kind is None:
        raise MatchTextError(line, MatchTextFault.NO_TAG, text=text[:60])
    try:
        return match["name"], Tag(line, msgspec.json.decode(match["value"], type=kind))
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        fault, values = wrong_form(error, text[:60])
        raise MatchTextError(line, fault, **values) from error


def header_of(tags: Mapping[str, Tag], target: int) -> Header:
    """The header for these tags, which must include `Variation`, and the length of the match.

    Raises `MatchTextError` for an unknown rule set or house rule, a value that a house rule cannot have, or a position
    with which the match cannot begin.
    """
    values = {name: tag.value for name, tag in tags.items()}
    fields: Any = {field: field == "by_hand" or values[name] for name, (field, _) in _FIELDS.items() if name in values}
    games = [GameRules(key) for key in values[VARIATION].split(" ")]
    _check(tags[VARIATION].line, games)
    places = {place: number for number, place in enumerate(_places(len(games)))}
    for name, tag in tags.items():
        if rule := _RULE.fullmatch(name):
            if rule["place"] not in places:
                raise MatchTextError(tag.line, MatchTextFault.NO_TAG, text=name)
            number, field = places[rule["place"]], rule["field"]
            game = games[number]
            games[number] = GameRules(game.rule_set, {**game.house_rules, field: _value(field, tag.value)})
            _check(tag.line, games)
    header = Header(
        FORMAT,
        VERSION,
        tuple(games),
        Seat(values.get("Player 1 level"), values.get("Player 1", "")),
        Seat(values.get("Player 2 level"), values.get("Player 2", "")),
        target,
        **fields,
    )
    try:
        first_state(header)
    except PositionError as error:
        raise MatchTextError(tags[POSITION].line, error.fault, **error.values) from error
    return header


def _word(value: Plain) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _value(field: str, word: str) -> Plain:
    """The value of a house rule with that text, or the text itself if there is none."""
    return {_word(plain(choice)): plain(choice) for choice in CHOICES[field]}.get(word, word)


def _places(count: int) -> tuple[str, ...]:
    """The prefixes of the names of house rules: nothing for a single game, else the number of the game."""
    return ("",) if count == 1 else _PLACES[:count]


def _check(line: int, games: Sequence[GameRules]) -> None:
    try:
        order_named([(game.rule_set, game.house_rules) for game in games])
    except HouseRuleError as error:
        raise MatchTextError(line, error.fault, **error.values) from error


def format_numbers(numbers: Sequence[int]) -> str:
    """Ascending numbers as text; consecutive ones are written as a range."""
    begins = [number for number in numbers if number - 1 not in numbers]
    ends = [number for number in numbers if number + 1 not in numbers]
    return " ".join(str(begin) if begin == end else f"{begin}-{end}" for begin, end in zip(begins, ends, strict=True))


def parse_numbers(text: str, most: int) -> Numbers:
    """The numbers in such a text. Raises `ValueError` for a part that is not a number, too large, or not ascending."""
    numbers: set[int] = set()
    last = 0
    for part in text.split():
        begin, _, end = part.partition("-")
        if not last < int(begin) <= int(end or begin) <= most:
            raise ValueError(f"rising numbers from 1 to {most} expected, not {part[:60]!r}")
        last = int(end or begin)
        numbers.update(range(int(begin), last + 1))
    return frozenset(numbers)
