"""What can be wrong in a line of a file with a match."""

from __future__ import annotations

from tapa_desktop.rules.fault import Fault, FaultError


class RecordFault(Fault):
    """What can be wrong with a record, besides what can be with its fields, its rules, its position and its events."""

    LONG = "longer than {limit} MiB"
    LONG_LINE = "longer than {limit} bytes"
    NONE = "no record begins here"
    LATER_VERSION = "written as version {version}; this program reads version {own}"
    TWICE = "{name!r} stands twice"
    ENDLESS = "{count} events were taken back and brought again by now"


class MatchTextFault(Fault):
    """What can be wrong with a match text, besides what can be with its rules, its position and its events."""

    LONG = "longer than {limit} characters"
    MANY_LINES = "more than {limit} lines"
    NO_UTF8 = "not UTF-8: {byte:#x}"
    NO_LENGTH = "the length of the match expected, such as '5 point match', not {text!r}"
    NO_GAME = "no line such as {example} before it says which game this is"
    NO_TAG = "unknown comment at the top: {text!r}"
    NO_CELL = "a roll, {known} expected, not {text!r}"
    NO_LINE = "no line of a match: {text!r}"
    NO_NUMBERS = "{said}"
    OTHER_LINE = "{wanted!r} expected, not {text!r}"
    NOTHING_MORE = "nothing expected, not {text!r}"


class LineError(FaultError):
    """A line that is not accepted, counted from 1; 0 where nobody knows which. The message names it and its fault."""

    def __init__(self, line: int, fault: Fault, /, **values: object) -> None:
        super().__init__(fault, **values)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}" if self.line else super().__str__()
