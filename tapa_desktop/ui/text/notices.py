"""Notices in words of the present language, as they are shown below the board."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.notice import Notice, NoticeKind, Severity

from .translator import Sentences

translate = QCoreApplication.translate

_NOTICES: Final = Sentences(
    "Notices",
    {
        NoticeKind.COPY_SAVED: "A copy of this match is saved.",
        NoticeKind.COMPUTER_FAILED: "The computer cannot play. Undo or let someone else play its side.",
        NoticeKind.COMPUTER_REPLACED: "The computer cannot play this game. You now play for it.",
        NoticeKind.GAME_UNPLAYABLE: "The computer cannot play some games. Two people can still play them.",
        NoticeKind.COMPUTER_WEAKER: (
            "The computer plays more weakly or slowly than it could: a file that it needs cannot be used."
        ),
        NoticeKind.MATCH_IMPOSSIBLE: "This match cannot be played.",
        NoticeKind.SEAT_IMPOSSIBLE: "There is no player with that name or level.",
        NoticeKind.LEVEL_UNKNOWN: "The computer plays at another level, since this program does not know {level}.",
        NoticeKind.SEED_BROKEN: (
            "The seed in this file does not match its SHA-256: the file was changed and proves nothing."
        ),
        NoticeKind.DIGEST_MISSING: (
            "This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing."
        ),
        NoticeKind.FILE_FILLED: (
            "This match has reached the maximum length of a file. It is kept, and a new match starts."
        ),
        NoticeKind.SETTINGS_UNSAVED: "The settings cannot be saved. They apply until you close the program.",
        NoticeKind.SETTINGS_REPLACED: (
            "Some settings are invalid and were replaced by the defaults. The file is kept as {}"
        ),
        NoticeKind.SETTINGS_UNREAD: (
            "The settings cannot be read and were replaced by the defaults. The file is kept as {}"
        ),
        NoticeKind.FOLDER_NOT_UTF8: (
            "The name of your matches folder is not UTF-8. Matches are saved there, but file dialogs cannot open it."
        ),
        NoticeKind.BOARD_UNUSABLE: "The board “{key}” cannot be shown. The wooden one is used instead.",
        NoticeKind.CHECKERS_UNUSABLE: "The checkers “{key}” cannot be shown. Those of the board are used instead.",
        NoticeKind.UNSAVED: "The match cannot be saved now. Play on: it will be saved as soon as possible.",
        NoticeKind.SAVED_AGAIN: "The match is saved again.",
        NoticeKind.SAVED_NO_MORE: "This window has been closed, so the match is no longer saved.",
        NoticeKind.CHANGED_BY_OTHER: (
            "Another program has changed the file of this match. The match continues in a new file."
        ),
        NoticeKind.NOT_ARCHIVED: "A finished match cannot be filed with the others.",
        NoticeKind.COPY_UNSAVED: "The copy cannot be saved.",
        NoticeKind.EXPORTED: "{name} is saved.",
        NoticeKind.NOT_EXPORTED: "{name} cannot be saved.",
        NoticeKind.PROGRESS_UNKNOWN: "The match in progress cannot be found. All matches are under Game ▸ Resume.",
        NoticeKind.ALREADY_OPEN: "This match is already on the board.",
        NoticeKind.IN_OTHER_WINDOW: "The match {name} is being played in another window.",
        NoticeKind.NOT_OPENED: "{name} cannot be opened.",
        NoticeKind.DAMAGED: "The match {name} is damaged. It is kept as {kept}.",
        NoticeKind.DAMAGED_IN_PART: (
            "The match {name} is damaged and continues from before the damage. The old file is kept as {kept}."
        ),
        NoticeKind.TORN: "The last entry of this match is incomplete and was left out.",
        NoticeKind.CUT_SHORT: "This text ends before the match does. If there was more, it has been cut off.",
        NoticeKind.READ_IN_PART: "The match was read only up to a line that cannot be read.",
        NoticeKind.COUNTED_OTHERWISE: "The match was read, but one of its games counts differently here.",
        NoticeKind.SEVERAL_MATCHES: (
            "This text has {count} matches. The first is open; the others are under Game ▸ Resume."
        ),
        NoticeKind.TORN_KEPT: "The last entry was incomplete when the program stopped. It is kept as {}.",
        NoticeKind.GOES_ON_ELSEWHERE: "The file {name} cannot be saved any further. The match continues in a new file.",
        NoticeKind.NOT_RENAMED: "A damaged file cannot be renamed.",
        NoticeKind.HISTORY_UNWRITTEN: "The history cannot be saved now. It will be updated as soon as possible.",
        NoticeKind.HISTORY_WRITTEN_AGAIN: "The history is saved again.",
        NoticeKind.HISTORY_DAMAGED: (
            "The history was damaged and is being rebuilt from the matches. The old file is kept as {}."
        ),
        NoticeKind.MATCH_LEFT_OUT: (
            "A match cannot be added to the history now. The program will try again at the next start."
        ),
    },
)
_OF_FRIENDS: Final = Sentences(
    "Friend",
    {
        NoticeKind.LINE_REFUSED: "This line is not played.",
        NoticeKind.LINE_KNOWN: "There is nothing new in this line.",
        NoticeKind.SECRETS_MISSING: (
            "This game was begun on another computer, which keeps its secrets: here it can only be looked at."
        ),
    },
)


class Message(Struct, frozen=True):
    """A sentence for the player; `detail` names the file, line or field, or holds the system's message.

    `files`: a line about each file, if the message sums up several. `notice`: the notice that it words.
    """

    severity: Severity
    text: str
    detail: str = ""
    files: tuple[str, ...] = ()
    notice: Notice | None = None


def message_of(notice: Notice) -> Message:
    """The notice in words."""
    files = tuple(_line(part, notice.kind) for part in notice.about)
    return Message(notice.severity, _text(notice), _detail(notice), files, notice)


def _text(notice: Notice) -> str:
    if notice.kind is NoticeKind.FILES_NOTICED:
        return translate("Notices", "There are %n messages about these files.", "", len(notice.about))
    if notice.kind is NoticeKind.FILES_NOT_OPENED:
        return translate("Notices", "%n files could not be opened.", "", len(notice.about))
    from .numbers import without_bidi_marks  # noqa: PLC0415 - no start waits for it

    name = without_bidi_marks(Path(notice.path).name) if notice.path is not None else ""
    kind = NoticeKind.COPY_SAVED if notice.kind is NoticeKind.COPY_WITH_SEED_SAVED else notice.kind
    text = (_OF_FRIENDS if kind in _OF_FRIENDS else _NOTICES).of(kind)
    if notice.kind is NoticeKind.COPY_WITH_SEED_SAVED:
        secret = translate("Notices", "It contains the secret seed: anyone who reads it can know the rolls to come.")
        text = f"{text} {secret}"
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


def _line(notice: Notice, about: NoticeKind) -> str:
    """One notice among those that are summed up; what is the same for all of them is said above them."""
    message = message_of(notice)
    return f"{message.text} {message.detail}".strip() if about is NoticeKind.FILES_NOTICED else message.detail
