"""Errors as sentences: one for each kind of fault in a file or a text, and for errors of the system. Pure."""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.storage.files import NotAFile, system_message
from tapa_desktop.game.record import FileFault, LineError
from tapa_desktop.resources import ResourceMissing
from tapa_desktop.rules.fault import FaultError, Field, printable

from .numbers import after_path, left_to_right
from .translator import text_of, texts_of

translate = QCoreApplication.translate
_LONG: Final = re.compile(r"(\S{39})\S{2,}")  # an unbreakable word that is wider than a narrow window

_SAME: Final = {  # differences that do not matter to a player
    errno.EPERM: errno.EACCES,
    errno.ENFILE: errno.EMFILE,
    errno.ENXIO: errno.ENODEV,
}


def sentence(error: FaultError) -> str:
    """The sentence about a fault, with the line of the file if there is one. Quoted text is left to right."""
    limit = error.values.get("limit") if "%n" in error.fault.value else None
    template = translate("Faults", error.fault.value, "", limit if isinstance(limit, int) else -1)
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
            return _disk_sentence(error)
        case UnicodeDecodeError():
            return sentence(FaultError(FileFault.NO_UTF8))
        case _:
            return f"{type(error).__name__}: {error}"


def unjudged(error: Exception) -> str:
    """The sentence that the computer cannot judge a position, and why."""
    return translate("Errors", "The computer cannot judge this position. {what}").format(what=reason(error))


def history_trouble(error: Exception) -> str:
    """The sentence that the history does not work now, and why."""
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
    """Add the field with the fault; for an unreadable value also its text, and the message of msgspec."""
    if error.values.get("place"):
        text = translate("Errors", "field {place}: {what}")
        what = text.format(place=_shown(error.values["place"]), what=what)
    if error.fault is not FileFault.UNREADABLE:
        return what
    if error.values.get("text"):
        what = translate("Errors", "{what} Found: “{text}”").format(what=what, text=_shown(error.values["text"]))
    return f"{what} ({_shown(error.values['detail'])})"


def _shown(value: object) -> str:
    match value:
        case Field.WHITE:
            return translate("Errors", "White’s reserve/bar/off")
        case Field.BLACK:
            return translate("Errors", "Black’s reserve/bar/off")
        case Field():
            return value.value
        case str():
            return left_to_right(_LONG.sub(r"\1…", printable(value)))
        case _:
            return str(value)


def _disk_sentence(error: OSError) -> str:
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
    return {getattr(errno, name): text_of("Errors", "system", name) for name in texts_of("Errors", "system")}
