"""What is wrong with a file of a look, told so that its writer finds it: with the line. Pure."""

from __future__ import annotations

import re
from typing import Final

_WHERE: Final = re.compile(r" - at `\$\.?(?P<path>[^`]*)`$")  # as msgspec ends its messages
_UNKNOWN: Final = re.compile(r"unknown field `(?P<field>[^`]*)`")
_LIMIT: Final = 300  # characters of a message


def fault_text(text: str, message: str) -> str:
    """The message about a file with that text, with the line; for a field that is missing, that of its section."""
    if "(at line " in message or "(at end of document)" in message:
        return message[:_LIMIT]
    found, unknown = _WHERE.search(message), _UNKNOWN.search(message)
    path = found["path"].split(".") if found is not None and found["path"] else []
    path += [unknown["field"]] if unknown is not None else []
    line = _line_of(text, path)
    return f"{message[:_LIMIT]} (line {line})" if line else message[:_LIMIT]


def _line_of(text: str, path: list[str]) -> int:
    """The line, counted from 1, of a section, of a field in it, or of a field before all sections; 0 if not found."""
    section, found = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if words.startswith("["):
            section = words.strip("[] \t").partition("]")[0]
            found = number if path[:1] == [section] else found
        here = [section] if section else []
        if [*here, words.partition("=")[0].strip()] == path and "=" in words:
            return number
    return found
