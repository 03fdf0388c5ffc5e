"""What is wrong with the file of a match or of settings, in sentences: its text, its fields, its rules, its events."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.json_faults import FieldFault, FieldType, FileFault
from tapa_desktop.game.record import MatchTextFault, RecordFault
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.play_text import PlayFault

translate = QCoreApplication.translate


def match_sentences() -> dict[Fault, str]:
    """A sentence for each kind of fault."""
    return _of_a_record() | _of_a_text() | _of_its_parts() | _of_rules()


def _of_a_record() -> dict[Fault, str]:
    return {
        RecordFault.LONG: translate("Faults", "The file is longer than {limit} MiB."),
        RecordFault.LONG_LINE: translate("Faults", "The line is longer than {limit} bytes."),
        RecordFault.NONE: translate("Faults", "No match begins here."),
        RecordFault.LATER_VERSION: translate(
            "Faults", "The file is of version {version}; this program reads version {own}."
        ),
        RecordFault.TWICE: translate("Faults", "“{name}” stands twice in this line."),
        RecordFault.ENDLESS: translate("Faults", "Too much has been taken back and done again by now: {count}."),
    }


def _of_a_text() -> dict[Fault, str]:
    return {
        MatchTextFault.LONG: translate("Faults", "This is longer than {limit} characters."),
        MatchTextFault.MANY_LINES: translate("Faults", "There are more than {limit} lines."),
        MatchTextFault.NO_UTF8: translate("Faults", "This is no text in UTF-8."),
        MatchTextFault.NO_TAG: translate("Faults", "This comment is not known here: “{text}”"),
        MatchTextFault.NO_LENGTH: translate(
            "Faults", "The length of the match, such as “5 point match”, has to stand here, not “{text}”."
        ),
        MatchTextFault.NO_GAME: translate("Faults", "Before this, a line such as {example} has to name the game."),
    }


def _of_its_parts() -> dict[Fault, str]:
    return {
        MatchTextFault.NO_CELL: translate("Faults", "A roll or one of {known} has to stand here, not “{text}”."),
        MatchTextFault.NO_LINE: translate("Faults", "This is no line of a match: “{text}”"),
        MatchTextFault.NO_NUMBERS: translate(
            "Faults", "Rising numbers such as 1-3 5 have to stand here, not “{text}”."
        ),
        MatchTextFault.OTHER_LINE: translate("Faults", "“{wanted}” has to stand here, not “{text}”."),
        MatchTextFault.NOTHING_MORE: translate("Faults", "The match ends before this: “{text}”"),
    }


def _of_rules() -> dict[Fault, str]:
    return {
        HouseRuleFault.UNKNOWN_RULE_SET: translate("Faults", "There is no game “{text}”; there are {known}."),
        HouseRuleFault.NOT_OFFERED: translate("Faults", "{rule_set} has no house rule “{name}”; it has {known}."),
        HouseRuleFault.NO_CHOICE: translate(
            "Faults", "The house rule “{name}” cannot be “{value}”; it can be {known}."
        ),
    }


def event_sentences() -> dict[Fault, str]:
    """A sentence for each kind of fault."""
    return {
        EventFault.SMALLER_FIRST: translate("Faults", "The larger die of a roll stands first, not {high} {low}."),
        EventFault.MAY_NOT_DOUBLE: translate("Faults", "This side may not double now."),
        EventFault.NOTHING_TO_RESIGN: translate("Faults", "There is no game to give up."),
        EventFault.OTHER_PHASE: translate("Faults", "What is told here cannot happen at this time of the match."),
        EventFault.NO_WAY_BACK: translate("Faults", "There is no way back to event {to} of {count}."),
        EventFault.NOTHING_UNDONE: translate("Faults", "Nothing has been taken back that could be done again."),
        PlayFault.LONG: translate("Faults", "A move has four steps at most: “{text}”"),
        PlayFault.DICE_COUNT: translate("Faults", "Each step needs a die: “{text}”"),
        PlayFault.NO_BEGINNING: translate("Faults", "No legal move begins like this: “{text}”"),
        PlayFault.NO_PLAY: translate("Faults", "This is no legal move: “{text}”"),
        PlayFault.NO_STEP: translate(
            "Faults", "A step such as 24/18, in/22, bar/20 or 4/off has to stand here, not “{text}”."
        ),
    }


def field_sentences() -> dict[Fault, str]:
    """A sentence for each kind of fault."""
    return _of_its_value() | _of_all_of_it() | _of_the_file()


def type_name(wanted: FieldType) -> str:
    """What a field has to be."""
    return {
        FieldType.WHOLE: translate("Faults", "a whole number"),
        FieldType.NUMBER: translate("Faults", "a number"),
        FieldType.TEXT: translate("Faults", "a text"),
        FieldType.YES_OR_NO: translate("Faults", "true or false"),
        FieldType.FIELDS: translate("Faults", "fields with names"),
        FieldType.LIST: translate("Faults", "a list"),
        FieldType.NOTHING: translate("Faults", "nothing"),
    }[wanted]


def _of_the_file() -> dict[Fault, str]:
    return {
        FileFault.LONG: translate("Faults", "The file is too long."),
        FileFault.LONG_LINE: translate("Faults", "This is longer than {limit} characters."),
        FileFault.NO_UTF8: translate("Faults", "This is no text in UTF-8."),
        FileFault.NO_SETTING: translate("Faults", "There is no such setting."),
        FieldFault.NO_TOML: translate("Faults", "This is no TOML."),
    }


def _of_its_value() -> dict[Fault, str]:
    return {
        FieldFault.SMALL: translate("Faults", "It has to be {limit} or more."),
        FieldFault.LARGE: translate("Faults", "It has to be {limit} or less."),
        FieldFault.SHORT: translate("Faults", "The text is too short."),
        FieldFault.LONG: translate("Faults", "The text is too long: {limit} characters are the most."),
        FieldFault.NO_COLOUR: translate("Faults", "A colour such as #b58250 in small letters has to stand here."),
        FieldFault.OTHER_FORM: translate("Faults", "The text has not the form {pattern}."),
        FieldFault.OTHER_TYPE: translate("Faults", "What has to stand here: {wanted}."),
        FieldFault.NO_CHOICE: translate("Faults", "It cannot be {value}."),
        FieldFault.OUT_OF_RANGE: translate("Faults", "The number is too large."),
    }


def _of_all_of_it() -> dict[Fault, str]:
    return {
        FieldFault.UNKNOWN: translate("Faults", "There is no field “{name}”."),
        FieldFault.MISSING: translate("Faults", "The field “{name}” is missing."),
        FieldFault.TRUNCATED: translate("Faults", "It ends too soon."),
        FieldFault.NO_JSON: translate("Faults", "From byte {byte} on, this is no JSON."),
        FieldFault.NO_UTF8: translate("Faults", "This is no text in UTF-8."),
        FieldFault.DEEP: translate("Faults", "There are too many brackets within one another."),
        FieldFault.UNREADABLE: translate("Faults", "This cannot be read."),
    }
