"""A sentence for each kind of fault in what comes from outside: files, settings, rules, events and positions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.decision import QuestionFault
from tapa_desktop.coach.pack import PackFault
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.friend_line import FriendFault
from tapa_desktop.game.record import FileFault, MatchTextFault, RecordFault
from tapa_desktop.rules.fault import Fault, Field, PositionFault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.outcome import ComputerFault
from tapa_desktop.rules.play_text import PlayFault

translate = QCoreApplication.translate


def sentences(limit: int = 0) -> dict[Fault, str]:
    """A template for each kind of fault, with placeholders for its values; `limit` is that which was passed, if any."""
    of_files = _match_sentences() | _file_sentences() | _of_packs() | _of_limits(limit)
    return _position_sentences() | of_files | _event_sentences() | _of_computer() | _of_friends()


def _of_limits(limit: int) -> dict[Fault, str]:
    text = translate("Errors", "This is longer than %n character(s).", "", limit)
    return {
        PackFault.LONG_TITLE: translate("Errors", "A title has at most %n character(s).", "", limit),
        RecordFault.LONG_LINE: translate("Errors", "The line is longer than %n byte(s).", "", limit),
        MatchTextFault.LONG: text,
        MatchTextFault.MANY_LINES: translate("Errors", "There are more than %n line(s).", "", limit),
        FileFault.LONG_LINE: text,
        FileFault.LONG_VALUE: translate("Errors", "A text here is longer than %n character(s): “{text}”", "", limit),
    }


def _of_computer() -> dict[Fault, str]:
    return {
        ComputerFault.CANNOT_PLAY: translate(
            "Errors", "A file that the computer needs for this game is missing or damaged."
        )
    }


def _of_friends() -> dict[Fault, str]:
    return {
        FriendFault.INCOMPLETE: translate("Friend", "The line is not complete: copy all of it."),
        FriendFault.ALTERED: translate("Friend", "The line was changed on its way: copy it again."),
        FriendFault.UNKNOWN_GAME: translate("Friend", "It belongs to a game that is not on this computer ({id})."),
        FriendFault.OTHER_GAME: translate("Friend", "It belongs to another game ({id})."),
        FriendFault.KNOWN: translate("Friend", "Line {number} has been played already."),
        FriendFault.FORKED: translate(
            "Friend", "Line {number} is not the one that was played here: one side has changed the game."
        ),
        FriendFault.MISSING: translate(
            "Friend", "It is line {number}, but line {wanted} has not come yet: ask for it again."
        ),
        FriendFault.OVER: translate("Friend", "The match is over."),
        FriendFault.SECRET: translate(
            "Friend", "Its secret does not match the one fixed at the start, so the dice would not be fair."
        ),
        FriendFault.HISTORY: translate("Friend", "The game before it is not the one that was played here."),
        FriendFault.ACTION: translate("Friend", "“{text}” is not possible in this position."),
        FriendFault.UNFINISHED: translate("Friend", "The turn in it is not complete."),
        FriendFault.INVITATION: translate("Friend", "This program cannot read the invitation: “{text}”"),
        FriendFault.TOO_LONG: translate("Friend", "It does not fit into a line of {limit} characters."),
        FriendFault.USED_UP: translate("Friend", "The match has used all its {rolls} rolls."),
        FriendFault.OTHER_EVENTS: translate("Friend", "The moves in the file are not those of its lines."),
    }


def _of_packs() -> dict[Fault, str]:
    return {
        PackFault.NO_TITLE: translate("Errors", "The first line must be a title."),
        PackFault.NO_POSITIONS: translate("Errors", "There are no positions in it."),
        PackFault.MANY: translate("Errors", "A pack has {most} positions at most."),
        QuestionFault.NO_DICE: translate("Errors", "The position has no roll."),
        QuestionFault.CUBE: translate("Errors", "“{text}” is not a cube decision."),
        QuestionFault.SCORE: translate("Errors", "The score is written as in {known}, not “{text}”."),
        PackFault.ONE_PLAY: translate("Errors", "There is only one move, so there is nothing to choose."),
        PackFault.TWICE: translate("Errors", "This is the same position as in line {line}."),
        PackFault.THEME: translate("Errors", "There is no theme “{text}”; there are {known}."),
        PackFault.GRADE: translate("Errors", "The difficulty is 1, 2 or 3, not “{text}”."),
        PackFault.FIELDS: translate("Errors", "A line has {most} parts at most."),
    }


def _match_sentences() -> dict[Fault, str]:
    return _of_a_record() | _of_a_text() | _of_its_parts() | _of_rules()


def _of_a_record() -> dict[Fault, str]:
    return {
        RecordFault.LONG: translate("Errors", "The file is longer than {limit} MiB."),
        RecordFault.NONE: translate("Errors", "No match starts here."),
        RecordFault.LATER_VERSION: translate(
            "Errors", "The file has version {version}; this program reads version {own}."
        ),
        RecordFault.TWICE: translate("Errors", "“{name}” appears twice in this line."),
        RecordFault.FEW_PLAYS: translate("Errors", "There are too many entries for so few moves: {count}, {plays}."),
        RecordFault.ENDLESS: translate("Errors", "There is too much undo and redo: {count}."),
    }


def _of_a_text() -> dict[Fault, str]:
    return {
        MatchTextFault.NO_TEXT: translate("Errors", "This is not text."),
        MatchTextFault.NO_TAG: translate("Errors", "Unknown comment: “{text}”"),
        MatchTextFault.NO_LENGTH: translate(
            "Errors", "Expected the length of the match, such as “5 point match”, found “{text}”."
        ),
        MatchTextFault.NO_GAME: translate("Errors", "A line such as {example} must name the game before this."),
    }


def _of_its_parts() -> dict[Fault, str]:
    return {
        MatchTextFault.NO_CELL: translate("Errors", "Expected a roll or one of {known}, found “{text}”."),
        MatchTextFault.NO_LINE: translate("Errors", "This is not a line of a match: “{text}”"),
        MatchTextFault.NO_NUMBERS: translate("Errors", "Expected rising numbers such as 1-3 5, found “{text}”."),
        MatchTextFault.OTHER_LINE: translate("Errors", "Expected “{wanted}”, found “{text}”."),
        MatchTextFault.NOTHING_MORE: translate("Errors", "The match ends before this: “{text}”"),
        MatchTextFault.NO_OPENING: translate(
            "Errors", "Expected the first roll of the game, two different dice, found “{text}”."
        ),
        MatchTextFault.NO_PLAY: translate("Errors", "The move before this is missing: “{text}”"),
        MatchTextFault.NO_END: translate(
            "Errors", "The end of the game before this is missing, such as “Wins 1 point”: “{text}”"
        ),
        MatchTextFault.OTHER_SCORE: translate("Errors", "Expected the score {wanted}, found “{text}”."),
        MatchTextFault.OTHER_POINTS: translate(
            "Errors", "{rule_set} counts {wanted} for this game, unlike the file: “{text}”"
        ),
    }


def _of_rules() -> dict[Fault, str]:
    return {
        HouseRuleFault.UNKNOWN_RULE_SET: translate("Errors", "There is no game “{text}”; there are {known}."),
        HouseRuleFault.NOT_OFFERED: translate("Errors", "{rule_set} has no house rule “{name}”; it has {known}."),
        HouseRuleFault.NO_CHOICE: translate(
            "Errors", "The house rule “{name}” cannot be “{value}”; it can be {known}."
        ),
        HouseRuleFault.NO_GAME: translate("Errors", "This match has no game."),
        HouseRuleFault.MANY_GAMES: translate(
            "Errors", "A match goes through {most} games at most; this one has {count}."
        ),
        HouseRuleFault.ONE_GAME_ONLY: translate(
            "Errors", "{rule_set}: the house rule “{name}” is possible only in a match of one game."
        ),
    }


def _event_sentences() -> dict[Fault, str]:
    return {
        EventFault.SMALLER_FIRST: translate("Errors", "The larger die of a roll comes first, not {high} {low}."),
        EventFault.MAY_NOT_DOUBLE: translate("Errors", "This side may not double now."),
        EventFault.NO_SUCH_WIN: translate("Errors", "This game cannot be won like that: {how}."),
        EventFault.NOTHING_TO_RESIGN: translate("Errors", "There is no game to resign."),
        EventFault.OTHER_PHASE: translate("Errors", "This event is impossible at this point of the match."),
        EventFault.NO_WAY_BACK: translate("Errors", "Undo cannot go back to event {to} of {count}."),
        EventFault.TOLD: translate("Friend", "A turn that was sent cannot be taken back."),
        EventFault.NOTHING_UNDONE: translate("Errors", "There is nothing to redo."),
        EventFault.NO_TURN: translate("Errors", "This note is on a move after the end of the match."),
        PlayFault.LONG: translate("Errors", "A move has four steps at most: “{text}”"),
        PlayFault.DICE_COUNT: translate("Errors", "Each step needs a die: “{text}”"),
        PlayFault.NO_BEGINNING: translate("Errors", "No legal move starts like this: “{text}”"),
        PlayFault.NO_PLAY: translate("Errors", "This is not a legal move: “{text}”"),
        PlayFault.NO_STEP: translate(
            "Errors", "Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”."
        ),
    }


def _file_sentences() -> dict[Fault, str]:
    return {
        FileFault.LONG: translate("Errors", "The file is too long."),
        FileFault.NO_UTF8: translate("Errors", "This is not UTF-8 text."),
        FileFault.UNREADABLE: translate("Errors", "This cannot be read."),
        FileFault.UNOPENED: translate("Errors", "It cannot be opened."),
        FileFault.DAMAGED: translate("Errors", "It is damaged."),
        FileFault.UNUSABLE: translate("Errors", "It is damaged, or of another version of this program."),
        FileFault.NO_SETTING: translate("Errors", "There is no such setting."),
    }


def field_name(field: Field) -> str:
    """The name of a field, for sentences that insert it; other sentences name their field themselves."""
    names = {
        Field.WHITE: translate("Errors", "White’s reserve/bar/off"),
        Field.BLACK: translate("Errors", "Black’s reserve/bar/off"),
    }
    return names.get(field, field.value)


def _position_sentences() -> dict[Fault, str]:
    return _of_the_line() | _of_the_board() | _beside_the_board() | _of_chains() | _of_further_fields()


def _of_the_line() -> dict[Fault, str]:
    return {
        PositionFault.TOO_LONG: translate("Errors", "This is too long for a position: “{text}”"),
        PositionFault.FIELD_COUNT: translate("Errors", "A position has six fields, not {count}: “{text}”"),
        PositionFault.CHAIN_FIELD_COUNT: translate(
            "Errors", "A position of this game has seven fields, not {count}: “{text}”"
        ),
        PositionFault.UNKNOWN_RULE_SET: translate("Errors", "There is no game “{text}”; there are {known}."),
        PositionFault.NO_SIDE: translate("Errors", "The side to move must be W or B, not “{text}”."),
        PositionFault.NO_ROLL: translate(
            "Errors", "The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”."
        ),
        PositionFault.WHITES_COUNT: translate("Errors", "Checkers of White: {count}, not {full}."),
        PositionFault.BLACKS_COUNT: translate("Errors", "Checkers of Black: {count}, not {full}."),
        PositionFault.OTHER_RULE_SET: translate("Errors", "The match is {rule_set}, but its position is from {text}."),
        PositionFault.GAME_OVER: translate("Errors", "The game is over in this position."),
        PositionFault.FOREIGN: translate("Errors", "This is not a readable position ({form}): “{text}”"),
    }


def _of_the_board() -> dict[Fault, str]:
    return {
        PositionFault.TWO_NUMBERS: translate("Errors", "White’s point {point}: two numbers side by side."),
        PositionFault.POINT_COUNT: translate("Errors", "The points do not add up to 24: “{text}”"),
        PositionFault.ZERO: translate("Errors", "White’s point {point}: “{text}” counts 0 or has a leading zero."),
        PositionFault.NO_POINT: translate(
            "Errors", "White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”."
        ),
        PositionFault.TALL_STACK: translate("Errors", "White’s point {point}: “{text}” is more than fifteen checkers."),
        PositionFault.OWN_PIN: translate(
            "Errors", "White’s point {point}: in “{text}” a checker pins one of its own side."
        ),
        PositionFault.NO_PINS: translate("Errors", "White’s point {point}: this game has no pins such as “{text}”."),
    }


def _beside_the_board() -> dict[Fault, str]:
    return {
        PositionFault.NO_COUNTS: translate(
            "Errors", "{field}: three counts such as 0/0/15 without leading zeros, not “{text}”."
        ),
        PositionFault.NO_BAR: translate("Errors", "{field}: this game has no bar, so it cannot be “{text}”."),
        PositionFault.NO_RESERVE: translate("Errors", "{field}: this game has no reserve, so it cannot be “{text}”."),
    }


def _of_further_fields() -> dict[Fault, str]:
    return {
        PositionFault.FIELD_ORDER: translate(
            "Errors", "Each field after a position may appear once, in this order: {known}; not as in “{text}”."
        ),
        PositionFault.NO_CUBE: translate("Errors", "This game has no cube, so it cannot be “{text}”."),
        PositionFault.CUBE_FORM: translate(
            "Errors", "The cube is written as in {known}, up to {largest}, not “{text}”."
        ),
        PositionFault.MATCH_FORM: translate("Errors", "The score is written as in {known}, not “{text}”."),
        PositionFault.NO_HOUSE_RULE: translate("Errors", "{rule_set} has no house rule “{name}”; it has {known}."),
        PositionFault.NO_CHOICE: translate("Errors", "The house rule “{name}” cannot be “{value}”; it can be {known}."),
        PositionFault.HOUSE_RULES_FORM: translate(
            "Errors",
            "Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”.",
        ),
    }


def _of_chains() -> dict[Fault, str]:
    return {
        PositionFault.NO_CHAINS: translate("Errors", "This game has no chains such as “{text}”."),
        PositionFault.NO_GROUP: translate(
            "Errors", "A chain is written as in 44>, and the rest of one as in 4x2<, not “{text}”."
        ),
        PositionFault.NO_ROLL_COUNTS: translate(
            "Errors", "The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”."
        ),
    }
