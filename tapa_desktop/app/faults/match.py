"""What is wrong with a record or a match text as a file, and with the rules that it names."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.linefault import MatchTextFault, RecordFault
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.houserules import HouseRuleFault

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
