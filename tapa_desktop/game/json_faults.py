"""What can be wrong with the fields of JSON or TOML, read from what msgspec says of them in English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final

from tapa_desktop.rules.fault import Fault, FaultError

_PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?(?P<place>[^`]*)`$")  # as msgspec ends its messages


class FieldFault(Fault):
    """A kind of fault, whose value is how the message about it begins.

    Values: `said`, the message; `place`, where the field is, such as `seat.name`, empty for all of it; `text`, the
    offending text, where it is known; and what the message names.
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
        """What was said, and the offending text."""
        return f"{values['said']}: {values['text']!r}" if "text" in values else str(values["said"])


class FileFault(Fault):
    """What can be wrong with a text file as a whole, or with the name of a setting in it."""

    LONG = "the file is too long"
    LONG_LINE = "longer than {limit} characters"
    NO_UTF8 = "the file is no text in UTF-8"
    NO_SETTING = "there is no such setting"


class FieldType(Enum):
    """What a field can have to be, as msgspec calls it."""

    WHOLE = "int"
    NUMBER = "float"
    TEXT = "str"
    YES_OR_NO = "bool"
    FIELDS = "object"
    LIST = "array"
    NOTHING = "null"


def field_fault(said: str) -> tuple[FieldFault, dict[str, object]]:
    """What a message is about, and its values."""
    kind, found = next((kind, found) for kind in FieldFault if (found := re.match(kind.value, said)))
    values: dict[str, object] = {**found.groupdict(), "said": said, "place": _place(said)}
    if kind is FieldFault.OTHER_TYPE:
        values["wanted"] = FieldType(found["wanted"])
    return kind, values


def within(field: str, error: FaultError) -> FaultError:
    """The same error, with the place of a fault below that field, or in the field itself."""
    inner = str(error.values.get("place", ""))
    return FaultError(error.fault, **{**error.values, "place": f"{field}.{inner}" if inner else field})


def _place(said: str) -> str:
    found = _PLACE.search(said)
    return found["place"] if found is not None else ""
