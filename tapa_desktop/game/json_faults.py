"""Faults in the fields of JSON or TOML, recognized from the English messages of msgspec."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final

from tapa_desktop.rules.fault import Fault, FaultError

_PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?(?P<place>[^`]*)`$")  # the end of a message of msgspec


class FieldFault(Fault):
    """A kind of fault. Its value is a regular expression for the beginning of msgspec's message.

    The values of an error are `said`, the message; `place`, the path of the field, such as `seat.name`, or empty for
    the whole text; `text`, the offending text, if known; and the groups of the regular expression.
    """

    UNKNOWN = r"Object contains unknown field `(?P<name>[^`]*)`"
    MISSING = r"Object missing required field `(?P<name>[^`]*)`"
    SMALL = r"Expected `\w+` >= (?P<limit>\S+)"
    LARGE = r"Expected `\w+` <= (?P<limit>\S+)"
    SHORT = r"Expected `str` of length >= (?P<limit>\d+)"
    LONG = r"Expected `str` of length <= (?P<limit>\d+)"
    NO_COLOUR = r"Expected `str` matching regex '\^#"
    OTHER_FORM = r"Expected `str` matching regex (?P<pattern>.*?)(?: - at |$)"
    OTHER_TYPE = r"Expected `(?P<wanted>int|float|str|bool|object|array|null)\b"
    NO_TOML = r".*\((?:at line (?P<line>\d+), column \d+|at end of document)\)"
    NO_CHOICE = r"Invalid (?:enum )?value (?P<value>.*?)(?: - at |$)"
    OUT_OF_RANGE = r"(?:Number|Integer value) out of range"
    TRUNCATED = r"Input data was truncated"
    NO_JSON = r"JSON is malformed: .*\(byte (?P<byte>\d+)\)"
    NO_UTF8 = r"'utf-8' codec"
    DEEP = r"maximum recursion depth"
    UNREADABLE = r""

    def message(self, values: Mapping[str, object]) -> str:
        """The message of msgspec, and the offending text if known."""
        return f"{values['said']}: {values['text']!r}" if "text" in values else str(values["said"])


class FileFault(Fault):
    """What can be wrong with a whole text file, or with the name of a setting in it."""

    LONG = "the file is too long"
    LONG_LINE = "longer than {limit} characters"
    NO_UTF8 = "the file is no text in UTF-8"
    NO_SETTING = "there is no such setting"


class FieldType(Enum):
    """The type that a field must have; the value is msgspec's name for it."""

    WHOLE = "int"
    NUMBER = "float"
    TEXT = "str"
    YES_OR_NO = "bool"
    FIELDS = "object"
    LIST = "array"
    NOTHING = "null"


def field_fault(said: str) -> tuple[FieldFault, dict[str, object]]:
    """The kind of fault that a message of msgspec is about, and the values of the error."""
    kind, found = next((kind, found) for kind in FieldFault if (found := re.match(kind.value, said)))
    values: dict[str, object] = {**found.groupdict(), "said": said, "place": _place(said)}
    if kind is FieldFault.OTHER_TYPE:
        values["wanted"] = FieldType(found["wanted"])
    return kind, values


def within(field: str, error: FaultError) -> FaultError:
    """The same error with its place inside `field`, or `field` itself if it had none."""
    inner = str(error.values.get("place", ""))
    return FaultError(error.fault, **{**error.values, "place": f"{field}.{inner}" if inner else field})


def _place(said: str) -> str:
    found = _PLACE.search(said)
    return found["place"] if found is not None else ""
