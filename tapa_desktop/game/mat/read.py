"""Parses a match text, strictly: its events must be possible, and written as this program writes them.

It parses and applies the events, then formats the match again and reports the first line that differs in more than
white space.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile, zip_longest
from typing import Final

import msgspec

from tapa_desktop.game.apply import EventError
from tapa_desktop.game.events import (
    AgreedWin,
    Doubled,
    Dropped,
    GameBegun,
    MatchEvent,
    Noted,
    NoteText,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Taken,
)
from tapa_desktop.game.history import History, HistoryBuilder, begin_history
from tapa_desktop.game.record import FileFault, MatchTextFault
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA

from .tags import (
    BY_HAND_TAG,
    NOTE_TAG,
    OPENING_TAG,
    RESIGNED_TAG,
    VARIATION,
    MatchTextError,
    Numbers,
    Tag,
    TextLine,
    header_of,
    parse_numbers,
    parse_tag,
)
from .write import (
    CANNOT_MOVE,
    DOUBLES,
    DRAW,
    DROPS,
    ENTERED,
    GAME,
    NOTE,
    OPENING,
    RESIGNS,
    TAKES,
    WINS,
    games_of,
    match_lines,
    turn_names,
)

TEXT_LIMIT: Final = 4_000_000  # characters: as many games as the longest record has
MOST_LINES: Final = 200_000
LINE_LIMIT: Final = 2100  # characters; the longest line holds a note, each character of it escaped
_LENGTH: Final = re.compile(r"([0-9]{1,3}) point match")
_GAME: Final = re.compile(r"Game [0-9]+")
_OPENING: Final = re.compile(rf"{OPENING} ([1-6])-([1-6])")
_ENTERED: Final = re.compile(rf"{ENTERED} ([0-9 -]+)")
_MOST_THROWS: Final = 10_000  # of a game
_RESIGNS: Final = re.compile(rf"; (White|Black) {RESIGNS}(?: (single|mars|triple))?")
_ENDING: Final = re.compile(rf"({DRAW}|{WINS}) .+")
_NOTE: Final = re.compile(rf"{NOTE} (?P<turn>[a-zA-Z0-9 ]+) (?P<text>\".*\")")
_REMARK_TAG: Final = re.compile(
    rf"(?P<kind>{OPENING_TAG}|{BY_HAND_TAG}|{RESIGNED_TAG}|{NOTE_TAG}) (?P<game>[0-9]+)(?: (?P<turn>.+))?"
)
_AHEAD: Final = (ENTERED, *(f"; [{kind} " for kind in (OPENING_TAG, BY_HAND_TAG, RESIGNED_TAG, NOTE_TAG)))
_PLAYED: Final = re.compile(rf"{GAME} [a-z-]+")
_ROW: Final = re.compile(r"[0-9]+\) (.+)")
_GROUP: Final = "[1-6][1-6]>|[1-6]x[1-4]<"
_NEXT_CELL: Final = re.compile(rf" (?=(?:[1-6][1-6]|{_GROUP}):|{DOUBLES}|{TAKES}|{DROPS}|{WINS})")
_DICE: Final = re.compile(rf"(?:([1-6])([1-6])|{_GROUP}):")
_CUBE: Final[dict[str, MatchEvent]] = {DOUBLES: Doubled(), TAKES: Taken(), DROPS: Dropped()}


def check_size(text: str) -> None:
    """Raise `MatchTextError` for more characters or lines than any match has."""
    if len(text) > TEXT_LIMIT:
        raise MatchTextError(0, MatchTextFault.LONG, limit=TEXT_LIMIT)
    if text.count("\n") > MOST_LINES:
        raise MatchTextError(MOST_LINES, MatchTextFault.MANY_LINES, limit=MOST_LINES)


def is_own(text: str) -> bool:
    """Whether the lines before the first game are all this program's, and name games that it knows."""
    head = takewhile(lambda line: not _GAME.fullmatch(line.words), _lines(text.split("\n")))
    try:
        tags = dict(parse_tag(*line) for line in head if not _LENGTH.fullmatch(line.words))
    except MatchTextError:
        return False
    return VARIATION in tags and all(key in RULE_SETS for key in tags[VARIATION].value.split(" "))


def parse_match(text: str, check: Callable[[], object] = lambda: None) -> History:
    """The match in a text. `check` is called for each line; it may raise an exception to stop.

    Raises `MatchTextError` for a text that `format_match` could not have written, except for white space.
    """
    check_size(text)
    lines = _lines_of(text)
    history = _history(lines, check)
    if fault := _difference(lines, _lines(match_lines(history)), check):
        raise fault
    return history


