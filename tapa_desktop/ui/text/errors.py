"""Errors as sentences, one for each kind of fault in what comes from outside, or error of the system. Pure."""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.storage.files import NotAFile, system_message
from tapa_desktop.coach.decision import QuestionFault
from tapa_desktop.coach.pack import PackFault
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.friend_line import FriendFault
from tapa_desktop.game.record import FileFault, LineError, MatchTextFault, RecordFault
from tapa_desktop.resources import ResourceMissing
from tapa_desktop.rules.fault import Fault, FaultError, Field, PositionFault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.outcome import ComputerFault
from tapa_desktop.rules.play_text import PlayFault

from .numbers import after_path, left_to_right
from .translator import Sentences

translate = QCoreApplication.translate
_LONG: Final = re.compile(r"(\S{39})\S{2,}")  # an unbreakable word that is wider than a narrow window

_SAME: Final = {  # differences that do not matter to a player
    errno.EPERM: errno.EACCES,
    errno.ENFILE: errno.EMFILE,
    errno.ENXIO: errno.ENODEV,
}
_OF_THE_SYSTEM: Final = Sentences(
    "Errors",
    {
        errno.ENOSPC: "The disk is full.",
        errno.EDQUOT: "Your disk quota is full.",
        errno.EROFS: "The disk is read-only.",
        errno.EIO: "The disk cannot be read or written.",
        errno.ENODEV: "The disk is not there any more.",
        errno.EMFILE: "Too many files are open.",
        errno.EFBIG: "The file would become too large.",
        errno.EACCES: "This is not permitted.",
        errno.ENOENT: "There is no such file or folder.",
        errno.ENOTDIR: "Part of the path is not a folder.",
        errno.EISDIR: "This is a folder, not a file.",
        errno.EEXIST: "Something with that name already exists.",
        errno.ENAMETOOLONG: "The name is too long.",
        errno.EBUSY: "Another program is using it.",
    },
)


def sentence(error: FaultError) -> str:
    """What is wrong, with the line of the file if there is one, in the present language.

    Quoted text is shown left to right in all languages.
    """
    limit = error.values.get("limit")
    template = sentences(limit if isinstance(limit, int) else 0)[error.fault]
    what = _with_place(template.format(**{name: _shown(value) for name, value in error.values.items()}), error)
    if isinstance(error, LineError) and error.line:
        return translate("Errors", "line {line}: {what}").format(line=error.line, what=what)
    return what


def reason(error: Exception) -> str:
    """Why something failed, in the present language if the program knows the error."""
    match error:
        case FaultError():
            return sentence(error)
        case OSError():
            return disk_sentence(error)
        case UnicodeDecodeError():
            return sentences()[FileFault.NO_UTF8]
        case _:
            return f"{type(error).__name__}: {error}"


def history_trouble(error: Exception) -> str:
    """That the history does not work now, and why."""
    return translate("HistoryWindow", "The history cannot be read or written now: {why}").format(why=reason(error))


def with_file(error: Exception) -> str:
    """Why something failed, after the path of the file if the system names it."""
    if isinstance(error, OSError) and error.filename is not None:
        return at_file(error.filename, error)
    return reason(error)


def at_file(path: Path | str, error: Exception) -> str:
    """Why an operation on a file failed, after its path."""
    return after_path(path, reason(error))


def _with_place(what: str, error: FaultError) -> str:
    """Add the setting with the fault; of what cannot be read at all the text, and what msgspec says of it."""
    if error.values.get("place"):
        text = translate("Errors", "field {place}: {what}")
        what = text.format(place=_shown(error.values["place"]), what=what)
    if error.fault is not FileFault.UNREADABLE:
        return what
    if error.values.get("text"):
        what = translate("Errors", "{what} Found: “{text}”").format(what=what, text=_shown(error.values["text"]))
    return f"{what} ({_shown(error.values['said'])})"


def _shown(value: object) -> str:
    match value:
        case Field():
            return field_name(value)
        case str():
            seen = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in value)
            return left_to_right(_LONG.sub(r"\1…", seen))
        case _:
            return str(value)


def disk_sentence(error: OSError) -> str:
    """What has happened to a file; unknown errors are in the system's own words."""
    match error:
        case ResourceMissing():
            text = translate("Errors", "Part of the program is missing: {path}")
            return text.format(path=left_to_right(str(error.path)))
        case NotAFile():
            return translate("Errors", "This is not a file.")
        case _:
            number = error.errno or 0
            return disk_sentences().get(_SAME.get(number, number)) or system_message(error)


def disk_sentences() -> dict[int, str]:
    """A sentence for each error number of the system that a player may meet."""
    return {number: _OF_THE_SYSTEM.of(number) for number in _OF_THE_SYSTEM}


