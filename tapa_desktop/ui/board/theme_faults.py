"""Where in a file of a look its fault is, so that its writer finds it. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from tapa_desktop.game.fieldfault import FieldFault


def line_of(text: str, fault: FieldFault, values: Mapping[str, object]) -> int:
    """The line, counted from 1, of a fault in that text; for a field that is missing, that of its section.

    0 where it is not found.
    """
    if fault is FieldFault.NO_TOML:
        return int(str(values["line"])) if values["line"] else len(text.splitlines())
    path = str(values["place"]).split(".") if values["place"] else []
    return _line_of(text, [*path, str(values["name"])] if fault is FieldFault.UNKNOWN else path)


def _line_of(text: str, path: list[str]) -> int:
    """The line of a section, of a field in it, or of a field before all sections."""
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