def parse_cut_match(text: str, check: Callable[[], object]) -> tuple[History, MatchTextError | None]:
    """The match in a text of `format_match` that lacks its end, and the first missing line, if known.

    A last line without its line feed counts as missing. Remarks ahead of the moves may be about missing ones and are
    not compared. Raises `MatchTextError` when anything else is wrong.
    """
    check_size(text)
    whole, _, torn = text.rpartition("\n")
    lines = _lines_of(whole)
    history = _history(lines, check, is_cut=True)
    end = lines[-1].number + 1
    actual, expected = (
        [line for line in part if not line.text.startswith(_AHEAD)] for part in (lines, _lines(match_lines(history)))
    )
    fault = _difference(actual, expected, check)
    if fault and fault.line < end:
        raise fault
    if words := " ".join(torn.split()):
        return history, MatchTextError(text.count("\n") + 1, MatchTextFault.NO_LINE, text=words[:60])
    if fault is None and history.state.phase is Phase.GAME_OVER:
        next_game = f"Game {len(history.state.results) + 1}"
        return history, MatchTextError(end, MatchTextFault.OTHER_LINE, wanted=next_game, text="")
    return history, fault


def _lines_of(text: str) -> list[TextLine]:
    lines = list(_lines(text.removeprefix("\ufeff").split("\n")))
    if too_long := [line for line in lines if len(line.text) > LINE_LIMIT]:
        raise MatchTextError(too_long[0].number, MatchTextFault.LONG, limit=LINE_LIMIT)
    return lines


def _history(lines: list[TextLine], check: Callable[[], object], *, is_cut: bool = False) -> History:
    builder, games = _begin(lines, is_cut=is_cut)
    return _with_notes(builder, _add_games(builder, _checked(games, check)))


def _difference(
    lines: list[TextLine], expected: Iterable[TextLine], check: Callable[[], object]
) -> MatchTextError | None:
    """The first line that differs from the expected one in more than white space."""
    end = TextLine(lines[-1].number + 1, "")
    for line, other in zip_longest(lines, _checked(expected, check), fillvalue=end):
        if line.words != other.words:
            fault = MatchTextFault.OTHER_LINE if other.words else MatchTextFault.NOTHING_MORE
            return MatchTextError(line.number, fault, wanted=other.words[:100], text=line.words[:60])
    return None


def _checked(lines: Iterable[TextLine], check: Callable[[], object]) -> Iterator[TextLine]:
    for line in lines:
        check()
        yield line


def _lines(texts: Iterable[str]) -> Iterator[TextLine]:
    for number, line in enumerate(texts, start=1):
        if stripped := line.strip():
            yield TextLine(number, stripped)


def _begin(lines: list[TextLine], *, is_cut: bool) -> tuple[HistoryBuilder, list[TextLine]]:
    head = takewhile(lambda line: line.text.startswith("; ["), lines)
    tags = dict(parse_tag(*line) for line in head)
    number, words = (lines[len(tags)].number, lines[len(tags)].words) if lines[len(tags) :] else (len(lines) + 1, "")
    length = _LENGTH.fullmatch(words)
    if length is None:
        raise MatchTextError(number, MatchTextFault.NO_LENGTH, text=words[:60])
    if VARIATION not in tags:
        raise MatchTextError(number, MatchTextFault.NO_GAME, example=f'; [{VARIATION} "{TAPA.key}"]')
    games = [*_with_remarks(lines[len(tags) + 1 :], tags, is_cut=is_cut)]
    return HistoryBuilder(begin_history(header_of(tags, int(length[1])))), games


def _with_remarks(lines: list[TextLine], tags: dict[str, Tag], *, is_cut: bool) -> Iterator[TextLine]:
    """The lines of the games, with the remarks in the tags as lines at their usual places.

    `is_cut`: without those at the end of the last game if its end is missing.
    """
    remarks: dict[tuple[str, str], list[TextLine]] = {}
    for name, tag in tags.items():
        if match := _REMARK_TAG.fullmatch(name):
            place = match["kind"], match["game"]
            remarks.setdefault(place, []).extend(TextLine(tag.line, text) for text in _remark(match, tag.value))
    games = 0
    for number, line in enumerate(lines):
        if _GAME.fullmatch(line.words):
            yield from _ending_remarks(remarks, games)
            games += 1
        yield line
        if number and _GAME.fullmatch(lines[number - 1].words):
            for kind in (BY_HAND_TAG, OPENING_TAG):
                yield from remarks.get((kind, str(games)), [])
    if not is_cut or (lines and WINS in lines[-1].text):
        yield from _ending_remarks(remarks, games)


