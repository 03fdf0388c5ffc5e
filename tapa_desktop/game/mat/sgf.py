"""Parses matches in the Smart Game Format, as GNU Backgammon saves them; `transcript` checks the moves.

Each game is a tree of its own: `(;FF[4]GM[6]MI[length:7][game:0][ws:0][bs:0]PW[Ana]PB[Bob]RE[W+2R];W[53hcfc];B[double];
W[take])`. Of a tree with variations only the first one is read. The points are letters from White's 1-point, `y` is the
bar, `z` is off. Source: the description of the format for backgammon, red-bean.com/sgf/backgammon.html.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from tapa_desktop.game.record import MatchTextFault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS

from .tags import MatchTextError
from .transcript import Check, Entry, GameTranscript, Kind, MatchTranscript

_BEGINS: Final = re.compile(r"\s*\(\s*;\s*[A-Z]{1,2}\s*\[")
_TOKEN: Final = re.compile(
    r"\s*(?:(?P<sign>[();])|(?P<name>[A-Za-z]+)(?P<values>(?:\s*+\[(?:[^\]\\]|\\.)*+\])++))\s*+", re.DOTALL
)
_VALUE: Final = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)
_PLAY: Final = re.compile(r"(?P<dice>[1-6]{2})(?P<moves>(?:[a-z]{2}){0,4})")
_RESULT: Final = re.compile(r"(?P<side>[WB])\+(?P<points>[0-9]{1,4})(?P<resigned>R?)")
_WORDS: Final = {"double": Kind.DOUBLE, "take": Kind.TAKE, "drop": Kind.DROP}
_BACKGAMMON: Final = "6"  # the number of the game
_OTHERS: Final = re.compile(r"nackgammon|hypergammon[0-9]?", re.IGNORECASE)
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NAME_LIMIT: Final = 80
_SIDES: Final = {"W": Side.WHITE, "B": Side.BLACK}
_SET_UP: Final = frozenset(("AB", "AW", "AE"))
_READ: Final = frozenset(("GM", "RU", "MI", "PW", "PB", "DT", "RE", "DI", *_SIDES, *_SET_UP))
_MOST: Final = 20_000  # properties of a game; no game has as many turns
_MOST_SIGNS: Final = 1_000_000  # brackets, semicolons and properties of a text
_MOST_VALUES: Final = 50  # of a property
_KNOWN: Final = "W[53hcfc], B[double], W[take], B[drop]"


class Property(NamedTuple):
    """A property of a node, and the line on which it begins."""

    line: int
    name: str
    values: tuple[str, ...]


class Tree(NamedTuple):
    """The properties of a game up to `damage`, the first part that could not be read."""

    line: int
    properties: tuple[Property, ...]
    damage: MatchTextError | None = None


def is_sgf(text: str) -> bool:
    """Whether a text begins like one of this format."""
    return _BEGINS.match(text) is not None


def sgf_matches(text: str, check: Check) -> Iterator[MatchTranscript]:
    """The matches in such a text: games with rising numbers. `check` as in `read_match_text`.

    Raises `MatchTextError` for a game of another kind, after the matches before it.
    """
    games: list[GameTranscript] = []
    head: _Head | None = None
    last = 0  # the number of the game before
    damage: MatchTextError | None = None
    for tree in _trees(text, check):
        try:
            game_head = _Head.of(tree)
        except MatchTextError:
            if head is not None:
                yield head.match(games, damage)
            raise
        if head is not None and (game_head.game <= last or game_head.target != head.target):
            yield head.match(games, damage)
            games, damage, head = [], None, None
        head, last = head or game_head, game_head.game
        if damage is None:
            game, damage = _game(tree, game_head)
            games.append(game)
    assert head is not None  # `is_sgf` is true only of a text with a game
    yield head.match(games, damage)


class _Head(NamedTuple):
    target: int
    game: int
    score: tuple[int, int]
    white: str
    black: str
    begun: str
    jacoby: bool

    @classmethod
    def of(cls, tree: Tree) -> _Head:
        """The head of this game."""
        properties = {one.name: one for one in reversed(tree.properties)}
        number = properties.get("GM")
        rules = properties.get("RU")
        if number is not None and number.values[0] != _BACKGAMMON:
            raise _unknown(number, f"GM[{number.values[0]}]")
        if rules is not None and (other := _OTHERS.search(rules.values[0])):
            raise _unknown(rules, other[0])
        info = dict(text.partition(":")[::2] for text in (properties["MI"].values if "MI" in properties else ()))
        target, game, white, black = (
            int(info.get(name, "0")) if _NUMBER.fullmatch(info.get(name, "0")) else 0
            for name in ("length", "game", "ws", "bs")
        )
        texts = {name: properties[name].values[0].strip() if name in properties else "" for name in ("PW", "PB", "DT")}
        begun = texts["DT"] if _DATE.fullmatch(texts["DT"]) else ""
        jacoby = rules is not None and "jacoby" in rules.values[0].casefold().split(":")
        return cls(target, game, (white, black), texts["PW"][:_NAME_LIMIT], texts["PB"][:_NAME_LIMIT], begun, jacoby)

    def match(self, games: list[GameTranscript], damage: MatchTextError | None) -> MatchTranscript:
        """The match with these games."""
        names = self.white, self.black, self.begun
        return MatchTranscript(self.target, *names, tuple(games), damage=damage, jacoby=self.jacoby)


def _unknown(one: Property, text: str) -> MatchTextError:
    known = ", ".join(rule_set.name for rule_set in RULE_SETS.values())
    return MatchTextError(one.line, HouseRuleFault.UNKNOWN_RULE_SET, text=text[:60], known=known)


def _trees(text: str, check: Check) -> Iterator[Tree]:
    """The games of a text, each with the known properties of its first variation."""
    depth, start, is_done = 0, 1, False
    properties: list[Property] = []
    for line, token in _tokens(text.rstrip(), check):
        if isinstance(token, str) or len(properties) == _MOST:
            rest = token if isinstance(token, str) else token[0]
            fault = MatchTextError(line, MatchTextFault.NO_LINE, text=" ".join(rest[:60].split()))
            yield Tree(start, tuple(properties), fault)
            return
        if token["sign"] == "(":
            if depth == 0:
                properties, start, is_done = [], line, False
            depth += 1
        elif token["sign"] == ")":
            is_done = True
            if depth == 1:
                yield Tree(start, tuple(properties))
            depth = max(0, depth - 1)  # a bracket too many, as of a text put together by hand, closes nothing
        elif token["name"] in _READ and not is_done:
            values = islice(_VALUE.finditer(token["values"]), _MOST_VALUES)
            properties.append(Property(line, token["name"], tuple(_ESCAPE.sub(r"\1", value[1]) for value in values)))
    if depth > 0:
        yield Tree(start, tuple(properties))


def _tokens(text: str, check: Check) -> Iterator[tuple[int, re.Match[str] | str]]:
    """The signs and properties with their lines; last the text that cannot be read, if any."""
    at, line = 0, 1
    for _ in range(_MOST_SIGNS):
        if at == len(text):
            return
        check()
        token = _TOKEN.match(text, at)
        if token is None:
            break
        start = token.start("sign" if token["sign"] else "name")
        line += text.count("\n", at, start)
        yield line, token
        line += text.count("\n", start, token.end())
        at = token.end()
    yield line, text[at : at + 60]


def _game(tree: Tree, head: _Head) -> tuple[GameTranscript, MatchTextError | None]:
    """The game of a tree, up to the first property that cannot be read."""
    entries: list[Entry] = []
    damage = tree.damage
    result: Entry | None = None
    for one in tree.properties:
        if one.name in _SET_UP:
            damage = MatchTextError(one.line, MatchTextFault.NO_LINE, text=f"{one.name}[{one.values[0]}]"[:60])
            break
        if one.name == "RE":
            result = _result(one)
        elif one.name == "DI" and _PLAY.fullmatch(one.values[0]):
            entries.append(_roll(one, None, one.values[0], ""))
        elif one.name in _SIDES:
            entry = _entry(one)
            if entry is None:
                text = f"{one.name}[{one.values[0]}]"[:60]
                damage = MatchTextError(one.line, MatchTextFault.NO_CELL, known=_KNOWN, text=text)
                break
            entries.append(entry)
    begins = next((entry.side for entry in entries if entry.side), None)
    last = entries[-1].line if entries else tree.line
    end = [result._replace(line=last)] if result is not None and damage is None else []
    return GameTranscript(tree.line, head.score, begins, (), (*entries, *end)), damage


def _result(one: Property) -> Entry | None:
    match = _RESULT.fullmatch(one.values[0])
    if match is None:
        return None
    return Entry(one.line, f"RE[{one.values[0]}]", Kind.WIN, _SIDES[match["side"]], points=int(match["points"]))


def _entry(one: Property) -> Entry | None:
    text, side = one.values[0], _SIDES[one.name]
    if text in _WORDS:
        return Entry(one.line, f"{one.name}[{text}]", _WORDS[text], side)
    play = _PLAY.fullmatch(text)
    return None if play is None else _roll(one, side, play["dice"], play["moves"])


def _roll(one: Property, side: Side | None, dice: str, moves: str) -> Entry:
    words = (
        f"{_place(source, side)}/{_place(target, side)}" for source, target in zip(moves[::2], moves[1::2], strict=True)
    )
    play = None if side is None else " ".join(words)
    return Entry(one.line, f"{one.name}[{one.values[0]}]"[:60], Kind.ROLL, side, (int(dice[0]), int(dice[1])), play)


def _place(letter: str, side: Side | None) -> str:
    if letter in "yz":
        return "bar" if letter == "y" else "off"
    point = ord(letter) - ord("a") + 1
    return str(point if side is Side.WHITE else 25 - point)
