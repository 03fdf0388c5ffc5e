"""The texts of notices, in the present language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.notice import Notice, NoticeKind, Severity

from .translator import text_of

translate = QCoreApplication.translate

_OF_FRIENDS: Final = {
    *(NoticeKind.LINE_REFUSED, NoticeKind.LINE_KNOWN, NoticeKind.OWN_INVITATION, NoticeKind.SECRETS_MISSING)
}


class Message(Struct, frozen=True):
    """A sentence for the player; `detail` names the file, line or field, or holds the system's message."""

    severity: Severity
    text: str
    detail: str = ""
    files: tuple[str, ...] = ()  # a line about each file, if the message sums up several
    notice: Notice | None = None  # of which it is the text


def message_of(notice: Notice) -> Message:
    """The notice in words."""
    files = tuple(_line(part, notice.kind) for part in notice.about)
    return Message(notice.severity, _text(notice), _detail(notice), files, notice)


def _text(notice: Notice) -> str:
    from .numbers import without_bidi_marks  # noqa: PLC0415 - no start waits for it

    name = without_bidi_marks(Path(notice.path).name) if notice.path is not None else ""
    context = "Friend" if notice.kind in _OF_FRIENDS else "Notices"
    text = text_of(context, "kinds", notice.kind.value, len(notice.about))
    if notice.kind is NoticeKind.COPY_WITH_SEED_SAVED:
        text = f"{text_of(context, 'kinds', NoticeKind.COPY_SAVED.value)} {text}"
    return text.format(name, **{"name": name, "kept": name, **notice.values})


def _detail(notice: Notice) -> str:
    from .errors import at_file, with_file  # noqa: PLC0415 - no start waits for it
    from .numbers import after_path, bidi_isolated  # noqa: PLC0415 - as above

    match notice:
        case Notice(kind=NoticeKind.IN_OTHER_WINDOW, path=path, values={"process": process, "machine": machine}):
            who = translate("Notices", "process {process} on {machine}")
            return after_path(path, who.format(process=process, machine=bidi_isolated(str(machine))))
        case Notice(path=path, values={"faults": [*faults]}):
            return "\n".join([str(path), *(with_file(fault) for fault in faults if isinstance(fault, Exception))])
        case Notice(path=None, error=None):
            return ""
        case Notice(path=None, error=Exception() as error):
            return with_file(error)
        case Notice(path=str() | Path() as path, error=Exception() as error):
            return at_file(path, error)
        case _:
            return str(notice.path)


def _line(notice: Notice, kind: NoticeKind) -> str:
    """The line of one notice in a summary, without the text that is the same for all."""
    message = message_of(notice)
    return f"{message.text} {message.detail}".strip() if kind is NoticeKind.FILES_NOTICED else message.detail