def _ending_remarks(remarks: dict[tuple[str, str], list[TextLine]], game: int) -> Iterator[TextLine]:
    for kind in (RESIGNED_TAG, NOTE_TAG):
        yield from remarks.get((kind, str(game)), [])


def _remark(tag: re.Match[str], value: str) -> list[str]:
    match tag["kind"]:
        case "Opening":
            return [f"{OPENING} {dice}" for dice in value.split(" ")]
        case "By hand":
            return [f"{ENTERED} {value}"]
        case "Resigned":
            side, _, how = value.partition(" ")
            return [f"; {side} {RESIGNS} {how}".rstrip()]
        case _:
            return [f"{NOTE} {tag['turn']} {msgspec.json.encode(value).decode()}"]


_Note = tuple[TextLine, int, str, str]  # its line, the game, counted from 1, the name of its turn, and the text


def _add_games(builder: HistoryBuilder, lines: Iterable[TextLine]) -> list[_Note]:
    """Add the events of all games; returns the notes for `_with_notes`."""
    games, entered = 0, Numbers()
    notes: list[_Note] = []
    rest = iter(lines)
    for line in rest:
        if _GAME.fullmatch(line.words):
            games, entered = games + 1, Numbers()
            next(rest, None)  # the line with names and score, which `_difference` checks
            if games > 1:
                _add(builder, line, GameBegun())
        elif row := _ROW.fullmatch(line.words):
            for cell in _NEXT_CELL.split(row[1]):
                _add_cell(builder, line, cell, entered)
        elif by_hand := _ENTERED.fullmatch(line.words):
            entered = _numbers(line, by_hand[1])
        elif note := _NOTE.fullmatch(line.text):
            notes.append((line, games, note["turn"], _note_text(line, note["text"])))
        elif not _PLAYED.fullmatch(line.words) and not _ENDING.fullmatch(line.words):
            _add(builder, line, _comment(line, builder.state.throws + 1 in entered))
    return notes


def _note_text(line: TextLine, text: str) -> str:
    try:
        return msgspec.json.decode(text, type=NoteText)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise MatchTextError(line.number, FileFault.UNREADABLE, detail=str(error), text=line.text[:60]) from error


def _with_notes(builder: HistoryBuilder, notes: list[_Note]) -> History:
    history = builder.history()
    if not notes:
        return history
    turns = [
        {name: first + at for at, name in turn_names(moments).items()} for first, _, moments, _ in games_of(history)
    ]
    for line, game, turn, text in notes:
        at = turns[game - 1].get(turn)
        if at is None:
            raise MatchTextError(line.number, MatchTextFault.NO_LINE, text=line.text[:60])
        builder.add(Noted(at, text))
    return builder.history()


def _add_cell(builder: HistoryBuilder, line: TextLine, cell: str, entered: Numbers) -> None:
    first, _, play = cell.partition(" ")
    dice = _DICE.fullmatch(first)
    if dice is None:
        if first == WINS:  # `_difference` checks it
            return
        if first not in _CUBE:
            raise MatchTextError(line.number, MatchTextFault.NO_CELL, known=", ".join(_CUBE), text=cell[:60])
        _add(builder, line, _CUBE[first])
        return
    if dice[1] and builder.state.phase is not Phase.TO_PLAY:  # otherwise the dice are known already
        _add(builder, line, Rolled(int(dice[1]), int(dice[2]), builder.state.throws + 1 in entered))
    if play:
        _add(builder, line, Played(PASS if play == CANNOT_MOVE else play))


def _numbers(line: TextLine, text: str) -> Numbers:
    try:
        return parse_numbers(text, _MOST_THROWS)
    except ValueError as error:
        raise MatchTextError(line.number, MatchTextFault.NO_NUMBERS, detail=str(error), text=text[:60]) from error


def _comment(line: TextLine, by_hand: bool) -> MatchEvent:
    """The event in a comment line of a game; `by_hand` is True if a person typed in the next throw."""
    if opening := _OPENING.fullmatch(line.words):
        return OpeningRolled(int(opening[1]), int(opening[2]), by_hand)
    if resigns := _RESIGNS.fullmatch(line.words):
        return Resigned(Side[resigns[1].upper()], msgspec.convert(resigns[2], AgreedWin | None))
    raise MatchTextError(line.number, MatchTextFault.NO_LINE, text=line.text[:60])


def _add(builder: HistoryBuilder, line: TextLine, event: MatchEvent) -> None:
    try:
        builder.add(event)
    except EventError as error:
        raise MatchTextError(line.number, error.fault, **error.values) from error
