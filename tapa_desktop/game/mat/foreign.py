"""Parses match texts of other programs leniently; `transcript` checks the moves.

They are in the form that Jellyfish began and GNU Backgammon, eXtreme Gammon, Snowie and GamesGrid write:

    ; [Player 1 "Ana"]
     7 point match

     Game 1
     Ana (1712) : 0                      Bob (1650) : 0
      1)                                 13: 8/5 6/5
      2) 62: 24/18 13/11                  Doubles => 2
      3)  Drops                           Wins 1 point

Comments at the top and within a game are passed over, except for the names, the date and the game. A text may hold
several matches.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from tapa_desktop.game.record import Header, MatchTextFault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.play_text import UNKNOWN_PLAY
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS, TABLA

from .tags import VARIATION, MatchTextError, Tag, TextLine, header_of, parse_tag
from .transcript import Check, Entry, GameTranscript, Kind, MatchTranscript

MOST_MATCHES: Final = 200  # of one text
_NAME_LIMIT: Final = 80
_LONGEST: Final = 999
_LONGEST_LINE: Final = 1000  # characters that are looked at, since the patterns below take long for very long lines
_FAR_RIGHT: Final = 15  # columns behind the number of a row, from which an entry is in the right column
_TAG: Final = re.compile(r"[;#]\s*\[\s*(?P<name>[^\"\]]+?)\s+\"(?P<value>.*)\"\s*\]")
_LENGTH: Final = re.compile(
    r"(?P<points>[0-9]+)\s*-?\s*points?\s+match|match\s+to\s+(?P<to>[0-9]+).*"
    r"|(?:money|unlimited)\s+(?:session|match|game)",
    re.IGNORECASE,
)
_GAME: Final = re.compile(r"game\s+[0-9]+\.?", re.IGNORECASE)
_HEADING: Final = re.compile(
    r"(?P<left>.*?)\s*:\s*(?P<mine>[0-9]{1,3})\s+(?P<right>\S.*?|)\s*:\s*(?P<theirs>[0-9]{1,3})"
)
_RATING: Final = re.compile(
    r"(?P<name>.*\S)\s*"
    r"(?:\(\s*(?:elo\s*:?\s*)?[0-9]{3,4}(?:[.,][0-9]+)?(?:\s*/\s*[0-9]+)?\s*\)|,\s*[0-9]{3,4}(?:\.[0-9]+)?)",
    re.IGNORECASE,
)
_ROW: Final = re.compile(r"\s*[0-9]+\s*[).](?P<entries>.*)")
_WORDS: Final = r"(?:(?:re)?double|take|accept|drop|reject|beaver|raccoon|win|resign)s?\b|passes\b"
_ENTRY: Final = rf"[1-6]\s?[-,]?\s?[1-6]\s*:|{_WORDS}"
_NEXT: Final = re.compile(rf"\s+(?={_ENTRY})", re.IGNORECASE)
_ROLL: Final = re.compile(r"(?P<high>[1-6])\s?[-,]?\s?(?P<low>[1-6])\s*:\s*(?P<play>.*)")
_WIN: Final = re.compile(r"wins?\b\s*(?:(?P<points>[0-9]{1,4})\s*points?)?.*", re.IGNORECASE)
_OPENING: Final = re.compile(r";\s*opening ([1-6])-([1-6])")
_SET: Final = re.compile(r";\s*Set Pos", re.IGNORECASE)
_KINDS: Final = {
    "double": Kind.DOUBLE,
    "redouble": Kind.DOUBLE,
    "take": Kind.TAKE,
    "accept": Kind.TAKE,
    "drop": Kind.DROP,
    "pass": Kind.DROP,
    "reject": Kind.DROP,
}
_WORD: Final = re.compile(r"(?P<word>redouble|double|take|accept|drop|pass|reject)(?:s|es)?\b.*", re.IGNORECASE)
_KNOWN: Final = "31: 8/5 6/5, Doubles, Takes, Drops, Wins 1 point"
_ON: Final = {"on", "yes", "true"}
_UNNAMED: Final = {"", "standard", "standard backgammon"}  # the game of most other programs
_DATE: Final = re.compile(r"([0-9]{4})[.-]([0-9]{1,2})[.-]([0-9]{1,2})")
_TIME: Final = re.compile(r"([0-9]{1,2})[.:]([0-9]{2})")


def matches_in(texts: list[str], check: Check) -> Iterator[MatchTranscript]:
    """The matches in the lines of a text, each up to its first line that cannot be read.

    Raises `MatchTextError` when this program does not know the game or the length of a match.
    """
    section: list[TextLine] = []
    has_game = False
    for number, text in enumerate(texts, start=1):
        check()
        line = TextLine(number, text.expandtabs(8)[:_LONGEST_LINE].rstrip())
        words = line.text.strip()
        if not words:
            continue
        is_head = _LENGTH.fullmatch(words) is not None or _TAG.fullmatch(words) is not None
        if is_head and has_game:
            yield _match(section)
            section, has_game = [], False
        has_game = has_game or _GAME.fullmatch(words) is not None
        section.append(line)
    yield _match(section)


def is_beginning(line: str) -> bool:
    """Whether a match text or its first game can begin with this line."""
    words = line.strip()
    return words.startswith(";") or any(one.fullmatch(words) for one in (_LENGTH, _GAME, _TAG))


def _match(lines: list[TextLine]) -> MatchTranscript:
    tags: dict[str, Tag] = {}
    own: dict[str, Tag] = {}
    target: int | None = None
    at = 0
    for at, line in enumerate(lines):  # noqa: B007
        words = line.text.strip()
        if tag := _TAG.fullmatch(words):
            tags.setdefault(tag["name"].casefold(), Tag(line.number, tag["value"]))
            with suppress(MatchTextError):  # a tag that this program does not write
                name, value = parse_tag(line.number, words)
                own[name] = value
        elif length := _LENGTH.fullmatch(words):
            target = int(length["points"] or length["to"] or 0)
            if target > _LONGEST:
                raise MatchTextError(line.number, MatchTextFault.NO_LENGTH, text=words[:60])
        elif _GAME.fullmatch(words) or (target is not None and _HEADING.fullmatch(words)):
            break
    else:
        at = len(lines)
    if at == len(lines) and target is None:
        first = lines[0] if lines else TextLine(1, "")
        raise MatchTextError(first.number, MatchTextFault.NO_LENGTH, text=first.text.strip()[:60])
    games, names, damage = _games(lines[at:])
    left, right = (
        _name(tags[player].value if player in tags else name)
        for player, name in zip(("player 1", "player 2"), names, strict=True)
    )
    keys, headers = _rules(tags, own, target or 0)
    jacoby = tags.get("jacoby", Tag(0, "")).value.strip().casefold() in _ON
    return MatchTranscript(target or 0, left, right, _begun(tags), games, keys, headers, damage, jacoby)


def _rules(tags: dict[str, Tag], own: dict[str, Tag], target: int) -> tuple[tuple[str, ...], tuple[Header, ...]]:
    """The games that the tags name, none for backgammon; and the header if this program wrote the tags."""
    tag = tags.get(VARIATION.casefold(), Tag(0, ""))
    words = " ".join(tag.value.split()).casefold()
    try:
        return tuple(words.split(" ")), (header_of(own, target),)
    except (MatchTextError, KeyError):
        if words in _UNNAMED:
            return (), ()
        if words in _GAMES:
            return _GAMES[words], ()
        raise MatchTextError(
            tag.line,
            HouseRuleFault.UNKNOWN_RULE_SET,
            text=tag.value[:60],
            known=", ".join(rule_set.name for rule_set in RULE_SETS.values()),
        ) from None


def _names_of_games() -> dict[str, tuple[str, ...]]:
    names = {name.casefold(): order for order, name in SITTINGS.items()}
    for key, rule_set in RULE_SETS.items():
        for name in (rule_set.name, *rule_set.also_known_as.split("; ")):
            names[name.strip("„“").casefold()] = (key,)
    return names | {"tavla": (TABLA.key,)}


_GAMES: Final = _names_of_games()


def _games(lines: list[TextLine]) -> tuple[tuple[GameTranscript, ...], tuple[str, str], MatchTextError | None]:
    """The games in these lines, the names above the first, and the first line that cannot be read."""
    games: list[_Game] = []
    names = ("", "")
    damage: MatchTextError | None = None
    for line in lines:
        words = line.text.strip()
        is_named = _GAME.fullmatch(words) is not None
        if is_named or not games:
            games.append(_Game(line))
        if is_named:
            continue
        game = games[-1]
        if not game.rows and game.score is None and (heading := _HEADING.fullmatch(words)):
            game.line = line
            game.score = int(heading["mine"]), int(heading["theirs"])
            names = names if any(names) else (heading["left"], heading["right"])
            continue
        try:
            game.add(line)
        except MatchTextError as error:
            damage = error
            break
    return tuple(game.transcript() for game in games), names, damage


class _Game:
    def __init__(self, line: TextLine) -> None:
        self.line = line
        self.score: tuple[int, int] | None = None
        self.opening: list[tuple[int, int]] = []
        self.rows: list[list[Entry]] = []
        self._indent = 0  # of the first row: the columns before its first entry

    def add(self, line: TextLine) -> None:
        """Read a line of the game. Raises `MatchTextError` when it cannot be read."""
        words = line.text.strip()
        if words.startswith((";", "#")):
            self._add_remark(line, words)
            return
        row = _ROW.fullmatch(line.text)
        rest = row["entries"] if row else line.text
        entries = [_entry(line, cell.strip()) for cell in _NEXT.split(f" {rest}") if cell.strip()]
        indent = len(rest) - len(rest.lstrip())
        if not self.rows:
            self._indent = indent
        if row and len(entries) > 2 and entries[-1].kind is not Kind.WIN:
            raise MatchTextError(line.number, MatchTextFault.NO_LINE, text=words[:60])
        if row and len(entries) > 1:
            entries[:2] = (one._replace(side=side) for one, side in zip(entries, Side, strict=False))
        elif entries:
            is_right = indent >= (_FAR_RIGHT if row else 2 * _FAR_RIGHT)
            entries[0] = entries[0]._replace(side=Side.BLACK if is_right else Side.WHITE)
        if entries:
            self.rows.append(entries)

    def _add_remark(self, line: TextLine, words: str) -> None:
        if opening := _OPENING.fullmatch(words):
            self.opening.append((int(opening[1]), int(opening[2])))
        elif _SET.match(words):
            raise MatchTextError(line.number, MatchTextFault.NO_LINE, text=words[:60])

    def transcript(self) -> GameTranscript:
        """The game as far as it was read."""
        entries = tuple(entry for row in self.rows for entry in row)
        return GameTranscript(self.line.number, self.score, self._begins, tuple(self.opening), entries)

    @property
    def _begins(self) -> Side | None:
        """The side that began: the left one, unless its column is empty in the first row."""
        if not self.rows:
            return None
        is_alone = len(self.rows[0]) == 1
        has_more = len(self.rows) > 1 and self.rows[1][0].kind is not Kind.WIN
        return Side.BLACK if is_alone and (has_more or self._indent >= _FAR_RIGHT) else Side.WHITE


def _entry(line: TextLine, text: str) -> Entry:
    if roll := _ROLL.fullmatch(text):
        play = roll["play"]
        dice = int(roll["high"]), int(roll["low"])
        is_missing = not play or UNKNOWN_PLAY.fullmatch(play) is not None
        return Entry(line.number, text[:60], Kind.ROLL, dice=dice, play=None if is_missing else play)
    if win := _WIN.fullmatch(text):
        return Entry(line.number, text[:60], Kind.WIN, points=int(win["points"]) if win["points"] else None)
    if word := _WORD.fullmatch(text):
        return Entry(line.number, text[:60], _KINDS[word["word"].casefold()])  # a pattern takes ſ for s
    if text.lower().startswith("resign"):
        return Entry(line.number, text[:60], Kind.RESIGN)
    raise MatchTextError(line.number, MatchTextFault.NO_CELL, known=_KNOWN, text=text[:60])


def _name(text: str) -> str:
    rated = _RATING.fullmatch(text.strip())
    return (rated["name"] if rated else text.strip())[:_NAME_LIMIT]


def _begun(tags: dict[str, Tag]) -> str:
    date = _DATE.fullmatch(tags.get("eventdate", Tag(0, "")).value)
    time = _TIME.fullmatch(tags.get("eventtime", Tag(0, "")).value)
    if date is None:
        return tags.get("begun", Tag(0, "")).value[:_NAME_LIMIT]
    clock = f" {int(time[1]):02}:{time[2]}:00" if time else ""
    return f"{int(date[1])}-{int(date[2]):02}-{int(date[3]):02}{clock}"
