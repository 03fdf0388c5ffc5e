"""The one place where a fault becomes a sentence. Pure: from its kind and its values to text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.notation import behind_path, left_to_right
from tapa_desktop.game.fieldfault import FieldFault, FieldType
from tapa_desktop.game.linefault import LineError
from tapa_desktop.rules.fault import Fault, FaultError
from tapa_desktop.rules.positionfault import Field

from .disk import disk_sentence
from .event import event_sentences
from .field import field_sentences, type_name
from .match import match_sentences
from .position import field_name, position_sentences

translate = QCoreApplication.translate
_LONG: Final = re.compile(r"(\S{39})\S{2,}")  # a word that no line could be broken in, wider than a narrow window


def sentence(error: FaultError) -> str:
    """What is wrong, and in which line of a file, in the language spoken now."""
    what = without_line(error)
    if isinstance(error, LineError) and error.line:
        return translate("Faults", "line {line}: {what}").format(line=error.line, what=what)
    return what


def without_line(error: FaultError) -> str:
    """What is wrong with something that stands in no file. What it quotes reads rightwards in all languages."""
    what = sentences()[error.fault].format(**{name: _shown(value) for name, value in error.values.items()})
    return _with_field(what, error)


def sentences() -> dict[Fault, str]:
    """A sentence for each kind of fault, with places for its values."""
    return {**position_sentences(), **match_sentences(), **event_sentences(), **field_sentences()}


def reason(error: Exception) -> str:
    """Why something could not be done, in the language spoken now as far as the program knows what has happened."""
    match error:
        case FaultError():
            return sentence(error)
        case OSError():
            return disk_sentence(error)
        case UnicodeDecodeError():
            return sentences()[FieldFault.NO_UTF8]
        case _:
            return str(error)


def with_file(error: Exception) -> str:
    """Why something could not be done, behind the path of the file where the system names it."""
    if isinstance(error, OSError) and error.filename is not None:
        return at_file(error.filename, error)
    return reason(error)


def at_file(path: Path | str, error: Exception) -> str:
    """Why something could not be done with a file, behind its path."""
    return behind_path(path, reason(error))


def _with_field(what: str, error: FaultError) -> str:
    """With the name of the field that it is about, and the text that has been read, where they are known."""
    if error.values.get("place"):
        text = translate("Faults", "field {place}: {what}")
        what = text.format(place=_shown(error.values["place"]), what=what)
    if isinstance(error.fault, FieldFault) and error.values.get("text"):
        what = translate("Faults", "{what} It is: “{text}”").format(what=what, text=_shown(error.values["text"]))
    return what


def _shown(value: object) -> str:
    match value:
        case Field():
            return field_name(value)
        case FieldType():
            return type_name(value)
        case str():
            return left_to_right(_quoted(value))
        case _:
            return str(value)


def _quoted(text: str) -> str:
    """What was read, with what cannot be seen spelt out, and with no word that is too long to be shown."""
    seen = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
    return _LONG.sub(r"\1…", seen)