_ERRORS: Final = Sentences(
    "Errors",
    {
        RecordFault.LONG: "The file is longer than {limit} MiB.",
        RecordFault.NONE: "No match starts here.",
        RecordFault.LATER_VERSION: "The file has version {version}; this program reads version {own}.",
        RecordFault.TWICE: "“{name}” appears twice in this line.",
        RecordFault.FEW_PLAYS: "There are too many entries for so few moves: {count}, {plays}.",
        RecordFault.ENDLESS: "There is too much undo and redo: {count}.",
        MatchTextFault.NO_TEXT: "This is not text.",
        MatchTextFault.NO_TAG: "Unknown comment: “{text}”",
        MatchTextFault.NO_LENGTH: "Expected the length of the match, such as “5 point match”, found “{text}”.",
        MatchTextFault.NO_GAME: "A line such as {example} must name the game before this.",
        MatchTextFault.NO_CELL: "Expected a roll or one of {known}, found “{text}”.",
        MatchTextFault.NO_LINE: "This is not a line of a match: “{text}”",
        MatchTextFault.NO_NUMBERS: "Expected rising numbers such as 1-3 5, found “{text}”.",
        MatchTextFault.OTHER_LINE: "Expected “{wanted}”, found “{text}”.",
        MatchTextFault.NOTHING_MORE: "The match ends before this: “{text}”",
        MatchTextFault.NO_OPENING: "Expected the first roll of the game, two different dice, found “{text}”.",
        MatchTextFault.NO_PLAY: "The move before this is missing: “{text}”",
        MatchTextFault.NO_END: "The end of the game before this is missing, such as “Wins 1 point”: “{text}”",
        MatchTextFault.OTHER_SCORE: "Expected the score {wanted}, found “{text}”.",
        MatchTextFault.OTHER_POINTS: "{rule_set} counts {wanted} for this game, unlike the file: “{text}”",
        HouseRuleFault.UNKNOWN_RULE_SET: "There is no game “{text}”; there are {known}.",
        HouseRuleFault.NOT_OFFERED: "{rule_set} has no house rule “{name}”; it has {known}.",
        HouseRuleFault.NO_CHOICE: "The house rule “{name}” cannot be “{value}”; it can be {known}.",
        HouseRuleFault.NO_GAME: "This match has no game.",
        HouseRuleFault.MANY_GAMES: "A match goes through {most} games at most; this one has {count}.",
        HouseRuleFault.ONE_GAME_ONLY: "{rule_set}: the house rule “{name}” is possible only in a match of one game.",
        FileFault.LONG: "The file is too long.",
        FileFault.NO_UTF8: "This is not UTF-8 text.",
        FileFault.UNREADABLE: "This cannot be read.",
        FileFault.UNOPENED: "It cannot be opened.",
        FileFault.DAMAGED: "It is damaged.",
        FileFault.UNUSABLE: "It is damaged, or of another version of this program.",
        FileFault.NO_SETTING: "There is no such setting.",
        PackFault.NO_TITLE: "The first line must be a title.",
        PackFault.NO_POSITIONS: "There are no positions in it.",
        PackFault.MANY: "A pack has {most} positions at most.",
        QuestionFault.NO_DICE: "The position has no roll.",
        QuestionFault.CUBE: "“{text}” is not a cube decision.",
        QuestionFault.SCORE: "The score is written as in {known}, not “{text}”.",
        PackFault.ONE_PLAY: "There is only one move, so there is nothing to choose.",
        PackFault.TWICE: "This is the same position as in line {line}.",
        PackFault.THEME: "There is no theme “{text}”; there are {known}.",
        PackFault.GRADE: "The difficulty is 1, 2 or 3, not “{text}”.",
        PackFault.FIELDS: "A line has {most} parts at most.",
        PackFault.LONG_TITLE: "A title has at most %n character(s).",
        RecordFault.LONG_LINE: "The line is longer than %n byte(s).",
        MatchTextFault.MANY_LINES: "There are more than %n line(s).",
        FileFault.LONG_VALUE: "A text here is longer than %n character(s): “{text}”",
        ComputerFault.CANNOT_PLAY: "A file that the computer needs for this game is missing or damaged.",
        PositionFault.TOO_LONG: "This is too long for a position: “{text}”",
        PositionFault.FIELD_COUNT: "A position has six fields, not {count}: “{text}”",
        PositionFault.CHAIN_FIELD_COUNT: "A position of this game has seven fields, not {count}: “{text}”",
        PositionFault.UNKNOWN_RULE_SET: "There is no game “{text}”; there are {known}.",
        PositionFault.NO_SIDE: "The side to move must be W or B, not “{text}”.",
        PositionFault.NO_ROLL: "The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”.",
        PositionFault.WHITES_COUNT: "Checkers of White: {count}, not {full}.",
        PositionFault.BLACKS_COUNT: "Checkers of Black: {count}, not {full}.",
        PositionFault.OTHER_RULE_SET: "The match is {rule_set}, but its position is from {text}.",
        PositionFault.GAME_OVER: "The game is over in this position.",
        PositionFault.FOREIGN: "This is not a readable position ({form}): “{text}”",
        PositionFault.TWO_NUMBERS: "White’s point {point}: two numbers side by side.",
        PositionFault.POINT_COUNT: "The points do not add up to 24: “{text}”",
        PositionFault.ZERO: "White’s point {point}: “{text}” counts 0 or has a leading zero.",
        PositionFault.NO_POINT: (
            "White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”."
        ),
        PositionFault.TALL_STACK: "White’s point {point}: “{text}” is more than fifteen checkers.",
        PositionFault.OWN_PIN: "White’s point {point}: in “{text}” a checker pins one of its own side.",
        PositionFault.NO_PINS: "White’s point {point}: this game has no pins such as “{text}”.",
        PositionFault.NO_COUNTS: "{field}: three counts such as 0/0/15 without leading zeros, not “{text}”.",
        PositionFault.NO_BAR: "{field}: this game has no bar, so it cannot be “{text}”.",
        PositionFault.NO_RESERVE: "{field}: this game has no reserve, so it cannot be “{text}”.",
        PositionFault.NO_CHAINS: "This game has no chains such as “{text}”.",
        PositionFault.NO_GROUP: "A chain is written as in 44>, and the rest of one as in 4x2<, not “{text}”.",
        PositionFault.NO_ROLL_COUNTS: "The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”.",
        PositionFault.FIELD_ORDER: (
            "Each field after a position may appear once, in this order: {known}; not as in “{text}”."
        ),
        PositionFault.NO_CUBE: "This game has no cube, so it cannot be “{text}”.",
        PositionFault.CUBE_FORM: "The cube is written as in {known}, up to {largest}, not “{text}”.",
        PositionFault.MATCH_FORM: "The score is written as in {known}, not “{text}”.",
        PositionFault.NO_HOUSE_RULE: "{rule_set} has no house rule “{name}”; it has {known}.",
        PositionFault.NO_CHOICE: "The house rule “{name}” cannot be “{value}”; it can be {known}.",
        PositionFault.HOUSE_RULES_FORM: (
            "Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”."
        ),
        EventFault.SMALLER_FIRST: "The larger die of a roll comes first, not {high} {low}.",
        EventFault.MAY_NOT_DOUBLE: "This side may not double now.",
        EventFault.NO_SUCH_WIN: "This game cannot be won like that: {how}.",
        EventFault.NOTHING_TO_RESIGN: "There is no game to resign.",
        EventFault.OTHER_PHASE: "This event is impossible at this point of the match.",
        EventFault.NO_WAY_BACK: "Undo cannot go back to event {to} of {count}.",
        EventFault.NOTHING_UNDONE: "There is nothing to redo.",
        EventFault.NO_TURN: "This note is on a move after the end of the match.",
        PlayFault.LONG: "A move has four steps at most: “{text}”",
        PlayFault.DICE_COUNT: "Each step needs a die: “{text}”",
        PlayFault.NO_BEGINNING: "No legal move starts like this: “{text}”",
        PlayFault.NO_PLAY: "This is not a legal move: “{text}”",
        PlayFault.NO_STEP: "Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”.",
        MatchTextFault.LONG: "This is longer than %n character(s).",
        FileFault.LONG_LINE: "This is longer than %n character(s).",
    },
)
_OF_FRIENDS: Final = Sentences(
    "Friend",
    {
        EventFault.TOLD: "A turn that was sent cannot be taken back.",
        FriendFault.INCOMPLETE: "The line is not complete: copy all of it.",
        FriendFault.ALTERED: "The line was changed on its way: copy it again.",
        FriendFault.UNKNOWN_GAME: "It belongs to a game that is not on this computer ({id}).",
        FriendFault.OTHER_GAME: "It belongs to another game ({id}).",
        FriendFault.KNOWN: "Line {number} has been played already.",
        FriendFault.FORKED: "Line {number} is not the one that was played here: one side has changed the game.",
        FriendFault.MISSING: "It is line {number}, but line {wanted} has not come yet: ask for it again.",
        FriendFault.OVER: "The match is over.",
        FriendFault.SECRET: "Its secret does not match the one fixed at the start, so the dice would not be fair.",
        FriendFault.HISTORY: "The game before it is not the one that was played here.",
        FriendFault.ACTION: "“{text}” is not possible in this position.",
        FriendFault.UNFINISHED: "The turn in it is not complete.",
        FriendFault.INVITATION: "This program cannot read the invitation: “{text}”",
        FriendFault.TOO_LONG: "It does not fit into a line of {limit} characters.",
        FriendFault.USED_UP: "The match has used all its {rolls} rolls.",
        FriendFault.OTHER_EVENTS: "The moves in the file are not those of its lines.",
    },
)


def sentences(limit: int = 0) -> dict[Fault, str]:
    """A template for each kind of fault, with placeholders for its values; `limit` is that which was passed, if any."""
    return {fault: table.of(fault, limit) for table in (_ERRORS, _OF_FRIENDS) for fault in table}


def field_name(field: Field) -> str:
    """The name of a field, for sentences that insert it; other sentences name their field themselves."""
    names = {
        Field.WHITE: translate("Errors", "White’s reserve/bar/off"),
        Field.BLACK: translate("Errors", "Black’s reserve/bar/off"),
    }
    return names.get(field, field.value)
